import { type Fact, factText } from "./facts.ts";
import type { Finding, Place, Wish } from "./finding.ts";
import type { Scope } from "./page.ts";
import { labelLikeness, phraseLikeness } from "./match.ts";
import { type Page, factsIn } from "./page.ts";
import { readValue } from "./read.ts";
import type { Field } from "./schema.ts";
import { nodeAt } from "./tree.ts";
import { words } from "./words.ts";

/** Label–value pairs of the one block that the field names, or of the only block there is. */
export function extractMap(page: Page, field: Field, { scope, wish }: Place): Finding | undefined {
  const shape = field.shape();
  const entry = shape.kind === "object" ? shape.entries : undefined;
  if (entry === undefined) return undefined;
  const blocks = factBlocks(page, scope).map((facts) => ({
    facts,
    likeness: blockLikeness(page, field, { wish, facts }),
  }));
  const named = blocks.filter((block) => block.likeness >= 0.5).sort((a, b) => b.likeness - a.likeness);
  const chosen = named[0] ?? (blocks.length === 1 ? blocks[0] : undefined);
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
