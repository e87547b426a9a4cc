import { expect } from "vitest";
import { Engine } from "../../src/engine.ts";
import { test, TestSession } from "../fixture.ts";

const named = (title: string, body: string) => `<!doctype html><title>${title}</title><body>${body}`;

const counter = (title: string) =>
  named(
    title,
    `<h1>${title}</h1><output>0</output><button onclick="document.querySelector('output').textContent++">Count</button>`,
  );

async function pagesOf(session: TestSession) {
  return (await session.dispatch("listPages", {})).pages;
}

async function textOf(session: TestSession, pageId: string): Promise<string> {
  const { result } = await session.dispatch("extract", { pageId });
  return (result as { pageText: string }).pageText;
}

test("pages are listed with their openers, and a window that opens is the active one", async ({
  session,
  server,
}) => {
  server.page("/", named("Shop", `<a href="/orders" target="_blank">Orders</a>`));
  server.page("/orders", named("Your orders", `<h1>All orders</h1>`));
  await session.navigate(server.url("/"));
  const [shop] = await pagesOf(session);
  expect(shop).toEqual({ id: expect.any(String), url: server.url("/"), title: "Shop", active: true });

  const acted = await session.dispatch("act", { input: "click Orders" });

  const pages = await pagesOf(session);
  const orders = { id: expect.any(String), url: server.url("/orders"), title: "Your orders", active: true };
  expect(pages).toEqual([
    { ...shop, active: false },
    { ...orders, opener: shop?.id },
  ]);
  expect(acted).toMatchObject({ pageId: shop?.id, pageUrl: server.url("/"), openedPages: [pages[1]] });
  expect(await session.dispatch("observe", {})).toMatchObject({ pageId: pages[1]?.id });
  expect(await session.dispatch("observe", {})).not.toHaveProperty("openedPages");
});

test("every operation works on the page that it is given, and says so; the active one stays", async ({
  session,
  server,
}) => {
  server.page("/one", counter("One"));
  server.page("/two", counter("Two"));
  const one = (await session.dispatch("openPage", { url: server.url("/one") })).page;
  const two = (await session.dispatch("openPage", { url: server.url("/two") })).page;
  expect([one.active, two.active, two.title]).toEqual([true, true, "Two"]);
  const pageId = one.id;

  expect(await session.dispatch("act", { input: "click Count", pageId })).toMatchObject({
    pageId,
    result: { success: true },
  });
  expect(await textOf(session, pageId)).toMatch(/One[^]*1/);
  expect(await session.pageText()).toMatch(/Two[^]*0/);

  const [found] = (await session.dispatch("observe", { instruction: "count", pageId })).result;
  expect(await session.dispatch("act", { input: found!, pageId })).toMatchObject({ pageId });
  const run = await session.dispatch("agentExecute", {
    executeOptions: { instruction: "click Count, then click Count" },
    pageId,
  });
  expect(run).toMatchObject({ pageId, result: { success: true, actions: [{ pageUrl: one.url }, {}] } });
  expect(await textOf(session, pageId)).toMatch(/One[^]*4/);
  expect(await session.pageText()).toMatch(/Two[^]*0/);

  const [ofOne, ofTwo] = [
    await session.dispatch("screenshot", { pageId }),
    await session.dispatch("screenshot", {}),
  ];
  expect([ofOne.pageId, ofTwo.pageId]).toEqual([pageId, two.id]);
  expect(ofOne.data).not.toBe(ofTwo.data);

  expect(await session.dispatch("navigate", { url: server.url("/two"), pageId })).toMatchObject({
    pageId,
    pageUrl: server.url("/two"),
  });
  expect((await pagesOf(session)).map(({ url }) => url)).toEqual([
    "about:blank",
    server.url("/two"),
    server.url("/two"),
  ]);
  expect((await pagesOf(session)).find(({ active }) => active)?.id).toBe(two.id);
});

test("a job works on the page that it was begun for, whatever is active when it comes to its turn", async ({
  session,
  server,
}) => {
  server.page("/one", counter("One"));
  server.page("/two", counter("Two"));
  const one = (await session.dispatch("openPage", { url: server.url("/one") })).page;
  await session.dispatch("openPage", { url: server.url("/two") });
  const { job } = await session.dispatch("agentExecute", {
    executeOptions: { instruction: "click Count, then click Count" },
    pageId: one.id,
    async: true,
  });
  const jobId = job?.id ?? "";
  await expect
    .poll(async () => (await session.dispatch("agentJob", { jobId })).job.status, { timeout: 20_000 })
    .toBe("completed");
  expect(await textOf(session, one.id)).toMatch(/One[^]*2/);
  expect(await session.pageText()).toMatch(/Two[^]*0/);
});

