import { expect, test } from "vitest";
import { extractBySchema } from "../../src/extraction/extract.ts";
import { extractPassage } from "../../src/extraction/passage.ts";
import { view } from "./extract-view.ts";

const text = { type: "string" };
const number = { type: "number" };
const object = (properties: Record<string, unknown>) => ({
  type: "object",
  properties,
  required: Object.keys(properties),
});
const list = (properties: Record<string, unknown>) => ({ type: "array", items: object(properties) });

const dish = (name: string, price: string) =>
  `<div><div><h3>${name}</h3><p>with chips</p></div><div>${price}</div></div>`;
const menu = view(
  `<main><h1>Menu</h1><div><div><h2>Mains</h2>${dish("Roast chicken", "€19.50")}${dish("Catch of the day", "market price")}</div>
   <div><h2>Puddings</h2>${dish("Treacle tart", "€8.00")}${dish("Rhubarb", "€7.75")}</div></div></main>`,
  { title: "Menu" },
);
const chair = view(
  `<main><h1>Halden chair</h1><p>from <strong>$389.00</strong></p><table><thead><tr><th>Colour</th><th>Price</th></tr></thead><tbody>
   <tr><td>Graphite</td><td>$389.00</td></tr><tr><td>Oxblood leather</td><td>$1,149.50</td></tr></tbody></table></main>`,
  { title: "Halden chair" },
);
const plans = view(
  `<main><h1>Plans</h1><div><div><h2>Sloop</h2><p><span>$29</span> <small>per month</small></p></div><div><h2>Schooner</h2><p><span>$84</span> <small>per month</small></p></div></div>
   <h2>Questions</h2><h3>May I change?</h3><p>At any time.</p><h3>Is it safe?</h3><p>It is, with API access for all.</p></main>`,
  { title: "Plans" },
);

test.each([
  [menu, "the price of the treacle tart", 8],
  [chair, "the price of the chair in oxblood leather", 1149.5],
  [plans, "the price of Sloop", 29],
  [plans, "the monthly price of Sloop", 29],
])("%#: %s", (page, instruction, price) => {
  expect(extractBySchema(page, { schema: object({ price: number }), instruction })).toMatchObject({
    value: { price },
    missing: [],
  });
});

test.each([
  ["the price of another dish of its part", menu, "the price of the catch of the day"],
  ["the price of the whole for a kind that there is none of", chair, "the price of the chair in purple"],
  ["what is paid for a month, asked for the year", plans, "the yearly price of Sloop"],
])("not %s", (_, page, instruction) => {
  const schema = object({ price: number });

  expect(extractBySchema(page, { schema, instruction })).toMatchObject({ missing: ["price"] });
});

test("entries that say nothing of what narrows them are not all given", () => {
  const schema = list({ name: text });

  for (const instruction of ["plans with single sign-on", "plans that can be changed before noon"])
    expect(extractBySchema(plans, { schema, instruction })).toHaveProperty("unsupported");
});

test("the parts of a page are no entries", () => {
  const jobs = view(
    `<div><a href="/">Werkbank</a></div><div><h1>Jobs</h1><div><div><a href="/1">Customs clerk</a><div>Posted 20.05.2025</div></div><div><a href="/2">Route planner</a><div>Posted 19.05.2025</div></div></div>
     <section><h2>Companies hiring now</h2><ul><li>Parcelo</li><li>Brandt</li></ul></section><section><h2>Salary check</h2><p>Planners earn well. <a href="/s">Compare yours</a></p></section></div>`,
    { title: "Jobs" },
  );

  expect(extractBySchema(jobs, { schema: list({ title: text }) })).toMatchObject({
    value: [{ title: "Customs clerk" }, { title: "Route planner" }],
  });
});

test("a customer is not called as the page is", () => {
  const invoice = view(`<h1>Invoice</h1><p>Thank you for your order.</p>`, { title: "Invoice" });

  expect(extractBySchema(invoice, { schema: object({ customer: object({ name: text }) }) })).toMatchObject({
    missing: ["customer"],
  });
});

test("an answer is one block of the page, not several in a row", () => {
  const news = view(
    `<article><a href="/t">Transport</a><h1>Terminal to close</h1><div>By <a href="/m">Marit Øyen</a></div><p>The pier at Skarvik was built in 1921.</p></article>`,
    { title: "Terminal to close" },
  );

  expect(extractPassage(news, "when was the pier built")).toMatchObject({
    extraction: "The pier at Skarvik was built in 1921.",
  });
});

test("a noun that some entries have picks these out", () => {
  const doctors = view(
    `<h1>Doctors in Graz</h1><div><div><h2>Dr. Eva Lind</h2><p>Dermatology</p></div><div><h2>Dr. Ben Kral</h2><p>Cardiology</p></div></div>`,
    { title: "Doctors" },
  );

  for (const instruction of ["dermatologists", "only the surgeons"])
    expect(extractBySchema(doctors, { schema: list({ name: text }), instruction })).not.toMatchObject({
      missing: [],
    });
});

test("a badge that denies it says that there is none; a sentence leaves it open", () => {
  const doctors = (...texts: string[]) =>
    view(
      `<h1>Doctors</h1><div>${texts.map((text, at) => `<div><h2>Dr. ${"ABC"[at]}</h2><p>${text}</p></div>`).join("")}</div>`,
      { title: "Doctors" },
    );
  const asked = { schema: list({ name: text }), instruction: "doctors who accept new patients" };

  expect(extractBySchema(doctors("Accepts new patients", "No new patients"), asked)).toMatchObject({
    value: [{ name: "Dr. A" }],
  });
  expect(
    extractBySchema(doctors("Accepts new patients", "We may accept patients again in June"), asked),
  ).toHaveProperty("unsupported");
});
