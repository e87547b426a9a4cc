import type { ViewNode } from "../../page/view.ts";
import { root } from "../evidence/root.ts";
import { normalize, wordsOf } from "../matching/text.ts";
import { tokenize, type Token } from "../matching/tokens.ts";
import { minutesInUnit, unitIn } from "./durations.ts";
import { amountInWords, figureHeld, takesWhole } from "./numbers.ts";
import { isConvertible, isUnitWord } from "./units.ts";

/** What a field holds is changed: to what (undefined where that is not known), and where in the instruction that is said, in UTF-16 units. */
export type Change = { written: string | undefined; from: number; to: number };

/** A change as it is said: by how much of what, or how many times as much. `from`, `to`: its tokens, the last included. */
type Said = {
  by?: number;
  times?: number;
  unit: string;
  from: number;
  to: number;
  isCompared?: boolean;
  isTimely?: boolean;
};

/** An instruction, and the roots of what a field is called. */
type Asked = { tokens: readonly Token[]; own: ReadonlySet<string> };

const set = (words: string): ReadonlySet<string> => new Set(words.split(" "));

const counting = set("more less fewer extra");
const upward = set("more extra higher dearer longer later");
const downward = set("less fewer lower cheaper shorter earlier sooner");
/** Of a moment, or of what is left till then. */
const timely = set("later earlier sooner");
const raising = set("raise raised increase increased bump lift extend");
const lowering = set("cut reduce reduced lower lowered decrease decreased drop trim shorten");
const taking = set("knock take shave cut trim lop deduct subtract");
const moving = set("go goes going gone went turn turned put move moved come came");
/** What the thing goes on with whose amount has been told. */
const goingOn = /^(?:than|per|a|an|for|to|with|so|because|please|now|[^\p{L}\d]*)$/u;
const ending = /^(?:than|please|now|[^\p{L}\d]*)$/u;
const limiting = /^(?:no|not|than|or|most|least|maximum|minimum|until|within|at|on|from|since|around)$/u;
/** No word of what is counted. */
const linking =
  /^(?:and|or|plus|with|without|for|in|on|at|the|a|an|maybe|perhaps|if|from|by|to|until|than|no|not|one|[^\p{L}]+)$/u;
/** No whole number of things. */
const partial =
  /^(?:%|percent|per|cent|half|halves|thirds?|quarters?|fifths?|tenths?|dozen|million|times|and)$/u;
