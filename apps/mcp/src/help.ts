import { basename } from "node:path";
import type { Flag } from "./flags.ts";

const [, file = "main.js", word] = process.argv;

/** As a part of the command `legwork`, which this one has no other word in common with. */
const isPart = word === "mcp";

/** What stands behind the program's name. */
export const parameters = process.argv.slice(isPart ? 3 : 2);

/** What is started: the command of an installed package, or the file itself. */
export const programName = isPart
  ? "legwork mcp"
  : basename(file) === "legwork-mcp"
    ? "legwork-mcp"
    : "node main.js";

export const beforeFlags = `Gives an MCP client a real browser. The client's model plans, and calls start, navigate, act, observe, extract and
end: each does one thing, in plain words, and needs no language model.

You do not start it yourself: your client does, over STDIO. Put this into its configuration (Claude Desktop, Cursor and
Gemini CLI take it as it is, the README has the others), then ask for something to be done on a website:

  ${describeEntry()}

A browser is needed: an installed Chrome or Chromium is found, LEGWORK_BROWSER_PATH names another.
`;

export const groupTitles: Record<Flag["group"], string> = {
  serving: "Where the tools are served (over STDIO, unless there is a --port):",
  engine: "What does the work (an engine in this process, unless there is an --apiUrl):",
  sessions: "What browser sessions are like:",
};

export const afterFlags = `
A flag wins over its variable (env). An engine in this process also reads LEGWORK_BROWSER_PATH, LEGWORK_MODEL,
LEGWORK_MODEL_API_KEY, LEGWORK_MODEL_BASE_URL, OPENAI_API_KEY, ANTHROPIC_API_KEY and GOOGLE_GENERATIVE_AI_API_KEY for a
language model; LEGWORK_NETWORK_PRIVATE, LEGWORK_NETWORK_ALLOW, LEGWORK_NETWORK_DENY, LEGWORK_PROXY and
LEGWORK_PROXY_BYPASS for what its pages may reach, and how.

Examples:
  ${programName} --port 4701
      for several clients on this machine, at http://127.0.0.1:4701/mcp
  LEGWORK_API_KEY=<key> ${programName} --port 4701 --host 0.0.0.0
      for other machines too; each request has to present the key (Authorization: Bearer <key>)
  LEGWORK_API_KEY=<key> ${programName} --apiUrl http://127.0.0.1:4700
      over STDIO, in front of a running Legwork service whose key it is
  ${programName} --experimental
      with the tools agent and screenshot as well`;

/** How this very program is started. */
function describeEntry(): string {
  const server = { command: process.execPath, args: isPart ? [file, "mcp"] : [file] };
  return JSON.stringify({ mcpServers: { legwork: server } });
}
