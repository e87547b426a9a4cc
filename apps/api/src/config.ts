import { resolve } from "node:path";
import { isLoopbackName } from "./host-check.ts";
import { readVariable, variables, type Variable, type VariableName } from "./variables.ts";

export type LogLevel = "fatal" | "error" | "warn" | "info" | "debug" | "silent";

export type Config = {
  host: string;
  port: number;
  /** Names, beside those of this machine, under which requests are taken; undefined: any name. */
  allowedHosts: string[] | undefined;
  /** Undefined: the one in the data directory. */
  apiKey: string | undefined;
  /** Absolute. */
  dataDirectory: string;
  browserPath: string | undefined;
  model: { modelName: string; apiKey?: string; baseURL?: string } | undefined;
  /** By provider. */
  modelApiKeys: Record<string, string>;
  maxSessions: number | undefined;
  sessionsPerBrowser: number | undefined;
  sessionIdleSeconds: number | undefined;
  sessionMaxSeconds: number | undefined;
  trustClients: boolean;
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
    apiKey: read("LEGWORK_API_KEY"),
    dataDirectory: resolve(read("LEGWORK_DATA_DIR") ?? ".legwork"),
    browserPath: read("LEGWORK_BROWSER_PATH"),
    model: readModel(read),
    modelApiKeys: readModelApiKeys(read),
    maxSessions: optionalNumber(read("LEGWORK_MAX_SESSIONS")),
    sessionsPerBrowser: optionalNumber(read("LEGWORK_SESSIONS_PER_BROWSER")),
    sessionIdleSeconds: optionalNumber(read("LEGWORK_SESSION_IDLE_SECONDS")),
    sessionMaxSeconds: optionalNumber(read("LEGWORK_SESSION_MAX_SECONDS")),
    trustClients: read("LEGWORK_TRUST_CLIENTS") === "1",
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

/** A loopback address is only ever called by its own names, so that any other gives a rebinding page away. */
function allowedHosts(host: string, named: string | undefined): string[] | undefined {
  const names = (named ?? "")
    .split(",")
    .map((name) => name.trim())
    .filter(Boolean);
  return isLoopbackName(host) || names.length > 0 ? [host, ...names] : undefined;
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
