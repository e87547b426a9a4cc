import type { Caller, Dispatcher } from "@legwork/core";
import { LegworkError, operations, type Operation, type OperationName, type Output } from "@legwork/protocol";
import type { Hono } from "hono";
import type { Logger } from "pino";
import { answerWith } from "./answers.ts";
import type { AppContext, AppEnvironment } from "./app-context.ts";
import { logInternal } from "./errors.ts";
import { answerWithFile } from "./file-answer.ts";
import { isFileBody, readFileBody } from "./file-body.ts";
import { streamRun, type FrameForm } from "./events.ts";
import type { KeptRuns, RequestIdentity } from "./idempotency.ts";
import { readBody, type RequestBody } from "./request-body.ts";
import { Run, type RunHooks } from "./run.ts";
import { streamSessionEvents, wantsJson } from "./session-events.ts";

export type RouteServices = {
  dispatcher: Dispatcher;
  keptRuns: KeptRuns;
  logger: Logger;
  /** For which the reader of a stream may take nothing, ms. */
  stallMs?: number | undefined;
  /** Where clients reach the service. Default: the address that a request names. */
  publicUrl?: string | undefined;
};

type AnyOperation = Operation<OperationName>;

/** Adds the route of every operation. */
export function addOperationRoutes(app: Hono<AppEnvironment>, services: RouteServices): void {
  for (const operation of Object.values(operations)) {
    const path = `/v1${operation.path.replace(/\{(\w+)\}/g, ":$1")}`;
    app.on(operation.method, path, (context) => answer(operation, context, services));
  }
}

async function answer(
  operation: AnyOperation,
  context: AppContext,
  services: RouteServices,
): Promise<Response> {
  const askedByHeader = readStreamHeader(context);
  if (operation.envelope === "events" && !wantsJson(context))
    return await answerWithEvents(operation, context, services);
  const { bytes, value, content } = await readRequest(operation, context);
  const withContent = content === undefined ? {} : { content };
  if (operation.envelope === "file" && !wantsJson(context)) {
    return await answerWithFile(context, (hooks) =>
      services.dispatcher.dispatch(operation.name, value, { ...callerOf(context, services), ...hooks }),
    );
  }
  const isStream = operation.streams && (askedByBody(value) ?? askedByHeader);
  const begin = () =>
    new Run((hooks) =>
      services.dispatcher.dispatch(operation.name, value, {
        ...callerOf(context, services, hooks),
        ...withContent,
      }),
    );
  const request = identify(operation, context, bytes);
  if (isStream) {
    const run = await chooseRun(context, { request, begin, ...services });
    const form =
      askedByHeader && context.req.header("x-language")?.toLowerCase() === "typescript" ? "data" : "event";
    return await answerWithStream(operation, context, { run, form, ...services });
  }
  const run = await chooseRun(context, { request, begin, isPlain: true, ...services });
  // Whoever asked without a stream may have gone: the answer is kept for its repetition. But a start that waits for a
  // place does not wait for nobody.
  if (operation.name === "start") run.join(context.req.raw.signal, { untilStarted: true });
  else run.join();
  const outcome = await run.outcome;
  if ("error" in outcome) throw outcome.error;
  return answerWith(operation, context, outcome);
}

async function answerWithEvents(
  { name }: AnyOperation,
  context: AppContext,
  services: RouteServices,
): Promise<Response> {
  const hooks = { signal: context.req.raw.signal, onStarted: () => {}, onProgress: () => {} };
  const caller = callerOf(context, services, hooks);
  return await streamSessionEvents(
    context,
    async (place) => (await services.dispatcher.dispatch(name, place, caller)) as Output<"sessionEvents">,
  );
}

function identify(operation: AnyOperation, context: AppContext, body: Uint8Array): RequestIdentity {
  const { projectId, key } = context.get("principal");
  const sessionId = context.req.param("id");
  return { projectId, keyId: key?.id ?? "", operation: operation.name, sessionId, body };
}

