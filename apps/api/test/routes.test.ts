import { connect } from "node:net";
import { LegworkError, operations } from "@legwork/protocol";
import { expect, test } from "vitest";
import { apiKey, errorOf, sendWithHost } from "./requests.ts";
import { startApp } from "./start-app.ts";

const output = { result: [], actionId: "a1" };

test("every operation has its route, and reaches the dispatcher under its own name", async () => {
  await using app = await startApp(async () => output);
  const notInJson = ["image", "file", "events"];
  for (const operation of Object.values(operations)) {
    if (notInJson.includes(operation.envelope)) continue;
    const path = `/v1${operation.path.replace(/\{\w+\}/, "s1")}`;
    const send = { GET: app.client.get, DELETE: app.client.delete, POST: app.client.post };
    const response = await send[operation.method](path);
    const enveloped = { success: true, data: output };
    const beside = operation.envelope === "record" ? output : {};
    const expected = operation.envelope === "bare" ? output : { ...enveloped, ...beside };
    expect(await response.json(), operation.name).toEqual(expected);
  }
  const inJson = Object.values(operations).filter(({ envelope }) => !notInJson.includes(envelope));
  expect(app.dispatched.map(({ name }) => name)).toEqual(inJson.map(({ name }) => name));
});

test("without a body, the input is what stands in the path and the query", async () => {
  await using app = await startApp(async () => output);
  await app.client.get("/v1/memories?limit=5&instruction=click%20Save%20%26%20go");
  await app.client.delete("/v1/memories/a%2Fb");
  await app.client.delete("/v1/memories");
  expect(app.dispatched.map(({ name, raw }) => [name, raw])).toEqual([
    ["listMemories", { limit: "5", instruction: "click Save & go" }],
    ["deleteMemory", { memoryId: "a/b" }],
    ["purgeMemories", {}],
  ]);
});

test("headers reach the engine with the request, and projects are answered as deprecated", async () => {
  await using app = await startApp(async () => output);
  const response = await app.client.post(
    "/v1/sessions/s%201/observe",
    { instruction: "links" },
    {
      "x-model-api-key": "sk-model",
      "x-language": "python",
      "x-bb-project-id": "p1",
      "x-bb-session-id": "undefined",
    },
  );
  expect(app.dispatched).toEqual([
    {
      name: "observe",
      raw: { instruction: "links" },
      caller: {
        principal: { projectId: "default", key: { id: "operator", limits: {} } },
        sessionId: "s 1",
        modelApiKey: "sk-model",
        baseUrl: app.client.url,
        clientLanguage: "python",
        signal: expect.any(AbortSignal),
        onStarted: expect.any(Function),
        onProgress: expect.any(Function),
      },
    },
  ]);
  expect(response.headers.get("deprecation")).toBe("@0");
  expect((await app.client.post("/v1/sessions/s1/observe", {})).headers.get("deprecation")).toBeNull();
});

test.each([
  ["x-svc-api-key", apiKey],
  ["x-bb-api-key", apiKey],
  ["authorization", `Bearer ${apiKey}`],
])("the key is taken from %s", async (name, value) => {
  await using app = await startApp(async () => output);
  const response = await fetch(`${app.client.url}/v1/sessions/s1/observe`, {
    method: "POST",
    headers: { [name]: value },
  });
  expect(response.status).toBe(200);
});

test.each([
  ["no key", {}],
  ["a wrong key", { "x-svc-api-key": `${apiKey}x` }],
  ["an empty key", { "x-svc-api-key": "" }],
  ["another scheme", { authorization: `Basic ${apiKey}` }],
])("%s: 401, whatever is asked for", async (_what, headers) => {
  await using app = await startApp(async () => output);
  for (const path of ["/v1/sessions/s1/observe", "/v1/sessions/s1/nothing"]) {
    const response = await fetch(`${app.client.url}${path}`, {
      method: "POST",
      headers: headers as Record<string, string>,
    });
    expect((await errorOf(response, 401, "unauthorized")).error).toContain("x-svc-api-key");
    expect(response.headers.get("www-authenticate")).toBe("Bearer");
  }
  expect(app.dispatched).toEqual([]);
});

