import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

type Rpc = { id?: number; method: string; params?: { name?: string; arguments?: Record<string, unknown> } };

export type Served = {
  name: string;
  description?: string;
  answer: (input: Record<string, unknown>) => unknown;
};

/** An MCP server over Streamable HTTP, as small as the specification allows: JSON answers, no sessions, no stream. */
export async function startMcpServer(serverName: string, tools: Served[]) {
  const calls: Rpc[] = [];
  const http = createServer((request, response) => void serve(request, response));
  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.method !== "POST") return void response.writeHead(405).end();
    const rpc = JSON.parse((await request.toArray()).join("")) as Rpc;
    calls.push(rpc);
    if (rpc.id === undefined) return void response.writeHead(202).end();
    const body = JSON.stringify({ jsonrpc: "2.0", id: rpc.id, ...answer(rpc) });
    response.writeHead(200, { "content-type": "application/json" }).end(body);
  }
  function answer({ method, params }: Rpc): object {
    if (method === "initialize") {
      const serverInfo = { name: serverName, version: "1" };
      return { result: { protocolVersion: "2025-06-18", capabilities: { tools: {} }, serverInfo } };
    }
    if (method === "tools/list") {
      const inputSchema = { type: "object", properties: { code: { type: "string" } } };
      return {
        result: { tools: tools.map(({ name, description }) => ({ name, description, inputSchema })) },
      };
    }
    const tool = method === "tools/call" ? tools.find(({ name }) => name === params?.name) : undefined;
    if (tool === undefined) return { error: { code: -32601, message: `No method ${method}` } };
    return { result: tool.answer(params?.arguments ?? {}) };
  }
  http.listen(0, "127.0.0.1");
  await once(http, "listening");
  return {
    url: `http://127.0.0.1:${(http.address() as AddressInfo).port}/mcp`,
    calls,
    async [Symbol.asyncDispose]() {
      const closed = once(http, "close");
      http.close();
      http.closeAllConnections();
      await closed;
    },
  };
}
