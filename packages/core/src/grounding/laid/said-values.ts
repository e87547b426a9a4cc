import { dateOf, dayOf, monthIn, timeOf } from "../days/dates.ts";
import { minutesIn } from "../amounts/durations.ts";
import { numberInWords } from "../amounts/numbers.ts";
import { slice, textOf, type Phrase, type Token } from "../matching/tokens.ts";

/** What a value says of itself, before anything is known of the page. */
export type ValueKind =
  | "quoted"
  | "date"
  | "time"
  | "period"
  | "duration"
  | "datetime"
  | "month"
  | "week"
  | "email"
  | "iban"
  | "card number"
  | "expiry"
  | "phone"
  | "amount"
  | "number"
  | "postcode"
  | "street"
  | "code"
  | "name"
  | "words";

/** `length` in tokens. `unit`: what a number is counted in, as it was said. */
export type SaidValue = { kind: ValueKind; text: string; length: number; unit?: string };

/** “the 5th of May , 2027”, “a quarter past six pm”. */
const longest = 6;
/** “a quarter to seven in the evening”, “from 3 May 2027 to 5 June 2027”. */
const longestTime = 8;
const currencies =
  /^(?:€|\$|£|¥|eur|euros?|usd|dollars?|gbp|pounds?|chf|francs?|nok|sek|dkk|kroner?|krone|yen|jpy|zł|pln)$/iu;
const units =
  /^(?:%|percent|°|°c|°f|degrees?|celsius|kg|kilos?|kilograms?|g|grams?|mg|lb|lbs|km|kilometres?|kilometers?|miles?|m|metres?|meters?|cm|mm|centimetres?|l|litres?|liters?|ml|h|hours?|hrs?|min|mins|minutes?|s|sec|seconds?|days?|nights?|weeks?|months?|years?|people|persons?|pieces?|pcs|px|gb|mb|ghz|mhz|kwh|watts?|w)$/iu;
/** Ends what a value without marks of its own may reach to. */
export const isBoundary = ({ kind, word }: Token): boolean =>
  (kind === "punctuation" && /^[,;.!?\n()]$/u.test(word)) ||
  (kind === "word" && (word === "/" || word === "|"));

/** Everything that may be said as a value from here on. */
export function valuesAt(phrase: Phrase, at: number): SaidValue[] {
  const { tokens } = phrase;
  const first = tokens[at];
  if (first === undefined || isBoundary(first)) return [];
  if (first.kind === "quoted") return [{ kind: "quoted", text: first.text, length: 1 }];
  const found: SaidValue[] = [];
  for (let length = Math.min(longestTime, tokens.length - at); length > 0; length -= 1) {
    const text = textOf(slice(phrase, at, at + length));
    const isCut = tokens
      .slice(at, at + length)
      .some((token, offset) => isBoundary(token) && (offset === length - 1 || token.word !== ","));
    const kind = isCut ? undefined : kindOf(text);
    const isOne = kind === "date" || !text.includes(",");
    if (kind !== undefined && isOne && !(kind === "time" && isTwoHours(tokens[at - 1], text)))
      found.push({ kind, text, length });
  }
  return [...found, ...numbersAt(phrase, at), ...namesAt(phrase, at)];
}

/** “9 to 5”, “open ten to midnight”; “at ten to midnight” is one. */
const isTwoHours = (before: Token | undefined, text: string): boolean =>
  /^\d+ to \d+$/u.test(text) ||
  (/^\S+ to (?:midnight|noon|midday)$/iu.test(text) &&
    !/^(?:at|by|till|until|before|after)$/u.test(before?.word ?? ""));

/** Of Britain, Ireland, Canada, the Netherlands, Portugal, Poland, Japan and the United States. */
const postcodes =
  /^(?:[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}|[A-Z]\d[\dW] ?[A-Z\d]{4}|[A-Z]\d[A-Z] ?\d[A-Z]\d|\d{4} ?[A-Z]{2}|\d{4}-\d{3}|\d{2}-\d{3}|\d{3}-\d{4}|\d{5}-\d{4})$/u;

