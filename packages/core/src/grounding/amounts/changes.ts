import type { ViewNode } from "../../page/view.ts";
import { normalize, wordsOf } from "../matching/text.ts";
import { tokenize, type Token } from "../matching/tokens.ts";
import { minutesIn, minutesOf, unitIn } from "./durations.ts";
import { amountInWords } from "./numbers.ts";

/** What a field holds is changed: to what (undefined where that is not known), and where in the instruction that is said, in UTF-16 units. */
export type Change = { written: string | undefined; from: number; to: number };

/** A change as it is said: by how much of what, or how many times as much. `from`, `to`: its tokens. */
type Said = { by?: number; times?: number; unit: string; isOfTime?: boolean; from: number; to: number };

const set = (words: string): ReadonlySet<string> => new Set(words.split(" "));

const upward = set("more extra higher dearer longer later bigger larger heavier wider taller louder faster");
const downward = set(
  "less fewer lower cheaper shorter earlier sooner smaller lighter narrower quieter slower",
);
const timely = set("later earlier sooner");
/** “two larger rooms” are two; “two more rooms” are two more. */
const counting = set("more extra less fewer");
const raising = set("raise raised increase increased bump lift extend up grow goes go went turn");
const lowering = set("cut reduce reduced lower lowered decrease decreased drop dropped trim shorten down");
const taking = set("knock take shave cut trim lop drop deduct subtract");
const factors: Readonly<Record<string, number>> = { double: 2, twice: 2, treble: 3, triple: 3, halve: 0.5 };
/** Between an amount and what is said of it. */
const most = 4;
const breaking = /^(?:no|not|never|or|than|to|until|at|[^\p{L}\d]+)$/u;
const limiting = /^(?:no|not|than|most|least|maximum|minimum|until|within|at|on|from|since|around)$/u;

/**
 * “two more seats”, “knock ten off the asking price”, “half an hour later”, “double the tip”: what the field would hold then. Undefined where
 * no such thing is said, or another figure beside it, which may be what is meant (“three more than that, five”).
 */
export function changeOf(node: ViewNode, instruction: string): Change | undefined {
  const { tokens } = tokenize(instruction);
  const own = new Set(wordsOf(normalize(node.name)));
  const said = changeSaid(tokens, own);
  if (said === undefined || saysOtherFigure(tokens, said, node)) return undefined;
  const [from, to] = [tokens[said.from]?.start ?? 0, tokens[said.to]?.end ?? instruction.length];
  const written = node.inputType === "time" ? clockAfter(node, said) : figureAfter(node, said);
  return { written, from, to };
}

