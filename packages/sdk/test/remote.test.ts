import { createServer, type AddressInfo } from "node:net";
import { describe, expect, test } from "vitest";
import manifest from "../package.json" with { type: "json" };
import { createRemote, LegworkError } from "../src/index.ts";
import { sendData, sendError, sendJson, startTinyService } from "./tiny-service.ts";

const apiKey = "key-for-tests";

async function failureOf(pending: Promise<unknown>): Promise<LegworkError> {
  const error = await pending.then(
    () => expect.unreachable("the call should have failed"),
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(LegworkError);
  return error as LegworkError;
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

describe("a plain call", () => {
  test("goes to the operation's route with the key, and gives its data", async () => {
    const service = await startTinyService((response) =>
      sendData(response, { result: null, actionId: "a-1" }),
    );
    const remote = createRemote({ baseURL: `${service.url}/v1/`, apiKey, modelApiKey: "model-key" });

    const output = await remote.dispatch("navigate", { url: "https://example.com" }, { sessionId: "s 1/2" });

    expect(output).toEqual({ result: null, actionId: "a-1" });
    expect(service.received[0]).toMatchObject({
      method: "POST",
      path: "/v1/sessions/s%201%2F2/navigate",
      body: { url: "https://example.com" },
      headers: {
        "x-svc-api-key": apiKey,
        "x-model-api-key": "model-key",
        "x-language": "typescript",
        "x-sdk-version": manifest.version,
        "content-type": "application/json",
        "idempotency-key": expect.stringMatching(/^[0-9a-f]{32}$/),
      },
    });
    expect(service.received[0]?.headers).not.toHaveProperty("x-stream-response");
  });

  test("of a picture gives its bytes as text; of a record its data; of events those there are", async () => {
    const bytes = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x00, 0xff]);
    const record = { id: "s", status: "RUNNING" };
    const events = { events: [], ended: false };
    const service = await startTinyService((response, { path }) => {
      if (path.endsWith("/screenshot")) response.writeHead(200, { "content-type": "image/png" }).end(bytes);
      else if (path.endsWith("/events?waitMs=10")) sendData(response, events);
      else sendJson(response, 200, { success: true, data: record, ...record });
    });
    const remote = createRemote({ baseURL: service.url, apiKey });

    expect(await remote.dispatch("screenshot", {}, { sessionId: "s" })).toEqual({
      mimeType: "image/png",
      data: bytes.toString("base64"),
    });
    expect(await remote.dispatch("getSession", {}, { sessionId: "s" })).toEqual(record);
    expect(await remote.dispatch("sessionEvents", { waitMs: 10 }, { sessionId: "s" })).toEqual(events);
    expect(service.received.map(({ headers }) => headers["accept"])).toEqual([
      "image/*, application/json",
      "application/json",
      "application/json",
    ]);
  });

  test("of `end` gives the bare body; of `replay` is a GET without one", async () => {
    const service = await startTinyService((response, { method }) =>
      method === "GET" ? sendData(response, { pages: [] }) : sendJson(response, 200, { success: true }),
    );
    const remote = createRemote({ baseURL: service.url, apiKey });

    expect(await remote.dispatch("end", undefined, { sessionId: "s" })).toEqual({ success: true });
    expect(await remote.dispatch("replay", {}, { sessionId: "s" })).toEqual({ pages: [] });
    expect(service.received.map(({ body }) => body)).toEqual([{}, undefined]);
  });

  test("without a body says what it means in the path and the query", async () => {
    const service = await startTinyService((response) => sendData(response, {}));
    const remote = createRemote({ baseURL: service.url, apiKey });
    await remote.dispatch("listMemories", { limit: 5, instruction: "a&b", cursor: undefined });
    await remote.dispatch("deleteMemory", { memoryId: "x/y" });
    await remote.dispatch("purgeMemories", {});
    expect(service.received.map(({ method, path, body }) => [method, path, body])).toEqual([
      ["GET", "/v1/memories?limit=5&instruction=a%26b", undefined],
      ["DELETE", "/v1/memories/x%2Fy", undefined],
      ["DELETE", "/v1/memories", undefined],
    ]);
    for (const memoryId of ["", ".", ".."])
      expect(await failureOf(remote.dispatch("deleteMemory", { memoryId }))).toMatchObject({
        code: "invalid_request",
      });
    expect(service.received).toHaveLength(3);
  });

  test("takes the caller's own model key before the common one", async () => {
    const service = await startTinyService((response) => sendData(response, {}));
    const remote = createRemote({ baseURL: service.url, apiKey, modelApiKey: "common" });
    await remote.dispatch("act", { input: "click Go" }, { sessionId: "s", modelApiKey: "own" });
    expect(service.received[0]?.headers["x-model-api-key"]).toBe("own");
  });

  test.each([undefined, "", ".", ".."])(
    "without the id of a session (%j) is refused unsent",
    async (sessionId) => {
      const service = await startTinyService((response) => sendData(response, {}));
      const remote = createRemote({ baseURL: service.url, apiKey });
      expect(await failureOf(remote.dispatch("end", {}, { sessionId }))).toMatchObject({
        code: "invalid_request",
      });
      expect(service.received).toEqual([]);
    },
  );

  test("whose input is no JSON is refused unsent", async () => {
    const remote = createRemote({ apiKey });
    const error = await failureOf(remote.dispatch("act", { input: 1n }, { sessionId: "s" }));
    expect(error).toMatchObject({ code: "invalid_request", message: expect.stringContaining("BigInt") });
  });
});

