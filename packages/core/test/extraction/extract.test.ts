import { expect, test } from "vitest";
import { type Extraction, extractBySchema } from "../../src/extraction/extract.ts";
import { type PageView } from "../../src/page/view.ts";
import { view } from "./extract-view.ts";

const text = { type: "string" };
const number = { type: "number" };
const url = { type: "string", format: "uri" };

function object(properties: Record<string, unknown>, optional: string[] = []) {
  return {
    type: "object",
    properties,
    required: Object.keys(properties).filter((name) => !optional.includes(name)),
  };
}

function list(properties: Record<string, unknown>, optional: string[] = []) {
  return { type: "array", items: object(properties, optional) };
}

function extract(page: PageView, schema: Record<string, unknown>, instruction?: string): Extraction {
  const result = extractBySchema(page, { schema, ...(instruction === undefined ? {} : { instruction }) });
  if ("unsupported" in result) throw new Error(result.unsupported);
  return result;
}

const card = (name: string, price: string, more = "") =>
  `<div><a href="/p/${name.replaceAll(" ", "-")}"><img alt="${name}" src="/i/${name.length}.jpg"></a><h3><a href="/p/${name.replaceAll(" ", "-")}">${name}</a></h3>
   <p><span>${price}</span></p><p>4.5 out of 5 <span>(12)</span></p><p>In stock</p>${more}<button>Add to cart</button></div>`;
const shop = view(
  `<nav><ul><li><a href="/">Home</a></li><li><a href="/sale">Sale from €5</a></li><li><a href="/new">New</a></li></ul></nav>
   <main><h1>Search results</h1><div>${card("Blue Kettle", "€39.00")}${card("Red Toaster", "€1,299.50")}${card("Green Mug", "€8.99", "<p><del>€12.99</del></p>")}</div>
   <h2>You may also like</h2><div>${card("Old Pan", "€15.00")}${card("Tin Lid", "€3.00")}</div></main>
   <footer><a href="/legal">Legal</a><p>Free delivery over €50</p></footer>`,
  { title: "Kitchen shop" },
);

test("cards become an array of objects: names, prices, ratings, addresses, pictures", () => {
  const schema = object({
    products: list({
      name: text,
      price: number,
      rating: number,
      reviewCount: { type: "integer" },
      inStock: { type: "boolean" },
      url,
      image: url,
    }),
  });

  const result = extract(shop, schema, "the products in the search results");

  expect(result.missing).toEqual([]);
  expect(result.value).toEqual({
    products: [
      {
        name: "Blue Kettle",
        price: 39,
        rating: 4.5,
        reviewCount: 12,
        inStock: true,
        url: "https://shop.test/p/Blue-Kettle",
        image: "https://shop.test/i/11.jpg",
      },
      {
        name: "Red Toaster",
        price: 1299.5,
        rating: 4.5,
        reviewCount: 12,
        inStock: true,
        url: "https://shop.test/p/Red-Toaster",
        image: "https://shop.test/i/11.jpg",
      },
      {
        name: "Green Mug",
        price: 8.99,
        rating: 4.5,
        reviewCount: 12,
        inStock: true,
        url: "https://shop.test/p/Green-Mug",
        image: "https://shop.test/i/9.jpg",
      },
    ],
  });
  expect(result.confidence).toBeGreaterThan(0.7);
});

test("an array of names and addresses is not taken from the navigation", () => {
  const { value } = extract(shop, object({ products: list({ name: text, url }) }));

  expect(value).toMatchObject({
    products: [{ name: "Blue Kettle" }, { name: "Red Toaster" }, { name: "Green Mug" }],
  });
});

test("a section that the instruction names is preferred", () => {
  const { value } = extract(
    shop,
    object({ products: list({ name: text, price: number }) }),
    "products under 'You may also like'",
  );

  expect(value).toEqual({
    products: [
      { name: "Old Pan", price: 15 },
      { name: "Tin Lid", price: 3 },
    ],
  });
});