/** What marks alone tell. */
function kindOf(text: string): ValueKind | undefined {
  const bare = text.replace(/^the /iu, "");
  if (dateOf(bare) !== undefined || (bare.includes(" ") && dayOf(bare)?.month !== undefined)) return "date";
  if (periodIn(text) !== undefined) return "period";
  if (partOfYear(text) !== undefined) return /week/iu.test(text) ? "week" : "month";
  if (dayAndTime(text) !== undefined) return "datetime";
  if (
    /\d|past|to |o'clock|noon|midday|midnight|in the|at night|[ap]m$/iu.test(text) &&
    timeOf(text) !== undefined
  )
    return "time";
  if (minutesIn(text) !== undefined) return "duration";
  if (/^[^\s@]+@[^\s@]+\.[^\s@]+$/u.test(text)) return "email";
  if (/^[A-Z]{2}\d{2}(?: ?[A-Z\d]{2,4}){3,8}$/u.test(text)) return "iban";
  if (/^\d{4}(?:[ -]?\d{4}){2}[ -]?\d{1,7}$/u.test(text)) return "card number";
  if (/^(?:0[1-9]|1[0-2])\/\d{2}(?:\d{2})?$/u.test(text)) return "expiry";
  if (/^(?:\+|0)[\d ()/-]+$/u.test(text) && text.replace(/\D/gu, "").length >= 7) return "phone";
  // “7700 900123”, behind a country's code of its own.
  if (/^\d{2,5}(?: \d{2,6}){1,4}$/u.test(text) && /^\d{9,13}$/u.test(text.replaceAll(" ", "")))
    return "phone";
  // “92 44 10 33”
  if (/^\d{2}(?: \d{2}){3,4}$/u.test(text)) return "phone";
  // “555 0188”, in one place.
  if (/^\d{3} \d{4}$/u.test(text)) return "phone";
  if (postcodes.test(text)) return "postcode";
  if (isStreet(text)) return "street";
  return /^(?=.*\d)(?=.*[A-Z])[A-Z\d][A-Z\d-]+(?: [A-Z\d-]+)*$/u.test(text) ? "code" : undefined;
}

/** “March 2026”, “week 32 of 2026”, as fields for them write it. */
export function partOfYear(text: string): string | undefined {
  const two = (number: number): string => String(number).padStart(2, "0");
  const { month, year } = monthIn(text.replace(/ of (?=\d{4}$)/u, " ")) ?? {};
  if (month !== undefined && year !== undefined) return `${year}-${two(month)}`;
  const week = /^(?:(?:calendar )?week|kw) (\d{1,2})(?:,| of| in)? (\d{4})$/iu.exec(text);
  const number = Number(week?.[1] ?? 0);
  return number > 0 && number < 54 ? `${week?.[2]}-W${two(number)}` : undefined;
}

/** “9 May 2027 at 14:30”, as a field for both writes it. */
export function dayAndTime(text: string): string | undefined {
  const { day = "", time = "" } =
    /^(?:the )?(?<day>.*\d{4}|\d[\d./-]+),? (?:at )?(?<time>.+)$/iu.exec(text)?.groups ?? {};
  const [date, clock] = [dateOf(day.replace(/,$/u, "")), timeOf(time)];
  return date && clock ? `${date}T${clock}` : undefined;
}

/** “from 15 May 2027 to 22 May 2027”: its first and its last day. */
export function periodIn(text: string): [first: string, last: string] | undefined {
  const { first = "", last = "" } =
    /^(?:from )?(?:the )?(?<first>\S+(?: \S+){1,3}) to (?:the )?(?<last>\S+(?: \S+){1,3})$/iu.exec(text)
      ?.groups ?? {};
  const isDay = (one: string): boolean => dateOf(one) !== undefined || dayOf(one)?.month !== undefined;
  return isDay(first) && isDay(last) ? [first, last] : undefined;
}

/** “12 Quay Street”, “Storgata 8b”. */
function isStreet(text: string): boolean {
  if (/^0|^\d{4,} \p{Lu}\p{L}+$/u.test(text)) return false;
  return (
    /^\d{1,4}\p{Ll}? \p{Lu}\S*(?: \p{Lu}\S*){0,3}$/u.test(text) ||
    /^\p{Lu}[\p{L}'-]+\.?(?: (?:\p{Lu}[\p{L}'-]+\.?|de|la|le|der|den|des|du|di|da|van|von|el|af|av|im|am|an)){0,4} [1-9]\d{0,3} ?\p{Ll}?$/u.test(
      text,
    )
  );
}

