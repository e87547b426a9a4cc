import { createInterface } from "node:readline";

/** An MCP server over STDIO: one tool answers with an environment variable of its own, one never does, one ends it. */
const names = ["greet", "hang", "vanish"];
const results: Record<string, object> = {
  initialize: {
    protocolVersion: "2025-06-18",
    capabilities: { tools: {} },
    serverInfo: { name: "stdio", version: "1" },
  },
  "tools/list": { tools: names.map((name) => ({ name, inputSchema: { type: "object" } })) },
  "tools/call": { content: [{ type: "text", text: `Hello from ${process.env["GREETER"]}` }] },
};

type Rpc = { id?: number; method: string; params?: { name?: string } };

for await (const line of createInterface({ input: process.stdin })) {
  const { id, method, params } = JSON.parse(line) as Rpc;
  if (id === undefined || params?.name === "hang") continue;
  if (params?.name === "vanish") process.exit(1);
  process.stdout.write(`${JSON.stringify({ jsonrpc: "2.0", id, result: results[method] })}\n`);
}
