import { startDeadline } from "./deadline.ts";
import { LegworkError } from "./errors.ts";
import type { Request } from "./request.ts";

/** What is open while one request is answered. */
export type Connection = {
  readonly signal: AbortSignal;
  /** Gives what is read, or says in the client's own words why it could not be. */
  read<T>(pending: Promise<T>): Promise<T>;
  /** Something arrived. */
  heard(): void;
  close(): void;
};

export function openConnection(request: Request): Connection {
  const deadline = startDeadline(request.limits, request.signal);
  const explain = (error: unknown): unknown => {
    if (request.signal?.aborted) return request.signal.reason;
    return deadline.expired ? timedOut(request) : disconnected(error, request);
  };
  return {
    signal: deadline.signal,
    read: (pending) =>
      pending.catch((error: unknown) => {
        throw explain(error);
      }),
    heard: () => deadline.heard(),
    close: () => deadline.stop(),
  };
}

function timedOut({ method, url, limits }: Request): LegworkError {
  const what = limits.renewed ? "Nothing was heard" : "No answer came";
  return new LegworkError(
    "timeout",
    `${what} from ${method} ${url} within ${limits.timeoutMs} ms. The service may be overloaded or stuck: look at its log, or allow more time with \`timeout\`.`,
  );
}

function disconnected(error: unknown, { method, url }: Request): LegworkError {
  const { origin } = new URL(url);
  const reason = describeCause(error);
  const message = wasRefused(error)
    ? `Cannot reach Legwork at ${origin} (${reason}). Start the service with \`npm start\`, or set baseURL to where it listens.`
    : `The connection failed during ${method} ${url} (${reason}). Check that Legwork runs there and can be reached from here; its log may say more.`;
  return new LegworkError("connection_failed", message, { cause: error });
}

const refusals = new Set([
  "ConnectionRefused",
  "EAI_AGAIN",
  "ECONNREFUSED",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "ENOTFOUND",
  "UND_ERR_CONNECT_TIMEOUT",
]);

/** True when the request cannot have been sent. Browsers do not tell, and count as not refused. */
export function wasRefused(error: unknown): boolean {
  return refusals.has(describeCause(error));
}

/** The system's code or words: `fetch` wraps its error in one or more of its own, which say little. */
function describeCause(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if ("code" in error && typeof error.code === "string") return error.code;
  return error.cause === undefined ? error.message : describeCause(error.cause);
}
