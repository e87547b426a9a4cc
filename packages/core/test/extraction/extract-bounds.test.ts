import { expect, test } from "vitest";
import { extractBySchema } from "../../src/extraction/extract.ts";
import { InvalidSchema } from "../../src/extraction/schema.ts";
import { view } from "./extract-view.ts";

const text = { type: "string" };
const code = (value: string) =>
  view(`<main><h1>Part</h1><dl><dt>Code</dt><dd>${value}</dd><dt>Maker</dt><dd>Acme</dd></dl></main>`);
const withPattern = (pattern: string) => ({
  type: "object",
  properties: { code: { type: "string", pattern }, maker: text },
  required: ["code", "maker"],
});

test("a value has to fit its pattern", () => {
  expect(extractBySchema(code("AB-12"), { schema: withPattern(String.raw`^[A-Z]{2}-\d+$`) })).toMatchObject({
    value: { code: "AB-12", maker: "Acme" },
    missing: [],
  });
  expect(extractBySchema(code("12-AB"), { schema: withPattern(String.raw`^[A-Z]{2}-\d+$`) })).toMatchObject({
    missing: ["code"],
  });
});

test.each(["^(a+)+$", "^(a|a)*$", "^(.*a){25}$", String.raw`^(\w+\s?)*$`])(
  "a pattern made to run for ever is stopped: %s",
  (pattern) => {
    const started = performance.now();

    const result = extractBySchema(code(`${"a".repeat(60)}!`), { schema: withPattern(pattern) });

    expect(result).toEqual({ unsupported: expect.stringContaining("takes too long to check") });
    expect(performance.now() - started).toBeLessThan(20_000);
  },
);

test("many slow checks are stopped together", () => {
  const rows = Array.from({ length: 3_000 }, (_, index) => `<p>${"a".repeat(23)}${index}!</p>`).join("");
  const started = performance.now();

  const result = extractBySchema(view(`<main><h1>Codes</h1>${rows}</main>`), {
    schema: {
      type: "object",
      properties: { codes: { type: "array", items: { type: "string", pattern: "^(a+)+$" } } },
      required: ["codes"],
    },
    instruction: "codes",
  });

  expect("unsupported" in result || result.missing.length > 0).toBe(true);
  expect(performance.now() - started).toBeLessThan(30_000);
});

test("thousands of fields, and a schema nested without end, end", () => {
  const names = Array.from({ length: 2_000 }, (_, index) => `field${index}`);
  const wide = {
    type: "object",
    properties: Object.fromEntries(names.map((name) => [name, text])),
    required: names,
  };
  expect(extractBySchema(code("x"), { schema: wide })).toMatchObject({
    missing: expect.arrayContaining(names),
  });

  let deep: Record<string, unknown> = text;
  for (let level = 0; level < 5_000; level++)
    deep = { type: "object", properties: { a: deep }, required: ["a"] };
  expect(() => extractBySchema(code("x"), { schema: deep })).toThrow(InvalidSchema);
});

test("what is missing is called as a caller would call it, also at the root", () => {
  const item = {
    type: "object",
    properties: { title: text, price: { type: "number" } },
    required: ["title"],
  };
  const page = view("<main><h1>Hello</h1><p>Welcome to our page.</p></main>");

  expect(extractBySchema(page, { schema: { type: "array", items: item } })).toMatchObject({
    missing: ["entries with title, price"],
  });
  expect(
    extractBySchema(page, { schema: { type: "array", title: "Products on sale", items: item } }),
  ).toMatchObject({ missing: ["Products on sale"] });
});

test("a confidence has two digits", () => {
  const { confidence } = extractBySchema(code("AB-12"), {
    schema: { type: "object", properties: { code: text, maker: text, weight: text }, required: ["code"] },
  }) as { confidence: number };

  expect(confidence).toBeGreaterThan(0);
  expect(confidence).toBe(Math.round(confidence * 100) / 100);
});

test.each([
  ["not JSON", ["{"]],
  ["another thing", [JSON.stringify({ "@type": "Product", name: "Other", sku: "X-1" })]],
  [
    "two things of one name",
    [
      JSON.stringify({ "@type": "Product", name: "Part", sku: "X-1" }),
      JSON.stringify({ "@type": "Recipe", name: "Part", sku: "X-2" }),
    ],
  ],
  [
    "two values of one name",
    [JSON.stringify({ "@type": "Product", name: "Part", sku: "1", offers: { sku: "2" } })],
  ],
  [
    "an author that the page denies",
    [JSON.stringify({ "@type": "Book", name: "Part", author: "Bob Roe", sku: "X-1" })],
  ],
])("JSON-LD says nothing: %s", (_, structured) => {
  const page = view("<main><h1>Part</h1><p>by Ada Lovelace</p><p>In stock</p></main>");
  const schema = { type: "object", properties: { sku: text }, required: ["sku"] };

  expect(extractBySchema(page, { schema, structured })).toMatchObject({ missing: ["sku"] });
});

test("JSON-LD of the thing that the page shows fills what is not seen", () => {
  const page = view("<main><h1>Part</h1><p>by Ada Lovelace</p></main>");
  const structured = [
    JSON.stringify({
      "@graph": [
        { "@type": "WebSite", name: "Shop" },
        { "@type": "Product", name: "Part", sku: "X-1", author: { name: "Ada Lovelace" } },
      ],
    }),
  ];
  const schema = { type: "object", properties: { sku: text, author: text }, required: ["sku", "author"] };

  expect(extractBySchema(page, { schema, structured })).toMatchObject({
    value: { sku: "X-1", author: "Ada Lovelace" },
    confidence: 0.6,
    missing: [],
  });
});
