import { constants, openAsBlob } from "node:fs";
import { access } from "node:fs/promises";
import { basename } from "node:path";
import type { Command } from "commander";
import type { Environment } from "../configuration.ts";
import { usageFailure } from "../failure.ts";
import type { Terminal } from "../output/terminal.ts";
import { serviceCommand, whichKey } from "../service-command.ts";

type Flags = { name?: string; json?: true };

const examples = `
Examples:
  $ legwork upload 5e0f… cv.pdf
      then, in that session: act "upload the file cv.pdf to Resume"
  $ legwork upload 5e0f… ./out/report-final.csv --name report.csv --json

${whichKey}`;

/** `legwork upload`: a file for the pages of a session. */
export function uploadCommand(environment: Environment, terminal: Terminal): Command {
  const { command, open } = serviceCommand("upload", environment);
  return command
    .summary("send a file for the pages of a session")
    .description(
      "Send a file for the pages of a running session, and print its name there, by which an act gives it to a page.",
    )
    .argument("<session>", "the session's id")
    .argument("<file>", "the file to send")
    .option("--name <name>", "what pages are told it is called (default: its own name)")
    .option("--json", "as JSON: id, name, size, SHA-256")
    .addHelpText("after", examples)
    .action(async (sessionId: string, path: string, { name = basename(path), json }: Flags) => {
      await access(path, constants.R_OK).catch((error: Error) => {
        throw usageFailure(`${path} cannot be read: ${error.message}.`);
      });
      const contentBytes = await openAsBlob(path);
      const service = await open();
      const sent = await service.dispatch("createUpload", { name }, { sessionId, contentBytes });
      if (json) return terminal.printJson(sent);
      terminal.print(sent.name);
    });
}
