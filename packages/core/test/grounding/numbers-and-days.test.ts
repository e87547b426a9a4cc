import { expect, test } from "vitest";
import { lengthFor } from "../../src/grounding/amounts/durations.ts";
import { numberInWords, quantityOf } from "../../src/grounding/amounts/numbers.ts";
import { dateOf } from "../../src/grounding/days/dates.ts";

test.each([
  ["a hundred", 100],
  ["seven hundred fifty", 750],
  ["three hundred and five", 305],
  ["forty-two thousand five hundred", 42_500],
  ["five hundred thousand", 500_000],
  ["the hundred", undefined],
  ["two million", undefined],
])("%s is %s", (said, number) => {
  expect(numberInWords(said)).toBe(number);
});

test.each([
  ["two thousand five hundred souls", "2500"],
  ["half a dozen digits", "6"],
  ["minus twenty degrees", "-20"],
  ["fifteen millimetres", "15"],
  ["two thousand twenty-six", "2026"],
  ["a thousand and fifty euros", "1050"],
  ["5 thousand", "5000"],
  ["two fifty", undefined],
  ["two hundred or three", undefined],
  ["three quarters", undefined],
  ["two of the larger ones", undefined],
])("a field for numbers takes %s as %s", (said, written) => {
  expect(quantityOf(said, true)).toBe(written);
});

test.each([
  ["3. Juni 1988", "1988-06-03"],
  ["am 9. Oktober 2027", "2027-10-09"],
  ["le 3 mai 1971", "1971-05-03"],
  ["premier octobre 2027", "2027-10-01"],
  ["3 de mayo de 2027", "2027-05-03"],
  ["5 maja 2027", "2027-05-05"],
  ["August the 9th, 2027", "2027-08-09"],
  ["fifteenth of September twenty twenty-seven", "2027-09-15"],
  ["ninth of November '79", "1979-11-09"],
  ["New Year's Eve 2026", "2026-12-31"],
  ["last day of February 2028", "2028-02-29"],
  ["3 may '52", undefined],
  ["30 février 2027", undefined],
  ["3 mai", undefined],
  ["3 may 27", undefined],
])("the day %s is %s", (said, day) => {
  expect(dateOf(said)).toBe(day);
});

test.each([
  ["Valid for (days)", "a fortnight", "14"],
  ["Keep for days", "a week", "7"],
  ["Length in minutes", "three quarters of an hour", "45"],
  ["Hours", "half an hour", undefined],
  ["Guests", "a week", undefined],
  ["Min. hours", "2 hours", "2"],
  ["Price per hour", "2 days", undefined],
])("%s counts %s as %s", (label, said, written) => {
  expect(lengthFor(label, said)).toBe(written);
});

test("a long text is no number, and is not looked at for long", () => {
  expect(quantityOf(`${"a hundred ".repeat(5000)}x`)).toBeUndefined();
  expect(numberInWords("a hundred ".repeat(5000))).toBeUndefined();
});
