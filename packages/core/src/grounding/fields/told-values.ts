import type { ViewNode } from "../../page/view.ts";
import { isSelect } from "../matching/compatibility.ts";
import { dateOf, saysDay, timeOf, dayOf } from "../days/dates.ts";
import { root } from "../evidence/root.ts";
import { numberOf } from "../amounts/numbers.ts";
import { normalize, wordsOf } from "../matching/text.ts";

/** A control, the words that it is called by, and what is told: “works 30 hours”. `isOnly`: nothing else there takes a figure. */
export type Told = { node: ViewNode; heads: string; rest: string; takesNumbers: boolean; isOnly: boolean };

/** “goes down to 5” */
const moved = /^(?:goes|moves?|drops?|falls|rises|climbs|changes?|is) (?:up |down |back )?to [\d.,]+$/iu;

/** Words that say no more than that it is so. */
const plain = new Set(
  (
    "is are has have been being will should must shall be become becomes became now moves moved move moving goes go going gone gets get got " +
    "works work working does do doing sits sit stays stay lives live belongs belong holds hold runs run takes take set put changed switched " +
    "drop drops falls rises climbs promoted demoted transferred reassigned assigned upgraded downgraded relocated raised lowered given handed lent reports stands lies " +
    "the a an to in on at of for by as with into onto under up down over new his her its their my our"
  ).split(" "),
);
/** Verbs and nouns that people say of what pages call otherwise, by roots of both. */
const meaning: readonly [said: string, heads: string][] = [
  [
    "start starts starting begin begins join joins joined first day",
    "start begin first joined from entry since",
  ],
  [
    "end ends ending finish finishes stop stops leave leaves last day until expires runs",
    "end finish until last leaving exit to expires expiry",
  ],
  ["cost costs sells priced price", "price cost fee fare charge amount"],
  ["earn earns makes paid salary wage", "salary wage pay income earnings"],
  ["sleeps", "beds bed sleeps"],
  ["seats", "seats capacity places"],
  ["weighs", "weight"],
  ["last lasts takes", "duration length minutes hours days minute hour"],
  ["due", "due deadline next"],
  ["arrives", "arrival arrives"],
  ["departs leaves", "departure departs"],
  ["opens", "opening opens"],
  ["closes", "closing closes"],
  ["taught", "teacher instructor tutor trainer"],
];
const cues = meaning.map(([said, heads]) => ({ said: rootsOf(said), heads: rootsOf(heads) }));
const perUnit = / (?:a|an|per|each|every) (?:night|day|week|month|year|hour|person|piece|head)$/iu;
const money = /^(?:€|\$|£|euros?|eur|dollars?|usd|pounds?|gbp)$/iu;
const ofMoney = rootsOf("price cost rate fee fare charge amount salary wage pay total sum budget");

function rootsOf(words: string): Set<string> {
  return new Set(words.split(" ").map(root));
}

/** The value for this control, where all words of what is told are accounted for by it; else undefined. */
export function readTold(told: Told): string | undefined {
  const { node, rest } = told;
  return isSelect(node) ? optionTold(told) : valueTold({ ...told, rest: rest.replace(perUnit, "") });
}

const content = (text: string): string[] => wordsOf(normalize(text)).filter((word) => !plain.has(word));

/** “has been promoted to lead” of “Lead”, “is being repaired” of “In repair”, “sits in hall 2” of “Hall 2”. */
function optionTold({ node, heads, rest }: Told): string | undefined {
  const said = content(rest).map(root);
  const calling = rootsOf(normalize(heads));
  const found = (node.options ?? []).flatMap(({ label, disabled }) => {
    const own = content(label).map(root);
    const isSaid = own.length > 0 && own.every((word) => said.includes(word));
    const isAll = said.every((word) => own.includes(word) || calling.has(word));
    return disabled !== true && isSaid && isAll ? [label] : [];
  });
  return found.length === 1 ? found[0] : undefined;
}

