import { type Concept, conceptOf } from "./match.ts";
import {
  type Atom,
  type Page,
  type Scope,
  atomsOf,
  factsIn,
  numbersOf,
  partsOfRun,
  residueOf,
} from "./page.ts";
import { dayOfPeriod, isWithoutStop, keyIn } from "./read.ts";
import { durationIn } from "./amounts.ts";
import {
  type Look,
  isMeasured,
  isNumeric,
  isOfTwoDegrees,
  isPresentDegree,
  judgeCounted,
  judgeMoney,
  judgeRating,
  unmet,
} from "./look-of-figures.ts";
import type { Field } from "./schema.ts";
import { closest, endOf, isInline, nodeAt, textOf } from "./tree.ts";
import { WEEKDAY, looksLikeDate } from "./dates.ts";
import { SPANS, hourFor, periodWords } from "./hours.ts";
import { isStateOfPage } from "./states.ts";
import { ACTIONS, judgeImage, judgeLinked, judgeUrl } from "./look-of-links.ts";
import { asksVersion, versionIn } from "./versions.ts";
import { availability, deniedOf, emailIn, phoneIn, ratingIn } from "./values.ts";
import { stem } from "./words.ts";

/**
 * How much an atom that the page does not name looks like what a field wants, 0–1; 0 for not at all. By concept: a price
 * by its currency, a name by its heading, an address by its link.
 */
export function looksLike(look: Look, atom: Atom): number {
  const { concept } = conceptOf(look.field);
  // Who writes stands at the head of a definition list as well.
  const mayBeLabel = concept === "name" || (concept === "author" && atom.kind === "link");
  if (atom.isLabel && !mayBeLabel) return 0;
  if (!SPOKEN.has(concept) && isCode(look.page, atom)) return 0;
  return (JUDGES[concept] ?? judgeOther)(look, atom);
}

/** What code may well be: `$100` in an example is no price. */
const SPOKEN: Set<Concept> = new Set(["name", "description", "url", "image"]);

function isCode({ tree }: Page, atom: Atom): boolean {
  return closest(tree, atom.node, ({ tag }) => /^(?:pre|code|samp|kbd)$/.test(tag)) !== undefined;
}

type Judge = (look: Look, atom: Atom) => number;

function judgeName(look: Look, atom: Atom): number {
  const isAction = ACTIONS.test(atom.text);
  if (atom.text === "" || atom.text.length > 300 || isAction || unmet(look, []).length > 0) return 0;
  if (atom.kind === "heading") return headingScore(look, atom);
  if (look.scope.kind === "page" || atom.isLabel || atom.kind === "line") return 0;
  if (atom.kind === "picture") return 0.52;
  if (
    !/\p{L}/u.test(atom.text) ||
    numbersOf(look.page, atom.text).some((token) => token.currency) ||
    ratingIn(atom.text) !== undefined
  )
    return 0;
  const tree = look.page.tree;
  const cell = closest(tree, atom.node, ({ role }) => role === "rowheader" || role === "columnheader");
  // What heads a column names none of its cells.
  if (cell !== undefined && nodeAt(tree, cell).role === "columnheader") return 0;
  if (cell !== undefined && cell >= look.scope.range.start) return 0.85;
  if (atom.kind === "link" && isPictureOnly(look.page, atom)) return 0.54;
  const place = placeInProse(look.page, atom);
  if (place !== undefined) return place === "lead" ? 0.82 - 0.12 * look.rank.link++ : 0;
  const isAttribute = ATTRIBUTES.has(look.field.words.at(-1) ?? "");
  const isSimpleLink = atom.kind === "link" && atom.range.end - atom.range.start <= 4;
  if (isSimpleLink && !isAttribute) return Math.max(0.55, 0.8 - 0.12 * look.rank.link++);
  // “Oder Spedition · Szczecin” are two names, of which it is not said what they are.
  if (SEPARATED.test(atom.text) || MEASURE.test(atom.text) || isAttribute) return 0;
  if (atom.kind !== "run" || availability(atom.text) !== undefined || looksLikeDate(atom.text)) return 0;
  if (isSentence(atom.text)) return 0;
  const strong = /^(?:strong|b)$/.test(nodeAt(tree, nodeAt(tree, atom.node).parent).tag);
  return Math.max(0, (strong ? 0.72 : 0.66) - 0.12 * look.rank.name++);
}

