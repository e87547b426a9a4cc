import type { PageView } from "../../page/view.ts";
import { columnHead } from "../matching/columns.ts";
import { controlOf, entriesOf } from "../entries/entries.ts";
import {
  agesIn,
  amountsIn,
  datesIn,
  durationsIn,
  durationsSaid,
  numbersBeside,
  numbersOf,
  plainAmountsIn,
  ratingsIn,
  soleNumber,
  spansIn,
  timesIn,
  wholeNumber,
  type Measure,
} from "./measures.ts";
import { rankedNodes, stepOn, type Failure, type Grounding } from "../outcome.ts";
import { ownPart, writtenAndFilled, writtenIn } from "../matching/own-parts.ts";
import { tiers } from "../matching/similarity.ts";
import { normalize, stem, wordsOf } from "../matching/text.ts";
import { placeSaid } from "../vocabulary/relations.ts";
import { contains, indexOf, type Candidate, type ViewIndex } from "../matching/view-index.ts";

type End = "least" | "most";
export type Wish = {
  verb: string;
  end: End;
  measures: Measure[];
  column?: string;
  word: string;
  isSize?: true;
  /** 2 for “the second cheapest”; 1 by default. */
  rank?: number;
  /** What it is one of: rows that are called so, where others are not. */
  noun?: string;
};

const verbs =
  "book|buy|purchase|choose|select|take|reserve|order|open|click|pick|add|rent|view|show|play|watch|read|apply for|go to|get|hide|save|compare|delete|split|tick|check";
/** `isSize`: it may be meant otherwise, as of the largest button, where rows say no such value. */
type Known = { words: RegExp; end: End; measures: Measure[]; column?: string; isSize?: true };
const lengths = [durationsSaid, durationsIn, spansIn];
const known: Known[] = [
  {
    words: /^(?:cheapest|least expensive|lowest[- ]priced)$/iu,
    end: "least",
    measures: [amountsIn],
    column: "price",
  },
  {
    words: /^(?:dearest|most expensive|highest[- ]priced|priciest)$/iu,
    end: "most",
    measures: [amountsIn],
    column: "price",
  },
  { words: /^(?:shortest|quickest|fastest)$/iu, end: "least", measures: lengths, column: "duration" },
  { words: /^(?:longest|slowest)$/iu, end: "most", measures: lengths, column: "duration" },
  { words: /^earliest$/iu, end: "least", measures: [timesIn], column: "time" },
  { words: /^latest$/iu, end: "most", measures: [timesIn], column: "time" },
  { words: /^oldest$/iu, end: "least", measures: [agesIn, datesIn], column: "date age" },
  { words: /^youngest$/iu, end: "most", measures: [agesIn, datesIn], column: "age born" },
  {
    words: /^(?:who|that|which) (?:has|have) (?:been )?wait(?:ed|ing) (?:the )?longest$/iu,
    end: "least",
    measures: [datesIn],
    column: "since date",
  },
  { words: /^(?:newest|most recent)$/iu, end: "most", measures: [datesIn], column: "date" },
  { words: /^(?:best|highest|top)[- ]rated$/iu, end: "most", measures: [ratingsIn], column: "rating" },
  { words: /^(?:worst|lowest)[- ]rated$/iu, end: "least", measures: [ratingsIn], column: "rating" },
];
/** What is compared by a size of its own, each with its opposite; where a row says one number alone, by that. */
const sizes: [most: string, least: string, column: string, units: string][] = [
  ["highest|tallest", "lowest", "height elevation altitude", "m|ft|cm"],
  ["heaviest", "lightest", "weight mass", "kg|g|lbs?|t"],
  ["deepest", "shallowest", "depth", "m|ft|cm"],
  ["widest|broadest", "narrowest", "width breadth", "m|ft|cm|mm"],
  ["hottest|warmest", "coldest|coolest", "temperature", "°[cf]?"],
  ["farthest|furthest|remotest", "nearest|closest", "distance", "km|mi|miles|m"],
  ["largest|biggest|greatest", "smallest|littlest|tiniest", "size area population number amount", ""],
];
export const sizesOfFiles = numbersOf("[kmgt]b");
for (const [most, least, column, units] of sizes)
  for (const [words, end] of [
    [most, "most"],
    [least, "least"],
  ] as const)
    known.push({
      words: new RegExp(`^(?:${words})$`, "iu"),
      end,
      measures: [units === "" ? sizesOfFiles : numbersOf(units), soleNumber],
      column,
      isSize: true,
    });
