import { expect, test } from "vitest";
import { extractBySchema } from "../../src/extraction/extract.ts";
import { view } from "./extract-view.ts";

const text = { type: "string" };
const number = { type: "number" };
const list = (properties: Record<string, unknown>) => ({
  type: "array",
  items: { type: "object", properties, required: Object.keys(properties) },
});
const holding = (name: string, value: unknown) => ({ type: "object", properties: { [name]: value } });

function read(html: string, schema: Record<string, unknown>, instruction = ""): unknown {
  const found = extractBySchema(view(html), { schema, instruction });
  return "unsupported" in found ? found.unsupported : found.value;
}

const table = `<table><tr><th>Town</th><th>People</th></tr><tr><td>Oslo</td><td>700,000</td></tr>
  <tr><td>Bergen</td><td>280,000</td></tr></table>`;
const page = `<nav><a href="/home">Home</a></nav><main><h1>Guide</h1><h2>Start</h2>
  <p>First <a href="/a">alpha</a></p><p>More <a href="/b">beta</a> words and <a href="/c">gamma</a>.</p></main>`;
const address = (path: string) => `https://shop.test${path}`;

test("the rows of a table are called as one of its columns is", () => {
  const rows = [
    { town: "Oslo", people: 700_000 },
    { town: "Bergen", people: 280_000 },
  ];
  const schema = list({ town: text, people: number });
  expect(read(`<h1>Report</h1>${table}`, schema)).toEqual(rows);
  expect(read(`<h1>Report</h1>${table}`, holding("towns", schema))).toEqual({ towns: rows });
});

test("headings and links are listed; all links are also those of the frame", () => {
  expect(read(page, holding("headings", { type: "array", items: text }))).toEqual({
    headings: ["Guide", "Start"],
  });
  const links = [
    { text: "alpha", url: address("/a") },
    { text: "beta", url: address("/b") },
    { text: "gamma", url: address("/c") },
  ];
  const schema = holding("links", list({ text, url: text }));
  expect(read(page, schema)).toEqual({ links });
  const home = { text: "Home", url: address("/home") };
  expect(read(page, schema, "all links")).toEqual({ links: [home, ...links] });
});

const listed = `<h2>Contents</h2><ul><li><a href="/1">Basics</a><ul><li><a href="/1-1">Install</a></li></ul></li>
  <li><a href="/2">Language</a><ul><li><a href="/2-1">Words</a></li></ul></li></ul>`;
const defined = `<p><b>Table of Contents</b></p><dl><dt><a href="/i">I. Tutorial</a></dt><dd><dl>
  <dt><a href="/1">1. Basics</a></dt><dd><dl><dt><a href="/1-1">1.1 Install</a></dt></dl></dd>
  <dt><a href="/2">2. Language</a></dt></dl></dd></dl>`;

test("the chapters of a table of contents are those numbered so, else the uppermost; parts of a book are none", () => {
  const schema = holding("chapters", list({ title: text, url: text }));
  const chapters = (...titles: string[]) => ({
    chapters: titles.map((title, at) => ({ title, url: address(`/${at + 1}`) })),
  });
  expect(read(listed, schema)).toEqual(chapters("Basics", "Language"));
  expect(read(defined, schema)).toEqual(chapters("1. Basics", "2. Language"));
  const parts = defined.replace("1. Basics", "Basics").replace("2. Language", "Language").replace("1.1 ", "");
  expect(read(parts, schema)).toContain("chapters");
});

test("what is free costs 0, and is no number of anything else", () => {
  const options = (column: string) =>
    `<h1>Delivery options</h1><table><tr><th>Option</th><th>${column}</th></tr><tr><td>Standard</td><td>Free</td></tr>
    <tr><td>Express</td><td>£9.00</td></tr></table>`;
  expect(read(options("Price"), list({ option: text, price: number }))).toEqual([
    { option: "Standard", price: 0 },
    { option: "Express", price: 9 },
  ]);
  const stock = extractBySchema(view(options("Stock")), { schema: list({ option: text, stock: number }) });
  expect(stock).toMatchObject({ missing: ["[0].stock"] });
});

test("an empty result of a schema that asks for nothing is no answer, unless the page says that there is nothing", () => {
  const schema = holding("products", list({ name: text, price: number }));
  expect(read(page, schema)).toBe("nothing on the page was found for products.");
  expect(read("<h1>Results</h1><p>No products found</p>", schema)).toEqual({ products: [] });
});

test("paragraphs within a row are no rows: names and descriptions are not mixed", () => {
  const row = (name: string, said: string) =>
    `<tr><td><p><code>${name}</code> <code>sql_identifier</code></p><p>${said}</p></td></tr>`;
  const html = `<h1>element_types</h1><p>The columns of the view.</p><table><thead><tr><th><p>Column Type</p>
    <p>Description</p></th></tr></thead><tbody>${row("object_catalog", "Name of the database that contains the object")}
    ${row("object_schema", "Name of the schema that contains the object")}</tbody></table>`;
  const properties = { name: text, description: text };
  const entries = { type: "array", items: { type: "object", properties, required: ["name"] } };
  expect(read(html, holding("items", entries))).toEqual({
    items: [
      { name: "object_catalog", description: "Name of the database that contains the object" },
      { name: "object_schema", description: "Name of the schema that contains the object" },
    ],
  });
});

test("a plain cell at the end of the header, for another column, heads none", () => {
  const rows = ["Oslo", "Bergen"].map((town) => `<tr><td>${town}</td><td>Norway</td></tr>`).join("");
  const head = `<thead><tr><th>Town</th><th>Country</th><td><button>Add a column</button></td></tr></thead>`;
  expect(read(`<table>${head}<tbody>${rows}</tbody></table>`, list({ town: text, country: text }))).toEqual([
    { town: "Oslo", country: "Norway" },
    { town: "Bergen", country: "Norway" },
  ]);
});
