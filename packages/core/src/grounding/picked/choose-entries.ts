import { countIn } from "../left-out.ts";
import { comparedBy, valueMeant, valueOfPart } from "../most.ts";
import type { ViewIndex } from "../view-index.ts";
import { neighbourAt } from "./neighbour.ts";
import type { Order } from "./order.ts";
import type { Things } from "./things.ts";
import { toldBy, type Chosen, type Place } from "./told.ts";
import { wordsSaid, type Word } from "./words.ts";

/** `used`: positions of the words of the order that the control is called by. */
export type Question = { things: Things; order: Order; used: ReadonlySet<number> };

/** The entries that are meant; undefined where a word is accounted for by nothing, or not as many are meant as there are. */
export function chosenOf(index: ViewIndex, question: Question): Chosen | undefined {
  const { things, order, used } = question;
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
  // What is left out, or compared, tells which list is meant: “remove the longest song”, “remove every song but Harvest Reel”.
  const uses = compared ? usedIn(order, words, used) : used;
  const told =
    toldBy({ index, things, isTold: compared !== undefined }, words, uses) ??
    (order.exceptions.length > 0 ? toldBy({ index, things, isTold: true }, words, uses) : undefined);
  if (!told) return undefined;
  if (compared) {
    const values = told.entries.map((at) => valueOfPart(index, things.entries[at] ?? 0, compared.wish));
    if (values.includes(undefined) || values.every((value) => value === values[0])) return undefined;
    // “the second cheapest” is the next to the cheapest, and not the second of those that are.
    const { rank = order.ordinal ?? 1 } = compared.wish;
    const best = valueMeant(values as number[], { ...compared.wish, rank });
    const entries = told.entries.filter((_, at) => values[at] === best);
    // Of several that are the cheapest, either is; what is deleted is gone.
    const isEither =
      compared.wish.rank === undefined &&
      order.ordinal === undefined &&
      !/^(?:delete|remove|archive)\b/iu.test(order.text);
    const meant = isEither ? entries.slice(0, 1) : entries;
    return meant.length === 1 ? { ...told, entries: meant, told: 1 } : undefined;
  }
  if (!things.isRich && (besides.test(order.text) || !mayMeanControls(order))) return undefined;
  return counted(told, order);
}

/** What is called by its own name is for the grammar; what is counted, played, or stands beside something, is not. */
export function mayMeanControls({ ordinal, every, exceptions, verb, text }: Order): boolean {
  if (/\bnear\b/iu.test(text)) return false;
  const isCounted = ordinal !== undefined || (every && exceptions.length > 0);
  return isCounted || performing.has(verb[0]?.form ?? "") || besides.test(text);
}

const besides =
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
    const isWhole = count === undefined ? entries.length > 1 : entries.length === count;
    return isWhole ? told : undefined;
  }
  if (entries.length > 1 && isMany && told.told > 0) return told;
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
