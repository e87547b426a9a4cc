import { expect } from "vitest";
import { toLegworkError } from "../../src/errors.ts";
import { PageGone } from "../../src/page/document-gone.ts";
import type { LivePage } from "../../src/page/live-page.ts";
import { perform } from "../../src/page/perform.ts";
import { takeView } from "../../src/page/snapshot.ts";
import { SessionPages } from "../../src/pages/session-pages.ts";
import { test } from "./live-page-fixture.ts";

const signal = AbortSignal.timeout(60_000);

/** Brings the page's process down; it answers nothing any more, nor this. */
async function crash({ page }: LivePage): Promise<void> {
  const session = await page.context().newCDPSession(page);
  session.send("Page.crash").catch(() => {});
}

test("a page that crashes while it is looked at has crashed, and was not left", async ({ live }) => {
  const { page } = live;
  const pages = new SessionPages([page], { context: page.context(), limit: 5 });
  const { worlds } = await pages.live();
  const waiting = worlds.call(await worlds.main(signal), "changed", null, 60_000);
  const failure = waiting.catch((error: unknown) => error);

  await crash(live);

  const error = await failure;
  expect(error).toBeInstanceOf(PageGone);
  expect(toLegworkError(error, "act")).toMatchObject({
    code: "browser_crashed",
    message: expect.stringContaining("The page crashed during act"),
  });
});

test("a click that crashes its page is no success, as one that closes its page is", async ({
  live,
  server,
}) => {
  const { page } = live;
  const pages = new SessionPages([page], { context: page.context(), limit: 5 });
  server.page("/", `<button onclick="fetch('/pressed')">Press</button>`);
  server.handle("/pressed", () => void crash(now));
  await page.goto(server.url("/"));
  const now = await pages.live();
  const { nodes } = await takeView(now.worlds, { signal });
  const reference = nodes.find(({ role }) => role === "button")?.ref;
  const step = { method: "click" as const, reference, description: "Press", arguments: [] };

  const options = { domSettleTimeoutMs: 30_000, signal };
  await expect(perform(now, step, options)).rejects.toMatchObject({ name: "PageGone", hasCrashed: true });

  expect(await now.hasClosed()).toBe(false);
  expect(pages.open).toEqual([]);
});
