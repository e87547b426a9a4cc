import type { AgentAction } from "./agent-action.ts";

/**
 * Every way a request can fail, and the HTTP status it has on the wire. The set is closed: a client may switch over it.
 *
 * What an act could not do on a page (nothing matches, covered, disabled) is not an error of the request: it is a
 * result with `success: false` and one of {@link actFailureCodes}.
 */
export const errorStatus = {
  invalid_request: 400,
  unauthorized: 401,
  forbidden: 403,
  launch_option_forbidden: 403,
  url_forbidden: 403,
  session_not_found: 404,
  page_not_found: 404,
  not_found: 404,
  method_not_allowed: 405,
  session_busy: 409,
  too_many_pages: 409,
  context_busy: 409,
  idempotency_conflict: 409,
  session_ended: 410,
  payload_too_large: 413,
  unsupported_media_type: 415,
  agent_failed: 422,
  selector_not_found: 422,
  unsupported_instruction: 422,
  too_many_sessions: 429,
  rate_limited: 429,
  internal: 500,
  model_unavailable: 502,
  navigation_failed: 502,
  browser_crashed: 503,
  shutting_down: 503,
  no_capacity: 503,
  timeout: 504,
} as const;

export type ErrorCode = keyof typeof errorStatus;

export const errorCodes = Object.keys(errorStatus) as [ErrorCode, ...ErrorCode[]];

/** Where in the input a rule was broken: `path` in dotted form (`options.timeout`), `message` what was expected. */
export type ErrorIssue = { path: string; message: string };

export type LegworkErrorOptions = {
  issues?: ErrorIssue[];
  /** Seconds after which a repeated request has a chance; sent as `Retry-After`. */
  retryAfterSeconds?: number;
  /** What an agent had done when it failed. */
  actions?: readonly AgentAction[] | undefined;
  cause?: unknown;
};

/** The one error that crosses a boundary of ours: engine to app, app to client. */
export class LegworkError extends Error {
  override readonly name = "LegworkError";
  readonly code: ErrorCode;
  readonly issues: ErrorIssue[] | undefined;
  readonly retryAfterSeconds: number | undefined;
  /** What an agent had done when it failed; undefined for whatever else fails. */
  readonly actions: readonly AgentAction[] | undefined;

  constructor(code: ErrorCode, message: string, options: LegworkErrorOptions = {}) {
    super(message, { cause: options.cause });
    this.code = code;
    this.issues = options.issues;
    this.retryAfterSeconds = options.retryAfterSeconds;
    this.actions = options.actions;
  }

  /** The HTTP status of this error's code. */
  get status(): number {
    return errorStatus[this.code];
  }
}
