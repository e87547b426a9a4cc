import { phraseAt, slice, type Phrase, type Token, tokenize } from "../matching/tokens.ts";
import { isOfName } from "./ordinal-names.ts";
import { extractionTable, navigationTable, waitingTable } from "../vocabulary/tasks.ts";
import { unsupportedTable } from "../vocabulary/unsupported.ts";
import { forbidding, openingTable, questionTable } from "../vocabulary/sentence.ts";
import { verbTable, type Intent } from "../vocabulary/verbs.ts";

/** One imperative clause of an instruction, and whether it must come after the one before (`then`, a new sentence). */
export type Clause = { phrase: Phrase; strong: boolean };

/** These start a clause wherever they stand after “and”; no page prints them in a name that long. */
const unmistakable = new Set([
  "click",
  "double-click",
  "right-click",
  "drag",
  "upload",
  "type",
  "press",
  "scroll",
  "hover",
  "uncheck",
  "untick",
  "tick",
  "navigate",
  "tap",
]);
/** The same for verbs of several words. */
const unmistakablePhrases = new Set(["sort by", "filter by", "agree to", "consent to"]);
/** These need nothing after them to be a clause, once something was filled in. */
const bareEnds = new Set([
  "give",
  "pay",
  "order",
  "apply",
  "publish",
  "finish",
  "subscribe",
  "book",
  "update",
  "review",
  "submit",
  "send",
  "continue",
  "save",
  "log in",
  "sign in",
  "login",
  "search",
  "confirm",
  "register",
]);
const phrasalEnds = new Set(["check out", "checkout", "log in", "sign in", "log out", "sign out"]);
/** “agree to everything and finish”. */
const agreed = new Set(["agree to", "consent to", "accept"]);
const joining = new Set(["and", "then", ",", "&", "but"]);
export const abbreviations = new Set([
  "capt",
  "col",
  "gen",
  "lt",
  "sgt",
  "rev",
  "hon",
  "mt",
  "approx",
  "mr",
  "mrs",
  "ms",
  "dr",
  "st",
  "no",
  "vs",
  "etc",
  "e.g",
  "i.e",
  "inc",
  "ltd",
  "prof",
  "jr",
  "sr",
]);

/** Cuts between imperative clauses, never inside quotes, and never where “and” may belong to a name or a value. */
export function splitClauses(phrase: Phrase): Clause[] {
  const clauses: Clause[] = [];
  let from = 0;
  let strong = true;
  for (let at = 0; at < phrase.tokens.length; at += 1) {
    const boundary = at > from ? boundaryAt(phrase.tokens, from, at) : undefined;
    if (!boundary) continue;
    if (!boundary.isPreface) clauses.push({ phrase: slice(phrase, from, at), strong });
    from = boundary.next;
    strong = boundary.strong;
    at = boundary.next - 1;
  }
  if (from < phrase.tokens.length) clauses.push({ phrase: slice(phrase, from), strong });
  return clauses.filter((clause) => clause.phrase.tokens.some((token) => token.kind !== "punctuation"));
}

/** `isPreface`: what stands before it only leads up to the order, and is none. */
type Boundary = { next: number; strong: boolean; isPreface?: true };

const pronouns = new Set(
  "it them that this these those there her his him their theirs hers they she he one ones".split(" "),
);

/** “I need it tomorrow: choose express”, “which size fits me? show the size guide”, unless the order speaks of it again. */
function isPreface(tokens: Token[], from: number, at: number): boolean {
  const word = tokens[at]?.word ?? "";
  if (word !== ":" && word !== "?") return false;
  const after = clauseStart(tokens, at + 1);
  if (!after || tokens.slice(at + 1).some((token) => pronouns.has(token.word))) return false;
  const start = skipOpening(tokens, from);
  const isQuestion = phraseAt(tokens, start, questionTable) !== undefined;
  return isQuestion ? word === "?" : word === ":" && clauseStart(tokens, from) === undefined && at - from > 2;
}

