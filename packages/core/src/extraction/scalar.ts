import { boundOf, isBound, rangeIn } from "./amounts.ts";
import { looksLikeDate } from "./dates.ts";
import { type Fact, TRUST, factText } from "./facts.ts";
import type { Look } from "./look-of-figures.ts";
import { looksLike } from "./looks.ts";
import { type Concept, conceptOf, labelLikeness, phraseLikeness, wordLikeness } from "./match.ts";
import { type Atom, type Page, type Scope, atomsIn, atomsOf, factsOf, numbersOf } from "./page.ts";
import { dayOfPeriod, readValue } from "./read.ts";
import type { Field } from "./schema.ts";
import { readTable } from "./tables.ts";
import { versionIn } from "./versions.ts";
import { linesOf } from "./spoken-text.ts";
import { endOfPeriod, hourFor, periodWords } from "./hours.ts";
import { availability, yesOrNo } from "./values.ts";
import { childrenOf, closest, endOf } from "./tree.ts";
import { stem } from "./words.ts";

export type Candidate = {
  value: unknown;
  /** 0–1. */
  score: number;
  node: number;
  /** By a name that the page gives, not by looks. */
  named: boolean;
  /** The column that it stands in. */
  column?: string;
};

/** Below this a value is no finding. */
const ENOUGH = 0.5;
const NAMED_ENOUGH = 0.55;
/** Of the first of several alike in one entry: perhaps the entry is a list itself. */
const DOUBTED = 0.3;
/** What looks add to a name that says part of what is asked for. */
const LOOKS_MORE = 0.05;
/** Rivals closer than this are a doubt. */
const CLOSE = 0.06;
/** Rivals that stand in the same place of parts of one make. */
const CLOSE_ALIKE = 0.08;

/** All values of a scope that could be a scalar field's, best first. */
export function candidatesFor(page: Page, field: Field, scope: Scope): Candidate[] {
  page.effort.left -= atomsOf(page, scope).length + factsOf(page, scope).length + 1;
  if (page.effort.left < 0) return [];
  const candidates = [...namedCandidates(page, field, scope), ...lookCandidates(page, field, scope)];
  for (const candidate of candidates) {
    const framed = page.tree.chrome[candidate.node] === 1 && page.tree.chrome[scope.range.start] !== 1;
    if (framed) candidate.score *= 0.6;
    if (page.tree.unseen[candidate.node] === 1) candidate.score *= 0.75;
  }
  const isOpen = page.tree.beside[scope.range.start] === 1;
  return candidates
    .filter(({ score, node }) => score >= ENOUGH && (isOpen || page.tree.beside[node] !== 1))
    .sort((a, b) => b.score - a.score || a.node - b.node);
}

function namedCandidates(page: Page, field: Field, scope: Scope): Candidate[] {
  const candidates: Candidate[] = [];
  const { concept } = conceptOf(field);
  for (const fact of factsOf(page, scope)) {
    if (isOfMore(field, scope, fact)) continue;
    let likeness = Math.max(labelLikeness(field, fact.labelWords), namesPeriod(page, field, fact));
    if (concept === "name")
      likeness = Math.max(
        likeness,
        namesSubject(field, scope, { label: fact.labelWords, text: factText(page.tree, fact) }),
        headsRow(page, field, { scope, fact }) ? 0.7 : 0,
      );
    if (numbersEntry(page, field, { scope, fact })) likeness = Math.max(likeness, 0.92);
    const elsewhere =
      scope.kind === "page" &&
      concept === "name" &&
      fact.source !== "control" &&
      underSubheading(page, scope, fact.range.start)
        ? 0.1
        : 0;
    const score = likeness * TRUST[fact.source] - elsewhere;
    if (score < NAMED_ENOUGH || (fact.source === "section" && !isSectionFor(page, concept, fact))) continue;
    const text = factTextFor(page, concept, fact);
    if (isUnbounded(page, field, { fact, text }) || isOnlyKey(field, { fact, text })) continue;
    if (isOtherRating(field, fact) || isOfRow(page, scope, fact)) continue;
    const value = readValue(page, field, { text, range: fact.range });
    // “Release: Linux” is called much like a date, and is none.
    const isOther =
      concept === "date" &&
      likeness < SURE &&
      typeof value === "string" &&
      !/\d{4}/.test(value) &&
      !looksLikeDate(value);
    if (value !== undefined && !isOther)
      candidates.push({
        value,
        score,
        node: fact.range.start,
        named: true,
        ...(fact.source === "column" ? { column: fact.label } : {}),
      });
  }
  return candidates;
}

