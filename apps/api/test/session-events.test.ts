import { connect, type Socket } from "node:net";
import type { Output } from "@legwork/protocol";
import { expect, test } from "vitest";
import { apiKey } from "./requests.ts";
import { startApp } from "./start-app.ts";

type Part = Output<"sessionEvents">;

/** A connection that has asked for events and reads nothing until it is told to. */
async function openSilently(url: string): Promise<Socket> {
  const { hostname, port } = new URL(url);
  const socket = connect({ host: hostname, port: Number(port) });
  socket.pause();
  socket.write(
    `GET /v1/sessions/s1/events HTTP/1.1\r\nhost: ${hostname}\r\nx-svc-api-key: ${apiKey}\r\n\r\n`,
  );
  return socket;
}

test("a reader that reads nothing is asked for nothing more, and gets it all when it reads", async () => {
  const message = "x".repeat(60_000);
  let asked = 0;
  let isOver = false;
  await using app = await startApp(async (): Promise<Part> => {
    asked += 1;
    const id = `${asked}-1`;
    return {
      events: [{ type: "action_progress", id, timestamp: 1, actionId: "a", message }],
      ended: isOver,
    };
  });
  const socket = await openSilently(app.client.url);
  // What the system itself buffers is taken at once; after that, nothing is.
  let before = -1;
  await expect
    .poll(
      () => {
        const isStill = asked > 0 && asked === before;
        before = asked;
        return isStill;
      },
      { interval: 500, timeout: 20_000 },
    )
    .toBe(true);
  const stalledAt = asked;
  expect(stalledAt * message.length).toBeLessThan(16 * 1_024 * 1_024);

  isOver = true;
  let text = "";
  socket.on("data", (chunk: Buffer) => (text += chunk.toString()));
  socket.resume();
  await expect.poll(() => text.includes(`id: ${asked}-1`), { timeout: 20_000 }).toBe(true);
  expect(asked).toBeLessThanOrEqual(stalledAt + 2);
  const ids = [...text.matchAll(/^id: (\d+)-1\r?$/gm)].map(([, id]) => Number(id));
  expect(ids).toEqual(Array.from({ length: asked }, (_, index) => index + 1));
  socket.destroy();
});

test("each part is asked for after the last event of the one before; a quiet time is a heartbeat", async () => {
  const parts: Part[] = [
    { events: [{ type: "session_started", id: "1-1", timestamp: 1 }], ended: false },
    { events: [], ended: false },
    {
      events: [{ type: "session_ended", id: "2-2", timestamp: 2, status: "ENDED", endReason: "client" }],
      ended: true,
    },
  ];
  await using app = await startApp(async () => parts.shift());
  const text = await (await app.client.get("/v1/sessions/s1/events")).text();
  expect(text.split("\n\n")).toEqual([
    "retry: 1000",
    expect.stringMatching(/^id: 1-1\nevent: session_started\ndata: \{/),
    ": heartbeat",
    expect.stringMatching(/^id: 2-2\nevent: session_ended\ndata: \{/),
    "",
  ]);
  expect(app.dispatched.map(({ raw }) => raw)).toEqual([
    { waitMs: 0 },
    { after: "1-1", waitMs: 15_000 },
    { after: "1-1", waitMs: 15_000 },
  ]);
});

test("a reader that goes away ends the waiting for more", async () => {
  const waits: AbortSignal[] = [];
  await using app = await startApp(async ({ raw, caller }): Promise<Part> => {
    if ((raw as { waitMs: number }).waitMs === 0)
      return { events: [{ type: "session_started", id: "1-1", timestamp: 1 }], ended: false };
    const { promise, reject } = Promise.withResolvers<Part>();
    if (caller.signal !== undefined) waits.push(caller.signal);
    caller.signal?.addEventListener("abort", () => reject(new Error("left")));
    return promise;
  });
  const leaving = new AbortController();
  const response = await fetch(`${app.client.url}/v1/sessions/s1/events`, {
    headers: { "x-svc-api-key": apiKey },
    signal: leaving.signal,
  });
  await response.body?.getReader().read();
  await expect.poll(() => waits).toHaveLength(1);

  leaving.abort();

  await expect.poll(() => waits[0]?.aborted).toBe(true);
  expect(app.dispatched).toHaveLength(2);
});
