import { monthIn } from "../days/dates.ts";
import { numberInWords } from "../amounts/numbers.ts";
import { root } from "../evidence/root.ts";
import { asksForPerson, saysPlainly, suits, takesBare, writtenInto } from "../laid/fits.ts";
import type { Offered, OfferedChoice, OfferedField } from "../laid/offered.ts";
import { isPersonal, quality } from "../laid/persons.ts";
import { particles, valuesAt, type SaidValue } from "../laid/said-values.ts";
import type { Setting } from "../laid/state.ts";
import { settingsOf } from "../laid/values.ts";
import type { ViewNode } from "../../page/view.ts";
import { beginsText, slice, textOf, type Phrase, type Token } from "../matching/tokens.ts";
import { normalize, wordsOf } from "../matching/text.ts";
import { boxesAt } from "./boxes.ts";
import type { RecountedControl } from "./controls.ts";
import { isEnd, isMark, joining, silent, wordsIn } from "./words.ts";

/** What is said from a token on, `length` tokens long. */
export type Said = { at: number; to: number; value: SaidValue };

/** What a control would be set to. `bare`: what it costs where nothing but the value tells of the control; undefined for never. */
export type Fit = {
  settings: Setting[];
  kind: SaidValue["kind"] | "option" | "box";
  bare?: number;
  /** The part of the page that it is in has to be named for that. */
  isOfPart?: true;
  /** Words that only lead to such a field do not lead there with a value of its kind. */
  isUnlikely?: true;
  /** What is told before it has to be of the same row or card, in which nothing else takes a number, or of what is called alike. */
  isFollowing?: true;
  /** Nothing is said of whether the box is wanted. */
  isUnsaid?: true;
};

const prices = { kind: 0.3, unit: 0.1, person: 0.25, option: 0.06, short: 0.1 };

/** A value of plain words is no longer. */
const longestWords = 9;

/** Everything that may be a value from there on: what tells itself, and words up to where a clause or a name ends. */
export function saidAt(phrase: Phrase, at: number): Said[] {
  const first = phrase.tokens[at];
  if (first === undefined || isEnd(first) || isMark(first)) return [];
  const before = phrase.tokens[at - 1]?.word ?? "";
  // “I” and “For the …” are no names.
  const isNone = wordsIn(first).every((word) => silent.has(word)) && !isPartOfName(phrase, at);
  const told = valuesAt(phrase, at).filter(({ kind }) => !(isNone && (kind === "name" || kind === "street")));
  const marked = told.flatMap((value) => [value, ...asClock(value, before)]);
  // “half past five” is a time, and no words of any kind.
  const longest = Math.max(0, ...marked.filter(({ kind }) => timed.test(kind)).map(({ length }) => length));
  const words = wordsAt(phrase, at).filter(({ length }) => length > longest);
  return [...marked, ...words].map((value) => ({ at, to: at + value.length, value }));
}

/** “nickname The Leek” */
const isPartOfName = ({ tokens }: Phrase, at: number): boolean =>
  at > 0 &&
  !/^[.!\n]$/u.test(tokens[at - 1]?.word ?? "") &&
  /^\p{Lu}\p{Ll}+$/u.test(tokens[at]?.text ?? "") &&
  /^\p{Lu}/u.test(tokens[at + 1]?.text ?? "");

const timed = /^(?:date|time|datetime|duration|period|month|week|email|phone|iban)$/u;
const clock = /^(?:at|from|until|till|by|around|before|after)$/u;

/** “starts at 9”. */
function asClock({ kind, text, length, unit }: SaidValue, before: string): SaidValue[] {
  const isHour = kind === "number" && unit === undefined && length === 1 && /^(?:1?\d|2[0-4])$/u.test(text);
  return isHour && clock.test(before) ? [{ kind: "time", text: `${text}:00`, length }] : [];
}

/** No value of plain words begins so. */
const opening =
  /^(?:put|use|enter|fill|set|write|type|make|change|take|choose|pick|note|give|the|an?|and|or|but|not|no|to|is|are|was|with|called|named|at|in|on|for|as|of|up|down|from|until|my|our|your|his|her|their|its|this|that|i|we|he|she|it|they|you|be|by|been|under|into|like|so|which|who|where|add|please|now|should|must|will|has|have|over|done|ready|late|wrong|fine|due|also|still|too|becomes?|gets?|goes)$/u;

