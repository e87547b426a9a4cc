import type { PageView, ViewNode } from "../../page/view.ts";

type Page = { view: PageView; end: Int32Array };

/** How far the left edges of a column and of its head may lie apart, CSS pixels. */
const aligned = 12;
/** Grids without table markup: how far up the rows may be. */
const levels = 3;

/**
 * What stands at the head of the column that a nameless control is in: of a table by the place of its cell, of other
 * grids by where its left edge is.
 */
export function columnHead(page: Page, index: number): string | undefined {
  const cell = ancestor(page.view, index, cells);
  if (cell !== undefined) return headOfCell(page, cell);
  return headAbove(page, index);
}

/**
 * What stands at the head of the row that a nameless control of a table is in, where its columns have heads, too: “Income” for
 * each of two persons.
 */
export function rowHead(page: Page, index: number): string | undefined {
  const cell = ancestor(page.view, index, cells);
  if (cell === undefined || !headOfCell(page, cell)) return undefined;
  const before = childrenOf(page, page.view.nodes[cell]?.parent ?? -1).filter((at) => at < cell);
  // The number of a line is not what it is about.
  const first = before.find((at) => holdsControl(page, at) || !/^\P{L}*$/u.test(textIn(page, at)));
  if (first === undefined || holdsControl(page, first)) return undefined;
  const text = textIn(page, first);
  return /\p{L}/u.test(text) && text.length < longestHead ? text : undefined;
}

const longestHead = 40;
const cells = new Set(["cell", "gridcell", "rowheader"]);
const tables = new Set(["table", "grid", "treegrid"]);

function ancestor(view: PageView, given: number, roles: Set<string>): number | undefined {
  for (let at = given; at > 0; at = view.nodes[at]?.parent ?? -1)
    if (roles.has(view.nodes[at]?.role ?? "")) return at;
  return undefined;
}

function childrenOf({ end }: Page, parent: number): number[] {
  const children: number[] = [];
  for (let at = parent + 1; at < (end[parent] ?? 0); at = end[at] ?? at + 1) children.push(at);
  return children;
}

/** Heads of tables, once for each. */
const heads = new WeakMap<PageView, Map<number, string[]>>();

function headOfCell(page: Page, cell: number): string | undefined {
  const row = page.view.nodes[cell]?.parent ?? -1;
  const table = ancestor(page.view, row, tables);
  if (table === undefined) return undefined;
  let known = heads.get(page.view);
  if (!known) heads.set(page.view, (known = new Map()));
  let texts = known.get(table);
  if (!texts) known.set(table, (texts = headsOf(page, table)));
  const siblings = childrenOf(page, row);
  return siblings.length === texts.length ? texts[siblings.indexOf(cell)] : undefined;
}

/** Of the first row, when that has nothing to act on but what sorts its column. */
function headsOf(page: Page, table: number): string[] {
  const { nodes } = page.view;
  let row = table + 1;
  while (row < (page.end[table] ?? 0) && nodes[row]?.role !== "row") row += 1;
  const children = childrenOf(page, row);
  const isHead = children.length > 1 && children.every((at) => isHeading(page, at));
  return isHead ? children.map((at) => textIn(page, at)) : [];
}

function isHeading(page: Page, at: number): boolean {
  if (page.view.nodes[at]?.role === "columnheader") return true;
  return !holdsControl(page, at) && textIn(page, at).length < longestHead;
}

function holdsControl({ view, end }: Page, at: number): boolean {
  for (let inner = at; inner < (end[at] ?? 0); inner += 1) if (view.nodes[inner]?.interactive) return true;
  return false;
}

function textIn({ view, end }: Page, at: number): string {
  const texts: string[] = [];
  for (let inner = at; inner < (end[at] ?? 0); inner += 1) {
    const node = view.nodes[inner];
    if (node?.role === "text") texts.push(node.name);
  }
  return texts.join(" ").trim();
}

/** The row before all others, when it holds nothing but texts, one above the control. */
function headAbove(page: Page, index: number): string | undefined {
  const { nodes } = page.view;
  const box = nodes[index]?.box;
  if (!box) return undefined;
  for (let at = index, up = 0; at > 0 && up < levels; at = nodes[at]?.parent ?? -1, up += 1) {
    for (const row of rowsBefore(page, at)) {
      if (nodes[row]?.role !== "generic" || holdsControl(page, row)) continue;
      const over = childrenOf(page, row);
      const head = over.length > 2 ? over.find((each) => isAbove(nodes[each], box)) : undefined;
      if (head !== undefined) return textIn(page, head);
    }
  }
  return undefined;
}

/** The nearest and the first of what stands before a part, on its level. */
function rowsBefore({ view: { nodes } }: Page, at: number): number[] {
  const parent = nodes[at]?.parent ?? -1;
  if (parent < 0 || parent + 1 >= at) return [];
  let before = at - 1;
  while (before > parent && nodes[before]?.parent !== parent) before = nodes[before]?.parent ?? -1;
  return [before, parent + 1];
}

function isAbove(head: ViewNode | undefined, box: NonNullable<ViewNode["box"]>): boolean {
  if (!head?.box) return false;
  return Math.abs(head.box.x - box.x) <= aligned && head.box.y + head.box.height <= box.y + 2;
}