const ends: Record<string, End> = {
  lowest: "least",
  cheapest: "least",
  least: "least",
  fewest: "least",
  smallest: "least",
  highest: "most",
  dearest: "most",
  most: "most",
  largest: "most",
  biggest: "most",
  greatest: "most",
  best: "most",
  shortest: "least",
  quickest: "least",
  fastest: "least",
  longest: "most",
  slowest: "most",
};

const superlative = [
  "cheapest|least expensive|lowest[- ]priced|dearest|most expensive|highest[- ]priced|priciest|shortest|quickest|fastest|slowest|longest|earliest|latest|oldest|youngest|(?:who|that|which) (?:has|have) (?:been )?wait(?:ed|ing) (?:the )?longest|newest|most recent|(?:best|highest|top|worst|lowest)[- ]rated",
  ...sizes.flatMap(([most, least]) => [most, least]),
].join("|");
const ranks = String.raw`(?:(?<rank>second|third|fourth|fifth|2nd|3rd|4th|5th)[- ])?`;
const before = new RegExp(
  String.raw`^(?<verb>${verbs}) (?:on )?(?:the )?${ranks}(?<word>${superlative})(?: (?:one|(?<noun>\p{L}[\p{L}-]*)))?(?: (?:to|into|in) (?:the|my|your) (?:\p{L}+ )?(?:basket|cart|bag|list))?$`,
  "iu",
);
const extreme = Object.keys(ends).join("|");
const behind = new RegExp(
  String.raw`^(?<verb>${verbs}) (?:on )?(?:the )?(?:one|\p{L}[\p{L} -]*?) (?:with|that has|which has|having) (?:the )?(?<end>${extreme}) (?<what>\p{L}[\p{L} ]*)$`,
  "iu",
);
const anywhere = new RegExp(String.raw`\b${ranks}(?<word>${superlative})\b`, "iu");
const withMost = new RegExp(
  String.raw`\b(?:with|that has|which has|having) (?:the )?(?<end>${extreme}) (?<what>\p{L}[\p{L} ]*?)(?<to> (?:to|into|onto|from|off) (?:the|my|your) \p{L}[\p{L} ]*)?$`,
  "iu",
);
const costing = new RegExp(
  String.raw`^(?<verb>${verbs}) (?:on )?(?:the )?(?:one|\p{L}[\p{L} -]*?) (?:that|which) (?:(?<cost>costs?) (?:the )?(?<end>least|most)|(?:is|takes) (?:the )?(?<word>shortest|longest))$`,
  "iu",
);

/**
 * “book the cheapest flight”, “open the job with the highest salary”: of like rows with one control each, the one whose
 * value is the least or the most. A row that says no such value, or two, cannot be compared, and of two rows that say
 * the same, either is meant.
 */
export function chooseMost(view: PageView, text: string): Grounding | undefined {
  const wish = wishIn(text.trim().replace(/[.!]$/u, ""));
  if (wish === undefined) return undefined;
  const index = indexOf(view);
  const rows = calledBy(index, rowsFor(index, wish.verb), wish.noun);
  if (rows.length < (wish.noun === undefined ? 2 : 1)) return undefined;
  const values = rows.map((row) => valueIn(index, row, wish));
  if (values.includes(undefined) && wish.isSize) return undefined;
  if (values.includes(undefined))
    return failure(
      `not each of the ${rows.length} rows says one value by which the ${wish.word} could be told`,
    );
  const best = valueMeant(values as number[], wish);
  const [only, ...others] = rows.filter((_, at) => values[at] === best);
  // Of several that are the cheapest, either is. The second of them has no such place, and what is deleted is gone.
  const isOne = others.length === 0 || (wish.rank === undefined && wish.verb !== "delete");
  if (only === undefined || !isOne) return failure(`${others.length + 1} rows are the ${wish.word}`);
  const { node, index: at } = only.control;
  const candidates = rankedNodes(view, [{ index: at, node, score: 0.85, tier: tiers.words }]);
  return {
    outcome: "resolved",
    steps: [stepOn(view, node, { method: "click" })],
    confidence: 0.85,
    candidates,
  };
}

function failure(reason: string): Failure {
  const message = `Which one is meant cannot be told: ${reason}. Name it as the page shows it.`;
  return { outcome: "ambiguous", message, candidates: [] };
}