const PERIODS = new Set("period date duration validity term".split(" ").map(stem));

/** `Period | 1 April – 30 April 2025` holds the `periodStart`, `Works | …` the `worksEnd`. */
function namesPeriod(page: Page, field: Field, fact: Fact): number {
  if (endOfPeriod(field) === undefined || dayOfPeriod(field, factText(page.tree, fact)) === undefined)
    return 0;
  const named = periodWords(field);
  if (named.length === 0) return fact.labelWords.every((word) => PERIODS.has(word)) ? 0.9 : 0;
  return phraseLikeness(named, fact.labelWords);
}

/** What a sentence says of the river path is not so of anything else. */
function isOfMore(field: Field, { nouns }: Scope, { isWhole, labelWords }: Fact): boolean {
  return (
    isWhole === true &&
    labelWords
      .slice(-2)
      .some((word) => !nouns.has(word) && !field.words.some((other) => wordLikeness(word, other) > 0))
  );
}

/** One figure says neither the least nor the most, unless it is called so. */
function isUnbounded(page: Page, field: Field, { fact, text }: { fact: Fact; text: string }): boolean {
  if (boundOf(field) === undefined || fact.labelWords.some(isBound)) return false;
  return rangeIn(text, (part) => numbersOf(page, part)) === undefined;
}

/** `VAT no.: IE 6388047V`: what something is known by is no figure of it. */
function isOnlyKey(field: Field, { fact, text }: { fact: Fact; text: string }): boolean {
  const shape = field.shape();
  const isFigure = shape.kind === "scalar" && (shape.type === "number" || shape.type === "integer");
  const isKey =
    KEY_WORDS.has(fact.labelWords.at(-1) ?? "") && !field.words.some((word) => KEY_WORDS.has(word));
  return isFigure && isKey && !/^\W*\d+\W*$/.test(text);
}

/** A table of several rows has a column's value of each, and the page has none of them. */
function isOfRow({ tree }: Page, { kind, range }: Scope, { source, container }: Fact): boolean {
  const table = source === "column" ? closest(tree, container, ({ role }) => role === "table") : undefined;
  return (
    kind === "page" && table !== undefined && table >= range.start && readTable(tree, table).rows.length > 1
  );
}

/** Whether the page calls something so that holds a figure, though it is not one that can be read as the field asks. */
export function isFigured(page: Page, field: Field, scope: Scope): boolean {
  return factsOf(page, scope).some(
    (fact) => labelLikeness(field, fact.labelWords) >= CALLED && /\d/.test(factText(page.tree, fact)),
  );
}

const CALLED = 0.75;

const RATED = new Set(
  "rating score star average overall customer guest user review reader buyer total mean".split(" ").map(stem),
);

/** `EPC rating: D (63)` is not what others thought of a thing. */
function isOtherRating(field: Field, { labelWords, source }: Fact): boolean {
  const isRating = conceptOf(field).concept === "rating" && source !== "section" && source !== "prose";
  const known = (word: string) => RATED.has(word) || field.words.some((own) => wordLikeness(own, word) > 0);
  return isRating && !labelWords.every(known);
}

const SURE = 0.95;
/** Nodes of a section that may be a description. */
const LARGEST_SECTION = 400;
const PARTED = new Set(["heading", "row", "article", "figure"]);

/** A section of several parts is a part of the page: it may describe something, and is no name, figure or day. */
function isSectionFor({ tree }: Page, concept: Concept, { range, labelNode }: Fact): boolean {
  // What stands under the page's own heading is the page.
  const isPage = tree.nodes[labelNode]?.level === 1 && concept !== "description";
  if (isPage || range.end - range.start > LARGEST_SECTION) return false;
  const inside = tree.nodes.slice(range.start, range.end);
  return (
    concept === "description" ||
    (!inside.some(({ role }) => PARTED.has(role)) &&
      inside.filter(({ role }) => role === "listitem").length < 2)
  );
}

