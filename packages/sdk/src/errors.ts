import type { AgentAction, ErrorBody, ErrorCode } from "./protocol.gen.ts";

/**
 * Why a call failed: one of the service's own codes, or what can only go wrong on the client's side.
 *
 * - `engine_missing`: `env: "LOCAL"`, but `@legwork/core` is not installed beside this client.
 * - `connection_failed`: the service was not reached, or the connection broke before the answer.
 * - `malformed_answer`: what answered is not a Legwork service, or a proxy answered in its place.
 * - `schema_mismatch`: the extracted data does not pass the schema's own checks.
 */
export type LegworkErrorCode =
  | ErrorCode
  | "engine_missing"
  | "connection_failed"
  | "malformed_answer"
  | "schema_mismatch";

/** Where a rule was broken, in dotted form (`options.timeout`), and what was expected there. */
export type ErrorIssue = NonNullable<ErrorBody["issues"]>[number];

export type LegworkErrorOptions = {
  status?: number | undefined;
  requestId?: string | undefined;
  issues?: ErrorIssue[] | undefined;
  retryAfterSeconds?: number | undefined;
  actions?: readonly AgentAction[] | undefined;
  cause?: unknown;
};

/** The one error of this client. An aborted call is none: it rejects with its signal's own reason. */
export class LegworkError extends Error {
  override readonly name = "LegworkError";
  readonly code: LegworkErrorCode;
  /** HTTP status of the answer; undefined when there was none, or the fault came within a stream. */
  readonly status: number | undefined;
  /** Id of the request in the service's log. */
  readonly requestId: string | undefined;
  readonly issues: ErrorIssue[] | undefined;
  /** Seconds after which the same call has a chance, as the service said. */
  readonly retryAfterSeconds: number | undefined;
  /** What an agent had done when it failed. */
  readonly actions: readonly AgentAction[] | undefined;

  constructor(code: LegworkErrorCode, message: string, options: LegworkErrorOptions = {}) {
    super(message, "cause" in options ? { cause: options.cause } : undefined);
    this.code = code;
    this.status = options.status;
    this.requestId = options.requestId;
    this.issues = options.issues;
    this.retryAfterSeconds = options.retryAfterSeconds;
    this.actions = options.actions;
  }
}