/** What a superlative compares by, as “cheapest” or “the most copies”; undefined where nothing is known to. */
export function comparedBy(text: string): { wish: Wish; rest: string } | undefined {
  const counted = withMost.exec(text);
  const { end = "", what = "", to = "" } = counted?.groups ?? {};
  const side = ends[end.toLowerCase()];
  if (counted && side !== undefined)
    return { wish: wishBy(side, what), rest: `${text.slice(0, counted.index).trim()}${to}` };
  const found = anywhere.exec(text);
  const { word = "", rank } = found?.groups ?? {};
  const wish = known.find(({ words }) => words.test(word));
  if (!found || !wish) return undefined;
  const behindIt = text.slice(found.index + found[0].length);
  // “the highest salary” is one of a column that is called so.
  const next = wish.isSize ? `${/^ (\p{Ll}+)/u.exec(behindIt)?.[1] ?? ""} ` : "";
  const rest = `${text.slice(0, found.index)} ${behindIt}`;
  return {
    wish: {
      ...wish,
      ...rankOf(rank),
      column: `${next}${wish.column ?? ""}`,
      verb: "",
      word: found[0].toLowerCase(),
    },
    rest,
  };
}

function rankOf(word: string | undefined): Pick<Wish, "rank"> {
  const rank = word === undefined ? undefined : placeSaid(word.toLowerCase());
  return rank === undefined ? {} : { rank };
}

/** The least or the most of some values, or the next one to it as its rank says. */
export function valueMeant(values: number[], { end, rank = 1 }: Wish): number | undefined {
  const sorted = values.toSorted((one, other) => (end === "least" ? one - other : other - one));
  return sorted[rank - 1];
}

/** The one value of a part of the page by which it is compared. */
export function valueOfPart(index: ViewIndex, part: number, wish: Wish): number | undefined {
  const said = valueSaid(index, part, wish);
  if (said !== undefined || !wish.measures.includes(amountsIn)) return said;
  return valueAmong(writtenAndFilled(index, part), { ...wish, measures: [plainAmountsIn] });
}

function wishIn(text: string): Wish | undefined {
  const first = before.exec(text)?.groups ?? {};
  const cost = costing.exec(text)?.groups ?? {};
  const word =
    first["word"] ?? cost["word"] ?? (cost["cost"] === undefined ? undefined : costed[cost["end"] ?? ""]);
  const verb = first["verb"] ?? cost["verb"] ?? "";
  const found = word === undefined ? undefined : known.find(({ words }) => words.test(word));
  if (word !== undefined && found !== undefined)
    return {
      ...found,
      ...rankOf(first["rank"]),
      verb,
      word: word.toLowerCase(),
      ...(first["noun"] === undefined ? {} : { noun: first["noun"] }),
    };
  const { verb: other = "", end = "", what = "" } = behind.exec(text)?.groups ?? {};
  const side = ends[end.toLowerCase()];
  if (side === undefined) return undefined;
  return { ...wishBy(side, what), verb: other };
}

function wishBy(end: End, what: string): Wish {
  if (/\b(?:time|durations?|lengths?|flights?|journeys?)$/iu.test(what))
    return {
      verb: "",
      end,
      measures: lengths,
      column: `${what} duration`,
      word: `${end} ${what}`.toLowerCase(),
    };
  const measures = /\b(?:price|cost|fare|rent|salary|pay|fee|amount|wage)s?\b/iu.test(what)
    ? [amountsIn, numbersBeside(what)]
    : /\b(?:rating|stars?|score|mark)s?\b/iu.test(what)
      ? [ratingsIn, numbersBeside(what)]
      : [numbersBeside(what)];
  return { verb: "", end, measures, column: what, word: `${end} ${what}`.toLowerCase() };
}

const costed: Record<string, string> = { least: "cheapest", most: "most expensive" };

export type Row = { control: Candidate; part: number };

