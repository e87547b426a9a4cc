import { dayFor } from "../days/day-format.ts";
import { dateOf, dayOf, saysDay, type DayOrder } from "../days/dates.ts";
import { dayOrderOf } from "../days/day-order.ts";
import { stem } from "../matching/text.ts";
import { slice, textOf } from "../matching/tokens.ts";
import type { PageView } from "../../page/view.ts";
import { plain } from "../matching/outline.ts";
import { cueFor, range } from "./cues.ts";
import { fieldsOf, textFieldsOf, type Filling, type Offered } from "./controls.ts";
import { isCutBefore, type Told } from "./told.ts";

const daily = new Set(
  "date day when arrival departure check birth born birthday deadline due start end return"
    .split(" ")
    .map(stem),
);
const pattern = /\b(?:dd|mm|yyyy|jj|tt|aaaa)\b/iu;
const weekdays = /^(?:mon|tues|wednes|thurs|fri|satur|sun)day$/u;
const leading = new Set("the on of in at by for from to until".split(" "));
/** A day is said in at most so many words. */
const longestDay = 6;

/** Days that the words say, each for the field that it is for; undefined where that is not plain. */
export function daysTold(view: PageView, told: Told): Filling[] | undefined {
  const days = daysIn(told);
  const [only] = days;
  if (only === undefined) return [];
  const parts = partsOf(view);
  if (parts !== undefined) return days.length === 1 ? inParts(view, parts, only) : undefined;
  const fields = fieldsOf(view).filter(isForDay);
  if (fields.length === 0) return [];
  const empty = fields.filter(({ node }) => (node.value ?? "") === "");
  const open = fields.length > days.length ? empty : fields;
  if (open.length !== days.length) return byCue(view, told, { days, fields });
  return days.map((day, at) => filled(view, open[at] as Offered, named(told, day)));
}

/** “departure date 10/05/2016”: what the day is called belongs to it. */
function named(told: Told, day: Day): Day {
  const first = Math.min(...day.positions);
  let from = first;
  const isName = (at: number): boolean => {
    const word = told.words[at];
    return word?.claimed === false && !word.telling && daily.has(word.stem) && !isCutBefore(told, at + 1);
  };
  while (isName(from - 1)) from -= 1;
  return { ...day, positions: [...range(from, first), ...day.positions] };
}

function byCue(
  view: PageView,
  told: Told,
  { days, fields }: { days: Day[]; fields: Offered[] },
): Filling[] | undefined {
  const fillings: Filling[] = [];
  for (const day of days) {
    const meant = fields.filter((field) => cueFor(told, day.positions[0] ?? 0, field.called).score > 0);
    const [field] = meant;
    if (field === undefined || meant.length > 1) return undefined;
    fillings.push(filled(view, field, day));
  }
  return fillings;
}

function filled(view: PageView, { node }: Offered, { text, positions }: Day): Filling {
  return { node, value: dayFor(view, node, text) ?? text, positions };
}

/** A day in the words that say it, the day of the week before it included. */
export type Day = { text: string; positions: number[] };

/** The days that are told and that nothing stands for yet. */
export function daysIn(told: Told): Day[] {
  const days: Day[] = [];
  for (let at = 0; at < told.tokens.length;) {
    const length = dayLength(told, at);
    const text = textOf(slice(told, at, at + length));
    const positions = told.words.flatMap(({ token, claimed }, index) =>
      token >= at && token < at + length && !claimed ? [index] : [],
    );
    const [first] = positions;
    const weekday =
      first !== undefined && weekdays.test(told.words[first - 1]?.word ?? "") ? [first - 1] : [];
    if (first !== undefined) days.push({ text, positions: [...weekday, ...positions] });
    at += Math.max(1, length);
  }
  return days;
}

/** How many tokens say a day here; 0 where none does. */
function dayLength(told: Told, at: number): number {
  const { tokens } = told;
  if (tokens[at]?.kind === "punctuation" || leading.has(tokens[at]?.word ?? "")) return 0;
  for (let length = Math.min(longestDay, tokens.length - at); length > 0; length -= 1) {
    const text = textOf(slice(told, at, at + length));
    if (!/\d/u.test(text) || /[,.]$/u.test(text)) continue;
    if (saysDay(text) || (length > 1 && dayOf(text)?.month !== undefined)) return length;
  }
  return 0;
}

function isForDay({ node, called }: Offered): boolean {
  if (node.inputType === "date") return true;
  if (!/^(?:text|search)?$/u.test(node.inputType ?? "")) return false;
  return pattern.test(node.placeholder ?? "") || [...called].some((one) => daily.has(one));
}

type Parts = { day: Offered; month: Offered; year: Offered };

/** A day that is asked for in three fields. */
function partsOf(view: PageView): Parts | undefined {
  const fields = textFieldsOf(view);
  const one = (name: string) => {
    const found = fields.filter(({ node }) => plain(node.name) === name);
    return found.length === 1 ? found[0] : undefined;
  };
  const [day, month, year] = [one("day"), one("month"), one("year")];
  return day && month && year ? { day, month, year } : undefined;
}

function inParts(
  view: PageView,
  { day, month, year }: Parts,
  { text, positions }: Day,
): Filling[] | undefined {
  const iso = dateOf(text, dayOrderOf(view) ?? orderOf(view, day, month))
    ?.split("-")
    .map(Number);
  if (iso === undefined) return undefined;
  const numbers = [iso[2], iso[1], iso[0]];
  return [day, month, year].map(({ node }, at) => ({ node, value: String(numbers[at]), positions }));
}

/** What stands first of the two fields is written first. */
function orderOf({ nodes }: PageView, day: Offered, month: Offered): DayOrder {
  return nodes.indexOf(month.node) < nodes.indexOf(day.node) ? "month" : "day";
}
