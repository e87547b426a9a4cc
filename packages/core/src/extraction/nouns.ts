import type { Wish } from "./finding.ts";
import type { Group } from "./groups.ts";
import type { FactSource } from "./facts.ts";
import { type Concept, ENTITIES, conceptOf, labelLikeness, wordLikeness } from "./match.ts";
import { WEEKDAY, looksLikeDate } from "./dates.ts";
import { type Page, type Scope, atomsIn, factsIn, numbersOf } from "./page.ts";
import type { Field } from "./schema.ts";
import { type Range, nodeAt, textOf } from "./tree.ts";
import { stem, words } from "./words.ts";

const stems = (list: string) => new Set(list.split(" ").map(stem));

/** Names of arrays that say nothing about what is in them. */
export const GENERAL = stems(
  "item result entry record row element section group list data object thing card listing found collection output all link",
);
/** Parts that frame a page; asked for by these words they are no less than its content. */
export const FRAME_WORDS = stems(
  "nav navigation menu breadcrumb footer header sidebar filter related recommended similar sponsored ad advertisement also",
);
const WRITTEN = stems("story post article news headline thread topic blog forum discussion");
/** Things that do not pass for one another, however alike their entries look. */
const KINDS = [
  stems("product offer deal movie film song album video game book"),
  WRITTEN,
  stems("job vacancy position"),
  stems("hotel restaurant property room city country flight"),
  stems("person people user author member employee"),
];
/** What stands beside the things that a page is about; a count of reviews on a card is no review. */
const SATELLITES = stems(
  "review comment rating vote reply question answer image feature ingredient step tag category author seller variant option addon extra accessory discount fee",
);

/** Whether an array is of what stands beside the things that a page is about: the page must call it so. */
export function isSatellite({ words: [...said] }: Field): boolean {
  return SATELLITES.has(said.findLast((word) => !GENERAL.has(word)) ?? "");
}

/**
 * Whether the page calls its entries what the schema's array is called. False means that the array is about something
 * else than the page, and filling it by shape alone would be inventing.
 */
export function isCalled(
  page: Page,
  field: Field,
  { scope, wish, group }: { scope: Scope; wish: Wish; group: Group },
): boolean {
  const nouns = field.words.filter((word) => !GENERAL.has(word));
  if (nouns.length === 0 || scope.kind === "item") return true;
  if (group.chrome && field.words.some((word) => FRAME_WORDS.has(word))) return true;
  const label = words(group.label);
  const asked = nouns.at(-1) ?? "";
  if (isSaid(nouns, label)) return true;
  if (SATELLITES.has(asked)) return columnsNamed(page, field, group) >= TELLING_FIELDS;
  if (isSaid(nouns, pageWords(page))) return true;
  if (ENTITIES.has(asked) || KINDS.some((kind) => kind.has(asked))) {
    const said = [...label, ...pageWords(page)];
    return (
      !isContrary(asked, said) &&
      (isOfKind(asked, said) ||
        isWritten(page, asked, group) ||
        isTelling(page, field, group) ||
        fieldsNamed(page, field, group) >= TELLING_FIELDS)
    );
  }
  return (
    !SATELLITES.has(asked) &&
    (isSaid(nouns, entryWords(page, group)) ||
      isSaid(nouns, columnWords(page, group)) ||
      (group.chrome && isSaid(nouns, wish.words)) ||
      wish.words.some((word) => label.includes(word) && !GENERAL.has(word)) ||
      fieldsNamed(page, field, group) >= TELLING_FIELDS ||
      (DAYS.has(asked) && group.items.every((range) => beginsWithDay(page, range))) ||
      (!isContrary(asked, [...label, ...pageWords(page)]) && isPricedAsAsked(page, field, { wish, group })))
  );
}

const DAYS = stems("day forecast agenda schedule");

/** What entries that begin with a day each are called by a schema, whatever the page calls them. */
function beginsWithDay(page: Page, range: Range): boolean {
  const first = atomsIn(page, range).find(({ kind, text }) => kind !== "line" && text !== "");
  return first !== undefined && (looksLikeDate(first.text) || WEEKDAY.test(first.text));
}

/** Entries of a price and more, where a price and more is asked for: nothing else on a page is made so. */
function isPricedAsAsked(page: Page, field: Field, { wish, group }: { wish: Wish; group: Group }): boolean {
  const { items, chrome, label } = group;
  const item = itemShape(field);
  const asksPrice =
    item.kind === "object" &&
    item.properties.length > 1 &&
    item.properties.some((property) => conceptOf(property).concept === "money");
  const priced = items.filter((range) => isPriced(page, range));
  if (!asksPrice || chrome || items.length < 2 || priced.length * 2 <= items.length) return false;
  // “incoming payments” are some of them, if the page does not say that all are.
  const known = new Set([
    ...field.words,
    ...item.properties.flatMap((property) => [...property.words, ...property.title, ...property.description]),
    ...[label, ...items.map((range) => textOf(page.tree, range))].flatMap((text) => words(text)),
    ...pageWords(page),
  ]);
  return wish.words.every((word) => known.has(word) || GENERAL.has(word) || ENTITIES.has(word));
}

/** So many fields that entries name themselves (`Author: Kim`, `12 replies`) tell what they are, whatever the array is called. */
const TELLING_FIELDS = 3;

/** A table whose columns are the fields that are asked for tells what its rows are: variants by colour, size and price. */
function columnsNamed(page: Page, field: Field, { items: [first] }: Group): number {
  const item = itemShape(field);
  if (first === undefined || item.kind !== "object") return 0;
  const columns = factsIn(page, first).filter(({ source }) => source === "column");
  return item.properties.filter((property) =>
    columns.some(({ labelWords }) => labelLikeness(property, labelWords) >= 0.8),
  ).length;
}

