import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test } from "vitest";
import { connectHttp, type TestClient } from "./clients.ts";
import { defaultSession, startServer, type ServerUnderTest } from "./server-under-test.ts";

let server: ServerUnderTest;
let client: TestClient;
let sessionId: string;
let url: string;
/** What forms have sent. */
const received: string[] = [];

const lampsOn = (page: number): string => {
  const rows = [1, 2, 3, 4].map((row) => {
    const lamp = (page - 1) * 4 + row;
    return `<tr><td>Lamp ${lamp}</td><td>${lamp * 10}</td></tr>`;
  });
  const next = page < 3 ? `<a rel="next" href="/lamps?page=${page + 1}">Next</a>` : "";
  return `<h1>Lamps</h1><p>12 results</p><table><tr><th>Name</th><th>Price</th></tr>${rows.join("")}</table>${next}`;
};

const site = createServer((request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? "/", "http://site.invalid");
  if (pathname === "/stock.csv") {
    response.setHeader("content-type", "text/csv");
    response.setHeader("content-disposition", 'attachment; filename="stock.csv"');
    return void response.end("article,stock\nLamp 1,40\n");
  }
  response.setHeader("content-type", "text/html");
  if (pathname === "/sent")
    return void text(request).then((body) => {
      received.push(body);
      response.end("<h1>Thank you</h1>");
    });
  const pages: Record<string, string> = {
    "/lamps": lampsOn(Number(searchParams.get("page") ?? 1)),
    "/cv": `<form action="/sent" method="post" enctype="multipart/form-data"><label>Resume <input type="file" name="resume"></label><button>Send</button></form>`,
    "/stock": `<a href="/stock.csv">Stock list</a> <a href="/lamps" target="_blank">All lamps</a>`,
  };
  response.end(pages[pathname] ?? "");
});

beforeAll(async () => {
  server = await startServer({ session: { ...defaultSession, experimental: true } });
  site.listen(0, "127.0.0.1");
  await once(site, "listening");
  url = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
  client = await connectHttp("v2 in the 2026 era", server.url);
  sessionId = String((await client.call("start")).output?.["sessionId"]);
});

afterAll(async () => {
  await client.call("end", { sessionId });
  await client.close();
  await server.close();
  site.closeAllConnections();
  await new Promise((resolve) => site.close(resolve));
});

const open = async (path: string) =>
  (await client.call("navigate", { url: `${url}${path}`, sessionId })).output;

test("collect reads a list over its pages, tells how far it is, and goes on by a short cursor", async () => {
  await open("/lamps");
  const properties = { name: { type: "string" }, price: { type: "number" } };
  const asked = { sessionId, instruction: "all lamps", schema: { type: "object", properties } };
  const told: string[] = [];
  const onprogress = ({ message }: { message?: string | undefined }) => void told.push(message ?? "");
  const first = await client.call("collect", { ...asked, maxItems: 6 }, { onprogress });
  expect(first).toMatchObject({
    isError: false,
    output: { count: 6, expected: 12, complete: false, stoppedBecause: "max_items" },
  });
  const cursor = first.output?.["cursor"];
  expect(cursor).toMatch(/^[\w-]{12}$/);
  expect(told).toContain("Collected 4 of 12 items, page 1");

  const rest = await client.call("collect", { ...asked, cursor });
  expect(rest.output).toMatchObject({ count: 12, complete: true, stoppedBecause: "count_reached" });
  const items = [first, rest].flatMap(({ output }) => output?.["items"]);
  expect(items).toEqual(
    Array.from({ length: 12 }, (_, index) => ({ name: `Lamp ${index + 1}`, price: (index + 1) * 10 })),
  );
  expect(await client.call("collect", { ...asked, cursor: "none" })).toMatchObject({
    isError: true,
    text: expect.stringContaining("without it"),
  });
});

test("act gives a page files: a text, a data: URL, and what another page gave", async () => {
  await open("/stock");
  expect((await client.call("act", { action: "click Stock list", sessionId })).isError).toBe(false);
  const files = {
    "cv.txt": "Ada Lovelace, mathematician",
    "cv.csv": "data:text/csv;base64,bmFtZSx5ZWFyCg==",
    "stock copy.csv": `browser://sessions/${sessionId}/downloads/stock.csv`,
  };
  for (const [name, given] of Object.entries(files)) {
    await open("/cv");
    const action = `upload the file ${name} to Resume`;
    const acted = await client.call("act", { action, files: { [name]: given }, sessionId });
    expect(acted).toMatchObject({ isError: false, output: { success: true } });
    await client.call("act", { action: "click Send", sessionId });
  }
  const [cv, years, stock] = received;
  expect(cv).toMatch(/filename="cv\.txt"[^]*Ada Lovelace, mathematician/);
  expect(years).toMatch(/filename="cv\.csv"\r\nContent-Type: text\/csv[^]*name,year\n/);
  expect(stock).toMatch(/filename="stock copy\.csv"[^]*article,stock\nLamp 1,40\n/);
});

test("a file that cannot be used is an error that says why, and nothing is done", async () => {
  await open("/cv");
  const before = received.length;
  for (const [given, why] of [
    [`browser://sessions/${sessionId}/downloads/none.csv`, "not_found"],
    [`browser://sessions/${sessionId}/log`, "is a file"],
    ["data:text/plain;base64,***", "base64"],
  ] as const) {
    const files = { "other.txt": given };
    const acted = await client.call("act", { action: "click Send", files, sessionId });
    expect(acted).toMatchObject({ isError: true, output: undefined, text: expect.stringContaining(why) });
  }
  expect(received).toHaveLength(before);
});

test("a page that opens is named in the answer, and each call can name the page that it means", async () => {
  const first = (await open("/stock"))?.["pageId"];
  const acted = await client.call("act", { action: "click All lamps", sessionId });
  const opened = acted.output?.["openedPages"] as { id: string }[];
  expect(acted.output).toMatchObject({ pageId: first, openedPages: [{ url: `${url}/lamps`, active: true }] });

  const [listed] = await client.read(`browser://sessions/${sessionId}/pages`);
  const { pages } = JSON.parse(listed?.text ?? "") as { pages: { id: string }[] };
  expect(pages.map(({ id }) => id)).toEqual([first, opened[0]?.id]);

  const read = async (pageId?: unknown) => {
    const named = pageId === undefined ? {} : { pageId };
    const { output } = await client.call("extract", { sessionId, ...named });
    return [output?.["pageId"], JSON.stringify(output?.["result"])];
  };
  expect(await read(first)).toEqual([first, expect.stringContaining("Stock list")]);
  expect(await read()).toEqual([opened[0]?.id, expect.stringContaining("Next")]);
  expect(
    (await client.call("observe", { instruction: "the links", pageId: "none", sessionId })).text,
  ).toContain("page_not_found");
});
