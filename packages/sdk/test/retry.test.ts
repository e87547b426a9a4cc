import type { ServerResponse } from "node:http";
import { describe, expect, test } from "vitest";
import { createRemote } from "../src/index.ts";
import { beginStream, frame, sendData, sendError, startTinyService } from "./tiny-service.ts";

const apiKey = "key-for-tests";

function sendBusy(response: ServerResponse, retryAfter?: string): void {
  if (retryAfter !== undefined) response.setHeader("retry-after", retryAfter);
  sendError(response, 429, { code: "rate_limited", error: "Too many requests." });
}

describe("a service that says when to come back", () => {
  test("is asked again then, with the same key", async () => {
    const service = await startTinyService((response, _, count) =>
      count === 1 ? sendBusy(response, "1") : sendData(response, { result: "done" }),
    );
    const begun = performance.now();
    const remote = createRemote({ baseURL: service.url, apiKey });
    expect(await remote.dispatch("act", { input: "click Go" }, { sessionId: "s" })).toEqual({
      result: "done",
    });
    expect(performance.now() - begun).toBeGreaterThan(900);
    const keys = service.received.map(({ headers }) => headers["idempotency-key"]);
    expect(keys).toEqual([keys[0], keys[0]]);
  });

  test.each([
    ["twice at most", "0", 3],
    ["not when that is in an hour", "3600", 1],
    ["not when it did not say", undefined, 1],
  ])("is asked again %s", async (_, retryAfter, attempts) => {
    const service = await startTinyService((response) => sendBusy(response, retryAfter));
    const pending = createRemote({ baseURL: service.url, apiKey }).dispatch("start", {});
    await expect(pending).rejects.toMatchObject({ code: "rate_limited", status: 429 });
    expect(service.received).toHaveLength(attempts);
  });

  test("can be given up while waiting", async () => {
    const caller = new AbortController();
    const service = await startTinyService((response) => {
      sendBusy(response, "20");
      response.once("close", () => setTimeout(() => caller.abort(new Error("enough")), 50));
    });
    const remote = createRemote({ baseURL: service.url, apiKey });
    await expect(remote.dispatch("start", {}, { signal: caller.signal })).rejects.toThrow("enough");
  });
});

describe("a connection that breaks", () => {
  test("under a plain call is tried again with the same key", async () => {
    const service = await startTinyService((response, _, count) =>
      count === 1 ? response.destroy() : sendData(response, { result: "done" }),
    );
    const remote = createRemote({ baseURL: service.url, apiKey });
    expect(await remote.dispatch("act", { input: "click Go" }, { sessionId: "s" })).toEqual({
      result: "done",
    });
    expect(service.received[1]?.headers["idempotency-key"]).toBe(
      service.received[0]?.headers["idempotency-key"],
    );
  });

  test("under a streamed call is not, because the service has stopped that work", async () => {
    const service = await startTinyService((response) => {
      beginStream(response);
      response.write(frame({ status: "running", message: "clicking" }), () => response.destroy());
    });
    const messages: string[] = [];
    const onProgress = (message: string) => void messages.push(message);
    const pending = createRemote({ baseURL: service.url, apiKey }).dispatch(
      "act",
      {},
      { sessionId: "s", onProgress },
    );
    await expect(pending).rejects.toMatchObject({ code: "connection_failed" });
    expect(messages).toEqual(["clicking"]);
    expect(service.received).toHaveLength(1);
  });
});

test("other failures are final", async () => {
  const service = await startTinyService((response) => {
    response.setHeader("retry-after", "0");
    sendError(response, 503, { code: "browser_crashed", error: "The browser crashed." });
  });
  const pending = createRemote({ baseURL: service.url, apiKey }).dispatch("act", {}, { sessionId: "s" });
  await expect(pending).rejects.toMatchObject({ code: "browser_crashed", status: 503 });
  expect(service.received).toHaveLength(1);
});