test("a list is collected from the page that it is asked of, behind the others", async ({
  session,
  server,
}) => {
  const rows = (from: number) =>
    [0, 1, 2].map((row) => `<tr><td>P-${from + row}</td><td>${from + row}</td></tr>`).join("");
  const table = (from: number, next: string) =>
    named("List", `<table><tr><th>Name</th><th>Price</th></tr>${rows(from)}</table>${next}`);
  server.page("/list", table(1, `<a href="/list-2">Next</a>`));
  server.page("/list-2", table(4, ""));
  server.page("/other", named("Other", "<h1>Other</h1>"));
  await session.navigate(server.url("/list"));
  const list = (await pagesOf(session))[0]!;
  await session.dispatch("openPage", { url: server.url("/other") });

  const properties = { name: { type: "string" }, price: { type: "number" } };
  const schema = { type: "object", properties, required: ["name", "price"] };
  const collected = await session.dispatch("collect", { schema, pageId: list.id });

  const names = collected.result.items.map((item) => (item as { name: string }).name);
  expect(names).toEqual(["P-1", "P-2", "P-3", "P-4", "P-5", "P-6"]);
  expect(collected).toMatchObject({ pageId: list.id, pageUrl: server.url("/list-2") });
  expect(await session.pageText()).toContain("Other");
});

test("orders in turn go on in the window that the first of them opens", async ({ session, server }) => {
  server.page("/", named("Shop", `<a href="/orders" target="_blank">Orders</a>`));
  server.page("/orders", counter("Orders"));
  server.page("/news", named("News", "<h1>News</h1>"));
  await session.navigate(server.url("/"));
  const [shop] = await pagesOf(session);
  await session.dispatch("openPage", { url: server.url("/news") });

  const acted = await session.dispatch("agentExecute", {
    executeOptions: { instruction: "click Orders, then click Count" },
    pageId: shop!.id,
  });

  expect(acted).toMatchObject({ pageId: shop!.id, openedPages: [{ title: "Orders", opener: shop!.id }] });
  expect(acted.result, acted.result.message).toMatchObject({ success: true });
  expect(await session.pageText()).toMatch(/Orders[^]*1/);
});

test("closing a page puts the one in front that opened it", async ({ session, server }) => {
  server.page("/", named("Shop", `<button onclick="window.open('/sign-in')">Sign in</button>`));
  server.page("/sign-in", named("Sign in", `<button onclick="window.close()">Done</button>`));
  server.page("/news", named("News", "<h1>News</h1>"));
  await session.navigate(server.url("/"));
  const [shop] = await pagesOf(session);
  await session.act("click Sign in");
  const signIn = (await pagesOf(session))[1];
  const news = (await session.dispatch("openPage", { url: server.url("/news") })).page;
  expect((await session.dispatch("activatePage", { pageId: signIn!.id })).page).toMatchObject({
    active: true,
  });

  const done = await session.dispatch("act", { input: "click Done" });

  expect(done).toMatchObject({ pageId: signIn!.id, result: { success: true } });
  expect(done).not.toHaveProperty("pageUrl");
  expect((await pagesOf(session)).map(({ id, active }) => [id, active])).toEqual([
    [shop!.id, true],
    [news.id, false],
  ]);

  expect(await session.dispatch("closePage", { pageId: shop!.id })).toMatchObject({
    closed: shop!.id,
    activePageId: news.id,
  });
  expect(await session.dispatch("closePage", { pageId: news.id })).not.toHaveProperty("activePageId");
  expect(await pagesOf(session)).toEqual([]);
  await session.navigate(server.url("/news"));
  expect(await pagesOf(session)).toMatchObject([{ title: "News", active: true }]);
});

