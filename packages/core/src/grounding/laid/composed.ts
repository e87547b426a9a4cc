import type { ViewNode } from "../../page/view.ts";
import { isField, isSelect } from "../matching/compatibility.ts";
import { timeOf } from "../days/dates.ts";
import { lexisOf } from "../evidence/lexis.ts";
import { nameText, type NameField } from "../matching/names.ts";
import { normalize, wordsOf } from "../matching/text.ts";
import type { Candidate, ViewIndex } from "../matching/view-index.ts";
import type { OfferedField } from "./offered.ts";
import type { Setting } from "./state.ts";

type Unit = "day" | "month" | "year" | "hour" | "minute" | "half";
export type Part = { unit: Unit; at: number; node: ViewNode };
/** What several controls beside each other make up together. */
export type Composed = { kind: "date" | "time" | "duration"; parts: Part[] };

/** A day in lists of days, months and years; a time in hours and minutes, with “AM” and “PM” beside them or without. */
export function composedOf(
  index: ViewIndex,
  usable: Candidate[],
): { composed: Composed; names: NameField[] }[] {
  const found: { composed: Composed; names: NameField[] }[] = [];
  let run: (Part & { isLength: boolean })[] = [];
  const end = (): void => {
    const composed = composedFrom(run);
    if (composed) found.push({ composed, names: namesOf(index, composed.parts) });
    run = [];
  };
  for (const candidate of usable) {
    const { node, index: at } = candidate;
    const unit = unitOf(candidate);
    if (unit === undefined) {
      if (isField(node) || isSelect(node)) end();
      continue;
    }
    if (run.some((part) => part.unit === unit)) end();
    run.push({ unit, at, node, isLength: isLength(candidate) });
  }
  end();
  return found;
}

function composedFrom(run: (Part & { isLength: boolean })[]): Composed | undefined {
  // “MM” beside “HH” is no month.
  const isOfClock = run.some(({ unit }) => unit === "hour") && !run.some(({ unit }) => unit === "year");
  const parts = run.map(({ unit, at, node }) => ({
    unit: isOfClock && unit === "month" ? ("minute" as const) : unit,
    at,
    node,
  }));
  const units = new Set(parts.map(({ unit }) => unit));
  if (units.has("day") && units.has("month") && units.has("year") && units.size === 3)
    return { kind: "date", parts };
  const isClock = units.has("hour") && units.has("minute") && units.size === (units.has("half") ? 3 : 2);
  if (!isClock) return undefined;
  return { kind: run.some((part) => part.isLength) ? "duration" : "time", parts };
}

const named: [Unit, RegExp][] = [
  ["day", /^(?:(?:\p{L}+ ){0,2}day|day of \p{L}+|dd?)$/u],
  ["month", /^(?:(?:\p{L}+ ){0,2}month|month of \p{L}+|mm)$/u],
  ["year", /^(?:(?:\p{L}+ ){0,2}year|year of \p{L}+|yyyy)$/u],
  ["hour", /^(?:(?:\p{L}+ ){0,2}hours?|hrs?|hh?)$/u],
  ["minute", /^(?:(?:\p{L}+ ){0,2}minutes?|mins?)$/u],
  ["half", /^am (?:or )?pm$/u],
];

function unitOf({ node, fields }: Candidate): Unit | undefined {
  const isText =
    isField(node) && /^(?:text|number|tel)?$/u.test(node.inputType ?? "") && node.readonly !== true;
  if (node.options !== undefined) return unitOfOptions(labelsOf(node), fields);
  if (!isText || node.role === "slider") return undefined;
  return fields.flatMap(({ name }) => named.find(([, pattern]) => pattern.test(name.text))?.[0] ?? [])[0];
}

/** Labels of what can be chosen; what asks for a choice is none. */
const labelsOf = ({ options = [] }: ViewNode): string[] =>
  options
    .filter(
      ({ value, label }) =>
        value !== "" && !/^\P{N}*(?:day|month|year|hour|minute|choose|select)\b/iu.test(label),
    )
    .map(({ label }) => label.trim());

function unitOfOptions(labels: string[], fields: NameField[]): Unit | undefined {
  const numbers = labels.map((label) => (/^\d{1,4}$/u.test(label) ? Number(label) : Number.NaN));
  const [first = Number.NaN, last = Number.NaN] = [numbers[0], numbers.at(-1)];
  if (labels.length > 2 && areMonths(labels)) return "month";
  if (labels.length === 2 && labels.every((label) => /^[ap]\.?m\.?$/iu.test(label))) return "half";
  if (labels.length < 2 || numbers.some((number) => Number.isNaN(number))) return undefined;
  if (labels.length > 2 && labels.every((label) => label.length === 4)) return "year";
  if (first === 1 && last >= 28 && last <= 31 && labels.length === last) return "day";
  const isCalled = (unit: Unit): boolean =>
    fields.some(({ name }) => named.some(([one, pattern]) => one === unit && pattern.test(name.text)));
  if (first > 0 && last < 32 && isCalled("day")) return "day";
  if (first === 1 && last === 12 && labels.length === 12 && isCalled("month")) return "month";
  if (labels[0] === "00" && last < 60 && last > 23 && labels.length > 1) return "minute";
  const isDayLong = (first === 0 && last === 23) || (first === 1 && last === 12) || isCalled("hour");
  return isDayLong && last < 24 ? "hour" : undefined;
}

