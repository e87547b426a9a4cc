import type { Field } from "./schema.ts";
import type { NumberToken } from "./values.ts";
import { stem } from "./words.ts";

/** Amounts that several figures say together: `42–54 cm` from the one to the other, `1 hour 15 minutes` in sum. */

const stems = (list: string) => new Set(list.split(" ").map(stem));

const LEAST = stems("min minimum lowest lower");
const MOST = stems("max maximum highest upper");

/** Which end of a range a field asks for: `salaryMin`, `max_load`. */
export function boundOf({ words }: Field): "least" | "most" | undefined {
  if (words.some((word) => LEAST.has(word))) return "least";
  return words.some((word) => MOST.has(word)) ? "most" : undefined;
}

export function isBound(word: string): boolean {
  return LEAST.has(word) || MOST.has(word);
}

type Ends = { least: NumberToken; most: NumberToken };

const BETWEEN = /(?<=\d(?:\s?(?:%|[€$£]|[a-z]{1,4}\b))?)\s?(?:[–—-]|\bto\b)\s?(?=(?:[€$£]\s?)?\d)/giu;

/** The ends of the one range that a text gives; a day, an hour or a code with a hyphen is none. */
export function rangeIn(text: string, numbersIn: (text: string) => NumberToken[]): Ends | undefined {
  if (text.length > 80 || /\d[:/]\d|\d-\d+-\d/.test(text)) return undefined;
  const [found, ...others] = [...text.matchAll(BETWEEN)];
  if (found === undefined || others.length > 0) return undefined;
  const [least, ...before] = numbersIn(text.slice(0, found.index));
  const [most, ...after] = numbersIn(text.slice(found.index + found[0].length));
  if (least === undefined || most === undefined || before.length > 0 || after.length > 0) return undefined;
  const shared = { ...(most.unit && { unit: most.unit }), ...(most.currency && { currency: most.currency }) };
  return least.value < most.value ? { least: { ...shared, ...least }, most } : undefined;
}

/** Seconds of the units in which times are told; of months and years there is no such number. */
const SECONDS = new Map(
  Object.entries({ second: 1, minute: 60, hour: 3_600, day: 86_400, week: 604_800 }).map(
    ([unit, seconds]) => [stem(unit), seconds] as const,
  ),
);
const SHORT: Record<string, string> = { d: "day", h: "hour", m: "minute", s: "second" };
const PARTS = /(\d+(?:[.,]\d+)?)\s?(days?|d|hours?|hrs?|h|minutes?|mins?|m|seconds?|secs?|s)(?![a-z])/giu;

/** What a duration comes to in a unit: `1 hour 15 minutes` is 75 minutes. Undefined for a text that says more or less. */
export function durationIn(text: string, unit: string): number | undefined {
  const seconds = SECONDS.get(unit);
  const rest = text.replace(PARTS, " ").replace(/\band\b|[,\s]/giu, "");
  if (seconds === undefined || rest !== "") return undefined;
  let sum = 0;
  for (const [, figure = "", name = ""] of text.matchAll(PARTS))
    sum +=
      Number(figure.replace(",", ".")) * (SECONDS.get(stem(SHORT[name[0]?.toLowerCase() ?? ""] ?? "")) ?? 0);
  return sum > 0 ? sum / seconds : undefined;
}

const PERIODS: [string, RegExp][] = [
  ["hour", /\b(?:per|an|each) hour\b|\/\s?h(?:our)?\b|\bhourl/iu],
  ["day", /\b(?:per|a|each) day\b|\/\s?day\b|\bdail/iu],
  ["night", /\b(?:per|a|each) night\b|\/\s?night\b|\bnightl/iu],
  ["week", /\b(?:per|a|each) week\b|\/\s?w(?:ee)?k\b|\bweekl/iu],
  ["month", /\b(?:per|a|each) month\b|\/\s?mo(?:nth)?\b|\bmonthl/iu],
  ["year", /\b(?:per|a|each) (?:year|annum)\b|\/\s?y(?:ea)?r\b|\b(?:yearl|annual)/iu],
];

/** For which periods a text gives an amount: `$29 per month`. */
export function periodsIn(text: string): Set<string> {
  return new Set(PERIODS.filter(([, pattern]) => pattern.test(text)).map(([period]) => stem(period)));
}

/** For which period a field asks: `pricePerYear`, `monthlyFee`. */
export function periodOf({ span, words }: Field): string | undefined {
  return span ?? [...periodsIn(words.join(" "))][0];
}
