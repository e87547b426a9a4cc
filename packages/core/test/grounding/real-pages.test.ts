import { startShop, type Shop } from "../../../../examples/shop/server.ts";
import { expect } from "vitest";
import { test as base, type TestSession } from "../fixture.ts";

const test = base.extend("shop", { scope: "file" }, async ({}, { onCleanup }) => {
  const shop = await startShop();
  onCleanup(() => shop.close());
  return shop;
});

async function done(session: TestSession, instruction: string): Promise<string> {
  const result = await session.act(instruction);
  expect(result.success, `${instruction}: ${result.message}`).toBe(true);
  return result.actionDescription;
}

async function refused(session: TestSession, instruction: string): Promise<string | undefined> {
  const result = await session.act(instruction);
  expect([instruction, result.success]).toEqual([instruction, false]);
  return result.code;
}

async function answer(session: TestSession, instruction: string): Promise<string> {
  return (await session.extract<{ extraction: string }>({ instruction })).extraction;
}

/** At the shop's start, with the cookie banner out of the way. */
async function enter(session: TestSession, shop: Shop): Promise<void> {
  await session.navigate(shop.url);
  await done(session, "reject all cookies");
}

async function withCart(session: TestSession, shop: Shop, products: string[]): Promise<void> {
  await enter(session, shop);
  for (const product of products) {
    await session.navigate(`${shop.url}/products/${product}`);
    await done(session, "add it to the cart");
  }
}

test("a count in brackets is no part of a name, and the exact name wins over names that hold the word", async ({
  session,
  shop,
}) => {
  await enter(session, shop);
  await session.navigate(`${shop.url}/products`);
  expect(await refused(session, "add to cart")).toBe("ambiguous");
  await done(session, "add the Trail Kettle to the cart");
  await done(session, "open the cart");
  expect(await session.pageText()).toContain("Your cart");
});

test("the cookie banner is never accepted unless that is asked for", async ({ session, shop }) => {
  await session.navigate(shop.url);
  for (const instruction of [
    "dismiss the cookie banner",
    "close the cookie banner",
    "click the link Learn more",
  ])
    await refused(session, instruction);
  const offered = await session.observe("the cookie buttons");
  expect(offered.map(({ description }) => description)).toEqual([
    expect.stringContaining("Reject all"),
    expect.stringContaining("Accept all"),
  ]);
  expect(await done(session, "reject all cookies")).toContain("Reject all");
});

test("entries of the page's list are counted and named; what is not there is not taken", async ({
  session,
  shop,
}) => {
  await session.navigate(`${shop.url}/products?q=tent`);
  expect(await refused(session, "add the tent to the cart")).toBe("ambiguous");
  expect(await refused(session, "open the Blue Kettle")).toBe("not_found");
  await done(session, "click on the second search result");
  expect(await session.pageText()).toContain("Cirrus Down Sleeping Bag");
  await session.navigate(`${shop.url}/products`);
  await done(session, "go to the next page");
  expect(await session.pageText()).toContain("Page 2 of 2");
});

test("rows of the cart are changed and removed by what they are called", async ({ session, shop }) => {
  await withCart(session, shop, ["trail-kettle", "enamel-mug"]);
  await session.navigate(`${shop.url}/cart`);
  await done(session, "change the quantity of Trail Kettle to 3");
  await done(session, "press Tab");
  expect(await answer(session, "what is the cart total?")).toBe("£116.50");
  await done(session, "remove the last item from the cart");
  expect((await session.observe("click Remove"))[0]?.description).toContain("Remove");
  await done(session, "click Remove in the dialog");
  expect(await session.pageText()).toContain("Enamel Mug was removed from your cart.");
});

test("choices are named together with their group", async ({ session, shop }) => {
  await withCart(session, shop, ["trail-kettle"]);
  await session.navigate(`${shop.url}/checkout`);
  expect(await done(session, "choose express delivery")).toContain("Express, next working day");
  expect(await done(session, "agree to the terms")).toContain("I accept the terms");
  expect(await answer(session, "how much is express delivery?")).toBe("£9.95");
  await refused(session, "choose overnight drone delivery");
  await session.navigate(`${shop.url}/products`);
  expect(await done(session, "sort by rating")).toContain("Sort by");
  expect(await refused(session, "sort by price")).toBe("ambiguous");
});

