import { createHash, timingSafeEqual } from "node:crypto";
import { LegworkError } from "@legwork/protocol";
import type { MiddlewareHandler } from "hono";
import type { AppContext, AppEnvironment } from "./app-context.ts";

const keyHeader = "x-svc-api-key";
const keyHeaderAlias = "x-bb-api-key";
const projectHeaders = ["x-svc-project-id", "x-bb-project-id"];

/** Lets a request pass that presents the key, by any of the headers that clients send it in. */
export function requireApiKey(apiKey: string): MiddlewareHandler<AppEnvironment> {
  const expected = digest(apiKey);
  return async (context, next) => {
    const presented = presentedKeys(context);
    if (!presented.some((key) => timingSafeEqual(digest(key), expected))) {
      context.header("WWW-Authenticate", "Bearer");
      throw refused(presented.length > 0);
    }
    await next();
  };
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

/** Digests have one length, so that comparing them tells nothing of the key, not even how long it is. */
function digest(key: string): Buffer {
  return createHash("sha256").update(key).digest();
}

function refused(isPresent: boolean): LegworkError {
  const what = isPresent ? "The API key of the request is not this server's." : "The request has no API key.";
  return new LegworkError(
    "unauthorized",
    `${what} Send the key in the header ${keyHeader} (or Authorization: Bearer). It is LEGWORK_API_KEY of the server or, ` +
      "when that is not set, the one in the file api-key of its data directory.",
  );
}