/** Like controls, one in each part of a list: those called by the verb, else the titles of the entries. */
function rowsFor(index: ViewIndex, verb: string): Row[] {
  const controls = index.candidates.filter(
    ({ node }) => /^(?:button|link|generic|radio|option)$/u.test(node.role) && !node.disabled,
  );
  const called = controls.filter(({ fields }) =>
    fields.some(({ name }) => stem(name.words[0] ?? "") === stem(firstOf(verb))),
  );
  const generic = controls.filter(({ fields }) =>
    fields.some(({ name }) => name.words.length < 4 && usual.test(name.words[0] ?? "")),
  );
  const entries = entriesOf(index);
  const titles = entries.flatMap((entry) => controlOf(index, entry) ?? []);
  const isOpening = /^(?:open|click|view|show|play|watch|read|go to|choose|select|pick)$/iu.test(verb);
  for (const like of [
    called,
    ...(isOpening && titles.length > 1 ? [titles] : []),
    isOpening ? [] : generic,
  ]) {
    const rows = like.map((control) => ({
      control,
      part: ownPart(
        index,
        control.index,
        like.map((other) => other.index),
      ),
    }));
    const names = new Set(like.map(({ node }) => wordsOf(normalize(node.name))[0] ?? ""));
    if (rows.length > 1 && (like === titles || names.size === 1)) return rows;
  }
  return [];
}

/** “the slowest bus” is none of the trains of a list that has both; of hotels, one may be called “Hotel Tejo”. */
function calledBy(index: ViewIndex, rows: Row[], noun = ""): Row[] {
  const kind = stem(normalize(noun));
  const saying = (says: (words: string[]) => boolean): Row[] =>
    rows.filter(({ part }) =>
      writtenIn(index, part).some((said) => says(wordsOf(normalize(said)).map(stem))),
    );
  const exact = saying((words) => words.length === 1 && words[0] === kind);
  if (exact.length > 0) return exact;
  const called = isOfWhole(index, kind) ? [] : saying((words) => words.includes(kind));
  if (called.length > 0) return called;
  return rows.length > 1 ? rows : [];
}

/** The title of the page or one of its headings outside of the rows says so: all of them are of that kind. */
const isOfWhole = ({ view: { title, nodes } }: ViewIndex, kind: string): boolean =>
  [
    title,
    ...nodes.flatMap(({ role, name, level = 9 }) => (role === "heading" && level < 3 ? [name] : [])),
  ].some((text) => wordsOf(normalize(text)).map(stem).includes(kind));

const firstOf = (verb: string): string => verb.split(" ")[0]?.toLowerCase() ?? "";
const usual = /^(?:book|buy|choose|select|take|reserve|order|pick|add|details)$/u;

/** By the column of a table that is called so, else by the one value of its kind that the row has. */
export function valueIn(index: ViewIndex, row: Row, wish: Wish): number | undefined {
  // “Book for €89”: what it costs may be said by the button alone.
  return valueSaid(index, row.part, wish) ?? valueAmong([row.control.node.name], wish);
}

function valueSaid(index: ViewIndex, part: number, wish: Wish): number | undefined {
  const { measures, column = "" } = wish;
  for (const word of wordsOf(normalize(column))) {
    const inColumn = cellCalled(index, part, word);
    if (inColumn === undefined) continue;
    const [value, ...more] =
      [...measures, wholeNumber].map((read) => read(inColumn)).find(({ length }) => length > 0) ?? [];
    // Whoever is the oldest was born first.
    const isAge = word === "age" && measures.includes(agesIn) && (value ?? 0) > 0 && (value ?? 0) < 1000;
    if (value !== undefined && more.length === 0) return isAge ? -value : value;
  }
  return valueAmong(writtenAndFilled(index, part), wish);
}

function valueAmong(said: string[], { measures, word }: Wish): number | undefined {
  for (const measure of measures) {
    const whole = measure(said.join(" \u00b7 "));
    // Of two times, the first is when it begins.
    const isTime = /^(?:earliest|latest)$/u.test(word);
    if (whole.length === 1 || (isTime && whole.length > 0)) return whole[0];
    if (whole.length > 1) return undefined;
  }
  return undefined;
}

function cellCalled(index: ViewIndex, row: number, word: string): string | undefined {
  const { nodes } = index.view;
  for (let at = row + 1; at < (index.end[row] ?? 0); at += 1) {
    if (!/^(?:cell|gridcell)$/u.test(nodes[at]?.role ?? "")) continue;
    const text = nodes.slice(at, index.end[at]).findIndex(({ role }) => role === "text");
    if (text < 0 || !contains(index, at, at + text)) continue;
    const head = columnHead(index, at + text) ?? "";
    const own = wordsOf(normalize(head)).map(stem);
    if (own.includes(stem(word))) return writtenIn(index, at).join(" ");
  }
  return undefined;
}
