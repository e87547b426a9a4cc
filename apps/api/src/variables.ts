import { samplerNames } from "./tracing/settings.ts";

/** One variable of the environment. */
export type Variable = {
  /** What it is for, in one line. */
  description: string;
  /** In words. */
  defaultValue: string;
  accepts: (value: string) => boolean;
  /** What is accepted, in words. */
  expected: string;
  /** All that is accepted, where that can be listed. */
  choices?: string[];
  /** Its value is never shown. */
  isSecret?: boolean;
};

const anything = { accepts: () => true, expected: "any text" };
const key = {
  accepts: (value: string) => /^[\x21-\x7e]+$/.test(value),
  expected: "visible ASCII characters without spaces",
  isSecret: true,
};
const count = {
  accepts: (value: string) => /^[1-9]\d{0,4}$/.test(value),
  expected: "a whole number from 1 to 99999",
};
const countOrNone = {
  accepts: (value: string) => /^\d{1,7}$/.test(value),
  expected: "a whole number from 0 to 9999999",
};
const largeCount = {
  accepts: (value: string) => /^[1-9]\d{0,11}$/.test(value),
  expected: "a whole number from 1",
};
/** The engine reads them, and says what an entry may be. */
const hostList = {
  accepts: (value: string) => /^[^\s/]\S*(\s*,\s*\S+)*$/.test(value),
  expected: "hosts with commas between, such as 10.1.0.0/16,intranet.example",
};
const seconds = {
  accepts: (value: string) => /^[1-9]\d{0,6}$/.test(value),
  expected: "whole seconds, 1 to 9999999, such as 300",
};

const collector = {
  accepts: (value: string) => /^https?:$/.test(URL.parse(value)?.protocol ?? ""),
  expected: "an http or https URL, such as http://127.0.0.1:4318",
  // A URL can hold a password.
  isSecret: true,
};

function oneOf(...values: string[]): Pick<Variable, "accepts" | "expected" | "choices"> {
  return { accepts: (value) => values.includes(value), expected: values.join(", "), choices: values };
}