const denying = /n['’]t$|^(?:not|never|no|without|remove|cancel|back)$/u;
const holding = /^(?:(?:i|we|they|there) (?:have|has|had|are|is)|.*(?:i|we|they)['’]ve)$/u;

/**
 * “two more seats”, “knock ten off the asking price”, “half an hour later”, “double the tip”: what the field would hold then. Undefined where
 * no such thing is said, or another figure beside it, which may be what is meant (“three more than that, five”).
 */
export function changeOf(node: ViewNode, instruction: string): Change | undefined {
  const asked: Asked = {
    tokens: tokenize(instruction).tokens,
    own: new Set(wordsOf(normalize(node.name)).map(root)),
  };
  const { tokens } = asked;
  const isClock = node.inputType === "time";
  const all = tokens.flatMap(
    (_, at) => (isClock ? undefined : factorAt(asked, at)) ?? changeAt(asked, at) ?? [],
  );
  const found = all
    .filter(({ unit }) => !isClock || minutesInUnit(unit) !== undefined)
    // “a quarter of an hour more” is no hour more.
    .filter(({ from }, at, some) => !some.slice(0, at).some((one) => from <= one.to));
  const [said, another] = found;
  if (said === undefined) return undefined;
  const [from, to] = [tokens[said.from]?.start ?? 0, tokens[said.to]?.end ?? instruction.length];
  if (another !== undefined || isDenied(tokens, said)) return { written: undefined, from, to };
  if (saysOtherFigure(tokens, said, node)) return undefined;
  return { written: isClock ? clockAfter(node, said) : figureAfter(node, said), from, to };
}

const wordAt = (tokens: readonly Token[], at: number): string => tokens[at]?.word ?? "";

const isOwn = ({ tokens, own }: Asked, at: number): boolean => own.has(root(wordAt(tokens, at)));

/** “the gift amount”: the name of the field begins within so many words. */
const isOwnWithin = (asked: Asked, from: number, most: number): boolean =>
  [...Array(most).keys()].some((offset) => isOwn(asked, from + offset));

/** “double the tip”, “half the width”, “half as many towns” */
function factorAt(asked: Asked, at: number): Said | undefined {
  const { tokens } = asked;
  const words = [0, 1, 2].map((offset) => wordAt(tokens, at + offset)).join(" ");
  const times = /^(?:double|twice) /u.test(words) ? 2 : /^(?:treble|triple) /u.test(words) ? 3 : 0.5;
  if (/^(?:double|treble|triple|halve|half) (?:the|my|our) /u.test(words))
    return isOwnWithin(asked, at + 2, 2) ? { times, unit: "", from: at, to: at } : undefined;
  const isAsMany = /^(?:twice|half) as (?:many|much)$/u.test(words) && isOwnWithin(asked, at + 3, 3);
  return isAsMany ? { times, unit: "", from: at, to: at + 2 } : undefined;
}

function changeAt(asked: Asked, at: number): Said | undefined {
  const { tokens } = asked;
  const amount = amountAt(tokens, at);
  const before = wordAt(tokens, at - 1);
  if (amount === undefined || limiting.test(before)) return undefined;
  const { count, end } = amount;
  const unit = amount.unit || wordAt(tokens, end);
  if (before === "another") return withAnother(asked, { at, amount });
  if (before === "by") {
    const way = wayBefore(tokens, at - 1);
    return way && { by: way * count, unit, from: at - 1, to: end - 1 };
  }
  if (taking.has(before) || before === "add") {
    const [by, link] = before === "add" ? [count, "to"] : [-count, "off"];
    const place = [end, end + 1].find((one) => wordAt(tokens, one) === link);
    const isSaid = place !== undefined && isOwnWithin(asked, place + 1, 4);
    if (isSaid) return { by, unit, from: at - 1, to: place };
  }
  return compared(asked, { at, amount });
}

type Amount = { count: number; unit: string; end: number };

/** “two more seats”, “two nights longer”, “one adult more than that” */
function compared(
  asked: Asked,
  { at, amount: { count, unit, end } }: { at: number; amount: Amount },
): Said | undefined {
  const { tokens } = asked;
  const place = [0, 1, 2, 3].map((offset) => end + offset).find((one) => isWay(wordAt(tokens, one)));
  if (place === undefined) return undefined;
  const between = tokens.slice(end, place);
  const way = wordAt(tokens, place);
  const next = wordAt(tokens, place + 1);
  if (isOwn(asked, place) || between.some(({ word }) => linking.test(word))) return undefined;
  const isCompared = [1, 2, 3, 4].some(
    (offset) =>
      wordAt(tokens, place + offset) === "than" &&
      tokens.slice(place + 1, place + offset).every(({ kind }) => kind === "word"),
  );
  const isThing = /^(?:thing|time|question|try)s?$/u.test(next);
  const isCounted = counting.has(way) && (isOwn(asked, place + 1) || minutesInUnit(next) !== undefined);
  const isClosed =
    between.length > 0 || unit !== ""
      ? goingOn.test(next)
      : ending.test(next) || /^(?:of|per|a)$/u.test(next);
  if (isThing || !(isCompared || isCounted || isClosed)) return undefined;
  const first = unit || (between[0]?.word ?? (minutesInUnit(next) === undefined ? "" : next));
  if (timely.has(way) && minutesInUnit(first) === undefined) return undefined;
  const by = upward.has(way) ? count : -count;
  return { by, unit: first, from: at, to: place, isCompared, isTimely: timely.has(way) };
}

const isWay = (word: string): boolean => upward.has(word) || downward.has(word);

/** “go up another 30”, “another two tickets” */
function withAnother(
  asked: Asked,
  { at, amount: { count, unit, end } }: { at: number; amount: Amount },
): Said | undefined {
  const { tokens } = asked;
  const said = { unit: unit || wordAt(tokens, end), from: at - 1, to: end - 1 };
  const before = wordAt(tokens, at - 2);
  if (before === "by") return { ...said, by: (wayBefore(tokens, at - 2) ?? 1) * count };
  const way = /^(?:up|down)$/u.test(before) ? wayBefore(tokens, at - 1) : undefined;
  if (way !== undefined) return { ...said, by: way * count };
  return isOwn(asked, end) ? { ...said, by: count } : undefined;
}

/** “raise the limit | by”, “went down | by”: whether it becomes more. */
function wayBefore(tokens: readonly Token[], at: number): 1 | -1 | undefined {
  const words = tokens.slice(Math.max(0, at - 7), at).map(({ word }) => word);
  const last = words.at(-1) ?? "";
  if (/^(?:up|down)$/u.test(last))
    return words.slice(-4).some((word) => moving.has(word)) ? (last === "up" ? 1 : -1) : undefined;
  const verb = words.findLast((word) => raising.has(word) || lowering.has(word) || word === "up");
  return verb === undefined ? undefined : lowering.has(verb) ? -1 : 1;
}

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
/** Words of the longest number that is read. */
const longest = 5;

/** “two”, “five thousand”, “half an hour”, “a day”; undefined for “two thirds”. */
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
  for (let length = Math.min(longest, tokens.length - at); length > 0; length -= 1) {
    const count = amountInWords(wordsFrom(length));
    if (count === undefined) continue;
    return partial.test(wordAt(tokens, at + length)) ? undefined : { count, unit: "", end: at + length };
  }
  const [article, next] = [wordAt(tokens, at), wordAt(tokens, at + 1)];
  return /^an?$/u.test(article) && minutesInUnit(next) !== undefined
    ? { count: 1, unit: next, end: at + 2 }
    : undefined;
}

/** “I don't need two more”, and “we have two more”, which says no order unless it is held against what the page says. */
function isDenied(tokens: readonly Token[], { from, isCompared }: Said): boolean {
  const begin = tokens.findLastIndex(({ kind }, at) => at < from && kind === "punctuation") + 1;
  const words = tokens.slice(begin, from).map(({ word }) => word);
  return words.some(
    (word, at) =>
      denying.test(word) ||
      (isCompared !== true && holding.test(at === 0 ? word : `${words[at - 1]} ${word}`)),
  );
}

/** Another figure may be what is written: but not the one that is there already, or that the field is called by. */
function saysOtherFigure(tokens: readonly Token[], { from, to }: Said, node: ViewNode): boolean {
  const known = new Set([node.value ?? "", ...wordsOf(normalize(node.name))]);
  return tokens.some(({ word, text }, at) => {
    if ((at >= from && at <= to) || known.has(text)) return false;
    const isOne = word === "one" && wordAt(tokens, at + 1) !== "";
    return /\d/u.test(text) || word === "dozen" || (!isOne && amountInWords(word) !== undefined);
  });
}

function figureAfter(node: ViewNode, said: Said): string | undefined {
  const { name, description = "", value = "", bounds } = node;
  const holds = figureHeld(value);
  // “1.000” is one, or a thousand; “a day earlier” is more where days till then are counted.
  if (holds === undefined || holds.places === 3 || said.isTimely === true) return undefined;
  const { figure: before, places } = holds;
  const by = said.by === undefined ? undefined : inFieldsUnit(said.by, said.unit, `${name} ${description}`);
  const after = said.times === undefined ? before + (by ?? Number.NaN) : before * said.times;
  const least = Number(bounds?.min ?? (before < 0 ? -Infinity : 0));
  const isWithin = after >= least && after <= Number(bounds?.max ?? Infinity);
  if (!isWithin || (takesWhole(node) && !Number.isInteger(after))) return undefined;
  const rounded = Math.round(after * 100) / 100;
  return rounded === Number(rounded.toFixed(places)) ? rounded.toFixed(places) : String(rounded);
}

/** “half an hour” in a field that counts minutes, “two weeks” in one that counts days, “50 cents” where it holds euros. Undefined where it is not told what it counts. */
function inFieldsUnit(count: number, unit: string, label: string): number | undefined {
  const words = wordsOf(normalize(label));
  const minutes = minutesInUnit(unit);
  if (minutes !== undefined) {
    const shown = unitIn(label);
    const found = shown === undefined ? Number.NaN : (count * minutes) / shown;
    return Number.isInteger(found) ? found : undefined;
  }
  if (uneven.test(unit))
    return words.some((word) => uneven.test(word) && root(word) === root(unit)) ? count : undefined;
  if (words.includes(unit) || !(isUnitWord(unit) || cents.test(unit))) return count;
  if (cents.test(unit)) return count / 100;
  const others = words.filter((word) => isUnitWord(word));
  return others.length > 0 && others.every((other) => isConvertible(unit, other)) ? undefined : count;
}

/** Months are not so many days. */
const uneven = /^(?:months?|years?|seconds?)$/u;
const cents = /^(?:cents?|pence)$/u;

const clock = /^(\d{1,2}):(\d{2})$/u;
const day = 1440;

function clockAfter({ value = "" }: ViewNode, { by, unit }: Said): string | undefined {
  const [, hours = "", minutes = ""] = clock.exec(value) ?? [];
  const moved = (by ?? Number.NaN) * (minutesInUnit(unit) ?? Number.NaN);
  if (hours === "" || !Number.isInteger(moved) || Math.abs(moved) >= day) return undefined;
  const after = (Number(hours) * 60 + Number(minutes) + moved + day) % day;
  return [Math.floor(after / 60), after % 60].map((part) => String(part).padStart(2, "0")).join(":");
}