test("an entry that the instruction names, or counts out, fills a flat object", () => {
  const schema = object({ name: text, price: number });

  expect(extract(shop, schema, "name and price of the Red Toaster").value).toEqual({
    name: "Red Toaster",
    price: 1299.5,
  });
  expect(extract(shop, schema, "the second product").value).toEqual({ name: "Red Toaster", price: 1299.5 });
  expect(extract(shop, object({ products: list({ name: text }) }), "the first two products").value).toEqual({
    products: [{ name: "Blue Kettle" }, { name: "Red Toaster" }],
  });
});

test("arrays of plain values come from one column of the cards", () => {
  expect(extract(shop, object({ prices: { type: "array", items: number } })).value).toEqual({
    prices: [39, 1299.5, 8.99],
  });
  expect(extract(shop, object({ productNames: { type: "array", items: text } })).value).toEqual({
    productNames: ["Blue Kettle", "Red Toaster", "Green Mug"],
  });
});

test("fields whose names differ from the page's are met by their descriptions and by synonyms", () => {
  const schema = object({
    items: list({
      title: { type: "string", description: "product title" },
      cost: { type: "number", description: "price in euro" },
      link: url,
    }),
  });

  expect(extract(shop, schema).value).toMatchObject({
    items: [{ title: "Blue Kettle", cost: 39, link: "https://shop.test/p/Blue-Kettle" }, {}, {}],
  });
});

const product = view(
  `<main><div><a href="/">Home</a> / <a href="/k">Kettles</a></div><h1>Blue Kettle</h1><img alt="Blue Kettle" src="/kettle.jpg">
   <p><del>€49.00</del> <ins>€39.00</ins></p><p>12 in stock</p><p>Rated 4,5 out of 5 (120 reviews)</p>
   <p>Boils a litre of water in two minutes and keeps it warm for an hour, quietly and safely.</p>
   <h2>Specifications</h2><dl><dt>Weight</dt><dd>1.2 kg</dd><dt>Colour</dt><dd>Blue</dd><dt>Dishwasher safe</dt><dd>No</dd><dt>Released</dt><dd>12 May 2024</dd></dl>
   <h2>Features</h2><ul><li>Quiet</li><li>Keeps warm</li></ul>
   <h2>Seller</h2><div><p>Name: Kettle House</p><p>Email: <a href="mailto:hi@kettle.test">hi@kettle.test</a></p></div></main>`,
  { title: "Blue Kettle | Kitchen shop" },
);

test.each([
  ["the subject's heading", { name: text }, { name: "Blue Kettle" }],
  ["a price that is not struck through", { price: number }, { price: 39 }],
  ["the struck price", { originalPrice: number }, { originalPrice: 49 }],
  ["both", { price: number, originalPrice: number }, { price: 39, originalPrice: 49 }],
  ["the price as it stands", { price: text }, { price: "€39.00" }],
  [
    "a currency",
    { currency: { type: "string", enum: ["EUR", "USD"] }, price: number },
    { currency: "EUR", price: 39 },
  ],
  ["a number beside its word", { stock: { type: "integer" } }, { stock: 12 }],
  ["availability", { inStock: { type: "boolean" } }, { inStock: true }],
  [
    "a rating in another country's notation",
    { rating: { type: "number", minimum: 0, maximum: 5 } },
    { rating: 4.5 },
  ],
  ["a count", { reviews: { type: "integer" }, rating: number }, { reviews: 120, rating: 4.5 }],
  ["a definition as a number", { weight: number }, { weight: 1.2 }],
  ["a definition by its unit", { weightKg: number }, { weightKg: 1.2 }],
  ["a definition as text", { weight: text }, { weight: "1.2 kg" }],
  ["a definition as a boolean", { isDishwasherSafe: { type: "boolean" } }, { isDishwasherSafe: false }],
  ["a date as ISO", { released: { type: "string", format: "date" } }, { released: "2024-05-12" }],
  ["a member of an enum", { colour: { enum: ["blue", "red"] } }, { colour: "blue" }],
  ["a list", { features: { type: "array", items: text } }, { features: ["Quiet", "Keeps warm"] }],
  [
    "a nested object in its section",
    { seller: object({ name: text, email: { type: "string", format: "email" } }) },
    { seller: { name: "Kettle House", email: "hi@kettle.test" } },
  ],
  ["a picture", { image: url }, { image: "https://shop.test/kettle.jpg" }],
  [
    "a map",
    { specifications: { type: "object", additionalProperties: text } },
    {
      specifications: { Weight: "1.2 kg", Colour: "Blue", "Dishwasher safe": "No", Released: "12 May 2024" },
    },
  ],
  [
    "label–value pairs as an array",
    { specs: list({ name: text, value: text }) },
    {
      specs: [
        { name: "Weight", value: "1.2 kg" },
        { name: "Colour", value: "Blue" },
        { name: "Dishwasher safe", value: "No" },
        { name: "Released", value: "12 May 2024" },
      ],
    },
  ],
  ["a choice of types", { weight: { anyOf: [number, text] } }, { weight: 1.2 }],
  [
    "null for what may be absent",
    { warranty: { anyOf: [text, { type: "null" }] }, weight: number },
    { warranty: null, weight: 1.2 },
  ],
  [
    "a description",
    { description: text },
    {
      description: "Boils a litre of water in two minutes and keeps it warm for an hour, quietly and safely.",
    },
  ],
])("a page about one thing: %s", (_, properties, expected) => {
  const { value, missing } = extract(product, object(properties as Record<string, unknown>));

  expect({ value, missing }).toEqual({ value: expected, missing: [] });
});

