import { skipOpening } from "../grammar/clauses.ts";
import { numberInWords } from "../amounts/numbers.ts";
import { stem } from "../matching/text.ts";
import { trimTarget } from "../grammar/target.ts";
import { phraseAt, slice, textOf, tokenize, type Phrase, type Token } from "../matching/tokens.ts";
import { countsIn, withoutExceptions } from "../evidence/counts.ts";
import { roleTable, type RoleWord } from "../vocabulary/roles.ts";
import { verbTable, type Intent } from "../vocabulary/verbs.ts";
import { withoutConditions, type Conditions } from "./conditions.ts";
import { wordsSaid, type Word } from "./words.ts";

/** What is to be done with things of a list, and with which of them. */
export type Order = {
  verb: Word[];
  intent: Intent | undefined;
  /** All that tells what is meant, without what counts. */
  text: string;
  ordinal: number | undefined;
  /** “the last issue in the list”: what is counted. */
  noun: Word | undefined;
  /** Every one of them, or exactly so many. */
  every: boolean;
  count: number | undefined;
  /** “the first three”. */
  run: number | undefined;
  exceptions: string[];
  /** What kind of control is meant, where that is said. */
  role: RoleWord | undefined;
  /** “tick the overdue items”: as many as there are. */
  isMany: boolean;
  conditions: Conditions;
};

const uncertain = new Set(
  (
    "if unless whether no not never without don't dont doesn't doesnt didn't isn't isnt nor or otherwise either maybe perhaps " +
    "final more less fewer cheaper than until once when between"
  ).split(" "),
);
/** Words between which things stand; what else is undecided or compares is not for this. */
const opening = /^(?:in|on|at|for|under|from|of|with|to)$/u;

/** Where on the page something is, which is for the grammar. */
const placed =
  /\b(?:at|in|on|from) (?:the )?(?:(?:very )?(?:top|bottom)|(?:upper|lower|left|right|main|side)\b|header|footer|side ?bar|nav(?:igation|bar)?|menu (?:bar|at|on)|tool ?bar)\b/iu;

/** Undefined where nothing is to be done, or where it hangs on something. */
export function readOrder(given: string): Order | undefined {
  const { text, conditions } = withoutConditions(given);
  const whole = trimTarget(tokenize(text.trim()));
  if (placed.test(text) || whole.tokens.length < 2 || whole.tokens.length > 30) return undefined;
  if (asksMore(whole)) return undefined;
  const start = verbAt(whole.tokens);
  if (start === undefined) return undefined;
  const lead = slice(whole, 0, start.from);
  const said = slice(whole, start.from + start.length);
  const { phrase, exceptions } = withoutExceptions(said);
  if ([...lead.tokens, ...phrase.tokens].some(({ word }, at, all) => isUncertain(word, at, all)))
    return undefined;
  const { ordinal, count: run, quantity, tokens, noun } = countsIn(phrase.tokens);
  const kept: Phrase = { source: phrase.source, tokens: phrase.tokens.filter((_, at) => !tokens.has(at)) };
  const verb = slice(whole, start.from, start.from + start.length);
  const many = quantity === undefined && ordinal === undefined ? manyIn(kept.tokens) : undefined;
  const intent = phraseAt(verb.tokens, 0, verbTable)?.entry;
  const rest = many === undefined ? kept.tokens : kept.tokens.filter((token) => token !== many.token);
  return {
    verb: wordsSaid(textOf(verb)),
    intent,
    text: [...lead.tokens.slice(skipLead(lead)), ...rest].map(asSaid).join(" "),
    ordinal,
    noun: wordsSaid(phrase.tokens[noun ?? -1]?.text ?? "")[0],
    every: quantity !== undefined || many !== undefined,
    count: typeof quantity === "number" ? quantity : many?.count,
    run,
    exceptions: exceptions.map(textOf),
    role: roleIn(rest),
    isMany: (/^(?:un)?check$/u.test(intent ?? "") || doneToEach.test(textOf(verb))) && isPlural(rest),
    conditions,
  };
}

