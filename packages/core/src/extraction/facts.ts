import {
  type PageTree,
  type Range,
  childrenOf,
  closest,
  endOf,
  isControl,
  isInline,
  nextSibling,
  nodeAt,
  subtree,
  textOf,
  valueOf,
} from "./tree.ts";
import { type Row, isTable, partsOfCell, readTable, tableAround } from "./tables.ts";
import { looksLikeDate, withoutDay } from "./dates.ts";
import { marked, numbered } from "./set-off.ts";
import { arePairs, pairFacts } from "./paired-cells.ts";
import { headedBlocks } from "./headed-blocks.ts";
import { WRITTEN_BY, byline } from "./bylines.ts";
import { proseFacts } from "./prose.ts";
import { withoutFiller } from "./schema.ts";
import { sectionOf } from "./sections.ts";
import { spokenText } from "./spoken-text.ts";
import { words } from "./words.ts";

export type FactSource =
  | "microdata"
  | "definition"
  | "row"
  | "total"
  | "column"
  | "colon"
  | "control"
  | "name"
  | "hint"
  | "pair"
  | "section"
  | "prose";

/** A value that the page itself calls by a name. */
export type Fact = {
  label: string;
  labelWords: string[];
  /** Where the value stands. */
  range: Range;
  /** The value when it is less than the text of the range, as in `Weight: 1.2 kg`, or the state of a control. */
  given?: string;
  source: FactSource;
  /** It holds of what the label ends in, and of nothing else: `river path closes`. */
  isWhole?: true;
  /** The list, table or block that the fact is an entry of. */
  container: number;
  /** Node of the label; -1 when it is outside, as a column's header is. */
  labelNode: number;
};

/** How far a source can be trusted to name the value beside it, 0–1. */
export const TRUST: Record<FactSource, number> = {
  microdata: 1,
  definition: 1,
  row: 1,
  total: 1,
  column: 1,
  colon: 0.97,
  control: 0.95,
  name: 0.95,
  hint: 0.75,
  pair: 0.85,
  section: 0.8,
  prose: 0.75,
};

const MAX_LABEL = 48;
/** Nodes of a value that stands after its label without a mark-up of its own. */
const MAX_VALUE_NODES = 60;

export function factText(tree: PageTree, fact: Fact): string {
  if (fact.given !== undefined) return fact.given;
  const spoken = fact.source === "section" ? spokenText(tree, fact.range, fact.label) : "";
  return spoken || textOf(tree, fact.range);
}

/** All label–value pairs of a view, in document order of their values. */
export function collectFacts(tree: PageTree): Fact[] {
  const facts: Fact[] = [];
  const add = (entry: Omit<Fact, "labelWords">) => {
    const label = entry.label.replace(/[\s:：*]+$/u, "").trim();
    if (label === "" || label.length > MAX_LABEL || !/\p{L}/u.test(label)) return;
    const telling = labelWords(label);
    // `Total items` counts them, and is not the total.
    const isBare = entry.source === "total" && telling.length < 2;
    facts.push({ ...entry, label, labelWords: isBare ? words(withoutRemark(label)) : telling });
  };
  for (let index = 0; index < tree.nodes.length; index++) {
    const { role, itemProperty, name } = nodeAt(tree, index);
    if (itemProperty !== undefined && itemProperty !== "") microdata(tree, index, add);
    if (role === "text") colon(tree, index, add);
    else if (role === "term" || nodeAt(tree, index).tag === "dt") definition(tree, index, add);
    else if (isTable(tree, index)) table(tree, index, add);
    else if (role === "heading") section(tree, index, add);
    else if (isControl(nodeAt(tree, index))) control(tree, index, add);
    else {
      if (name.includes(":")) named(tree, index, add);
      if (role !== "link" && role !== "button" && role !== "row") pair(tree, index, add);
      hint(tree, index, add);
      if (role === "generic") blocks(tree, index, add);
      if (NAMED_PARTS.has(role) && name !== "") part(tree, index, add);
    }
  }
  facts.push(...proseFacts(tree));
  return facts.sort((a, b) => a.range.start - b.range.start);
}

