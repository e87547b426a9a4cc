import { defaultModelName } from "@legwork/protocol";
import { isKeyless, type SessionSettings } from "./session-settings.ts";

/** A query parameter that cannot be used; the message names it and never repeats a secret. */
export class QueryError extends Error {
  override readonly name = "QueryError";
}

/**
 * The server's own settings, changed by what the endpoint's address asks.
 *
 * @throws QueryError
 */
export function readQuery(query: URLSearchParams, settings: SessionSettings): SessionSettings {
  return {
    ...settings,
    ...readModel(query, settings),
    keepAlive: readBoolean(query, "keepAlive") ?? settings.keepAlive,
    proxies: readBoolean(query, "proxies") ?? settings.proxies,
    verified: readBoolean(query, "verified") ?? settings.verified,
  };
}

function readModel(
  query: URLSearchParams,
  settings: SessionSettings,
): Pick<SessionSettings, "modelName" | "modelApiKey"> {
  const modelName = readOnce(query, "modelName") ?? settings.modelName;
  const isOwn = modelName === settings.modelName;
  const modelApiKey = readOnce(query, "modelApiKey") ?? (isOwn ? settings.modelApiKey : undefined);
  if (isOwn || isKeyless(modelName) || modelApiKey !== undefined) return { modelName, modelApiKey };
  throw new QueryError(
    `modelApiKey is required when modelName is not the default (${settings.modelName ?? defaultModelName}).`,
  );
}

function readBoolean(query: URLSearchParams, name: string): boolean | undefined {
  const value = readOnce(query, name);
  if (value === undefined) return undefined;
  if (value === "true" || value === "false") return value === "true";
  throw new QueryError(`${name} must be exactly true or false.`);
}

function readOnce(query: URLSearchParams, name: string): string | undefined {
  const [value, ...more] = query.getAll(name);
  if (more.length > 0) throw new QueryError(`${name} is given ${more.length + 1} times; give it once.`);
  if (value === "") throw new QueryError(`${name} is empty; leave it out or give it a value.`);
  return value;
}