function wordsAt(phrase: Phrase, at: number): SaidValue[] {
  const { tokens } = phrase;
  // “task: change dressing”, “reply You can have it”: what begins so is written as it is.
  const isBegun = tokens[at - 1]?.word === ":" || beginsText(tokens, at);
  if ((opening.test(tokens[at]?.word ?? "") && !isBegun) || tokens[at]?.kind === "quoted") return [];
  const found: SaidValue[] = [];
  for (let to = at + 1; to <= Math.min(tokens.length, at + longestWords); to += 1) {
    const [last, next] = [tokens[to - 1], tokens[to]];
    if (
      last === undefined ||
      isEnd(last) ||
      isMark(last) ||
      last.kind === "quoted" ||
      /[、。：]/u.test(last.text)
    )
      break;
    if (isLast(next) && !/^(?:now|please|again|currently|too|thanks)$/u.test(last.word))
      found.push({ kind: "words", text: textOf(slice(phrase, at, to)), length: to - at });
  }
  return found;
}

const isLast = (next: Token | undefined): boolean =>
  next === undefined || isEnd(next) || /^(?:as|now|please|is|for|in|–)$/u.test(next.word);

/** What the control would be set to by what is said; undefined where it does not take it. */
export function fitOf(
  { offered, phrase }: { offered: Offered; phrase: Phrase },
  control: RecountedControl,
  { value, at }: Said,
): Fit | undefined {
  if (control.box) return undefined;
  if (control.choices) return undefined;
  if (control.pair) return asPair(offered, control, value);
  const { field, node } = control;
  if (field === undefined) return undefined;
  const isText = value.kind === "name" || value.kind === "words" || value.kind === "street";
  if (isText) {
    // Anything may be a password but what is nothing but a name.
    const isName = value.kind === "name" && /^[\p{L} ]+$/u.test(value.text);
    const isOfKind =
      /^(?:number|date|time|email|tel|range)$/u.test(node.inputType ?? "") ||
      (isName && node.inputType === "password");
    if (isTwoThings(value, node)) return undefined;
    if (isOfKind || (value.kind === "name" && monthIn(value.text) !== undefined) || !suits(field, value))
      return undefined;
  }
  // “we play 9 holes” is nobody.
  if (isForPerson(field, control.columns) && !/^(?:name|words|quoted)$/u.test(value.kind)) return undefined;
  // “job title” is no value of what is called so.
  if (value.kind === "words" && wordsOf(normalize(value.text)).every((word) => control.roots.has(root(word))))
    return undefined;
  if (
    value.kind === "words" &&
    isQuality({
      text: value.text,
      before: phrase.tokens[at - 1],
      isPerson: isForPerson(field, control.columns),
    })
  )
    return undefined;
  // “Birch's overdue ones” are of Birch.
  const whose = value.kind === "name" ? { ...value, text: value.text.replace(/['’]s$/u, "") } : value;
  const written = writtenInto(field, whose);
  const settings = written === undefined ? [] : settingsOf(field, written);
  if (settings.length === 0) return undefined;
  const before = phrase.tokens.slice(0, at);
  const bare = bareOf(offered, control, { value, before });
  const fit = { settings, kind: value.kind, ...(!suits(field, value) && { isUnlikely: true as const }) };
  if (bare !== undefined) return { ...fit, bare };
  const isOf = value.kind === "name" && isOfPart(offered, control, { value, before });
  if (isOf) return { ...fit, bare: prices.person, isOfPart: true };
  return value.kind === "quoted" || value.kind === "code"
    ? fit
    : { ...fit, bare: prices.kind, isFollowing: true };
}

/** “Dr Mwangi on 01632 960 140”, “0099812 is unbroken”: more than one short field asks for. */
const isTwoThings = ({ text }: SaidValue, { tag }: ViewNode): boolean =>
  tag !== "textarea" &&
  (/\p{L} (?:on )?\+?\d[\d ]{7,}$/u.test(text) || /^\S*\d\S* (?:is|are|was|were) /u.test(text));

/** “the potter was angry”, “the pitch is wet”: nobody is called so, and no answer is. */
function isQuality({
  text,
  before,
  isPerson,
}: {
  text: string;
  before: Token | undefined;
  isPerson: boolean;
}): boolean {
  if (
    isPerson &&
    text.split(" ").some((word) => /^\d/u.test(word) || (/^\p{Ll}/u.test(word) && !particles.has(word)))
  )
    return true;
  if (!/^\p{Ll}/u.test(text)) return false;
  return (
    isPerson || (/^(?:is|are|was|were)$/u.test(before?.word ?? "") && quality.test(text.split(" ")[0] ?? ""))
  );
}

/** Whose column it is says nothing of what is asked for there. */
const isForPerson = (field: OfferedField, columns: ReadonlySet<string>): boolean =>
  columns.size > 0 ? saysPlainly(field, "full name") : asksForPerson(field);

type Around = { value: SaidValue; before: Token[] };

function bareOf(
  offered: Offered,
  { field, columns, roots }: RecountedControl,
  { value, before }: Around,
): number | undefined {
  if (field === undefined || value.kind === "words" || value.kind === "quoted" || value.kind === "code")
    return undefined;
  if (value.kind === "name") {
    if (isForPerson(field, columns) || saysPlainly(field, "recipient"))
      return isPersonal(offered, value) ? prices.person : undefined;
    const last = before.at(-1)?.word ?? "";
    const isTown =
      saysPlainly(field, "city") &&
      !/\d/u.test(value.text) &&
      (/\d/u.test(last) || last === "in" || isBehindStreet(before));
    const isPlace = last === "in" && ["location", "place"].some((word) => roots.has(root(word)));
    if (isPlace) return prices.person;
    return isTown ? prices.person : undefined;
  }
  if (value.kind === "number" && value.unit === undefined) return undefined;
  return takesBare(field, value) ? (value.unit === undefined ? prices.kind : prices.unit) : undefined;
}

/** “7 Mill Road, Sligo” */
function isBehindStreet(before: Token[]): boolean {
  const clause = before.slice(
    before.findLastIndex(({ word }, at) => word === "," && at < before.length - 1) + 1,
  );
  return (
    clause.at(-1)?.word === "," &&
    clause.some(({ text }) => /^\d{1,4}\p{Ll}?$/u.test(text)) &&
    clause.some(({ text }) => /^\p{Lu}\p{Ll}/u.test(text))
  );
}

/** “The recipient is Anton Reiss”, where that part asks for a name; “new batch of Tomme”, where it asks for the cheese first. */
function isOfPart(
  offered: Offered,
  { field, isFirst }: RecountedControl,
  { value, before }: Around,
): boolean {
  if (field === undefined) return false;
  const last = before.at(-1)?.word ?? "";
  const isFirstName = /^\p{Lu}\p{Ll}+$/u.test(value.text) && /^(?:is|:|called|named)$/u.test(last);
  if (/^name$/iu.test(field.node.name) && isFirstName) return true;
  if (saysPlainly(field, "name") && isPersonal(offered, value)) return true;
  return isFirst === true && last === "of";
}

/** “Clara Jensen”, where first and last names are asked for apart. */
function asPair(offered: Offered, { pair }: RecountedControl, value: SaidValue): Fit | undefined {
  const cut = value.text.lastIndexOf(" ");
  if (pair === undefined || cut < 0 || !isPersonal(offered, value)) return undefined;
  const settings = [
    ...settingsOf(pair[0], value.text.slice(0, cut)),
    ...settingsOf(pair[1], value.text.slice(cut + 1)),
  ];
  return { settings, kind: "name", bare: prices.person };
}

/** Options and boxes that are called as the tokens from there on say. */
export function namedAt(controls: readonly RecountedControl[], { tokens }: Phrase, at: number): Named[] {
  const first = tokens[at];
  if (first === undefined || isEnd(first) || isMark(first)) return [];
  const begun = wordsIn(first).map(root);
  const options = controls.flatMap((control) =>
    (control.choices ?? []).flatMap((choice) => [
      ...optionAt(control, choice, { tokens, at, begun }),
      ...shortAt(controls, { control, choice }, { tokens, at, begun }),
    ]),
  );
  return [...options, ...boxesAt(controls, tokens, at)];
}

export type Named = { control: RecountedControl; at: number; to: number; fit: Fit };
type From = { tokens: Token[]; at: number; begun: string[] };

function optionAt(control: RecountedControl, choice: OfferedChoice, from: From): Named[] {
  const names = [choice.whole, choice.head].filter((name) => name.length > 0).map((name) => name.map(root));
  const to = Math.max(sharePriced(choice, from), ...names.map((name) => endOf(name, from)));
  if (to <= 0) return [];
  const words = from.tokens.slice(from.at, to).flatMap(wordsIn);
  if (
    words.every((word) => (silent.has(word) && word !== "one") || /^(?:after|before|from|until)$/u.test(word))
  )
    return [];
  // “A4” is a name, and “2 h” is not.
  const isFigure = words.every((word) => !/\p{L}{2}|\p{L}\d/u.test(word));
  const isPlain = words.every((word) =>
    /^(?:yes|no|none|any|all|other|high|low|to|on|off|standard)$/u.test(word),
  );
  return [
    chosen(control, choice, { from: from.at, to, ...(!isFigure && !isPlain && { bare: prices.option }) }),
  ];
}

/** “the Mistral”, where one of all there are is called “Mistral 34”. */
function shortAt(
  controls: readonly RecountedControl[],
  { control, choice }: { control: RecountedControl; choice: OfferedChoice },
  { tokens, at, begun }: From,
): Named[] {
  const [first = "", second] = choice.whole;
  const isName =
    /^\p{Lu}\p{Ll}{3,}$/u.test(tokens[at]?.text ?? "") && begun.length === 1 && begun[0] === root(first);
  const next = tokens[at + 1];
  if (second === undefined || !isName || (next && root(wordsIn(next)[0] ?? "") === root(second))) return [];
  const sharing = controls.flatMap(({ choices = [] }) =>
    choices.filter(({ whole }) => whole.some((word) => root(word) === root(first))),
  );
  return sharing.length === 1 ? [chosen(control, choice, { from: at, to: at + 1, bare: prices.short })] : [];
}

function chosen(
  control: RecountedControl,
  choice: OfferedChoice,
  { from, to, bare }: { from: number; to: number; bare?: number },
): Named {
  const { at, node, option, group, places } = choice;
  const use =
    option === undefined
      ? { method: "check" as const, arguments: [] }
      : { method: "selectOption" as const, arguments: [option] };
  const setting: Setting = { key: group, at, node, ...use, times: 1, places, isChoice: true };
  const fit: Fit = { settings: [setting], kind: "option", ...(bare !== undefined && { bare }) };
  return { control, at: from, to, fit };
}

/** “1st class”, which is called “1st class € 71”. */
function sharePriced({ name }: OfferedChoice, from: From): number {
  const [head = ""] = name.split(/ [€$£]| \(|\d+[.,]\d\d/u);
  if (head === name || head === "") return -1;
  return endOf(wordsIn({ kind: "word", text: head, word: head, start: 0, end: 0 }).map(root), from);
}

/** Where a name ends that the tokens from there on say in full; -1 for nowhere. */
function endOf(name: string[], { tokens, at, begun }: From): number {
  const isBegun =
    begun.every((word, offset) => name[offset] === word) ||
    figured(tokens[at]?.word ?? "", name[0]) === name[0];
  if (begun.length === 0 || !isBegun) return -1;
  let said: string[] = [];
  for (let to = at; to < tokens.length; to += 1) {
    const token = tokens[to];
    if (token === undefined || (isEnd(token) && token.kind === "punctuation")) return -1;
    said = [...said, ...wordsIn(token).map((word) => figured(word, name[said.length]))];
    if (said.some((word, offset) => name[offset] !== word)) return -1;
    if (said.length === name.length) return to + 1;
  }
  return -1;
}

/** “nine holes”, which is called “9 holes”. */
const figured = (word: string, called: string | undefined): string =>
  called !== undefined && /^\d+$/u.test(called)
    ? (numberInWords(word)?.toString() ?? root(word))
    : root(word);

export const isJoined = (token: Token | undefined): boolean =>
  token !== undefined && (joining.test(token.word) || /['’]s$/u.test(token.text));
