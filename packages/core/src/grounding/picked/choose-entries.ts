import { countIn } from "../choices/left-out.ts";
import { comparedBy, sizesOfFiles, valueMeant, valueOfPart } from "../amounts/most.ts";
import type { ViewIndex } from "../matching/view-index.ts";
import { neighbourAt } from "./neighbour.ts";
import { withinLimits } from "./conditions.ts";
import type { Order } from "./order.ts";
import type { Said, Things } from "./things.ts";
import { toldBy, type Chosen, type Place } from "./told.ts";
import { wordsSaid, type Word } from "./words.ts";

/** `used`: positions of the words of the order that the control is called by. */
export type Question = {
  things: Things;
  order: Order;
  used: ReadonlySet<number>;
  /** Whether an entry has a control for it. */
  isAble: (at: number) => boolean;
};

/** The entries that are meant; undefined where a word is accounted for by nothing, or not as many are meant as there are. */
export function chosenOf(index: ViewIndex, question: Question): Chosen | undefined {
  const { things, order, used } = question;
  const { without, limits } = order.conditions;
  const isConditional = without.length + limits.length > 0;
  const beside = neighbourAt({ index, things }, order.text, (words) =>
    toldBy({ index, things }, wordsSaid(words)),
  );
  if (beside === "nowhere") return undefined;
  if (beside !== undefined) {
    const head = toldBy({ index, things, isTold: true }, wordsSaid(beside.head), used);
    const entries = beside.at.filter((at) => head?.entries.includes(at));
    return head && entries.length === 1 && !order.every ? { ...head, entries, told: 1 } : undefined;
  }
  const compared = comparedBy(order.text);
  const words = wordsSaid(compared?.rest ?? order.text);
  const quoted = quotedIn(order.text);
  // What is left out, or compared, tells which list is meant: “remove the longest song”, “remove every song but Harvest Reel”.
  const uses = compared ? usedIn(order, words, used) : used;
  const isTold = compared !== undefined || isConditional || things.isTold === true;
  const told =
    toldBy({ index, things, isTold }, words, uses) ??
    (order.exceptions.length > 0 ? toldBy({ index, things, isTold: true }, words, uses) : undefined) ??
    severalOf({ index, things }, order, used);
  if (!told) return undefined;
  const entries = told.entries.filter((at) => quoted.every((run) => saysRun(things.said[at], run)));
  return entries.length === 0 ? undefined : pickedFrom(index, question, { ...told, entries });
}

/** What stands in quotes is said as it stands. */
const quotedIn = (text: string): string[][] =>
  [...text.matchAll(/"([^"]+)"/gu)].map(([, run = ""]) => wordsSaid(run).map(({ form }) => form));

function saysRun(said: Said | undefined, run: readonly string[]): boolean {
  const forms = said?.words.map(({ form }) => form) ?? [];
  return forms.some((_, at) => run.every((form, offset) => forms[at + offset] === form));
}

/** Which of those that are told are meant: of what they are compared by, or counted. */
function pickedFrom(index: ViewIndex, { things, order, isAble }: Question, all: Chosen): Chosen | undefined {
  const told = metOf({ index, things }, order, all);
  const compared = comparedBy(order.text);
  if (!told) return undefined;
  if (compared) {
    const found = told.entries.map((at) => valueOfPart(index, things.entries[at] ?? 0, compared.wish));
    // A folder has no size, and is no file.
    const isOfFiles = /\bfiles?\b/iu.test(order.text) && compared.wish.measures.includes(sizesOfFiles);
    // Nor is what is sold out one that can be bought.
    const isLeftOut = (at: number): boolean =>
      found[at] === undefined && (isOfFiles || !isAble(told.entries[at] ?? 0));
    const measured = told.entries.filter((_, at) => !isLeftOut(at));
    const values = found.filter((_, at) => !isLeftOut(at));
    if (measured.length < 2) return undefined;
    if (values.includes(undefined) || values.every((value) => value === values[0])) return undefined;
    // “the second cheapest” is the next to the cheapest, and not the second of those that are.
    const { rank = order.ordinal ?? 1 } = compared.wish;
    const best = valueMeant(values as number[], { ...compared.wish, rank });
    const entries = measured.filter((_, at) => values[at] === best);
    // Of several that are the cheapest, either is; what is deleted is gone.
    const isEither =
      compared.wish.rank === undefined &&
      order.ordinal === undefined &&
      !/^(?:delete|remove|archive|erase|strike|cancel)$/u.test(order.verb[0]?.form ?? "");
    const meant = isEither ? entries.slice(0, 1) : entries;
    return meant.length === 1 ? { ...told, entries: meant, told: 1 } : undefined;
  }
  if (!things.isRich && (besides.test(order.text) || !mayMeanControls(order))) return undefined;
  return counted(told, order);
}

