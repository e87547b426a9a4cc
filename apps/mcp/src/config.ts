import type { NetworkOptions } from "@legwork/core";
import { Command, InvalidArgumentError, Option } from "commander";
import { flags as allFlags, type Flag } from "./flags.ts";
import { isLoopbackName } from "./guards.ts";
import { afterFlags, beforeFlags, groupTitles, programName } from "./help.ts";
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
  /** Sessions that may run at once. */
  maxSessions: number;
  /** Seconds without a call after which a session ends. */
  sessionIdleSeconds: number;
  model: { modelName: string; apiKey?: string; baseURL?: string } | undefined;
  /** By provider. */
  modelApiKeys: Record<string, string>;
  /** What sessions may reach. */
  network: NetworkOptions;
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

/** What the process ends with when its flags or variables cannot be used, as the other programs of Legwork do. */
const usageExit = 2;

type Flags = SessionSettings & {
  persist: boolean;
  port?: number;
  host: string;
  apiUrl?: string;
  apiKey?: string;
  allowedHosts: string[];
  allowedOrigins: string[];
  maxSessions: number;
  sessionIdleSeconds: number;
};

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
    engine: engineSettings(flags, environment),
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

/** A server that others can reach lets nobody reach private hosts through it; on loopback they are its user's own. */
function networkSettings(read: (name: string) => string | undefined, isReachable: boolean): NetworkOptions {
  const server = read("LEGWORK_PROXY");
  const bypass = read("LEGWORK_PROXY_BYPASS") ?? "";
  return {
    private: read("LEGWORK_NETWORK_PRIVATE") ?? (isReachable ? "" : "*"),
    allow: read("LEGWORK_NETWORK_ALLOW"),
    deny: read("LEGWORK_NETWORK_DENY"),
    proxy: server === undefined ? undefined : { server, bypass },
  };
}

function engineSettings(flags: Flags, environment: Environment): EngineSettings {
  const { maxSessions, sessionIdleSeconds, port, host } = flags;
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
    maxSessions,
    sessionIdleSeconds,
    model: modelName === undefined ? undefined : { modelName, ...access },
    modelApiKeys: Object.fromEntries(given),
    network: networkSettings(read, port !== undefined && !isLoopbackName(host)),
  };
}

function describeProgram(environment: Environment): Command {
  const program = new Command(programName)
    .usage("[flags]")
    .addHelpText("before", beforeFlags)
    .helpOption("-h, --help", "show this help")
    .allowExcessArguments(false)
    .exitOverride(({ exitCode }) => process.exit(exitCode === 0 ? 0 : usageExit))
    .addHelpText("after", afterFlags);
  for (const flag of allFlags) program.addOption(toOption(flag, environment));
  return program;
}

/** A variable stands in for its flag's default, so that a flag wins and both are checked alike. */
function toOption(
  { flags: names, description, group, variables, parse, initial }: Flag,
  environment: Environment,
): Option {
  const option = new Option(names, `${description} (env: ${variables.join(", ")})`)
    .helpGroup(groupTitles[group])
    .argParser(parse);
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
    const words = `error: ${variable} cannot be used. ${error.message}`;
    return new Command(programName).error(words, { exitCode: usageExit });
  }
}
