import { largestSide } from "@legwork/protocol";
import { InvalidArgumentError } from "commander";

/** A flag, and the variables of the environment that stand in for it: the first that is set. */
export type Flag = {
  group: "serving" | "engine" | "sessions";
  flags: string;
  description: string;
  variables: string[];
  parse: (value: string) => unknown;
  initial?: unknown;
};

export const flags: readonly Flag[] = [
  {
    group: "serving",
    flags: "--port <port>",
    description: "serve Streamable HTTP at this port, path /mcp, instead of STDIO",
    variables: ["LEGWORK_MCP_PORT"],
    parse: wholeNumber(0, 65_535),
  },
  {
    group: "serving",
    flags: "--host <host>",
    description: "address to listen on; 0.0.0.0 for all interfaces",
    variables: ["LEGWORK_MCP_HOST", "LEGWORK_HOST"],
    parse: hostName,
    initial: "localhost",
  },
  {
    group: "engine",
    flags: "--apiUrl <url>",
    description: "running Legwork service that does the work; without: an engine in this process",
    variables: ["LEGWORK_API_URL"],
    parse: webAddress,
  },
  {
    group: "serving",
    flags: "--apiKey <key>",
    description: "key that HTTP callers have to present, and the one for --apiUrl",
    variables: ["LEGWORK_API_KEY"],
    parse: String,
  },
  {
    group: "serving",
    flags: "--allowed-hosts <names>",
    description: "further host names under which HTTP requests are taken, with commas between",
    variables: ["LEGWORK_MCP_ALLOWED_HOSTS", "LEGWORK_ALLOWED_HOSTS"],
    parse: list,
    initial: [],
  },
  {
    group: "serving",
    flags: "--allowed-origins <origins>",
    description:
      "further origins whose web pages may call, such as https://app.example.com, with commas between",
    variables: ["LEGWORK_MCP_ALLOWED_ORIGINS"],
    parse: list,
    initial: [],
  },
  {
    group: "engine",
    flags: "--maxSessions <count>",
    description: "browser sessions at once, of an engine in this process",
    variables: ["LEGWORK_MAX_SESSIONS"],
    parse: wholeNumber(1, 99_999),
    initial: 64,
  },
  {
    group: "engine",
    flags: "--sessionIdleSeconds <seconds>",
    description: "seconds without a call after which a session ends, of an engine in this process",
    variables: ["LEGWORK_SESSION_IDLE_SECONDS"],
    parse: wholeNumber(1, 9_999_999),
    initial: 300,
  },
  {
    group: "sessions",
    flags: "--modelName <model>",
    description: "language model as provider/model; without: the service's default, which needs no key",
    variables: ["LEGWORK_MCP_MODEL_NAME"],
    parse: String,
  },
  {
    group: "sessions",
    flags: "--modelApiKey <key>",
    description: "key for the provider of --modelName",
    variables: ["LEGWORK_MCP_MODEL_API_KEY"],
    parse: String,
  },
  {
    group: "sessions",
    flags: "--browserWidth <width>",
    description: "viewport width, CSS pixels",
    variables: ["LEGWORK_MCP_BROWSER_WIDTH"],
    parse: wholeNumber(1, largestSide),
    initial: 1024,
  },
  {
    group: "sessions",
    flags: "--browserHeight <height>",
    description: "viewport height, CSS pixels",
    variables: ["LEGWORK_MCP_BROWSER_HEIGHT"],
    parse: wholeNumber(1, largestSide),
    initial: 768,
  },
  {
    group: "sessions",
    flags: "--keepAlive [boolean]",
    description: "sessions outlive their idle time and the connection",
    variables: ["LEGWORK_MCP_KEEP_ALIVE"],
    parse: boolean,
    initial: false,
  },
  {
    group: "sessions",
    flags: "--proxies [boolean]",
    description: "load pages through the service's proxies; start warns where it has none",
    variables: ["LEGWORK_MCP_PROXIES"],
    parse: boolean,
    initial: false,
  },
  {
    group: "sessions",
    flags: "--verified [boolean]",
    description: "ask for a verified identity; start warns that a self-hosted browser has none",
    variables: ["LEGWORK_MCP_VERIFIED"],
    parse: boolean,
    initial: false,
  },
  {
    group: "sessions",
    flags: "--contextId <contextId>",
    description: "begin with the cookies and storage of this context of the service, and keep them there",
    variables: ["LEGWORK_MCP_CONTEXT_ID"],
    parse: String,
  },
  {
    group: "sessions",
    flags: "--persist [boolean]",
    description: "keep what a session changes in that context; false: only read it",
    variables: ["LEGWORK_MCP_PERSIST"],
    parse: boolean,
    initial: true,
  },
  {
    group: "sessions",
    flags: "--experimental [boolean]",
    description: "add the tools agent (a task of several steps) and screenshot",
    variables: ["LEGWORK_MCP_EXPERIMENTAL"],
    parse: boolean,
    initial: false,
  },
];

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
