import { expect, test } from "vitest";
import { extractBySchema } from "../../src/extraction/extract.ts";
import { extractPassage } from "../../src/extraction/passage.ts";
import { view } from "./extract-view.ts";

const text = { type: "string" };
const object = (properties: Record<string, unknown>) => ({
  type: "object",
  properties,
  required: Object.keys(properties),
});

const cake = view(
  `<main><h1>Plum cake</h1><p>by <a href="/a/sol">Sol Arden</a></p><div><span>Servings</span><span>8</span></div></main>
   <div><h3>You may also like</h3><a href="/b">Rye bread</a><span>6 g protein</span><p>by <a href="/a/raf">Raf Moss</a></p></div>`,
  { title: "Plum cake" },
);

test("what a heading sets beside the thing is not read as its own", () => {
  const protein = object({ proteinGrams: { type: "number", description: "protein per serving" } });

  expect(extractBySchema(cake, { schema: protein })).toMatchObject({ missing: ["proteinGrams"] });
  expect(
    extractBySchema(cake, { schema: object({ authors: { type: "array", items: text } }) }),
  ).toMatchObject({ value: { authors: ["Sol Arden"] } });
});

test("a part of the page with entries of its own is no name", () => {
  const board = view(
    `<h1>Jobs</h1><section><h2>Companies hiring now</h2><ul><li>Parcelo</li><li>Brandt</li></ul></section>`,
  );

  expect(extractBySchema(board, { schema: object({ company: text }) })).toMatchObject({
    missing: ["company"],
  });
});

test("what heads a column names no entry", () => {
  const table = (club: string) =>
    `<table><thead><tr><th>Pos</th><th>Club</th></tr></thead><tbody><tr><td>1</td><td>${club}</td></tr><tr><td>2</td><td>St ${club}</td></tr></tbody></table>`;
  const league = view(
    `<h1>Tables</h1><h2>First division</h2>${table("Orrin")}<h2>Second division</h2>${table("Tern")}`,
  );
  const clubs = { type: "array", items: object({ position: { type: "integer" } }) };
  const schema = object({ divisions: { type: "array", items: object({ name: text, clubs }) } });

  expect(extractBySchema(league, { schema })).toMatchObject({
    value: { divisions: [{ name: "First division" }, { name: "Second division" }] },
  });
});

test("links beside a name are no answer about it", () => {
  const house = view(
    `<div><a href="/">The Copper Heron</a><div><a href="/menu">Menu</a><a href="/book">Book a table</a></div></div><h1>Menu</h1><h4>Find us</h4><p>14 Lyme Street</p>`,
    { title: "Menu" },
  );

  expect(extractPassage(house, "the telephone number of The Copper Heron")).toBeUndefined();
});

test("what is expected has not been done", () => {
  const parcel = view(`<h1>Parcel</h1><p>Expected delivery: 6 June 2025</p>`, { title: "Parcel" });
  const day = { type: "string", format: "date" };

  expect(extractBySchema(parcel, { schema: object({ deliveryDate: day }) })).toMatchObject({
    value: { deliveryDate: "2025-06-06" },
  });
  expect(extractBySchema(parcel, { schema: object({ deliveredOn: day }) })).toMatchObject({
    missing: ["deliveredOn"],
  });
});

test("a day behind a label is no part of it, and a sentence with a colon names nothing", () => {
  const account = view(
    `<h1>Account</h1><div><span>Closing balance 31 May 2025</span><span>€980.12</span></div>
     <dl><dt>Aft</dt><dd>Towards the stern. See also: stern.</dd><dt>Boom</dt><dd>A spar.</dd></dl>`,
    { title: "Account" },
  );
  const terms = { type: "array", items: object({ term: text, definition: text }) };

  expect(extractBySchema(account, { schema: object({ closingBalance: { type: "number" } }) })).toMatchObject({
    value: { closingBalance: 980.12 },
  });
  expect(extractBySchema(account, { schema: object({ terms }) })).toMatchObject({
    value: { terms: [{ term: "Aft" }, { term: "Boom", definition: "A spar." }] },
  });
});

test("a garden is not the house, a kind of company no number, and a row of values describes nothing", () => {
  const house = view(`<h1>Two-storey house</h1><ul><li>138 m²</li></ul>`, { title: "Two-storey house" });
  const company = view(`<h1>Gannet Ltd</h1><dl><dt>Company type</dt><dd>Private limited company</dd></dl>`);
  const event = (time: string, town: string) =>
    `<li><span>21.05.2025</span> <b>${time}</b> <span>Left depot</span> <i>${town}</i></li>`;
  const parcel = view(`<h1>Parcel</h1><ul>${event("22:17", "Leeds")}${event("19:03", "York")}</ul>`);
  const events = { type: "array", items: object({ description: text }) };

  expect(extractBySchema(house, { schema: object({ gardenAreaM2: { type: "number" } }) })).toMatchObject({
    missing: ["gardenAreaM2"],
  });
  expect(extractBySchema(company, { schema: object({ companyNumber: text }) })).toMatchObject({
    missing: ["companyNumber"],
  });
  expect(extractBySchema(parcel, { schema: object({ events }) })).toMatchObject({ missing: ["events"] });
});