const SEPARATED = /\s[·•|]\s/u;

/** Names are no sentences. */
function isSentence(text: string): boolean {
  const count = text.split(" ").length;
  return count > 14 || (count > 6 && /[.!]$/.test(text));
}

const MORE_WORDS = 4;

/**
 * Where a marked piece stands in a sentence: at its head it may name the entry (`<code>PGHOST</code> behaves as …`), within it
 * it is part of what is said. Undefined for what stands by itself.
 */
function placeInProse({ tree }: Page, atom: Atom): "lead" | "within" | undefined {
  const marked = atom.kind === "link" ? atom.node : nodeAt(tree, atom.node).parent;
  if (atom.kind !== "link" && (atom.kind !== "run" || !isInline(nodeAt(tree, marked)))) return undefined;
  const block = closest(tree, marked, (node) => !isInline(node)) ?? 0;
  if (block <= 0) return undefined;
  const text = textOf(tree, { start: block, end: endOf(tree, block) });
  const isProse = text.split(" ").length - atom.text.split(" ").length > MORE_WORDS;
  if (!isProse) return undefined;
  const after = text.slice(atom.text.length).trimStart();
  return text.startsWith(atom.text) && /^\p{Ll}/u.test(after)
    ? "lead"
    : text.startsWith(atom.text)
      ? undefined
      : "within";
}

/** A linked picture is called by what it shows (`Cover of …`), which may be more than the name. */
function isPictureOnly({ tree }: Page, { range }: Atom): boolean {
  let pictures = 0;
  for (let index = range.start; index < range.end; index++) {
    const { role } = nodeAt(tree, index);
    if (role === "text") return false;
    if (role === "img" || role === "image") pictures++;
  }
  return pictures > 0;
}

/** Things that a page says of another thing: its first heading is no city, unless it is a name of one word. */
const ATTRIBUTES = new Set("city country room user person place".split(" ").map(stem));

const DAYS = new Set("day date".split(" ").map(stem));

/** “Thursday, 12 June” heads what is on that day, and is no name of it. */
function isDay(text: string): boolean {
  return (
    looksLikeDate(text) && text.replace(/[\p{L}]+|[\d\s,.]+/gu, "") === "" && text.split(/[\s,]+/).length < 5
  );
}

function headingScore(look: Look, atom: Atom): number {
  const level = nodeAt(look.page.tree, atom.node).level ?? 2;
  if (isDay(atom.text) && ![...look.field.words, ...look.field.title].some((word) => DAYS.has(word)))
    return 0;
  if (look.scope.kind === "item" && ATTRIBUTES.has(look.field.words.at(-1) ?? "")) return 0;
  if (look.scope.kind === "page" && look.field.words[0] === JOB && !isAboutWork(look.page)) return 0;
  if (look.scope.kind === "item") return 0.94 - 0.12 * look.rank.name++;
  const isNamed = level === 1 && isTitled(look.page, atom.text);
  if (ATTRIBUTES.has(look.field.words.at(-1) ?? "") && !isNamed) return 0;
  return look.page.tree.chrome[atom.node] === 1
    ? 0.4
    : level === 1
      ? 0.92
      : Math.max(0.3, 0.72 - 0.08 * (level - 1));
}

const JOB = stem("job");
const WORK = /\b(?:jobs?|vacanc(?:y|ies)|positions?|careers?|salary|apply|hiring|recruit\p{L}*)\b/iu;

/** What heads the page of a person is no `jobTitle`. */
function isAboutWork({ tree }: Page): boolean {
  return tree.nodes.some(({ name }) => WORK.test(name)) || WORK.test(tree.view.url);
}

