import { type Concept, conceptOf, phraseLikeness } from "./match.ts";
import { type Atom, type Page, type Scope, atomsOf, numbersOf, residueOf } from "./page.ts";
import { isFree, timeOf } from "./read.ts";
import { boundOf, isBound, periodOf, periodsIn } from "./amounts.ts";
import type { Field } from "./schema.ts";
import { closest, endOf, isInline, isWithin, nodeAt, textOf } from "./tree.ts";
import { looksLikeDate } from "./dates.ts";
import { hourFor } from "./hours.ts";
import { availability, emailIn, phoneIn, ratingIn } from "./values.ts";
import { stem, words } from "./words.ts";

export type Look = { field: Field; scope: Scope; page: Page; rank: { name: number; link: number } };

/** Words around a price that leave it the price. */
const NEUTRAL = new Set(
  "from now only price incl vat tax each now today current approx ca".split(" ").map(stem),
);
/** Words around a price that make it another amount. */
const OTHER_AMOUNT = new Set(
  "save was off shipping delivery discount deposit over under before rrp msrp list fee coupon order free"
    .split(" ")
    .map(stem),
);
/** A rent is a price as well; beside a plain price it is an instalment. */
const PERIODS = new Set("day night week month mo year annum".split(" ").map(stem));
/** “€ 2,600 a month” in an offer of work is its salary. */
const WAGES = new Set(["salary", "wage", "pay", "rent"].map(stem));
const RENT = stem("rent");
const WAGE_PERIODS = new Set("hour day night week month mo year annum".split(" ").map(stem));
const STRUCK = new Set("original old was former regular list rrp msrp".split(" ").map(stem));
const ACTIONS =
  /^(?:add|buy|view|see|show|read|learn|more|details?|edit|delete|remove|share|reply|report|quick|compare|save|open|apply|book|select|choose|next|previous|back|download|close|menu|pdf|csv|html|here)\b.{0,24}$/i;

/**
 * How much an atom that the page does not name looks like what a field wants, 0–1; 0 for not at all. By concept: a price
 * by its currency, a name by its heading, an address by its link.
 */
export function looksLike(look: Look, atom: Atom): number {
  const { concept } = conceptOf(look.field);
  if (atom.isLabel && concept !== "name") return 0;
  if (!SPOKEN.has(concept) && isCode(look.page, atom)) return 0;
  return (JUDGES[concept] ?? judgeOther)(look, atom);
}

/** What code may well be: `$100` in an example is no price. */
const SPOKEN: Set<Concept> = new Set(["name", "description", "url", "image"]);

function isCode({ tree }: Page, atom: Atom): boolean {
  return closest(tree, atom.node, ({ tag }) => /^(?:pre|code|samp|kbd)$/.test(tag)) !== undefined;
}

type Judge = (look: Look, atom: Atom) => number;

function isNumeric(field: Field): boolean {
  const shape = field.shape();
  return shape.kind === "scalar" && (shape.type === "number" || shape.type === "integer");
}

/** Qualifiers that neither the scope nor the atom accounts for. */
function unmet(look: Look, residue: string[]): string[] {
  return conceptOf(look.field).qualifiers.filter(
    (word) => !look.scope.nouns.has(word) && !residue.includes(word),
  );
}

