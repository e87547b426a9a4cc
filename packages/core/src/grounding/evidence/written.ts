import type { ViewNode } from "../../page/view.ts";
import { isLiteral } from "../grammar/value.ts";
import { dateOf, timeOf } from "../days/dates.ts";
import { normalize, wordsOf } from "../matching/text.ts";
import { slice, textOf, type Token } from "../matching/tokens.ts";
import { linkingWords, stopWords } from "../vocabulary/light-words.ts";
import { numberOf } from "../amounts/numbers.ts";
import type { Evidence } from "./deed.ts";
import type { Said } from "./said.ts";

/** A run of tokens that may be what is written into a field. `sure`: by how it stands there, 0–1. */
export type Written = {
  value: string;
  from: number;
  to: number;
  sure: number;
  /** Only a field of this kind takes it: a date, a time, an address. */
  isTyped: boolean;
};

const longest = 24;

/** Every run of tokens that could be the value of a field; none of them holds a word of its label. */
export function valuesFor(
  said: Said,
  { node, met, cover, isBound }: Evidence & { isBound: boolean },
): Written[] {
  const { tokens } = said.phrase;
  const label = new Set(
    said.words.flatMap(({ token, quoted }, at) => ((met[at] ?? 0) >= 0.75 && !quoted ? [token] : [])),
  );
  if (isBound && said.bound !== undefined && said.bound.at >= 0)
    label.add(said.words[said.bound.at]?.token ?? -1);
  const acts = new Set([...said.actWords].map((at) => said.words[at]?.token ?? -1));
  const quoted = tokens.flatMap(({ kind }, at) => (kind === "quoted" && !isLabel(said, met, at) ? [at] : []));
  if (quoted.length > 1) return [];
  const [only] = quoted;
  if (only !== undefined) return written(said, node, { from: only, to: only + 1, sure: 1 });
  const colon = tokens.findIndex(({ word }) => word === ":");
  if (colon > 0 && colon < tokens.length - 1 && said.acts.has("write"))
    return toTheEnd(said, node, colon + 1);
  const isEnd = (at: number) =>
    at < 0 || at >= tokens.length || label.has(at) || acts.has(at) || isLink(tokens[at]);
  const found: Written[] = [];
  for (let from = 0; from < tokens.length; from += 1) {
    if (!isEnd(from - 1)) continue;
    for (
      let to = from + 1;
      to <= Math.min(tokens.length, from + longest) && !label.has(to - 1) && !acts.has(to - 1);
      to += 1
    ) {
      if (!isEnd(to)) continue;
      const sure = sureness(tokens, {
        from,
        to,
        label,
        acts,
        isCalledSo: cover > 0.9,
        isRange: said.bound !== undefined,
        isAsked: said.acts.has("write") || isBound || isOfKind(node, tokens.slice(from, to)),
      });
      found.push(...written(said, node, { from, to, sure }));
    }
  }
  return found;
}

const isLabel = (said: Said, met: number[], token: number): boolean =>
  said.words.some((word, at) => word.token === token && (met[at] ?? 0) >= 0.8);

const isLink = (token: Token | undefined): boolean =>
  token !== undefined &&
  (linkingWords.has(token.word) ||
    token.kind === "punctuation" ||
    token.word === "it" ||
    units.has(token.word));

type Run = {
  from: number;
  to: number;
  label: Set<number>;
  acts: Set<number>;
  /** The whole name of the field was said. */
  isCalledSo: boolean;
  /** The sentence names two ends, so that one value holds no “and”. */
  isRange: boolean;
  /** A word asks for something to be written. */
  isAsked: boolean;
};

/** What follows a colon is written as it stands, with its question mark. */
function toTheEnd(said: Said, node: ViewNode, from: number): Written[] {
  const { source, tokens } = said.phrase;
  const rest = source.slice(tokens.at(-1)?.end ?? source.length).trim();
  return written(said, node, { from, to: tokens.length, sure: 0.97 }).map((one) =>
    rest === "?" ? { ...one, value: `${one.value}?` } : one,
  );
}

