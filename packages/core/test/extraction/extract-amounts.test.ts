import { expect, test } from "vitest";
import { durationIn } from "../../src/extraction/amounts.ts";
import { extractBySchema } from "../../src/extraction/extract.ts";
import { view } from "./extract-view.ts";

const integer = { type: "integer" };
const number = { type: "number" };

const chair = view(
  `<main><h1>Halden chair</h1><dl><dt>Seat height</dt><dd>42–54 cm</dd><dt>Depth</dt><dd>60 cm</dd><dt>Maximum load</dt><dd>130 kg</dd>
   <dt>Warranty</dt><dd>7 years</dd><dt>Assembly</dt><dd>1 hour 15 minutes</dd><dt>Opened</dt><dd>22 August 1938</dd>
   <dt>Length</dt><dd>1,284 m<sup>[1]</sup></dd></dl></main>`,
  { title: "Halden chair" },
);

test.each([
  [
    { seat_height_min_cm: number, seat_height_max_cm: number },
    { seat_height_min_cm: 42, seat_height_max_cm: 54 },
  ],
  [{ max_load_kg: number }, { max_load_kg: 130 }],
  [{ warrantyYears: integer }, { warrantyYears: 7 }],
  [{ assemblyMinutes: integer }, { assemblyMinutes: 75 }],
  [{ openedYear: integer }, { openedYear: 1938 }],
  [{ length_m: number }, { length_m: 1284 }],
])("%j", (properties, value) => {
  const schema = { type: "object", properties, required: Object.keys(properties) };

  expect(extractBySchema(chair, { schema })).toMatchObject({ value, missing: [] });
});

test.each([
  ["one figure of a range", "seatHeight"],
  ["the least of what is one figure", "depth_min_cm"],
  ["months of a warranty in years", "warrantyMonths"],
])("not %s", (_, name) => {
  const schema = { type: "object", properties: { [name]: number }, required: [name] };

  expect(extractBySchema(chair, { schema })).toMatchObject({ missing: [name] });
});

test.each([
  ["7 h 40 min", "minut", 460],
  ["50 minutes", "minut", 50],
  ["1 day", "hour", 24],
  ["3:41", "minut", undefined],
  ["about 2 hours", "minut", undefined],
  ["2 months", "day", undefined],
])("%s in %s", (text, unit, expected) => {
  expect(durationIn(text, unit)).toBe(expected);
});
