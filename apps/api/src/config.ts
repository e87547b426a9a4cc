import { resolve } from "node:path";
import type { KeyLimits, NetworkOptions } from "@legwork/core";
import { isLoopbackName } from "./host-check.ts";
import { isTooWeak, keyWeakness } from "./operator-key.ts";
import { readTracing, type TracingSettings } from "./tracing/settings.ts";
import { readVariable, variables, type Variable, type VariableName } from "./variables.ts";

export type LogLevel = "fatal" | "error" | "warn" | "info" | "debug" | "silent";

export type Config = {
  host: string;
  port: number;
  /** Names, beside those of this machine, under which requests are taken; undefined: any name. */
  allowedHosts: string[] | undefined;
  /** Where clients reach the server, when that is not the address in their requests; undefined: it is. */
  publicUrl: string | undefined;
  /** Who is told when a session needs a person. */
  webhookUrl: string | undefined;
  /** Undefined: the one in the data directory. */
  apiKey: string | undefined;
  /** Undefined: the one in the data directory. */
  contextKey: string | undefined;
  /** Absolute. */
  dataDirectory: string;
  databaseUrl: string | undefined;
  cache: boolean;
  browserPath: string | undefined;
  model: { modelName: string; apiKey?: string; baseURL?: string } | undefined;
  /** By provider. */
  modelApiKeys: Record<string, string>;
  maxSessions: number | undefined;
  /** Starts that may wait for a place. */
  startQueue: number | undefined;
  startWaitSeconds: number | undefined;
  /** For keys that have none of their own. */
  keyLimits: KeyLimits;
  sessionsPerBrowser: number | undefined;
  sessionIdleSeconds: number | undefined;
  sessionMaxSeconds: number | undefined;
  /** Of one session. */
  maxPages: number | undefined;
  retention: { days: number | undefined; megabytes: number | undefined };
  /** For which a stop waits for what runs. */
  shutdownGraceSeconds: number;
  /** MiB. */
  maxFileMb: number | undefined;
  trustClients: boolean;
  /** What sessions may reach. */
  network: NetworkOptions;
  /** Undefined: no traces. */
  tracing: TracingSettings | undefined;
  logLevel: LogLevel;
  logFormat: "json" | "text";
};

/** A variable that cannot be used: the message names it, its value unless that is secret, and what is expected. */
export class ConfigError extends Error {
  override readonly name = "ConfigError";
}

export type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads the configuration; an empty variable counts as unset.
 *
 * @throws ConfigError
 */
export function loadConfig(environment: Environment, isTerminal: boolean): Config {
  const read = (name: VariableName): string | undefined => checked(name, environment);
  const host = (read("LEGWORK_HOST") ?? "127.0.0.1").replace(/^\[(.*)\]$/, "$1");
  return {
    host,
    port: Number(read("LEGWORK_PORT") ?? 4700),
    allowedHosts: allowedHosts(host, read("LEGWORK_ALLOWED_HOSTS")),
    publicUrl: read("LEGWORK_PUBLIC_URL")?.replace(/\/+$/, ""),
    webhookUrl: read("LEGWORK_WEBHOOK_URL"),
    apiKey: readApiKey(read("LEGWORK_API_KEY"), host),
    contextKey: read("LEGWORK_CONTEXT_KEY"),
    dataDirectory: resolve(read("LEGWORK_DATA_DIR") ?? ".legwork"),
    databaseUrl: read("LEGWORK_DATABASE_URL"),
    cache: read("LEGWORK_CACHE") !== "0",
    browserPath: read("LEGWORK_BROWSER_PATH"),
    model: readModel(read),
    modelApiKeys: readModelApiKeys(read),
    maxSessions: optionalNumber(read("LEGWORK_MAX_SESSIONS")),
    startQueue: optionalNumber(read("LEGWORK_START_QUEUE")),
    startWaitSeconds: optionalNumber(read("LEGWORK_START_WAIT_SECONDS")),
    keyLimits: readKeyLimits(read),
    sessionsPerBrowser: optionalNumber(read("LEGWORK_SESSIONS_PER_BROWSER")),
    sessionIdleSeconds: optionalNumber(read("LEGWORK_SESSION_IDLE_SECONDS")),
    sessionMaxSeconds: optionalNumber(read("LEGWORK_SESSION_MAX_SECONDS")),
    maxPages: optionalNumber(read("LEGWORK_MAX_PAGES")),
    retention: {
      days: optionalNumber(read("LEGWORK_RETENTION_DAYS")),
      megabytes: optionalNumber(read("LEGWORK_RETENTION_MEGABYTES")),
    },
    shutdownGraceSeconds: Number(read("LEGWORK_SHUTDOWN_GRACE_SECONDS") ?? 2),
    maxFileMb: optionalNumber(read("LEGWORK_MAX_FILE_MB")),
    trustClients: read("LEGWORK_TRUST_CLIENTS") === "1",
    network: readNetwork(read, host),
    tracing: readTracing(read),
    logLevel: (read("LEGWORK_LOG_LEVEL") ?? "info") as LogLevel,
    logFormat: (read("LEGWORK_LOG_FORMAT") ?? (isTerminal ? "text" : "json")) as "json" | "text",
  };
}

