import { expect } from "vitest";
import { locate } from "../../src/page/reference.ts";
import { takeView } from "../../src/page/snapshot.ts";
import { DocumentGone } from "../../src/page/document-gone.ts";
import { SessionPages } from "../../src/pages/session-pages.ts";
import { test } from "../page/live-page-fixture.ts";

test("a reference to an element of one page names nothing in another", async ({ live, server }) => {
  server.page("/", "<button>Delete</button>");
  const { page } = live;
  const pages = new SessionPages([page], { context: page.context(), limit: 5 });
  const first = await pages.live();
  await first.page.goto(server.url("/"));
  const open = await pages.openNew();
  const second = await pages.live();
  await second.page.goto(server.url("/"));
  expect(pages.front).toBe(open);

  const signal = AbortSignal.timeout(10_000);
  const referencesOf = async ({ worlds }: typeof live) => {
    const { nodes } = await takeView(worlds, { signal });
    return nodes.filter(({ role }) => role === "button").map(({ ref }) => ref);
  };
  const [[ofFirst = ""], [ofSecond = ""]] = [await referencesOf(first), await referencesOf(second)];
  expect(locate(first.worlds, ofFirst).number).toBe(locate(second.worlds, ofSecond).number);
  expect(() => locate(second.worlds, ofFirst)).toThrow(DocumentGone);
  expect(() => locate(first.worlds, ofSecond)).toThrow(DocumentGone);
});