const areMonths = (labels: string[]): boolean =>
  labels.every((label, at) => monthAt(label) > (at === 0 ? -1 : monthAt(labels[at - 1] ?? "")));

const months = "jan feb mar apr may jun jul aug sep oct nov dec".split(" ");
const monthAt = (label: string): number => months.indexOf(label.slice(0, 3).toLowerCase());

/** “h”, “hours”: how many of them, and not which. */
function isLength({ node, fields }: Candidate): boolean {
  return (
    node.options === undefined &&
    fields.some(({ name }) => /^(?:h|hrs?|hours|min|mins|minutes)$/u.test(name.text))
  );
}

/** What the smallest named part around all of them is called, and what stands before the first. */
function namesOf({ view: { nodes }, end }: ViewIndex, parts: Part[]): NameField[] {
  const [first, last] = [parts[0]?.at ?? 0, parts.at(-1)?.at ?? 0];
  const texts: string[] = [];
  for (let at = nodes[first]?.parent ?? 0; at > 0; at = nodes[at]?.parent ?? 0) {
    const holds = (end[at] ?? at) > last;
    if (!holds || !/^(?:group|radiogroup)$/u.test(nodes[at]?.role ?? "") || nodes[at]?.name === "") continue;
    texts.push(nodes[at]?.name ?? "");
    break;
  }
  for (let at = first - 1; at > 0 && at > first - 5; at -= 1) {
    const node = nodes[at];
    if (node === undefined || node.interactive) break;
    if (node.role !== "text") continue;
    if (node.name.length < 40) texts.push(node.name);
    break;
  }
  return texts.map((text) => ({ name: nameText(normalize(text), wordsOf(normalize(text))), weight: 1 }));
}

export function composedField(
  { composed, names }: { composed: Composed; names: NameField[] },
  { view, places }: Pick<OfferedField, "view" | "places">,
): OfferedField[] {
  const [first] = composed.parts;
  if (first === undefined) return [];
  // Its parts have the names of their own; together they are called by what stands around them.
  const lexis = lexisOf({ ...first.node, hints: "", signs: "" }, names);
  return [{ view, at: first.at, node: first.node, lexis, places, composed }];
}

/** What each part is set to; undefined where one of them does not offer it. */
export function settingsOfParts({ composed, places }: OfferedField, written: string): Setting[] | undefined {
  const settings = (composed?.parts ?? []).flatMap((part): (Setting | undefined)[] => {
    const number = numberFor(part.unit, composed, written);
    if (number === undefined) return [];
    const { at, node } = part;
    const plain = { key: node.ref, at, node, times: 1, places };
    if (node.options === undefined) return [{ ...plain, method: "fill", arguments: [String(number)] }];
    const option = node.options.find(
      ({ label, disabled }) => !disabled && isOption(part.unit, label.trim(), number),
    );
    return [option && { ...plain, method: "selectOption", arguments: [option.label] }];
  });
  const all = settings.filter((one) => one !== undefined);
  return all.length === settings.length && all.length > 0 ? all : undefined;
}

function isOption(unit: Unit, label: string, number: number): boolean {
  if (unit === "month" && !/\d/u.test(label)) return monthAt(label) === number - 1;
  if (unit === "half") return /^p/iu.test(label) === number > 0;
  return /^\d+$/u.test(label) && Number(label) === number;
}

/** `written` is a day as `YYYY-MM-DD`, a time as it was said, or a length in minutes. */
function numberFor(unit: Unit, composed: Composed | undefined, written: string): number | undefined {
  if (composed?.kind === "date") return Number(written.split("-")[["year", "month", "day"].indexOf(unit)]);
  if (composed?.kind === "duration")
    return unit === "hour" ? Math.floor(Number(written) / 60) : Number(written) % 60;
  const [hour = 0, minute = 0] = (timeOf(written) ?? "").split(":").map(Number);
  if (unit === "minute") return minute;
  const half = composed?.parts.find((part) => part.unit === "half");
  if (unit === "hour") return half === undefined ? hour : ((hour + 11) % 12) + 1;
  // “half past four” does not say which half of the day it is: it stays as it is.
  const isTold = hour > 12 || hour === 0 || /[ap]\.?m|noon|midday|midnight|in the|at night/iu.test(written);
  return isTold ? Number(hour >= 12) : undefined;
}