test("a page that is not open is told, with those that are", async ({ session, server }) => {
  server.page("/", named("Shop", "<button>Buy</button>"));
  await session.navigate(server.url("/"));
  const [shop] = await pagesOf(session);
  const other = (await session.dispatch("openPage", {})).page;
  await session.dispatch("closePage", { pageId: other.id });

  for (const pageId of [other.id, "page-of-another"]) {
    const refused = {
      code: "page_not_found",
      status: 404,
      message: `No page "${pageId}" is open in this session. Open are: ${shop!.id} "Shop" (${server.url("/")}), the active one.`,
    };
    await expect(session.dispatch("act", { input: "click Buy", pageId })).rejects.toMatchObject(refused);
    await expect(session.dispatch("observe", { pageId })).rejects.toMatchObject(refused);
    await expect(session.dispatch("extract", { pageId })).rejects.toMatchObject(refused);
    await expect(session.dispatch("navigate", { url: server.url("/"), pageId })).rejects.toMatchObject(
      refused,
    );
    await expect(
      session.dispatch("agentExecute", { executeOptions: { instruction: "click Buy" }, pageId }),
    ).rejects.toMatchObject(refused);
    await expect(session.dispatch("screenshot", { pageId })).rejects.toMatchObject(refused);
    await expect(session.dispatch("pageHtml", { pageId })).rejects.toMatchObject(refused);
    await expect(session.dispatch("closePage", { pageId })).rejects.toMatchObject(refused);
    await expect(session.dispatch("activatePage", { pageId })).rejects.toMatchObject(refused);
  }
});

test("pages of another session do not exist", async ({ engine, session, server }) => {
  server.page("/", named("Shop", "<h1>Shop</h1>"));
  await session.navigate(server.url("/"));
  const [shop] = await pagesOf(session);
  const other = await TestSession.start(engine);
  expect((await pagesOf(other)).map(({ url }) => url)).toEqual(["about:blank"]);
  const refused = other.dispatch("pageHtml", { pageId: shop!.id });
  await expect(refused).rejects.toMatchObject({ code: "page_not_found" });
  await expect(refused).rejects.not.toThrow("Shop");
  await other.end();
});

test("what cannot be opened leaves no page behind", async ({ session, server }) => {
  const before = await pagesOf(session);
  for (const url of ["http://127.0.0.1:9/", "file:///etc/passwd"])
    await expect(session.dispatch("openPage", { url })).rejects.toMatchObject({
      code: expect.stringMatching(/navigation_failed|url_forbidden/),
    });
  expect(await pagesOf(session)).toEqual(before);
  expect(server.requests).toEqual([]);
});

test("a page that opens hundreds of windows gets one for a click, and none without", async ({
  session,
  server,
}) => {
  const flood = "for (let number = 0; number !== 300; number++) window.open('/window?' + number);";
  server.page("/", named("Hostile", `<button onclick="${flood}">Go</button><script>${flood}</script>`));
  server.page("/window", named("Window", `<h1>Window</h1><script>${flood}</script>`));
  await session.navigate(server.url("/"));
  expect(await pagesOf(session)).toHaveLength(1);

  const acted = await session.dispatch("act", { input: "click Go" });

  expect(acted.openedPages).toMatchObject([{ url: server.url("/window?0"), active: true }]);
  expect(acted.result.message).toMatch(/asked for 299 windows that did not open/);
  expect(await pagesOf(session)).toHaveLength(2);
});

test("windows beyond what a session may have are closed at once, and told", async ({ server }) => {
  server.page("/", named("Many", `<button onclick="window.open('/window')">Go</button>`));
  server.page("/window", named("Window", "<h1>Window</h1>"));
  const engine = await Engine.create({ limits: { maxPages: 3 } });
  try {
    const session = await TestSession.start(engine);
    await session.navigate(server.url("/"));
    const [many] = await pagesOf(session);
    const go = () => session.dispatch("act", { input: "click Go", pageId: many!.id });
    expect([await go(), await go()]).toMatchObject([{ openedPages: [{}] }, { openedPages: [{}] }]);
    const before = await pagesOf(session);

    const refused = await go();

    expect(refused).not.toHaveProperty("openedPages");
    expect(refused.warnings).toEqual([
      "1 window was closed at once: a session may have 3 pages open (LEGWORK_MAX_PAGES).",
    ]);
    expect(await pagesOf(session)).toEqual(before);
    await expect(session.dispatch("openPage", {})).rejects.toMatchObject({
      code: "too_many_pages",
      status: 409,
    });
    for (const { id } of before.slice(1)) await session.dispatch("closePage", { pageId: id });
    await session.dispatch("openPage", { url: server.url("/window") });
    expect(await session.pageText()).toContain("Window");
  } finally {
    await engine.close();
  }
});

