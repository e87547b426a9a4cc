import { boundOf, durationIn, rangeIn } from "./amounts.ts";
import { conceptOf } from "./match.ts";
import { type Page, numbersOf } from "./page.ts";
import type { Field } from "./schema.ts";
import { type Range, closest, isInline, nodeAt } from "./tree.ts";
import {
  LEFT_OF,
  type NumberToken,
  absoluteUrl,
  availability,
  emailIn,
  phoneIn,
  ratingIn,
  yesOrNo,
} from "./values.ts";
import { dateIn, endsIn, instantIn, looksLikeDate } from "./dates.ts";
import { endOfPeriod } from "./hours.ts";
import { stem, words } from "./words.ts";

/** A text of the page and where it stands. */
export type Passage = { text: string; range: Range };

/** A number or code is a word or two, no sentence. */
const CODES = new Set(
  "id sku identifier isbn issn ean gtin upc mpn vin iban number version".split(" ").map(stem),
);
/** Words of the names of those who wrote something. */
const LONGEST_BYLINE = 12;
const MAX_STRING = 10_000;

/** What a passage says for a field, in the field's type and within its bounds; undefined when it says no such thing. */
export function readValue(page: Page, field: Field, passage: Passage): unknown {
  const shape = field.shape();
  if (shape.kind === "choice") {
    const ordered = [...shape.options].sort((a, b) => Number(isPlainString(a)) - Number(isPlainString(b)));
    for (const option of ordered) {
      const value = readValue(page, option, passage);
      if (value !== undefined) return value;
    }
    return undefined;
  }
  if (shape.kind !== "scalar") return undefined;
  let value: unknown;
  if (shape.members !== undefined)
    value = memberOf(page, field, { members: shape.members, text: passage.text });
  else if (shape.type === "number" || shape.type === "integer") value = readNumber(page, field, passage.text);
  else if (shape.type === "boolean") value = readBoolean(field, passage.text);
  else value = readString(page, field, passage);
  return value !== undefined && field.accepts(value) ? value : undefined;
}

function isPlainString(field: Field): boolean {
  const shape = field.shape();
  return (
    shape.kind === "scalar" &&
    shape.type === "string" &&
    shape.format === undefined &&
    shape.members === undefined
  );
}

function readString(page: Page, field: Field, { text, range }: Passage): string | undefined {
  const shape = field.shape();
  const format = shape.kind === "scalar" ? shape.format : undefined;
  const { concept } = conceptOf(field);
  const base = page.tree.view.url;
  if (concept === "image") return addressIn(page, range, (role) => role === "img" || role === "image");
  if (concept === "url" || format === "uri" || format === "url")
    return addressIn(page, range, (role) => role === "link") ?? absoluteUrl(text, base);
  if (format === "email" || concept === "email")
    return emailIn(text) ?? emailIn(addressIn(page, range, (role) => role === "link") ?? "");
  if (format === "date") return dateIn(text) ?? dayOfPeriod(field, text) ?? dayOfMachine(page, range);
  if (format === "date-time") return instantIn(text) ?? instantOfMachine(page, { text, range });
  if (concept === "phone")
    return phoneIn(text) ?? addressIn(page, range, (role) => role === "link")?.match(/^tel:(.+)/)?.[1];
  const trimmed = text.trim().replace(/\s*[,;·|]$/u, "");
  if (NOTHING.test(trimmed)) return undefined;
  if (concept === "money" && looksLikeDate(trimmed)) return undefined;
  if (concept === "author" && trimmed.split(/\s+/).length > LONGEST_BYLINE) return undefined;
  if (field.words.at(-1) === NUMBER && !/\d/.test(trimmed)) return undefined;
  if (isNoCode(page, field, trimmed)) return undefined;
  return trimmed === "" || trimmed.length > MAX_STRING ? undefined : trimmed;
}

const CODE = stem("code");
const IBAN = /^\p{Lu}{2}\d{2}(?:\s?[\p{Lu}\d]{2,4}){3,8}$/u;

/** A sentence is no number of anything, and an amount of money is no code. */
function isNoCode(page: Page, field: Field, text: string): boolean {
  const asked = field.words.at(-1) ?? "";
  const isCode = asked === CODE || CODES.has(asked);
  const isAmount = isCode && numbersOf(page, text).some(({ currency }) => currency !== undefined);
  return isAmount || (CODES.has(asked) && text.split(/\s+/).length > 4 && !IBAN.test(text));
}

