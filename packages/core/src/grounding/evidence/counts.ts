import { phraseAt, phraseTable, slice, type Phrase, type Token } from "../matching/tokens.ts";
import { stopWords } from "../vocabulary/light-words.ts";
import { isOfName } from "../grammar/ordinal-names.ts";
import { monthNumber } from "../days/dates.ts";
import { numberOf } from "../amounts/numbers.ts";
import { verbTable } from "../vocabulary/verbs.ts";
import { ordinalOf, ordinals, quantifiers } from "../vocabulary/relations.ts";

/** How many are meant, or which of many. */
export type Counts = {
  /** 1 is the first, -1 the last. */
  ordinal: number | undefined;
  /** “the first three”: so many, from the start or the end. */
  count: number | undefined;
  /** “all”, “both”: every one that is meant, or so many. */
  quantity: "all" | number | undefined;
  /** Tokens that say so. */
  tokens: ReadonlySet<number>;
  /** The token of what is counted, when it is said. */
  noun: number | undefined;
};

const everything = /^every(?:thing|one|body)$/u;

export function countsIn(tokens: Token[]): Counts {
  const taken = new Set<number>();
  let quantity: Counts["quantity"];
  for (let at = 0; at < tokens.length && quantity === undefined; at += 1) {
    const found = phraseAt(tokens, at, quantifiers);
    const length = found?.length ?? (everything.test(tokens[at]?.word ?? "") ? 1 : 0);
    // “the one that was built first of all” is not every one.
    if (length === 0 || (tokens[at]?.word === "all" && tokens[at - 1]?.word === "of" && isLast(tokens, at)))
      continue;
    quantity = tokens[at]?.word === "both" ? 2 : "all";
    // “all three animals”
    const exact = tokens[at]?.word === "all" ? manyAt(tokens, at + length) : undefined;
    quantity = exact ?? quantity;
    for (let inner = at; inner < at + length + (exact === undefined ? 0 : 1); inner += 1) taken.add(inner);
  }
  const { ordinal, at = -1, length = 0 } = ordinalIn(tokens) ?? {};
  for (let inner = at; inner < at + length; inner += 1) taken.add(inner);
  const next = at + length;
  const many = ordinal === undefined ? undefined : Number(numberOf(tokens[next]?.word ?? "") ?? Number.NaN);
  const count = many !== undefined && many > 1 && Math.abs(ordinal ?? 0) === 1 ? many : undefined;
  if (count !== undefined) taken.add(next);
  const noun = ordinal === undefined ? undefined : headOf(tokens, count === undefined ? next : next + 1);
  if (noun !== undefined && listed.test(tokens[noun + 1]?.word ?? "")) taken.add(noun + 1);
  return { ordinal, count, quantity, tokens: taken, noun };
}

/** “first of all”, “of all of them”; “of all tenants” means every one. */
const isLast = (tokens: Token[], at: number): boolean =>
  tokens[at + 1]?.kind !== "word" ||
  tokens[at + 1]?.word === "of" ||
  stopWords.has(tokens[at + 1]?.word ?? "");

function manyAt(tokens: Token[], at: number): number | undefined {
  const many = Number(numberOf(tokens[at]?.word ?? "") ?? Number.NaN);
  return many > 1 && many < 13 && /^\p{L}/u.test(tokens[at + 1]?.text ?? "") ? many : undefined;
}

/** “the last payment listed” */
const listed = /^(?:listed|shown|displayed)$/u;
const endsName = (word: string): boolean => stopWords.has(word) || listed.test(word);

/** “the third delivery option”: the last word of the name counts things, those before it say of which kind. */
function headOf(tokens: Token[], first: number): number {
  let at = first;
  for (let next = tokens[at + 1]; next?.kind === "word" && !endsName(next.word); next = tokens[at + 1])
    at += 1;
  return at;
}

/** “the peak that was climbed first”: when something was done, and not which of a list it is. */
function isOfDeed(tokens: Token[], at: number): boolean {
  const isTold = tokens.slice(0, at).some(({ word }) => /^(?:that|which|who)$/u.test(word));
  return isTold && /\p{L}(?:ed|en|wn|ilt|ought|ade)$/u.test(tokens[at - 1]?.word ?? "");
}

function ordinalIn(tokens: Token[]): { ordinal: number; at: number; length: number } | undefined {
  for (let at = 0; at < tokens.length; at += 1) {
    const found = phraseAt(tokens, at, ordinals);
    const ordinal = found?.entry ?? ordinalOf(tokens[at]?.word ?? "");
    // “the final site report” is called so; “the final report” may be the last.
    if (tokens[at]?.word === "final" && headOf(tokens, at + 1) > at + 1) continue;
    if (ordinal !== undefined && !isDay(tokens, at) && !isOfName(tokens, at) && !isOfDeed(tokens, at))
      return { ordinal, at, length: found?.length ?? 1 };
  }
  return undefined;
}

/** “on the 27th”, “the sixth of May”: a day of a month. */
function isDay(tokens: Token[], at: number): boolean {
  if (tokens[at + 1]?.word === "of" && monthNumber(tokens[at + 2]?.word ?? "") !== undefined) return true;
  const before = tokens[at - 1]?.word === "the" ? tokens[at - 2]?.word : tokens[at - 1]?.word;
  return before === "on" && /^\d/u.test(tokens[at]?.word ?? "");
}

const exceptions = phraseTable(
  [
    "except",
    "except for",
    "excepting",
    "excluding",
    "apart from",
    "other than",
    "save for",
    "all but",
    "but",
  ].map((phrase) => [phrase, phrase === "all but"] as const),
);

/** “all but the last”, “every one except Ada and Bo”: what is meant, and what is left out of it. */
export function withoutExceptions(phrase: Phrase): { phrase: Phrase; exceptions: Phrase[] } {
  const { tokens } = phrase;
  for (let at = 0; at < tokens.length - 1; at += 1) {
    const found = phraseAt(tokens, at, exceptions);
    const before = slice(phrase, 0, found?.entry === true ? at + 1 : at);
    // “every lamp, but leave the heater”
    const isOther = found !== undefined && tokens[at]?.word === "but" && isOrder(tokens, at + found.length);
    if (
      !found ||
      isOther ||
      (countsIn(before.tokens).quantity === undefined && countsIn(before.tokens).count === undefined)
    )
      continue;
    return { phrase: before, exceptions: membersOf(slice(phrase, at + found.length)) };
  }
  return { phrase, exceptions: [] };
}

const isOrder = (tokens: Token[], at: number): boolean =>
  phraseAt(tokens, at, verbTable) !== undefined ||
  /^(?:not|don't|dont|only|just|keep|leave|if)$/u.test(tokens[at]?.word ?? "");

function membersOf(phrase: Phrase): Phrase[] {
  const items: Phrase[] = [];
  let from = 0;
  for (let at = 0; at <= phrase.tokens.length; at += 1) {
    const word = phrase.tokens[at]?.word;
    if (at < phrase.tokens.length && word !== "and" && word !== "," && word !== "or") continue;
    if (at > from) items.push(slice(phrase, from, at));
    from = at + 1;
  }
  return items;
}
