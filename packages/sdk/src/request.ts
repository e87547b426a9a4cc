import type { Limits } from "./deadline.ts";
import type { Caller, OperationName } from "./dispatcher.ts";
import { LegworkError } from "./errors.ts";
import { toJson } from "./json-input.ts";
import { routes } from "./protocol.gen.ts";
import { modelKeyHeader, type Service } from "./service.ts";

/** One call as it goes over the wire. */
export type Request = {
  method: "GET" | "POST" | "DELETE";
  url: string;
  headers: Record<string, string>;
  body: string | Blob | undefined;
  /** Asked as Server-Sent Events. */
  streamed: boolean;
  /** How the answer holds the output. */
  envelope: "data" | "bare" | "image" | "file";
  limits: Limits;
  signal: AbortSignal | undefined;
  onProgress: Caller["onProgress"];
  onContentBytes: ((content: Uint8Array) => void) | undefined;
};

/** Three of the heartbeats that the service sends into a stream every 15 s. */
const silenceMs = 45_000;
/** Time for the service to say itself that a call's own `timeout` is over. */
const graceMs = 5_000;

const json = "application/json";
/** Says nothing of the file: what is known of it stands in the query. */
const fileType = "application/octet-stream";

type AnyCall = { name: OperationName; raw: unknown };

export function describeRequest(service: Service, call: AnyCall, caller: Caller): Request {
  const { method, path } = routes[call.name];
  const streamed = isStreamed(call, caller);
  const envelope = envelopeOf(call.name, caller);
  const body = method === "POST" ? (caller.contentBytes ?? toJson(call)) : undefined;
  return {
    method,
    url: service.baseURL + addressOf(fillPath(path, call.name, caller.sessionId), call, body),
    headers: {
      ...service.headers,
      ...modelKeyHeader(caller.modelApiKey),
      ...(body === undefined ? {} : { "content-type": typeof body === "string" ? json : fileType }),
      ...(method === "GET" ? {} : { "idempotency-key": createKey() }),
      accept: acceptedBy(envelope, streamed),
      ...(streamed ? { "x-stream-response": "true" } : {}),
    },
    body,
    streamed,
    envelope,
    limits:
      streamed && ["agentExecute", "collect"].includes(call.name)
        ? { timeoutMs: silenceMs, renewed: true }
        : limitsOf(service, call.raw),
    signal: caller.signal,
    onProgress: caller.onProgress,
    onContentBytes: caller.onContentBytes,
  };
}

/** Records, events and, for those who take no bytes, files are answered in `data` to who takes JSON alone. */
function envelopeOf(name: OperationName, { onContentBytes }: Caller): Request["envelope"] {
  const { envelope } = routes[name];
  if (envelope === "file") return onContentBytes ? "file" : "data";
  return envelope === "bare" || envelope === "image" ? envelope : "data";
}

function acceptedBy(envelope: Request["envelope"], streamed: boolean): string {
  if (envelope === "image") return `image/*, ${json}`;
  if (envelope === "file") return "*/*";
  return streamed ? `text/event-stream, ${json}` : json;
}

/**
 * A stream carries progress, tells long work from a dead service, and is the only form whose end stops the work: a
 * call that can be aborted needs it. Any other answer is plain, because the service keeps a plain answer for a retry.
 */
function isStreamed({ name, raw }: AnyCall, { signal, onProgress }: Caller): boolean {
  if (!routes[name].streams || name === "end") return false;
  // A job is answered at once, and goes on without whoever began it.
  if (name === "agentExecute" && (raw as { async?: unknown } | undefined)?.async === true) return false;
  return name === "agentExecute" || name === "collect" || signal !== undefined || onProgress !== undefined;
}

function fillPath(path: string, name: OperationName, sessionId: string | undefined): string {
  if (!path.includes("{id}")) return path;
  if (sessionId === undefined || /^\.{0,2}$/.test(sessionId)) {
    throw new LegworkError("invalid_request", `${name} needs the id of a session: start one first.`);
  }
  return path.replace("{id}", () => encodeURIComponent(sessionId));
}

/** Where the body is no JSON, the input stands in the path and the query. */
function addressOf(path: string, { name, raw }: AnyCall, body: Request["body"]): string {
  if (typeof body === "string") return path;
  const query = new URLSearchParams();
  let address = path;
  for (const [field, value] of Object.entries((raw ?? {}) as Record<string, unknown>)) {
    if (value === undefined) continue;
    const place = `{${field}}`;
    if (!address.includes(place)) query.set(field, String(value));
    else if (/^\.{0,2}$/.test(String(value)))
      throw new LegworkError("invalid_request", `${name} needs a ${field}.`);
    else address = address.replace(place, () => encodeURIComponent(String(value)));
  }
  return query.size === 0 ? address : `${address}?${query}`;
}

function limitsOf(service: Service, raw: unknown): Limits {
  const { options, waitMs = 0 } = (raw ?? {}) as { options?: { timeout?: unknown }; waitMs?: number };
  const asked = options?.timeout;
  const timeoutMs = typeof asked === "number" && asked > 0 ? asked + graceMs : service.timeoutMs;
  return { timeoutMs: timeoutMs + waitMs, renewed: false };
}

/** `crypto.randomUUID` is missing from pages that are not served over HTTPS. */
function createKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
