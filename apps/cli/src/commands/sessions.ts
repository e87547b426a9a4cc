import type { SessionEvent, SessionRecordOutput } from "@legwork/protocol";
import { type Command, Option } from "commander";
import type { Environment } from "../configuration.ts";
import { exitCodes } from "../exit-codes.ts";
import { interruption } from "../interruption.ts";
import { formatOf, formatRows, printData } from "../output/data.ts";
import { printableLine } from "../output/printable.ts";
import type { Row } from "../output/table.ts";
import type { Terminal } from "../output/terminal.ts";
import { serviceCommand, whichKey, type OpenService } from "../service-command.ts";
import { wholeNumber } from "../whole-number.ts";
import type { Worker } from "../worker.ts";

type Flags = { json?: true; plain?: true };
type ListFlags = Flags & { status?: "RUNNING" | "ENDED" | "TIMED_OUT" | "ERROR"; limit: number };
type EventsFlags = Flags & { after?: string; follow: boolean };

/** Most that a service answers at once. */
const mostListed = 500;

/** For which the service waits for a next event, ms: the longest that it takes. */
const waitMs = 30_000;

const examples = `
Examples:
  $ legwork sessions list --status RUNNING
  $ legwork sessions show 5e0f… --json
  $ legwork sessions events 5e0f…
  $ legwork sessions end 5e0f… --api-url https://legwork.example.com`;

/** `legwork sessions`: what a running service knows of its sessions. */
export function sessionsCommand(environment: Environment, terminal: Terminal): Command {
  const { command, open } = serviceCommand("sessions", environment);
  command
    .summary("list, show, follow and end sessions of a service")
    .description("Look after the sessions of a running service.")
    .addHelpText("after", `${examples}\n\n${whichKey}`);
  addList(command, open, terminal);
  addOne(command, open, terminal);
  addEvents(command, open, terminal);
  return command;
}

function addList(command: Command, open: OpenService, terminal: Terminal): void {
  command
    .command("list")
    .description("The sessions of the key's project, newest first.")
    .addOption(
      new Option("--status <status>", "only those").choices(["RUNNING", "ENDED", "TIMED_OUT", "ERROR"]),
    )
    .addOption(
      new Option("--limit <count>", "this many at most").argParser(wholeNumber(mostListed)).default(50),
    )
    .option("--json", "as JSON: all that is known of them")
    .option("--plain", "with tabs between, without a heading")
    .action(async ({ status, limit, ...flags }: ListFlags) => {
      const service = await open();
      const { sessions } = await service.dispatch("listSessions", { limit, status });
      if (flags.json) return terminal.printJson(sessions);
      if (sessions.length === 0) return terminal.note("There are no such sessions.");
      terminal.print(formatRows(sessions.map(rowOf), formatOf(flags), terminal));
    });
}

function addOne(command: Command, open: OpenService, terminal: Terminal): void {
  const withId = (name: string, description: string) =>
    command.command(name).description(description).argument("<id>", "the session's id");
  withId("show", "What is known of a session, running or ended.")
    .option("--json", "as JSON")
    .option("--plain", "with tabs between")
    .action(async (id: string, flags: Flags) => {
      const service = await open();
      const record = await service.dispatch("getSession", {}, { sessionId: id });
      printData(record, formatOf(flags), terminal);
    });
  withId("end", "End a session, and release its browser.").action(async (id: string) => {
    const service = await open();
    const { status, endReason } = await service.dispatch("releaseSession", {}, { sessionId: id });
    terminal.note(`The session ${id} has ended (${status}, ${endReason ?? "for no reason that is kept"}).`);
  });
}

function addEvents(command: Command, open: OpenService, terminal: Terminal): void {
  command
    .command("events")
    .description("What a session does, as it does it, until it ends or Ctrl-C.")
    .argument("<id>", "the session's id")
    .option("--after <event>", "only what comes after the event of this id")
    .option("--no-follow", "only what has happened so far")
    .option("--json", "as JSON, one event in a line")
    .action(async (sessionId: string, { json, ...flags }: EventsFlags) => {
      const service = await open();
      const signal = interruption();
      try {
        for await (const event of eventsOf(service, { sessionId, signal, ...flags })) {
          if (json) terminal.printJsonLine(event);
          else terminal.print(describe(event));
        }
      } catch (error) {
        if (!signal.aborted) throw error;
        process.exitCode = exitCodes.interrupted;
      }
    });
}

type Wanted = { sessionId: string; signal: AbortSignal; after?: string; follow: boolean };

async function* eventsOf(
  service: Worker,
  { after, follow, ...call }: Wanted,
): AsyncGenerator<SessionEvent, void> {
  let last = after;
  for (;;) {
    const input = { after: last, waitMs: follow ? waitMs : 0 };
    const { events, ended } = await service.dispatch("sessionEvents", input, call);
    yield* events;
    last = events.at(-1)?.id ?? last;
    if (ended || (!follow && events.length === 0)) return;
  }
}

function rowOf(record: SessionRecordOutput): Row {
  const { id, status, startedAt, endedAt, endReason, actionCount, region } = record;
  const time = (text: string | null) => text?.slice(0, 19).replace("T", " ") ?? "";
  const times = { started: time(startedAt), ended: time(endedAt) };
  return { id, status, ...times, reason: endReason, operations: actionCount, region };
}

/** The time of day, what happened, and all that is told of it. */
function describe({ id: _id, timestamp, type, ...rest }: SessionEvent): string {
  const { actionId: _action, ...details } = rest as Record<string, unknown>;
  const clock = new Date(timestamp).toTimeString().slice(0, 8);
  const told = Object.entries(details).map(([name, value]) =>
    printableLine(`${name}=${typeof value === "string" ? value : JSON.stringify(value)}`),
  );
  return [clock, type.padEnd(19), ...told].join("  ").trimEnd();
}