test("references and shared definitions are followed", () => {
  const schema = {
    ...object({ main: { $ref: "#/$defs/Product" } }),
    $defs: {
      Product: object({ weight: { $ref: "#/$defs/Weight" } }),
      Weight: { type: "number", minimum: 0 },
    },
  };

  expect(extract(product, schema).value).toEqual({ main: { weight: 1.2 } });
});

test("optional fields that the page does not show are left out", () => {
  expect(
    extract(product, object({ name: text, warranty: text, isbn: text }, ["warranty", "isbn"])).value,
  ).toEqual({ name: "Blue Kettle" });
});

const cart = view(
  `<main><h1>Your cart</h1><table><thead><tr><th>Product</th><th>Unit price</th><th>Qty</th><th>Total</th></tr></thead>
   <tbody><tr><td><a href="/p/1">Blue Kettle</a></td><td>€39.00</td><td>2</td><td>€78.00</td></tr><tr><td><a href="/p/2">Green Mug</a></td><td>€8.99</td><td><input type="number" aria-label="Quantity" value="1"></td><td>€8.99</td></tr></tbody>
   <tfoot><tr><td>Subtotal</td><td>€86.99</td></tr><tr><td>Total</td><td>€91.94</td></tr></tfoot></table></main>`,
);

test("a table: rows by column headers, totals from its foot", () => {
  const schema = object({
    items: list({ name: text, unitPrice: number, quantity: { type: "integer" }, total: number, url }),
    subtotal: number,
    total: number,
  });

  expect(extract(cart, schema).value).toEqual({
    items: [
      { name: "Blue Kettle", unitPrice: 39, quantity: 2, total: 78, url: "https://shop.test/p/1" },
      { name: "Green Mug", unitPrice: 8.99, quantity: 1, total: 8.99, url: "https://shop.test/p/2" },
    ],
    subtotal: 86.99,
    total: 91.94,
  });
});

test("one column of a table becomes an array of numbers", () => {
  expect(extract(cart, object({ quantities: { type: "array", items: { type: "integer" } } })).value).toEqual({
    quantities: [2, 1],
  });
});

test("form fields give their current values", () => {
  const page = view(
    `<form><input aria-label="First name" value="Ada"><input type="password" aria-label="Password" value="•••"><select aria-label="Country" options="France|Peru*"></select>
     <input type="checkbox" aria-label="Newsletter" checked></form>`,
  );

  const result = extract(
    page,
    object({ firstName: text, country: text, newsletter: { type: "boolean" }, password: text }, ["password"]),
  );

  expect(result.value).toEqual({ firstName: "Ada", country: "Peru", newsletter: true });
});