test("dialogs, requests and windows of one page are nothing that another waits for", async ({
  session,
  server,
}) => {
  const restless = `setInterval(() => { fetch("/never"); document.title += "."; }, 50)`;
  server.page("/restless", named("Restless", `<h1>Restless</h1><script>${restless}</script>`));
  server.handle("/never", () => {});
  server.page(
    "/asks",
    named("Asks", `<button onclick="this.textContent = confirm('Sure?') ? 'Yes' : 'No'">Ask</button>`),
  );
  server.page("/still", named("Still", `<button>Nothing</button>`));
  await session.navigate(server.url("/still"));
  const still = (await pagesOf(session))[0]!;
  const asks = (await session.dispatch("openPage", { url: server.url("/asks") })).page;
  await session.dispatch("openPage", { url: server.url("/restless"), options: { timeout: 10_000 } });

  expect(await session.dispatch("act", { input: "click Ask", pageId: asks.id })).toMatchObject({
    result: { success: true, effect: { dialog: { message: "Sure?", accepted: true } } },
  });
  const nothing = await session.dispatch("act", { input: "click Nothing", pageId: still.id });
  expect(nothing.result).toMatchObject({ success: false, code: "no_effect" });
});

test("the HTML of a page is given, cut where that is asked, and told", async ({ session, server }) => {
  const html = `<!DOCTYPE html>\n<html><head><title>Text</title></head><body><p id="p">😀</p></body></html>`;
  server.page("/", html.replace("\n", ""));
  server.page("/other", named("Other", ""));
  await session.navigate(server.url("/"));
  const whole = await session.dispatch("pageHtml", {});
  const pageId = (await pagesOf(session))[0]?.id;
  expect(whole).toEqual({
    html,
    truncated: false,
    totalCharacters: html.length,
    pageId,
    url: server.url("/"),
  });

  await session.dispatch("openPage", { url: server.url("/other") });
  const maxCharacters = html.indexOf("😀") + 1;
  const cut = await session.dispatch("pageHtml", { pageId, maxCharacters });
  expect(cut).toMatchObject({
    html: html.slice(0, maxCharacters - 1),
    truncated: true,
    totalCharacters: html.length,
    pageId,
  });
});

test("a page cannot put words into its HTML", async ({ session, server }) => {
  const lies = `Object.defineProperty(Element.prototype, "outerHTML", { get: () => "Lie" });
    XMLSerializer.prototype.serializeToString = () => "Lie";`;
  server.page("/", named("Hostile", `<h1>True</h1><script>${lies}</script>`));
  await session.navigate(server.url("/"));
  const { html } = await session.dispatch("pageHtml", {});
  expect(html).toContain("<h1>True</h1>");
  expect(html.startsWith("<!DOCTYPE html>")).toBe(true);
});

test("a page whose script never rests holds up nothing but itself", async ({ session, server }) => {
  // Of another site, which has a process of its own.
  const address = server.url("/busy").replace("127.0.0.1", "localhost");
  server.page("/", named("Shop", `<a href="${address}" target="_blank">Busy</a>`));
  server.page("/busy", named("Busy", `<h1>Busy</h1><script>for (;;);</script>`));
  await session.navigate(server.url("/"));
  await session.act("click Busy");

  const [shop, busy] = await pagesOf(session);
  expect(busy).toMatchObject({ url: address, active: true, opener: shop?.id });
  expect(await textOf(session, shop!.id)).toContain("Busy");
  expect(await session.dispatch("closePage", { pageId: busy!.id })).toMatchObject({ activePageId: shop!.id });
  expect(await session.pageText()).toContain("Busy");
});

test("what was typed as a secret is in no address that is told", async ({ session, server }) => {
  server.page(
    "/",
    named(
      "Search",
      `<form action="/found" target="_blank"><input name="q" aria-label="Words"><button>Find</button></form>`,
    ),
  );
  server.page("/found", named("Found", ""));
  await session.navigate(server.url("/"));
  await session.act("type %words% into Words", { variables: { words: "topsecret" } });
  const acted = await session.dispatch("act", { input: "click Find" });
  expect(acted.openedPages).toMatchObject([{ url: server.url("/found?q=%words%") }]);
  expect(JSON.stringify(await pagesOf(session))).not.toContain("topsecret");
});