type Value = { text: string; left: string[]; isMoney: boolean };

function valueTold({ node, heads, rest, takesNumbers, isOnly }: Told): string | undefined {
  const value = valueIn(node, rest);
  if (value === undefined || !takesNumbers) return undefined;
  const called = rootsOf(inUnits(normalize(heads.replaceAll("%", " percent "))));
  const isMoney = /[€$£]/u.test(heads) || [...called].some((word) => ofMoney.has(word));
  if (value.isMoney && !isMoney) return undefined;
  const cued = new Set(
    cues.flatMap((cue) => ([...called].some((word) => cue.heads.has(word)) ? [...cue.said] : [])),
  );
  const words = value.left.map((word) => ({ word, own: root(inUnits(word)) }));
  const isCalled =
    value.isMoney ||
    (isOnly && moved.test(rest)) ||
    words.some(({ word, own }) => cued.has(own) || (!plain.has(word) && called.has(own)));
  const isLeft = words.some(({ word, own }) => !plain.has(word) && !called.has(own) && !cued.has(own));
  return isCalled && !isLeft ? value.text : undefined;
}

const units: Record<string, string> = {
  kilo: "kg",
  kilos: "kg",
  kilogram: "kg",
  kilograms: "kg",
  grams: "g",
  litres: "l",
  liters: "l",
  metres: "m",
  meters: "m",
  hours: "h",
  minutes: "min",
};
/** A heading has units for short. */
const inUnits = (text: string): string =>
  wordsOf(text)
    .map((word) => units[word] ?? word)
    .join(" ");

/** The one value that is told at the end of it, as such a field takes it, and the words beside it. */
function valueIn(node: ViewNode, rest: string): Value | undefined {
  const words = rest.split(" ");
  const kind = node.inputType ?? "text";
  for (let at = 0; at < words.length; at += 1) {
    const text = words
      .slice(at)
      .join(" ")
      .replace(/^(?:(?:on|at|by) )?(?:the )?/iu, "");
    // “from 10 to 5” is no ten minutes to five.
    if (/^(?:from|between)$/iu.test(words[at - 1] ?? "") && /^\S+ (?:to|and) \S+/u.test(text))
      return undefined;
    const isDay = saysDay(text) || dayOf(text) !== undefined;
    const isTime = !isDay && timeOf(text) !== undefined;
    if (!isDay && !isTime) continue;
    const isOfKind = isDay ? /^(?:date|text)$/u.test(kind) : /^(?:time|text)$/u.test(kind);
    if (!isOfKind || node.role === "spinbutton") return undefined;
    const written = isDay ? (dateOf(text) ?? text) : (timeOf(text) ?? text);
    return { text: kind === "text" ? text : written, left: leftIn(words.slice(0, at)), isMoney: false };
  }
  return kind === "date" || kind === "time" ? undefined : numberTold(words);
}

/** “30 hours”, “three”, “€ 45”: one number, and what it is a number of. */
function numberTold(words: string[]): Value | undefined {
  const parts = words.map((word) =>
    word
      .replace(/^([€$£])(?=\d)/u, "$1 ")
      .replace(/(?<=\d)([€$£])$/u, " $1")
      .replace(/(?<=\d)%$|^%$/u, " percent"),
  );
  const single = parts.join(" ").trim().split(/ +/u);
  const numbers = single.flatMap((word, at) => (numberOf(word) === undefined ? [] : [at]));
  const [at, another] = numbers;
  if (at === undefined || another !== undefined || single.some((word, one) => /\d/u.test(word) && one !== at))
    return undefined;
  const left = [...single.slice(0, at), ...single.slice(at + 1)];
  return {
    text: numberOf(single[at] ?? "") ?? "",
    left: leftIn(left.filter((word) => !money.test(word))),
    isMoney: left.some((word) => money.test(word)),
  };
}

const leftIn = (words: string[]): string[] => wordsOf(normalize(words.join(" ")));
