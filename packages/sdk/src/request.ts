import type { Limits } from "./deadline.ts";
import type { Caller, OperationName } from "./dispatcher.ts";
import { LegworkError } from "./errors.ts";
import { routes } from "./protocol.gen.ts";
import { modelKeyHeader, type Service } from "./service.ts";

/** One call as it goes over the wire. */
export type Request = {
  method: "GET" | "POST";
  url: string;
  headers: Record<string, string>;
  body: string | undefined;
  /** Asked as Server-Sent Events. */
  streamed: boolean;
  /** `data`: the answer's output is in `data`. `bare`: it is the body. */
  envelope: "data" | "bare";
  limits: Limits;
  signal: AbortSignal | undefined;
  onProgress: ((message: string) => void) | undefined;
};

/** Three of the heartbeats that the service sends into a stream every 15 s. */
const silenceMs = 45_000;
/** Time for the service to say itself that a call's own `timeout` is over. */
const graceMs = 5_000;

export function describeRequest(
  service: Service,
  call: { name: OperationName; raw: unknown },
  caller: Caller,
): Request {
  const { method, path, envelope } = routes[call.name];
  const streamed = isStreamed(call.name, caller);
  return {
    method,
    url: service.baseURL + fillPath(path, call.name, caller.sessionId),
    headers: {
      ...service.headers,
      ...modelKeyHeader(caller.modelApiKey),
      ...(method === "POST" ? { "content-type": "application/json", "idempotency-key": createKey() } : {}),
      accept: streamed ? "text/event-stream, application/json" : "application/json",
      ...(streamed ? { "x-stream-response": "true" } : {}),
    },
    body: method === "POST" ? toJson(call) : undefined,
    streamed,
    envelope,
    limits:
      call.name === "agentExecute" ? { timeoutMs: silenceMs, renewed: true } : limitsOf(service, call.raw),
    signal: caller.signal,
    onProgress: caller.onProgress,
  };
}

/**
 * A stream carries progress, tells long work from a dead service, and is the only form whose end stops the work: a
 * call that can be aborted needs it. Any other answer is plain, because the service keeps a plain answer for a retry.
 */
function isStreamed(name: OperationName, { signal, onProgress }: Caller): boolean {
  if (!routes[name].streams || name === "end") return false;
  return name === "agentExecute" || signal !== undefined || onProgress !== undefined;
}

function fillPath(path: string, name: OperationName, sessionId: string | undefined): string {
  if (!path.includes("{id}")) return path;
  if (sessionId === undefined || /^\.{0,2}$/.test(sessionId)) {
    throw new LegworkError("invalid_request", `${name} needs the id of a session: start one first.`);
  }
  return path.replace("{id}", () => encodeURIComponent(sessionId));
}

function limitsOf(service: Service, raw: unknown): Limits {
  const asked = (raw as { options?: { timeout?: unknown } } | undefined)?.options?.timeout;
  const timeoutMs = typeof asked === "number" && asked > 0 ? asked + graceMs : service.timeoutMs;
  return { timeoutMs, renewed: false };
}

function toJson({ name, raw }: { name: OperationName; raw: unknown }): string {
  try {
    return JSON.stringify(raw ?? {});
  } catch (cause) {
    throw new LegworkError(
      "invalid_request",
      `The input of ${name} cannot be written as JSON: ${String(cause)}`,
      {
        cause,
      },
    );
  }
}

/** `crypto.randomUUID` is missing from pages that are not served over HTTPS. */
function createKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
