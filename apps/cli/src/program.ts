import { readFileSync } from "node:fs";
import { Command, CommanderError } from "commander";
import { backupCommand } from "./commands/backup.ts";
import { collectCommand } from "./commands/collect.ts";
import { completionCommand } from "./commands/completion.ts";
import { contextsCommand } from "./commands/contexts.ts";
import { doctorCommand } from "./commands/doctor.ts";
import { downloadsCommand } from "./commands/downloads.ts";
import { addKeysCommand } from "./commands/keys.ts";
import { mcpCommand } from "./commands/mcp.ts";
import { runCommand } from "./commands/run.ts";
import { sessionsCommand } from "./commands/sessions.ts";
import { startCommand } from "./commands/start.ts";
import { uploadCommand } from "./commands/upload.ts";
import type { Environment } from "./configuration.ts";
import { exitCodes } from "./exit-codes.ts";
import { failureOf } from "./failure.ts";
import { Terminal } from "./output/terminal.ts";

const examples = `
Examples:
  $ legwork doctor
      is everything there that is needed?
  $ legwork run --url https://example.com --extract "the heading"
      one task or extraction, with a browser of its own
  $ legwork start
      the service, for programs; then, in the same folder: legwork sessions list

Each command has a --help of its own. Exit codes: 0 done, 1 not done, 2 wrong command line, 3 Legwork cannot work.`;

/** Reads the command line and does what it says; the process ends when that has ended. */
export async function run(parameters: string[]): Promise<void> {
  const terminal = new Terminal(process.env);
  // Who reads the output has left, as head does: there is nobody to tell.
  process.stdout.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code !== "EPIPE") throw error;
    process.exit(process.exitCode ?? exitCodes.done);
  });
  try {
    await createProgram(process.env, terminal).parseAsync(parameters, { from: "user" });
  } catch (error) {
    if (error instanceof CommanderError) {
      process.exitCode = error.exitCode === 0 ? exitCodes.done : exitCodes.usage;
      return;
    }
    const failure = failureOf(error);
    if (failure === undefined) throw error;
    terminal.note(failure.message, "red");
    // What was begun may still be listening.
    process.exit(failure.exitCode);
  }
}

function createProgram(environment: Environment, terminal: Terminal): Command {
  const { version } = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8")) as {
    version: string;
  };
  const program = new Command("legwork")
    .description("Browser sessions that do what they are told, in plain words.")
    .version(version, "-V, --version", "print the version")
    .addHelpText("after", examples);
  program.addCommand(runCommand(environment, terminal));
  program.addCommand(collectCommand(environment, terminal));
  program.addCommand(startCommand(environment, version));
  program.addCommand(sessionsCommand(environment, terminal));
  program.addCommand(downloadsCommand(environment, terminal));
  program.addCommand(uploadCommand(environment, terminal));
  program.addCommand(contextsCommand(environment, terminal));
  addKeysCommand(program, environment, terminal);
  program.addCommand(backupCommand(environment, terminal));
  program.addCommand(doctorCommand(environment, terminal));
  program.addCommand(mcpCommand());
  program.addCommand(completionCommand(program, terminal));
  program.helpCommand("help [command]", "print what a command does");
  prepare(program);
  return program;
}

/** What holds for every command: a fault is thrown instead of ending the process, and help says how it is asked for. */
function prepare(command: Command): void {
  command.exitOverride();
  if (command.name() !== "mcp") command.helpOption("-h, --help", "print this help");
  command.configureOutput({ getOutHasColors: () => false, getErrHasColors: () => false });
  for (const one of command.commands) prepare(one);
}
