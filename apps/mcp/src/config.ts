import { Command, InvalidArgumentError, Option } from "commander";
import { isLoopbackName } from "./guards.ts";
import { isKeyless, type SessionSettings } from "./session-settings.ts";

export type HttpSettings = {
  host: string;
  port: number;
  /** Names under which requests are taken, beside those of this machine and `host`; undefined: any name. */
  allowedHosts: string[] | undefined;
  /** Origins whose pages may call, beside those of this machine, such as `https://app.example.com`. */
  allowedOrigins: string[];
  /** What every request has to present; undefined only on a loopback address. */
  apiKey: string | undefined;
};

/** The engine in this process, when no service is in front. */
export type EngineSettings = {
  browserPath: string | undefined;
  model: { modelName: string; apiKey?: string; baseURL?: string } | undefined;
  /** By provider. */
  modelApiKeys: Record<string, string>;
};

export type Config = {
  /** Undefined: STDIO. */
  http: HttpSettings | undefined;
  /** A running service that does the work; undefined: an engine in this process. */
  remote: { apiUrl: string; apiKey: string } | undefined;
  engine: EngineSettings;
  session: SessionSettings;
};

export type Environment = Readonly<Record<string, string | undefined>>;

type Flags = SessionSettings & {
  persist: boolean;
  port?: number;
  host: string;
  apiUrl?: string;
  apiKey?: string;
  allowedHosts: string[];
  allowedOrigins: string[];
};

const examples = `
Examples:
  node main.js                                     tools over STDIO, with a browser of its own
  node main.js --port 4701                         tools at http://127.0.0.1:4701/mcp, for this machine only
  node main.js --port 4701 --apiUrl http://127.0.0.1:4700 --apiKey <key>
                                                   the same in front of a running Legwork service
  node main.js --modelName openai/gpt-5.1 --modelApiKey <key>
                                                   a language model for what the embedded one cannot do

An MCP client starts it over STDIO by itself; this is the usual entry in its configuration, with full paths:
  ${describeEntry()}

An engine of its own also reads LEGWORK_BROWSER_PATH, LEGWORK_MODEL, LEGWORK_MODEL_API_KEY, LEGWORK_MODEL_BASE_URL,
OPENAI_API_KEY, ANTHROPIC_API_KEY and GOOGLE_GENERATIVE_AI_API_KEY. A flag wins over its variable.`;

/** How this very program is started. */
function describeEntry(): string {
  const server = { command: process.execPath, args: [process.argv[1] ?? "main.js"] };
  return JSON.stringify({ mcpServers: { legwork: server } });
}

/**
 * Reads flags and environment; an empty variable counts as unset. Prints help, version or what is wrong, and exits.
 */
export function readConfig(parameters: string[], environment: Environment, version: string): Config {
  const program = describeProgram(environment).version(version);
  program.parse(parameters, { from: "user" });
  const flags = program.opts<Flags>();
  const isGiven =
    program.getOptionValueSource("persist") === "cli" || Boolean(environment["LEGWORK_MCP_PERSIST"]);
  const fault = faultOf(flags);
  if (fault !== undefined) program.error(`error: ${fault}`);
  return {
    http: flags.port === undefined ? undefined : httpSettings(flags, flags.port),
    remote: flags.apiUrl === undefined ? undefined : { apiUrl: flags.apiUrl, apiKey: flags.apiKey ?? "" },
    engine: engineSettings(environment),
    session: { ...sessionSettings(flags), persist: isGiven ? flags.persist : undefined },
  };
}

function faultOf({ apiUrl, apiKey, port, host, modelName, modelApiKey }: Flags): string | undefined {
  // Checked here, because a refused flag is repeated on the terminal.
  if ([apiKey, modelApiKey].some((key) => key !== undefined && !/^[\x21-\x7e]+$/.test(key))) {
    return "--apiKey and --modelApiKey take visible ASCII characters without spaces.";
  }
  if (apiUrl !== undefined && apiKey === undefined) {
    return "--apiUrl needs the key of that service: give --apiKey, or set LEGWORK_API_KEY.";
  }
  if (port !== undefined && apiKey === undefined && !isLoopbackName(host)) {
    return `--host ${host} can be reached by others, and there is no key. Set LEGWORK_API_KEY (or --apiKey), or listen on localhost.`;
  }
  if (!isKeyless(modelName) && modelApiKey === undefined) {
    return `--modelName ${modelName} needs --modelApiKey (LEGWORK_MCP_MODEL_API_KEY), the key of the model's provider; where that asks for none, as Ollama, any word will do.`;
  }
  return undefined;
}