function boundaryAt(tokens: Token[], from: number, at: number): Boundary | undefined {
  const word = tokens[at]?.word ?? "";
  // “drag and drop” is one verb.
  if (tokens[from]?.word === "drag" && at < from + (phraseAt(tokens, from, verbTable)?.length ?? 0))
    return undefined;
  if (word === ";" || word === "\n") return { next: at + 1, strong: true };
  if (word === "without" && (tokens[at + 1]?.word ?? "").endsWith("ing")) return { next: at, strong: false };
  if (isPreface(tokens, from, at)) return { next: at + 1, strong: true, isPreface: true };
  if (/^[.!?。]$/.test(word)) return sentenceEnd(tokens, at);
  if (!joining.has(word) || isOpening(tokens, from, at)) return undefined;
  let next = at;
  while (joining.has(tokens[next]?.word ?? "")) next += 1;
  const hasThen = tokens.slice(at, next).some((token) => token.word === "then");
  if (forbidding.has(tokens[next]?.word ?? "") || isDoNot(tokens, next)) return { next, strong: false };
  if (isRelative(tokens, at, next)) return undefined;
  const verb = clauseStart(tokens, next);
  // What comes “then” is a step, also where only a name says which.
  if (!verb) return hasThen && next < tokens.length ? { next, strong: true } : undefined;
  if (hasThen) return { next, strong: true };
  if (leadsUp(tokens, { from, at }, verb)) return undefined;
  if (isFieldName(tokens, { from, at }, verb)) return undefined;
  return isWeakStart(tokens, { from, at, next }, verb) ? { next, strong: false } : undefined;
}

const isDoNot = (tokens: Token[], at: number): boolean =>
  tokens[at]?.word === "do" && tokens[at + 1]?.word === "not";

/** “the department Paint shop, which belongs to Production”: no question of its own. */
function isRelative(tokens: Token[], at: number, next: number): boolean {
  return (
    next === at + 1 &&
    tokens[at]?.word === "," &&
    /^(?:which|who|whose)$/.test(tokens[next]?.word ?? "") &&
    tokens.at(-1)?.word !== "?"
  );
}

function sentenceEnd(tokens: Token[], at: number): Boundary | undefined {
  const before = tokens[at - 1];
  const after = tokens[at + 1];
  if (!before || !after || abbreviations.has(before.word)) return undefined;
  if (after.start === tokens[at]?.end) return undefined;
  // “the book by N. Bercy”
  if (/^\p{Lu}$/u.test(before.text) && /^\p{Lu}/u.test(after.text) && !clauseStart(tokens, at + 1))
    return undefined;
  return clauseStart(tokens, at + 1) || /^\p{Lu}/u.test(after.text)
    ? { next: at + 1, strong: true }
    : undefined;
}

type ClauseStart = { at: number; words: string; length: number; intent: Intent | "task" };

/** The verb that a clause starts with at this place, politeness passed over. */
export function clauseStart(tokens: Token[], given: number): ClauseStart | undefined {
  const at = skipOpening(tokens, given);
  const verb = phraseAt(tokens, at, verbTable);
  const task =
    phraseAt(tokens, at, navigationTable) ??
    phraseAt(tokens, at, extractionTable) ??
    phraseAt(tokens, at, waitingTable) ??
    phraseAt(tokens, at, unsupportedTable);
  const length = Math.max(verb?.length ?? 0, task?.length ?? 0);
  if (length === 0) return undefined;
  const words = tokens
    .slice(at, at + length)
    .map((token) => token.word)
    .join(" ");
  return { at, words, length, intent: verb && verb.length === length ? verb.entry : "task" };
}

