import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { clientKinds, connectHttp, isModern } from "./clients.ts";
import { startServer, type ServerUnderTest } from "./server-under-test.ts";

let server: ServerUnderTest;
let pages: Server;

/** Pages that keep in a cookie who was there first, and say so ever after. */
beforeAll(async () => {
  server = await startServer();
  pages = createServer((request, response) => {
    const name = request.headers.cookie ?? `visitor=${(request.url ?? "").slice(1)}`;
    response.writeHead(200, { "content-type": "text/html", "set-cookie": name });
    response.end(`<!doctype html><title>Page</title><h1>${name}</h1>`);
  });
  await new Promise<void>((resolve) => pages.listen(0, "127.0.0.1", resolve));
});

afterAll(async () => {
  await server.close();
  pages.closeAllConnections();
  await new Promise((resolve) => pages.close(resolve));
});

const patience = { timeout: 300_000 };

/** So many at a time, and all of them in the end: fifty browser sessions that all load a page at once starve two cores. */
async function inWaves<Item, Result>(
  items: Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  for (let at = 0; at < items.length; at += 10)
    results.push(...(await Promise.all(items.slice(at, at + 10).map(work))));
  return results;
}

test("50 clients at once have a session each, and none sees another's", patience, async () => {
  const origin = `http://127.0.0.1:${(pages.address() as AddressInfo).port}`;
  const numbers = Array.from({ length: 50 }, (_, number) => number);
  const visits = await inWaves(numbers, async (number) => {
    const kind = clientKinds[number % clientKinds.length] ?? "v1";
    const client = await connectHttp(kind, server.url);
    const sessionId = String((await client.call("start", {}, patience)).output?.["sessionId"]);
    const session = isModern(kind) ? { sessionId } : {};
    const call = async (name: string, parameters: Record<string, unknown> = {}) =>
      await client.call(name, { ...parameters, ...session }, patience);
    return { number, client, sessionId, call };
  });
  expect(new Set(visits.map(({ sessionId }) => sessionId)).size).toBe(50);

  await inWaves(visits, async ({ number, call }) => await call("navigate", { url: `${origin}/${number}` }));
  await inWaves(visits, async ({ number, sessionId, call }) => {
    const again = await call("navigate", { url: `${origin}/again` });
    expect(again.output).toEqual({
      sessionId,
      url: `${origin}/again`,
      status: 200,
      pageId: expect.any(String),
    });
    expect((await call("extract")).text).toMatch(new RegExp(`visitor=${number}\\b`));
  });

  await inWaves(visits, async ({ client, sessionId, call }) => {
    expect((await call("end")).output).toEqual({ sessionId, success: true });
    await client.close();
  });
  expect(await server.service.dispatch("listSessions", { status: "RUNNING" }, {})).toMatchObject({
    sessions: [],
  });
});