function judgeMoney(look: Look, atom: Atom): number {
  if (atom.text.length > 60 || atom.kind === "heading" || atom.kind === "link")
    return judgeCounted(look, atom);
  if (isFree(atom.text)) return isNumeric(look.field) && unmet(look, []).length === 0 ? 0.7 : 0;
  const tokens = numbersOf(look.page, atom.text);
  const priced = tokens.filter((token) => token.currency !== undefined);
  const residue = residueOf(look.page, atom.text);
  const isWage = residue.some((word) => WAGE_PERIODS.has(word));
  const period = periodOf(look.field);
  const said = periodsIn(blockText(look.page, atom));
  if (period !== undefined && said.size > 0 && !said.has(period)) return 0;
  const left = unmet(look, residue).filter(
    (word) =>
      !(isWage && WAGES.has(word)) &&
      !(look.scope.kind === "item" && word === RENT) &&
      !(said.size > 0 && periodsIn(word).size > 0),
  );
  const wantsStruck =
    left.some((word) => STRUCK.has(word)) ||
    conceptOf(look.field).qualifiers.some((word) => STRUCK.has(word));
  if (left.some((word) => !STRUCK.has(word))) return 0;
  const bare =
    look.scope.kind === "item" && tokens.length === 1 && /^[-−–+]?\s?\d[\d.,]*[.,]\d{2}$/.test(atom.text);
  if (new Set(priced.map((token) => token.value)).size !== 1 && !bare) return 0;
  const struck = atom.struck || residue.some((word) => STRUCK.has(word));
  if (wantsStruck) return struck ? 0.88 : 0;
  const { qualifiers } = conceptOf(look.field);
  const extra = residue.filter(
    (word) => !NEUTRAL.has(word) && !qualifiers.includes(word) && !look.field.words.includes(word),
  );
  const other = extra.some((word) => OTHER_AMOUNT.has(word));
  return (
    (bare ? 0.6 : 0.88) -
    0.1 * extra.length -
    (other ? 0.3 : !isWage && extra.some((word) => PERIODS.has(word)) ? 0.1 : 0) -
    (struck ? 0.4 : 0) -
    (tokens.length > 1 ? 0.1 : 0)
  );
}

/** What stands in one short block with an amount: `$29 <small>per month</small>`. */
function blockText({ tree }: Page, { node }: Atom): string {
  const block = closest(tree, node, (above) => !isInline(above)) ?? node;
  const text = textOf(tree, { start: block, end: endOf(tree, block) });
  return text.length <= 60 ? text : "";
}

function judgeRating(look: Look, atom: Atom): number {
  const residue = residueOf(look.page, atom.text);
  if (atom.text.length > 60 || unmet(look, residue).length > 0) return 0;
  if (ratingIn(atom.text) !== undefined) return isOfStars(look.field, atom.text) ? 0.92 : 0.58;
  return look.scope.kind === "item" && isNumeric(look.field) && /^\(?\d[.,]\d\)?$/.test(atom.text)
    ? 0.62
    : judgeCounted(look, atom);
}

/** Stars may say of which class a thing is, beside the score that its guests gave it. */
function isOfStars({ words: named }: Field, text: string): boolean {
  return named.at(-1) !== stem("score") || !/[★⭐]|\bstars?\b/iu.test(text);
}

/** A number beside the word for what it counts: `12 in stock`, `(120 reviews)`. */
function judgeCounted(look: Look, atom: Atom): number {
  if (!isNumeric(look.field) || atom.text.length > 80 || numbersOf(look.page, atom.text).length === 0)
    return 0;
  if (QUANTITIES.has(look.field.words.at(-1) ?? "") && /^(?:[x×]\s?\d+|\d+\s?[x×])$/i.test(atom.text))
    return 0.85;
  if (look.field.words.some((word) => SIZES.has(word)) && AREA.test(atom.text)) return 0.85;
  if (look.field.words[0] === TOTAL && !OF_ALL.test(atom.text)) return 0;
  const residue = residueOf(look.page, atom.text);
  // “Up to 40 employees” are the most that there may be.
  const isMost = boundOf(look.field) === "most" && /\bup to\b/i.test(atom.text);
  const named = isMost ? look.field.words.filter((word) => !isBound(word)) : look.field.words;
  const likeness = phraseLikeness(named, residue);
  if (likeness >= 0.5 && isOfAnotherUnit(look, atom)) return 0;
  if (likeness >= 0.5 && !atom.text.includes("?"))
    return 0.5 + 0.4 * likeness - (residue.length > 5 ? 0.2 : 0);
  const counts = look.field.words.some((word) => /^(?:review|rat|vot|count)$/.test(word));
  return counts && conceptOf(look.field).concept === "count" && /^\(\s*[\d,.]+k?\s*\)$/i.test(atom.text)
    ? 0.68
    : 0;
}

/** `1–6 of 48 products`, `48 products found`: of all that there are. */
const TOTAL = stem("total");
const OF_ALL = /\bof (?:about )?\d|\b(?:total|found|in all|altogether|matching)\b/i;

/** `61 m²` of a flat. */
const SIZES = new Set("size area surface space sqm squaremeters".split(" ").map(stem));
const AREA = /^\s*\d[\d.,]*\s?(?:m²|m2|qm|sqm|sq\.? ?m|sq\.? ?ft|ft²|ft2)\s*$/i;

