import type { Finding, Place, Wish } from "./finding.ts";
import { ENTITIES, conceptOf, labelLikeness } from "./match.ts";
import { GENERAL, isCalledBy, subjectWords } from "./nouns.ts";
import type { Page } from "./page.ts";
import { readValue } from "./read.ts";
import type { Field } from "./schema.ts";
import { type Table, isTable, readTable } from "./tables.ts";
import { type Range, endOf, nodeAt, subtree, textOf } from "./tree.ts";
import { words } from "./words.ts";

/** A table that has one thing a column: its rows are called by their first cells. */
type Comparison = { table: Table; labels: string[][]; things: string[]; called: string[] };

const ENOUGH = 0.6;
/** Things and the table that they stand in side by side. */
type Compared = Finding & { table: Range };

/** Of the fields that a thing has, so many must be rows by their names where the table is not called as the array is. */
const TELLING_ROWS = 2;

/** An array out of a table that compares things side by side: `Basic`, `Team` and `Enterprise` above, `Price` and `Users` beside. */
export function extractColumns(page: Page, field: Field, place: Place): Compared | undefined {
  const array = field.shape();
  if (array.kind !== "array" || array.item.shape().kind !== "object") return undefined;
  for (const comparison of comparisonsIn(page, place)) {
    const read = comparison.things.map((_, at) =>
      readThing(page, array.item, { comparison, column: at + 1 }),
    );
    const [first] = read;
    if (first === undefined || read.some((finding) => finding === undefined || finding.missing.length > 0))
      continue;
    // The names alone are those of the things where these are asked for.
    if (read.every((finding) => finding?.rows === 0) && !isSaidOver(field, comparison)) continue;
    const isTelling = first.rows >= TELLING_ROWS && first.rows >= first.fields - 1;
    if (!isTelling && !isCalledBy(field, comparison.called)) continue;
    // Which of the things are meant is told by their rows, and not by what is read of them.
    place.wish.picking?.words.push(...openWords(page, field, { comparison, wish: place.wish }));
    const { node } = comparison.table;
    return {
      value: read.map((finding) => finding?.value),
      score: 0.9,
      missing: [],
      table: subtree(page.tree, node),
    };
  }
  return undefined;
}

/** Words that narrow and that neither the schema nor what stands over the table accounts for: “phones with wireless charging”. */
function openWords(
  page: Page,
  field: Field,
  { comparison, wish }: { comparison: Comparison; wish: Wish },
): string[] {
  const array = field.shape();
  const item = array.kind === "array" ? array.item.shape() : array;
  const properties = item.kind === "object" ? item.properties : [];
  const known = new Set([...field.words, ...comparison.called, ...subjectWords(page)]);
  for (const { words: own } of properties) for (const word of own) known.add(word);
  return [...(wish.narrowing ?? []), ...(wish.kinds ?? [])].filter((word) => !known.has(word));
}

/** One thing of such a table, by the words that its column is headed with. */
export function extractColumn(
  page: Page,
  field: Field,
  { place, names }: { place: Place; names: string[] },
): Finding | undefined {
  for (const comparison of comparisonsIn(page, place)) {
    const columns = comparison.things.flatMap((thing, at) =>
      words(thing).every((word) => names.includes(word)) ? [at + 1] : [],
    );
    const [column, ...others] = columns;
    if (column === undefined || others.length > 0) continue;
    const finding = readThing(page, field, { comparison, column });
    if (finding !== undefined && finding.rows > 0 && finding.missing.length === 0) return finding;
  }
  return undefined;
}

function comparisonsIn(page: Page, { scope }: Place): Comparison[] {
  const { tree } = page;
  const found: Comparison[] = [];
  for (let index = scope.range.start; index < scope.range.end; index++) {
    if (!isTable(tree, index) || tree.chrome[index] === 1) continue;
    const table = readTable(tree, index);
    const [, ...things] = table.headers;
    const isBeside = table.rows.every(
      ({ columns: [first] }) => first !== undefined && nodeAt(tree, first).role === "rowheader",
    );
    const isComparison = (isBeside || table.headers[0] === "") && things.length > 1 && table.rows.length > 1;
    if (isComparison && things.every((thing) => thing !== "")) {
      const labels = table.rows.map(({ columns: [first = 0] }) => words(textOf(tree, subtree(tree, first))));
      found.push({ table, labels, things, called: labelWords(page, table) });
    }
    index = endOf(tree, index) - 1;
  }
  return found;
}

function isSaidOver({ words: asked }: Field, { called }: Comparison): boolean {
  return asked.some((word) => called.includes(word) && !GENERAL.has(word));
}

type Read = Finding & { rows: number; fields: number };

function readThing(
  page: Page,
  item: Field,
  { comparison, column }: { comparison: Comparison; column: number },
): Read | undefined {
  const shape = item.shape();
  if (shape.kind !== "object") return undefined;
  const entries: [string, unknown][] = [];
  const missing: string[] = [];
  let rows = 0;
  for (const property of shape.properties) {
    const row = rowOf(property, comparison.labels);
    const cell = row === undefined ? undefined : comparison.table.rows[row]?.columns[column];
    const said =
      cell === undefined
        ? headOf(property, comparison.things[column - 1], comparison.called)
        : { text: textOf(page.tree, subtree(page.tree, cell)), range: subtree(page.tree, cell) };
    const value = said === undefined ? undefined : readValue(page, property, said);
    if (value !== undefined) entries.push([property.name, value]);
    else if (property.required && property.nullable) entries.push([property.name, null]);
    else if (property.required) missing.push(property.name);
    if (cell !== undefined && value !== undefined) rows++;
  }
  if (entries.length === 0) return undefined;
  return { value: Object.fromEntries(entries), score: 0.9, missing, rows, fields: shape.properties.length };
}

function rowOf(property: Field, labels: string[][]): number | undefined {
  const rated = labels.map((label, row) => ({ row, likeness: labelLikeness(property, label) }));
  const [best, rival] = rated.sort((a, b) => b.likeness - a.likeness);
  if (best === undefined || best.likeness < ENOUGH || best.likeness === rival?.likeness) return undefined;
  return best.row;
}

/** A thing's name is what its column is headed with. */
function headOf(
  property: Field,
  text: string | undefined,
  called: string[],
): { text: string; range: { start: 0; end: 0 } } | undefined {
  const { concept, qualifiers } = conceptOf(property);
  const isThing = property.words.length === 1 && called.includes(property.words[0] ?? "");
  const isName = isThing || (concept === "name" && qualifiers.every((word) => ENTITIES.has(word)));
  return isName && text !== undefined ? { text, range: { start: 0, end: 0 } } : undefined;
}

function labelWords(page: Page, table: Table): string[] {
  const { tree } = page;
  const heading = tree.headings.findLast((above) => above < table.node);
  return words(`${nodeAt(tree, table.node).name} ${heading === undefined ? "" : nodeAt(tree, heading).name}`);
}