/** `Weather for Tarnby Head` is about a place of this name; so is a page that says the one word of its heading again. */
function isTitled({ tree, atoms }: Page, heading: string): boolean {
  const said = /^\p{L}+$/u.test(heading) ? new RegExp(`\\b${heading}\\b`, "u") : undefined;
  const isSaid = ({ kind, text, node }: Atom) =>
    kind === "run" &&
    said?.test(text) === true &&
    closest(tree, node, ({ role }) => role === "heading" || role === "link") === undefined;
  if (said !== undefined && atoms.some(isSaid)) return true;
  return ["for", "in"].some((word) => ` ${tree.view.title} `.includes(` ${word} ${heading} `));
}

function judgeDescription(look: Look, atom: Atom): number {
  if (atom.kind === "heading" || atom.kind === "picture" || unmet(look, []).length > 0) return 0;
  if (LEADS.has(look.field.words.at(-1) ?? "")) return leads(look, atom) ? 0.8 : 0;
  const length = atom.text.split(" ").length;
  const enough = look.scope.kind === "page" ? 10 : /\p{L}[.!?]$/u.test(atom.text) ? 2 : 5;
  if (length < enough || atom.kind === "link" || isByline(atom.text) || VOTES.test(atom.text)) return 0;
  // A row of values one after the other is none of them.
  const isRow =
    atom.kind === "line" && (looksLikeDate(atom.text.slice(0, 30)) || /^\d{1,2}[:.]\d{2}\b/.test(atom.text));
  if (isRow || ratingIn(atom.text) !== undefined) return 0;
  if (availability(atom.text) !== undefined && length < 5) return 0;
  const tag =
    nodeAt(look.page.tree, atom.node).role === "text"
      ? nodeAt(look.page.tree, nodeAt(look.page.tree, atom.node).parent).tag
      : "p";
  return (tag === "p" ? 0.62 : 0.56) + Math.min(0.12, length / 400);
}

/** What others thought of a text is no part of it. */
const VOTES =
  /^\d[\d.,]*k? (?:people|persons?|users?|customers?|of \d+ )\b[^.]{0,40}\b(?:helpful|useful)\b/iu;

const LEADS = new Set("standfirst subtitle lede".split(" ").map(stem));

/** The paragraph that follows the first heading at once. */
function leads({ page: { tree } }: Look, { node, kind }: Atom): boolean {
  const paragraph = nodeAt(tree, node).parent;
  const heading = tree.headings.findLast((above) => above < node);
  if (kind !== "run" || heading === undefined || nodeAt(tree, paragraph).role !== "paragraph") return false;
  return nodeAt(tree, heading).level === 1 && endOf(tree, heading) === paragraph;
}

/** `by Lena on 4 January 2026` says who and when, and nothing of the thing. */
function isByline(text: string): boolean {
  return /^by\s\p{Lu}/iu.test(text) && text.split(" ").length <= 25 && !/[.!?]$/.test(text);
}

function judgePattern(look: Look, atom: Atom): number {
  const { concept } = conceptOf(look.field);
  if (atom.text.length > 160 || unmet(look, residueOf(look.page, atom.text)).length > 0) return 0;
  const address = atom.kind === "link" ? (nodeAt(look.page.tree, atom.node).href ?? "") : "";
  if (concept === "email")
    return address.startsWith("mailto:") || emailIn(atom.text) !== undefined ? 0.85 : 0;
  if (concept === "phone")
    return address.startsWith("tel:")
      ? 0.9
      : phoneIn(atom.text) !== undefined && atom.text.length < 40 && !isOtherLine(look, atom)
        ? 0.75
        : 0;
  // Of several things in one text each is read by itself.
  if (concept === "date" && partsOfRun(atom.text).length > 0) return 0;
  if (periodWords(look.field).length === 0 && dayOfPeriod(look.field, atom.text) !== undefined) return 0.8;
  if (!looksLikeDate(atom.text)) return 0;
  if (isOtherDay(look, atom)) return 0;
  const timed = closest(look.page.tree, atom.node, (node) => node.tag === "time") !== undefined;
  return (timed ? 0.88 : 0.78) - 0.06 * Math.max(0, residueOf(look.page, atom.text).length - 3);
}

