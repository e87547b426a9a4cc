import { isIPv4 } from "node:net";
import { LegworkError } from "@legwork/protocol";
import type { MiddlewareHandler } from "hono";
import type { AppEnvironment } from "./app-context.ts";

/**
 * Refuses requests that come under a foreign name. A page in the user's own browser can point a name of its own at a
 * loopback address (DNS rebinding) and would then be of the same origin as this server; its requests carry that name.
 * A client that sends no Host header is no browser.
 */
export function checkHost(allowedHosts: readonly string[]): MiddlewareHandler<AppEnvironment> {
  return async (context, next) => {
    requireHost(context.req.header("host"), allowedHosts);
    await next();
  };
}

/** @throws LegworkError `forbidden` for a Host header with a foreign name. */
export function requireHost(header: string | undefined, allowedHosts: readonly string[]): void {
  const name = header === undefined ? undefined : hostName(header);
  if (name === undefined || isLoopbackName(name)) return;
  if (!allowedHosts.some((host) => host.toLowerCase() === name)) throw refused(name);
}

/** True for names and addresses that mean this machine: `localhost`, `127.0.0.0/8`, `::1`. */
export function isLoopbackName(name: string): boolean {
  if (name === "localhost" || name.endsWith(".localhost") || name === "::1") return true;
  return isIPv4(name) && name.startsWith("127.");
}

/** `[::1]:4700` is `::1`; a port and a final dot do not belong to the name. */
function hostName(header: string): string {
  const bracketed = /^\[([^\]]*)\]/.exec(header)?.[1];
  return (bracketed ?? header.replace(/:\d*$/, "")).replace(/\.$/, "").toLowerCase();
}

function refused(name: string): LegworkError {
  return new LegworkError(
    "forbidden",
    `This server is not reached under the name ${JSON.stringify(name.slice(0, 100))}. Call it as localhost or 127.0.0.1, ` +
      "or have the operator add the name to LEGWORK_ALLOWED_HOSTS.",
  );
}
