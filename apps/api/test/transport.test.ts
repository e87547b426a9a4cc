import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { LegworkError } from "@legwork/protocol";
import { afterEach, expect, test } from "vitest";
import { apiKey, dataOf, errorOf } from "./requests.ts";
import { startApp } from "./start-app.ts";

const sockets: Socket[] = [];

afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
});

type Raw = { socket: Socket; received: () => string; closed: Promise<void> };

/** A connection that says nothing of its own, as no `fetch` would open it. */
async function open(url: string): Promise<Raw> {
  const socket = connect(Number(new URL(url).port), "127.0.0.1");
  sockets.push(socket);
  socket.on("error", () => undefined); // A reset; `close` follows.
  let received = "";
  socket.setEncoding("utf8").on("data", (text) => (received += text));
  const closed = once(socket, "close").then(() => undefined);
  await once(socket, "connect");
  return { socket, received: () => received, closed };
}

const head = `POST /v1/sessions/s1/act HTTP/1.1\r\nHost: localhost\r\nx-svc-api-key: ${apiKey}\r\n`;
/** Long enough that a request which is sent at once arrives within it on a machine that is busy, ms. */
const brief = { headersTimeout: 1_500, requestTimeout: 2_500, connectionsCheckingInterval: 50 };
const answer = async () => ({ result: 1, actionId: "a" });

test.each([
  ["says nothing at all", ""],
  ["never ends its head", head],
  [
    "never sends the body that it announces",
    `${head}Content-Type: application/json\r\nContent-Length: 20\r\n\r\n{"input"`,
  ],
])("a client that %s is closed in time, and nobody else waits for it", async (_what, text) => {
  await using app = await startApp(answer, {}, brief);
  const slow = await open(app.client.url);
  slow.socket.write(text);
  await dataOf(await app.client.post("/v1/sessions/s1/act", { input: "click" }));
  await slow.closed;
  if (text !== "") expect(slow.received()).toMatch(/^HTTP\/1\.1 400 [^]*"code":"invalid_request"/);
  expect(app.dispatched).toHaveLength(1);
});

test("one that sends a byte now and then is closed too", async () => {
  await using app = await startApp(answer, {}, brief);
  const slow = await open(app.client.url);
  slow.socket.write(head);
  const drip = setInterval(() => slow.socket.write("x"), 20);
  await slow.closed;
  clearInterval(drip);
  expect(app.dispatched).toEqual([]);
});

test("heads that are too large, and bodies, are refused and not read to their end", async () => {
  await using app = await startApp(answer);
  const many = await open(app.client.url);
  many.socket.write(`${head}x-filler: ${"x".repeat(40_000)}\r\n`);
  await many.closed;
  expect(many.received()).toMatch(/^HTTP\/1\.1 400 [^]*headers are too large/);

  const used = await open(app.client.url);
  used.socket.write("GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n");
  await expect.poll(used.received).toMatch(/^HTTP\/1\.1 200 /);
  used.socket.write(`${head}x-filler: ${"x".repeat(40_000)}\r\n`);
  await used.closed;
  expect(used.received()).toMatch(/HTTP\/1\.1 400 [^]*headers are too large/);

  const announced = await open(app.client.url);
  announced.socket.write(`${head}Content-Type: application/json\r\nContent-Length: 99999999999\r\n\r\n`);
  await expect.poll(announced.received).toMatch(/^HTTP\/1\.1 413 [^]*"code":"payload_too_large"/);

  const chunked = await open(app.client.url);
  chunked.socket.write(`${head}Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n`);
  const chunk = `${(1 << 20).toString(16)}\r\n${"x".repeat(1 << 20)}\r\n`;
  for (let count = 0; count < 6; count += 1) chunked.socket.write(chunk);
  await expect.poll(chunked.received).toMatch(/^HTTP\/1\.1 413 /);
  expect(app.dispatched).toEqual([]);
});

test.each([
  ["two lengths", "Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}"],
  ["a length and chunks", "Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n"],
  ["a negative length", "Content-Length: -1\r\n\r\n"],
  ["a line break in a header", "x-a: b\rc: d\r\n\r\n"],
])("a request with %s is refused", async (_what, rest) => {
  await using app = await startApp(answer);
  const { socket, received, closed } = await open(app.client.url);
  socket.write(head + rest);
  await closed;
  expect(received()).toMatch(/^HTTP\/1\.1 400 /);
  expect(app.dispatched).toEqual([]);
});

test("a thousand idle connections are nobody's concern", async () => {
  await using app = await startApp(answer);
  const idle = await Promise.all(Array.from({ length: 1_000 }, () => open(app.client.url)));
  await dataOf(await app.client.post("/v1/sessions/s1/act", { input: "click" }));
  await errorOf(await app.client.get("/v1/none"), 404, "not_found");
  expect(idle.every(({ socket }) => !socket.destroyed)).toBe(true);
});

test("a stream whose reader takes nothing is closed, and its work with it", async () => {
  const line = "x".repeat(1 << 20);
  const aborted = Promise.withResolvers<void>();
  await using app = await startApp(
    async ({ caller }) => {
      caller.onStarted?.();
      for (let count = 0; count < 20; count += 1) caller.onProgress?.(line);
      caller.signal?.addEventListener("abort", () => aborted.resolve());
      await aborted.promise;
      throw new LegworkError("timeout", "The caller left.");
    },
    { stallMs: 300 },
  );
  const reader = connect(Number(new URL(app.client.url).port), "127.0.0.1");
  sockets.push(reader);
  reader.on("error", () => undefined);
  reader.pause();
  reader.write(
    `${head}x-stream-response: true\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{}`,
  );
  await aborted.promise;
  await expect.poll(() => app.log[0]).toMatchObject({ status: 200, clientLeft: true });
});

test("a stream whose reader is slow, and takes all in the end, is not closed", async () => {
  const line = "x".repeat(1 << 20);
  await using app = await startApp(
    async ({ caller }) => {
      for (let count = 0; count < 20; count += 1) caller.onProgress?.(line);
      return { result: 1, actionId: "a" };
    },
    { stallMs: 5_000 },
  );
  const response = await app.client.post("/v1/sessions/s1/act", {}, { "x-stream-response": "true" });
  const text = await response.text();
  expect(text.length).toBeGreaterThan(20 << 20);
  expect(text.trimEnd().split("\n").at(-1)).toContain('"finished"');
});
