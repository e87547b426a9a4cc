import { numbersBeside, amountsIn } from "../amounts/measures.ts";
import { valueOfPart, type Wish } from "../amounts/most.ts";
import type { ViewIndex } from "../matching/view-index.ts";

/** “over 100 euros”, “with more than 30 people”: what a value that each entry says is held against. */
export type Limit = { wish: Wish; fits: (value: number) => boolean };
/** What is told of the entries besides: what they are not, and what is more or less than a limit. */
export type Conditions = { without: string[]; limits: Limit[] };

const negated =
  /\s(?:who|that|which)\s(?:(?:is|are|was|were|has|have)(?:n['’]t|\snot)|(?:is|are)\sno)(?:\s(?:been|yet))?\s(?<what>[^,;]+)$/iu;
const limited =
  /\s(?:(?:that|which|who)\s(?:costs?|pays?|is|are|was|were|has|have|holds?)\s|with\s|for\s|of\s|costing\s|worth\s)?(?<side>over|above|more than|under|below|less than|fewer than|cheaper than|at least|at most|up to)\s(?<sign>[€$£])?\s?(?<digits>\d[\d.,]*)\s?(?<unit>[€$£]|\p{L}+)?$/iu;
const sides: Record<string, (value: number, limit: number) => boolean> = {
  over: (value, limit) => value > limit,
  under: (value, limit) => value < limit,
  least: (value, limit) => value >= limit,
  most: (value, limit) => value <= limit,
};
const sideOf = (said: string): string =>
  /over|above|more/u.test(said)
    ? "over"
    : /least/u.test(said)
      ? "least"
      : /at most|up to/u.test(said)
        ? "most"
        : "under";
const money = /^(?:[€$£]|euros?|dollars?|pounds?|eur|usd|gbp|bucks|quid)$/iu;
/** What shows only some of the things is set by its own fields: “show flights under 200 euros”. */
const narrowing =
  /^(?:please )?(?:show|find|search|filter|view|see|list|look|display|set|limit|only|hide)\b/iu;

/** Takes what the things are not, and their limits, off the end of an order. */
export function withoutConditions(order: string): { text: string; conditions: Conditions } {
  const conditions: Conditions = { without: [], limits: [] };
  let text = order.trim().replace(/[.!]$/u, "");
  const what = negated.exec(text);
  if (what && !/\b(?:and|or|but)\b/iu.test(what[0])) {
    conditions.without.push(what.groups?.["what"] ?? "");
    text = text.slice(0, what.index);
  }
  const found = limited.exec(text);
  const limit = found && !narrowing.test(text) ? limitOf(found.groups ?? {}) : undefined;
  if (found && limit) {
    conditions.limits.push(limit);
    text = text.slice(0, found.index);
  }
  return { text, conditions };
}

function limitOf({ side = "", sign, digits = "", unit = sign }: Record<string, string>): Limit | undefined {
  const limit = Number(digits.replace(/[.,](?=\d{3}(?:\D|$))/gu, "").replace(",", "."));
  const compare = sides[sideOf(side.toLowerCase())];
  if (!Number.isFinite(limit) || !compare) return undefined;
  const isMoney = unit === undefined || money.test(unit);
  const wish: Wish = {
    verb: "",
    end: "most",
    measures: [isMoney ? amountsIn : numbersBeside(unit)],
    word: "",
    ...(isMoney ? {} : { column: unit }),
  };
  return { wish, fits: (value) => compare(value, limit) };
}

/** Those of the entries that keep within all limits; undefined where one does not say the value. */
export function withinLimits(
  index: ViewIndex,
  entries: { at: number; entry: number }[],
  limits: Limit[],
): number[] | undefined {
  let left = entries;
  for (const { wish, fits } of limits) {
    const values = left.map(({ entry }) => valueOfPart(index, entry, wish));
    if (left.length < 2 || values.includes(undefined)) return undefined;
    left = left.filter((_, at) => fits(values[at] ?? Number.NaN));
  }
  return left.length === 0 ? undefined : left.map(({ at }) => at);
}
