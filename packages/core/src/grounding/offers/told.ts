import { normalize, stem, wordsOf } from "../matching/text.ts";
import { tokenize, type Token } from "../matching/tokens.ts";
import { itemNouns, lightWords, stopWords } from "../vocabulary/light-words.ts";

/** A word of a task. `claimed`: something of the page was found to stand for it. */
export type ToldWord = {
  word: string;
  stem: string;
  /** As it was written. */
  text: string;
  /** Index of its token; the words of a quotation share one. */
  token: number;
  quoted: boolean;
  /** A name, a number, a code, or something quoted: what tells one from another. */
  telling: boolean;
  claimed: boolean;
  /** It says what is to be done, and not with what. */
  verb: boolean;
  /** It has told which entry of a list is meant, and may do so again. */
  placed: boolean;
};

/** A task, word by word. */
export type Told = { source: string; tokens: Token[]; words: ToldWord[] };

export function readTold(source: string): Told {
  const { tokens } = tokenize(source);
  const words = tokens.flatMap((token, at) => {
    if (token.kind === "punctuation") return [];
    const quoted = token.kind === "quoted";
    const isGiven = tokens[at - 1]?.text === ":" && /^\p{Lu}{2,}$/u.test(token.text);
    const telling = quoted || tells(tokens, at);
    return wordsOf(normalize(token.text)).map((word) => ({
      word,
      stem: stemOf(word),
      text: token.text,
      token: at,
      quoted,
      // “to: AND” gives a code, whatever the word means elsewhere.
      telling: telling && (quoted || isGiven || !stopWords.has(word)),
      claimed: false,
      verb: false,
      placed: false,
    }));
  });
  return { source, tokens, words };
}

/** What says the same, wherever a page asks for something: units and their signs, for one. */
const alike: Record<string, string> = {
  gram: "g",
  gramme: "g",
  kilogram: "kg",
  kilo: "kg",
  litre: "l",
  liter: "l",
  metre: "m",
  meter: "m",
  centimetre: "cm",
  centimeter: "cm",
  hour: "h",
  minute: "min",
};

/** The stem of a word; what says the same has the same. */
export function stemOf(word: string): string {
  const plain = stem(word);
  return Object.hasOwn(alike, plain) ? (alike[plain] ?? plain) : plain;
}

export function stemsOf(text: string): string[] {
  return wordsOf(normalize(text)).map(stemOf);
}

/** The first word of a sentence has its capital from there. */
function tells(tokens: Token[], at: number): boolean {
  const { text = "" } = tokens[at] ?? {};
  if (/\d|[@_]|\p{L}\.\p{L}/u.test(text) || /^\p{Lu}{2,}$/u.test(text)) return true;
  const before = tokens[at - 1]?.word;
  const isFirst = before === undefined || /^[.!?;]$/u.test(before);
  if (!isFirst) return /^\p{Lu}/u.test(text) && text !== "I";
  return /^\p{Lu}/u.test(text) && /^\p{Lu}/u.test(tokens[at + 1]?.text ?? "");
}

/** “director” and “directed by” have the same beginning, and mean the same field. */
export function isAkin(one: string, other: string): boolean {
  const shared = 6;
  return one === other || (one.length >= shared && one.slice(0, shared) === other.slice(0, shared));
}

/** What stands behind these is not wanted. */
export const negating = /^(?:not|no|never|without|dont|doesnt|off|neither|nor)$/u;

export function claim(told: Told, positions: Iterable<number>): void {
  for (const at of positions) {
    const word = told.words[at];
    if (word) word.claimed = true;
  }
}

/** What says nothing of what is meant. */
export function isSilent({ word, quoted, telling }: Pick<ToldWord, "word" | "quoted" | "telling">): boolean {
  if (quoted) return false;
  return stopWords.has(word) ? !telling : lightWords.has(word) || relating.has(word);
}

/** What joins a thing to what is told of it. */
const relating = new Set(
  "made directed written called sent released steps step details following through row year".split(" "),
);

/** Words that nothing stands for yet, without those that say nothing; `known`: stems that the page says of itself. */
export function leftOf(told: Told, known: ReadonlySet<string>): ToldWord[] {
  return told.words.filter(
    (word, at) =>
      !(word.claimed || word.verb || word.placed) &&
      /[\p{L}\p{N}]/u.test(word.word) &&
      (negating.test(word.word) ||
        (!isSilent(word) && (word.telling || !(known.has(word.stem) || isKindOfNamed(told, at))))),
  );
}

/** The one run of words with capitals that is left: “Ada Byron” of “a lesson with Ada Byron”. */
export function nameAmong({ words, source, tokens }: Told, left: readonly ToldWord[]): Name | undefined {
  const telling = words.flatMap((word, at) =>
    left.includes(word) && word.telling && (word.quoted || /^\p{Lu}/u.test(word.text)) ? [at] : [],
  );
  const [first = -1] = telling;
  const last = telling.at(-1) ?? -1;
  const from = tokens[words[first]?.token ?? -1];
  const to = tokens[words[last]?.token ?? -1];
  if (from === undefined || to === undefined || last - first !== telling.length - 1) return undefined;
  return { text: from === to ? from.text : source.slice(from.start, to.end), positions: telling };
}

type Name = { text: string; positions: number[] };

/** “the film Cold Soup”, “the drama film from 1985”: of what kind that is which was found by its name. */
function isKindOfNamed({ words }: Told, at: number): boolean {
  const [before, word, next] = [words[at - 1], words[at], words[at + 1]];
  const isKind =
    word !== undefined &&
    [word.word, word.stem, word.word.replace(/s$/u, "")].some((one) => itemNouns.has(one));
  if (!isKind || word.quoted) return false;
  const isFound = (one: ToldWord | undefined) => one !== undefined && (one.claimed || one.placed);
  const further = words.slice(at + 1).find((one) => !isSilent(one));
  return isFound(before) || isFound(next) || isFound(further);
}

/** Whether the word before ends another part of the sentence. */
export function isCutBefore({ tokens, words }: Told, at: number): boolean {
  const [word, before] = [words[at], words[at - 1]];
  if (word === undefined || before === undefined) return true;
  return tokens
    .slice(before.token + 1, word.token)
    .some(({ kind, text }) => kind === "punctuation" && /^[,.;!?(]$/u.test(text));
}
