import { expect, test } from "vitest";
import { availability, numbersIn, phoneIn, ratingIn, yesOrNo } from "../../src/extraction/values.ts";
import { dateIn } from "../../src/extraction/dates.ts";
import { fieldWords, normalize, similarity, words } from "../../src/extraction/words.ts";

test.each([
  ["€1,299.00", [1299]],
  ["1.299,00 €", [1299]],
  ["1.299 €", [1299]],
  ["1.299", [1.299]],
  ["12,5", [12.5]],
  ["CHF 1'299.50", [1299.5]],
  ["1 299,00 kr", [1299]],
  ["1,29,999", [129_999]],
  ["(3)", [3]],
  ["-5 °C", [-5]],
  ["€39.00 €49.00", [39, 49]],
  ["1.2k", [1200]],
  ["3.4M", [3_400_000]],
  ["5 m", [5]],
  ["45%", [45]],
  ["iPhone 15 128 GB", [15, 128]],
  ["12/05/2024", []],
  ["9:30", []],
  ["10-20", []],
  ["555-1234", []],
  ["1.2.3", []],
  ["v2", []],
])("numbers in %s", (text, expected) => {
  expect(numbersIn(text).map((token) => token.value)).toEqual(expected);
});

test("a number knows its currency and unit", () => {
  expect(numbersIn("US$ 45")).toMatchObject([{ currency: "USD" }]);
  expect(numbersIn("12 EUR")).toMatchObject([{ currency: "EUR" }]);
  expect(numbersIn("1.2 kg")).toMatchObject([{ unit: "kg" }]);
});

test.each([
  ["4.5 out of 5", 4.5],
  ["4,5/5", 4.5],
  ["★★★★☆", 4],
  ["★ 4.7", 4.7],
  ["Rated 4 stars", 4],
  ["5 of a kind", undefined],
  ["€4.50", undefined],
])("rating in %s", (text, expected) => {
  expect(ratingIn(text)).toBe(expected);
});

test.each([
  ["12 May 2024", "2024-05-12"],
  ["May 12th, 2024", "2024-05-12"],
  ["12.05.2024", "2024-05-12"],
  ["25/12/2024", "2024-12-25"],
  ["12/25/2024", "2024-12-25"],
  ["05/12/2024", undefined],
  ["31 February 2024", undefined],
])("the day in %s", (text, expected) => {
  expect(dateIn(text)).toBe(expected);
});

test.each([
  ["In stock", true],
  ["Only 3 left", true],
  ["12 in stock", true],
  ["Out of stock", false],
  ["Currently unavailable", false],
  ["Notify me when available", undefined],
])("availability in %s", (text, expected) => {
  expect(availability(text)).toBe(expected);
});

test("yes, no and neither", () => {
  expect([yesOrNo("Yes"), yesOrNo("✓"), yesOrNo("No"), yesOrNo("Perhaps")]).toEqual([
    true,
    true,
    false,
    undefined,
  ]);
});

test("a telephone number is no date", () => {
  expect(phoneIn("Call +49 30 1234567")).toBe("+49 30 1234567");
  expect(phoneIn("12.05.2024")).toBeUndefined();
});

test("words meet in one form, whoever wrote them", () => {
  expect(normalize("  Ｈéllo—World’s  (x)! ")).toBe("héllo worlds x");
  expect(words("Categories, boxes & ratings")).toEqual(words("category box rating"));
  expect(words("News")).not.toEqual(words("new"));
  expect(fieldWords("inStockCount")).toEqual(words("in stock count"));
  expect(fieldWords("HTMLPage_url-2")).toEqual(words("html page url 2"));
});

test("likeness is 1 for the same, and 0 for what shares only chance letters", () => {
  expect(similarity("Check out", "check  OUT!")).toBe(1);
  expect(similarity("Chekcout", "Checkout")).toBeGreaterThan(0.85);
  expect(similarity("Sign in", "Delete")).toBe(0);
});
