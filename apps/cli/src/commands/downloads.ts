import type { Command } from "commander";
import { Option } from "commander";
import type { Environment } from "../configuration.ts";
import { formatOf, formatRows } from "../output/data.ts";
import { writeResult } from "../output/result-file.ts";
import type { Row } from "../output/table.ts";
import type { Terminal } from "../output/terminal.ts";
import { serviceCommand, whichKey, type OpenService } from "../service-command.ts";
import { wholeNumber } from "../whole-number.ts";

type Flags = { json?: true; plain?: true };

const examples = `
Examples:
  $ legwork downloads list 5e0f…
  $ legwork downloads fetch 5e0f… invoice.pdf
  $ legwork downloads fetch 5e0f… stock.csv --output - | head
  $ legwork downloads rows 5e0f… orders.xlsx --json

${whichKey}`;

/** `legwork downloads`: the files that pages of a session gave. */
export function downloadsCommand(environment: Environment, terminal: Terminal): Command {
  const { command, open } = serviceCommand("downloads", environment);
  command
    .summary("list and fetch the files that a session downloaded")
    .description("The files that pages of a session gave, also of one that has ended.")
    .addHelpText("after", examples);
  addList(command, open, terminal);
  addFetch(command, open, terminal);
  addRows(command, open, terminal);
  return command;
}

function addList(command: Command, open: OpenService, terminal: Terminal): void {
  command
    .command("list")
    .description("What there is, in the order in which it began.")
    .argument("<session>", "the session's id")
    .option("--json", "as JSON: all that is known of them")
    .option("--plain", "with tabs between, without a heading")
    .action(async (sessionId: string, flags: Flags) => {
      const service = await open();
      const { downloads } = await service.dispatch("listDownloads", {}, { sessionId });
      if (flags.json) return terminal.printJson(downloads);
      if (downloads.length === 0) return terminal.note("The session has no downloads.");
      const rows = downloads.map(({ name, state, size, mimeType, sha256 }) => ({
        name,
        state,
        size,
        mimeType,
        sha256,
      }));
      terminal.print(formatRows(rows, formatOf(flags), terminal));
    });
}

function addFetch(command: Command, open: OpenService, terminal: Terminal): void {
  command
    .command("fetch")
    .description(
      "Fetch a file, as it is; take it for what it is, chosen by a page. Prints where it was written.",
    )
    .argument("<session>", "the session's id")
    .argument("<file>", "name or id of the download")
    .option("-o, --output <file>", "where to write it, - for standard output (default: its own name, here)")
    .action(async (sessionId: string, file: string, { output }: { output?: string }) => {
      const service = await open();
      let content: Uint8Array = new Uint8Array();
      const onContentBytes = (bytes: Uint8Array) => void (content = bytes);
      const { name } = await service.dispatch("getDownload", { file }, { sessionId, onContentBytes });
      await writeResult(content, { output, name, terminal });
    });
}

function addRows(command: Command, open: OpenService, terminal: Terminal): void {
  command
    .command("rows")
    .description("The rows of a CSV or XLSX file.")
    .argument("<session>", "the session's id")
    .argument("<file>", "name or id of the download")
    .option("--sheet <name>", "of an XLSX file (default: the first)")
    .addOption(new Option("--limit <count>", "rows at most (default: 1000)").argParser(wholeNumber(10_000)))
    .addOption(new Option("--offset <count>", "rows to leave out before").argParser(wholeNumber(999_999)))
    .option("--json", "as JSON: rows, sheets, total, nextOffset")
    .option("--plain", "with tabs between, without a heading")
    .action(async (sessionId: string, file: string, { json, plain, ...part }: Flags & RowsFlags) => {
      const service = await open();
      const found = await service.dispatch("getDownloadRows", { file, ...part }, { sessionId });
      if (json) return terminal.printJson(found);
      const rows = found.rows.map((row): Row =>
        Object.fromEntries(row.map((cell, at) => [`${at + 1}`, cell])),
      );
      terminal.print(formatRows(rows, formatOf(plain ? { plain } : {}), terminal));
      if (found.nextOffset !== undefined)
        terminal.note(`${found.total} rows in all; go on with --offset ${found.nextOffset}.`);
    });
}

type RowsFlags = { sheet?: string; limit?: number; offset?: number };
