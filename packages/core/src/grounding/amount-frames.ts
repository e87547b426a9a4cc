import { numberInWords } from "./numbers.ts";
import type { ParsedInstruction } from "./parsed.ts";
import { parseTarget, trimTarget } from "./target.ts";
import { textOf, tokenize, type Phrase } from "./tokens.ts";

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

/** Orders to have more or less of something, by a number. */
export function amountReadings(phrase: Phrase, text: string): ParsedInstruction[][] {
  const words = textOf(trimTarget(phrase));
  const found = (by.exec(words) ?? turned.exec(words) ?? after.exec(words) ?? before.exec(words))?.groups;
  const count = numberInWords(found?.["count"] ?? "one");
  if (!found || count === undefined || count < 1 || count > 1_000) return [];
  const what = (found["what"] ?? "")
    .replace(measure, "")
    .replace(/ to .*$/i, (end) => (/\d/.test(end) ? "\0" : end));
  if (what === "" || what.includes("\0")) return [];
  const change = downwards.test(found["way"] ?? "") ? -count : count;
  return [
    [{ intent: "change", method: "fill", target: parseTarget(tokenize(what)), change, times: 1, text }],
  ];
}