const ADDRESSED = /^\p{Lu}[^\d:;!?]*$/u;

/**
 * Of a table's cell the name is its link, when it has one beside other words; of a name over an address its first line. Other
 * parts of several lines are no names.
 */
function factTextFor(page: Page, concept: Concept, fact: Fact): string {
  const lines = concept === "name" && fact.given === undefined ? linesOf(page.tree, fact.range) : [];
  if (lines.length > 1) {
    const [first = "", ...rest] = lines;
    const isAddress = rest.some((line) => /\d/.test(line)) && !lines.some((line) => line.includes(":"));
    return ADDRESSED.test(first) && isAddress ? first : "";
  }
  const now = concept === "money" && fact.given === undefined ? unstruck(page, fact) : undefined;
  if (now !== undefined) return now;
  const links =
    concept === "name" && fact.source === "column"
      ? atomsIn(page, fact.range).filter((atom) => atom.kind === "link" && atom.text !== "")
      : [];
  const [only] = links;
  const text = factText(page.tree, fact);
  return only !== undefined && links.length === 1 && text.startsWith(only.text) ? only.text : text;
}

/** Of a price and the one that is struck through beside it, the price. */
function unstruck(page: Page, { range }: Fact): string | undefined {
  const runs = atomsIn(page, range).filter(({ kind }) => kind === "run");
  const kept = runs.filter(({ struck }) => !struck);
  return kept.length === runs.length || kept.length === 0
    ? undefined
    : kept.map(({ text }) => text).join(" ");
}

/** `Name` and `Product` both stand above what `productName` asks for; `Pages: 344` counts them. */
function namesSubject(
  field: Field,
  { nouns }: Scope,
  { label: [label = "", ...more], text }: { label: string[]; text: string },
): number {
  const plain = more.length === 0 && conceptOf(field).qualifiers.every((word) => nouns.has(word));
  const isNamed = label === "nam" || (nouns.has(label) && /\p{L}/u.test(text));
  return plain && isNamed ? 0.92 : 0;
}

const KEY_WORDS = new Set("number no id identifier code reference ref key".split(" ").map(stem));

/** A column of orders that is called Order holds what they are known by: `#20417`. */
function numbersEntry(page: Page, field: Field, { scope, fact }: { scope: Scope; fact: Fact }): boolean {
  const [label = "", ...more] = fact.labelWords;
  const isKey = field.words.every((word) => KEY_WORDS.has(word) || scope.nouns.has(word));
  if (scope.kind !== "item" || fact.source !== "column" || !isKey || more.length > 0) return false;
  return (
    field.words.some((word) => KEY_WORDS.has(word)) &&
    scope.nouns.has(label) &&
    /^\S*\d\S*$/.test(factText(page.tree, fact))
  );
}

/** The first column names the row where no column is called so; not when it holds a day or a figure. */
function headsRow(page: Page, field: Field, { scope, fact }: { scope: Scope; fact: Fact }): boolean {
  if (scope.kind !== "item" || fact.source !== "column" || conceptOf(field).qualifiers.length > 0)
    return false;
  const columns = factsOf(page, scope).filter(({ source }) => source === "column");
  const text = factText(page.tree, fact);
  return (
    columns[0] === fact &&
    columns.length > 1 &&
    /\p{L}{2}/u.test(text) &&
    !/^\W*\d/.test(text) &&
    !looksLikeDate(text) &&
    !columns.some(({ labelWords }) => labelLikeness(field, labelWords) >= NAMED_ENOUGH)
  );
}

/** `Name: …` in a part about something else does not name the page's subject. */
function underSubheading(page: Page, scope: Scope, node: number): boolean {
  const heading = page.tree.headings.findLast((above) => above < node && above >= scope.range.start);
  return heading !== undefined && (page.tree.nodes[heading]?.level ?? 2) > 1;
}

