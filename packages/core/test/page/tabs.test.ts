import { expect } from "vitest";
import { test } from "../fixture.ts";
import { step } from "./fixture.ts";

const named = (title: string, body: string) => `<!doctype html><title>${title}</title><body>${body}`;

test("tabs are told of, switched to and closed", async ({ session, server }) => {
  server.page("/", named("Shop", `<h1>Shop</h1><a href="/orders" target="_blank">Orders</a>`));
  server.page("/orders", named("Your orders", `<h1>All orders</h1>`));
  await session.navigate(server.url("/"));

  expect(await session.act("click Orders")).toMatchObject({ effect: { newPage: server.url("/orders") } });
  expect(await session.pageText()).toContain("All orders");

  const back = await session.act("switch to the tab Shop");
  expect(back, back.message).toMatchObject({ success: true, actions: [{ method: "switchTab" }] });
  expect(await session.pageText()).toContain("Shop");

  expect(await session.act(step("switchTab", "html", "orders"))).toMatchObject({ success: true });
  expect(await session.pageText()).toContain("All orders");
  const unknown = await session.act("switch to the Baskets tab");
  expect(unknown).toMatchObject({ success: false, code: "not_found" });
  expect(unknown.message).toContain("Your orders");

  expect(await session.act("close this tab")).toMatchObject({ success: true });
  expect(await session.pageText()).toContain("Shop");
});

test("a tab of the page itself comes before the browser's", async ({ session, server }) => {
  server.page(
    "/",
    named(
      "Shop",
      `<button role="tab" onclick="this.nextElementSibling.hidden = false">Reviews</button><p hidden>Good</p>`,
    ),
  );
  server.page("/reviews", named("Reviews", "Other"));
  await session.navigate(server.url("/reviews"));
  await session.navigate(server.url("/"));

  expect(await session.act("switch to the Reviews tab")).toMatchObject({ success: true });
  expect(await session.pageText()).toContain("Good");
});

test("another tab is closed by its name, and this one stays", async ({ session, server }) => {
  server.page("/", named("Shop", `<a href="/orders" target="_blank">Orders</a>`));
  server.page("/orders", named("Your orders", `<h1>All orders</h1>`));
  await session.navigate(server.url("/"));
  await session.act("click Orders");

  expect(await session.act("close the Shop tab")).toMatchObject({ success: true });
  expect(await session.pageText()).toContain("All orders");
  expect(await session.act(step("switchTab", "html", "Shop"))).toMatchObject({
    success: false,
    code: "not_found",
  });
});
