import { startShop } from "@legwork/example-shop";
import { chromium, type Page } from "playwright-core";
import { afterAll, beforeAll, expect, expectTypeOf, onTestFinished, test } from "vitest";
import { Legwork } from "../src/index.ts";
import { startService, type RunningService } from "./running-service.ts";

let service: RunningService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service?.stop());

test("who wants a Page of Playwright has one by the session's address for CDP clients, beside the handles", async () => {
  const shop = await startShop();
  onTestFinished(() => shop.close());
  await using legwork = new Legwork({ baseURL: service.url, apiKey: service.apiKey });
  const { cdpUrl } = await legwork.init();
  expectTypeOf(cdpUrl).toEqualTypeOf<string | null>();
  await legwork.navigate(shop.url);

  const browser = await chromium.connectOverCDP(cdpUrl ?? expect.unreachable("there is no address"));
  onTestFinished(() => browser.close());
  const [context = expect.unreachable("there is no context")] = browser.contexts();
  const [page = expect.unreachable("there is no page")] = context.pages();
  expectTypeOf(page).toEqualTypeOf<Page>();
  await page.getByRole("button", { name: "Reject all" }).click();
  await expect.poll(() => shop.state.visitors[0]?.cookieChoice).toBe("none");
  expect(await legwork.act("click Products")).toMatchObject({ success: true });
  await page.waitForURL("**/products");

  const opened = await context.newPage();
  await opened.goto(`${shop.url}/support`);
  const handles = await legwork.context.pages();
  expect(handles.map((handle) => handle.url())).toEqual([page.url(), opened.url()]);
  expect(await handles[1]?.title()).toBe(await opened.title());
  await opened.close();
  await expect.poll(async () => (await legwork.context.pages()).length).toBe(1);
});
