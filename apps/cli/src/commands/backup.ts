import { loadConfig } from "@legwork/api/command";
import { Command } from "commander";
import { addConfigurationFlags, environmentWith, type Environment } from "../configuration.ts";
import { printable } from "../output/printable.ts";
import type { Terminal } from "../output/terminal.ts";

const examples = `
Examples:
  $ legwork backup /mnt/backups/legwork-2026-11-22
  $ legwork start --data-dir /mnt/backups/legwork-2026-11-22
      the way back: a backup is a data directory itself

It copies the data directory, also while the service runs: records, contexts with their key, memories, keys, files and
pictures. Whoever has the copy has all of that; only its owner may read it. With LEGWORK_DATABASE_URL the records are in
PostgreSQL, which pg_dump copies; what is in the data directory is copied all the same.`;

/** `legwork backup`: a copy of what a service keeps. */
export function backupCommand(environment: Environment, terminal: Terminal): Command {
  const command = new Command("backup")
    .summary("copy what the service keeps")
    .description("Copy what the service keeps to a folder that is not there yet.")
    .argument("<folder>", "the new folder")
    .addHelpText("after", examples);
  addConfigurationFlags(command, ["LEGWORK_DATA_DIR"]);
  return command.action(async (folder: string) => {
    const { backUp } = await import("@legwork/core/backup");
    const { dataDirectory, databaseUrl } = loadConfig(environmentWith(command, environment), false);
    const made = await backUp(dataDirectory, folder);
    terminal.print(printable(made.folder));
    if (databaseUrl !== undefined)
      terminal.note("The records are in PostgreSQL: copy its schema legwork with pg_dump.");
    else if (!made.hasDatabase)
      terminal.note("There were no records yet: no service has run on this data directory.");
  });
}