/** A value is joined to its field by a word, follows the verb, or looks like one; 0 when it is none. */
function sureness(tokens: Token[], run: Run): number {
  const { from, to, label, acts, isCalledSo, isAsked, isRange } = run;
  const [first, last, before] = [tokens[from], tokens[to - 1], tokens[from - 1]];
  if (!first || isLink(first) || isLink(last) || (to - from === 1 && stopWords.has(first.word))) return 0;
  const inside = tokens.slice(from, to);
  if (endings.has(last?.word ?? "")) return 0;
  const divided = inside.filter(
    ({ kind, word }) => kind === "punctuation" || word === "and" || word === "then",
  ).length;
  // “13 as the mark of Ada” is no value, and neither is “the last one”: such words lead from one thing to another.
  const leading =
    (units.has(last?.word ?? "") ? 1 : 0) +
    inside.slice(1).filter(({ kind, word }) => kind === "word" && leads.has(word)).length +
    (pointers.has(first.word) ? 3 : 0);
  // A number and what comes after a comma are two values; so are a number and words that no end of a range has.
  if (divided > 0 && (isRange || /^\d/u.test(first.text))) return 0;
  const looks = inside.some((token) => isLiteral(token));
  const isJoined = isLink(before) || (isRange && from === 0) || acts.has(from - 1);
  const isBeside = label.has(from - 1) || label.has(to);
  const isTold =
    inside.every((token) => isLiteral(token) || /^\p{Lu}/u.test(token.text)) || before?.word === ":";
  if (!isAsked && !(isCalledSo && isTold)) return 0;
  const sure = looks ? (isJoined || isBeside ? 0.97 : 0.8) : isJoined ? 0.93 : isBeside ? 0.85 : 0;
  return Math.max(0, sure - 0.25 * divided - 0.25 * leading);
}

const leads = new Set(["to", "into", "as", "with", "=", "both", "all", "every", "each"]);
const units = new Set(
  "euro euros eur pounds pound dollars dollar usd gbp percent people persons % € $ £".split(" "),
);
const pointers = new Set(["the", "a", "an", "my", "both", "all", "every", "that", "this", "it", "any"]);
const endings = new Set(["about", "on", "by", "the", "a", "an", "my", "from", "and"]);

const persons = new Set(["he", "she", "they", "we", "i", "you"]);

function written(
  said: Said,
  node: ViewNode,
  { from, to, sure }: Omit<Written, "value" | "isTyped">,
): Written[] {
  if (sure === 0) return [];
  const text = textOf(slice(said.phrase, from, to)).replace(/[,;.]$/u, "");
  // “say that he is afraid of dogs” is a sentence, of which no part is the value.
  const subject = said.phrase.tokens[from - 2]?.word ?? "";
  if (/^(?:is|are|was|has|=)$/u.test(said.phrase.tokens[from - 1]?.word ?? "") && persons.has(subject))
    return [];
  // Two numbers are the ends of a range, and no value of one field.
  if (/^[€$£]? ?\d\S* (?:to|until|-|–) [€$£]? ?\d\S*$/u.test(text)) return [];
  // “20 January 2026” is no amount.
  if (said.bound !== undefined && node.inputType !== "date" && /^\d.*\p{L}{3}/u.test(text)) return [];
  const value = valueOfKind(node, text);
  if (value === undefined) return [];
  const isTyped =
    /^(?:date|time|email)$/u.test(node.inputType ?? "") && isOfKind(node, said.phrase.tokens.slice(from, to));
  return [{ value, from, to, sure, isTyped }];
}

/** Only a field of this kind takes such a text. */
function isOfKind({ inputType, role }: ViewNode, tokens: Token[]): boolean {
  const text = tokens.map(({ text: one }) => one).join(" ");
  if (inputType === "date") return dateOf(text) !== undefined;
  if (inputType === "time") return timeOf(text) !== undefined;
  if (role === "spinbutton" || role === "slider") return /^\d/u.test(text);
  return inputType === "email" && text.includes("@");
}

/** The text as the field takes it; undefined when it cannot be a value of such a field. */
function valueOfKind(node: ViewNode, text: string): string | undefined {
  if (text === "" || /^%[^%\s]+%$/u.test(text)) return text === "" ? undefined : text;
  const kind = node.role === "slider" || node.role === "spinbutton" ? "number" : (node.inputType ?? "text");
  switch (kind) {
    case "number":
    case "range":
      return numberIn(text);
    case "date":
      return dateOf(text);
    case "time":
      return timeOf(text);
    case "email":
      return text.includes("@") && !/\s/u.test(text) ? text : undefined;
    case "tel":
      return /\d/u.test(text) && !/\p{L}{3}/u.test(text) ? text : undefined;
    case "datetime-local":
    case "month":
    case "week":
    case "color":
    case "file":
      return undefined;
    default:
      return text;
  }
}

/** “12 %”, “three”, “€ 40”, “96 bpm”: the number, when there is one only. */
function numberIn(text: string): string | undefined {
  const numbers = wordsOf(normalize(text)).flatMap((word) => numberOf(word) ?? []);
  const [only] = numbers;
  return numbers.length === 1 && wordsOf(normalize(text)).length <= 3 ? only?.replace(",", ".") : undefined;
}
