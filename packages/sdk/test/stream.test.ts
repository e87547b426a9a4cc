import type { ServerResponse } from "node:http";
import { describe, expect, test, vi } from "vitest";
import { createRemote } from "../src/index.ts";
import { beginStream, frame, sendData, sendError, startTinyService } from "./tiny-service.ts";

const apiKey = "key-for-tests";
const finished = frame({ status: "finished", result: { success: true }, actionId: "a-1", warnings: ["w"] });

async function streamAct(answer: (response: ServerResponse) => void) {
  const service = await startTinyService(answer);
  const messages: string[] = [];
  const onProgress = (message: string) => void messages.push(message);
  const remote = createRemote({ baseURL: service.url, apiKey });
  const pending = remote.dispatch("act", { input: "click Go" }, { sessionId: "s", onProgress });
  return { service, messages, pending };
}

describe("a streamed call", () => {
  test("tells its progress and gives what the plain one would", async () => {
    const { service, messages, pending } = await streamAct((response) => {
      beginStream(response);
      response.write(frame({ status: "starting" }) + frame({ status: "connected" }) + ": heartbeat\n\n");
      response.write(frame({ status: "running", message: "looking for Go" }));
      response.write(frame({ status: "running", message: "clicking" }));
      response.end(finished);
    });
    expect(await pending).toEqual({ result: { success: true }, actionId: "a-1", warnings: ["w"] });
    expect(messages).toEqual(["looking for Go", "clicking"]);
    expect(service.received[0]?.headers).toMatchObject({ "x-stream-response": "true" });
  });

  test("passes over events that it does not know", async () => {
    const { pending } = await streamAct((response) => {
      beginStream(response);
      response.end(frame({ status: "paused", until: "noon" }) + finished);
    });
    expect(await pending).toMatchObject({ actionId: "a-1" });
  });

  test("does not wait for the stream's end once it has its answer", async () => {
    const { pending } = await streamAct((response) => {
      beginStream(response);
      response.write(finished);
    });
    expect(await pending).toMatchObject({ actionId: "a-1" });
  });

  test("fails with the service's words when an event says so", async () => {
    const { pending } = await streamAct((response) => {
      beginStream(response);
      response.end(frame({ status: "error", error: "The session has ended.", code: "session_ended" }));
    });
    await expect(pending).rejects.toMatchObject({ code: "session_ended", message: "The session has ended." });
  });

  test("fails like a plain one before the stream begins", async () => {
    const { pending } = await streamAct((response) =>
      sendError(response, 401, { code: "unauthorized", error: "The key is not known." }),
    );
    await expect(pending).rejects.toMatchObject({ code: "unauthorized", status: 401 });
  });

  test("takes a plain answer too", async () => {
    const { pending } = await streamAct((response) => sendData(response, { result: "done" }));
    expect(await pending).toEqual({ result: "done" });
  });

  test("that ends without an answer fails", async () => {
    const { pending } = await streamAct((response) => {
      beginStream(response);
      response.end(frame({ status: "connected" }));
    });
    await expect(pending).rejects.toMatchObject({
      code: "connection_failed",
      message: expect.stringContaining("ended before its answer"),
    });
  });

  test.each(["not json", "null", "[]", '{"data":null}', '{"data":"text"}'])(
    "with %j as data fails",
    async (data) => {
      const { pending } = await streamAct((response) => {
        beginStream(response);
        response.end(`data: ${data}\n\n`);
      });
      await expect(pending).rejects.toMatchObject({ code: "malformed_answer" });
    },
  );

  test("stops with its listener's own error, and ends the connection", async () => {
    const closed = Promise.withResolvers<void>();
    const service = await startTinyService((response) => {
      response.once("close", () => closed.resolve());
      beginStream(response);
      response.write(frame({ status: "running", message: "clicking" }));
    });
    const onProgress = () => {
      throw new TypeError("my own");
    };
    const pending = createRemote({ baseURL: service.url, apiKey }).dispatch(
      "act",
      {},
      { sessionId: "s", onProgress },
    );
    await expect(pending).rejects.toThrow(new TypeError("my own"));
    await closed.promise;
  });
});

describe("time", () => {
  test("runs out for a service that does not answer", async () => {
    const service = await startTinyService(() => undefined);
    const pending = createRemote({ baseURL: service.url, apiKey, timeout: 200 }).dispatch("start", {});
    await expect(pending).rejects.toMatchObject({
      code: "timeout",
      message: expect.stringContaining("200 ms"),
    });
    expect(service.received).toHaveLength(1);
  });

  test("runs out for an answer that never ends", async () => {
    const service = await startTinyService((response) => {
      response.writeHead(200, { "content-type": "application/json" });
      response.write('{"success":');
    });
    const pending = createRemote({ baseURL: service.url, apiKey, timeout: 200 }).dispatch("start", {});
    await expect(pending).rejects.toMatchObject({ code: "timeout" });
  });

  test("of a call goes by its own timeout, which the service is left to say first", async () => {
    const service = await startTinyService((response) => {
      setTimeout(() => sendError(response, 504, { code: "timeout", error: "Not within 300 ms." }), 500);
    });
    const remote = createRemote({ baseURL: service.url, apiKey, timeout: 100 });
    const pending = remote.dispatch(
      "act",
      { input: "click Go", options: { timeout: 300 } },
      { sessionId: "s" },
    );
    await expect(pending).rejects.toMatchObject({ status: 504, message: "Not within 300 ms." });
  });

  test("of an agent's task does not run out while anything is heard of it", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    try {
      const heartbeats = Promise.withResolvers<ServerResponse>();
      const service = await startTinyService((response) => {
        beginStream(response);
        response.write(frame({ status: "running", message: "0" }), () => heartbeats.resolve(response));
      });
      let heard = Promise.withResolvers<string>();
      const onProgress = (message: string) => heard.resolve(message);
      const remote = createRemote({ baseURL: service.url, apiKey, timeout: 100 });
      const pending = remote.dispatch("agentExecute", {}, { sessionId: "s", onProgress });
      const failure = expect(pending).rejects.toMatchObject({
        code: "timeout",
        message: expect.stringContaining("45000 ms"),
      });
      const response = await heartbeats.promise;
      expect(await heard.promise).toBe("0");
      for (const message of ["1", "2", "3"]) {
        heard = Promise.withResolvers();
        vi.advanceTimersByTime(44_000);
        response.write(frame({ status: "running", message }));
        expect(await heard.promise).toBe(message);
      }
      vi.advanceTimersByTime(46_000);
      await failure;
    } finally {
      vi.useRealTimers();
    }
  });
});

describe("a signal", () => {
  test("ends the connection, so that the service stops the work", async () => {
    const closed = Promise.withResolvers<void>();
    const caller = new AbortController();
    const service = await startTinyService((response) => {
      response.once("close", () => closed.resolve());
      beginStream(response);
      response.write(frame({ status: "starting" }), () => caller.abort(new Error("changed my mind")));
    });
    const remote = createRemote({ baseURL: service.url, apiKey });
    const pending = remote.dispatch("act", {}, { sessionId: "s", signal: caller.signal });
    await expect(pending).rejects.toThrow("changed my mind");
    await closed.promise;
    expect(service.received).toHaveLength(1);
  });

  test("that was aborted before keeps the call from being sent", async () => {
    const service = await startTinyService((response) => sendData(response, {}));
    const remote = createRemote({ baseURL: service.url, apiKey });
    const pending = remote.dispatch("start", {}, { signal: AbortSignal.abort() });
    await expect(pending).rejects.toMatchObject({ name: "AbortError" });
    expect(service.received).toEqual([]);
  });
});
