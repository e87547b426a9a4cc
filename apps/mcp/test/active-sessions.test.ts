import { startShop, type Shop } from "@legwork/example-shop";
import { afterAll, beforeAll, expect, test } from "vitest";
import { connectHttp } from "./clients.ts";
import { startServer, type ServerUnderTest } from "./server-under-test.ts";

let shop: Shop;
let server: ServerUnderTest;

beforeAll(async () => {
  shop = await startShop();
  server = await startServer();
});

afterAll(async () => {
  await server.close();
  await shop.close();
});

async function hasEnded(sessionId: unknown): Promise<boolean> {
  return await server.service.dispatch("start", { sessionId: String(sessionId) }, {}).then(
    () => false,
    (error: { code?: string }) => {
      expect(error.code).toBe("session_ended");
      return true;
    },
  );
}

test("without an active session one is started, and the answer says so", async () => {
  const client = await connectHttp("v1", server.url);
  const opened = await client.call("navigate", { url: shop.url });
  expect(opened.output?.["warnings"]).toEqual([
    "No session was active: a new one was started, with an empty page.",
  ]);
  const again = await client.call("observe", { instruction: "search" });
  expect(again.output?.["sessionId"]).toBe(opened.output?.["sessionId"]);
  expect(again.output).not.toHaveProperty("warnings");
  await client.close();
});

test("two first calls at once share one session", async () => {
  const client = await connectHttp("v1", server.url);
  const answers = await Promise.all([client.call("extract"), client.call("extract")]);
  const [one, other] = answers.map(({ output }) => output?.["sessionId"]);
  expect(one).toBe(other);
  await client.close();
});

test("a second start ends the session before, and says so", async () => {
  const client = await connectHttp("v1", server.url);
  const first = (await client.call("start")).output?.["sessionId"];
  const second = await client.call("start");
  expect(second.output?.["sessionId"]).not.toBe(first);
  expect(second.output?.["warnings"]).toEqual([
    `Session ${String(first)} was the active one before, and was ended.`,
  ]);
  expect(await hasEnded(first)).toBe(true);
  await client.close();
});

test("a kept session outlives a second start and its connection", async () => {
  const client = await connectHttp("v1", `${server.url}?keepAlive=true`);
  const first = (await client.call("start")).output?.["sessionId"];
  const second = await client.call("start");
  expect(second.output?.["warnings"]).toEqual([
    `Session ${String(first)} is no longer the active one; it is kept alive.`,
  ]);
  await client.terminate();
  expect(await hasEnded(first)).toBe(false);
  expect(await hasEnded(second.output?.["sessionId"])).toBe(false);
  await client.close();
});

test("a session that was attached to is not ended by another start, nor by the end of the connection", async () => {
  const { sessionId } = await server.service.dispatch("start", {}, {});
  const client = await connectHttp("v1", server.url);
  const attached = await client.call("start", { sessionId });
  expect(attached.output).toEqual({ sessionId, session: "attached" });
  expect((await client.call("extract")).output?.["sessionId"]).toBe(sessionId);
  await client.call("start");
  await client.terminate();
  expect(await hasEnded(sessionId)).toBe(false);
  await client.close();
});

test("a terminated connection ends its session before it answers", async () => {
  const client = await connectHttp("v2 in the 2025 era", server.url);
  const sessionId = (await client.call("start")).output?.["sessionId"];
  await client.terminate();
  expect(await hasEnded(sessionId)).toBe(true);
  await client.close();
});

test("a session that was lost is an error until start is called, never a blank page", async () => {
  const client = await connectHttp("v1", server.url);
  const sessionId = String((await client.call("start")).output?.["sessionId"]);
  await server.service.dispatch("end", {}, { sessionId });
  expect(await client.call("extract")).toMatchObject({
    isError: true,
    text: expect.stringMatching(/^session_ended: /),
  });
  expect(await client.call("extract")).toMatchObject({
    isError: true,
    text: expect.stringMatching(/^session_ended: /),
  });
  expect((await client.call("start")).output).toMatchObject({
    session: "recreated",
    warnings: [
      `Session ${sessionId}, the active one before, is gone (session_ended); this new one has an empty page.`,
    ],
  });
  expect((await client.call("extract")).isError).toBe(false);
  await client.close();
});

test("end without a session is an error that says what to do", async () => {
  const client = await connectHttp("v1", server.url);
  expect(await client.call("end")).toMatchObject({
    isError: true,
    text: expect.stringContaining("Give the sessionId"),
  });
  await client.close();
});

test("a client that is silent for too long is forgotten with its session", async () => {
  const brief = await startServer({ idleMs: 200 });
  const headers = { "content-type": "application/json", accept: "application/json, text/event-stream" };
  const send = async (message: Record<string, unknown>, id?: string): Promise<Response> => {
    const session: Record<string, string> = id === undefined ? {} : { "mcp-session-id": id };
    const body = JSON.stringify({ jsonrpc: "2.0", id: 1, ...message });
    const response = await fetch(brief.url, { method: "POST", headers: { ...headers, ...session }, body });
    await response.text();
    return response;
  };
  const params = {
    protocolVersion: "2025-11-25",
    capabilities: {},
    clientInfo: { name: "test", version: "0" },
  };
  const id = (await send({ method: "initialize", params })).headers.get("mcp-session-id") ?? "";
  expect((await send({ method: "ping" }, id)).status).toBe(200);
  // Every request is a sign of life, so that they have to come further apart than the time that counts as silence.
  await expect
    .poll(async () => (await send({ method: "ping" }, id)).status, { interval: 600, timeout: 10_000 })
    .toBe(404);
  await brief.close();
});

test("what the service does not honour is named by start", async () => {
  const client = await connectHttp("v2 in the 2026 era", `${server.url}?proxies=true&verified=true`);
  const started = await client.call("start");
  expect(started.output?.["warnings"]).toEqual([
    expect.stringContaining("proxies"),
    expect.stringContaining("verified"),
  ]);
  await client.call("end", { sessionId: started.output?.["sessionId"] });
  await client.close();
});