/** What `2 ×` before a thing says. */
const QUANTITIES = new Set(["quantity", "qty"].map(stem));

/** “Adults from 18 years”: the figure counts years, unless these are what is asked for. */
function isOfAnotherUnit({ field, page }: Look, atom: Atom): boolean {
  const times = numbersOf(page, atom.text).flatMap(({ unit }) => timeOf(unit ?? "") ?? []);
  return times.length > 0 && !times.some((time) => field.span === time || field.words.includes(time));
}

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
  const isSimpleLink = atom.kind === "link" && atom.range.end - atom.range.start <= 4;
  if (isSimpleLink) return Math.max(0.55, 0.8 - 0.12 * look.rank.link++);
  if (atom.kind !== "run" || availability(atom.text) !== undefined || looksLikeDate(atom.text)) return 0;
  if (isSentence(atom.text)) return 0;
  const strong = /^(?:strong|b)$/.test(nodeAt(tree, nodeAt(tree, atom.node).parent).tag);
  return Math.max(0, (strong ? 0.72 : 0.66) - 0.12 * look.rank.name++);
}

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

function headingScore(look: Look, atom: Atom): number {
  const level = nodeAt(look.page.tree, atom.node).level ?? 2;
  if (look.scope.kind === "item") return 0.94 - 0.12 * look.rank.name++;
  if (ATTRIBUTES.has(look.field.words.at(-1) ?? "") && !/^\p{L}+$/u.test(atom.text)) return 0;
  return look.page.tree.chrome[atom.node] === 1
    ? 0.4
    : level === 1
      ? 0.92
      : Math.max(0.3, 0.72 - 0.08 * (level - 1));
}

function judgeDescription(look: Look, atom: Atom): number {
  if (atom.kind === "heading" || atom.kind === "picture" || unmet(look, []).length > 0) return 0;
  const length = atom.text.split(" ").length;
  const enough = look.scope.kind === "page" ? 10 : /\p{L}[.!?]$/u.test(atom.text) ? 2 : 5;
  if (length < enough || atom.kind === "link" || isByline(atom.text)) return 0;
  if (availability(atom.text) !== undefined && length < 5) return 0;
  const tag =
    nodeAt(look.page.tree, atom.node).role === "text"
      ? nodeAt(look.page.tree, nodeAt(look.page.tree, atom.node).parent).tag
      : "p";
  return (tag === "p" ? 0.62 : 0.56) + Math.min(0.12, length / 400);
}

/** `by Lena on 4 January 2026` says who and when, and nothing of the thing. */
function isByline(text: string): boolean {
  return /^by\s\p{Lu}/iu.test(text) && text.split(" ").length <= 25 && !/[.!?]$/.test(text);
}

function judgeUrl(look: Look, atom: Atom): number {
  if (atom.kind !== "link") return 0;
  const { qualifiers } = conceptOf(look.field);
  const left = qualifiers.filter((word) => !look.scope.nouns.has(word));
  const likeness = left.length > 0 ? phraseLikeness(left, residueOf(look.page, atom.text)) : 0;
  if (left.length > 0) return likeness >= 0.5 ? 0.5 + 0.4 * likeness : 0;
  if (look.scope.kind === "page") return 0;
  const nearHeading = atomsOf(look.page, look.scope).some(
    ({ kind, range }) => kind === "heading" && (isWithin(range, atom.range) || isWithin(atom.range, range)),
  );
  const penalty = ACTIONS.test(atom.text) || atom.text === "" ? 0.1 : 0;
  return (nearHeading ? 0.9 : Math.max(0.5, 0.82 - 0.1 * look.rank.link++)) - penalty;
}

