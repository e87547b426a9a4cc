import {
  phraseAt,
  phraseAtEnd,
  phraseTable,
  slice,
  textOf,
  type Phrase,
  type Token,
} from "../matching/tokens.ts";
import { closingTable } from "../vocabulary/sentence.ts";

const valueWords = phraseTable(
  [
    "text",
    "value",
    "word",
    "words",
    "number",
    "phrase",
    "string",
    "date",
    "time",
    "letters",
    "characters",
    "message",
    "code",
    "email",
    "query",
    "term",
    "amount",
    "option",
    "password",
    "username",
    "name",
    "title",
    "subject",
  ].flatMap((word) =>
    [word, `the ${word}`, `a ${word}`, `an ${word}`, `my ${word}`].map((text) => [text, true] as const),
  ),
);

/** What is to be typed or chosen, verbatim. Quotes around the whole of it are not a part of it; a last full stop neither. */
export function valueOf(given: Phrase): string {
  let phrase = withoutEnds(given);
  const announced = phraseAt(phrase.tokens, 0, valueWords);
  const next = announced ? phrase.tokens[announced.length] : undefined;
  // “the name Ottilie”: what is said to be one.
  const isNamed = announced?.length === 2 && /^\p{Lu}\p{Ll}/u.test(next?.text ?? "");
  if (announced && next && (isLiteral(next) || isNamed)) phrase = slice(phrase, announced.length);
  return textOf(phrase);
}

/** What begins with a quoted piece ends with it: words after it say something else, and are no part of the value. */
export function isWholeValue(given: Phrase): boolean {
  const { tokens } = withoutEnds(given);
  const announced = phraseAt(tokens, 0, valueWords);
  const first = tokens.findIndex((token) => token.kind === "quoted");
  return first < 0 || first > (announced?.length ?? 0) || first === tokens.length - 1;
}

const described =
  /^(?:(?:the|your|its|an?|this|that) (?:\p{L}+(?:st|nd|rd|th)?[ -]|\d+(?:st|nd|rd|th) ){0,3}?(?:value|answer|result|sum|total|number|text|word|words|letters?|item|entry|code|phrase|sentence|line|content|contents|count|difference)(?: (?:of|in|from|that|which|shown|displayed|given|above|below|on|you|there)\b.*)?|(?:the |a )?(?:text ?)?(?:field|box|input|textbox|form)|(?:its|their|his|her|our|your) \p{Ll}[\p{Ll}-]*(?: name| address| number)?(?: (?:of|in|from)\b.*)?|(?:it|that|this|them)(?: (?:in|down|there|here))?|the same|(?:the \p{L}+ (?:in|on|at|by|for|to) which|when|where|how (?:many|much|long|old|often|far|tall|high)|which|whose|what (?:is|are|was|were|stands|comes)) \S.*)$/iu;

/** “the value of Gender”, “your answer”, “it”: it says which text is meant, and is not the text. */
export function isDescribed(given: Phrase): boolean {
  const { source, tokens } = withoutEnds(given);
  return (
    tokens.every(({ kind }) => kind !== "quoted" || tokens.length > 1) &&
    described.test(textOf({ source, tokens }))
  );
}

/** Quoted, a `%variable%`, an address or a number: a value by its looks. */
export function isLiteral(token: Token): boolean {
  return (
    token.kind === "quoted" ||
    /^%[^%\s]+%$/.test(token.text) ||
    /^\S+@\S+$/.test(token.text) ||
    /^[-+]?[\d$€£]/.test(token.text) ||
    /^(?=.*\d)[A-Z][A-Z\d-]{3,}$/.test(token.text)
  );
}

/** A mark after what is quoted ends the sentence; after other words it may be a part of what they say. */
function isEnd(tokens: Token[]): boolean {
  const last = tokens.at(-1)?.word ?? "";
  return /^[.,;:\n]$/.test(last) || (last === "!" && tokens.at(-2)?.kind === "quoted");
}

/** The same without an exclamation mark at its end, which only what is typed as it stands keeps. */
export function settingOf(given: Phrase): string {
  const last = given.tokens.at(-1)?.word;
  const plain = last === "!" ? slice(given, 0, -1) : given;
  // “change the number to 12 please”; what is typed as it stands may say so.
  const isPolite = plain.tokens.length > 1 && plain.tokens.at(-1)?.word === "please";
  return valueOf(isPolite ? slice(plain, 0, -1) : plain);
}

function withoutEnds(given: Phrase): Phrase {
  let { tokens } = given;
  const closing = phraseAtEnd(tokens, closingTable);
  const before = closing ? tokens[closing.at - 1] : undefined;
  if (closing && before && (before.word === "," || before.kind === "quoted"))
    tokens = tokens.slice(0, closing.at);
  while (tokens.length > 0 && isEnd(tokens)) tokens = tokens.slice(0, -1);
  while (tokens.length > 0 && /^[,;:\n]$/.test(tokens[0]?.word ?? "")) tokens = tokens.slice(1);
  return { source: given.source, tokens };
}

/** Words for on and off, yes and no; undefined when the value is no state. */
export function stateOf(value: string): boolean | undefined {
  const word = value.trim().toLowerCase();
  if (["on", "true", "yes", "checked", "enabled", "ticked", "selected", "active"].includes(word)) return true;
  if (["off", "false", "no", "unchecked", "disabled", "unticked", "inactive"].includes(word)) return false;
  return undefined;
}