/** Everything that can be configured. */
export const variables = {
  LEGWORK_HOST: {
    description: "address to listen on; 0.0.0.0 for every interface",
    defaultValue: "127.0.0.1",
    accepts: (value) => /^[\w.:[\]-]+$/.test(value),
    expected: "a host name or an IP address",
  },
  LEGWORK_PORT: {
    description: "port to listen on; 0 for any free one",
    defaultValue: "4700",
    accepts: (value) => /^\d{1,5}$/.test(value) && Number(value) <= 65_535,
    expected: "a whole number from 0 to 65535",
  },
  LEGWORK_ALLOWED_HOSTS: {
    description: "further names under which requests are taken, with commas between",
    defaultValue: "names of this machine; any, when listening beyond it",
    accepts: (value) => value.split(",").every((name) => /^[\w.:-]*$/.test(name.trim())),
    expected: "host names without scheme and port, with commas between",
  },
  LEGWORK_PUBLIC_URL: {
    description: "where clients reach the server, such as a proxy before it; links begin with it",
    defaultValue: "the address that a request names",
    accepts: (value) => /^https?:$/.test(URL.parse(value)?.protocol ?? "") && !/[?#]/.test(value),
    expected: "an http or https URL without query, such as https://legwork.example.com",
  },
  LEGWORK_WEBHOOK_URL: {
    description: "told by POST when a session needs a person (needs_human); LEGWORK_NETWORK_* hold for it",
    defaultValue: "nobody is told",
    accepts: (value) => /^https?:$/.test(URL.parse(value)?.protocol ?? ""),
    expected: "an http or https URL",
    isSecret: true,
  },
  LEGWORK_API_KEY: {
    description: "the operator's key; beyond this machine 16 characters at least",
    defaultValue: "made at the first start, kept in the data directory",
    ...key,
  },
  LEGWORK_CONTEXT_KEY: {
    description:
      "what saved contexts (cookies, signed-in state) are encrypted with; the same on every server of a database",
    defaultValue: "made at the first start, kept in the data directory (context-key)",
    accepts: (value) => /^[\x21-\x7e]{32,}$/.test(value),
    expected: "32 visible ASCII characters or more, such as openssl rand -base64 32 prints",
    isSecret: true,
  },
  LEGWORK_DATA_DIR: {
    description: "where keys, records, screenshots and files are kept",
    defaultValue: ".legwork",
    ...anything,
  },
  LEGWORK_DATABASE_URL: {
    description: "PostgreSQL database for records, which several servers may share",
    defaultValue: "an SQLite file in the data directory",
    accepts: (value) => /^postgres(?:ql)?:$/.test(URL.parse(value)?.protocol ?? ""),
    expected: "postgres://user:password@host:5432/database",
    isSecret: true,
  },
  LEGWORK_CACHE: {
    description: "0: acts are neither remembered nor done from memory",
    defaultValue: "1",
    ...oneOf("0", "1"),
  },
  LEGWORK_BROWSER_PATH: {
    description: "program of the browser",
    defaultValue: "an installed Chrome or Chromium",
    ...anything,
  },
  LEGWORK_MODEL: {
    description: "model when a request names none: provider/model",
    defaultValue: "embedded/grounder, which needs no key",
    ...anything,
  },
  LEGWORK_MODEL_API_KEY: {
    description: "key for the provider of LEGWORK_MODEL",
    defaultValue: "none",
    ...key,
  },
  LEGWORK_MODEL_BASE_URL: {
    description: "base URL of the endpoint of LEGWORK_MODEL",
    defaultValue: "the provider's own",
    accepts: (value) => /^https?:$/.test(URL.parse(value)?.protocol ?? ""),
    expected: "an http or https URL",
    // A URL can hold a password.
    isSecret: true,
  },
  OPENAI_API_KEY: { description: "key for models of OpenAI", defaultValue: "none", ...key },
  ANTHROPIC_API_KEY: { description: "key for models of Anthropic", defaultValue: "none", ...key },
  GOOGLE_GENERATIVE_AI_API_KEY: { description: "key for models of Google", defaultValue: "none", ...key },
  LEGWORK_MAX_SESSIONS: { description: "sessions that may run at once", defaultValue: "20", ...count },
  LEGWORK_START_QUEUE: {
    description: "starts that may wait for a place when so many sessions run; 0: none",
    defaultValue: "20",
    ...countOrNone,
  },
  LEGWORK_START_WAIT_SECONDS: {
    description: "longest wait of a start for a place, seconds",
    defaultValue: "15",
    accepts: (value) => /^[1-9]\d{0,2}$/.test(value) && Number(value) <= 110,
    expected: "whole seconds, 1 to 110",
  },
  LEGWORK_KEY_MAX_SESSIONS: {
    description: "sessions at once of a key that has no such limit of its own",
    defaultValue: "as many as the server allows",
    ...count,
  },
  LEGWORK_KEY_STARTS_PER_MINUTE: {
    description: "sessions that such a key may start within a minute",
    defaultValue: "any number",
    ...count,
  },
  LEGWORK_KEY_TOKENS_PER_DAY: {
    description: "tokens of language models that such a key may use a day (UTC)",
    defaultValue: "any number",
    ...largeCount,
  },
  LEGWORK_KEY_SESSION_SECONDS_PER_DAY: {
    description: "seconds that sessions of such a key may run a day (UTC), together",
    defaultValue: "any number",
    ...largeCount,
  },
  LEGWORK_SESSIONS_PER_BROWSER: {
    description: "sessions that share a browser process",
    defaultValue: "20",
    ...count,
  },
  LEGWORK_SESSION_IDLE_SECONDS: {
    description: "seconds without a request after which a session ends",
    defaultValue: "300",
    ...seconds,
  },
  LEGWORK_SESSION_MAX_SECONDS: {
    description: "longest life of a session, seconds",
    defaultValue: "3600",
    ...seconds,
  },
  LEGWORK_RETENTION_DAYS: {
    description: "days that records and pictures of ended sessions are kept; 0: for ever",
    defaultValue: "30",
    ...countOrNone,
  },
  LEGWORK_RETENTION_MEGABYTES: {
    description: "size of all of them above which the oldest go, megabytes; 0: any",
    defaultValue: "2048",
    ...countOrNone,
  },
  LEGWORK_SHUTDOWN_GRACE_SECONDS: {
    description: "seconds for which a stop waits for what runs",
    defaultValue: "2",
    accepts: (value) => /^\d{1,4}$/.test(value),
    expected: "whole seconds, 0 to 9999",
  },
  LEGWORK_MAX_PAGES: {
    description: "tabs and windows that a session may have open; what pages open beyond it is closed",
    defaultValue: "20",
    ...count,
  },
  LEGWORK_MAX_FILE_MB: {
    description: "largest download or upload, MiB; ten times that for all of a session's",
    defaultValue: "50",
    ...count,
  },
  LEGWORK_TRUST_CLIENTS: {
    description: "1: clients may have the server start programs and touch its disk and network",
    defaultValue: "0",
    ...oneOf("0", "1"),
  },
  LEGWORK_NETWORK_PRIVATE: {
    description:
      "loopback and private hosts that sessions may reach: names, addresses, CIDR ranges; * for all",
    defaultValue: "*; none, when listening beyond this machine",
    ...hostList,
  },
  LEGWORK_NETWORK_ALLOW: {
    description: "the only hosts that sessions may reach: example.com, *.example.com, 10.0.0.0/8, *:443",
    defaultValue: "every host",
    ...hostList,
  },
  LEGWORK_NETWORK_DENY: {
    description: "hosts that sessions may not reach, in the same forms; wins over the other two",
    defaultValue: "none",
    ...hostList,
  },
  LEGWORK_PROXY: {
    description: "proxy that pages are reached through: http://user:password@host:port, https or socks5",
    defaultValue: "none",
    ...anything,
    isSecret: true,
  },
  LEGWORK_PROXY_BYPASS: {
    description: "hosts that are reached without LEGWORK_PROXY",
    defaultValue: "none",
    ...hostList,
  },
  LEGWORK_LOG_LEVEL: {
    description: "least weight of what is logged: fatal, error, warn, info, debug or silent",
    defaultValue: "info",
    ...oneOf("fatal", "error", "warn", "info", "debug", "silent"),
  },
  LEGWORK_LOG_FORMAT: {
    description: "form of the log: text or json",
    defaultValue: "text on a terminal, else json",
    ...oneOf("json", "text"),
  },
  OTEL_EXPORTER_OTLP_ENDPOINT: {
    description: "OpenTelemetry collector that is sent traces, as OTLP over HTTP in JSON",
    defaultValue: "none, and no traces",
    ...collector,
  },
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: {
    description: "the same, for traces alone and with its path",
    defaultValue: "/v1/traces of OTEL_EXPORTER_OTLP_ENDPOINT",
    ...collector,
  },
  OTEL_SDK_DISABLED: { description: "true: no traces", defaultValue: "false", ...oneOf("true", "false") },
  OTEL_TRACES_EXPORTER: { description: "none: no traces", defaultValue: "otlp", ...oneOf("otlp", "none") },
  OTEL_TRACES_SAMPLER: {
    description: "which traces are sent",
    defaultValue: "parentbased_always_on",
    ...oneOf(...samplerNames),
  },
  OTEL_TRACES_SAMPLER_ARG: {
    description: "share of them, for the samplers with a ratio",
    defaultValue: "1",
    accepts: (value) => /^(?:0?\.\d+|[01](?:\.0+)?)$/.test(value),
    expected: "a number from 0 to 1",
  },
} satisfies Record<string, Variable>;

export type VariableName = keyof typeof variables;

/** Undefined when it is unset or empty. */
export function readVariable(
  environment: Readonly<Record<string, string | undefined>>,
  name: VariableName,
): string | undefined {
  return environment[name]?.trim() || undefined;
}

/** Names that look like ours and that nobody reads, such as misspelt ones. The MCP server reads its own. */
export function unknownVariables(environment: Readonly<Record<string, string | undefined>>): string[] {
  const isOurs = (name: string): boolean => /^LEGWORK_(?!MCP_|API_URL$)/.test(name);
  return Object.keys(environment).filter((name) => isOurs(name) && !Object.hasOwn(variables, name));
}

/** The table of all variables, for `--help`. */
export function describeVariables(): string {
  const names = Object.keys(variables) as VariableName[];
  const width = Math.max(...names.map((name) => name.length));
  const describe = (name: VariableName): string =>
    `  ${name.padEnd(width)}  ${variables[name].description}\n  ${" ".repeat(width)}  default: ${variables[name].defaultValue}`;
  return names.map(describe).join("\n");
}