function judgeImage(look: Look, atom: Atom): number {
  const { href, box } = nodeAt(look.page.tree, atom.node);
  if (atom.kind !== "picture" || href === undefined) return 0;
  const left = unmet(look, residueOf(look.page, atom.text));
  if (left.length > 0) return 0;
  const inline = href.startsWith("data:") ? 0.2 : 0;
  const tiny = box !== undefined && box.width * box.height < 1_024 ? 0.2 : 0;
  if (look.scope.kind === "item") return Math.max(0.5, 0.85 - 0.08 * look.rank.name++) - inline - tiny;
  const large = box !== undefined && box.width >= 200 ? 0.08 : 0;
  return Math.max(0.5, 0.66 + large - 0.1 * look.rank.name++) - inline - tiny;
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
      : phoneIn(atom.text) !== undefined && atom.text.length < 40
        ? 0.75
        : 0;
  if (!looksLikeDate(atom.text)) return 0;
  if (isOtherDay(look, atom)) return 0;
  const timed = closest(look.page.tree, atom.node, (node) => node.tag === "time") !== undefined;
  return (timed ? 0.88 : 0.78) - 0.06 * Math.max(0, residueOf(look.page, atom.text).length - 3);
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
  const said = DEEDS.filter((deeds) => residueOf(page, atom.text).some((word) => deeds.has(word)));
  return asked.length > 0 && said.length > 0 && !said.some((deeds) => asked.includes(deeds));
}

function judgeAvailability(look: Look, atom: Atom): number {
  if (isNumeric(look.field)) return judgeCounted(look, atom);
  return atom.kind !== "link" && availability(atom.text) !== undefined ? 0.9 : 0;
}

function judgeCurrency(look: Look, atom: Atom): number {
  return numbersOf(look.page, atom.text).some((token) => token.currency !== undefined) ? 0.75 : 0;
}

const STREETS = new Set("address street".split(" ").map(stem));
const STREET =
  /^(?:(?:\p{Lu}[\p{L}.'’-]*\s){1,4}\d{1,4}\s?[a-z]?|\d{1,5}[a-z]?\s(?:\p{Lu}[\p{L}.'’-]*\s?){1,4})(?:,\s\P{N}{2,40}|,\s\d{4,6}\s\P{N}{2,40})?$/u;

/** A badge for a yes (`Free shipping`), a member of an enum that stands alone, a number beside its word. */
function judgeOther(look: Look, atom: Atom): number {
  const shape = look.field.shape();
  if (shape.kind !== "scalar" || atom.text.length > 60) return 0;
  if (shape.members !== undefined)
    return look.scope.kind === "item" && atom.text.split(" ").length <= 3 ? 0.66 : 0;
  if (isNumeric(look.field)) return judgeCounted(look, atom);
  const linked = judgeLinked(look, atom);
  if (linked > 0) return linked;
  if (look.field.words.some((word) => STREETS.has(word)) && asksStreet(look) && STREET.test(atom.text))
    return 0.72;
  if (look.scope.kind === "item" && hourFor(look.field, atom.text) !== undefined) return 0.8;
  if (shape.type !== "boolean" || atom.kind === "link") return 0;
  const residue = residueOf(look.page, atom.text).filter((word) => !/^(?:no|not|non|without)$/.test(word));
  const same = residue.length > 0 && look.field.words.every((word) => residue.includes(word));
  return same && residue.length <= look.field.words.length + 1 && !/[?]/.test(atom.text) ? 0.78 : 0;
}

/** An address that says what it leads to: `/artists/vesper-lane`, `#album-3`. Surer than a name that is only linked. */
function judgeLinked({ field, scope, page }: Look, atom: Atom): number {
  const shape = field.shape();
  const { href, tag } = nodeAt(page.tree, atom.node);
  if (scope.kind !== "item" || atom.kind !== "link" || href === undefined || tag !== "a") return 0;
  if (shape.kind !== "scalar" || shape.type !== "string" || shape.format !== undefined) return 0;
  const isAddressed = (link: Atom) =>
    saysKind(nodeAt(page.tree, link.node).href ?? "", field.words.at(-1) ?? "");
  if (!isAddressed(atom) || ACTIONS.test(atom.text) || !/\p{L}/u.test(atom.text)) return 0;
  const alike = atomsOf(page, scope).filter((other) => other.kind === "link" && isAddressed(other));
  return new Set(alike.map(({ text }) => text)).size === 1 ? 0.84 : 0;
}

/** Whether the last steps of an address name a kind of thing. */
function saysKind(href: string, kind: string): boolean {
  const { pathname, hash } = URL.canParse(href) ? new URL(href) : { pathname: "", hash: "" };
  const steps = [...pathname.split("/").slice(-2, -1), hash.slice(1).split(/[-/_=]/)[0] ?? ""];
  return kind !== "" && steps.some((step) => words(step).at(0) === kind && words(step).length === 1);
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