function httpSettings({ host, allowedHosts, allowedOrigins, apiKey }: Flags, port: number): HttpSettings {
  // Beyond this machine a key is required, which a rebinding page has not; and nobody can tell by what names it is known.
  const names = isLoopbackName(host) || allowedHosts.length > 0 ? allowedHosts : undefined;
  // The name can mean ::1 alone, where those who were told 127.0.0.1 find nobody.
  return {
    host: host === "localhost" ? "127.0.0.1" : host,
    port,
    allowedHosts: names,
    allowedOrigins,
    apiKey,
  };
}

function sessionSettings(flags: Flags): Omit<SessionSettings, "persist"> {
  const { modelName, modelApiKey, keepAlive, proxies, verified, contextId, experimental } = flags;
  const { browserWidth, browserHeight } = flags;
  return {
    modelName,
    modelApiKey,
    keepAlive,
    proxies,
    verified,
    contextId,
    experimental,
    browserWidth,
    browserHeight,
  };
}

function engineSettings(environment: Environment): EngineSettings {
  const read = (name: string): string | undefined => environment[name]?.trim() || undefined;
  const modelName = read("LEGWORK_MODEL");
  const apiKey = read("LEGWORK_MODEL_API_KEY");
  const baseURL = read("LEGWORK_MODEL_BASE_URL");
  const keys = {
    openai: read("OPENAI_API_KEY"),
    anthropic: read("ANTHROPIC_API_KEY"),
    google: read("GOOGLE_GENERATIVE_AI_API_KEY"),
  };
  const given = Object.entries(keys).filter((entry): entry is [string, string] => entry[1] !== undefined);
  const access = {
    ...(apiKey === undefined ? {} : { apiKey }),
    ...(baseURL === undefined ? {} : { baseURL }),
  };
  return {
    browserPath: read("LEGWORK_BROWSER_PATH"),
    model: modelName === undefined ? undefined : { modelName, ...access },
    modelApiKeys: Object.fromEntries(given),
  };
}

type Flag = {
  flags: string;
  description: string;
  variables: string[];
  parse: (value: string) => unknown;
  initial?: unknown;
};

const flags: Flag[] = [
  {
    flags: "--port <port>",
    description: "serve Streamable HTTP at this port, path /mcp, instead of STDIO",
    variables: ["LEGWORK_MCP_PORT"],
    parse: wholeNumber(0, 65_535),
  },
  {
    flags: "--host <host>",
    description: "address to listen on; 0.0.0.0 for all interfaces",
    variables: ["LEGWORK_MCP_HOST", "LEGWORK_HOST"],
    parse: hostName,
    initial: "localhost",
  },
  {
    flags: "--apiUrl <url>",
    description: "running Legwork service that does the work; without: an engine in this process",
    variables: ["LEGWORK_API_URL"],
    parse: webAddress,
  },
  {
    flags: "--apiKey <key>",
    description: "key that HTTP callers have to present, and the one for --apiUrl",
    variables: ["LEGWORK_API_KEY"],
    parse: String,
  },
  {
    flags: "--allowed-hosts <names>",
    description: "further host names under which HTTP requests are taken, with commas between",
    variables: ["LEGWORK_MCP_ALLOWED_HOSTS", "LEGWORK_ALLOWED_HOSTS"],
    parse: list,
    initial: [],
  },
  {
    flags: "--allowed-origins <origins>",
    description:
      "further origins whose web pages may call, such as https://app.example.com, with commas between",
    variables: ["LEGWORK_MCP_ALLOWED_ORIGINS"],
    parse: list,
    initial: [],
  },
  {
    flags: "--modelName <model>",
    description: "language model as provider/model; without: the service's default, which needs no key",
    variables: ["LEGWORK_MCP_MODEL_NAME"],
    parse: String,
  },
  {
    flags: "--modelApiKey <key>",
    description: "key for the provider of --modelName",
    variables: ["LEGWORK_MCP_MODEL_API_KEY"],
    parse: String,
  },
  {
    flags: "--browserWidth <width>",
    description: "viewport width, CSS pixels",
    variables: ["LEGWORK_MCP_BROWSER_WIDTH"],
    parse: wholeNumber(1, 16_384),
    initial: 1024,
  },
  {
    flags: "--browserHeight <height>",
    description: "viewport height, CSS pixels",
    variables: ["LEGWORK_MCP_BROWSER_HEIGHT"],
    parse: wholeNumber(1, 16_384),
    initial: 768,
  },
  {
    flags: "--keepAlive [boolean]",
    description: "sessions outlive their idle time and the connection",
    variables: ["LEGWORK_MCP_KEEP_ALIVE"],
    parse: boolean,
    initial: false,
  },
  {
    flags: "--proxies [boolean]",
    description: "enable proxies (not honoured by this version; start says so)",
    variables: ["LEGWORK_MCP_PROXIES"],
    parse: boolean,
    initial: false,
  },
  {
    flags: "--verified [boolean]",
    description: "enable verified identity (not honoured by this version; start says so)",
    variables: ["LEGWORK_MCP_VERIFIED"],
    parse: boolean,
    initial: false,
  },
  {
    flags: "--contextId <contextId>",
    description: "use a kept browser context (not honoured by this version; start says so)",
    variables: ["LEGWORK_MCP_CONTEXT_ID"],
    parse: String,
  },
  {
    flags: "--persist [boolean]",
    description: "keep that context (not honoured by this version; start says so)",
    variables: ["LEGWORK_MCP_PERSIST"],
    parse: boolean,
    initial: true,
  },
  {
    flags: "--experimental [boolean]",
    description: "enable experimental features (not honoured by this version; start says so)",
    variables: ["LEGWORK_MCP_EXPERIMENTAL"],
    parse: boolean,
    initial: false,
  },
];