test("microdata names values that nothing else names", () => {
  const page = view(
    `<main><div><span itemprop="brand">Acme</span><span itemprop="sku">K-1</span></div></main>`,
  );

  expect(extract(page, object({ brand: text, sku: text })).value).toEqual({ brand: "Acme", sku: "K-1" });
});

test("sections of one make are one array", () => {
  const dish = (name: string, price: string) => `<li><span>${name}</span> <span>${price}</span></li>`;
  const page = view(
    `<main><h1>Menu</h1><section><h2>Starters</h2><ul>${dish("Soup", "$4.50")}${dish("Salad", "$6.00")}</ul></section>
     <section><h2>Mains</h2><ul>${dish("Pasta", "$11.00")}${dish("Steak", "$19.00")}</ul></section></main>`,
    { title: "Dishes of the day" },
  );

  expect(extract(page, object({ dishes: list({ name: text, price: number }) })).value).toEqual({
    dishes: [
      { name: "Soup", price: 4.5 },
      { name: "Salad", price: 6 },
      { name: "Pasta", price: 11 },
      { name: "Steak", price: 19 },
    ],
  });
});

test("flat pages: stretches between headings, and rows that take turns", () => {
  const posts = view(
    `<main><h2>First post</h2><p>by Ada Lovelace</p><p>12 May 2024</p><h2>Second post</h2><p>by Alan Turing</p><p>13 May 2024</p></main>`,
  );
  expect(
    extract(
      posts,
      object({ posts: list({ title: text, author: text, date: { type: "string", format: "date" } }) }),
    ).value,
  ).toEqual({
    posts: [
      { title: "First post", author: "Ada Lovelace", date: "2024-05-12" },
      { title: "Second post", author: "Alan Turing", date: "2024-05-13" },
    ],
  });
  const row = (title: string, points: number) =>
    `<tr><td><a href="/${points}">${title}</a></td></tr><tr><td><span>${points} points</span></td><td><span>3 hours ago</span></td></tr>`;
  const news = view(
    `<main><table><tbody>${row("Tea found on Mars", 120)}${row("Kettles in space", 87)}${row("Water is wet", 5)}</tbody></table></main>`,
  );
  expect(
    extract(news, object({ stories: list({ title: text, points: { type: "integer" } }) })).value,
  ).toEqual({
    stories: [
      { title: "Tea found on Mars", points: 120 },
      { title: "Kettles in space", points: 87 },
      { title: "Water is wet", points: 5 },
    ],
  });
});

test("a grid in rows of cards is one array, the last row's single card too", () => {
  const page = view(
    `<main><h1>Products</h1><div>${["One Pan|1.00|Two Pan|2.00", "Three Pan|3.00|Four Pan|4.00"]
      .map((pair) => {
        const [a = "", b = "", c = "", d = ""] = pair.split("|");
        return `<div>${card(a, `€${b}`)}${card(c, `€${d}`)}</div>`;
      })
      .join("")}<div>${card("Five Pan", "€5.00")}</div></div></main>`,
  );

  expect(extract(page, object({ prices: { type: "array", items: number } })).value).toEqual({
    prices: [1, 2, 3, 4, 5],
  });
});

test("entries may hold lists of their own", () => {
  const quote = (said: string, who: string, tags: string[]) =>
    `<div><span>${said}</span><span>by <small>${who}</small></span><div>Tags: ${tags.map((tag) => `<a href="/tag/${tag}">${tag}</a>`).join(" ")}</div></div>`;
  const page = view(
    `<main><h1>Quotes</h1>${quote("Tea is the answer to most of the questions.", "Ada Lovelace", ["tea", "life"])}${quote("Nothing ever boils while it is being watched.", "Alan Turing", ["time"])}</main>`,
  );

  expect(
    extract(page, object({ quotes: list({ text, author: text, tags: { type: "array", items: text } }) }))
      .value,
  ).toEqual({
    quotes: [
      { text: "Tea is the answer to most of the questions.", author: "Ada Lovelace", tags: ["tea", "life"] },
      { text: "Nothing ever boils while it is being watched.", author: "Alan Turing", tags: ["time"] },
    ],
  });
});
