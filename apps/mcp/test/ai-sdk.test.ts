import { createMCPClient, type MCPClient } from "@ai-sdk/mcp";
import { Experimental_StdioMCPTransport as StdioTransport } from "@ai-sdk/mcp/mcp-stdio";
import { startShop, type Shop } from "@legwork/example-shop";
import { afterAll, beforeAll, expect, test } from "vitest";
import { describeProcess } from "./clients.ts";
import { startServer, type ServerUnderTest } from "./server-under-test.ts";

let shop: Shop;
let server: ServerUnderTest;

beforeAll(async () => {
  shop = await startShop();
  server = await startServer({ http: { apiKey: "lw_test-key" } });
});

afterAll(async () => {
  await server.close();
  await shop.close();
});

test("the AI SDK's client runs a session over HTTP", async () => {
  const headers = { authorization: "Bearer lw_test-key" };
  await runSession(await createMCPClient({ transport: { type: "http", url: server.url, headers } }));
});

test("the AI SDK's client runs a session over STDIO", async () => {
  await runSession(await createMCPClient({ transport: new StdioTransport(describeProcess()) }));
});

/** Calls the tools as a model would have them called. */
async function runSession(client: MCPClient): Promise<void> {
  const tools = await client.tools();
  expect(Object.keys(tools)).toEqual(["navigate", "act", "observe", "extract", "start", "end"]);
  const call = async (name: string, input: Record<string, unknown>) => {
    const answer: unknown = await tools[name]?.execute(input, {
      toolCallId: name,
      messages: [],
      context: undefined,
    } as never);
    return (answer as { structuredContent: Record<string, unknown> }).structuredContent;
  };
  const { sessionId } = await call("start", {});
  expect(await call("navigate", { url: shop.url, sessionId })).toMatchObject({ sessionId, status: 200 });
  expect(await call("act", { action: 'click "Reject all"', sessionId })).toMatchObject({ success: true });
  expect(await call("extract", { maxTokens: 400, sessionId })).toMatchObject({ truncated: true });
  expect(await call("end", { sessionId })).toEqual({ sessionId, success: true });
  await client.close();
}
