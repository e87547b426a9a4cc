import { operations } from "@legwork/protocol";
import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { StdioClientTransport } from "@modelcontextprotocol/client/stdio";
import type { Snippet } from "../../scripts/snippets.ts";
import { root, type World } from "./world.ts";

type Server = { command: string; args: string[] } | { url: string; headers: Record<string, string> };
type Configuration = Record<"mcpServers" | "servers", Record<string, Server> | undefined>;

/** Connects by an entry of an MCP client's configuration; holds a body of a start against the protocol. */
export async function checkConfiguration({ code }: Snippet, world: World): Promise<void> {
  const value = JSON.parse(world.localise(code)) as Configuration & Record<string, unknown>;
  const servers = Object.values(value.mcpServers ?? value.servers ?? {});
  for (const server of servers) await connect(server, world);
  if (servers.length === 0 && "sessionCreateParams" in value) operations.start.input.strict().parse(value);
}

async function connect(server: Server, { folder }: World): Promise<void> {
  const client = new Client({ name: "legwork-docs", version: "0.0.0" });
  await client.connect("url" in server ? overHttp(server) : overStdio(server, folder));
  try {
    const { tools } = await client.listTools();
    if (!tools.some(({ name }) => name === "navigate"))
      throw new Error("The server has no tool to navigate.");
  } finally {
    await client.close();
  }
}

function overHttp({ url, headers }: { url: string; headers: Record<string, string> }) {
  return new StreamableHTTPClientTransport(new URL(url), { requestInit: { headers } });
}

/** The program that `npx` would fetch, from its sources. */
function overStdio({ command, args }: { command: string; args: string[] }, folder: string) {
  if (command !== "npx" || args.join(" ") !== "-y @legwork/mcp")
    throw new Error(`Nobody knows ${command} ${args.join(" ")}.`);
  const { PATH = "", HOME = "" } = process.env;
  return new StdioClientTransport({
    command: process.execPath,
    args: ["--conditions=@legwork/source", `${root}apps/mcp/src/main.ts`],
    cwd: folder,
    env: { PATH, HOME },
    stderr: "ignore",
  });
}