/** “show only brass lamps and buy Flint” asks for two things, of which one would be left undone. */
function asksMore({ tokens }: Phrase): boolean {
  return tokens.some(
    ({ word }, at) =>
      at > 0 &&
      /^(?:and|then)$/u.test(word) &&
      phraseAt(tokens, at + 1, verbTable) !== undefined &&
      // “between Refresh and Delete”
      !tokens.slice(0, at).some((token) => token.word === "between"),
  );
}

function roleIn(tokens: Token[]): RoleWord | undefined {
  return tokens
    .flatMap((_, at) => phraseAt(tokens, at, roleTable)?.entry ?? [])
    .find(({ name }) => /^(?:button|link|checkbox|radio|switch|slider|tab)$/u.test(name));
}

/** “the people who …”, “the books that are due”: the noun before what is told of it. */
function isPlural(tokens: Token[]): boolean {
  const end = tokens.findIndex(
    ({ word }, at) => at > 1 && /^(?:who|that|which|with|by|from|of|due|in|on|at)$/u.test(word),
  );
  const noun = tokens[end < 0 ? tokens.length - 1 : end - 1]?.word ?? "";
  return noun === "people" || (stem(noun) !== noun && !/^(?:news|series|species|lens)$/u.test(noun));
}

/** What is done to one after the other: “remove the songs by Oona”. What is opened takes the place of what was open. */
const doneToEach = /^(?:remove|archive|star|unstar|like|favou?rite|mute|hide|pin|unpin)$/iu;

const asSaid = ({ kind, text }: Token): string => (kind === "quoted" ? `"${text}"` : text);

/** “between” is a place, and no condition. */
function isUncertain(word: string, at: number, all: Token[]): boolean {
  if (!uncertain.has(word)) return false;
  if (word === "between") return false;
  return !(word === "more" && /^(?:read|see|show|learn)$/u.test(all[at - 1]?.word ?? ""));
}

function skipLead({ tokens }: Phrase): number {
  return skipOpening(tokens, 0);
}

type Found = { from: number; length: number };

/** At the beginning, or behind the place that is told first: “in question 2 tick …”. */
function verbAt(tokens: Token[]): Found | undefined {
  const from = skipOpening(tokens, 0);
  const own = phraseAt(tokens, from, verbTable);
  // “select all stamps from Japan” selects what is told of them.
  const isAll = own !== undefined && own.length > 1 && tokens[from + own.length - 1]?.word === "all";
  if (own) return { from, length: isAll && from + own.length < tokens.length ? own.length - 1 : own.length };
  if (!opening.test(tokens[from]?.word ?? ""))
    return isPlainVerb(tokens[from]) ? { from, length: 1 } : undefined;
  for (let at = from + 2; at < tokens.length - 1; at += 1) {
    const verb = phraseAt(tokens, at, verbTable);
    if (verb && /^(?:check|uncheck|click|open|select|press)$/u.test(verb.entry))
      return { from: at, length: verb.length };
  }
  return undefined;
}

/** A verb that only this page has, as “lend” or “arrange”; articles and names are none. */
function isPlainVerb(token: Token | undefined): boolean {
  return (
    token?.kind === "word" &&
    /^\p{L}{3,}$/u.test(token.word) &&
    !/^(?:the|this|that|there|what|who|how|why|where|which|and|but|yes|you|she|they|has|have|had|was|were|are|its|all|any|every|both|each|can|could|would|will|should|must|does|did)$/u.test(
      token.word,
    )
  );
}

/** “the two pieces by Halvorsen”: exactly so many. */
function manyIn(tokens: Token[]): { token: Token; count: number } | undefined {
  const at = tokens.findIndex(({ word }) => !/^(?:the|my|your|these|those|on|in)$/u.test(word));
  const [token, next] = [tokens[at], tokens[at + 1]];
  const isSaid = tokens[at - 1] !== undefined && /^(?:the|my|these|those)$/u.test(tokens[at - 1]?.word ?? "");
  const count =
    token?.kind === "word" && /^\p{L}+$/u.test(token.word) ? numberInWords(token.word) : undefined;
  return token && next && isSaid && count !== undefined && count > 1 ? { token, count } : undefined;
}
