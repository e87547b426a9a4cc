import { LegworkError } from "@legwork/protocol";
import { afterEach, expect, test, vi } from "vitest";
import { apiKey, errorOf, framesOf } from "./requests.ts";
import { startApp, type Dispatched } from "./start-app.ts";

const path = "/v1/sessions/s1/act";
const streamed = { "x-stream-response": "true" };
const output = { result: { success: true, message: "Clicked." }, actionId: "a1", warnings: ["w"] };

afterEach(() => {
  vi.useRealTimers();
});

async function work({ caller }: Dispatched): Promise<unknown> {
  caller.onStarted?.();
  caller.onProgress?.("Looking for: Save");
  caller.onProgress?.("Clicking:\n\nSave");
  return output;
}

test("a stream tells in order what happens, and then ends", async () => {
  await using app = await startApp(work);
  const response = await app.client.post(path, { input: "click Save" }, streamed);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    "content-type": "text/event-stream; charset=utf-8",
    "cache-control": "no-cache, no-transform",
    "x-accel-buffering": "no",
    "x-request-id": expect.any(String),
  });
  const frames = await framesOf(response);
  expect(frames.map(({ type, data }) => ({ type, data }))).toEqual([
    { type: "system", data: { status: "starting" } },
    { type: "system", data: { status: "connected" } },
    { type: "log", data: { status: "running", message: "Looking for: Save" } },
    { type: "log", data: { status: "running", message: "Clicking:\n\nSave" } },
    { type: "system", data: { status: "finished", ...output } },
  ]);
  expect(new Set(frames.map(({ id }) => id)).size).toBe(frames.length);
  expect(frames[0]?.id).toMatch(/^[\da-f]{8}-[\da-f-]{27}$/);
});

test("a bare answer is the result of its stream", async () => {
  await using app = await startApp(async () => ({ success: true }));
  const frames = await framesOf(await app.client.post("/v1/sessions/s1/end", undefined, streamed));
  expect(frames.map(({ data }) => data)).toEqual([
    { status: "starting" },
    { status: "connected" },
    { status: "finished", result: { success: true } },
  ]);
});

test("work that fails after it has begun ends the stream with an error", async () => {
  await using app = await startApp(async ({ caller }) => {
    caller.onStarted?.();
    throw new LegworkError("navigation_failed", "It does not resolve.");
  });
  const response = await app.client.post(path, {}, streamed);
  expect(response.status).toBe(200);
  const frames = await framesOf(response);
  expect(frames.at(-1)).toMatchObject({
    type: "system",
    data: { status: "error", error: "It does not resolve.", code: "navigation_failed" },
  });
});

test("what fails before the work begins is plain JSON with its own status", async () => {
  await using app = await startApp();
  await errorOf(await app.client.post(path, {}, streamed), 404, "session_not_found");
  await errorOf(await app.client.post(path, "{", streamed), 400, "invalid_request");
});

test.each([
  { language: "typescript", byHeader: true, body: {}, form: "data" },
  { language: "TypeScript", byHeader: true, body: { streamResponse: true }, form: "data" },
  { language: "typescript", byHeader: false, body: { streamResponse: true }, form: "event" },
  { language: "python", byHeader: true, body: {}, form: "event" },
  { language: undefined, byHeader: true, body: {}, form: "event" },
])(
  "$language, asked by header: $byHeader, body $body: $form lines",
  async ({ language, byHeader, body, form }) => {
    await using app = await startApp(work);
    const headers = { "x-stream-response": String(byHeader), ...(language && { "x-language": language }) };
    const frames = await framesOf(await app.client.post(path, body, headers));
    const names = frames.map(({ lines }) => lines.map((line) => line.split(":")[0]));
    expect(names).toEqual(frames.map(() => (form === "data" ? ["data"] : ["event", "data"])));
    if (form === "data") return;
    expect(frames.map(({ lines }) => lines[0])).toEqual(frames.map(({ data }) => `event: ${data.status}`));
  },
);

test("the body's streamResponse wins over the header", async () => {
  await using app = await startApp(async () => output);
  const plain = await app.client.post(path, { streamResponse: false }, streamed);
  expect(await plain.json()).toEqual({ success: true, data: output });
  const stream = await app.client.post(path, { streamResponse: true }, { "x-stream-response": "false" });
  expect((await framesOf(stream)).at(-1)?.data.status).toBe("finished");
});

test("an operation that cannot stream answers JSON", async () => {
  await using app = await startApp(async () => ({ sessionId: "s1" }));
  const response = await app.client.post("/v1/sessions/start", {}, streamed);
  expect(await response.json()).toEqual({ success: true, data: { sessionId: "s1" } });
});

test("a quiet stream is kept alive by a comment every 15 s", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  const end = Promise.withResolvers<unknown>();
  await using app = await startApp(async ({ caller }) => {
    caller.onStarted?.();
    return await end.promise;
  });
  const response = await app.client.post(path, {}, streamed);
  const reader = (response.body as ReadableStream<Uint8Array>).getReader();
  const decoder = new TextDecoder();
  const readUntil = async (wanted: string): Promise<void> => {
    for (let text = ""; !text.includes(wanted);) {
      const { value } = await reader.read();
      text += decoder.decode(value ?? expect.fail(`${wanted} after ${text}`), { stream: true });
    }
  };
  await readUntil('"connected"');
  vi.advanceTimersByTime(15_000);
  await readUntil(": heartbeat\n\n");
  vi.advanceTimersByTime(15_000);
  await readUntil(": heartbeat\n\n");
  end.resolve(output);
  await readUntil('"finished"');
});

test("when the reader of a stream leaves, the work is stopped", async () => {
  const aborted = Promise.withResolvers<void>();
  await using app = await startApp(async ({ caller }) => {
    caller.onStarted?.();
    caller.signal?.addEventListener("abort", () => aborted.resolve());
    await aborted.promise;
    throw new LegworkError("timeout", "The caller left.");
  });
  const response = await app.client.post(path, {}, streamed);
  await response.body?.cancel();
  await aborted.promise;
  await expect.poll(() => app.log).toMatchObject([{ path, status: 200, clientLeft: true }]);
});

test("when a reader leaves before the stream begins, the work is stopped too", async () => {
  const begun = Promise.withResolvers<void>();
  const aborted = Promise.withResolvers<void>();
  await using app = await startApp(async ({ caller }) => {
    caller.signal?.addEventListener("abort", () => aborted.resolve());
    begun.resolve();
    await aborted.promise;
    throw new LegworkError("timeout", "The caller left.");
  });
  const leaving = new AbortController();
  const request = fetch(`${app.client.url}${path}`, {
    method: "POST",
    headers: { "x-svc-api-key": apiKey, ...streamed },
    signal: leaving.signal,
  });
  await begun.promise;
  leaving.abort();
  await expect(request).rejects.toThrow();
  await aborted.promise;
});
