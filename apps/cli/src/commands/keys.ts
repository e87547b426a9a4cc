import { keysCommand, loadConfig } from "@legwork/api/command";
import { Command } from "commander";
import { addConfigurationFlags, environmentWith, type Environment } from "../configuration.ts";
import type { Terminal } from "../output/terminal.ts";

const examples = `
Examples:
  $ legwork keys create --project shop --name "the shop's CI" --max-sessions 2
  $ legwork keys list --json
  $ legwork keys revoke 3f9c1a77b2d0

They work on the data directory (--data-dir, LEGWORK_DATA_DIR) or the database (LEGWORK_DATABASE_URL) of
the service, also while it runs: a new key opens the door at once, a revoked one for a second at most.`;

/** `legwork keys`: the keys of others. */
export function addKeysCommand(program: Command, environment: Environment, terminal: Terminal): void {
  const readConfig = () => loadConfig(environmentWith(command, environment), false);
  const command = keysCommand(readConfig, {
    print: (line) => terminal.print(line),
    note: (line) => terminal.note(line),
  });
  command.summary("make, list and revoke keys").addHelpText("after", examples);
  addConfigurationFlags(command, ["LEGWORK_DATA_DIR"]);
  program.addCommand(command);
}
