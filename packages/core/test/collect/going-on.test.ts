import type { ServerResponse } from "node:http";
import { expect } from "vitest";
import { startScriptedModel, type Script } from "../../src/testing/scripted-model.ts";
import { test as base, TestSession } from "../fixture.ts";
import {
  card,
  collected,
  endless,
  list,
  loadMore,
  product,
  products,
  scripted,
  servePages,
} from "./list-pages.ts";

const test = base.extend("model", async ({}, { onCleanup }) => {
  const model = await startScriptedModel();
  onCleanup(() => model.close());
  return {
    ...model,
    reference: { modelName: "openai/test", baseURL: model.url, apiKey: "test-key" },
    answer: (script: Script) => model.answer(script),
  };
});

test("a cursor goes on where a call stopped, in the same session and in another", async ({
  session,
  server,
  engine,
}) => {
  const all = products(90);
  await session.navigate(servePages(server, all));
  const first = await collected(session, { maxItems: 33 });
  const second = await collected(session, { maxItems: 30, cursor: first.cursor });
  expect(second).toMatchObject({ count: 63, complete: false, stoppedBecause: "max_items" });
  const other = await TestSession.start(engine);
  const third = await collected(other, { cursor: second.cursor });
  expect([...first.items, ...second.items, ...third.items]).toEqual(all);
  expect(third).toMatchObject({ count: 90, expected: 90, complete: true });
  expect(third).not.toHaveProperty("cursor");
  await other.end();
}, 90_000);

test("a cursor of a page that grows goes on there, and from the top of a page that was loaded anew", async ({
  session,
  server,
}) => {
  const all = products(70);
  for (const [path, script] of [
    ["/more", loadMore()],
    ["/endless", endless(10)],
  ] as const) {
    const url = scripted(server, path, { count: 70, size: 20, script });
    await session.navigate(url);
    const first = await collected(session, { maxItems: 25 });
    const second = await collected(session, { maxItems: 20, cursor: first.cursor });
    await session.navigate(url);
    const third = await collected(session, { cursor: second.cursor });
    expect([...first.items, ...second.items, ...third.items], path).toEqual(all);
    expect(third, path).toMatchObject({ count: 70, complete: true });
  }
}, 120_000);

test("a cursor that nobody gave, and a key that no item has, are refused", async ({ session, server }) => {
  await session.navigate(servePages(server, products(20)));
  await expect(collected(session, { cursor: "made-up" })).rejects.toMatchObject({ code: "invalid_request" });
  await expect(collected(session, { key: "id" })).rejects.toMatchObject({ code: "invalid_request" });
}, 60_000);

test("what happens is told while it happens", async ({ session, server }) => {
  await session.navigate(servePages(server, products(50)));
  const told: string[] = [];
  await session.dispatch("collect", { schema: product }, { onProgress: (message) => told.push(message) });
  expect(told).toEqual([
    "Collected 20 of 50 items, page 1",
    "Collected 40 of 50 items, page 2",
    "Collected 50 of 50 items, page 3",
  ]);
}, 60_000);

test("a list of a page that is not the active one is gone through there", async ({ session, server }) => {
  await session.navigate(servePages(server, products(50)));
  const [first] = (await session.dispatch("listPages", {})).pages;
  server.page("/other", "<h1>Another page</h1>");
  await session.dispatch("openPage", { url: server.url("/other") });
  const { result, pageUrl } = await session.dispatch("collect", { schema: product, pageId: first?.id });
  expect(result.items).toEqual(products(50));
  expect(pageUrl).toContain("page=3");
  expect(await session.pageText()).toContain("Another page");
}, 60_000);

test("a page with one item alone is read as the pages before it were", async ({ session, server }) => {
  await session.navigate(servePages(server, products(41), { count: () => "" }));
  const result = await collected(session);
  expect(result.items).toEqual(products(41));
  expect(result).toMatchObject({ complete: true, stoppedBecause: "no_next" });
}, 60_000);

test("a “next” that something lies over is followed by its address", async ({ session, server }) => {
  const pager = (page: number, last: number) =>
    `${page < last ? `<a href="?page=${page + 1}">Next page</a>` : ""}<div style="position:fixed;inset:0;background:#fffc">We value your privacy</div>`;
  await session.navigate(servePages(server, products(50), { pager }));
  expect(await collected(session)).toMatchObject({ count: 50, complete: true });
}, 60_000);

