import { request } from "node:http";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startServer, type ServerUnderTest } from "./server-under-test.ts";

const apiKey = "lw_test-key";
let server: ServerUnderTest;

beforeAll(async () => {
  server = await startServer({
    http: { apiKey, allowedHosts: ["mcp.example.com"], allowedOrigins: ["https://app.example.com"] },
  });
});

afterAll(async () => await server.close());

type Asked = { method?: string; path?: string; headers?: Record<string, string>; body?: string };
type Answered = { status: number | undefined; headers: Record<string, unknown>; body: string };

const authorized = { authorization: `Bearer ${apiKey}` };
const json = { "content-type": "application/json", accept: "application/json, text/event-stream" };
const initialize = JSON.stringify({
  jsonrpc: "2.0",
  id: 1,
  method: "initialize",
  params: { protocolVersion: "2025-11-25", capabilities: {}, clientInfo: { name: "test", version: "0" } },
});

/** Over Node's own client, which lets a test set Host and Origin. */
async function ask({
  method = "POST",
  path = "/mcp",
  headers = {},
  body = initialize,
}: Asked): Promise<Answered> {
  const { hostname, port } = new URL(server.url);
  return await new Promise((resolve, reject) => {
    const sent = request({ hostname, port, method, path, headers: { ...json, ...headers } }, (response) => {
      let received = "";
      response.setEncoding("utf8");
      response.on("data", (chunk: string) => (received += chunk));
      response.on("end", () =>
        resolve({ status: response.statusCode, headers: response.headers, body: received }),
      );
    });
    sent.on("error", reject);
    sent.end(method === "POST" ? body : undefined);
  });
}

test.each([
  ["a foreign Host", { host: "rebinding.example" }, 403],
  ["a foreign Origin alone", { origin: "https://evil.example" }, 403],
  ["the Origin of a sandboxed page", { origin: "null" }, 403],
  ["an allowed Host", { host: "mcp.example.com:4701" }, 200],
  ["an allowed Origin", { origin: "https://app.example.com" }, 200],
  ["an allowed Origin's name under another scheme", { origin: "http://app.example.com" }, 403],
  ["a page of this machine", { origin: "http://localhost:3000" }, 200],
  ["another name of this machine", { host: "localhost" }, 200],
])("%s is answered as it should be", async (_what, headers, status) => {
  expect((await ask({ headers: { ...authorized, ...headers } })).status).toBe(status);
});

test.each([
  ["Authorization", { headers: authorized }],
  ["x-svc-api-key", { headers: { "x-svc-api-key": apiKey } }],
  ["the deprecated serviceApiKey", { path: `/mcp?serviceApiKey=${apiKey}` }],
])("the key is taken from %s", async (_where, asked) => {
  expect((await ask(asked)).status).toBe(200);
});

test.each([
  ["no key", {}],
  ["a wrong key", { authorization: "Bearer wrong" }],
  ["the key under another scheme", { authorization: `Basic ${apiKey}` }],
])("%s is refused with a plain challenge", async (_what, headers) => {
  const answer = await ask({ headers });
  expect(answer.status).toBe(401);
  expect(answer.headers["www-authenticate"]).toBe("Bearer");
});

test("another path is not found, another method names those that are", async () => {
  expect((await ask({ path: "/", headers: authorized })).status).toBe(404);
  expect((await ask({ path: "/mcp/other", headers: authorized })).status).toBe(404);
  const put = await ask({ method: "PUT", headers: authorized });
  expect(put).toMatchObject({ status: 405, headers: { allow: "GET, POST, DELETE" } });
});

test("an unknown transport session is not found, an unacceptable answer is 406, another content 415", async () => {
  expect((await ask({ headers: { ...authorized, "mcp-session-id": "unknown" } })).status).toBe(404);
  expect((await ask({ headers: { ...authorized, accept: "text/html" } })).status).toBe(406);
  expect((await ask({ headers: { ...authorized, "content-type": "text/plain" } })).status).toBe(415);
});

test("a body of more than 4 MiB is too large, announced or not", async () => {
  const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method: "x".repeat(4 * 1024 * 1024) });
  const announced = { "content-length": String(Buffer.byteLength(body)) };
  expect((await ask({ headers: { ...authorized, ...announced }, body })).status).toBe(413);
  expect((await ask({ headers: { ...authorized, "transfer-encoding": "chunked" }, body })).status).toBe(413);
});

test.each([
  ["keepAlive=yes", "keepAlive"],
  ["proxies=1", "proxies"],
  ["verified=TRUE", "verified"],
  ["keepAlive=true&keepAlive=false", "keepAlive"],
  ["modelName=openai/gpt-5.1", "modelApiKey"],
])("the query %s is refused, and %s is named", async (query, name) => {
  const answer = await ask({ path: `/mcp?${query}`, headers: authorized });
  expect(answer.status).toBe(400);
  expect(answer.body).toContain(name);
});

test("secrets of a query are neither logged nor answered", async () => {
  const secret = "sk-very-secret";
  const path = `/mcp?modelName=openai/gpt-5.1&modelApiKey=${secret}&serviceApiKey=${apiKey}`;
  const answers = [
    await ask({ path }),
    await ask({ path: `${path}&proxies=maybe` }),
    await ask({ path, body: "{" }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([200, 400, 400]);
  const told = [...answers.map(({ body }) => body), ...server.logged].join("\n");
  expect(told).not.toContain(secret);
  expect(told).not.toContain(apiKey);
});