/** What a cell says that holds nothing. */
const NOTHING = /^(?:[\s–—−-]+|n\/a)$/iu;

/** What `<time datetime>` says in the range, or around it. */
function machineValueIn({ tree }: Page, { start, end }: Range): string | undefined {
  for (let at = start; at < end; at++) {
    const { machineValue } = nodeAt(tree, at);
    if (machineValue !== undefined) return machineValue;
  }
  const above =
    start > 0
      ? closest(tree, start, (node) => node.machineValue !== undefined || !isInline(node))
      : undefined;
  return above === undefined ? undefined : nodeAt(tree, above).machineValue;
}

/** Of a period the day on which it begins, or ends, for a field that asks for just that. */
export function dayOfPeriod(field: Field, text: string): string | undefined {
  const end = endOfPeriod(field);
  return end === undefined ? undefined : endsIn(text)?.[end === "first" ? 0 : 1];
}

/** For a day that the text leaves open (`05/06/2024`, `3 days ago`). */
function dayOfMachine(page: Page, range: Range): string | undefined {
  const value = machineValueIn(page, range);
  return value === undefined ? undefined : dateIn(value.slice(0, 10));
}

/** The instant behind a text, unless the text names a day more than one away from it, as no time zone does. */
function instantOfMachine(page: Page, { text, range }: Passage): string | undefined {
  const value = machineValueIn(page, range);
  const instant = value === undefined ? undefined : instantIn(value);
  const day = dateIn(text);
  if (instant === undefined || day === undefined) return instant;
  return Math.abs(Date.parse(instant) - Date.parse(day)) <= 2 * DAY_MS ? instant : undefined;
}

const DAY_MS = 86_400_000;

/** The address of the first such element in a range, or of the link that the range lies in. */
function addressIn(page: Page, range: Range, fits: (role: string) => boolean): string | undefined {
  const { nodes } = page.tree;
  for (let index = range.start; index < range.end; index++) {
    const { role, href } = nodeAt(page.tree, index);
    if (href !== undefined && fits(role)) return href;
  }
  for (let index = nodes[range.start]?.parent ?? -1; index > 0; index = nodeAt(page.tree, index).parent) {
    const { role, href } = nodeAt(page.tree, index);
    if (href !== undefined && fits(role)) return href;
  }
  return undefined;
}

/** `1,284 m [1]`: the number of a footnote is no figure. */
const FOOTNOTE = /(?<=\S)\s?\[\d{1,3}\]/g;

