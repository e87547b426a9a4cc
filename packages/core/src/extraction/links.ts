import type { Finding, Place } from "./finding.ts";
import type { Fact } from "./facts.ts";
import { conceptOf, labelLikeness } from "./match.ts";
import { type Atom, type Page, atomsIn, factsIn } from "./page.ts";
import { readValue } from "./read.ts";
import type { Field } from "./schema.ts";
import { type Range, nodeAt, subtree } from "./tree.ts";
import { stem } from "./words.ts";

const stems = (list: string) => new Set(list.split(" ").map(stem));
const ALL = stems("all every");
const LINKS = stems("link hyperlink anchor");
const CHAPTERS = stems("chapter section toc contents");
const TEXTS = stems("text title name label caption heading");

type LinkShape = { url: Field | undefined; text: Field };

/** `links: [{ text, url }]`, `chapters: [{ title, url }]`: every link of the page, or those of its table of contents. */
export function extractLinks(page: Page, field: Field, { scope, wish }: Place): Finding | undefined {
  const shape = shapeOf(field);
  if (shape === undefined) return undefined;
  const own = field.words.filter((word) => !ALL.has(word));
  const asked = own.length > 0 ? own : wish.words.filter((word) => !ALL.has(word));
  if (asked.length !== 1) return undefined;
  const [noun = ""] = asked;
  const links = linksIn(page, scope.range);
  if (shape.url === undefined && !CHAPTERS.has(noun)) return undefined;
  if (LINKS.has(noun)) {
    return found(
      page,
      shape,
      links.filter((link) => wish.all === true || page.tree.chrome[link.node] !== 1),
    );
  }
  const listed = listedIn(page, noun, scope.range) ?? labelledIn(page, field, scope.range);
  return listed === undefined ? undefined : found(page, shape, listed);
}

/** `Topics: <a>Ferries</a> <a>Harbour</a>`: the links that the page calls as the array is called. */
function labelledIn(page: Page, field: Field, range: Range): Atom[] | undefined {
  const isLabelled = ({ source, labelWords }: Fact) =>
    (source === "colon" || source === "definition" || source === "row") &&
    labelLikeness(field, labelWords) >= 0.9;
  const [links, ...others] = factsIn(page, range)
    .filter(isLabelled)
    .map((fact) => linksIn(page, fact.range))
    .filter((found) => found.length > 1);
  return others.length > 0 ? undefined : links;
}

/** `chapters: string[]`: the titles in the table of contents. */
export function extractTitles(page: Page, field: Field, { scope }: Place): Finding | undefined {
  const array = field.shape();
  const own = field.words.filter((word) => !ALL.has(word) && !TEXTS.has(word));
  const [noun = ""] = own;
  if (array.kind !== "array" || own.length !== 1 || !CHAPTERS.has(noun)) return undefined;
  const value = listedIn(page, noun, scope.range)?.flatMap(({ text, range }) => {
    const said = readValue(page, array.item, { text, range });
    return said === undefined ? [] : [said];
  });
  return value === undefined || value.length === 0 ? undefined : { value, score: 0.85, missing: [] };
}

/** Links of the table of contents: of a book's chapters only these, else all. */
function listedIn(page: Page, noun: string, range: Range): Atom[] | undefined {
  const contents = CHAPTERS.has(noun) ? contentsOf(page, range) : undefined;
  if (contents === undefined) return undefined;
  const listed = linksIn(page, range).filter(({ node }) => node > contents.start && node < contents.end);
  return noun === stem("chapter") ? chaptersOf(page, listed, contents) : listed;
}

function shapeOf(field: Field): LinkShape | undefined {
  const array = field.shape();
  const item = array.kind === "array" ? array.item.shape() : array;
  if (item.kind !== "object") return undefined;
  const url = item.properties.find((property) => conceptOf(property).concept === "url");
  const text = item.properties.find((property) => property !== url && TEXTS.has(property.words.at(-1) ?? ""));
  const known = [url, text].filter((property) => property !== undefined);
  return text !== undefined && item.properties.length === known.length ? { url, text } : undefined;
}

function linksIn(page: Page, range: Range): Atom[] {
  return atomsIn(page, range).filter((atom) => atom.kind === "link" && atom.text !== "");
}

function found(page: Page, { url, text }: LinkShape, links: Atom[]): Finding | undefined {
  const value = links.flatMap((link) => {
    const piece = { text: link.text, range: link.range };
    const said = readValue(page, text, piece);
    if (said === undefined) return [];
    if (url === undefined) return [Object.fromEntries([[text.name, said]])];
    const address = readValue(page, url, piece);
    return address === undefined
      ? []
      : [
          Object.fromEntries([
            [text.name, said],
            [url.name, address],
          ]),
        ];
  });
  return value.length === 0 ? undefined : { value, score: 0.85, missing: [] };
}

/** The list or definition list that follows the words “Table of Contents”, or stands in a part that is called so. */
function contentsOf(page: Page, { start, end }: Range): Range | undefined {
  const { tree } = page;
  const isLabel = (text: string): boolean => /^(?:table of )?(?:contents|chapters)\W*$/i.test(text.trim());
  for (let index = Math.max(1, start); index < end; index++) {
    const { name, role } = nodeAt(tree, index);
    if (name.length > 40 || !isLabel(name) || role === "link") continue;
    const list = listAfter(page, { start: index, end });
    if (list !== undefined) return list;
  }
  return undefined;
}

function listAfter(page: Page, { start, end }: Range): Range | undefined {
  for (let index = start; index < Math.min(end, start + 30); index++) {
    const { role, tag } = nodeAt(page.tree, index);
    if (index > start + 1 && role === "heading") return undefined;
    if (role === "list" || tag === "dl" || tag === "ul" || tag === "ol") return subtree(page.tree, index);
  }
  return undefined;
}

/** Those that are numbered as chapters are; else the uppermost, unless these are the parts of a book. */
function chaptersOf(page: Page, links: Atom[], contents: Range): Atom[] {
  const numbered = links.filter(({ text }) => /^(?:chapter\s+)?\d+\.?[\s:—–-]/i.test(text));
  if (numbered.length > 0) return numbered;
  const depths = links.map(({ node }) => depthIn(page, node, contents.start));
  const top = links.filter((_, index) => depths[index] === Math.min(...depths));
  return top.some(({ text }) => /^(?:part\b|[IVX]+\.\s)/.test(text)) ? [] : top;
}

/** How many lists the node is within, up to the given one. */
function depthIn(page: Page, node: number, outer: number): number {
  let depth = 0;
  for (let at = nodeAt(page.tree, node).parent; at > outer; at = nodeAt(page.tree, at).parent) {
    const { role, tag } = nodeAt(page.tree, at);
    if (role === "list" || tag === "dl") depth++;
  }
  return depth;
}
