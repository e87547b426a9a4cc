import { expect, test } from "vitest";
import { formatNumber, formatSummary, quantile, summarize } from "../src/statistics.ts";

test("the median of an even count lies between the two in the middle", () => {
  expect(quantile([4, 1, 3, 2], 0.5)).toBe(2.5);
});

test("quantiles are interpolated, whatever the order of the values", () => {
  const values = [110, 10, 60, 20, 30, 40, 50, 100, 70, 80, 90];
  expect(summarize(values)).toEqual({ count: 11, median: 60, p10: 20, p90: 100 });
});

test("no values have no quantile", () => {
  expect(() => quantile([], 0.5)).toThrow(RangeError);
});

test.each([
  [0.416, "0.42"],
  [7.31, "7.3"],
  [127.6, "128"],
  [2140.2, "2,140"],
])("%d reads as %s", (value, text) => {
  expect(formatNumber(value)).toBe(text);
});

test("one value has no spread", () => {
  expect(formatSummary(summarize([5]))).toBe("5.0");
  expect(formatSummary(summarize([5, 5]))).toBe("5.0 (5.0–5.0)");
});