function numbersAt(phrase: Phrase, at: number): SaidValue[] {
  const { tokens } = phrase;
  const [first, second, third] = [tokens[at], tokens[at + 1], tokens[at + 2]];
  const text = first?.text ?? "";
  if (/^[€$£¥]\d[\d.,]*$/u.test(text))
    return [{ kind: "amount", text: text.slice(1), length: 1, unit: text.slice(0, 1) }];
  const joined = /^([-+]?\d+(?:[.,]\d+)*)(%|€|£|\$|°[CF]?|\p{L}{1,3})?$/u.exec(text);
  const said =
    joined?.[1] ??
    (/^\p{L}/u.test(text) && !/^an?$/iu.test(text) ? numberInWords(text)?.toString() : undefined);
  if (said === undefined) return [];
  const unit = joined?.[2] ?? "";
  if (unit !== "")
    return currencies.test(unit) || units.test(unit)
      ? [{ kind: currencies.test(unit) ? "amount" : "number", text: said, length: 1, unit }]
      : [];
  const found: SaidValue[] = [
    { kind: /^\d{4,6}$/u.test(text) ? "postcode" : "number", text: said, length: 1 },
  ];
  if (found[0]?.kind === "postcode") found.push({ kind: "number", text: said, length: 1 });
  if (second?.kind === "word" && currencies.test(second.word))
    found.push({ kind: "amount", text: said, length: 2, unit: second.text });
  if (second?.kind === "word" && units.test(second.word))
    found.push({ kind: "number", text: said, length: 2, unit: second.text });
  if (
    second !== undefined &&
    third?.kind === "word" &&
    /^(?:degrees|°)$/u.test(second.word) &&
    /^(?:celsius|fahrenheit|c|f)$/u.test(third.word)
  )
    found.push({ kind: "number", text: said, length: 3, unit: second.text });
  return found;
}

/** What stands between the words of a name without capitals. */
export const particles = new Set("de van von der den di da la le del du af av of & bin al zu".split(" "));

/** Runs of words with capitals: “Anselm Roe”, “Rio de Janeiro”, “Canal Bank 1”. */
function namesAt({ source, tokens }: Phrase, at: number): SaidValue[] {
  const isName = (token: Token | undefined): boolean =>
    (token?.kind === "word" && /^\P{L}?\p{Lu}/u.test(token.text)) || isScript(token);
  if (!isName(tokens[at])) return [];
  const found: SaidValue[] = [];
  for (let to = at + 1; to <= Math.min(tokens.length, at + longest); to += 1) {
    const last = tokens[to - 1];
    if (last === undefined || isBoundary(last)) break;
    const goesOn = isName(last) || particles.has(last.word) || /^\d{1,4}\p{L}?$/u.test(last.text);
    if (!goesOn) break;
    if (!particles.has(last.word))
      found.push({ kind: "name", text: textOf({ source, tokens: tokens.slice(at, to) }), length: to - at });
  }
  return found;
}

/** Letters without capitals. */
function isScript(token: Token | undefined): boolean {
  return token?.kind === "word" && /^\p{Lo}/u.test(token.text);
}

/** What a value of plain words does not begin with. */
const leading =
  /^(?:and|or|but|then|not|no|to|is|are|with|called|named|worth|at|in|on|for|as|of|up|down|from|until)$/u;

/** Whatever stands from here up to a comma, an “and”, or the end: the longest first. */
export function wordsUpTo(phrase: Phrase, at: number): SaidValue[] {
  const { tokens } = phrase;
  const found: SaidValue[] = [];
  if (leading.test(tokens[at]?.word ?? "")) return found;
  for (let to = at + 1; to <= tokens.length; to += 1) {
    const [last, next] = [tokens[to - 1], tokens[to]];
    if (last === undefined || isBoundary(last) || last.kind === "quoted") break;
    // “Ada and nickname with Countess” is a value, and a field with another.
    if (/^(?:with|to|as|is|:|=)$/u.test(last.word) && tokens.slice(at, to).some(({ word }) => word === "and"))
      break;
    const isEnd = next === undefined || isBoundary(next) || next.word === "and" || next.word === "then";
    if (isEnd && last.word !== "and")
      found.push({ kind: "words", text: textOf(slice(phrase, at, to)), length: to - at });
  }
  return found;
}
