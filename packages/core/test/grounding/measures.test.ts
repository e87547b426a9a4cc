import { expect, test } from "vitest";
import {
  amountsIn,
  durationsIn,
  durationsSaid,
  numbersOf,
  spansIn,
} from "../../src/grounding/amounts/measures.ts";

test.each([
  ["6h 12m", [372]],
  ["3 hr 5 min", [185]],
  ["1:55 h", [115]],
  ["1.5 hours", [90]],
  ["2h05", [125]],
  ["1d 2h", [1560]],
  ["1 day, 3 hours and 10 minutes", [1630]],
  ["55 mins", [55]],
  // A recording, and no two of them.
  ["12:04", [12 + 4 / 60]],
  ["12:04 · 13:10", []],
  // Times of day are none.
  ["departs 08:10", []],
  ["9:05 AM", []],
])("durations: %s", (said, minutes) => {
  expect(durationsIn(said)).toEqual(minutes);
});

test.each([
  ["departs 08:10 · travel time 1:55 · $ 31", [115]],
  ["Depart: 9:05 AM · Duration: 6h 12m", [372]],
  ["Duration · 2 h 5 min", [125]],
  ["departs 08:10", []],
])("durations that are said to be such: %s", (said, minutes) => {
  expect(durationsSaid(said)).toEqual(minutes);
});

test.each([
  ["9:05 AM → 3:17 PM", [372]],
  ["22:30 - 1:15", [165]],
  // Two showings.
  ["19:00 · 21:30", []],
])("from one time to the next: %s", (said, minutes) => {
  expect(spansIn(said)).toEqual(minutes);
});

test("units of one kind are compared in one of them", () => {
  expect(numbersOf("kg|g")("4 kg · 900 g")).toEqual([4000, 900]);
});

test.each([
  ["1 299 €", [1299]],
  ["€ 1,100.50", [1100.5]],
  ["1.100,50 €", [1100.5]],
  ["leaves 14:20 100 €", [100]],
])("amounts: %s", (said, amount) => {
  expect(amountsIn(said)).toEqual(amount);
});
