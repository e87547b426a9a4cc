import { clauseStart } from "./clauses.ts";
import { saysDay, timeOf } from "../days/dates.ts";
import { fillReadings, listParts } from "./fill-frames.ts";
import { numberInWords } from "../amounts/numbers.ts";
import type { ParsedInstruction } from "./parsed.ts";
import { parseTarget } from "./target.ts";
import { phraseAt, phraseTable, slice, type Phrase } from "../matching/tokens.ts";
import { settingOf } from "./value.ts";
import { beforeField, valueLink } from "./value-links.ts";

/** “all the effects except reverb” are ticked. */
const quantified = /^(?:all|every|each|both|everything)\b.*\b(?:but|except)\b/i;
/** Signs of more than one value. */
const several = /[:;]|, | and | then /i;

/**
 * “next month please”, “tempo 96”, “recipient is Jonas Weir, amount 12.50”: a clause without a verb names what to press
 * or to choose, or fields with what they shall hold. Nothing but the very names counts then.
 */
export function verblessReadings(phrase: Phrase, text: string): ParsedInstruction[][] {
  const target = parseTarget(phrase);
  const named: ParsedInstruction[][] =
    target.readings.length === 0
      ? []
      : [[{ intent: "name", method: "click", target, times: 1, text, literal: true }]];
  // “under Address enter Leeds as the town” says where first, and is no value of the town.
  if (isPlacedOrder(phrase) || tellsControl.test(text)) return named;
  const led = ledReadings(phrase, text);
  const given = withoutLink(phrase);
  const paired = [...fillReadings("fill", given, text), ...fillReadings("set", given, text)]
    .filter((reading) => reading.every(({ value }) => value === undefined || !several.test(value)))
    // Several fields with their values are told by one another; one alone must be called by its very name.
    .map((reading) =>
      reading.length > 1 ? reading : reading.map((parsed) => ({ ...parsed, literal: true as const })),
    );
  const every: ParsedInstruction[][] = quantified.test(text)
    ? [[{ intent: "check", method: "check", target, times: 1, text }]]
    : [];
  return [...named, ...every, ...(led.length > 0 ? led : paired), ...stateReadings(phrase, text)];
}

const leading = new RegExp(String.raw`(?<= )${valueLink}${beforeField}`, "u");

/** “Greta goes in as the name”, “Greta – use that as the name”: what leads from a value to its field is no part of it. */
function withoutLink(phrase: Phrase): Phrase {
  const words = phrase.tokens.map(({ word }) => word).join(" ");
  const link = leading.exec(words);
  if (link === null) return phrase;
  const from = words.slice(0, link.index).trim().split(" ").length;
  const { source, tokens } = phrase;
  return { source, tokens: [...tokens.slice(0, from), ...tokens.slice(from + link[0].split(" ").length)] };
}

/** “the button next to the password field” writes nothing into it. */
const tellsControl =
  /^(?:the|that|this) (?:\p{L}+ ){0,2}(?:button|icon|link|arrow|symbol|cross|checkbox) (?:(?:right |directly |just )?(?:next to|beside|below|above|under|near|(?:to the |on the )?(?:left|right) of)|with|at|in|on|by)\b/iu;

const placing = new Set(["under", "in", "within", "inside", "beneath", "below"]);

function isPlacedOrder({ tokens }: Phrase): boolean {
  return (
    placing.has(tokens[0]?.word ?? "") && tokens.some((_, at) => at > 1 && clauseStart(tokens, at)?.at === at)
  );
}

const equals = phraseTable(
  [
    "should be",
    "must be",
    "shall be",
    "has to be",
    "ought to be",
    "needs to be",
    "is to be",
    "is supposed to be",
    "should read",
    "must read",
    "ought to read",
    "is",
  ].map((words) => [words, true] as const),
);

/** “the limit should be 18”, “3 seats”. */
function stateReadings(phrase: Phrase, text: string): ParsedInstruction[][] {
  const base = { intent: "set" as const, method: "fill" as const, times: 1, text, literal: true as const };
  const at = phrase.tokens.findIndex(
    (_, position) => position > 0 && phraseAt(phrase.tokens, position, equals),
  );
  const link = at < 0 ? undefined : phraseAt(phrase.tokens, at, equals);
  const value = link ? withoutLead(settingOf(slice(phrase, at + link.length))) : "";
  if (link && value !== "" && !several.test(value))
    return [[{ ...base, target: parseTarget(slice(phrase, 0, at)), value }]];
  const count = numberInWords(phrase.tokens[0]?.text ?? "");
  if (count === undefined || phrase.tokens.length < 2 || phrase.tokens.length > 4) return [];
  return [[{ ...base, target: parseTarget(slice(phrase, 1)), value: String(count) }]];
}

/** “on 22 February 2027”, “at 13:15”. */
function withoutLead(value: string): string {
  const bare = value.replace(/^(?:on|at) (?:the )?/iu, "");
  if (saysDay(bare) || timeOf(bare) !== undefined) return bare;
  // “the firm is called Moor & Sons”
  const called = /^(?:called|named) (?!(?:off|in|up|back|after|on|for)\b)(?<name>.+)$/u.exec(value)?.groups;
  if (called !== undefined) return (called["name"] ?? "").replace(/^["“'](.+)["”']$/u, "$1");
  // “the invoice is for 300 euros”, “gas is at 8102”
  return value.replace(/^(?:for|at) (?=[€$£]? ?\d)/iu, "");
}

const leads = new Set(["from", "to", "on", "at", "by", "until", "till"]);

/** “from Old Mint to Zoo on 24 October 2026”: each of these words leads to a value, and may be the name of its field. */
function ledReadings(phrase: Phrase, text: string): ParsedInstruction[][] {
  const parts = listParts(phrase).flatMap(partsLed);
  const isLed = parts.some(({ tokens }) => leads.has(tokens[0]?.word ?? ""));
  return isLed ? [[{ intent: "fill", method: "fill", parts, times: 1, text, literal: true }]] : [];
}

function partsLed(phrase: Phrase): Phrase[] {
  const parts: Phrase[] = [];
  let from = 0;
  phrase.tokens.forEach(({ word }, at) => {
    const next = phrase.tokens[at + 1];
    if (at === from || !leads.has(word) || !next || /^\p{Ll}/u.test(next.text)) return;
    // “starting on 24 October” is one part: what leads up to a value has none of its own.
    if (
      !phrase.tokens.slice(from, at).some(({ text, kind }) => kind === "quoted" || /^[^\p{Ll}]/u.test(text))
    )
      return;
    parts.push(slice(phrase, from, at));
    from = at;
  });
  return [...parts, slice(phrase, from)];
}