function describeProgram(environment: Environment): Command {
  const program = new Command("node main.js")
    .description("Gives MCP clients a real browser: navigate, act, observe and extract in plain words.")
    .helpOption("-h, --help", "show this help")
    .allowExcessArguments(false)
    .addHelpText("after", examples);
  for (const flag of flags) program.addOption(toOption(flag, environment));
  return program;
}

/** A variable stands in for its flag's default, so that a flag wins and both are checked alike. */
function toOption(
  { flags: names, description, variables, parse, initial }: Flag,
  environment: Environment,
): Option {
  const option = new Option(names, `${description} (env: ${variables.join(", ")})`).argParser(parse);
  const variable = variables.find((name) => environment[name]?.trim());
  const value = variable === undefined ? initial : checked(variable, environment, parse);
  if (value === undefined) return option;
  return option.default(value, shownDefault(initial, variable));
}

function shownDefault(initial: unknown, variable: string | undefined): string {
  if (variable !== undefined) return `from ${variable}`;
  return Array.isArray(initial) ? "none" : String(initial);
}

function checked(variable: string, environment: Environment, parse: Flag["parse"]): unknown {
  try {
    return parse(environment[variable]?.trim() ?? "");
  } catch (error) {
    if (!(error instanceof InvalidArgumentError)) throw error;
    return new Command("legwork-mcp").error(`error: ${variable} cannot be used. ${error.message}`);
  }
}

function boolean(value: string): boolean {
  if (value === "true" || value === "1") return true;
  if (value === "false" || value === "0") return false;
  throw new InvalidArgumentError("Expected: true or false.");
}

function wholeNumber(least: number, most: number): (value: string) => number {
  return (value) => {
    const number = /^\d{1,9}$/.test(value) ? Number(value) : Number.NaN;
    if (number >= least && number <= most) return number;
    throw new InvalidArgumentError(`Expected: a whole number from ${least} to ${most}.`);
  };
}

function hostName(value: string): string {
  const name = value.replace(/^\[(.*)\]$/, "$1").toLowerCase();
  if (/^[\w.:-]+$/.test(name)) return name;
  throw new InvalidArgumentError("Expected: a host name or an IP address.");
}

function webAddress(value: string): string {
  if (/^https?:$/.test(URL.parse(value)?.protocol ?? "")) return value;
  throw new InvalidArgumentError("Expected: an address such as http://127.0.0.1:4700.");
}

function list(value: string): string[] {
  return value
    .split(",")
    .map((item) => item.trim().toLowerCase())
    .filter(Boolean);
}
