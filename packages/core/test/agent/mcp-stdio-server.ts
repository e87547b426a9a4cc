import { createInterface } from "node:readline";

/** An MCP server over STDIO with one tool, which answers with an environment variable of its own. */
const answers: Record<string, object> = {
  initialize: {
    protocolVersion: "2025-06-18",
    capabilities: { tools: {} },
    serverInfo: { name: "stdio", version: "1" },
  },
  "tools/list": { tools: [{ name: "greet", inputSchema: { type: "object" } }] },
  "tools/call": { content: [{ type: "text", text: `Hello from ${process.env["GREETER"]}` }] },
};

for await (const line of createInterface({ input: process.stdin })) {
  const { id, method } = JSON.parse(line) as { id?: number; method: string };
  if (id === undefined) continue;
  process.stdout.write(`${JSON.stringify({ jsonrpc: "2.0", id, result: answers[method] })}\n`);
}
