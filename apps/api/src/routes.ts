import type { Caller, Dispatcher, Principal } from "@legwork/core";
import { LegworkError, operations, type Operation, type OperationName } from "@legwork/protocol";
import type { Hono } from "hono";
import type { Logger } from "pino";
import type { AppContext, AppEnvironment } from "./app-context.ts";
import { logInternal } from "./errors.ts";
import { streamRun, type FrameForm } from "./events.ts";
import type { KeptRuns, RequestIdentity } from "./idempotency.ts";
import { noBody, readBody } from "./request-body.ts";
import { Run, type Outcome, type RunHooks } from "./run.ts";

export type RouteServices = { dispatcher: Dispatcher; keptRuns: KeptRuns; logger: Logger };

type AnyOperation = Operation<OperationName>;

/** One key, one project. */
const principal: Principal = { projectId: "default" };

/** Adds the route of every operation. */
export function addOperationRoutes(app: Hono<AppEnvironment>, services: RouteServices): void {
  for (const operation of Object.values(operations)) {
    const path = `/v1${operation.path.replace("{id}", ":id")}`;
    app.on(operation.method, path, (context) => answer(operation, context, services));
  }
}

async function answer(
  operation: AnyOperation,
  context: AppContext,
  services: RouteServices,
): Promise<Response> {
  const askedByHeader = readStreamHeader(context);
  const { bytes, value } = operation.method === "GET" ? noBody : await readBody(context.req);
  const isStream = operation.streams && (askedByBody(value) ?? askedByHeader);
  const begin = () =>
    new Run((hooks) => services.dispatcher.dispatch(operation.name, value, callerOf(context, hooks)));
  const request = { operation: operation.name, sessionId: context.req.param("id"), body: bytes };
  if (isStream) {
    const run = chooseRun(context, { request, begin, ...services });
    const form =
      askedByHeader && context.req.header("x-language")?.toLowerCase() === "typescript" ? "data" : "event";
    return await answerWithStream(operation, context, { run, form, ...services });
  }
  const run = chooseRun(context, { request, begin, isPlain: true, ...services });
  // Whoever asked without a stream may have gone: the answer is kept for its repetition.
  run.join();
  return answerWithJson(operation, context, await run.outcome);
}

type RunChoice = { request: RequestIdentity; begin: () => Run; keptRuns: KeptRuns; isPlain?: boolean };

function chooseRun(context: AppContext, { request, begin, keptRuns, isPlain }: RunChoice): Run {
  const key = readIdempotencyKey(context);
  if (key !== undefined) return keptRuns.once(key, request, begin);
  // The work of a stream is stopped when its reader leaves: there is no answer to keep.
  if (!isPlain) return begin();
  const run = keptRuns.repeated(Number(context.req.header("x-stainless-retry-count")) >= 1, request, begin);
  context.env.outgoing?.once("finish", () => keptRuns.delivered(request, run));
  return run;
}

function answerWithJson(operation: AnyOperation, context: AppContext, outcome: Outcome): Response {
  if ("error" in outcome) throw outcome.error;
  const body = operation.envelope === "bare" ? outcome.json : `{"success":true,"data":${outcome.json}}`;
  return context.body(body, 200, { "content-type": "application/json" });
}

type StreamedRun = { run: Run; form: FrameForm; logger: Logger };

async function answerWithStream(
  operation: AnyOperation,
  context: AppContext,
  streamed: StreamedRun,
): Promise<Response> {
  const { run, form, logger } = streamed;
  run.join(context.req.raw.signal);
  await run.begun;
  if (run.hasEnded && !run.hasStarted) {
    const outcome = await run.outcome;
    if ("error" in outcome) throw outcome.error;
  }
  return streamRun(context, run, {
    form,
    finished: (output) =>
      operation.envelope === "bare" ? { result: output } : (output as Record<string, unknown>),
    onOutcome: (outcome) =>
      "error" in outcome && logInternal(logger, outcome.error, context.get("requestId")),
  });
}

function callerOf(context: AppContext, hooks: RunHooks): Caller {
  const sessionId = context.req.param("id");
  const modelApiKey = context.req.header("x-model-api-key");
  const clientLanguage = context.req.header("x-language");
  return {
    principal,
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
