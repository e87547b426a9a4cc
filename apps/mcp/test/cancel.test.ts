import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { clientKinds, connectHttp, isModern } from "./clients.ts";
import { startServer, type ServerUnderTest } from "./server-under-test.ts";

let server: ServerUnderTest;
/** Takes requests and never answers; tells when one has come, and when it was given up. */
let silent: Server;
let events: EventTarget;

beforeAll(async () => {
  server = await startServer();
  events = new EventTarget();
  silent = createServer((request, response) => {
    if (request.url === "/quiet")
      return void response.setHeader("content-type", "text/html").end("<h1>Quiet");
    if (request.url !== "/silent") return void response.end();
    events.dispatchEvent(new Event("asked"));
    response.once("close", () => events.dispatchEvent(new Event("left")));
  });
  await new Promise<void>((resolve) => silent.listen(0, "127.0.0.1", resolve));
});

const addressOf = (path: string): string =>
  `http://127.0.0.1:${(silent.address() as AddressInfo).port}${path}`;

afterAll(async () => {
  await server.close();
  silent.closeAllConnections();
  await new Promise((resolve) => silent.close(resolve));
});

const next = async (name: "asked" | "left"): Promise<void> =>
  await new Promise((resolve) => events.addEventListener(name, () => resolve(), { once: true }));

describe.each(clientKinds)("a client that is %s", (kind) => {
  test("stops the browser by cancelling, and is told of progress", async () => {
    const client = await connectHttp(kind, server.url);
    const sessionId = (await client.call("start")).output?.["sessionId"];
    const session = isModern(kind) ? { sessionId } : {};
    const url = addressOf("/silent");
    const told: number[] = [];
    const cancelling = new AbortController();
    const asked = next("asked");
    const left = next("left");

    const navigation = client.call(
      "navigate",
      { url, ...session },
      { signal: cancelling.signal, onprogress: ({ progress }) => void told.push(progress) },
    );
    const outcome = navigation.then(
      () => "answered",
      () => "cancelled",
    );
    await asked;
    await expect.poll(() => told.length).toBeGreaterThan(0);
    cancelling.abort();
    expect(await outcome).toBe("cancelled");
    await left;

    expect(told).toEqual(told.toSorted((one, other) => one - other));
    expect((await client.call("extract", session)).isError).toBe(false);
    await client.call("end", session);
    await client.close();
  });

  test("has its session back at once after cancelling", async () => {
    const client = await connectHttp(kind, server.url);
    const sessionId = (await client.call("start")).output?.["sessionId"];
    const session = isModern(kind) ? { sessionId } : {};
    await client.call("navigate", { url: addressOf("/quiet"), ...session });
    const extra: number[] = [];
    for (let round = 0; round < 3; round += 1) {
      const cancelling = new AbortController();
      const asked = next("asked");
      const waiting = client.call(
        "navigate",
        { url: addressOf("/silent"), ...session },
        { signal: cancelling.signal },
      );
      const given = waiting.catch(() => "cancelled");
      await asked;
      cancelling.abort();
      const afterCancel = await timed(() =>
        client.call("observe", { instruction: "the heading", ...session }),
      );
      const afterwards = await timed(() =>
        client.call("observe", { instruction: "the heading", ...session }),
      );
      expect(await given).toBe("cancelled");
      extra.push(afterCancel - afterwards);
    }
    // What the call itself takes on a busy machine is measured right after.
    expect(Math.min(...extra)).toBeLessThan(200);
    await client.call("end", session);
    await client.close();
  });
});

/** Milliseconds that some work takes. */
async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}