const pagers: [string, (next: string) => string, string][] = [
  ["rel=next", (next) => `<a rel="next" href="${next}"><img src="/a.png" alt=""></a>`, ""],
  [
    "link rel=next",
    (next) =>
      `<script>document.head.insertAdjacentHTML("beforeend", '<link rel="next" href="${next}">')</script>`,
    "",
  ],
  [
    "aria-label",
    (next) => `<nav aria-label="Pages"><a aria-label="Go to next page" href="${next}"><svg></svg></a></nav>`,
    "",
  ],
  ["German", (next) => `<a href="${next}">Nächste Seite</a>`, ""],
  ["French", (next) => `<a href="${next}">Suivant »</a>`, ""],
  ["Spanish", (next) => `<a href="${next}">Página siguiente</a>`, ""],
  ["Japanese", (next) => `<a href="${next}">次へ</a>`, ""],
  ["Russian", (next) => `<a href="${next}">Следующая</a>`, ""],
  ["Arabic", (next) => `<a href="${next}">التالي</a>`, ""],
  [
    "arrow",
    (next) => `<div><span>Page 1 of 2</span><a href="${next}">›</a></div>`,
    `<div><span>Page 2 of 2</span><a aria-disabled="true">›</a></div>`,
  ],
  [
    "numbers",
    (next) => `<div><b>1</b> <a href="${next}">2</a></div>`,
    `<div><a href="/">1</a> <b>2</b></div>`,
  ],
  ["older posts", (next) => `<a href="${next}">« Older posts</a>`, ""],
  [
    "button",
    (next) => `<button onclick="location.href='${next}'">Next</button>`,
    `<button disabled>Next</button>`,
  ],
  [
    "list that is off",
    (next) => `<ul class="pagination"><li><a href="${next}">Next</a></li></ul>`,
    `<ul class="pagination"><li class="disabled"><a href="#">Next</a></li></ul>`,
  ],
  ["weiter", (next) => `<a href="${next}" role="button">Weiter</a>`, ""],
];

test.for(pagers)(
  "the control that leads on is found: %s",
  { timeout: 60_000 },
  async ([, first, last], { session, server }) => {
    const items = products(6);
    const page = (own: typeof items, pager: string) =>
      `<h1>Kettles</h1><div class="carousel" aria-label="Slides carousel"><button>Next slide</button></div><ul>${own.map(card).join("")}</ul>${pager}`;
    server.page("/", page(items.slice(0, 3), first("/two")));
    server.page("/two", page(items.slice(3), last));
    await session.navigate(server.url("/"));
    const result = await collected(session);
    expect(result.items).toEqual(items);
    expect(result).toMatchObject({ complete: true, stoppedBecause: "no_next", pages: 2 });
  },
);

test("a language model reads the first page, and the others only where the embedded one reads otherwise", async ({
  session,
  server,
  model,
}) => {
  const all = products(50);
  let calls = 0;
  model.answer((request) => {
    calls += 1;
    const shown = request.messages.map(({ text }) => text).join("\n");
    return { json: all.filter(({ name }) => shown.includes(`"${name}"`)) };
  });
  await session.navigate(servePages(server, all));
  const agreed = await collected(session, { model: model.reference });
  expect(agreed.items).toEqual(all);
  expect(agreed).toMatchObject({ complete: true });
  expect(calls).toBe(1);

  const opinion = {
    type: "object",
    properties: { name: { type: "string" }, isWorthIt: { type: "boolean" } },
    required: ["name", "isWorthIt"],
  };
  calls = 0;
  model.answer((request) => {
    calls += 1;
    const shown = request.messages.map(({ text }) => text).join("\n");
    const items = all.filter(({ name }) => shown.includes(`"${name}"`));
    return {
      json: items.map(({ name, price }) => ({ name, isWorthIt: price < 50 })),
      usage: { input: 100, output: 10 },
    };
  });
  await session.navigate(servePages(server, all));
  const judged = await session.dispatch("collect", { schema: opinion, options: { model: model.reference } });
  expect(judged.result.items).toEqual(all.map(({ name, price }) => ({ name, isWorthIt: price < 50 })));
  expect(judged).toMatchObject({
    result: { complete: true },
    usage: { input_tokens: 300, output_tokens: 30 },
  });
  expect(calls).toBe(3);
}, 90_000);

test("a collection that is cancelled answers what it has read, and its cursor goes on behind that", async ({
  session,
  server,
}) => {
  const all = products(9);
  const pageOf = (first: number, next: string) =>
    `<h1>Kettles</h1>${list(all.slice(first, first + 3))}${next && `<a rel="next" href="${next}">Next</a>`}`;
  server.page("/", pageOf(0, "/two"));
  server.page("/two", pageOf(3, "/three"));
  // The third page does not come before the cancel.
  const asked = Promise.withResolvers<ServerResponse>();
  server.handle("/three", (_request, response) => asked.resolve(response));
  await session.navigate(server.url("/"));
  const collecting = collected(session);
  const response = await asked.promise;
  expect(await session.dispatch("cancel", {})).toEqual({ cancelled: 1 });
  const found = await collecting;
  expect(found).toMatchObject({ count: 6, complete: false, stoppedBecause: "cancelled" });
  expect(found.items).toEqual(all.slice(0, 6));

  server.page("/three", pageOf(6, ""));
  response.writeHead(200, { "content-type": "text/html" }).end(pageOf(6, ""));
  const rest = await collected(session, { cursor: found.cursor });
  expect(rest).toMatchObject({ count: 9, complete: true });
  expect(rest.items).toEqual(all.slice(6));
}, 60_000);

test("what was read when the caller left is in the record", async ({ session, server }) => {
  const url = servePages(server, products(30), { size: 10 });
  await session.navigate(url);
  const leaving = new AbortController();
  const options = { instruction: "all kettles", schema: product };
  const onProgress = (message: string) => message.includes("page 2") && leaving.abort();
  const collecting = session.dispatch("collect", options, { signal: leaving.signal, onProgress });
  await collecting.catch(() => undefined);
  const { pages } = await session.dispatch("replay", {});
  expect(pages.at(-1)?.actions.at(-1)).toMatchObject({
    method: "collect",
    result: { stoppedBecause: "cancelled", items: products(20), cursor: expect.any(String) },
  });
}, 60_000);
