import { type Fact, factText } from "./facts.ts";
import type { Finding, Place, Wish } from "./finding.ts";
import type { Scope } from "./page.ts";
import { labelLikeness, phraseLikeness } from "./match.ts";
import { type Page, factsIn } from "./page.ts";
import { readValue } from "./read.ts";
import { type Field, withoutFiller } from "./schema.ts";
import { childrenOf, nodeAt, subtree, textOf } from "./tree.ts";
import { words } from "./words.ts";

/** Label–value pairs of the one block that the field names, or of the only block there is. */
export function extractMap(page: Page, field: Field, { scope, wish }: Place): Finding | undefined {
  const shape = field.shape();
  const entry = shape.kind === "object" ? shape.entries : undefined;
  if (entry === undefined) return undefined;
  const listed = factBlocks(page, scope);
  const keyed = [...columnBlocks(page, scope), ...countedBlocks(page, scope)];
  const blocks = [...listed, ...keyed].map((facts: Keyed[]) => ({
    facts,
    likeness: Math.max(
      blockLikeness(page, field, { wish, facts }),
      labelLikeness(field, words(facts[0]?.heading ?? "")),
      describedBy(page, field, facts),
    ),
  }));
  const named = blocks.filter((block) => block.likeness >= 0.5).sort((a, b) => b.likeness - a.likeness);
  // What is said to be of something else is not the one block that the page has.
  const isOpen = field.description.size === 0;
  const chosen = named[0] ?? (isOpen && listed.length === 1 ? blocks[0] : undefined);
  if (chosen === undefined) return undefined;
  const entries = readEntries(page, entry, chosen.facts);
  if (entries.length === 0) return undefined;
  return { value: Object.fromEntries(entries), score: named.length > 0 ? 0.9 : 0.6, missing: [] };
}

function readEntries(page: Page, entry: Field, facts: Fact[]): [string, unknown][] {
  return facts.flatMap((fact): [string, unknown][] => {
    const value = readValue(page, entry, { text: factText(page.tree, fact), range: fact.range });
    return value === undefined ? [] : [[fact.label, value]];
  });
}

export function extraEntries(
  page: Page,
  entry: Field,
  { scope, known }: { scope: Scope; known: Set<string> },
): [string, unknown][] {
  const [block, ...others] = factBlocks(page, scope);
  return block === undefined || others.length > 0
    ? []
    : readEntries(page, entry, block).filter(([name]) => !known.has(name));
}

export function factBlocks(page: Page, scope: Scope): Fact[][] {
  const blocks = new Map<number, Fact[]>();
  const chromeless = page.tree.chrome[scope.range.start] !== 1;
  for (const fact of factsIn(page, scope.range)) {
    const fits =
      fact.source === "definition" ||
      fact.source === "row" ||
      fact.source === "colon" ||
      fact.source === "pair";
    if (!fits || (chromeless && page.tree.chrome[fact.range.start] === 1)) continue;
    const block = blocks.get(fact.container);
    if (block === undefined) blocks.set(fact.container, [fact]);
    else if (!block.some((other) => other.label === fact.label)) block.push(fact);
  }
  return [...blocks.values()].filter((facts) => facts.length > 1);
}

/** A map that has no name is told by its description, of which its heading is half or more. */
function describedBy(page: Page, field: Field, [first]: Fact[]): number {
  const labels = first === undefined || field.words.length > 0 ? [] : labelsOf(page, first.container);
  const isSaid = (label: string[]) =>
    label.length > 0 && label.filter((word) => field.description.has(word)).length * 2 > label.length;
  return labels.some((label) => isSaid(withoutFiller(words(label)))) ? 0.6 : 0;
}

/** A value that another says the key of; `heading` is what stands above the values of its column. */
type Keyed = Fact & { heading?: string };

/** Rows of two cells, of which the first says what the second is of: a table of kinds and grants. */
function columnBlocks(page: Page, { range }: Scope): Keyed[][] {
  const rows = new Map<number, Fact[]>();
  for (const fact of factsIn(page, range))
    if (fact.source === "column" && page.tree.chrome[fact.range.start] !== 1)
      rows.set(fact.container, [...(rows.get(fact.container) ?? []), fact]);
  const blocks = new Map<number, Keyed[] | undefined>();
  for (const [row, [key, value, ...more]] of rows) {
    const table = nodeAt(page.tree, row).parent;
    const known = blocks.has(table) ? blocks.get(table) : [];
    const isPair = key !== undefined && value !== undefined && more.length === 0;
    const label = key === undefined ? "" : factText(page.tree, key);
    const isTwice = known?.some((other) => other.label === label) === true;
    blocks.set(
      table,
      isPair && known !== undefined && !isTwice
        ? [...known, { ...value, label, labelWords: words(label), heading: value.label, container: table }]
        : undefined,
    );
  }
  return [...blocks.values()].flatMap((facts) => (facts === undefined || facts.length < 2 ? [] : [facts]));
}

const COUNTED = /^(\p{L}[^()\d]*?)\s?\((\d[\d.,]*)\)$/u;

/** `Book (21)`, `Audiobook (4)`: lists of which each item counts what it says. */
function countedBlocks({ tree }: Page, { range }: Scope): Keyed[][] {
  const blocks: Keyed[][] = [];
  for (let list = range.start; list < range.end; list++) {
    if (nodeAt(tree, list).role !== "list") continue;
    const facts = childrenOf(tree, list).map((item): Keyed | undefined => {
      const [, label, given] = COUNTED.exec(textOf(tree, subtree(tree, item))) ?? [];
      if (label === undefined || given === undefined) return undefined;
      const entry = { source: "pair" as const, container: list, labelNode: item };
      return { ...entry, label, labelWords: words(label), given, range: subtree(tree, item) };
    });
    if (facts.length > 1 && facts.every((fact) => fact !== undefined)) blocks.push(facts);
  }
  return blocks;
}

/** How well a block is called what the field, or the instruction, asks for. */
export function blockLikeness(
  page: Page,
  field: Field,
  { wish, facts }: { wish: Wish; facts: Fact[] },
): number {
  const [first] = facts;
  const node = first === undefined ? 0 : first.container >= 0 ? first.container : first.labelNode;
  const likenesses = labelsOf(page, node).map((text) => {
    const label = words(text);
    const wished = label.length > 0 && label.every((word) => wish.words.includes(word)) ? 0.7 : 0;
    return Math.max(labelLikeness(field, label), wished, phraseLikeness(wish.words, label) >= 0.6 ? 0.6 : 0);
  });
  return Math.max(0, ...likenesses);
}

const NO_BLOCK = new Set(["document", "text", "row", "link"]);

/** What a block is called: by its own name, and by the heading above it. */
export function labelsOf(page: Page, node: number): string[] {
  const { tree } = page;
  const own = nodeAt(tree, node);
  const heading = tree.headings.findLast((above) => above <= node);
  const names = [
    NO_BLOCK.has(own.role) ? "" : own.name,
    heading === undefined ? "" : nodeAt(tree, heading).name,
  ];
  return names.filter((name) => name !== "");
}