/** “the kiosks and the scanner”: each of them is told, and all are meant. */
function severalOf(place: Place, order: Order, used: ReadonlySet<number>): Chosen | undefined {
  const { text, every, ordinal, run, exceptions, conditions } = order;
  const isPlain = !every && ordinal === undefined && run === undefined && exceptions.length === 0;
  const parts = text.split(/,? and |, /iu);
  if (!isPlain || !place.things.isRich || parts.length < 2 || parts.length > 4) return undefined;
  // “the May one, F-3107” says twice which one.
  if (/\bone\b/iu.test(parts[0] ?? "") && !/\band\b/iu.test(text)) return undefined;
  if (conditions.without.length + conditions.limits.length > 0 || !mayBeSeveral(order)) return undefined;
  const head = usedIn(order, wordsSaid(parts[0] ?? ""), used);
  const told = parts.map((part, at) => toldBy(place, wordsSaid(part), at === 0 ? head : undefined));
  const found = told.flatMap((each, at) => {
    const isOne =
      each !== undefined && each.told > 0 && (each.entries.length === 1 || isPlural(parts[at] ?? ""));
    return isOne ? [each] : [];
  });
  const entries = [...new Set(found.flatMap((each) => each.entries))];
  const sum = found.reduce((total, each) => total + each.entries.length, 0);
  const [first] = found;
  if (!first || found.length < parts.length || entries.length < sum) return undefined;
  return {
    entries: entries.toSorted((one, other) => one - other),
    told: first.told,
    rank: first.rank,
    isSeveral: true,
  };
}

/** What is opened takes the place of what was open. */
const mayBeSeveral = ({ intent, verb }: Order): boolean =>
  intent !== "open" && !/^(?:open|show|view|play|read|go)$/u.test(verb[0]?.form ?? "");

const isPlural = (part: string): boolean => /\p{L}{2}(?<!s)s$/iu.test(part.trim());

/** Those of which what they are not, and what is more or less than a limit, holds. */
function metOf({ index, things }: Place, { conditions }: Order, told: Chosen): Chosen | undefined {
  const { without, limits } = conditions;
  if (without.length + limits.length === 0)
    return things.isTold === true ? { ...told, told: told.told + 1 } : told;
  const kept = exceptedOf({ index, things }, told.entries, without);
  const places = kept?.map((at) => ({ at, entry: things.entries[at] ?? 0 })) ?? [];
  const entries = withinLimits(index, places, limits);
  return entries && entries.length > 0 ? { ...told, entries, told: told.told + 1 } : undefined;
}

/** What is called by its own name is for the grammar; what is counted, played, or stands beside something, is not. */
export function mayMeanControls({ ordinal, every, exceptions, verb, text }: Order): boolean {
  if (/\bnear\b/iu.test(text)) return false;
  const isCounted = ordinal !== undefined || (every && exceptions.length > 0);
  return isCounted || performing.has(verb[0]?.form ?? "") || besides.test(text);
}

export const besides =
  /\b(?:between|below|under|above|over|after|before|following|(?:left|right) of|(?:next|adjacent|close) to|beside|alongside)\b/iu;
const performing = new Set(["play", "watch", "listen", "read", "start", "run"]);

/** Positions of the same words where a superlative was taken out. */
function usedIn(order: Order, words: Word[], used: ReadonlySet<number>): Set<number> {
  const forms = new Set(wordsSaid(order.text).flatMap(({ form }, at) => (used.has(at) ? [form] : [])));
  return new Set(words.flatMap(({ form }, at) => (forms.has(form) ? [at] : [])));
}

function counted(told: Chosen, { ordinal, run, every, count, isMany }: Order): Chosen | undefined {
  const { entries } = told;
  if (run !== undefined) {
    if (entries.length < run) return undefined;
    return { ...told, entries: (ordinal ?? 1) > 0 ? entries.slice(0, run) : entries.slice(-run) };
  }
  if (ordinal !== undefined) {
    const one = entries.at(ordinal > 0 ? ordinal - 1 : ordinal);
    return one === undefined || entries.length < 2 ? undefined : { ...told, entries: [one] };
  }
  if (every) {
    const isWhole = count === undefined ? entries.length > 1 || told.told > 0 : entries.length === count;
    return isWhole ? told : undefined;
  }
  if (entries.length > 1 && (isMany || told.isSeveral === true) && told.told > 0) return told;
  return entries.length === 1 && told.told > 0 ? told : undefined;
}

/** Those without what is left out, where each exception is one of them at least. */
export function exceptedOf(
  { index, things }: Place,
  entries: number[],
  exceptions: string[],
): number[] | undefined {
  let left = entries;
  for (const text of exceptions) {
    const { count, noun } = countIn(text);
    const told = toldBy({ index, things, isLeftOut: true }, wordsSaid(noun));
    const kept = left.filter((at) => !told?.entries.includes(at));
    if (!told || told.told === 0 || kept.length === left.length) return undefined;
    if (count !== undefined && left.length - kept.length !== count) return undefined;
    left = kept;
  }
  return left;
}
