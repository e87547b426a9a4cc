import type { AgentAction } from "@legwork/protocol";
import { exitCodes } from "../exit-codes.ts";
import { formatRows, printData, type Format } from "../output/data.ts";
import { printable } from "../output/printable.ts";
import type { Terminal } from "../output/terminal.ts";
import type { Report } from "./carry-out.ts";

/** What was asked for goes to standard output, and how it went to standard error. */
export function printReport(report: Report, format: Format, terminal: Terminal): void {
  if (format === "json") {
    const { exitCode, result, failure, ...rest } = report;
    terminal.printJson({ done: exitCode === exitCodes.done, ...result, ...rest, error: failure });
    return;
  }
  const { result, data, screenshot, failure } = report;
  if (data !== undefined) printData(data, format, terminal);
  else if (result !== undefined && failure === undefined) printResult(result, format, terminal);
  if (screenshot !== undefined) terminal.note(`The picture is in ${screenshot}`);
  if (failure !== undefined) terminal.note(failure.message, "red");
  else if (result !== undefined) sayHowItWent(report, terminal);
}

function printResult(
  { message, actions }: NonNullable<Report["result"]>,
  format: Format,
  terminal: Terminal,
): void {
  terminal.print(printable(message));
  if (actions.length === 0) return;
  if (format === "table") terminal.print("");
  terminal.print(formatRows(actions.map(rowOf), format, terminal));
}

function rowOf({ type, action, success, code, timeMs }: AgentAction, index: number) {
  const how = success === false ? (code ?? "failed") : "ok";
  return { step: index + 1, kind: type, how, ms: timeMs === undefined ? "" : Math.round(timeMs), action };
}

function sayHowItWent({ exitCode, result, data }: Report, terminal: Terminal): void {
  if (exitCode !== exitCodes.done)
    return terminal.note(data === undefined ? "Not done." : `Not done: ${result?.message}`, "yellow");
  terminal.note(data === undefined ? "Done." : `Done: ${result?.message}`, "green");
}