function readNumber(page: Page, field: Field, said: string): number | undefined {
  const text = said.replace(FOOTNOTE, "");
  const { concept } = conceptOf(field);
  if (concept === "rating") {
    const rating = ratingIn(text);
    if (rating !== undefined) return rating;
  }
  const key = keyIn(field, text);
  if (key !== undefined) return key;
  if ((concept === "money" && isFree(text)) || isWithoutStop(field, text)) return 0;
  const told = field.span === undefined ? undefined : spanIn(field.span, text);
  if (told !== undefined) return told;
  const ends = rangeIn(text, (part) => numbersOf(page, part));
  if (ends !== undefined) {
    const bound = boundOf(field);
    return bound !== undefined && fitsUnits(field, ends[bound]) ? ends[bound].value : undefined;
  }
  const all = numbersOf(page, text);
  const tokens = all.filter((token) => fitsUnits(field, token));
  const [only] = tokens;
  if (only === undefined) return undefined;
  const share = shareIn(field, text) ?? eachOf(field, text, tokens) ?? outOfBrackets(page, field, text);
  if (share !== undefined) return share;
  if (tokens.every((token) => token.value === only.value))
    return all.length === tokens.length || concept === "money" ? only.value : undefined;
  return (
    single(tokens.filter((token) => isNamedAfter(field, text, token))) ??
    (concept === "money" ? single(tokens.filter((token) => token.currency !== undefined)) : undefined) ??
    (concept === "count"
      ? single(tokens.filter((token) => /\(\s*$/.test(text.slice(0, token.start))))
      : undefined) ??
    (concept === "rating" ? single(tokens.filter((token) => !Number.isInteger(token.value))) : undefined) ??
    (isWhole(field) && /^\D*\d+\s*(?:of|out of|\/)\s*\d+\D*$/.test(text) ? only.value : undefined)
  );
}

/** A sum of hours and minutes in the one unit that is asked for; the year of a day. */
function spanIn(unit: string, text: string): number | undefined {
  if (unit === "year") return Number(dateIn(text)?.slice(0, 4) ?? Number.NaN) || undefined;
  return durationIn(text, unit);
}

const NUMBER = stem("number");

/** `#458`, where a number is asked for that something is known by. */
export function keyIn({ words: named }: Field, text: string): number | undefined {
  const figure = named.at(-1) === NUMBER ? /(?:^|\s)#(\d{1,9})\b/.exec(text)?.[1] : undefined;
  return figure === undefined ? undefined : Number(figure);
}

/** What costs nothing: the whole text says so; “Free delivery” is about something else. */
export function isFree(text: string): boolean {
  return /^\W*(?:free(?: of charge)?|gratis|no charge)\W*$/i.test(text);
}

/** `Direct`, of a journey whose stops are counted. */
export function isWithoutStop({ words: named }: Field, text: string): boolean {
  return named.includes(stem("stop")) && /^\W*(?:direct|non-?stop)\W*$/i.test(text);
}

/** Of `2 of 3 copies available` two are available, and of the copies of which it is not asked how many are, nothing is said. */
function shareIn(field: Field, text: string): number | undefined {
  const figure = LEFT_OF.exec(text)?.[1];
  const isAsked = words(text).some((word) => STATES.has(word) && field.words.includes(word));
  return figure !== undefined && isAsked ? Number(figure) : undefined;
}

const STATES = new Set("available left free stock".split(" ").map(stem));

function single(tokens: NumberToken[]): number | undefined {
  return tokens.length === 1 ? tokens[0]?.value : undefined;
}

/** `£9 (members £6)`: the figure, and a remark that says nothing of what is asked for. */
function outOfBrackets(page: Page, field: Field, text: string): number | undefined {
  const [, before = "", remark = ""] = /^([^()]*\d[^()]*)\(([^()]*)\)\W*$/u.exec(text) ?? [];
  const isAsked = words(remark).some((word) => field.words.includes(word));
  if (isAsked || conceptOf(field).concept === "count" || !/\d/.test(remark)) return undefined;
  const tokens = numbersOf(page, before);
  return tokens.every((token) => fitsUnits(field, token)) ? single(tokens) : undefined;
}

function isWhole(field: Field): boolean {
  const shape = field.shape();
  return shape.kind === "scalar" && shape.type === "integer";
}

/** `12 instalments of €5.59`: how many there are, and how much each of them is. */
function eachOf(field: Field, text: string, [count, amount, ...more]: NumberToken[]): number | undefined {
  if (count === undefined || amount === undefined || more.length > 0) return undefined;
  const isEach =
    count.currency === undefined &&
    amount.currency !== undefined &&
    /\p{L}{3,} (?:of|at|à) ?$/u.test(text.slice(count.end, amount.start));
  const isCounted = isWhole(field) || conceptOf(field).concept === "count";
  return isEach ? (isCounted ? count : amount).value : undefined;
}

/** What else the text says of what is asked for must be said together with the figure: `€4.95 shipping (free from €75)`. */
function isNamedAfter(field: Field, text: string, token: NumberToken): boolean {
  const [next] = words(text.slice(token.end).split(/\d/)[0] ?? "");
  if (next === undefined || !field.words.includes(next)) return false;
  const start = text.slice(0, token.start).search(/[^()[\];]*$/u);
  const clause = words(/^[^()[\];]*/u.exec(text.slice(start))?.[0] ?? "");
  const said = words(text);
  return field.words.every((word) => !said.includes(word) || clause.includes(word));
}

const UNITS: [string, RegExp][] = [
  ["EUR", /\beuros?\b|\beur\b|€/i],
  ["USD", /\bdollars?\b|\busd\b|\$/i],
  ["GBP", /\bgbp\b|\bpounds? sterling\b|£/i],
  ["JPY", /\byen\b|\bjpy\b|¥/i],
  ["kg", /\bkgs?\b|\bkilo(?:gram)?s?\b/i],
  ["g", /\bgrams?\b|\bin g\b/i],
  ["lb", /\blbs?\b/i],
  ["oz", /\boz\b|\bounces?\b/i],
  ["cm", /\bcms?\b|\bcentimet(?:re|er)s?\b/i],
  ["mm", /\bmms?\b|\bmillimet(?:re|er)s?\b/i],
  ["m", /\bmet(?:re|er)s?\b|\bin m\b/i],
  ["km", /\bkms?\b|\bkilomet(?:re|er)s?\b/i],
  ["inch", /\binch(?:es)?\b/i],
  ["gb", /\bgbs?\b|\bgigabytes?\b/i],
  ["mb", /\bmbs?\b|\bmegabytes?\b/i],
];

const askedUnits = new WeakMap<Field, string[]>();

function unitsOf(field: Field): string[] {
  let units = askedUnits.get(field);
  if (units === undefined)
    askedUnits.set(
      field,
      (units = UNITS.filter(([, pattern]) => pattern.test(field.prose)).map(([unit]) => unit)),
    );
  return units;
}

/** False when the field asks for one unit or currency and the page gives another: converting would be inventing. */
function fitsUnits(field: Field, token: NumberToken): boolean {
  if (token.currency === undefined && token.unit === undefined) return true;
  const time = token.unit === undefined ? undefined : timeOf(token.unit);
  if (field.span !== undefined && time !== undefined) return field.span === time;
  const asked = unitsOf(field);
  if (asked.length === 0) return true;
  const currencies = asked.filter((unit) => unit === unit.toUpperCase());
  const measures = asked.filter((unit) => unit !== unit.toUpperCase());
  if (token.currency !== undefined) return currencies.length === 0 || currencies.includes(token.currency);
  const unit =
    token.unit === "lbs" ? "lb" : token.unit === "in" || token.unit === "inches" ? "inch" : token.unit;
  return measures.length === 0 || !UNITS.some(([name]) => name === unit) || measures.includes(unit ?? "");
}

const TIMES = new Map(
  Object.entries({
    h: "hour",
    hr: "hour",
    hrs: "hour",
    min: "minute",
    mins: "minute",
    sec: "second",
    secs: "second",
  }),
);

/** The stem of a unit of time, `undefined` for any other unit. */
export function timeOf(unit: string): string | undefined {
  const whole = TIMES.get(unit) ?? unit;
  return /^(?:second|minute|hour|day|week|month|year)s?$/.test(whole) ? stem(whole) : undefined;
}

function readBoolean(field: Field, text: string): boolean | undefined {
  const plain = yesOrNo(text);
  if (plain !== undefined) return plain;
  if (conceptOf(field).concept !== "availability") return undefined;
  const available = availability(text);
  return available;
}

/** The member of an enum that a text names; undefined when it names none or several. */
function memberOf(
  page: Page,
  field: Field,
  { members, text }: { members: unknown[]; text: string },
): unknown {
  const spoken = words(text.slice(0, 300)).join(" ");
  const named = members.filter((member) => {
    // `inStock` is said as two words, `TypeScript` as one.
    const forms = [String(member).replace(/(\p{Ll})(\p{Lu})/gu, "$1 $2"), String(member)];
    return forms
      .map((form) => words(form).join(" "))
      .some((wanted) => wanted !== "" && isSaidOf(spoken, wanted));
  });
  const longest = named.filter(
    (member) => !named.some((other) => other !== member && contains(other, member)),
  );
  if (longest.length === 1) return longest[0];
  if (longest.length > 1) return undefined;
  const currencies = numbersOf(page, text).map((token) => token.currency);
  const byCurrency = members.filter((member) => currencies.includes(String(member)));
  if (byCurrency.length === 1) return byCurrency[0];
  const number = readNumber(page, field, text);
  return members.find((member) => typeof member === "number" && member === number);
}

const DENIALS = ["not", "no", "non", "never", "without"];

/** Said and not denied: `Not shipped` is another thing than `shipped`. */
function isSaidOf(spoken: string, wanted: string): boolean {
  const said = ` ${spoken} `;
  const isDenied = DENIALS.some((denial) => said.includes(` ${denial} ${wanted} `));
  return said.includes(` ${wanted} `) && !isDenied;
}

function contains(longer: unknown, shorter: unknown): boolean {
  const [a, b] = [longer, shorter].map((member) =>
    words(String(member).replace(/(\p{Ll})(\p{Lu})/gu, "$1 $2")).join(" "),
  );
  return a !== b && ` ${a} `.includes(` ${b} `);
}