function fieldsNamed(page: Page, field: Field, { items: [first] }: Group): number {
  const item = itemShape(field);
  if (first === undefined || item.kind !== "object") return 0;
  const facts = factsIn(page, first).filter(({ source }) => NAMING.has(source));
  const counted = atomsIn(page, first).flatMap(({ text }) => countedIn(text));
  return item.properties.filter((property) =>
    [...facts.map(({ labelWords }) => labelWords), ...counted].some(
      (label) => labelLikeness(property, label) >= 0.8,
    ),
  ).length;
}

/** What a short text counts: `12 replies`, `2.1k views`. */
function countedIn(text: string): string[][] {
  const noun = /^\d[\d.,\s]*[km]?\s(\p{L}{3,20})$/iu.exec(text.trim())?.[1];
  return noun === undefined ? [] : [words(noun)];
}

const NAMING: Set<FactSource> = new Set(["column", "colon", "definition", "row", "microdata", "pair"]);

/** Whether words are those that an array is called by, so far as its name says what is in it. */
export function isCalledBy(field: Field, said: string[]): boolean {
  const nouns = field.words.filter((word) => !GENERAL.has(word));
  return nouns.length === 0 || isSaid(nouns, said);
}

function isSaid(nouns: string[], said: Iterable<string>): boolean {
  for (const word of said) if (nouns.some((noun) => wordLikeness(noun, word) > 0)) return true;
  return false;
}

function isContrary(asked: string, said: string[]): boolean {
  const own = KINDS.find((kind) => kind.has(asked));
  return KINDS.some((kind) => kind !== own && own !== undefined && said.some((word) => kind.has(word)));
}

/** Words of the title, the path of the address and the headings of the first level: what the page is about as a whole. */
export function subjectWords({ tree }: Page): string[] {
  const path = URL.canParse(tree.view.url) ? new URL(tree.view.url).pathname : "";
  const texts = tree.headings.map((at) => nodeAt(tree, at)).filter(({ level }) => level === 1);
  return [tree.view.title, path, ...texts.map(({ name }) => name)].flatMap((text) => words(text));
}

/** What has an author each is a post, or an article, whatever the page is called. */
function isWritten(page: Page, asked: string, { items }: Group): boolean {
  return (
    WRITTEN.has(asked) &&
    items.every((range) =>
      factsIn(page, range).some(({ label, source }) => source === "pair" && label === "author"),
    )
  );
}

/** Whether the page speaks of things of the same kind: of positions, asked for jobs. */
function isOfKind(asked: string, said: string[]): boolean {
  const own = KINDS.find((kind) => kind.has(asked));
  return own !== undefined && said.some((word) => own.has(word));
}

/** Fields that anything may have: they tell nothing of what the entries are. */
const PLAIN: Set<Concept> = new Set(["name", "url", "image", "description", "date"]);

/**
 * Whether entries that are nowhere called as they are asked for tell by themselves what they are: by fields that not everything
 * has, by a price, or by being cards.
 */
function isTelling(page: Page, field: Field, { items, chrome }: Group): boolean {
  const item = itemShape(field);
  const properties = item.kind === "object" ? item.properties : [];
  if (properties.some((property) => property.required && !PLAIN.has(conceptOf(property).concept)))
    return true;
  return !chrome && items.length > 1 && items.every((range) => isCard(page, range) || isPriced(page, range));
}

/** What an array is of; the field itself where it is none. */
function itemShape(field: Field): ReturnType<Field["shape"]> {
  const shape = field.shape();
  return shape.kind === "array" ? shape.item.shape() : shape;
}

function isPriced(page: Page, range: Range): boolean {
  return atomsIn(page, range).some(({ text }) =>
    numbersOf(page, text).some(({ currency }) => currency !== undefined),
  );
}

/** A heading with a picture or a button; stretches of a text have headings alone. */
function isCard({ tree }: Page, { start, end }: Range): boolean {
  const { role, tag } = nodeAt(tree, start);
  if (role === "article") return true;
  if (role === "heading" || tag === "section") return false;
  const roles = new Set(tree.nodes.slice(start, end).map((node) => node.role));
  return roles.has("heading") && (roles.has("img") || roles.has("image") || roles.has("button"));
}

const knownWords = new WeakMap<Page, string[]>();

/** Words of the title, the path of the address and the first headings. */
function pageWords(page: Page): string[] {
  let known = knownWords.get(page);
  if (known === undefined) {
    const { view, headings } = page.tree;
    const path = URL.canParse(view.url) ? new URL(view.url).pathname : "";
    const texts = headings
      .filter((heading) => page.tree.chrome[heading] !== 1)
      .slice(0, 40)
      .map((heading) => nodeAt(page.tree, heading).name);
    knownWords.set(page, (known = [view.title, path, ...texts].flatMap((text) => words(text))));
  }
  return known;
}

/** What the columns of a table are called: one of them names its rows. */
function columnWords(page: Page, { items: [first] }: Group): string[] {
  const facts = first === undefined ? [] : factsIn(page, first);
  return facts.flatMap((fact) => (fact.source === "column" ? fact.labelWords : []));
}

function entryWords(page: Page, group: Group): string[] {
  const said: string[] = [];
  for (const { start, end } of group.items.slice(0, 3)) {
    for (let index = start; index < Math.min(end, start + 60); index++) {
      const { role, name } = nodeAt(page.tree, index);
      if (role === "text" && name.length < 200) said.push(...words(name));
    }
  }
  return said;
}