test("an unknown path is 404, a wrong method 405 with what is allowed", async () => {
  await using app = await startApp(async () => output);
  await errorOf(await app.client.post("/v1/sessions/s1/fly"), 404, "not_found");
  await errorOf(await app.client.get("/v2"), 404, "not_found");
  const response = await app.client.get("/v1/sessions/s1/act");
  await errorOf(response, 405, "method_not_allowed");
  expect(response.headers.get("allow")).toBe("POST");
  const options = await fetch(`${app.client.url}/v1/sessions/s1/replay`, {
    method: "OPTIONS",
    headers: { "x-svc-api-key": apiKey },
  });
  expect([options.status, options.headers.get("allow")]).toEqual([204, "GET, HEAD"]);
  expect(options.headers.get("access-control-allow-origin")).toBeNull();
});

test("a HEAD request has the headers of a GET and no body", async () => {
  await using app = await startApp(async () => output);
  const response = await fetch(`${app.client.url}/v1/sessions/s1/replay`, {
    method: "HEAD",
    headers: { "x-svc-api-key": apiKey },
  });
  expect([response.status, response.headers.get("content-type"), await response.text()]).toEqual([
    200,
    "application/json",
    "",
  ]);
});

test("what says nothing of any session needs no key", async () => {
  let ready = false;
  await using app = await startApp(async () => output, {
    readiness: async () => (ready ? { ready } : { ready: false, reason: "The browser is starting." }),
  });
  const get = (path: string) => fetch(`${app.client.url}${path}`);
  expect(await (await get("/")).json()).toMatchObject({
    name: "Legwork",
    version: "1.2.3",
    openapi: "/openapi.json",
    docs: "/docs",
  });
  expect(await (await get("/healthz")).json()).toEqual({ status: "alive" });
  expect((await get("/readyz")).status).toBe(503);
  expect(await (await get("/readyz")).json()).toEqual({
    status: "not ready",
    reason: "The browser is starting.",
  });
  ready = true;
  expect((await get("/readyz")).status).toBe(200);
  const document = (await (await get("/openapi.json")).json()) as {
    openapi: string;
    paths: Record<string, unknown>;
  };
  expect(document.openapi).toBe("3.1.0");
  const paths = Object.values(operations).map(({ path }) => `/v1${path}`);
  expect(Object.keys(document.paths)).toEqual([...new Set(paths)]);
});

test.each([
  ["yes", 400],
  ["TRUE", 400],
  ["1", 400],
  ["", 400],
  ["false", 200],
])("x-stream-response: %j answers %i", async (value, status) => {
  await using app = await startApp(async () => output);
  const response = await app.client.post("/v1/sessions/s1/act", {}, { "x-stream-response": value });
  expect(response.status).toBe(status);
  if (status !== 400) return;
  expect(await errorOf(response, 400, "invalid_request")).toMatchObject({
    issues: [{ path: "x-stream-response", message: "must be exactly true or false" }],
  });
  expect(app.dispatched).toEqual([]);
});

test("a failure says when to try again, or that it is of no use", async () => {
  await using app = await startApp(async ({ name }) => {
    if (name === "start")
      throw new LegworkError("too_many_sessions", "Too many.", { retryAfterSeconds: 4.2 });
    throw new LegworkError("invalid_request", "Not so.", {
      issues: [{ path: "url", message: "is missing" }],
    });
  });
  const full = await app.client.post("/v1/sessions/start");
  await errorOf(full, 429, "too_many_sessions");
  expect([full.headers.get("retry-after"), full.headers.get("x-should-retry")]).toEqual(["5", null]);
  const invalid = await app.client.post("/v1/sessions/s1/navigate", {});
  expect((await errorOf(invalid, 400, "invalid_request")).issues).toEqual([
    { path: "url", message: "is missing" },
  ]);
  expect([invalid.headers.get("retry-after"), invalid.headers.get("x-should-retry")]).toEqual([
    null,
    "false",
  ]);
});

