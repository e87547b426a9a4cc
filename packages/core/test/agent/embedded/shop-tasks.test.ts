import { expect } from "vitest";
import { startShop, type Shop } from "../../../../../examples/shop/server.ts";
import { test as base, type TestSession } from "../../fixture.ts";

const test = base.extend("shop", async ({}, { onCleanup }) => {
  const shop = await startShop();
  onCleanup(() => shop.close());
  return shop;
});

/** Sets the embedded agent a task at the shop's start, and answers what it says in the end. */
async function told(session: TestSession, shop: Shop, instruction: string): Promise<string> {
  await session.navigate(shop.url);
  const result = await session.agent({ instruction, maxSteps: 40, autoScreenshot: false });
  const done = result.actions.map(({ type, action }) => `${type}: ${action}`).join("\n");
  expect(result, `${result.message}\n${done}`).toMatchObject({
    success: true,
    completed: true,
    usage: { input_tokens: 0, output_tokens: 0 },
  });
  return result.message;
}

const cartOf = ({ state }: Shop) => state.visitors.at(-1)?.cart;

test("a product of a colour and a number goes into the cart", async ({ session, shop }) => {
  await told(
    session,
    shop,
    "Reject all cookies, search for kettle, open the Trail Kettle, choose Copper in Colour, set the quantity to 2 and add it to the cart.",
  );
  expect(cartOf(shop)).toEqual([{ productId: "trail-kettle", colour: "Copper", quantity: 2 }]);
});

test("signed in, with a coupon, the total is told", async ({ session, shop }) => {
  const message = await told(
    session,
    shop,
    "Click Sign in, type ada into Username and lovelace into Password, and click the Sign in button. Then go to Products, add the Trail Kettle to the cart, open the cart, type TRAIL10 into Coupon code, click Apply and tell me the total.",
  );
  expect(shop.state.signIns).toMatchObject([{ userName: "ada" }]);
  expect(shop.state.visitors.at(-1)?.coupon).toBe("TRAIL10");
  expect(message).toContain("£30.60");
});

test("an order is placed, and its number told", async ({ session, shop }) => {
  const message = await told(
    session,
    shop,
    `Add the Trail Kettle to the cart, open the cart, click Proceed to checkout, fill Full name with Ada Lovelace, Email with ada@example.com, Street with "1 Mill Lane" and City with Keswick, choose United Kingdom in Country, choose Express, accept the terms and place the order. Then tell me the order number.`,
  );
  expect(shop.state.orders).toMatchObject([
    {
      number: 1001,
      deliveryOption: "express",
      items: [{ productId: "trail-kettle", quantity: 1 }],
      address: { fullName: "Ada Lovelace", city: "Keswick", country: "United Kingdom" },
    },
  ]);
  expect(message).toContain("1001");
});

test("a product is found on a later page of the list", async ({ session, shop }) => {
  await told(
    session,
    shop,
    "If a cookie banner appears, close it. Open the products and add the Merino Hiking Socks to the cart.",
  );
  expect(shop.state.visitors.at(-1)?.cookieChoice).toBe("none");
  expect(cartOf(shop)).toMatchObject([{ productId: "merino-socks", quantity: 1 }]);
});

test("an order number is carried from one page to another, behind a menu", async ({ session, shop }) => {
  const message = await told(
    session,
    shop,
    `Add the Trail Kettle to the cart, open the cart, click Proceed to checkout, fill Full name with Ada Lovelace, Email with ada@example.com, Street with "1 Mill Lane" and City with Keswick, choose United Kingdom in Country, accept the terms and place the order. Copy the order number, open Track an order, type it into the Order number field and click Track. Tell me the status.`,
  );
  expect(shop.state.lookups).toMatchObject([{ number: "1001", found: true }]);
  expect(message).toContain("Being packed");
});

test("a setting in a closed part of a long form is changed with the others", async ({ session, shop }) => {
  await told(
    session,
    shop,
    "Open Preferences. Fill Full name with Ada Lovelace and Email address with ada@example.com. Tick Share usage data, choose 16 in Products per page and turn on Order alerts. Then save the preferences.",
  );
  expect(shop.state.submissions).toMatchObject([
    {
      form: "preferences",
      values: { fullName: "Ada Lovelace", usageData: "on", itemsPerPage: "16", orderAlerts: "on" },
    },
  ]);
});

test("what is to be done depends on whether one is signed in", async ({ session, shop }) => {
  await told(
    session,
    shop,
    "If you are not signed in, click Sign in, type ada into Username, type lovelace into Password, tick Remember me and click the Sign in button. Open Products, and add the Enamel Mug to the cart.",
  );
  expect(shop.state.signIns).toMatchObject([{ userName: "ada", remembered: true }]);
  expect(cartOf(shop)).toMatchObject([{ productId: "enamel-mug" }]);
});

test("another product is taken where the first is sold out", async ({ session, shop }) => {
  await told(
    session,
    shop,
    "Search for cook set and open the Nest Cook Set. If it is out of stock, search for stove, open the Ember Gas Stove and add it to the cart. Otherwise add it to the cart.",
  );
  expect(cartOf(shop)).toMatchObject([{ productId: "ember-stove", quantity: 1 }]);
});

test("one of several products is taken out of the cart again", async ({ session, shop }) => {
  const message = await told(
    session,
    shop,
    "Open Products, add the Trail Kettle, the Orient Compass and the Enamel Mug to the cart, open the cart, remove the Orient Compass and, if a dialog asks, click Remove in it. Tell me the total.",
  );
  expect(cartOf(shop)).toMatchObject([{ productId: "trail-kettle" }, { productId: "enamel-mug" }]);
  expect(message).toContain("£48.50");
});

test("answers from closed parts and tabs, and a request that is sent", async ({ session, shop }) => {
  const message = await told(
    session,
    shop,
    `Open Support and tell me whether you repair gear. Then fill Your name with Ada and Your email with ada@example.com, choose A repair in Topic, type "A zip is broken" into How can we help and send the request.`,
  );
  expect(message).toContain("mends zips");
  expect(shop.state.submissions).toMatchObject([
    { form: "contact", values: { name: "Ada", topic: "A repair", details: "A zip is broken" } },
  ]);
});