function isWeakStart(
  tokens: Token[],
  place: { from: number; at: number; next: number },
  verb: ClauseStart,
): boolean {
  const first = tokens[verb.at];
  if (!first) return false;
  const previous = tokens[place.at - 1];
  const object = tokens[verb.at + verb.length];
  const hasObject = object !== undefined && object.kind !== "punctuation" && object.word !== "and";
  if ((unmistakable.has(first.word) || unmistakablePhrases.has(verb.words)) && hasObject) return true;
  if (/^\p{Lu}/u.test(first.text) && /^\p{Lu}/u.test(previous?.text ?? "") && previous?.kind === "word")
    return false;
  if (["goBack", "goForward", "reload"].includes(verb.intent)) return true;
  if (verb.intent === "name" || (verb.words === "search" && !hasObject))
    return isNameStart(tokens, place, verb);
  return hasObject;
}

const placing = new Set("for on in under within inside next beside at among of using with via".split(" "));

/**
 * “for the user Ada, click Like”, “find the mail by Ada and click the star”: what comes first says where, and is no step.
 */
function leadsUp(tokens: Token[], place: { from: number; at: number }, verb: ClauseStart): boolean {
  const start = skipOpening(tokens, place.from);
  const first = tokens[start]?.word ?? "";
  if (tokens[place.at]?.word === "," && placing.has(first)) return clauseStart(tokens, start) === undefined;
  const isFound = first === "find" || first === "locate";
  return isFound && !["fill", "type", "set", "task", "press"].includes(verb.intent);
}

const linking = new Set(["with", "to", "as", "=", ":", "is"]);

/**
 * “fill Email with … and Search with …”, “set Type to … and Check to …”: a word that leads to a value follows, so that
 * the verb is the name of the next field. Within a list of fields, a capital letter says the same of a longer name.
 */
function isFieldName(tokens: Token[], place: { from: number; at: number }, verb: ClauseStart): boolean {
  const before = clauseStart(tokens, place.from)?.intent ?? "";
  if (!["fill", "type", "set"].includes(before)) return false;
  const next = verb.at + verb.length;
  if (linking.has(tokens[next]?.word ?? "") || linking.has(tokens[next - 1]?.word ?? "")) return true;
  const isCalledSo = /^\p{Lu}/u.test(tokens[verb.at]?.text ?? "") && !unmistakable.has(verb.words);
  if (!isCalledSo) return false;
  const end = tokens.findIndex((token, at) => at >= next && (joining.has(token.word) || token.word === "."));
  const rest = tokens.slice(next, end < 0 ? undefined : end);
  if (startsObject.has(rest[0]?.word ?? "")) return false;
  const said = tokens.slice(place.from, place.at);
  const isLinked = said.some((token) => pairLinks.has(token.word));
  return rest.length > 0 && isLinked === rest.some((token) => pairLinks.has(token.word));
}

const pairLinks = new Set(["with", "to", "=", ":"]);
const startsObject = new Set(["the", "a", "an", "my", "for", "it", "all", "this"]);

const led = new Set("the a an it my all this that these those them their his her your our".split(" "));

/** “archive that mail”, “keep it”; “turn that on” goes on with what was said before. */
function isLed(tokens: Token[], at: number): boolean {
  const next = tokens[at + 1];
  const isPointed = /^(?:this|that|these|those)$/u.test(tokens[at]?.word ?? "");
  return (
    led.has(tokens[at]?.word ?? "") &&
    (!isPointed || (next?.kind === "word" && !/^(?:on|off|up|down|in|out|too|as|instead)$/u.test(next.word)))
  );
}

