import type { PageView } from "../page/view.ts";
import { type Fact, collectFacts } from "./facts.ts";
import {
  type PageTree,
  type Range,
  childrenOf,
  closest,
  endOf,
  isControl,
  isInline,
  isStruck,
  nodeAt,
  pageTree,
  textOf,
} from "./tree.ts";
import { type Notation, type NumberToken, notationOf, numbersIn } from "./values.ts";
import { withoutFiller } from "./schema.ts";
import { stem, words } from "./words.ts";

/** A smallest piece of the page that can be a value by itself. */
export type Atom = {
  node: number;
  range: Range;
  /** `line`: several runs that read as one; `name`: what only an accessible name says; `picture`: an image. */
  kind: "run" | "line" | "name" | "picture" | "link" | "heading";
  text: string;
  /** Position of the text that a reader would see struck through. */
  struck: boolean;
  /** The page names this value, so it must not pass for another by its looks. */
  fact?: Fact;
  isLabel: boolean;
};

/** A part of the page in which values are looked for. */
export type Scope = {
  range: Range;
  /** `item`: one of several alike, so that its heading names it and its first link leads to it. */
  kind: "page" | "item";
  /** Stemmed words for what the scope is about: `product` makes `productName` its name. */
  nouns: Set<string>;
};

/** A view, prepared: everything is in document order, so that a part of the page is a slice. */
export type Page = {
  tree: PageTree;
  facts: Fact[];
  atoms: Atom[];
  notation: Notation;
  /** By text: pages say the same things over and over. */
  numbers: Map<string, NumberToken[]>;
  residues: Map<string, string[]>;
  /** Texts that may still be looked at; a schema of lists within lists must not keep the process busy for ever. */
  effort: { left: number };
};

/** Texts looked at for one field or another; a page of 1,000 cards with 8 fields takes about 100,000. */
const MAX_EFFORT = 2_000_000;

/** Facts over more nodes than this name a block, not the values in it. */
const MAX_NAMED_NODES = 12;
const NAMING = new Set(["microdata", "definition", "row", "column", "colon", "control", "name"]);
const MAX_LINE_NODES = 16;

export function preparePage(view: PageView): Page {
  const tree = pageTree(view);
  const facts = collectFacts(tree);
  const atoms = collectAtoms(tree, facts);
  return {
    tree,
    facts,
    atoms,
    notation: notationOf(atoms.map(({ text }) => text)),
    numbers: new Map(),
    residues: new Map(),
    effort: { left: MAX_EFFORT },
  };
}

function collectAtoms(tree: PageTree, facts: Fact[]): Atom[] {
  const { factOf, labels } = nodeMarks(tree, facts);
  const atoms: Atom[] = [];
  let lastLine = -1;
  const add = (node: number, kind: Atom["kind"], text: string) => {
    const fact = factOf.get(node);
    const struck = kind === "run" && isStruck(tree, node);
    atoms.push({
      node,
      range: { start: node, end: endOf(tree, node) },
      kind,
      text,
      struck,
      isLabel: labels.has(node),
      ...(fact ? { fact } : {}),
    });
  };
  for (let index = 0; index < tree.nodes.length; index++) {
    const { role, name, href } = nodeAt(tree, index);
    if (role === "text") {
      const line = lineOf(tree, index);
      if (line !== undefined && line > lastLine) {
        lastLine = line;
        add(line, "line", textOf(tree, { start: line, end: endOf(tree, line) }));
      }
      add(index, "run", name.trim());
      for (const part of partsOfRun(name)) add(index, "run", part);
    } else if (role === "heading")
      add(index, "heading", name || textOf(tree, { start: index, end: endOf(tree, index) }));
    else if (role === "link" && href !== undefined)
      add(index, "link", name || textOf(tree, { start: index, end: endOf(tree, index) }));
    else if (role === "img" || role === "image") add(index, "picture", name);
    else if (name !== "" && index > 0 && isNamedOnly(tree, index)) add(index, "name", name);
  }
  return atoms.sort((a, b) => a.node - b.node);
}

/** Longest run, in characters, that is read part by part, and most parts. */
const LONGEST_PARTED = 120;
const MOST_PARTS = 6;

/** `61 m² · 2 rooms · Top floor`: each part says something by itself. */
export function partsOfRun(text: string): string[] {
  if (text.length > LONGEST_PARTED) return [];
  const parts = text.trim().split(/\s+[·•|]\s+/u);
  return parts.length < 2 || parts.length > MOST_PARTS ? [] : parts;
}

