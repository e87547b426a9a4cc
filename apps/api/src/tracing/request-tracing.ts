import type { Span, Tracing } from "@legwork/core";
import type { MiddlewareHandler } from "hono";
import { matchedRoutes } from "hono/route";
import type { AppContext, AppEnvironment } from "../app-context.ts";

/** What a request says of the trace that it is part of. */
export type TraceHeaders = Partial<Record<"traceparent" | "tracestate", string>>;

/** Spans of requests, and of what is done for them. */
export type RequestTracing = Tracing & {
  /** Begins the span of a request. */
  begin(method: string, headers: TraceHeaders): RequestSpan;
  /** Sends what is left, for a moment at most. */
  close(): Promise<void>;
};

export type RequestSpan = Span & {
  /** Does work whose spans are beneath this one. */
  within<Result>(work: () => Promise<Result>): Promise<Result>;
  end(name: string): void;
};

/** Asked every few seconds, with nothing to learn of it. */
const watching = new Set(["/healthz", "/readyz", "/metrics"]);

/** A span for each request, by its route: an address holds ids, and what somebody searched for. */
export function traceRequests(tracing: RequestTracing): MiddlewareHandler<AppEnvironment> {
  return async (context, next) => {
    const { method, path } = context.req;
    if (watching.has(path)) return await next();
    const span = tracing.begin(knownMethod(method), traceHeaders(context));
    span.set({ "legwork.request_id": context.get("requestId") });
    const outgoing = context.env.outgoing;
    // A stream is over long after its handler is.
    outgoing?.once("close", () => end(span, context, !outgoing.writableFinished));
    await span.within(next);
    if (outgoing === undefined) end(span, context, false);
  };
}

function end(span: RequestSpan, context: AppContext, clientLeft: boolean): void {
  const method = knownMethod(context.req.method);
  const route = routeOf(context);
  const { status } = context.res;
  span.set({
    "http.request.method": method,
    "http.response.status_code": status,
    ...(route === undefined ? {} : { "http.route": route }),
    ...(clientLeft ? { "legwork.client_left": true } : {}),
  });
  if (status >= 500) span.fail(String(status));
  span.end(route === undefined ? method : `${method} ${route}`);
}

const methods = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);

function knownMethod(method: string): string {
  return methods.has(method) ? method : "_OTHER";
}

/** As the OpenAPI document writes it; undefined where there is nothing. */
function routeOf(context: AppContext): string | undefined {
  // The first that fits is the one that answers, or would have, had the key been right.
  const path = matchedRoutes(context).find((route) => !route.path.includes("*"))?.path;
  return path?.replace(/:(\w+)/g, "{$1}");
}

function traceHeaders({ req }: AppContext): TraceHeaders {
  const traceparent = req.header("traceparent");
  const tracestate = req.header("tracestate");
  return {
    ...(traceparent === undefined ? {} : { traceparent }),
    ...(tracestate === undefined ? {} : { tracestate }),
  };
}