test("tabs and questions open by what they say; an upload is not understood", async ({ session, shop }) => {
  await enter(session, shop);
  await session.navigate(`${shop.url}/products/trail-kettle`);
  expect(await done(session, "switch to the Reviews tab")).toContain("tab “Reviews”");
  expect(await answer(session, "how many stars did Samuel D. give")).toBe("4 of 5");
  await session.navigate(`${shop.url}/support`);
  await done(session, "expand How long does delivery take?");
  expect(await session.pageText()).toContain("Standard parcels take 3–5 working days");
  expect(await refused(session, "upload")).toBe("not_understood");
});

test.for([
  ["/products?q=kettle", "the price of the Trail Kettle", "£34.00"],
  ["/products", "is the Nest Cook Set in stock?", "Out of stock"],
  ["/products/trail-kettle", "what is the material of this kettle", "Anodised aluminium"],
  ["/products/trail-kettle", "what colours does it come in?", "Graphite, Copper"],
  ["/support/hours", "when does the shop open on Saturday?", "10:00–16:00"],
] as const)("on %s, %s", async ([path, instruction, expected], { session, shop }) => {
  await session.navigate(shop.url + path);
  expect(await answer(session, instruction)).toBe(expected);
});

test("what the page does not say is not answered", async ({ session, shop }) => {
  await session.navigate(`${shop.url}/products`);
  for (const instruction of ["the price of the Blue Kettle", "the cheapest product"])
    await expect(session.extract({ instruction })).rejects.toMatchObject({ code: "unsupported_instruction" });
});

test("a schema is filled from cards and from rows", async ({ session, shop }) => {
  const text = { type: "string" };
  const number = { type: "number" };
  const list = (name: string, properties: Record<string, object>) => ({
    type: "object",
    properties: {
      [name]: { type: "array", items: { type: "object", properties, required: Object.keys(properties) } },
    },
    required: [name],
  });
  await session.navigate(`${shop.url}/products?q=kettle`);
  const fields = { name: text, price: number, rating: number, availability: text, url: text };
  expect(await session.extract({ schema: list("products", fields) })).toEqual({
    products: [
      {
        name: "Trail Kettle",
        price: 34,
        rating: 4.6,
        availability: "In stock",
        url: `${shop.url}/products/trail-kettle`,
      },
    ],
  });
  await session.navigate(`${shop.url}/support`);
  const questions = {
    type: "object",
    properties: { questions: { type: "array", items: text } },
    required: ["questions"],
  };
  await expect(
    session.extract({ schema: questions, instruction: "the frequently asked questions" }),
  ).rejects.toMatchObject({ code: "unsupported_instruction" });
});

test("a value is read from its row and its column, and never from words that only sound alike", async ({
  session,
  server,
}) => {
  server.page(
    "/",
    `<title>Manual</title><nav><h4>Previous topic</h4><p><a href="/a">Changelog</a></p>
      <h4>Next topic</h4><p><a href="/b">Appetite</a></p></nav>
    <main><h1>Numeric types</h1><p>This manual describes the policy of the distribution.</p>
    <table><tr><th>Name</th><th>Description</th><th>Range</th></tr>
      <tr><td>smallint</td><td>small-range integer</td><td>-32768 to +32767</td></tr>
      <tr><td>integer</td><td>typical choice</td><td>-2147483648 to +2147483647</td></tr></table>
    <div><p>Your basket is empty.</p><a href="/c">Browse products</a></div></main>`,
  );
  await session.navigate(server.url("/"));
  expect(await answer(session, "the range of integer")).toBe("-2147483648 to +2147483647");
  expect(await answer(session, "is the basket empty")).toBe("Your basket is empty.");
  await expect(session.extract({ instruction: "the version of the policy manual" })).rejects.toMatchObject({
    code: "unsupported_instruction",
  });
});

test("a task of several steps is done to its end", async ({ session, shop }) => {
  await enter(session, shop);
  const bought = await session.agent({
    instruction:
      "Search for tent, open the first result, add it to the cart, go to the cart and tell me the total",
  });
  expect(bought.message).toContain("£289.00");
  await session.navigate(`${shop.url}/checkout`);
  await done(session, "set the country to Norway");
  const before = shop.state.orders.length;
  const ordered = await session.agent({
    instruction:
      "Fill in the checkout form with full name Ada Lovelace, email ada@example.com, street 12 Byron Road, city London, then choose express delivery, agree to the terms and place the order",
  });
  expect(ordered.completed, ordered.message).toBe(true);
  expect(shop.state.orders.slice(before)).toMatchObject([
    {
      deliveryOption: "express",
      address: {
        fullName: "Ada Lovelace",
        email: "ada@example.com",
        street: "12 Byron Road",
        city: "London",
      },
    },
  ]);
});
