import { LegworkError } from "@legwork/protocol";
import type { Principal } from "@legwork/core";
import type { MiddlewareHandler } from "hono";
import type { AppContext, AppEnvironment } from "./app-context.ts";
import type { Authenticate } from "./key-ring.ts";

const keyHeader = "x-svc-api-key";
const keyHeaderAlias = "x-bb-api-key";
const projectHeaders = ["x-svc-project-id", "x-bb-project-id"];

/** Lets a request pass that presents a key, by any of the headers that clients send it in. */
export function requireApiKey(authenticate: Authenticate): MiddlewareHandler<AppEnvironment> {
  return async (context, next) => {
    context.set("principal", await identify(context, authenticate));
    await next();
  };
}

/** Who asks. @throws LegworkError `unauthorized` without a key that is known. */
export async function identify(context: AppContext, authenticate: Authenticate): Promise<Principal> {
  const presented = presentedKeys(context);
  for (const key of presented) {
    const principal = await authenticate(key);
    if (principal !== undefined) return principal;
  }
  context.header("WWW-Authenticate", "Bearer");
  throw refused(presented.length > 0);
}

/**
 * Tells a client that its project header is of no use any more. RFC 9745 wants the date since when; no version of this
 * server ever needed the header, so it is the earliest that can be written.
 */
export const announceDeprecation: MiddlewareHandler<AppEnvironment> = async (context, next) => {
  if (projectHeaders.some((name) => context.req.header(name) !== undefined))
    context.header("Deprecation", "@0");
  await next();
};

function presentedKeys(context: AppContext): string[] {
  const bearer = /^Bearer +(\S+) *$/i.exec(context.req.header("authorization") ?? "")?.[1];
  const keys = [context.req.header(keyHeader), context.req.header(keyHeaderAlias), bearer];
  return keys.filter((key): key is string => key !== undefined && key !== "");
}

function refused(isPresent: boolean): LegworkError {
  const what = isPresent
    ? "The API key of the request is not known here, or was revoked."
    : "The request has no API key.";
  return new LegworkError(
    "unauthorized",
    `${what} Send a key in the header ${keyHeader} (or Authorization: Bearer): LEGWORK_API_KEY of the server, the one in ` +
      "the file api-key of its data directory, or one that its operator made for you (keys create).",
  );
}
