/** One variable of the environment. */
export type Variable = {
  /** What it is for, in one line. */
  description: string;
  /** In words. */
  defaultValue: string;
  accepts: (value: string) => boolean;
  /** What is accepted, in words. */
  expected: string;
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
const seconds = {
  accepts: (value: string) => /^[1-9]\d{0,6}$/.test(value),
  expected: "whole seconds, 1 to 9999999, such as 300",
};

function oneOf(...values: string[]): Pick<Variable, "accepts" | "expected"> {
  return { accepts: (value) => values.includes(value), expected: values.join(", ") };
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
  LEGWORK_API_KEY: {
    description: "key that every request has to send",
    defaultValue: "made at the first start, kept in the data directory",
    ...key,
  },
  LEGWORK_DATA_DIR: {
    description: "where the key, records and screenshots are kept",
    defaultValue: ".legwork",
    ...anything,
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
  LEGWORK_TRUST_CLIENTS: {
    description: "1: clients may have the server start programs and touch its disk and network",
    defaultValue: "0",
    ...oneOf("0", "1"),
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