function lookCandidates(page: Page, field: Field, scope: Scope): Candidate[] {
  const candidates: Candidate[] = [];
  const look: Look = { field, scope, page, rank: { name: 0, link: 0 } };
  for (const atom of atomsOf(page, scope)) {
    if (atom.range.end > scope.range.end) continue;
    const named =
      atom.fact === undefined || isSelf(look, atom) ? 1 : labelLikeness(field, atom.fact.labelWords);
    const isKey = atom.fact !== undefined && isOnlyKey(field, { fact: atom.fact, text: atom.text });
    if (named < NAMED_ENOUGH || isKey || isOfEntry(page, atom.node, scope)) continue;
    // What one run says is surer than what several say together, but for prose.
    const together = atom.kind === "line" && conceptOf(field).concept !== "description" ? 0.1 : 0;
    // What is called `Price excl. VAT` is no surer a price than its name, however much it looks like one.
    const score = Math.min(looksLike(look, atom) - together, named + LOOKS_MORE);
    if (score < ENOUGH) continue;
    const value = lookValue(page, field, atom);
    if (value !== undefined) candidates.push({ value, score, node: atom.node, named: false });
  }
  return candidates;
}

/** What one of several articles or list items with headings shows is its own, and not the page's. */
function isOfEntry({ tree }: Page, node: number, { kind, range }: Scope): boolean {
  if (kind !== "page") return false;
  const entry = closest(tree, node, ({ role }) => role === "article" || role === "listitem");
  if (entry === undefined || entry <= range.start) return false;
  const end = endOf(tree, entry);
  const isHeaded = tree.headings.some((heading) => heading > entry && heading < end);
  const siblings = childrenOf(tree, tree.nodes[entry]?.parent ?? 0);
  return isHeaded && siblings.filter((other) => tree.path[other] === tree.path[entry]).length > 1;
}

/** A link's address may be read from a cell that is named after what the link shows. */
function isSelf({ field }: Look, atom: Atom): boolean {
  const { concept } = conceptOf(field);
  const cell = atom.fact?.source === "column" || atom.fact?.source === "microdata";
  return (
    (cell && (concept === "url" || concept === "image" || concept === "currency")) ||
    (atom.fact?.source === "column" && concept === "name" && atom.fact.labelWords.length === 0)
  );
}

function lookValue(page: Page, field: Field, atom: Atom): unknown {
  const shape = field.shape();
  const { concept } = conceptOf(field);
  if (concept === "currency" && shape.kind === "scalar" && shape.members === undefined) {
    const code = numbersOf(page, atom.text).find((token) => token.currency !== undefined)?.currency;
    return code !== undefined && field.accepts(code) ? code : undefined;
  }
  if (shape.kind === "scalar" && shape.type === "boolean") return badge(field, atom.text);
  const version = field.words.includes(stem("version")) ? versionIn(atom) : undefined;
  if (version !== undefined) return field.accepts(version) ? version : undefined;
  const hour = hourFor(field, atom.text);
  if (hour !== undefined) return field.accepts(hour) ? hour : undefined;
  return readValue(page, field, { text: atom.text, range: atom.range });
}

function badge(field: Field, text: string): boolean | undefined {
  if (conceptOf(field).concept === "availability") return availability(text) ?? yesOrNo(text);
  return !/\b(?:no|not|non|without)\b/i.test(text);
}

/** The best candidate, less sure of when others say otherwise as loudly. */
export function settle(page: Page, candidates: Candidate[], scope: Scope): Candidate | undefined {
  let pool = candidates;
  while (pool.length > 0) {
    const [best] = pool;
    if (best === undefined) return undefined;
    const path = page.tree.path[best.node];
    // `VAT 23 %` and `VAT 13.5 %` are called alike, though not by as many words; what is called just so is not.
    const isClose = ({ node, score }: Candidate) =>
      best.score - score < (best.score < SURE && page.tree.path[node] === path ? CLOSE_ALIKE : CLOSE);
    const rivals = pool.filter((other) => other.value !== best.value && isClose(other));
    if (rivals.length === 0) return best;
    const repeated = rivals.some((rival) => page.tree.path[rival.node] === path);
    if (!repeated) return { ...best, score: best.score - 0.1 };
    if (scope.kind === "item") return { ...best, score: DOUBTED };
    // One of several alike is an entry of a list, and no property of the page.
    const { column } = best;
    pool = pool.filter(
      (other) => page.tree.path[other.node] !== path && (column === undefined || other.column !== column),
    );
  }
  return undefined;
}