/** “Save and close” is a button; “save it and close the dialog”, “type Ada and submit” are two steps. */
function isNameStart(tokens: Token[], place: { from: number; at: number }, verb: ClauseStart): boolean {
  const object = tokens[verb.at + verb.length];
  if (object && (object.kind === "quoted" || isLed(tokens, verb.at + verb.length))) return true;
  const before = clauseStart(tokens, place.from);
  // “…, add Hazelnut”: a small letter after a comma begins no name.
  const isSmall =
    tokens[place.at]?.word === "," && /^(?:add|remove|delete|rename)$/.test(tokens[verb.at]?.text ?? "");
  if (isSmall && before !== undefined && /^\p{Lu}/u.test(object?.text ?? "")) return true;
  const afterValue =
    before === undefined || ["fill", "type", "set", "select", "check", "uncheck"].includes(before.intent);
  const isLast = object === undefined || object.kind === "punctuation" || joining.has(object.word);
  if (agreed.has(before?.words ?? "") && isLast && bareEnds.has(verb.words) && place.at - place.from > 1)
    return true;
  // A list of fields without a verb may end with what to do then.
  if (before === undefined && tokens.length - verb.at <= 3) return true;
  // “scroll to the end of the text and submit”, “copy the first text into the field and submit”.
  if (
    (before?.intent === "scroll" || /^(?:copy|paste)$/.test(before?.words ?? "")) &&
    place.at - place.from > 3 &&
    isLast &&
    /^(?:submit|send|save|confirm|continue)$/.test(tokens[verb.at]?.text ?? "")
  )
    return true;
  if (before?.intent === "name" && isLast && phrasalEnds.has(verb.words)) return true;
  return afterValue && bareEnds.has(verb.words) && isLast;
}

/** Whether a text begins with what is to be done. */
export const isOrder = (text: string): boolean => clauseStart(tokenize(text).tokens, 0) !== undefined;

/** The word that an instruction begins with, past “please” and “could you”: most often its verb. */
export function firstWord(instruction: string): Token | undefined {
  const { tokens } = tokenize(instruction.trim());
  return tokens[skipOpening(tokens, 0)];
}

/** Past “please”, “then”, “could you”; nothing when these words are all there is. */
export function skipOpening(tokens: Token[], from: number): number {
  let at = from;
  for (;;) {
    const opening = phraseAt(tokens, at, openingTable);
    // “next page” is what to do; in “next click Save” the word only joins.
    const isVerb = (phraseAt(tokens, at, verbTable)?.length ?? 0) > (opening?.length ?? 0);
    // “first name Ada” is about a name, too.
    const found = isVerb || isOfName(tokens, at) || isCount(tokens, at) ? undefined : opening;
    const next = found ? at + found.length : tokens[at]?.kind === "punctuation" ? at + 1 : at;
    if (next === at) return at;
    if (next >= tokens.length) return from;
    at = next;
  }
}

/** “third tab from the left” counts, and “next song” is what comes next; in “third, open the tab” and “first open the tab” the word only joins. */
function isCount(tokens: Token[], at: number): boolean {
  const [word, next] = [tokens[at]?.word ?? "", tokens[at + 1]];
  return (
    /^(?:first|second|third|next)$/u.test(word) &&
    next?.kind === "word" &&
    !/^(?:the|a|an|this|that|my|our|your|please|you|to|of)$/u.test(next.word) &&
    phraseAt(tokens, at + 1, verbTable) === undefined &&
    phraseAt(tokens, at + 1, openingTable) === undefined
  );
}

/** “First, click …”: the comma ends no clause. */
function isOpening(tokens: Token[], from: number, to: number): boolean {
  let at = from;
  while (at < to) {
    const found = phraseAt(tokens, at, openingTable);
    if (!found && tokens[at]?.kind !== "punctuation") return false;
    at += found?.length ?? 1;
  }
  return at === to;
}

/** `1.`, `2)`, `-`, `•`, `Step 3:` off the front of a line. */
export function withoutMarker(phrase: Phrase): Phrase {
  let source = phrase;
  const text = (at: number): string => source.tokens[at]?.word ?? "";
  if (text(0) === "step" && /^\d+$/.test(text(1))) source = slice(source, 2);
  else if (/^(?:\d+|[a-z])$/.test(text(0)) && /^[.):]$/.test(text(1))) source = slice(source, 1);
  else if (text(0) === "(" && /^\d+$/.test(text(1))) source = slice(source, 2);
  else if (/^(?:[-*•–—+]|\[|\[\s?\])$/.test(text(0))) source = slice(source, 1);
  while (source.tokens.length > 0 && /^[.):\-–—\n,]$/.test(source.tokens[0]?.word ?? ""))
    source = slice(source, 1);
  return source;
}
