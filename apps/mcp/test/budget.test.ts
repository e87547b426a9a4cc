import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { getEncoding } from "js-tiktoken";
import { afterAll, beforeAll, expect, test } from "vitest";
import { connectHttp } from "./clients.ts";
import { startServer, type ServerUnderTest } from "./server-under-test.ts";

let server: ServerUnderTest;
let pages: Server;
let url: string;

const rows = Array.from({ length: 500 }, (_, index) => {
  const cells = [`Order ${index}`, `Customer "${index * 7}"`, `2026-01-${(index % 28) + 1}`, `£${index}.50`];
  return `<tr>${cells.map((cell) => `<td>${cell}</td>`).join("")}<td><a href="/orders/${index}">Open</a></td></tr>`;
});
const html = `<!doctype html><title>Orders</title><table><tr><th>Order<th>Customer<th>Date<th>Total<th>Link</tr>${rows.join("")}</table>`;

beforeAll(async () => {
  server = await startServer();
  pages = createServer((_request, response) => response.setHeader("content-type", "text/html").end(html));
  await new Promise<void>((resolve) => pages.listen(0, "127.0.0.1", resolve));
  url = `http://127.0.0.1:${(pages.address() as AddressInfo).port}/`;
});

afterAll(async () => {
  await server.close();
  pages.closeAllConnections();
  await new Promise((resolve) => pages.close(resolve));
});

test("a table of 500 rows comes in portions of 8,000 tokens at most, and the cursor reaches its end", async () => {
  const client = await connectHttp("v2 in the 2026 era", server.url);
  const sessionId = (await client.call("start")).output?.["sessionId"];
  await client.call("navigate", { url, sessionId });
  const encoding = getEncoding("o200k_base");
  const texts: string[] = [];
  let cursor: unknown;
  do {
    const portion = await client.call("extract", { sessionId, ...(cursor === undefined ? {} : { cursor }) });
    expect(encoding.encode(portion.text).length).toBeLessThanOrEqual(8_000);
    expect(portion.output).toMatchObject({ result: { pageText: expect.any(String) } });
    const { result } = JSON.parse(portion.text) as { result: { pageText: string } };
    texts.push(result.pageText);
    cursor = portion.output?.["nextCursor"];
    expect(portion.output?.["truncated"]).toBe(cursor !== undefined);
  } while (cursor !== undefined);

  expect(texts.length).toBeGreaterThan(1);
  const whole = texts.join("\n");
  const missing = rows
    .map((_, index) => index)
    .filter((index) => !new RegExp(`Order ${index}\\b`).test(whole));
  expect(missing).toEqual([]);

  const [snapshot] = await client.read(`browser://sessions/${String(sessionId)}/snapshot`);
  expect(encoding.encode(snapshot?.text ?? "").length).toBeLessThanOrEqual(8_100);
  expect(snapshot?.text).toContain("extract with cursor");
  await client.call("end", { sessionId });
  await client.close();
});