function nodeMarks(tree: PageTree, facts: Fact[]): { factOf: Map<number, Fact>; labels: Set<number> } {
  const factOf = new Map<number, Fact>();
  const labels = new Set<number>();
  for (const fact of facts) {
    const { start, end } = fact.range;
    if ((NAMING.has(fact.source) || isKey(fact)) && end - start <= MAX_NAMED_NODES) {
      for (let node = start; node < end; node++) if (!factOf.has(node)) factOf.set(node, fact);
    }
    if (fact.labelNode < 0 || fact.source === "section" || fact.source === "pair") continue;
    for (let node = fact.labelNode; node < endOf(tree, fact.labelNode); node++) labels.add(node);
  }
  return { factOf, labels };
}

const KEY_WORDS = new Set("number no id identifier code reference account".split(" ").map(stem));

/** `Organisation number | 914 220 683`: what something is known by is no telephone, however it looks. */
function isKey({ source, labelWords }: Fact): boolean {
  return source === "pair" && KEY_WORDS.has(labelWords.at(-1) ?? "");
}

/** The small block that a run shares with other runs, all of them inline: `€<b>39</b>.00`. */
function lineOf(tree: PageTree, run: number): number | undefined {
  const block = closest(tree, nodeAt(tree, run).parent, (node) => !isInline(node)) ?? -1;
  const end = endOf(tree, block);
  if (block <= 0 || end - block > MAX_LINE_NODES) return undefined;
  let runs = 0;
  for (let index = block + 1; index < end; index++) {
    const node = nodeAt(tree, index);
    if (!isInline(node) || node.role === "heading") return undefined;
    if (node.role === "text") runs++;
  }
  return runs > 1 && !["link", "button", "heading"].includes(nodeAt(tree, block).role) ? block : undefined;
}

function isNamedOnly(tree: PageTree, index: number): boolean {
  const node = nodeAt(tree, index);
  if (
    isControl(node) ||
    node.role === "button" ||
    endOf(tree, index) - index > 12 ||
    node.role === "document"
  )
    return false;
  if (endOf(tree, index) === index + 1) return true;
  return (
    childrenOf(tree, index).length < 12 &&
    textOf(tree, { start: index, end: endOf(tree, index) }) !== node.name
  );
}

/** The entries that lie in a range; both lists are sorted by where the entry starts. */
export function atomsIn(page: Page, range: Range): Atom[] {
  return slice(page.atoms, range, (atom) => atom.range.start);
}

export function factsIn(page: Page, range: Range): Fact[] {
  return slice(page.facts, range, (fact) => fact.range.start).filter((fact) => fact.range.end <= range.end);
}

function slice<T>(list: T[], { start, end }: Range, position: (entry: T) => number): T[] {
  return list.slice(firstFrom(list, start, position), firstFrom(list, end, position));
}

function firstFrom<T>(list: T[], bound: number, position: (entry: T) => number): number {
  let low = 0;
  let high = list.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const entry = list[middle];
    if (entry !== undefined && position(entry) < bound) low = middle + 1;
    else high = middle;
  }
  return low;
}

export function numbersOf(page: Page, text: string): NumberToken[] {
  let numbers = page.numbers.get(text);
  if (numbers === undefined) page.numbers.set(text, (numbers = numbersIn(text, page.notation)));
  return numbers;
}

const atomsOfScope = new WeakMap<Scope, Atom[]>();
const factsOfScope = new WeakMap<Scope, Fact[]>();

/** As `atomsIn`, remembered: each field of an object looks through the same scope. */
export function atomsOf(page: Page, scope: Scope): Atom[] {
  let atoms = atomsOfScope.get(scope);
  if (atoms === undefined) atomsOfScope.set(scope, (atoms = atomsIn(page, scope.range)));
  return atoms;
}

export function factsOf(page: Page, scope: Scope): Fact[] {
  let facts = factsOfScope.get(scope);
  if (facts === undefined) factsOfScope.set(scope, (facts = factsIn(page, scope.range)));
  return facts;
}

/** The telling words of a text beside its figures: `[review]` of `(120 reviews)`. */
export function residueOf(page: Page, text: string): string[] {
  let residue = page.residues.get(text);
  if (residue === undefined) {
    const letters = words(text).filter(
      (word) => !/\p{N}|\p{Sc}|^%$/u.test(word) && !CURRENCY_CODES.has(word),
    );
    page.residues.set(text, (residue = letters.length === 0 ? letters : withoutFiller(letters)));
  }
  return residue;
}

const CURRENCY_CODES = new Set(["eur", "usd", "gbp", "chf"]);