async function readRequest(operation: AnyOperation, context: AppContext): Promise<RequestBody> {
  if (operation.method !== "POST") return readAddress(context);
  const isFile = operation.takesFile === true && isFileBody(context.req);
  return isFile ? await readFileBody(context.req) : await readBody(context.req);
}

/** The input of an operation without a body: the query, and what the path names beside the session. */
function readAddress(context: AppContext): RequestBody {
  const { id: _sessionId, ...named } = context.req.param() as Record<string, string>;
  const value = { ...context.req.query(), ...named };
  return { bytes: new TextEncoder().encode(JSON.stringify(value)), value };
}

type RunChoice = { request: RequestIdentity; begin: () => Run; keptRuns: KeptRuns; isPlain?: boolean };

async function chooseRun(
  context: AppContext,
  { request, begin, keptRuns, isPlain }: RunChoice,
): Promise<Run> {
  const key = readIdempotencyKey(context);
  // What only reads may be read again, and what it answered (the cookies of a context, say) is kept nowhere.
  if (context.req.method === "GET") return begin();
  if (key !== undefined) return await keptRuns.once(key, request, begin);
  // The work of a stream is stopped when its reader leaves: there is no answer to keep.
  if (!isPlain) return begin();
  const run = keptRuns.repeated(Number(context.req.header("x-stainless-retry-count")) >= 1, request, begin);
  context.env.outgoing?.once("finish", () => keptRuns.delivered(request, run));
  return run;
}

type StreamedRun = { run: Run; form: FrameForm; logger: Logger; stallMs?: number | undefined };

async function answerWithStream(
  operation: AnyOperation,
  context: AppContext,
  streamed: StreamedRun,
): Promise<Response> {
  const { run, form, logger, stallMs } = streamed;
  run.join(context.req.raw.signal);
  await run.begun;
  if (run.hasEnded && !run.hasStarted) {
    const outcome = await run.outcome;
    if ("error" in outcome) throw outcome.error;
  }
  return streamRun(context, run, {
    form,
    stallMs,
    finished: (output) =>
      operation.envelope === "bare" ? { result: output } : (output as Record<string, unknown>),
    onOutcome: (outcome) =>
      "error" in outcome && logInternal(logger, outcome.error, context.get("requestId")),
  });
}

function callerOf(context: AppContext, { publicUrl }: RouteServices, hooks?: RunHooks): Caller {
  const sessionId = context.req.param("id");
  const modelApiKey = context.req.header("x-model-api-key");
  const clientLanguage = context.req.header("x-language");
  return {
    principal: context.get("principal"),
    baseUrl: publicUrl ?? new URL(context.req.url).origin,
    ...(sessionId === undefined ? {} : { sessionId }),
    ...(modelApiKey ? { modelApiKey } : {}),
    ...(clientLanguage ? { clientLanguage: clientLanguage.slice(0, 40) } : {}),
    ...hooks,
  };
}

function askedByBody(body: unknown): boolean | undefined {
  if (typeof body !== "object" || body === null || !("streamResponse" in body)) return undefined;
  return typeof body.streamResponse === "boolean" ? body.streamResponse : undefined;
}

function readStreamHeader(context: AppContext): boolean {
  const value = context.req.header("x-stream-response") ?? "false";
  if (value === "true" || value === "false") return value === "true";
  throw invalidHeader("x-stream-response", "exactly true or false");
}

function readIdempotencyKey(context: AppContext): string | undefined {
  const key = context.req.header("idempotency-key");
  if (key === undefined || /^[\x21-\x7e]{1,255}$/.test(key)) return key;
  throw invalidHeader("idempotency-key", "1 to 255 visible ASCII characters, such as a UUID");
}

function invalidHeader(name: string, expected: string): LegworkError {
  const message = `must be ${expected}`;
  return new LegworkError("invalid_request", `The header ${name} ${message}. Correct it, or leave it out.`, {
    issues: [{ path: name, message }],
  });
}