const PHONES = new Set("phone telephone tel mobile fax call".split(" ").map(stem));

/** `Company number 914 220 683`: what something is known by is no telephone, however it looks. */
function isKnownBy(page: Page, { text }: Atom): boolean {
  const residue = residueOf(page, text);
  return residue.some((word) => KEYS.has(word)) && !residue.some((word) => PHONES.has(word));
}

const FAX = stem("fax");

/** A fax is called so; a house number before a postal code only looks like a telephone. */
function isOtherLine({ field, page }: Look, atom: Atom): boolean {
  const residue = residueOf(page, atom.text);
  if (residue.includes(FAX) !== field.words.includes(FAX)) return true;
  const isDialled = /(?<![\d\p{L}])(?:\+|\(|0)/u.test(phoneIn(atom.text) ?? "");
  const isPlain = residue.length === 0 || residue.some((word) => PHONES.has(word));
  return isKnownBy(page, atom) || !(isDialled || isPlain);
}

/** What is done on a day: “Last updated on …” is not when it was published. */
const DEEDS = [
  "published posted",
  "created added joined registered",
  "updated modified edited changed revised",
  "released",
  "born birth birthday",
  "deadline due expires expiry ends end closes until",
  "starts start begins opens from",
].map((deeds) => new Set(deeds.split(" ").map(stem)));

function isOtherDay({ field, page }: Look, atom: Atom): boolean {
  const asked = DEEDS.filter((deeds) => field.words.some((word) => deeds.has(word)));
  const { parent } = nodeAt(page.tree, atom.node);
  const labels = factsIn(page, { start: parent, end: endOf(page.tree, parent) }).flatMap(
    ({ source, labelWords }) => (source === "pair" || source === "colon" ? labelWords : []),
  );
  const said = DEEDS.filter((deeds) =>
    [...residueOf(page, atom.text), ...labels].some((word) => deeds.has(word)),
  );
  return asked.length > 0 && said.length > 0 && !said.some((deeds) => asked.includes(deeds));
}

function judgeAvailability(look: Look, atom: Atom): number {
  if (isNumeric(look.field)) return judgeCounted(look, atom);
  return atom.kind !== "link" && availability(atom.text) !== undefined ? 0.9 : 0;
}

function judgeCurrency(look: Look, atom: Atom): number {
  return numbersOf(look.page, atom.text).some((token) => token.currency !== undefined) ? 0.75 : 0;
}

const ADDRESS = stem("address");
const STREETS = new Set("address street".split(" ").map(stem));
/** An address down to its postal code. */
const POSTAL = /^[^:?!;]{4,80}(?:\b\p{Lu}{1,2}\d[\p{Lu}\d]?\s\d\p{Lu}{2}|,\s\p{Lu}{2}\s\d{5})$/u;
const STREET =
  /^(?:(?:\p{Lu}[\p{L}.'’-]*\s){1,4}\d{1,4}\s?[a-z]?|\d{1,5}[a-z]?\s(?:\p{Lu}[\p{L}.'’-]*\s?){1,4})(?:,\s\P{N}{2,40}|,\s\d{4,6}\s\P{N}{2,40})?$/u;

/** A badge for a yes (`Free shipping`), a member of an enum that stands alone, a number beside its word. */
function judgeOther(look: Look, atom: Atom): number {
  const shape = look.field.shape();
  if (shape.kind !== "scalar") return 0;
  if (isNumeric(look.field) && shape.members === undefined)
    return isKeyOf(look, atom) ||
      isSpanOf(look.field, atom.text) ||
      isMeasured(look, atom) ||
      isOfTwoDegrees(look, atom) ||
      isPresentDegree(look, atom) ||
      isWithoutStop(look.field, atom.text)
      ? 0.8
      : judgeCounted(look, atom);
  if (isMeasureOf(look, atom)) return 0.8;
  if (atom.text.length > 60) return 0;
  if (shape.members !== undefined && look.scope.kind === "page") return isStateOfPage(look, atom) ? 0.6 : 0;
  if (shape.members !== undefined) return atom.text.split(" ").length <= 3 ? 0.66 : 0;
  const linked = judgeLinked(look, atom);
  if (linked > 0) return linked;
  if (look.field.words.some((word) => STREETS.has(word)) && asksStreet(look)) {
    if (STREET.test(atom.text)) return 0.72;
    if (look.field.words.at(-1) === ADDRESS && POSTAL.test(atom.text)) return 0.74;
  }
  if (isCodeOf(look, atom)) return 0.78;
  if (look.scope.kind === "item" && DAYS.has(look.field.words.at(-1) ?? "") && WEEKDAY.test(atom.text))
    return 0.8;
  if (asksVersion(look.field, look.scope) && versionIn(atom) !== undefined)
    return atom.kind === "heading" ? 0.86 : 0.76;
  if (look.scope.kind === "item" && hourFor(look.field, atom.text) !== undefined) return 0.8;
  if (shape.type !== "boolean" || atom.kind === "link") return 0;
  const residue = residueOf(look.page, atom.text).filter((word) => !/^(?:no|not|non|without)$/.test(word));
  const same = residue.length > 0 && look.field.words.every((word) => residue.includes(word));
  if (deniedOf(look.field, atom.text)) return 0.78;
  return same && residue.length <= look.field.words.length + 1 && !/[?]/.test(atom.text) ? 0.78 : 0;
}

const UNIT = stem("unit");
const KEYS = new Set("number no code reference ref".split(" ").map(stem));
const CODE = /^\p{Lu}{1,4}[ -]?\d{1,6}\p{Lu}?$/u;

/** `QL 411` of a flight whose number is asked for: the one code in the entry. */
function isCodeOf({ field, scope, page }: Look, atom: Atom): boolean {
  const isAsked = KEYS.has(field.words.at(-1) ?? "") && asksKey(field, scope);
  if (scope.kind !== "item" || !isAsked || !CODE.test(atom.text)) return false;
  return atomsOf(page, scope)
    .filter(({ text }) => CODE.test(text))
    .every(({ text }) => text === atom.text);
}

/** `#458 opened by …` of an issue whose number is asked for: the one such figure in the entry. */
function isKeyOf({ field, scope, page }: Look, atom: Atom): boolean {
  const key = keyIn(field, atom.text);
  if (scope.kind !== "item" || key === undefined || !asksKey(field, scope)) return false;
  return atomsOf(page, scope).every(({ text }) => (keyIn(field, text) ?? key) === key);
}

function asksKey({ words: named }: Field, { nouns }: Scope): boolean {
  return named.every((word) => KEYS.has(word) || nouns.has(word));
}

/** `7 h 40 min` of a flight whose duration is asked for in minutes. */
function isSpanOf({ span, words: named }: Field, text: string): boolean {
  return span !== undefined && named.every((word) => SPANS.has(word)) && durationIn(text, span) !== undefined;
}

const MEASURE = /^(?:m?g|kg|[mcd]?l|oz|lbs?|tbsp|tsp|cups?|pinch(?:es)?|cloves?|slices?)$/i;

/** `g` between a figure and a name, where the unit is asked for. */
function isMeasureOf({ field, scope }: Look, atom: Atom): boolean {
  return scope.kind === "item" && field.words.at(-1) === UNIT && MEASURE.test(atom.text);
}

/** A delivery's address needs to be called so. */
function asksStreet({ field, scope }: Look): boolean {
  return scope.kind === "item" && field.words.every((word) => STREETS.has(word) || scope.nouns.has(word));
}

const JUDGES: Partial<Record<Concept, Judge>> = {
  money: judgeMoney,
  rating: judgeRating,
  count: judgeCounted,
  name: judgeName,
  description: judgeDescription,
  url: judgeUrl,
  image: judgeImage,
  email: judgePattern,
  phone: judgePattern,
  date: judgePattern,
  availability: judgeAvailability,
  currency: judgeCurrency,
  author: judgeLinked,
  other: judgeOther,
};