/** Takes a fact for the collection. */
export type Add = (entry: Omit<Fact, "labelWords">) => void;

function labelWords(label: string): string[] {
  return withoutFiller(words(withoutRemark(label)));
}

function withoutRemark(label: string): string {
  return label.replace(/\([^)]*\)|%/g, " ").trim() || label;
}

function microdata(tree: PageTree, index: number, add: Add): void {
  for (const property of (nodeAt(tree, index).itemProperty ?? "").split(/\s+/)) {
    const label = property.replace(/^.*[/#]/, "").replace(/(\p{Ll})(\p{Lu})/gu, "$1 $2");
    add({
      label,
      range: subtree(tree, index),
      source: "microdata",
      container: nodeAt(tree, index).parent,
      labelNode: -1,
    });
  }
}

function hint(tree: PageTree, index: number, add: Add): void {
  const { hints, interactive } = nodeAt(tree, index);
  if (hints === undefined || interactive || endOf(tree, index) - index > 12) return;
  for (const label of hints.split(/\s+/).slice(0, 6)) {
    add({
      label: label.replace(/(\p{Ll})(\p{Lu})/gu, "$1 $2").replace(/[-_]+/g, " "),
      range: subtree(tree, index),
      source: "hint",
      container: -1,
      labelNode: -1,
    });
  }
}

function definition(tree: PageTree, term: number, add: Add): void {
  let at = nextSibling(tree, term);
  const isTerm = (index: number) => nodeAt(tree, index).role === "term" || nodeAt(tree, index).tag === "dt";
  while (at !== undefined && isTerm(at)) at = nextSibling(tree, at);
  if (at === undefined) return;
  const start = at;
  let end = at;
  for (; at !== undefined && !isTerm(at); at = nextSibling(tree, at)) end = endOf(tree, at);
  const container = closest(tree, term, (node) => node.tag === "dl") ?? nodeAt(tree, term).parent;
  add({
    label: textOf(tree, subtree(tree, term)),
    range: { start, end },
    source: "definition",
    container,
    labelNode: term,
  });
}

function table(tree: PageTree, index: number, add: Add): void {
  const { headers, headerCells, rows, oddRows, totals } = readTable(tree, index);
  const isPaired = headers.length === 0 && arePairs(tree, rows);
  for (const row of rows) {
    if (isPaired) pairFacts(tree, { row, table: index }, add);
    else if (headers.length === 0) rowFact(tree, row, add);
    row.columns.forEach((cell, column) => {
      const label = headers[column];
      const isAcross = row.columns[column - 1] === cell || row.columns[column + 1] === cell;
      if (label === undefined || isAcross) return;
      const entry = { source: "column" as const, container: row.node, labelNode: -1 };
      const header = headerCells[column];
      const parts = header === undefined ? undefined : partsOfCell(tree, header, cell);
      for (const part of parts ?? []) add({ ...entry, label: part.label, range: subtree(tree, part.node) });
      if (parts !== undefined) return;
      // What reaches down from a row above stands there and holds here.
      if (row.cells.includes(cell)) add({ ...entry, label, range: subtree(tree, cell) });
      else
        add({
          ...entry,
          label,
          given: textOf(tree, subtree(tree, cell)),
          range: { start: row.node, end: row.node + 1 },
        });
    });
    const [first, second] = row.cells;
    const matrix = headers.length === 2 && first !== undefined && nodeAt(tree, first).role === "rowheader";
    if (matrix && second !== undefined) rowFact(tree, row, add);
  }
  for (const row of oddRows) rowFact(tree, row, add);
  for (const row of totals) totalFacts(tree, { row, headers, table: index }, add);
}

/** `Total | 18 | 1,618.25` below `Items` and `Amount`: what these come to. */
function totalFacts(
  tree: PageTree,
  { row, headers, table: container }: { row: Row; headers: string[]; table: number },
  add: Add,
): void {
  row.columns.forEach((cell, column) => {
    const isFigure = /\d/.test(textOf(tree, subtree(tree, cell)));
    const label = headers[column] ?? "";
    if (row.cells.includes(cell) && isFigure && label !== "")
      add({ label: `Total ${label}`, range: subtree(tree, cell), source: "total", container, labelNode: -1 });
  });
}

function blocks(tree: PageTree, index: number, add: Add): void {
  const { labels, rows } = headedBlocks(tree, index) ?? { labels: [], rows: [] };
  for (const cells of rows)
    labels.forEach((label, column) => {
      const cell = cells[column] ?? index;
      const container = nodeAt(tree, cell).parent;
      add({ label, range: subtree(tree, cell), source: "column", container, labelNode: -1 });
    });
}

function rowFact(tree: PageTree, row: Row, add: Add): void {
  const container = tableAround(tree, row.node)?.node ?? row.node;
  const filled = row.cells.filter((cell) => textOf(tree, subtree(tree, cell)) !== "");
  const [label, value] = filled;
  if (filled.length !== 2 || label === undefined || value === undefined) return;
  if (nodeAt(tree, label).role !== "rowheader" && /^\W*\d/.test(textOf(tree, subtree(tree, label)))) return;
  add({
    label: textOf(tree, subtree(tree, label)),
    range: subtree(tree, value),
    source: "row",
    container,
    labelNode: label,
  });
}

function control(tree: PageTree, index: number, add: Add): void {
  const node = nodeAt(tree, index);
  const onOff = node.role === "checkbox" || node.role === "switch";
  const entry = {
    range: subtree(tree, index),
    source: "control" as const,
    container: node.parent,
    labelNode: -1,
  };
  if (onOff && node.checked !== undefined && node.checked !== "mixed")
    add({ ...entry, label: node.name, given: node.checked ? "yes" : "no" });
  if (node.role === "radio") {
    const group = closest(
      tree,
      node.parent,
      (above) => above.role === "radiogroup" || (above.role === "group" && above.name !== ""),
    );
    if (node.checked === true && group !== undefined)
      add({ ...entry, label: nodeAt(tree, group).name, given: node.name });
  }
  const value = valueOf(node);
  if (value !== "")
    add({ ...entry, label: node.name || labelBefore(tree, index) || node.placeholder || "", given: value });
}

/** A control that nothing names is called by the text that it stands behind, with nothing else in their box. */
function labelBefore(tree: PageTree, index: number): string {
  const [label, control, ...others] = childrenOf(tree, nodeAt(tree, index).parent);
  if (label === undefined || control !== index || others.length > 0) return "";
  return nodeAt(tree, label).interactive ? "" : textOf(tree, subtree(tree, label));
}

/** `<span aria-label="Rating: 4.5">★★★★</span>` */
function named(tree: PageTree, index: number, add: Add): void {
  const { name, parent, role } = nodeAt(tree, index);
  if (role === "document" || role === "iframe" || endOf(tree, index) - index > 12) return;
  const [, label = "", given] = /^([^:]{1,40}):\s+(\S.*)$/s.exec(name) ?? [];
  if (given !== undefined && textOf(tree, subtree(tree, index)) !== name)
    add({ label, given, range: subtree(tree, index), source: "name", container: parent, labelNode: -1 });
}

function colon(tree: PageTree, index: number, add: Add): void {
  const { name } = nodeAt(tree, index);
  if (WRITTEN_BY.test(name)) byline(tree, index, add);
  numbered(tree, index, add);
  if (!/[:：]/.test(name)) return;
  const block = closest(tree, index, (node) => !isInline(node)) ?? index;
  const entry = { source: "colon" as const, container: nodeAt(tree, block).parent, labelNode: -1 };
  for (const part of name.split(/\s+[|·•]\s+|;\s+/).slice(0, 12)) {
    const [, label = "", given] =
      /^\s*((?:[^:：.]|(?<=\b\p{L}{1,5})\.(?!\s+\p{Lu}\p{Ll})){1,40})(?::\s+|：\s*)(\S.*)$/su.exec(part) ??
      [];
    if (given !== undefined && label.split(/\s+/).length <= 6)
      add({ ...entry, label, given: given.trim(), range: subtree(tree, index) });
  }
  if (/[:：]\s*$/.test(name))
    afterLabel(tree, index, (range, labelNode) => add({ ...entry, label: name, range, labelNode }));
}

/** The value after a run that ends in a colon: the rest of its line, or the block after it. */
function afterLabel(tree: PageTree, label: number, add: (range: Range, anchor: number) => void): void {
  let anchor = label;
  let start = nextSibling(tree, anchor);
  for (let climb = 0; start === undefined && climb < 3; climb++) {
    const { parent } = nodeAt(tree, anchor);
    if (parent <= 0 || textOf(tree, subtree(tree, parent)) !== nodeAt(tree, label).name.trim()) return;
    anchor = parent;
    start = nextSibling(tree, anchor);
  }
  if (start === undefined || nodeAt(tree, start).role === "heading" || nodeAt(tree, anchor).role === "term")
    return;
  let end = endOf(tree, start);
  if (isInline(nodeAt(tree, anchor))) {
    for (
      let at = nextSibling(tree, start);
      at !== undefined && end - start < MAX_VALUE_NODES;
      at = nextSibling(tree, at)
    ) {
      const text = textOf(tree, subtree(tree, at));
      if (/[:：]$/.test(text) || !isInline(nodeAt(tree, at)) || /[:：]\s/.test(text)) break;
      end = endOf(tree, at);
    }
  }
  if (end - start <= MAX_VALUE_NODES) add({ start, end }, anchor);
}

/** A block of two short parts, such as a label above its value, or a figure above what it counts. */
function pair(tree: PageTree, index: number, add: Add): void {
  if (endOf(tree, index) - index > 13 || index === 0) return;
  const parts = childrenOf(tree, index);
  const [first, second] = parts;
  if (first === undefined || second === undefined) return;
  const isListed = nodeAt(tree, index).role === "listitem" && /\d/.test(textOf(tree, subtree(tree, second)));
  if (nodeAt(tree, first).role === "text" && !isListed) return marked(tree, index, add);
  if (parts.length !== 2 || nodeAt(tree, second).role === "text" || isControl(nodeAt(tree, second))) return;
  const roles = [nodeAt(tree, first).role, nodeAt(tree, second).role];
  if (roles.some((role) => role === "heading" || role === "button" || role === "term" || role === "img"))
    return;
  const [a, b] = [textOf(tree, subtree(tree, first)), textOf(tree, subtree(tree, second))];
  if (a === "" || b === "" || /[:：]$/.test(a) || b.length > 120) return;
  const entry = { source: "pair" as const, container: nodeAt(tree, index).parent };
  // “Your cart is empty.” says something; it names nothing.
  if (/[.!?]$/.test(a)) return;
  const label = withoutDay(a);
  // `<li>Tue 16 Sep <b>€142</b></li>`
  const isDay = isListed && looksLikeDate(label);
  if (isShortLabel(label) || isDay) add({ ...entry, label, range: subtree(tree, second), labelNode: first });
  else if (isShortLabel(b) && /\d/.test(a))
    add({ ...entry, label: b, range: subtree(tree, first), labelNode: second });
}

function isShortLabel(text: string): boolean {
  return text.length <= 32 && !/[\d€$£]/.test(text) && text.split(" ").length <= 4;
}

const NAMED_PARTS = new Set(["region", "tabpanel", "group", "list"]);

/** A part that is called something without a heading: a tab's panel, a group of fields, a list. */
function part(tree: PageTree, index: number, add: Add): void {
  add({
    label: nodeAt(tree, index).name,
    range: subtree(tree, index),
    source: "section",
    container: -1,
    labelNode: -1,
  });
}

/** What stands under a heading, up to the next one of its level or above. */
function section(tree: PageTree, index: number, add: Add): void {
  const range = sectionOf(tree, index);
  if (range.end <= range.start) return;
  const label = nodeAt(tree, index).name || textOf(tree, subtree(tree, index));
  add({ label, range, source: "section", container: -1, labelNode: index });
}
