import { expect, test } from "vitest";
import { barLengths, drawChart } from "../src/chart.ts";

test("a bar ten times as large is longer by the same length, wherever it stands", () => {
  const [one, ten, hundred] = barLengths([1, 10, 100], 500) as [number, number, number];
  expect(hundred).toBe(500);
  expect(hundred - ten).toBeCloseTo(ten - one);
  expect(one).toBeGreaterThan(0);
});

test("equal values and a single value have bars of full length", () => {
  expect(barLengths([3, 3], 200)).toEqual([200, 200]);
  expect(barLengths([3], 200)).toEqual([200]);
});

test("names are escaped, and the picture says what it shows on light and dark pages", () => {
  const chart = drawChart("A & B", [
    { title: "look", unit: "ms", bars: [{ label: "<x>", value: 12.4, isOurs: true }] },
  ]);
  expect(chart).toContain("A &amp; B");
  expect(chart).toContain("&lt;x>");
  expect(chart).toContain(">12.4</text>");
  expect(chart).toContain("prefers-color-scheme: dark");
});