type Read = (name: VariableName) => string | undefined;

function checked(name: VariableName, environment: Environment): string | undefined {
  const value = readVariable(environment, name);
  const { accepts, expected, isSecret }: Variable = variables[name];
  if (value === undefined || accepts(value)) return value;
  const shown = isSecret ? "has a value that cannot be used" : `is ${JSON.stringify(value)}`;
  throw new ConfigError(`${name} ${shown}; expected: ${expected}.`);
}

/** Who has to send a key over a network must not be given one that can be guessed. */
function readApiKey(key: string | undefined, host: string): string | undefined {
  if (key === undefined || !isTooWeak(key, host)) return key;
  throw new ConfigError(`The server does not listen on ${host} with such a key. ${keyWeakness(key)}`);
}

function readKeyLimits(read: Read): KeyLimits {
  const given = {
    maxSessions: optionalNumber(read("LEGWORK_KEY_MAX_SESSIONS")),
    startsPerMinute: optionalNumber(read("LEGWORK_KEY_STARTS_PER_MINUTE")),
    tokensPerDay: optionalNumber(read("LEGWORK_KEY_TOKENS_PER_DAY")),
    sessionSecondsPerDay: optionalNumber(read("LEGWORK_KEY_SESSION_SECONDS_PER_DAY")),
  };
  return Object.fromEntries(Object.entries(given).filter(([, limit]) => limit !== undefined));
}

/** A loopback address is only ever called by its own names, so that any other gives a rebinding page away. */
function allowedHosts(host: string, named: string | undefined): string[] | undefined {
  const names = (named ?? "")
    .split(",")
    .map((name) => name.trim())
    .filter(Boolean);
  return isLoopbackName(host) || names.length > 0 ? [host, ...names] : undefined;
}

/** A server that others can reach lets nobody reach private hosts through it; on loopback they are its user's own. */
function readNetwork(read: Read, host: string): NetworkOptions {
  const server = read("LEGWORK_PROXY");
  const bypass = read("LEGWORK_PROXY_BYPASS") ?? "";
  return {
    private: read("LEGWORK_NETWORK_PRIVATE") ?? (isLoopbackName(host) ? "*" : ""),
    allow: read("LEGWORK_NETWORK_ALLOW"),
    deny: read("LEGWORK_NETWORK_DENY"),
    proxy: server === undefined ? undefined : { server, bypass },
  };
}

function readModel(read: Read): Config["model"] {
  const modelName = read("LEGWORK_MODEL");
  const apiKey = read("LEGWORK_MODEL_API_KEY");
  const baseURL = read("LEGWORK_MODEL_BASE_URL");
  if (modelName === undefined) {
    const orphan =
      apiKey !== undefined
        ? "LEGWORK_MODEL_API_KEY"
        : baseURL !== undefined
          ? "LEGWORK_MODEL_BASE_URL"
          : undefined;
    if (orphan === undefined) return undefined;
    throw new ConfigError(
      `${orphan} is set, but LEGWORK_MODEL is not; expected: LEGWORK_MODEL to name the model that it is for.`,
    );
  }
  return {
    modelName,
    ...(apiKey === undefined ? {} : { apiKey }),
    ...(baseURL === undefined ? {} : { baseURL }),
  };
}

function readModelApiKeys(read: Read): Record<string, string> {
  const keys = {
    openai: read("OPENAI_API_KEY"),
    anthropic: read("ANTHROPIC_API_KEY"),
    google: read("GOOGLE_GENERATIVE_AI_API_KEY"),
  };
  return Object.fromEntries(
    Object.entries(keys).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}

function optionalNumber(value: string | undefined): number | undefined {
  return value === undefined ? undefined : Number(value);
}
