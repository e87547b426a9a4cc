import { exitCodes, type ExitCode } from "./exit-codes.ts";

/** An end of the program that is no success: what is said, and with what it ends. */
export class Failure extends Error {
  override readonly name = "Failure";
  readonly exitCode: ExitCode;

  constructor(message: string, exitCode: ExitCode, options?: ErrorOptions) {
    super(message, options);
    this.exitCode = exitCode;
  }
}

/** What cannot be carried out as it was asked. */
export function usageFailure(message: string): Failure {
  return new Failure(message, exitCodes.usage);
}

/** Asked in a way that cannot work: to ask again in the same way is of no use. */
const usageCodes = new Set(["invalid_request", "launch_option_forbidden", "payload_too_large"]);

/** The page or the task stood in the way, not Legwork. */
const taskCodes = new Set([
  "agent_failed",
  "context_busy",
  "navigation_failed",
  "not_found",
  "selector_not_found",
  "session_ended",
  "session_not_found",
  "timeout",
  "unsupported_media_type",
  "unsupported_instruction",
  "url_forbidden",
]);

/** An error of the engine, the client or the server's configuration as an end of this program; undefined for a defect. */
export function failureOf(error: unknown): Failure | undefined {
  if (error instanceof Failure) return error;
  if (!(error instanceof Error)) return undefined;
  if (error.name === "ConfigError" || error.name === "UsageError")
    return new Failure(error.message, exitCodes.usage, { cause: error });
  // The engine and the client have a class of their own each.
  if (error.name !== "LegworkError" || !("code" in error)) return undefined;
  return new Failure(error.message, exitCodeOf(String(error.code)), { cause: error });
}

function exitCodeOf(code: string): ExitCode {
  if (usageCodes.has(code)) return exitCodes.usage;
  return taskCodes.has(code) ? exitCodes.notDone : exitCodes.unavailable;
}
