import { boolean, integer, list, listOf, number, object, text, url, type EvaluationPage } from "./cases.ts";

const shopCard = (name: string, price: string, more = "") =>
  `<div class="c-tile"><div class="c-tile__in"><a href="/p/${name.toLowerCase().replaceAll(" ", "-")}"><img src="/i/${name.length}.jpg" alt=""></a>
   <div class="t">${name}</div><div class="row"><span class="amt">${price}</span></div>${more}</div></div>`;

/** What shops show: results in nameless boxes, advertisements among them, old and new prices. */
export const shops: EvaluationPage[] = [
  {
    name: "cards in div soup",
    html: `<title>Lamps | Lumen</title><div id="app"><div class="hd"><a href="/">Lumen</a><div><a href="/lamps">Lamps</a><a href="/bulbs">Bulbs</a></div></div>
<div class="main"><div class="ttl"><h1>Lamps</h1></div><div class="grid">${shopCard("Arc Floor Lamp", "$129.00")}${shopCard("Clip Light", "$19.50")}${shopCard("Paper Globe", "$24.00")}${shopCard("Desk Beam", "$1,049.99")}</div></div></div>`,
    cases: [
      {
        name: "names and prices",
        schema: object({ products: list({ name: text, price: number }) }),
        expected: {
          products: [
            { name: "Arc Floor Lamp", price: 129 },
            { name: "Clip Light", price: 19.5 },
            { name: "Paper Globe", price: 24 },
            { name: "Desk Beam", price: 1049.99 },
          ],
        },
      },
      {
        name: "the third product",
        schema: object({ name: text, price: number }),
        instruction: "the third product",
        expected: { name: "Paper Globe", price: 24 },
      },
      {
        name: "the last lamp's price",
        schema: object({ price: number }),
        instruction: "price of the last lamp",
        expected: { price: 1049.99 },
      },
      {
        name: "the second product's price as text",
        instruction: "price of the second product",
        expected: { extraction: "$19.50" },
      },
      {
        name: "an entry that is not there",
        schema: object({ name: text, price: number }),
        instruction: "the ninth product",
        absent: true,
      },
      {
        name: "one price of four is none of the page's",
        schema: object({ price: number }),
        absent: true,
      },
      {
        name: "a rating that no card has",
        schema: object({ products: list({ name: text, rating: number }) }),
        absent: true,
      },
    ],
  },
  {
    name: "results with an advertisement and stock",
    html: `<title>Results for mug</title><main><h1>Results for “mug”</h1><ul>${[
      ["Tall Mug", "€12.00", "In stock", ""],
      ["Crypto Mug Pro", "€99.00", "In stock", "<small>Sponsored</small>"],
      ["Short Mug", "€9.00", "Sold out", ""],
      ["Wide Mug", "€14.50", "In stock", ""],
    ]
      .map(
        ([name, price, stock, ad]) =>
          `<li>${ad}<h3><a href="/m/${name?.split(" ")[0]}">${name}</a></h3><p>${price}</p><p>${stock}</p><button>Add to cart</button></li>`,
      )
      .join("")}</ul></main>`,
    cases: [
      {
        name: "the advertisement is no result",
        schema: object({ results: list({ name: text, price: number, inStock: boolean, url }) }),
        expected: {
          results: [
            { name: "Tall Mug", price: 12, inStock: true, url: "/m/Tall" },
            { name: "Short Mug", price: 9, inStock: false, url: "/m/Short" },
            { name: "Wide Mug", price: 14.5, inStock: true, url: "/m/Wide" },
          ],
        },
      },
      {
        name: "only the ones in stock",
        schema: object({ results: list({ name: text, price: number }) }),
        instruction: "only the ones in stock",
        expected: {
          results: [
            { name: "Tall Mug", price: 12 },
            { name: "Wide Mug", price: 14.5 },
          ],
        },
      },
      {
        name: "only those under an amount",
        schema: object({ results: list({ name: text, price: number }) }),
        instruction: "mugs under €13",
        expected: {
          results: [
            { name: "Tall Mug", price: 12 },
            { name: "Short Mug", price: 9 },
          ],
        },
      },
      {
        name: "a condition that nothing on the page speaks of",
        schema: object({ results: list({ name: text }) }),
        instruction: "only the ones that are dishwasher safe",
        absent: true,
      },
      {
        name: "the first two",
        schema: list({ name: text }),
        instruction: "the first two mugs",
        expected: [{ name: "Tall Mug" }, { name: "Short Mug" }],
      },
      {
        name: "price of a mug by its name",
        instruction: "price of the Wide Mug",
        expected: { extraction: "€14.50" },
      },
    ],
  },
  {
    name: "one product, reduced",
    html: `<title>Trail Boot – Outdoor</title><header><a href="/">Outdoor</a><input type="search" aria-label="Search" value="boots"></header><main>
<nav aria-label="Breadcrumb"><a href="/">Home</a> › <a href="/shoes">Shoes</a></nav><h1>Trail Boot</h1>
<div class="price"><s>$189.00</s> <b>$139.00</b> <span>You save $50.00</span></div><p style="display:none">$1.00 internal</p><p style="position:absolute;left:-9999px">Price: $2.00</p>
<p>Sizes</p><div role="radiogroup" aria-label="Size"><label><input type="radio" name="s">41</label><label><input type="radio" name="s" checked>42</label><label><input type="radio" name="s">43</label></div>
<table><tr><th>Weight</th><td>1.4 kg</td></tr><tr><th>Upper</th><td>Leather</td></tr><tr><th>Waterproof</th><td>Yes</td></tr><tr><th>Warranty</th><td>24 months</td></tr></table>
<section><h2>Customer reviews</h2><p>4.6 out of 5 stars (1,284 ratings)</p>
<article><h3>Held up all winter</h3><p>5 out of 5</p><p>by Ingrid Moe</p><p>2 March 2025</p><p>Dry feet on every walk that I did in them.</p></article>
<article><h3>Runs small</h3><p>3 out of 5</p><p>by Paul Ott</p><p>14 January 2025</p><p>Order a size up, and they are comfortable enough.</p></article></section></main>
<aside><h2>Customers also bought</h2><ul><li><a href="/p/wax">Boot wax</a> $9.00</li><li><a href="/p/sock">Wool sock</a> $12.00</li></ul></aside>`,
    cases: [
      {
        name: "the price that holds now",
        schema: object({ name: text, price: number }),
        expected: { name: "Trail Boot", price: 139 },
      },
      {
        name: "old and new price",
        schema: object({ price: number, originalPrice: number }),
        expected: { price: 139, originalPrice: 189 },
      },
      {
        name: "specifications of several types",
        schema: object({ weight: number, upper: text, waterproof: boolean }),
        expected: { weight: 1.4, upper: "Leather", waterproof: true },
      },
      {
        name: "rating and count",
        schema: object({ rating: number, ratingCount: integer }),
        expected: { rating: 4.6, ratingCount: 1284 },
      },
      {
        name: "reviews, each with its own rating and day",
        schema: object({
          reviews: list({
            title: text,
            rating: number,
            author: text,
            date: { type: "string", format: "date" },
          }),
        }),
        expected: {
          reviews: [
            { title: "Held up all winter", rating: 5, author: "Ingrid Moe", date: "2025-03-02" },
            { title: "Runs small", rating: 3, author: "Paul Ott", date: "2025-01-14" },
          ],
        },
      },
      {
        name: "sizes, of which one is chosen",
        schema: object({ sizes: listOf(text) }),
        expected: { sizes: ["41", "42", "43"] },
      },
      { name: "a shipping price that is not there", schema: object({ shippingPrice: number }), absent: true },
      { name: "a brand that is not there", schema: object({ brand: text }), absent: true },
      {
        name: "nullable and optional fields",
        schema: object({ name: text, isbn: { type: ["string", "null"] }, brand: text }, ["brand"]),
        expected: { name: "Trail Boot", isbn: null },
      },
      {
        name: "a map of what the page lists",
        schema: object({ specifications: { type: "object", additionalProperties: text } }),
        expected: {
          specifications: { Weight: "1.4 kg", Upper: "Leather", Waterproof: "Yes", Warranty: "24 months" },
        },
      },
      {
        name: "definitions and references",
        schema: {
          ...object({ product: { $ref: "#/$defs/Product" } }),
          $defs: {
            Product: object({ name: text, weight: { $ref: "#/$defs/Kilograms" } }),
            Kilograms: { type: "number", minimum: 0, maximum: 10 },
          },
        },
        expected: { product: { name: "Trail Boot", weight: 1.4 } },
      },
      {
        name: "a bound that the page's value breaks",
        schema: object({ weight: { type: "number", maximum: 1 } }),
        absent: true,
      },
    ],
  },
  {
    name: "the same label twice",
    html: `<title>Order 5512</title><main><h1>Order 5512</h1><section><h2>Parcel 1</h2><dl><dt>Weight</dt><dd>2.0 kg</dd><dt>Carrier</dt><dd>DHL</dd></dl></section>
<section><h2>Parcel 2</h2><dl><dt>Weight</dt><dd>3.5 kg</dd><dt>Carrier</dt><dd>UPS</dd></dl></section></main>`,
    cases: [
      { name: "which one is not said", schema: object({ weight: number, carrier: text }), absent: true },
      {
        name: "both, as entries",
        schema: object({ parcels: list({ weight: number, carrier: text }) }),
        expected: {
          parcels: [
            { weight: 2, carrier: "DHL" },
            { weight: 3.5, carrier: "UPS" },
          ],
        },
      },
      {
        name: "the one that the instruction names",
        schema: object({ weight: number, carrier: text }),
        instruction: "weight and carrier of Parcel 2",
        expected: { weight: 3.5, carrier: "UPS" },
      },
      { name: "the passage that is not decided", instruction: "the weight", absent: true },
    ],
  },
  {
    name: "an empty cart and empty results",
    html: `<title>Cart</title><main><h1>Your cart</h1><p>Your cart is empty.</p></main><aside><h2>Recommended for you</h2><ul><li><a href="/a">Pen</a> <span>$2.00</span></li><li><a href="/b">Ink</a> <span>$6.00</span></li></ul></aside>`,
    cases: [
      {
        name: "nothing in it",
        schema: object({ items: list({ name: text, price: number }) }),
        instruction: "items in the cart",
        expected: { items: [] },
      },
      { name: "no total", schema: object({ total: number }), absent: true },
    ],
  },
  {
    name: "an address is found in the card, a picture beside it",
    html: `<title>Books</title><main><h1>Bestsellers</h1><ol>${[
      ["Salt Roads", "N. Hopkin", "18.99"],
      ["The Quiet Engine", "M. Abe", "22.00"],
    ]
      .map(
        ([title, author, price], index) =>
          `<li><a href="/b/${index + 1}"><img src="/cover-${index + 1}.png" alt="Cover of ${title}" width="80" height="120"></a><div><a href="/b/${index + 1}"><strong>${title}</strong></a><div>by ${author}</div><div>£${price}</div></div></li>`,
      )
      .join("")}</ol></main>`,
    cases: [
      {
        name: "everything about each",
        schema: object({ books: list({ title: text, author: text, price: number, url, coverImage: url }) }),
        expected: {
          books: [
            {
              title: "Salt Roads",
              author: "N. Hopkin",
              price: 18.99,
              url: "/b/1",
              coverImage: "/cover-1.png",
            },
            {
              title: "The Quiet Engine",
              author: "M. Abe",
              price: 22,
              url: "/b/2",
              coverImage: "/cover-2.png",
            },
          ],
        },
      },
      {
        name: "a top-level array",
        schema: list({ title: text, price: number }),
        instruction: "all books",
        expected: [
          { title: "Salt Roads", price: 18.99 },
          { title: "The Quiet Engine", price: 22 },
        ],
      },
      {
        name: "currencies by code",
        schema: object({
          books: list({
            title: text,
            price: number,
            currency: { type: "string", enum: ["EUR", "GBP", "USD"] },
          }),
        }),
        expected: {
          books: [
            { title: "Salt Roads", price: 18.99, currency: "GBP" },
            { title: "The Quiet Engine", price: 22, currency: "GBP" },
          ],
        },
      },
    ],
  },
];
