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
const table = (labels: string[], ...rows: string[][]) =>
  `<table><tr>${labels.map((label) => `<th>${label}</th>`).join("")}</tr>${rows.map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join("")}</tr>`).join("")}</table>`;

const garages = view(
  `<main><h1>Parking rates</h1><h2>North garage</h2>${table(["Duration", "Price"], ["1 hour", "€2.00"], ["Day", "€14.00"])}
   <h2>South garage</h2>${table(["Duration", "Price"], ["1 hour", "€3.00"], ["Day", "€18.00"], ["Week", "€70.00"])}</main>`,
  { title: "Rates" },
);

test("an entry is looked for under the heading that is named with it", () => {
  const price = (instruction: string) =>
    extractBySchema(garages, { schema: object({ price: number }), instruction });

  expect(price("price for a day in the south garage")).toMatchObject({ value: { price: 18 }, missing: [] });
  expect(price("price for a week in the north garage")).toMatchObject({ missing: ["price"] });
  expect(extractPassage(garages, "the price of an hour")).toBeUndefined();
});

const job = (title: string, pay: string) => `<article><h2>${title}</h2><p>${pay}</p><p>Bergen</p></article>`;
const jobs = view(
  `<main><h1>Jobs in Bergen</h1><input type="number" aria-label="Minimum salary" value="40000"><div>${job("Data engineer", "€62,000 – €74,000 a year")}${job("Deckhand", "€19.50 an hour")}</div></main>`,
  { title: "Jobs in Bergen" },
);

test("a kind of which no entry speaks is not all of them", () => {
  const schema = list({ title: text });

  expect(extractBySchema(jobs, { schema, instruction: "remote jobs" })).toHaveProperty("unsupported");
  expect(extractBySchema(jobs, { schema, instruction: "all jobs" })).toMatchObject({ missing: [] });
});

test("what one of several entries says is not said of the page", () => {
  expect(extractBySchema(jobs, { schema: object({ minimumSalary: number }) })).toMatchObject({
    value: { minimumSalary: 40_000 },
  });
  expect(extractBySchema(jobs, { schema: object({ salaryMax: number }) })).toMatchObject({
    missing: ["salaryMax"],
  });
});

test("a field is called by the word before it in the instruction too", () => {
  const page = view(
    `<main><h1>Contact</h1><p>For emergencies call <a href="tel:+441174960000">0117 496 0000</a>.</p><section><h2>Reception</h2><p>Phone: <a href="tel:+441174960101">0117 496 0101</a></p></section></main>`,
    { title: "Contact" },
  );
  const asked = { schema: object({ phone: text }), instruction: "the emergency phone number" };

  expect(extractBySchema(page, asked)).not.toMatchObject({ value: { phone: "0117 496 0101" } });
});

test("the low of another day is not the one that the page gives", () => {
  const low = (said: string) => view(`<main><h1>Oslo</h1><p>${said}</p></main>`, { title: "Oslo" });
  const schema = object({ low: number });

  expect(extractBySchema(low("Low: −4 °C"), { schema })).toMatchObject({ value: { low: -4 } });
  expect(extractBySchema(low("Low: −4 °C"), { schema, instruction: "tomorrow's low" })).toMatchObject({
    missing: ["low"],
  });
  expect(extractBySchema(low("Record low: −18.4 °C"), { schema })).toMatchObject({ missing: ["low"] });
});

test("two values of a name leave it open, and a longer name is another", () => {
  const bike = view(
    `<main><h1>Vela bike</h1><h3>Battery</h3><dl><dt>Range</dt><dd>110 km</dd><dt>Weight</dt><dd>2.9 kg</dd></dl>
     <h3>Frame</h3><dl><dt>Weight</dt><dd>19.8 kg</dd><dt>Max. rider weight</dt><dd>120 kg</dd></dl></main>`,
    { title: "Vela bike" },
  );

  expect(extractPassage(bike, "weight of the bike")?.extraction).not.toBe("120 kg");
});

test("a question for a time is not answered by what it names besides", () => {
  const page = view(
    `<main><h1>Departures</h1>${table(["Time", "Expected", "Train", "To", "Via"], ["14:07", "14:19", "IC 812", "Marbach", "Eschen, Tolk"], ["14:12", "", "RE 5", "Eschen", "Old Mill, Tolk"], ["14:20", "cancelled", "S 3", "Tolk", "–"], ["14:41", "", "IC 814", "Marbach", "Eschen"])}</main>`,
    { title: "Departures" },
  );

  const answer = extractPassage(page, "when does the train to Eschen leave?")?.extraction ?? "";
  expect(answer).not.toMatch(/^(?:S|IC|RE)/);
});
