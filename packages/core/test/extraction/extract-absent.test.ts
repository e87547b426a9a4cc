import { expect, test } from "vitest";
import { extractBySchema } from "../../src/extraction/extract.ts";
import { InvalidSchema } from "../../src/extraction/schema.ts";
import { view } from "./extract-view.ts";

const text = { type: "string" };
const number = { type: "number" };

function object(properties: Record<string, unknown>, required = Object.keys(properties)) {
  return { type: "object", properties, required };
}

const product = view(
  `<nav><a href="/">Home</a><a href="/kettles">Kettles</a></nav><main><h1>Blue Kettle</h1><p>€39.00</p><p>Free delivery over €50</p>
   <dl><dt>Weight</dt><dd>1.2 kg</dd><dt>Released</dt><dd>05/06/2024</dd></dl></main>
   <aside><h2>Related products</h2><ul><li><a href="/a">Red Pot</a> €12.00</li><li><a href="/b">Tin Lid</a> €3.00</li></ul></aside>`,
  { title: "Blue Kettle" },
);

test.each([
  ["a field that is nowhere", { warranty: text }],
  ["a number where the page has none for it", { stock: { type: "integer" } }],
  ["a rating that is not there", { rating: number }],
  ["a boolean that the page does not speak of", { inStock: { type: "boolean" } }],
  ["a number above its maximum", { weight: { type: "number", maximum: 1 } }],
  ["a number below its minimum", { price: { type: "number", minimum: 100 } }],
  ["a whole number that the page gives as a fraction", { weight: { type: "integer" } }],
  ["another unit than asked for", { weight: { type: "number", description: "weight in grams" } }],
  ["another currency than asked for", { price: { type: "number", description: "price in US dollars" } }],
  ["a date that can be read two ways", { released: { type: "string", format: "date" } }],
  ["an enum without a member on the page", { colour: { enum: ["green", "red"] } }],
  ["a text that breaks its pattern", { weight: { type: "string", pattern: "^\\d+ lb$" } }],
  ["an email", { email: { type: "string", format: "email" } }],
  ["the price of something else", { shippingPrice: number }],
  ["an array found nowhere", { reviews: { type: "array", items: object({ author: text, rating: number }) } }],
  [
    "an array that only the navigation could fill",
    { jobs: { type: "array", items: object({ salary: number }) } },
  ],
  ["a list of plain values", { ingredients: { type: "array", items: text } }],
  ["a nested object", { seller: object({ name: text }) }],
])("missing, not invented: %s", (_, properties) => {
  const result = extractBySchema(product, { schema: object({ title: text, ...properties }) });

  expect(result).toMatchObject({
    value: { title: "Blue Kettle" },
    missing: Object.keys(properties).map((name) => expect.stringContaining(name)),
  });
  expect(Object.keys((result as { value: object }).value)).toEqual(["title"]);
});

test("what is missing in one entry is told by its path", () => {
  const item = (name: string, price: string) =>
    `<article><h3>${name}</h3><p>${price}</p><button>Buy</button></article>`;
  const page = view(
    `<main><h1>Products</h1>${item("Pan", "€1.00")}${item("Pot", "Ask us")}${item("Lid", "€3.00")}</main>`,
  );

  const result = extractBySchema(page, {
    schema: object({ products: { type: "array", items: object({ name: text, price: number }) } }),
  });

  expect(result).toMatchObject({ missing: ["products[1].price"] });
});

test("advertisements among the results are not results", () => {
  const item = (name: string, more = "") =>
    `<li><h3><a href="/${name}">${name}</a></h3><p>€5.00</p>${more}</li>`;
  const page = view(
    `<main><h1>Results</h1><ul>${item("Pan")}${item("Crypto", "<span>Sponsored</span>")}${item("Pot")}</ul></main>`,
  );

  const result = extractBySchema(page, {
    schema: object({ results: { type: "array", items: object({ name: text, price: number }) } }),
  });

  expect(result).toMatchObject({ value: { results: [{ name: "Pan" }, { name: "Pot" }] }, missing: [] });
});

test("a price of one of many cards is not the page's price", () => {
  const page = view(
    `<main><h1>All products</h1>${["1", "2", "3"].map((price) => `<article><h3>Pan ${price}</h3><p>€${price}.00</p></article>`).join("")}</main>`,
  );

  expect(extractBySchema(page, { schema: object({ price: number }) })).toMatchObject({
    value: {},
    missing: ["price"],
  });
});

test("an array is empty only where the page says that there is nothing", () => {
  const schema = object({ products: { type: "array", items: object({ name: text, price: number }) } });

  expect(
    extractBySchema(view("<main><h1>Search</h1><p>No products found</p></main>"), { schema }),
  ).toMatchObject({ value: { products: [] }, missing: [] });
  expect(extractBySchema(view("<main><h1>Search</h1><p>Welcome</p></main>"), { schema })).toMatchObject({
    missing: ["products"],
  });
});

test("a password is never a value", () => {
  const page = view(`<form><input type="password" aria-label="Password" value="••••"></form>`);

  expect(extractBySchema(page, { schema: object({ password: text }) })).toMatchObject({
    value: {},
    missing: ["password"],
  });
});

test.each([
  ["the largest product", "compares"],
  ["the cheapest product", "cannot be told"],
  ["products under €20", "cannot be told"],
  ["only the products that are in stock", "cannot be told"],
  ["a summary of the page", "not on the page"],
])("an instruction beyond reading is declined: %s", (instruction, reason) => {
  const result = extractBySchema(product, { schema: object({ name: text }), instruction });

  expect(result).toEqual({ unsupported: expect.stringContaining(reason) });
});

test.each([
  ["a tuple", { type: "array", prefixItems: [text, number] }],
  ["a reference to itself", { $ref: "#/$defs/A", $defs: { A: { $ref: "#/$defs/A" } } }],
])("a schema that cannot be filled by rule is declined: %s", (_, schema) => {
  expect(extractBySchema(product, { schema })).toEqual({ unsupported: expect.stringContaining("schema") });
});

test.each([
  ["a condition", { if: text, else: text }],
  ["a reference to nothing", { $ref: "#/$defs/Nothing" }],
  ["a broken pattern", object({ name: { type: "string", pattern: "(" } })],
])("a schema that nothing can be held to is the caller's fault: %s", (_, schema) => {
  expect(() => extractBySchema(product, { schema })).toThrow(InvalidSchema);
});

test("a schema that contains itself is filled as deep as the page goes", () => {
  const schema = {
    $ref: "#/$defs/Node",
    $defs: {
      Node: {
        type: "object",
        properties: { weight: number, next: { $ref: "#/$defs/Node" } },
        required: ["weight"],
      },
    },
  };

  expect(extractBySchema(product, { schema })).toMatchObject({ value: { weight: 1.2 } });
});

test("a property named __proto__ is data like any other", () => {
  const page = view(`<main><dl><dt>__proto__</dt><dd>x</dd><dt>Weight</dt><dd>2</dd></dl></main>`);

  const result = extractBySchema(page, {
    schema: object({ specifications: { type: "object", additionalProperties: text } }),
  });

  expect(({} as Record<string, unknown>)["x"]).toBeUndefined();
  expect(result).toMatchObject({ value: { specifications: { Weight: "2" } } });
});
