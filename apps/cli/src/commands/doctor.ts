import { Command } from "commander";
import { addConfigurationFlags, environmentWith, type Environment } from "../configuration.ts";
import type { Finding } from "../doctor/finding.ts";
import { exitCodes } from "../exit-codes.ts";
import { printable } from "../output/printable.ts";
import type { Terminal } from "../output/terminal.ts";

const examples = `
Examples:
  $ legwork doctor
  $ LEGWORK_DATABASE_URL=postgres://… legwork doctor --json

It looks at Node, the settings, the browser (which it starts), its sandbox, fonts, the data directory, keys, the store, the
port and memory, and changes nothing. Each line is ok, warn (Legwork works, with less than it could) or fail, with what mends
it. Exit codes: 0 nothing failed, 1 something did, 2 the command line cannot be used.`;

/** `legwork doctor`: what is missing on this machine, and the command that mends it. */
export function doctorCommand(environment: Environment, terminal: Terminal): Command {
  const command = new Command("doctor")
    .summary("look what is missing on this machine")
    .description("Look what is missing on this machine, and how to mend it.")
    .option("--json", "print one JSON object: ok, and checks with name, state, message, mend")
    .addHelpText("after", examples);
  addConfigurationFlags(command, [
    "LEGWORK_HOST",
    "LEGWORK_PORT",
    "LEGWORK_DATA_DIR",
    "LEGWORK_BROWSER_PATH",
  ]);
  return command.action(async ({ json }: { json?: true }) => {
    const { examine } = await import("../doctor/examine.ts");
    const checks: Finding[] = [];
    for await (const finding of examine(environmentWith(command, environment))) {
      checks.push(finding);
      if (!json) print(finding, terminal);
    }
    const isSound = checks.every(({ state }) => state !== "fail");
    if (json) terminal.printJson({ ok: isSound, checks });
    process.exitCode = isSound ? exitCodes.done : exitCodes.notDone;
  });
}

const styles = { ok: "green", warn: "yellow", fail: "red" } as const;

function print({ name, state, message, mend }: Finding, terminal: Terminal): void {
  terminal.print(
    `${terminal.paint(state.padEnd(4), styles[state])}  ${name.padEnd(8)}  ${printable(message)}`,
  );
  if (mend !== undefined) terminal.print(`                → ${printable(mend)}`);
}