test("an unforeseen failure tells a stranger nothing, and the log where it happened", async () => {
  await using app = await startApp(async () => {
    throw new TypeError('locator.fill: Timeout\nCall log:\n  - fill("hunter2")');
  });
  const response = await app.client.post("/v1/sessions/s1/act?token=hunter3", { input: "type hunter2" });
  await errorOf(response, 500, "internal");
  const failure = app.log.find(({ level }) => level === 50);
  expect(failure).toMatchObject({
    requestId: response.headers.get("x-request-id"),
    failure: expect.stringMatching(/^TypeError: locator\.fill: Timeout\n\s+at .*routes\.test\.ts/),
  });
});

test("each request is one line of the log, without anything secret", async () => {
  await using app = await startApp(async () => output);
  const response = await app.client.post(
    "/v1/sessions/s1/act?key=hunter2",
    { input: "type hunter2" },
    { "x-model-api-key": "hunter2" },
  );
  await response.text();
  await expect.poll(() => app.log).toHaveLength(1);
  expect(app.log[0]).toEqual({
    level: 30,
    time: expect.any(Number),
    msg: "request",
    requestId: response.headers.get("x-request-id"),
    method: "POST",
    path: "/v1/sessions/s1/act",
    status: 200,
    ms: expect.any(Number),
  });
});

test("request ids are made here and never taken from outside", async () => {
  await using app = await startApp(async () => output);
  const response = await app.client.get("/healthz", { "x-request-id": "forged" });
  expect(response.headers.get("x-request-id")).toMatch(/^[\da-f-]{36}$/);
});

test("a foreign Host name is refused, as a page with a rebound name would send it", async () => {
  await using app = await startApp(async () => output, { allowedHosts: ["legwork.internal"] });
  const port = new URL(app.client.url).port;
  for (const host of [`localhost:${port}`, "127.0.0.9", "[::1]:1", "LEGWORK.internal", "app.localhost."]) {
    expect((await sendWithHost(`${app.client.url}/healthz`, host)).status, host).toBe(200);
  }
  for (const host of ["evil.example", `127.0.0.1.evil.example:${port}`, "192.168.0.1", "notlocalhost"]) {
    const { status, body } = await sendWithHost(`${app.client.url}/healthz`, host);
    expect([status, (JSON.parse(body) as { code: string }).code], host).toEqual([403, "forbidden"]);
    expect(body).toContain("LEGWORK_ALLOWED_HOSTS");
  }
});

test.each([
  ["a Host that is none", "GET /healthz HTTP/1.1\r\nHost: a b\r\n\r\n", /Host/],
  ["no HTTP", "hello\r\n\r\n", /HTTP/],
  ["no Host", "GET /healthz HTTP/1.1\r\n\r\n", /Host/],
  [
    "huge headers",
    `GET /healthz HTTP/1.1\r\nHost: localhost\r\nx: ${"y".repeat(40_000)}\r\n\r\n`,
    /headers are too large/,
  ],
])("%s is answered with 400", async (_what, text, says) => {
  await using app = await startApp(async () => output);
  const socket = connect(Number(new URL(app.client.url).port), "127.0.0.1");
  socket.end(text);
  const [head = "", body = ""] = Buffer.concat(await socket.toArray())
    .toString()
    .split("\r\n\r\n");
  expect(head).toMatch(/^HTTP\/1\.1 400 /);
  expect(JSON.parse(body)).toMatchObject({
    success: false,
    code: "invalid_request",
    requestId: expect.any(String),
  });
  expect((JSON.parse(body) as { error: string }).error).toMatch(says);
});
