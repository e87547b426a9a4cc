import { conceptOf, labelLikeness } from "./match.ts";
import { type Page, type Scope } from "./page.ts";
import { readValue } from "./read.ts";
import { candidatesFor } from "./scalar.ts";
import { type Field, readSchema } from "./schema.ts";
import { nodeAt } from "./tree.ts";
import { fieldWords, normalize } from "./words.ts";

type Said = { words: string[]; text: string };
type Thing = { [key: string]: unknown };

const DEEPEST = 4;
const MAX_VALUES = 500;
const ENOUGH = 0.8;
const NOWHERE = { start: 0, end: 0 };

/**
 * What the page's JSON-LD says of the thing that the page is visibly about, by the names of its properties. Nobody sees
 * JSON-LD, so it counts only where its name is the page's heading or title, and not at all when a price, a rating, a day or
 * the availability that it gives is another than the visible one.
 */
export type Structured = { said: Said[] };

export function structuredOf(page: Page, texts: string[]): Structured | undefined {
  const things = texts.flatMap((text) => thingsIn(parsed(text), 0));
  const own = things.filter((thing) => isSubject(page, thing));
  const [first] = own;
  if (first === undefined || new Set(own.map((thing) => JSON.stringify(thing["@type"]))).size > 1)
    return undefined;
  const said: Said[] = [];
  for (const thing of own) collect(thing, [], said);
  return isContradicted(page, said) ? undefined : { said };
}

/** The one value that JSON-LD gives for a field; undefined where it gives none or several. */
export function structuredValue(page: Page, field: Field, { said }: Structured): unknown {
  const rated = said
    .map((one) => ({ one, likeness: labelLikeness(field, one.words) }))
    .filter(({ likeness }) => likeness >= ENOUGH)
    .sort((a, b) => b.likeness - a.likeness);
  const best = rated.filter(({ likeness }) => likeness === rated[0]?.likeness);
  if (new Set(best.map(({ one }) => one.text)).size !== 1) return undefined;
  const [only] = best;
  return only === undefined ? undefined : readValue(page, field, { text: only.one.text, range: NOWHERE });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Pages get it wrong all the time; what cannot be read says nothing.
    return undefined;
  }
}

function thingsIn(value: unknown, depth: number): Thing[] {
  if (depth > DEEPEST) return [];
  if (Array.isArray(value)) return value.slice(0, MAX_VALUES).flatMap((one) => thingsIn(one, depth + 1));
  if (!isThing(value)) return [];
  const main = ["@graph", "mainEntity", "mainEntityOfPage"].flatMap((key) => thingsIn(value[key], depth + 1));
  return value["@type"] === undefined ? main : [value, ...main];
}

function isThing(value: unknown): value is Thing {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isSubject({ tree }: Page, thing: Thing): boolean {
  const name = [thing["headline"], thing["name"]].find((text) => typeof text === "string");
  if (typeof name !== "string" || name.trim() === "") return false;
  const heading = tree.headings.find((at) => nodeAt(tree, at).level === 1);
  const wanted = normalize(name);
  return heading !== undefined && normalize(nodeAt(tree, heading).name) === wanted;
}

/** `offers.price` is the price; what a nested thing is called stands for it: `brand: { name }`. */
function collect(thing: Thing, path: string[], said: Said[]): void {
  for (const [key, value] of Object.entries(thing)) {
    if (key.startsWith("@") || said.length >= MAX_VALUES || path.length > DEEPEST) continue;
    if (typeof value === "string" || typeof value === "number" || typeof value === "boolean") {
      const text = plain(String(value)).slice(0, 2_000);
      const isInner = path.length > 0;
      if (isInner && key === "name") said.push({ words: fieldWords(path.at(-1) ?? ""), text });
      else if (isInner) said.push({ words: fieldWords(`${path.at(-1)} ${key}`), text });
      if (!isInner || key !== "name") said.push({ words: fieldWords(key), text });
    } else if (isThing(value)) collect(value, [...path, key], said);
    else if (Array.isArray(value) && value.length === 1 && isThing(value[0]))
      collect(value[0], [...path, key], said);
  }
}

/** `https://schema.org/InStock` says “In stock”. */
function plain(text: string): string {
  const term = /^https?:\/\/schema\.org\/(\w+)$/.exec(text)?.[1];
  return term === undefined ? text : term.replace(/(\p{Ll})(\p{Lu})/gu, "$1 $2");
}

const checked = (
  [
    ["price", "number"],
    ["ratingValue", "number"],
    ["ratingCount", "integer"],
    ["reviewCount", "integer"],
    ["datePublished", "string"],
    ["availability", "boolean"],
    ["author", "string"],
  ] as const
).map(([name, type]) => {
  const format = name === "datePublished" ? { format: "date" } : {};
  const { root } = readSchema({ type: "object", properties: { [name]: { type, ...format } } });
  const shape = root.shape();
  return shape.kind === "object" ? shape.properties[0] : undefined;
});

function isContradicted(page: Page, said: Said[]): boolean {
  const scope: Scope = { range: { start: 0, end: page.tree.nodes.length }, kind: "page", nouns: new Set() };
  return checked.some((field) => {
    const given = field === undefined ? undefined : structuredValue(page, field, { said });
    if (field === undefined || given === undefined) return false;
    const seen = candidatesFor(page, field, scope).filter(
      ({ node }) => page.tree.chrome[node] !== 1 && conceptOf(field).concept !== "other",
    );
    return seen.length > 0 && !seen.some(({ value }) => value === given);
  });
}
