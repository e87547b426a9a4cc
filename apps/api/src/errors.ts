import { LegworkError, type ErrorBody } from "@legwork/protocol";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import type { Logger } from "pino";
import type { AppContext } from "./app-context.ts";

/** The one error body. */
export function errorBody(error: LegworkError, requestId: string): ErrorBody {
  const { code, message, issues, actions } = error;
  return {
    success: false,
    error: message,
    message,
    code,
    ...(issues ? { issues } : {}),
    ...(actions ? { actions: [...actions] } : {}),
    requestId,
  };
}

/** Answers a failed request; what is not ours to explain goes to the log and reads as `internal`. */
export function createErrorHandler(logger: Logger): (error: unknown, context: AppContext) => Response {
  return (error, context) => {
    const requestId = context.get("requestId");
    const known = asLegworkError(error);
    logInternal(logger, known, requestId);
    for (const [name, value] of Object.entries(errorHeaders(known))) context.header(name, value);
    return context.json(errorBody(known, requestId), known.status as ContentfulStatusCode);
  };
}

/**
 * Published clients repeat a request by themselves after some statuses. What has failed once may have acted on the
 * page, so they are told not to; unless the server itself names the time after which to try again.
 */
function errorHeaders(error: LegworkError): Record<string, string> {
  if (error.retryAfterSeconds === undefined) return { "x-should-retry": "false" };
  return { "Retry-After": String(Math.max(1, Math.ceil(error.retryAfterSeconds))) };
}

/** Keeps what an answer does not tell. */
export function logInternal(logger: Logger, error: LegworkError, requestId: string): void {
  if (error.code === "internal")
    logger.error({ requestId, failure: describeFailure(error.cause ?? error) }, "A request failed");
}

/** A failure for the log: its first line and where it happened. Further lines can quote what was typed into a page. */
export function describeFailure(error: unknown): string {
  if (!(error instanceof Error)) return `a value of type ${typeof error} was thrown`;
  const [summary = ""] = error.message.split("\n");
  const frames = (error.stack ?? "").split("\n").filter((line) => /^\s+at /.test(line));
  return [`${error.name}: ${summary}`, ...frames].join("\n");
}

/** What is not ours to explain tells a stranger nothing. */
export function asLegworkError(error: unknown): LegworkError {
  if (error instanceof LegworkError) return error;
  return new LegworkError(
    "internal",
    "Something went wrong inside Legwork. The log has the details under this request's id.",
    { cause: error },
  );
}
