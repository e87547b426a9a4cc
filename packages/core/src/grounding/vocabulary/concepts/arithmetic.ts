import type { ConceptEntry } from "./concept.ts";

/** Calculators and units. */
export const arithmetic: ConceptEntry[] = [
  {
    name: "divide by",
    kind: "action",
    words: "divide by, division, division sign, divided by, over sign",
    weak: "divide",
    signs: "divide, division, ÷, ∕, /",
    opposites: "multiply",
  },
  {
    name: "multiply",
    kind: "action",
    words: "multiply, multiplication, times sign, multiplied by, multiply by, multiplication sign",
    weak: "times",
    signs: "multiply, multiplication, ×, ∗, *",
    opposites: "divide by",
  },
  {
    name: "plus",
    kind: "action",
    words: "plus sign, addition, plus",
    weak: "add",
    signs: "plus, addition, +",
    opposites: "subtract, decrease",
  },
  {
    name: "subtract",
    kind: "action",
    words: "subtract, minus sign, subtraction, minus, take away from",
    signs: "minus, subtract, subtraction, -, −, –",
    opposites: "plus, increase, add",
  },
  {
    name: "equals",
    kind: "action",
    words: "equals, equals sign, is equal to, show result",
    weak: "result, calculate",
    signs: "equals, =",
  },
  {
    name: "square root",
    kind: "thing",
    words: "square root, root sign",
    weak: "root",
    signs: "square root, √",
  },
  { name: "decimal point", kind: "thing", words: "decimal point, decimal comma" },
  {
    name: "plus minus",
    kind: "thing",
    words: "plus minus, change sign, sign change, negate",
    signs: "plus minus, ±",
  },
  {
    name: "metric",
    kind: "quality",
    words: "metric, metric units",
    opposites: "imperial",
  },
  {
    name: "imperial",
    kind: "quality",
    words: "imperial, imperial units, us units",
    opposites: "metric",
  },
  {
    name: "unit",
    kind: "thing",
    words: "unit of measure, units of measurement, measuring unit",
    weak: "unit, units",
  },
];
