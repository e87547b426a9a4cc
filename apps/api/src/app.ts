import type { AnswerStore, Dispatcher } from "@legwork/core";
import { createOpenApiDocument, LegworkError } from "@legwork/protocol";
import { Hono, type MiddlewareHandler } from "hono";
import { methodNotAllowed } from "hono/method-not-allowed";
import type { Logger } from "pino";
import type { AppContext, AppEnvironment } from "./app-context.ts";
import { announceDeprecation, requireApiKey } from "./auth.ts";
import { addReferencePage } from "./docs/page.ts";
import { createErrorHandler, describeFailure } from "./errors.ts";
import { checkHost } from "./host-check.ts";
import { KeptRuns } from "./idempotency.ts";
import type { Authenticate } from "./key-ring.ts";
import { addMetricsPage, type Metrics } from "./metrics.ts";
import { addLivePage } from "./live/live-page.ts";
import { logRequests } from "./request-log.ts";
import { addOperationRoutes } from "./routes.ts";
import { traceRequests, type RequestTracing } from "./tracing/request-tracing.ts";

/** Whether a session could be started now; if not, why. */
export type Readiness = { ready: true } | { ready: false; reason: string };

export type AppOptions = {
  /** What carries out the operations: the engine. */
  dispatcher: Dispatcher;
  authenticate: Authenticate;
  /** Where answers are kept for requests that come again. */
  answers: () => Promise<AnswerStore>;
  /** `isOpen`: they need no key. */
  metrics?: { metrics: Metrics; isOpen: boolean };
  /** Default: no traces. */
  tracing?: RequestTracing;
  readiness: () => Promise<Readiness>;
  logger: Logger;
  version: string;
  /** For which the reader of a stream may take nothing, ms. Default: 60000. */
  stallMs?: number;
  /** Names, beside those of this machine, under which requests are taken. Default: any name. */
  allowedHosts?: readonly string[];
  /** Where clients reach the service; links begin with it. Default: the address that a request names. */
  publicUrl?: string;
};

/** The HTTP interface over a dispatcher. */
export function createApp(options: AppOptions): Hono<AppEnvironment> {
  const { dispatcher, authenticate, logger, allowedHosts } = options;
  const app = new Hono<AppEnvironment>();
  const handleError = createErrorHandler(logger);
  app.onError(handleError);
  app.notFound((context) => handleError(notFound(context), context));
  app.use(logRequests(logger));
  if (options.tracing !== undefined) app.use(traceRequests(options.tracing));
  if (allowedHosts !== undefined) app.use(checkHost(allowedHosts));
  app.use(
    methodNotAllowed({
      app,
      onMethodNotAllowed: (context, methods) => refuseMethod(context, methods, handleError),
    }),
  );
  app.use("/v1/*", announceDeprecation, requireApiKey(authenticate), forbidStoring);
  const { stallMs, publicUrl } = options;
  addOperationRoutes(app, { dispatcher, logger, keptRuns: createKeptRuns(options), stallMs, publicUrl });
  addLivePage(app);
  if (options.metrics !== undefined) addMetricsPage(app, { ...options.metrics, authenticate });
  addServicePages(app, options);
  return app;
}

function createKeptRuns({ answers, logger }: AppOptions): KeptRuns {
  const onError = (error: unknown) =>
    logger.error({ failure: describeFailure(error) }, "An answer could not be kept for its repetition");
  return new KeptRuns({ answers, onError });
}

/** What can be had without a key: nothing of any session. */
function addServicePages(app: Hono<AppEnvironment>, { version, readiness }: AppOptions): void {
  const openApiDocument = createOpenApiDocument();
  app.get("/", (context) =>
    context.json({
      name: "Legwork",
      version,
      description: "Browser-automation sessions: say in plain words what to do.",
      openapi: "/openapi.json",
      docs: "/docs",
      start: "POST /v1/sessions/start with the header x-svc-api-key",
    }),
  );
  app.get("/healthz", (context) => context.json({ status: "alive" }));
  app.get("/readyz", async (context) => {
    const now = await readiness();
    return now.ready
      ? context.json({ status: "ready" })
      : context.json({ status: "not ready", reason: now.reason }, 503);
  });
  app.get("/openapi.json", (context) => context.json(openApiDocument));
  addReferencePage(app, openApiDocument);
}

/** Answers hold what pages show to somebody who is signed in. */
const forbidStoring: MiddlewareHandler<AppEnvironment> = async (context, next) => {
  context.header("Cache-Control", "no-store");
  await next();
};

type ErrorHandler = ReturnType<typeof createErrorHandler>;

function refuseMethod(context: AppContext, methods: string[], handleError: ErrorHandler): Response {
  const allow = methods.join(", ");
  context.header("Allow", allow);
  if (context.req.method === "OPTIONS") return context.body(null, 204);
  const { method, path } = context.req;
  const message = `${method} is no method of ${path}. Send ${allow}.`;
  return handleError(new LegworkError("method_not_allowed", message), context);
}

function notFound({ req }: AppContext): LegworkError {
  return new LegworkError(
    "not_found",
    `There is no ${req.method} ${req.path}. GET /openapi.json lists what there is.`,
  );
}
