import { amountInWords, numberInWords } from "../amounts/numbers.ts";
import type { ParsedInstruction } from "./parsed.ts";
import { parseTarget, trimTarget } from "./target.ts";
import { textOf, tokenize, type Phrase } from "../matching/tokens.ts";

const by =
  /^(?<way>increase|raise|increment|turn up|decrease|decrement|lower|reduce|turn down) (?<what>.+?)(?: by (?<count>\w+)(?: \w+)?)?$/i;
const turned = /^turn (?:the )?(?<what>.+?) (?<way>up|down)(?: by (?<count>\w+)(?: \w+)?)?$/i;
/** “two apples more”, “one more apple”, “add one more jar of honey”. */
const after = /^(?:add |take |make it )?(?<count>\w+) (?<what>.+?) (?<way>more|less|fewer)$/i;
const before = /^(?:add |take |make it |i need |i want )?(?<count>\w+) (?<way>more|less|fewer) (?<what>.+)$/i;
/** What things are counted in says nothing of what they are. */
const measure =
  /^(?:jars?|bottles?|pieces?|packs?|packets?|boxes|box|bags?|cups?|glass(?:es)?|tickets?|pairs?) (?:of|for) /i;

const downwards = /^(?:decrease|decrement|lower|reduce|turn down|down|less|fewer)$/i;

const number = String.raw`(?<count>\d+(?:\.\d+)?|\p{L}+)`;
/** “make the cellar 2 degrees colder”, “the sleeves should be 2 cm longer”. */
const compared = new RegExp(
  String.raw`^(?:(?:make|turn|set|get|have) )?(?:(?<what>.+?) )??(?:(?:should|must|has to|have to|needs to|ought to) be |be )?${number} (?:(?:\p{L}+|%|°C?) )?(?<way>\p{L}+er)$`,
  "iu",
);

/** What each such word says of something, and whether there is more of it. */
const dimensions: Readonly<Record<string, [name: string, sign: 1 | -1]>> = {
  warmer: ["temperature", 1],
  hotter: ["temperature", 1],
  colder: ["temperature", -1],
  cooler: ["temperature", -1],
  louder: ["volume", 1],
  quieter: ["volume", -1],
  softer: ["volume", -1],
  brighter: ["brightness", 1],
  darker: ["brightness", -1],
  dimmer: ["brightness", -1],
  longer: ["length", 1],
  shorter: ["length", -1],
  wider: ["width", 1],
  narrower: ["width", -1],
  taller: ["height", 1],
  heavier: ["weight", 1],
  lighter: ["weight", -1],
  deeper: ["depth", 1],
  shallower: ["depth", -1],
  thicker: ["thickness", 1],
  thinner: ["thickness", -1],
  faster: ["speed", 1],
  slower: ["speed", -1],
  bigger: ["size", 1],
  larger: ["size", 1],
  smaller: ["size", -1],
  higher: ["height", 1],
  lower: ["height", -1],
};

const likeNames: Readonly<Record<string, string[]>> = { speed: ["tempo", "pace"], temperature: ["heating"] };

/** Says by how much, and not of what. */
export const isComparison = (word: string): boolean => Object.hasOwn(dimensions, word);

function comparedReadings(words: string, text: string): ParsedInstruction[][] {
  const { what = "", count: said = "", way = "" } = compared.exec(words)?.groups ?? {};
  const [dimension, sign] = dimensions[way.toLowerCase()] ?? [];
  const count = amountInWords(said);
  if (dimension === undefined || sign === undefined || count === undefined) return [];
  const isNamed = what !== "" && !/^(?:it|this|that|them)(?: \p{L}+)?$/iu.test(what);
  const also = likeNames[dimension] ?? [];
  const named = isNamed
    ? [`${what} ${dimension}`, `${dimension} of ${what}`, what, dimension]
    : [dimension, ...also];
  return named.map((name) => [
    {
      intent: "change",
      method: "fill",
      target: parseTarget(tokenize(name)),
      change: sign * count,
      times: 1,
      text,
    },
  ]);
}

/** Nobody wants more of anything; presses of a button have a limit of their own. */
const mostChange = 1_000_000;

/** Orders to have more or less of something, by a number. */
export function amountReadings(phrase: Phrase, text: string): ParsedInstruction[][] {
  const words = textOf(trimTarget(phrase));
  const different = comparedReadings(words, text);
  if (different.length > 0) return different;
  const found = (by.exec(words) ?? turned.exec(words) ?? after.exec(words) ?? before.exec(words))?.groups;
  const count = numberInWords(found?.["count"] ?? "one");
  if (!found || count === undefined || count < 1 || count > mostChange) return [];
  const what = (found["what"] ?? "")
    .replace(measure, "")
    .replace(/ to .*$/i, (end) => (/\d/.test(end) ? "\0" : end));
  if (what === "" || what.includes("\0")) return [];
  const change = downwards.test(found["way"] ?? "") ? -count : count;
  return [
    [{ intent: "change", method: "fill", target: parseTarget(tokenize(what)), change, times: 1, text }],
  ];
}
