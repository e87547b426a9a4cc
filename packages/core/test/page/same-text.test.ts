import { expect, test } from "vitest";
import { hasText, isSameText } from "../../src/page/same-text.ts";

test.for([
  ["4111 1111 1111 1111", "4111111111111111"],
  ["(555) 123-4567", "5551234567"],
  ["+1 (555) 123-4567", "+15551234567"],
  ["SW1A 1AA", "sw1a 1aa"],
  ["1,250.00", "1250"],
  ["€ 1.250,50", "1250.50"],
  ["31/12/2026", "31.12.2026"],
  ["a\n\nb\n", "a\nb"],
  ["Привет", "Привет"],
  ["25 kg", "25"],
  ["1,250.00", "EUR 1250"],
  ["12.50 €", "12.50 EUR"],
])("a field that holds %j has taken %j", ([held, given]) => {
  expect(isSameText(held as string, given as string)).toBe(true);
});

test.for([
  ["другое", "привет"],
  ["1250", "12.50"],
  ["12.50", "1250"],
  ["5", "-5"],
  ["15", "1,5"],
  ["12345", "1234567"],
  ["newyork", "new york"],
  ["", "!!!"],
  ["12-", "12-Main"],
  ["Zx9", "Zx9-planted"],
  ["9", "AB9"],
  ["5", "5-b"],
  ["25", "25 years"],
])("a field that holds %j has not taken %j", ([held, given]) => {
  expect(isSameText(held as string, given as string)).toBe(false);
});

test("typed text is found among what a field held before", () => {
  expect(hasText("Dear Ada", "Ada")).toBe(true);
  expect(hasText("12345", "1234567")).toBe(false);
});
