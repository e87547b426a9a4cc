import { LegworkError, type AgentAction } from "@legwork/protocol";
import { DocumentGone, PageGone } from "./page/document-gone.ts";
import { isClosedError, isTimeoutError } from "./browser/playwright.ts";

/**
 * Turns whatever an operation failed with into the one error that leaves the engine. What is not ours to explain becomes
 * `internal`, whose message tells a stranger nothing; the cause goes to the log.
 */
export function toLegworkError(error: unknown, operation: string): LegworkError {
  if (error instanceof LegworkError) return error;
  // Node's own waits reject with an error of theirs, and keep the reason of the abort as its cause.
  if (error instanceof Error && error.name === "AbortError" && error.cause instanceof LegworkError)
    return error.cause;
  if (isTimeoutError(error)) {
    return new LegworkError(
      "timeout",
      `The page did not answer in time during ${operation}. Give a longer timeout, or try again.`,
      { cause: error },
    );
  }
  if (error instanceof PageGone && error.hasCrashed) {
    return new LegworkError(
      "browser_crashed",
      `The page crashed during ${operation}. What was done to it before may have had its effect. Navigate again.`,
      { cause: error },
    );
  }
  if (isClosedError(error) || error instanceof PageGone) {
    return new LegworkError(
      "browser_crashed",
      `The page or its browser went away during ${operation}. Navigate again, or start a new session.`,
      { cause: error },
    );
  }
  if (error instanceof DocumentGone) {
    return new LegworkError(
      "navigation_failed",
      `The page was left while ${operation} was looking at it. Try again once it is at rest.`,
      { cause: error },
    );
  }
  return new LegworkError(
    "internal",
    `Something went wrong inside Legwork during ${operation}. The log has the details under this request's id.`,
    { cause: error },
  );
}

/** Whoever is told of a failure is told of what was done before it, and of what a model failed by that was waited for. */
export function withSoFar(
  error: LegworkError,
  { actions = [], modelFailure }: { actions?: readonly AgentAction[]; modelFailure?: string },
): LegworkError {
  const { code, issues, retryAfterSeconds, cause } = error;
  const failure = code === "timeout" ? modelFailure : undefined;
  if (actions.length === 0 && failure === undefined) return error;
  const message = failure === undefined ? error.message : `${error.message} Before that: ${failure}`;
  return new LegworkError(code, message, {
    ...(actions.length === 0 ? {} : { actions: [...actions] }),
    cause,
    ...(issues === undefined ? {} : { issues }),
    ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }),
  });
}
