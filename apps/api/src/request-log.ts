import { randomUUID } from "node:crypto";
import type { MiddlewareHandler } from "hono";
import type { Logger } from "pino";
import type { AppContext, AppEnvironment } from "./app-context.ts";

const probes = new Set(["/healthz", "/readyz"]);

/**
 * Gives each request an id of ours, which its answer carries, and logs one line when it is over: never a header, a body
 * or a query string, since those hold keys.
 */
export function logRequests(logger: Logger): MiddlewareHandler<AppEnvironment> {
  return async (context, next) => {
    const requestId = randomUUID();
    const startedAt = performance.now();
    context.set("requestId", requestId);
    context.header("x-request-id", requestId);
    onClosed(context, (clientLeft) => {
      const { method, path } = context.req;
      const ms = Math.round(performance.now() - startedAt);
      // Whoever watches over the service asks every few seconds, and would fill the log.
      logger[probes.has(path) ? "debug" : "info"](
        { requestId, method, path, status: context.res.status, ms, ...(clientLeft ? { clientLeft } : {}) },
        "request",
      );
    });
    await next();
  };
}

/** A streamed answer is over long after the handlers are, so the socket is asked. */
function onClosed({ env }: AppContext, listener: (clientLeft: boolean) => void): void {
  const outgoing = env.outgoing;
  outgoing?.once("close", () => listener(!outgoing.writableFinished));
}
