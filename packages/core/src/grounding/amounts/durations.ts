import { normalize, wordsOf } from "../matching/text.ts";
import { numberInWords } from "./numbers.ts";

const hours = "(?:hours?|hrs?|h)";
const minutes = "(?:minutes?|mins?|min|m|['′])";
const count = String.raw`(?:an?|\d+(?:[.,]\d+)?|\p{L}+(?:-\p{L}+)?)`;
const fraction: Record<string, number> = { "½": 0.5, "¼": 0.25, "¾": 0.75 };

const forms: [RegExp, (parts: string[]) => number | undefined][] = [
  [/^half an hour$/u, () => 30],
  [/^(?:a )?quarter of an hour$/u, () => 15],
  [/^three[ -]quarters of an hour$/u, () => 45],
  [
    /^(\d*) ?([½¼¾]) ?(?:hours?|hrs?|h)$/u,
    ([whole = "", part = ""]) => (Number(whole) + (fraction[part] ?? 0)) * 60,
  ],
  [new RegExp(`^(${count}) ?${hours}$`, "u"), ([one = ""]) => times(one, 60)],
  [new RegExp(`^(${count}) ?${minutes}$`, "u"), ([one = ""]) => times(one, 1)],
  [new RegExp(`^(${count}) ?${hours}(?: and)? a half$`, "u"), ([one = ""]) => sum(times(one, 60), 30)],
  [new RegExp(`^(${count}) and a half ${hours}$`, "u"), ([one = ""]) => sum(times(one, 60), 30)],
  [new RegExp(`^(${count}) ?${hours}(?: and)? a quarter$`, "u"), ([one = ""]) => sum(times(one, 60), 15)],
  [
    new RegExp(`^(${count}) ?${hours}(?:,? and)? ?(${count})(?: ?${minutes})?$`, "u"),
    ([one = "", other = ""]) => sum(times(one, 60), times(other, 1)),
  ],
];

/** “an hour and twenty minutes”, “1½ hours”, “90 min”: how long, in minutes; undefined for what is no length of time. */
export function minutesIn(text: string): number | undefined {
  const clean = text.trim().toLowerCase().replace(/\.$/u, "").replace(/\s+/gu, " ");
  for (const [form, read] of forms) {
    const found = form.exec(clean);
    const length = found ? read(found.slice(1)) : undefined;
    if (length !== undefined) return length;
  }
  return undefined;
}

function times(word: string, unit: number): number | undefined {
  const one = /^an?$/u.test(word)
    ? 1
    : /^\d/u.test(word)
      ? Number(word.replace(",", "."))
      : numberInWords(word);
  return one === undefined ? undefined : one * unit;
}

const sum = (one: number | undefined, other: number | undefined): number | undefined =>
  one === undefined || other === undefined ? undefined : one + other;

const sizes: readonly [RegExp, number][] = [
  [/^(?:min|mins|minutes?)$/u, 1],
  [/^(?:h|hrs?|hours?)$/u, 60],
  [/^days?$/u, 1440],
  [/^weeks?$/u, 10_080],
  [/^fortnights?$/u, 20_160],
];

/** How many minutes the unit is that a word names; undefined for another word. */
export const minutesInUnit = (word: string): number | undefined =>
  sizes.find(([named]) => named.test(word))?.[1];

const rate = /(?:\b(?:per|an?|each|every)\s+|\/\s*)\p{L}+/giu;

/** What the name of a field says that it counts, in minutes: not “per hour”, and not “Min.”, which is the least. Undefined where it names two units. */
export function unitIn(label: string): number | undefined {
  const plain = label.replace(rate, " ").replace(/\bmins?\b\.?(?=[ ]*\p{L})/giu, " ");
  const units = new Set(wordsOf(normalize(plain)).flatMap((word) => minutesInUnit(word) ?? []));
  const [unit, another] = units;
  return another === undefined ? unit : undefined;
}

const inUnits = new RegExp(`^(?<count>${count}) (?<unit>days?|weeks?|fortnights?)$`, "u");

const timed = /(?:\bh|\bm|hour|\dh|\d ?m|days?|weeks?|fortnights?|['′]|[½¼¾] ?h)/iu;

/** “a fortnight”, “half an hour”, as a field counts it that is called by a unit: 14 days, 30 minutes. Undefined for what it does not count in whole. */
export function lengthFor(label: string, said: string): string | undefined {
  // Nearly no part of an instruction is a length of time, and each is asked about.
  const unit = timed.test(said) ? unitIn(label) : undefined;
  if (unit === undefined) return undefined;
  const groups = inUnits.exec(said.trim().toLowerCase())?.groups;
  const minutes = groups
    ? times(groups["count"] ?? "", minutesInUnit(groups["unit"] ?? "") ?? 0)
    : minutesIn(said);
  if (minutes === undefined) return undefined;
  const found = minutes / unit;
  return Number.isInteger(found) ? String(found) : undefined;
}