describe("a failed answer", () => {
  test("is an error with the service's own words", async () => {
    const issues = [{ path: "options.timeout", message: "expected a number" }];
    const service = await startTinyService((response) =>
      sendError(response, 400, {
        code: "invalid_request",
        error: "options.timeout: expected a number.",
        issues,
      }),
    );
    const error = await failureOf(
      createRemote({ baseURL: service.url, apiKey }).dispatch("act", {}, { sessionId: "s" }),
    );
    expect(error).toMatchObject({
      name: "LegworkError",
      code: "invalid_request",
      status: 400,
      message: "options.timeout: expected a number.",
      requestId: "r-1",
      issues,
    });
    expect(service.received).toHaveLength(1);
  });

  test.each([
    { what: "a proxy's page", status: 502, type: "text/html", body: "<h1>Bad Gateway</h1>", part: "502" },
    { what: "an empty body", status: 200, type: "application/json", body: "", part: "an empty body" },
    {
      what: "half a body",
      status: 200,
      type: "application/json",
      body: '{"success":true,"da',
      part: "success",
    },
    { what: "no data", status: 200, type: "application/json", body: '{"success":true}', part: "success" },
    {
      what: "no success",
      status: 200,
      type: "application/json",
      body: '{"success":false,"data":{}}',
      part: "false",
    },
    { what: "an array", status: 200, type: "application/json", body: "[]", part: "[]" },
    { what: "null", status: 500, type: "application/json", body: "null", part: "null" },
    { what: "an empty stream without a body", status: 204, type: "text/event-stream", body: "", part: "204" },
  ])("that is $what says so", async ({ status, type, body, part }) => {
    const service = await startTinyService((response) => {
      response.writeHead(status, { "content-type": type });
      response.end(body);
    });
    const error = await failureOf(
      createRemote({ baseURL: service.url, apiKey }).dispatch("act", {}, { sessionId: "s" }),
    );
    expect(error).toMatchObject({ code: "malformed_answer", status, message: expect.stringContaining(part) });
    expect(service.received).toHaveLength(1);
  });

  test("that is a redirect is not followed, so that the key stays here", async () => {
    const other = await startTinyService((response) => sendData(response, {}));
    const service = await startTinyService((response) => {
      response.writeHead(307, { location: `${other.url}/v1/sessions/s/act` });
      response.end();
    });
    const error = await failureOf(
      createRemote({ baseURL: service.url, apiKey }).dispatch("act", {}, { sessionId: "s" }),
    );
    expect(error).toMatchObject({ code: "malformed_answer", message: expect.stringContaining(other.url) });
    expect(other.received).toEqual([]);
  });
});

describe("options", () => {
  test.each([
    [{ apiKey: "" }, "apiKey is missing"],
    [{ apiKey: "two\nlines" }, "apiKey cannot be sent"],
    [{ apiKey, modelApiKey: "naïve" }, "modelApiKey cannot be sent"],
    [{ apiKey, baseURL: "localhost:4700" }, "http://"],
    [{ apiKey, baseURL: "nonsense" }, "not an address"],
    [{ apiKey, baseURL: "http://user:secret@localhost" }, "no user name"],
    [{ apiKey, timeout: Number.NaN }, "timeout"],
  ])("%j are refused with a reason, and without the keys", (options, reason) => {
    const create = () => createRemote(options);
    expect(create).toThrow(LegworkError);
    expect(create).toThrow(reason);
    for (const secret of ["two", "naïve", "secret"]) expect(create).not.toThrow(secret);
  });

  test("keep the path under which a service is mounted", async () => {
    const service = await startTinyService((response) => sendData(response, {}));
    await createRemote({ baseURL: `${service.url}/legwork/`, apiKey }).dispatch("start", {});
    expect(service.received[0]?.path).toBe("/legwork/v1/sessions/start");
  });
});

describe("a service that cannot be reached", () => {
  test("is named, with how to start it", async () => {
    const baseURL = `http://127.0.0.1:${await freePort()}`;
    const error = await failureOf(createRemote({ baseURL, apiKey }).dispatch("start", {}));
    expect(error).toMatchObject({ code: "connection_failed", status: undefined });
    expect(error.message).toContain(baseURL);
    expect(error.message).toContain("ECONNREFUSED");
    expect(error.message).toContain("npm start");
  });

  test("because fetch itself refuses the address is told why", async () => {
    const error = await failureOf(
      createRemote({ baseURL: "http://127.0.0.1:9", apiKey }).dispatch("start", {}),
    );
    expect(error).toMatchObject({ code: "connection_failed", message: expect.stringContaining("bad port") });
  });

  test("is asked again, and may have come up by then", async () => {
    const port = await freePort();
    const pending = createRemote({ baseURL: `http://127.0.0.1:${port}`, apiKey }).dispatch(
      "act",
      {},
      { sessionId: "s" },
    );
    const service = await startTinyService((response) => sendData(response, { result: "done" }), port);
    expect(await pending).toEqual({ result: "done" });
    expect(service.received).toHaveLength(1);
  });
});
