import type { PageView, ViewNode } from "../../page/view.ts";
import type { DayOrder } from "./dates.ts";

const patterns: [DayOrder, RegExp][] = [
  ["month", /\bm{1,2} ?[-/] ?d{1,2} ?[-/] ?(?:y{2,4})\b|\bmonth ?\/ ?day\b/iu],
  ["day", /\b(?:d{1,2} ?[-/] ?m{1,2} ?[-/] ?y{2,4}|jj\/mm|dd\/mm|tt\/mm)\b|\bday ?\/ ?month\b/iu],
];
const written = /(?<![\d/.-])(\d{1,2})([/-])(\d{1,2})\2(?:\d{4})(?![\d/])/gu;

/**
 * Whether a page writes the day or the month first: by the pattern of the field, by patterns elsewhere, by days that can
 * be read in one way only (“12/25/2024”), and by weeks that begin on Sunday. Undefined where it says
 * neither, or both.
 */
export function dayOrderOf(view: PageView, field?: ViewNode): DayOrder | undefined {
  const own = field === undefined ? undefined : agreed(patternsIn(saidBy(field)));
  if (own !== undefined) return own;
  const said = view.nodes.map(saidBy);
  return agreed(said.flatMap(patternsIn)) ?? agreed(said.flatMap(daysIn)) ?? byWeeks(view);
}

function saidBy({ name, placeholder = "", description = "", value = "" }: ViewNode): string {
  return [name, placeholder, description, value].join("\n");
}

function agreed(found: DayOrder[]): DayOrder | undefined {
  return found.every((one) => one === found[0]) ? found[0] : undefined;
}

function patternsIn(text: string): DayOrder[] {
  return patterns.flatMap(([order, pattern]) => (pattern.test(text) ? [order] : []));
}

function daysIn(text: string): DayOrder[] {
  return [...text.matchAll(written)].flatMap(([, first, , second]): DayOrder[] => {
    if (Number(first) > 12) return Number(second) <= 12 ? ["day"] : [];
    return Number(second) > 12 && Number(second) <= 31 ? ["month"] : [];
  });
}

/** Where weeks begin on Sunday the month is written first, in English at least; Monday says neither. */
function byWeeks({ nodes }: PageView): DayOrder | undefined {
  const texts = nodes.flatMap(({ role, name }) => (role === "text" && name.length < 10 ? [name.trim()] : []));
  const isSunday = texts.some((text, at) => {
    const [next = "", third = ""] = texts.slice(at + 1);
    return /^(?:su?|sun|sunday)$/iu.test(text) && /^mo?n?(?:day)?$/iu.test(next) && /^t/iu.test(third);
  });
  return isSunday ? "month" : undefined;
}
