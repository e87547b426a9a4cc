import { phraseAt, phraseAtEnd, phraseTable, slice, textOf, type Phrase, type Token } from "./tokens.ts";
import { closingTable } from "./vocabulary/verbs.ts";

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
  ].flatMap((word) =>
    [word, `the ${word}`, `a ${word}`, `an ${word}`, `my ${word}`].map((text) => [text, true] as const),
  ),
);

/** What is to be typed or chosen, verbatim. Quotes around the whole of it are not a part of it; a last full stop neither. */
export function valueOf(given: Phrase): string {
  let phrase = withoutEnds(given);
  const announced = phraseAt(phrase.tokens, 0, valueWords);
  const next = announced ? phrase.tokens[announced.length] : undefined;
  if (announced && next && isLiteral(next)) phrase = slice(phrase, announced.length);
  return textOf(phrase);
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

function withoutEnds(given: Phrase): Phrase {
  let { tokens } = given;
  const closing = phraseAtEnd(tokens, closingTable);
  const before = closing ? tokens[closing.at - 1] : undefined;
  if (closing && before && (before.word === "," || before.kind === "quoted"))
    tokens = tokens.slice(0, closing.at);
  while (tokens.length > 0 && /^[.,;:\n]$/.test(tokens.at(-1)?.word ?? "")) tokens = tokens.slice(0, -1);
  while (tokens.length > 0 && /^[,;:\n]$/.test(tokens[0]?.word ?? "")) tokens = tokens.slice(1);
  return { source: given.source, tokens };
}

const months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];

/**
 * A day as `YYYY-MM-DD`; undefined when the words do not say one day without doubt. `05/12/2024` is in doubt (May or
 * December), `25/12/2024` and `12.05.2024` (day first wherever points are used) are not.
 */
export function dateOf(text: string): string | undefined {
  const clean = text
    .trim()
    .toLowerCase()
    .replace(/,/g, " ")
    .replace(/(\d)(?:st|nd|rd|th)\b/g, "$1")
    .replace(/\s+/g, " ");
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(clean);
  if (iso) return isoDate(iso[1], iso[2], iso[3]);
  const points = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(clean);
  if (points) return isoDate(points[3], points[2], points[1]);
  const slashes = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4})$/.exec(clean);
  if (slashes) {
    const [first, second] = [Number(slashes[1]), Number(slashes[2])];
    if (first === second || second > 12) return isoDate(slashes[3], slashes[1], slashes[2]);
    return first > 12 ? isoDate(slashes[3], slashes[2], slashes[1]) : undefined;
  }
  const dayFirst = /^(\d{1,2}) (?:of )?([a-z]{3,9})\.? (\d{4})$/.exec(clean);
  if (dayFirst) return isoDate(dayFirst[3], monthOf(dayFirst[2]), dayFirst[1]);
  const monthFirst = /^([a-z]{3,9})\.? (\d{1,2}) (\d{4})$/.exec(clean);
  return monthFirst ? isoDate(monthFirst[3], monthOf(monthFirst[1]), monthFirst[2]) : undefined;
}

function monthOf(name: string | undefined): string {
  return String(months.indexOf((name ?? "").slice(0, 3)) + 1);
}

function isoDate(year = "", month = "", day = ""): string | undefined {
  const iso = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  const date = new Date(`${iso}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso) ? iso : undefined;
}

/** A time of day as `HH:MM` or `HH:MM:SS`; undefined when it is none. */
export function timeOf(text: string): string | undefined {
  const found = /^(\d{1,2})(?:[:.](\d{2}))?(?::(\d{2}))?\s*(am|pm|a\.m\.|p\.m\.)?$/i.exec(text.trim());
  if (!found || (found[2] === undefined && found[4] === undefined)) return undefined;
  let hour = Number(found[1]);
  const half = found[4]?.[0]?.toLowerCase();
  if (half !== undefined && (hour < 1 || hour > 12)) return undefined;
  if (half === "p" && hour < 12) hour += 12;
  if (half === "a" && hour === 12) hour = 0;
  const minute = found[2] ?? "00";
  if (hour > 23 || Number(minute) > 59 || Number(found[3] ?? 0) > 59) return undefined;
  return `${String(hour).padStart(2, "0")}:${minute}${found[3] ? `:${found[3]}` : ""}`;
}

/** Words for on and off, yes and no; undefined when the value is no state. */
export function stateOf(value: string): boolean | undefined {
  const word = value.trim().toLowerCase();
  if (["on", "true", "yes", "checked", "enabled", "ticked", "selected", "active"].includes(word)) return true;
  if (["off", "false", "no", "unchecked", "disabled", "unticked", "inactive"].includes(word)) return false;
  return undefined;
}
