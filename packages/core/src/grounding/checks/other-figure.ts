import type { PageView, ViewNode } from "../../page/view.ts";
import { numberInWords } from "../amounts/numbers.ts";
import { isSameUnit, isUnitWord } from "../amounts/units.ts";
import { monthNumber } from "../days/dates.ts";
import { entryOf } from "../entries/items.ts";
import { columnHead } from "../matching/columns.ts";
import { likeControls, writtenIn } from "../matching/own-parts.ts";
import { normalize, stem, wordsOf } from "../matching/text.ts";
import { indexOf, type ViewIndex } from "../matching/view-index.ts";
import { onlyClicked, type GroundedStep } from "../outcome.ts";

/** `what`: the unit, the currency or the thing that is counted. */
type Figure = { amount: number; what: string };

/**
 * “the coupon that was used 15 times” is not “15 % off, used 88 times”, nor “the 40 pound ticket” one at £8 with “40 of 40” left: the
 * entry counts what is said, and counts another number of it, or its figure is one of something else. The figure that is said.
 */
export function otherFigure(
  view: PageView,
  instruction: string,
  steps: readonly GroundedStep[],
): string | undefined {
  const node = onlyClicked(steps);
  // Of a neighbour something else is told.
  if (node === undefined || besides.test(instruction)) return undefined;
  const digits = withDigits(instruction);
  const said = figuresIn(digits).filter((figure) => !isWanted(digits, figure));
  const number = numberSaid(instruction);
  if (said.length === 0 && number === undefined) return undefined;
  const index = indexOf(view);
  const part = partOf(index, node);
  if (part === undefined) return undefined;
  const shown = [node.name, ...writtenIn(index, part)].flatMap(figuresIn);
  const other = said.find((figure) => isOther(figure, shown))?.text;
  return other ?? (number !== undefined && isOtherNumber(index, part, number) ? number.text : undefined);
}

const numbered =
  /(?:(?<=(?:^|[^\p{L}])(?<noun>\p{L}{3,}) (?:(?:number|no\.?|nr\.?) )?)|#)(?<number>\d{1,9})(?=$|[,;?!)]|\.(?!\d)| (?!\d)(?<next>\p{L}+))/iu;

/** “machine 812”, “number 17”: what is called so. */
function numberSaid(instruction: string): { text: string; noun: string } | undefined {
  const { noun = "", number, next } = numbered.exec(instruction)?.groups ?? {};
  const isNoun = !bounding.test(` ${noun} `) && !joining.test(noun) && monthNumber(noun) === undefined;
  const isLast = next === undefined || joining.test(next);
  return number !== undefined && isNoun && isLast
    ? { text: number, noun: stem(noun.toLowerCase()) }
    : undefined;
}

/** “review number 17”, where 17 files have changed, and “delete row 12”, of which there are 12: the figure stands there, and numbers nothing. */
function isOtherNumber(
  index: ViewIndex,
  part: number,
  { text: number, noun }: { text: string; noun: string },
): boolean {
  const { nodes } = index.view;
  const texts = nodes
    .slice(part, index.end[part])
    .flatMap(({ role, name }, at) =>
      role === "text" && name.trim() !== "" ? [{ text: name.trim(), at: part + at }] : [],
    );
  const alone = new RegExp(String.raw`(?<![\p{L}\p{N}.,])${number}(?![\p{N}:/]|[.,]\p{N})`, "u");
  const glued = new RegExp(
    String.raw`(?:#|№|\b(?:no|nr|number|id)\b\.? ?|\p{L}[-_]?0*)${number}(?!\p{N})`,
    "iu",
  );
  const called = new RegExp(String.raw`(?<noun>\p{L}+) ${number}(?!\p{N})`, "u");
  const saying = texts.filter(({ text }) => alone.test(text));
  const isNumbered = texts.some(({ text, at }, place) => {
    if (glued.test(text)) return true;
    if (!alone.test(text)) return false;
    const before = called.exec(text)?.groups?.["noun"]?.toLowerCase() ?? "";
    const head = columnHead(index, at) ?? "";
    if (before !== "" && stem(before) === noun) return true;
    if (head === "") return place === 0 && text.startsWith(number);
    return numbering.test(head) || wordsOf(normalize(head)).some((word) => stem(word) === noun);
  });
  return saying.length > 0 && !isNumbered;
}

/** The head of a column whose figures are names. */
const numbering =
  /#|№|\b(?:no|nr|num|number|id|code|ref|reference|row|line|order|ticket|invoice|room|table|bay|seat|gate)\b/iu;

/** The part of the page that is told of: that of one of several like controls, or else its entry. */
function partOf(index: ViewIndex, node: ViewNode): number | undefined {
  const like = likeControls(index, node);
  if (like.length > 1) return like.find(({ control }) => control.node === node)?.part;
  const entry = entryOf(index, node);
  return entry > 0 ? entry : undefined;
}

function isOther({ amount, what }: Figure, shown: readonly Figure[]): boolean {
  const counted = shown.filter((one) => isSameThing(one.what, what));
  if (counted.length > 0) return !counted.some((one) => one.amount === amount);
  const same = shown.filter((one) => one.amount === amount);
  return isMeasure(what) && same.length > 0 && same.every((one) => isMeasure(one.what));
}

const isMeasure = (what: string): boolean => isUnitWord(what) || what === "times";
const isSameThing = (one: string, other: string): boolean =>
  stem(one) === stem(other) || isSameUnit(one, other);

const pattern =
  /(?<![\p{L}\p{N}.,:/#-])(?<sign>[€$£¥])? ?(?<amount>\d{1,9}(?:[.,]\d{1,2})?)(?![\p{N}:/]|[.,]\p{N})(?:[ -]?(?<unit>[%€$£¥]|\p{L}+))?/gu;
/** They tell nothing of what is counted. */
const joining =
  /^(?:of|and|or|to|in|at|on|for|the|an?|from|with|by|is|are|was|were|has|have|am|pm|till|until|please|now|more|less|new|old|left|ones?|st|nd|rd|th)$/u;

function figuresIn(text: string): (Figure & { at: number; text: string })[] {
  return [...text.matchAll(pattern)].flatMap(({ 0: found, index: at, groups }) => {
    const { sign, amount = "", unit } = groups ?? {};
    const what = (sign ?? unit ?? "").toLowerCase();
    const isTold = what !== "" && !joining.test(what) && (what.length > 1 || isUnitWord(what));
    return isTold ? [{ amount: Number(amount.replace(",", ".")), what, at, text: found.trim() }] : [];
  });
}

/** “fifteen times” is “15 times”. What is written in small letters alone: “Three” may be a name. */
const withDigits = (text: string): string =>
  text.replaceAll(/\b\p{Ll}+\b(?=[ -]\p{L})/gu, (word) => {
    const number = numberInWords(word);
    return number === undefined || number < 2 ? word : String(number);
  });

/** “more than 15 times”, “for 2 nights”: a bound, or what is wanted of it and not what it says. */
function isWanted(digits: string, { at, what }: Figure & { at: number }): boolean {
  const before = digits.slice(0, at);
  return bounding.test(before) || (/(?<!ing) for ?$/iu.test(before) && lasting.test(what));
}

const bounding =
  /\b(?:over|under|above|below|than|least|most|to|from|between|about|around|nearly|by|in|within|every|another|add|first|last|next) ?$/iu;
const besides = /\b(?:under|below|beneath|above|beside|next to|between|before|after|(?:left|right) of)\b/iu;
const lasting = /^(?:minute|min|hour|hr|h|day|night|week|month|year|people|person|guest|adult|child)/u;