function changeSaid(tokens: readonly Token[], own: ReadonlySet<string>): Said | undefined {
  for (let at = 0; at < tokens.length; at += 1) {
    const isName = own.has(tokens[at]?.word ?? "");
    const found = (isName ? undefined : factorAt(tokens, at)) ?? changeAt(tokens, at, own);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** “double the tip”, “half as many towns”, “half the width” */
function factorAt(tokens: readonly Token[], at: number): Said | undefined {
  const [word, next, after] = [0, 1, 2].map((offset) => tokens[at + offset]?.word ?? "");
  const times = factors[word ?? ""];
  const isHalf =
    word === "half" && (next === "the" || (next === "as" && /^(?:many|much)$/u.test(after ?? "")));
  if ((times === undefined || next === "") && !isHalf) return undefined;
  return { times: times ?? 0.5, unit: "", from: at, to: at };
}

function changeAt(tokens: readonly Token[], at: number, own: ReadonlySet<string>): Said | undefined {
  const amount = amountAt(tokens, at);
  if (amount === undefined) return undefined;
  const before = tokens[at - 1]?.word ?? "";
  const unit = amount.unit || (tokens[amount.end]?.word ?? "");
  const changed = (by: number, from: number, to: number): Said => ({ by, unit, from, to });
  if (limiting.test(before)) return undefined;
  const isAnother = /^(?:another|further)$/u.test(before);
  const way = wayBefore(tokens, at);
  if (isAnother || (before === "by" && way !== undefined))
    return changed((way ?? 1) * amount.count, at - 1, amount.end - 1);
  for (let place = amount.end; place < Math.min(tokens.length, amount.end + most); place += 1) {
    const { word = "" } = tokens[place] ?? {};
    const isUp = upward.has(word);
    const isTold = counting.has(word) || place > amount.end || isLast(tokens, place);
    if ((isUp || downward.has(word)) && isTold && !own.has(word))
      return { ...changed(isUp ? amount.count : -amount.count, at, place), isOfTime: timely.has(word) };
    if (word === "off" && tokens.slice(0, at).some((one) => taking.has(one.word)))
      return changed(-amount.count, at, place);
    if (word === "to" && before === "add") return changed(amount.count, at, place);
    if (breaking.test(word)) return undefined;
  }
  return undefined;
}

const isLast = (tokens: readonly Token[], at: number): boolean =>
  /^(?:than|please|now|[^\p{L}\d]*)$/u.test(tokens[at + 1]?.word ?? "");

/** “went down by”, “lower it by”: the last word before it that tells whether it becomes more. */
function wayBefore(tokens: readonly Token[], at: number): 1 | -1 | undefined {
  const word = tokens.slice(0, at).findLast((one) => raising.has(one.word) || lowering.has(one.word))?.word;
  return word === undefined ? undefined : lowering.has(word) ? -1 : 1;
}

type Amount = { count: number; unit: string; end: number };

const inFull = [
  ["half an hour", 30, "minutes"],
  ["a quarter of an hour", 15, "minutes"],
  ["quarter of an hour", 15, "minutes"],
  ["three quarters of an hour", 45, "minutes"],
  ["half a dozen", 6, ""],
  ["a dozen", 12, ""],
  ["a fortnight", 14, "days"],
  ["a couple of", 2, ""],
] as const;

/** “two”, “five thousand”, “half an hour”, “a day” */
function amountAt(tokens: readonly Token[], at: number): Amount | undefined {
  const wordsFrom = (length: number): string =>
    tokens
      .slice(at, at + length)
      .map(({ word }) => word)
      .join(" ");
  for (const [words, count, unit] of inFull) {
    const length = words.split(" ").length;
    if (wordsFrom(length) === words) return { count, unit, end: at + length };
  }
  for (const length of [5, 4, 3, 2, 1]) {
    const count = tokens.length < at + length ? undefined : amountInWords(wordsFrom(length));
    if (count !== undefined) return { count, unit: "", end: at + length };
  }
  const next = tokens[at + 1]?.word ?? "";
  const isOne = /^an?$/u.test(tokens[at]?.word ?? "") && minutesIn(`1 ${next}`) !== undefined;
  return isOne || (/^an?$/u.test(tokens[at]?.word ?? "") && /^(?:day|week|month|year|night)$/u.test(next))
    ? { count: 1, unit: next, end: at + 2 }
    : undefined;
}

/** Another figure may be what is written: but not the one that is there already, or that the field is called by. */
function saysOtherFigure(tokens: readonly Token[], { from, to }: Said, node: ViewNode): boolean {
  const known = new Set([node.value ?? "", ...wordsOf(normalize(node.name))]);
  return tokens.some(({ word, text }, at) => {
    if (at >= from && at <= to) return false;
    const isFigure = /\d/u.test(text) || (amountInWords(word) !== undefined && !/^(?:one|zero)$/u.test(word));
    return isFigure && !known.has(text);
  });
}

const held = /^[^\d.,-]{0,4}(-?\d+)(?:\.(\d+))?[^\d.,]{0,6}$/u;

function figureAfter(
  { name, description = "", value = "", bounds }: ViewNode,
  said: Said,
): string | undefined {
  const [, whole = "", part = ""] = held.exec(value.trim()) ?? [];
  if (whole === "") return undefined;
  const before = Number(part === "" ? whole : `${whole}.${part}`);
  const label = `${name} ${description}`;
  // “remind me an hour earlier”: it is more where it counts what is left till then.
  if (said.isOfTime === true) return undefined;
  const by = said.by === undefined ? undefined : inFieldsUnit(said.by, { unit: said.unit, label, before });
  const after = said.times === undefined ? before + (by ?? Number.NaN) : before * said.times;
  if (
    Number.isNaN(after) ||
    after < Number(bounds?.min ?? -Infinity) ||
    after > Number(bounds?.max ?? Infinity)
  )
    return undefined;
  return part === "" ? String(Math.round(after * 100) / 100) : after.toFixed(part.length);
}

/** “half an hour” in a field that counts minutes, “two weeks” in one that counts days, “50 cents” where it holds euros. */
function inFieldsUnit(
  count: number,
  { unit, label, before }: { unit: string; label: string; before: number },
): number | undefined {
  const words = wordsOf(normalize(label));
  if (/^(?:cents?|pence)$/u.test(unit) && !words.includes(unit)) return count / 100;
  const said = minutesOf(unit);
  if (said === undefined) return count;
  const shown = unitIn(label);
  if (shown !== undefined) return wholeOf((count * said) / shown);
  return /^(?:min|day)/u.test(unit) || before < mostHours ? count : undefined;
}

const wholeOf = (count: number): number | undefined => (Number.isInteger(count) ? count : undefined);

/** A field that holds more hardly counts hours, or weeks, where it does not say so. */
const mostHours = 24;

const clock = /^(\d{1,2}):(\d{2})$/u;

function clockAfter({ value = "" }: ViewNode, { by, unit }: Said): string | undefined {
  const [, hours = "", minutes = ""] = clock.exec(value) ?? [];
  const size = minutesOf(unit);
  if (hours === "" || by === undefined || size === undefined) return undefined;
  const after = (Number(hours) * 60 + Number(minutes) + by * size + 1440) % 1440;
  return [Math.floor(after / 60), after % 60].map((part) => String(part).padStart(2, "0")).join(":");
}
