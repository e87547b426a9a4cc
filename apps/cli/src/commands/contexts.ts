import { readFile } from "node:fs/promises";
import type { Context, RawInput } from "@legwork/protocol";
import { type Command, Option } from "commander";
import type { Environment } from "../configuration.ts";
import { usageFailure } from "../failure.ts";
import { formatOf, formatRows, printData } from "../output/data.ts";
import { writeResult } from "../output/result-file.ts";
import type { Terminal } from "../output/terminal.ts";
import { serviceCommand, whichKey, type OpenService } from "../service-command.ts";
import type { Worker } from "../worker.ts";

type Flags = { json?: true; plain?: true };

const examples = `
Examples:
  $ legwork contexts list
  $ legwork contexts import state.json
      Playwright's storageState, or a cookies.txt file; prints the id of the context
  $ legwork contexts export 9f2c… --output state.json
  $ legwork contexts export 9f2c… --format cookies.txt > cookies.txt
  $ legwork contexts delete 9f2c…

Whoever has what a context holds is signed in where it is. ${whichKey}`;

/** `legwork contexts`: what sessions begin signed in with. */
export function contextsCommand(environment: Environment, terminal: Terminal): Command {
  const { command, open } = serviceCommand("contexts", environment);
  command
    .summary("list, show, import, export and delete what sessions are signed in to")
    .description("Contexts: cookies and storage that sessions begin with, which a running service keeps.")
    .addHelpText("after", examples);
  addList(command, open, terminal);
  addOne(command, open, terminal);
  addImport(command, open, terminal);
  addExport(command, open, terminal);
  return command;
}

function addList(command: Command, open: OpenService, terminal: Terminal): void {
  command
    .command("list")
    .description("All of the key's project, newest first, without what is in them.")
    .option("--json", "as JSON: all that is known of them")
    .option("--plain", "with tabs between, without a heading")
    .action(async (flags: Flags) => {
      const contexts = await allContexts(await open());
      if (flags.json) return terminal.printJson(contexts);
      if (contexts.length === 0) return terminal.note("There are no contexts.");
      const time = (text: string) => text.slice(0, 19).replace("T", " ");
      const rows = contexts.map(({ id, createdAt, updatedAt, version, size, writerSessionId }) => {
        const times = { created: time(createdAt), saved: time(updatedAt) };
        return { id, ...times, version, bytes: size, writer: writerSessionId };
      });
      terminal.print(formatRows(rows, formatOf(flags), terminal));
    });
}

async function allContexts(service: Worker): Promise<Context[]> {
  const all: Context[] = [];
  let cursor: string | undefined;
  do {
    const { contexts, nextCursor } = await service.dispatch("listContexts", { cursor, limit: 1_000 });
    all.push(...contexts);
    cursor = nextCursor;
  } while (cursor !== undefined);
  return all;
}

function addOne(command: Command, open: OpenService, terminal: Terminal): void {
  command
    .command("show")
    .description("When a context was saved, by whom, and who will save into it.")
    .argument("<id>", "the context's id")
    .option("--json", "as JSON")
    .option("--plain", "with tabs between")
    .action(async (contextId: string, flags: Flags) => {
      const service = await open();
      printData(await service.dispatch("getContext", { contextId }), formatOf(flags), terminal);
    });
  command
    .command("delete")
    .description("Forget a context and what is in it.")
    .argument("<id>", "the context's id")
    .action(async (contextId: string) => {
      const service = await open();
      await service.dispatch("deleteContext", { contextId });
      terminal.note(`The context ${contextId} is deleted.`);
    });
}

function addImport(command: Command, open: OpenService, terminal: Terminal): void {
  command
    .command("import")
    .description(
      "Make a context of Playwright's storageState (JSON) or a cookies.txt file, and print its id.",
    )
    .argument("<file>", "the file; which of both it is, it tells itself")
    .option("--json", "as JSON: all that is known of it")
    .action(async (path: string, { json }: Flags) => {
      const content = await readContent(path);
      const service = await open();
      const context = await service.dispatch("createContext", content);
      if (json) return terminal.printJson(context);
      terminal.print(context.id);
    });
}

async function readContent(path: string): Promise<RawInput<"createContext">> {
  const text = await readFile(path, "utf8").catch((error: Error) => {
    throw usageFailure(`${path} cannot be read: ${error.message}.`);
  });
  if (!text.trimStart().startsWith("{")) return { cookiesTxt: text };
  try {
    // What it must hold, the service checks.
    return { storageState: JSON.parse(text) as NonNullable<RawInput<"createContext">["storageState"]> };
  } catch (error) {
    throw usageFailure(`${path} is no JSON: ${(error as Error).message}.`);
  }
}

type ExportFlags = { format: "playwright" | "cookies.txt"; output: string };

function addExport(command: Command, open: OpenService, terminal: Terminal): void {
  command
    .command("export")
    .description("What a context holds, decrypted.")
    .argument("<id>", "the context's id")
    .addOption(
      new Option("--format <format>", "in which form")
        .choices(["playwright", "cookies.txt"])
        .default("playwright"),
    )
    .option("-o, --output <file>", "where to write it, for its owner alone; - is standard output", "-")
    .action(async (contextId: string, { format, output }: ExportFlags) => {
      const service = await open();
      const { storageState, cookiesTxt } = await service.dispatch("exportContext", { contextId, format });
      const text = cookiesTxt ?? `${JSON.stringify(storageState, undefined, 2)}\n`;
      await writeResult(Buffer.from(text), { output, name: contextId, terminal });
    });
}
