import type { Dispatcher } from "@legwork/core";
import { createOpenApiDocument, LegworkError } from "@legwork/protocol";
import { Hono, type MiddlewareHandler } from "hono";
import { methodNotAllowed } from "hono/method-not-allowed";
import type { Logger } from "pino";
import type { AppContext, AppEnvironment } from "./app-context.ts";
import { announceDeprecation, requireApiKey } from "./auth.ts";
import { createErrorHandler } from "./errors.ts";
import { checkHost } from "./host-check.ts";
import { KeptRuns } from "./idempotency.ts";
import { logRequests } from "./request-log.ts";
import { addOperationRoutes } from "./routes.ts";

/** Whether a session could be started now; if not, why. */
export type Readiness = { ready: true } | { ready: false; reason: string };

export type AppOptions = {
  /** What carries out the operations: the engine. */
  dispatcher: Dispatcher;
  apiKey: string;
  readiness: () => Promise<Readiness>;
  logger: Logger;
  version: string;
  /** Names, beside those of this machine, under which requests are taken. Default: any name. */
  allowedHosts?: readonly string[];
};

/** The HTTP interface over a dispatcher. */
export function createApp(options: AppOptions): Hono<AppEnvironment> {
  const { dispatcher, apiKey, logger, allowedHosts } = options;
  const app = new Hono<AppEnvironment>();
  const handleError = createErrorHandler(logger);
  app.onError(handleError);
  app.notFound((context) => handleError(notFound(context), context));
  app.use(logRequests(logger));
  if (allowedHosts !== undefined) app.use(checkHost(allowedHosts));
  app.use(
    methodNotAllowed({
      app,
      onMethodNotAllowed: (context, methods) => refuseMethod(context, methods, handleError),
    }),
  );
  app.use("/v1/*", announceDeprecation, requireApiKey(apiKey), forbidStoring);
  addOperationRoutes(app, { dispatcher, logger, keptRuns: new KeptRuns() });
  addServicePages(app, options);
  return app;
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
