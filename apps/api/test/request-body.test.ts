import { connect } from "node:net";
import { expect, test } from "vitest";
import { apiKey, errorOf } from "./requests.ts";
import { startApp } from "./start-app.ts";

const path = "/v1/sessions/s1/act";

test.each([
  ['{"input":nope}', 'unexpected "n" at line 1, column 10'],
  ['{\n  "input": "click",\n}', 'unexpected "}" at line 3, column 1'],
  ['{"input":"hunter2"', "it ends too early, at line 1, column 19"],
  ["[1,]", 'unexpected "]" at line 1, column 4'],
  ['{"a":01}', 'unexpected "1" at line 1, column 7'],
  ['{"a":"\t"}', 'unexpected "\\t" at line 1, column 7'],
  ['{"a":"\\x"}', 'unexpected "\\\\" at line 1, column 7'],
  ["{} {}", 'unexpected "{" at line 1, column 4'],
  ["'hunter2'", `unexpected "'" at line 1, column 1`],
])("malformed JSON %j: %s", async (body, place) => {
  await using app = await startApp();
  const { error } = await errorOf(await app.client.post(path, body), 400, "invalid_request");
  expect(error).toBe(`The request's body is not JSON: ${place}. Correct it there.`);
  expect(app.dispatched).toEqual([]);
});

test("deeply nested and huge broken JSON is refused like any other", async () => {
  await using app = await startApp();
  await errorOf(await app.client.post(path, "[".repeat(1_000_000)), 400, "invalid_request");
  await errorOf(await app.client.post(path, `"${"a".repeat(4_000_000)}`), 400, "invalid_request");
});

test("text that is not UTF-8 is refused", async () => {
  await using app = await startApp();
  const response = await fetch(`${app.client.url}${path}`, {
    method: "POST",
    headers: { "x-svc-api-key": apiKey, "content-type": "application/json" },
    body: Buffer.from([0x22, 0xff, 0x22]),
  });
  expect((await errorOf(response, 400, "invalid_request")).error).toContain("UTF-8");
});

test.each([
  ["text/plain", 415],
  ["application/x-www-form-urlencoded", 415],
  ["application/jsonp", 415],
  ["application/json", 200],
  ["application/json; charset=utf-8", 200],
  ["application/problem+json", 200],
])("a body sent as %s answers %i", async (type, status) => {
  await using app = await startApp(async () => ({ result: null, actionId: "a1" }));
  const response = await app.client.post(path, {}, { "content-type": type });
  expect(response.status).toBe(status);
  if (status === 415) expect((await errorOf(response, 415, "unsupported_media_type")).error).toContain(type);
});

test("a compressed body is refused", async () => {
  await using app = await startApp();
  await errorOf(
    await app.client.post(path, {}, { "content-encoding": "gzip" }),
    415,
    "unsupported_media_type",
  );
});

test("an empty body reads as an empty object, with and without a content type", async () => {
  await using app = await startApp(async () => ({ success: true }));
  const url = `${app.client.url}/v1/sessions/s1/end`;
  const key = { "x-svc-api-key": apiKey };
  expect(await (await fetch(url, { method: "POST", headers: key })).json()).toEqual({ success: true });
  const typed = { ...key, "content-type": "application/json" };
  expect(await (await fetch(url, { method: "POST", headers: typed })).json()).toEqual({ success: true });
  expect(app.dispatched.map(({ raw }) => raw)).toEqual([{}, {}]);
});

test("more than 4 MiB is refused, whether it says so or not", async () => {
  await using app = await startApp(async () => ({ result: null, actionId: "a1" }));
  const fitting = `"${"a".repeat(4 * 1024 * 1024 - 2)}"`;
  expect((await app.client.post(path, fitting)).status).toBe(200);
  await errorOf(await app.client.post(path, `${fitting} `), 413, "payload_too_large");
  const chunked = await fetch(`${app.client.url}${path}`, {
    method: "POST",
    headers: { "x-svc-api-key": apiKey, "content-type": "application/json" },
    body: new Blob([fitting, " "]).stream(),
    duplex: "half",
  } as RequestInit);
  await errorOf(chunked, 413, "payload_too_large");
});

test("a client that leaves in the middle of its body does no harm", async () => {
  await using app = await startApp();
  const { port } = new URL(app.client.url);
  const socket = connect(Number(port), "127.0.0.1");
  const head = `POST ${path} HTTP/1.1\r\nHost: localhost\r\nx-svc-api-key: ${apiKey}\r\nContent-Type: application/json\r\n`;
  socket.write(`${head}Content-Length: 100\r\n\r\n{"input"`, () => socket.destroy());
  await expect.poll(() => app.log).toHaveLength(1);
  expect(app.log[0]).toMatchObject({ msg: "request", clientLeft: true });
  expect(app.dispatched).toEqual([]);
  expect((await app.client.get("/healthz")).status).toBe(200);
});
