import { expect, expectTypeOf, onTestFinished, test } from "vitest";
import { z } from "zod";
import { PageServer } from "../../core/src/testing/page-server.ts";
import { Page, type Action, type Cookie, type Legwork, type PageEntry } from "../src/index.ts";
import { describeEverywhere } from "./environments.ts";

const named = (title: string, body: string) => `<!doctype html><title>${title}</title><body>${body}`;

async function startSite(): Promise<PageServer> {
  const server = await PageServer.start();
  onTestFinished(() => server[Symbol.asyncDispose]());
  server.page("/", named("Shop", `<h1>Shop</h1><a href="/orders" target="_blank">Orders</a>`));
  const table = `<table><tr><th>Order</th><th>Total</th></tr><tr><td>A-1</td><td>34</td></tr></table>`;
  const close = `<button onclick="window.close()">Done</button>`;
  server.page("/orders", named("Orders", `<h1>Orders</h1>${table}`));
  server.page("/opens", named("Opens", `<button onclick="window.open('/closes')">Open</button>`));
  server.page("/closes", named("Closes", close));
  server.page(
    "/count",
    named(
      "Count",
      `<output>0</output><button onclick="document.querySelector('output').textContent++">Count</button>`,
    ),
  );
  return server;
}

const isPng = (bytes: Uint8Array) => Buffer.from(bytes).subarray(1, 4).toString() === "PNG";

describeEverywhere("the pages of a session", ({ name, createClient }) => {
  async function open(): Promise<{ legwork: Legwork; site: PageServer }> {
    const site = await startSite();
    const legwork = createClient();
    await legwork.init();
    return { legwork, site };
  }

  test("have handles at once, on which everything can be done", async () => {
    const { legwork, site } = await open();
    const [page = expect.unreachable("there is no page")] = legwork.context.pages();
    expectTypeOf(page).toEqualTypeOf<Page>();
    expect([page.id, page.url(), page.opener]).toEqual([expect.any(String), "about:blank", undefined]);

    expect(await page.goto(site.url("/"))).toMatchObject({ response: { status: 200 } });

    expect([page.url(), await page.title()]).toEqual([site.url("/"), "Shop"]);
    expect(await page.html()).toMatch(/^<!DOCTYPE html>\n<html>.*<h1>Shop<\/h1>/);
    expect(await page.htmlWithin({ maxCharacters: 5 })).toEqual({
      html: "<!DOC",
      truncated: true,
      totalCharacters: (await page.html()).length,
    });
    expect(isPng(await page.screenshot())).toBe(true);
    const [link] = await page.observe("orders");
    expectTypeOf(link).toEqualTypeOf<Action | undefined>();
    expect(await page.act(link!)).toMatchObject({ success: true, pageId: page.id });

    const [shop, orders = expect.unreachable("it did not open")] = legwork.context.pages();
    expect(shop).toBe(page);
    expect([orders.url(), orders.opener]).toEqual([site.url("/orders"), page.id]);
    const schema = z.array(z.object({ order: z.string(), total: z.number() }));
    const found = await orders.extract("all orders", schema);
    expectTypeOf(found).toEqualTypeOf<z.infer<typeof schema>>();
    expect(found).toEqual([{ order: "A-1", total: 34 }]);
    expect((await orders.extract()).pageText).toContain("A-1");
    expect((await page.extract()).pageText).toContain("Shop");
  });

  test("that open are told and in front; that close leave their opener in front", async () => {
    const { legwork, site } = await open();
    await legwork.page.goto(site.url("/opens"));
    const [opener] = legwork.context.pages();

    const acted = await legwork.act("click Open");

    expectTypeOf(acted.openedPages).toEqualTypeOf<PageEntry[] | undefined>();
    expect(acted.openedPages).toMatchObject([{ url: site.url("/closes"), opener: opener?.id }]);
    const popup = await legwork.context.activePage();
    expect(popup).toBe(legwork.context.pages()[1]);
    expect(await legwork.page.title()).toBe("Closes");

    expect(await popup?.act("click Done")).toMatchObject({ success: true });
    expect(await legwork.context.pages()).toEqual([opener]);
    expect(await legwork.context.activePage()).toBe(opener);
    await expect(popup?.act("click Done")).rejects.toMatchObject({
      code: "page_not_found",
      message: expect.stringContaining(opener!.id),
    });
    await expect(popup?.title()).rejects.toMatchObject({ code: "page_not_found" });
  });

  test("are opened, brought to the front and closed, each without a mix-up", async () => {
    const { legwork, site } = await open();
    const [empty] = legwork.context.pages();
    const first = await legwork.context.newPage(site.url("/count"));
    const second = await legwork.context.newPage(site.url("/count"));
    expect(legwork.context.pages()).toEqual([empty, first, second]);

    await Promise.all([first.act("click Count"), second.act("click Count"), first.act("click Count")]);
    await legwork.act("click Count", { page: first });
    const run = await legwork.agent().execute({ instruction: "click Count, then click Count", page: first });
    expect(run).toMatchObject({ success: true, pageId: first.id });
    expect((await legwork.extract({ page: first })).pageText).toMatch(/\b5\b/);
    expect((await legwork.extract()).pageText).toMatch(/\b1\b/);

    await legwork.context.setActivePage(first);
    expect((await legwork.page.extract()).pageText).toMatch(/\b5\b/);
    await first.close();
    expect(await legwork.context.pages()).toEqual([empty, second]);
    await expect(legwork.context.newPage("http://127.0.0.1:9/")).rejects.toMatchObject({
      code: "navigation_failed",
    });
    expect(await legwork.context.pages()).toHaveLength(2);
  });

  test("are known to who attaches to it, and to nobody after its end", async () => {
    const { legwork, site } = await open();
    await legwork.context.newPage(site.url("/orders"));
    const known = await legwork.context.pages();
    expect(known.map((page) => page.url())).toEqual(["about:blank", site.url("/orders")]);
    if (name === "REMOTE") {
      const other = createClient();
      await other.init({ sessionId: legwork.sessionId });
      expect(other.context.pages().map((page) => page.id)).toEqual(known.map((page) => page.id));
    }
    await legwork.close();
    expect(legwork.context.pages()).toHaveLength(0);
    await expect(legwork.context.pages()).rejects.toMatchObject({ code: "invalid_request" });
  });

  test("share the cookies of the session", async () => {
    const { legwork, site } = await open();
    const { context } = legwork;
    await context.addCookies([{ name: "sid", value: "s3cret-value", url: site.url("/") }]);
    await legwork.navigate(site.url("/"));
    const cookies = await context.cookies(site.url("/"));
    expectTypeOf(cookies).toEqualTypeOf<Cookie[]>();
    expect(cookies).toMatchObject([{ name: "sid", value: "s3cret-value", domain: "127.0.0.1" }]);
    expect(await context.cookies("http://other.example/")).toEqual([]);
    expect(await context.clearCookies({ name: "sid" })).toBe(1);
    expect(await context.cookies()).toEqual([]);
    expect(JSON.stringify(await legwork.replay())).not.toContain("s3cret-value");
  });
});
