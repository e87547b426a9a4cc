import type { Reply } from "./reply.ts";
import type { Visit } from "./visit.ts";

type Handler = (visit: Visit) => Reply;
export type Route = { method: "GET" | "POST"; pattern: string; handler: Handler };
type Match = { handler: Handler; params: Record<string, string> };

export function get(pattern: string, handler: Handler): Route {
  return { method: "GET", pattern, handler };
}

export function post(pattern: string, handler: Handler): Route {
  return { method: "POST", pattern, handler };
}

/** The route for a request, or the status that says why there is none. */
export function findRoute(routes: Route[], method: string, path: string): Match | 404 | 405 {
  let known = false;
  for (const route of routes) {
    const params = matchPath(route.pattern, path);
    if (!params) continue;
    if (route.method === method) return { handler: route.handler, params };
    known = true;
  }
  return known ? 405 : 404;
}

/** Segments that begin with a colon stand for any one segment. */
function matchPath(pattern: string, path: string): Record<string, string> | null {
  const wanted = pattern.split("/");
  const given = path.split("/");
  if (wanted.length !== given.length) return null;
  const params: Record<string, string> = {};
  for (const [index, segment] of wanted.entries()) {
    const actual = given[index] ?? "";
    if (segment.startsWith(":") && actual) params[segment.slice(1)] = actual;
    else if (segment !== actual) return null;
  }
  return params;
}
