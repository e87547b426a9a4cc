import type { ViewNode } from "../../page/view.ts";
import { lastBelow, nodesIn } from "../matching/ranges.ts";
import { contains, type ViewIndex } from "../matching/view-index.ts";

const itemRoles = new Set([
  "row",
  "listitem",
  "article",
  "figure",
  "option",
  "treeitem",
  "menuitem",
  "tab",
  "tabpanel",
  "dialog",
  "form",
  "region",
]);

const landmarks = new Set([
  "banner",
  "navigation",
  "main",
  "contentinfo",
  "complementary",
  "dialog",
  "alertdialog",
]);

/** Text in the main part says nothing about a link in the header. */
export function isSameLandmark(index: ViewIndex, left: number, right: number): boolean {
  return landmarkOf(index, left) === landmarkOf(index, right);
}

function landmarkOf(index: ViewIndex, node: number): number {
  for (let at = node; at > 0; at = index.view.nodes[at]?.parent ?? -1) {
    if (landmarks.has(index.view.nodes[at]?.role ?? "")) return at;
  }
  return 0;
}

export type Pair = { container: number; anchor: number; node: number };

/**
 * Whether the node belongs to a neighbour of the item that the anchor is in: another row of the table, another card of
 * the grid. `anchor` is the child of the container that holds the text.
 */
export function isSeparateItem(index: ViewIndex, { container, anchor, node }: Pair): boolean {
  if (anchor === container || contains(index, anchor, node)) return false;
  const other = childHolding(index, container, node);
  if (other === undefined || other === anchor) return false;
  return looksAlike(index, anchor, other);
}

export function looksAlike(index: ViewIndex, one: number, other: number): boolean {
  const [left, right] = [index.view.nodes[one], index.view.nodes[other]];
  if (!left || !right || left.role !== right.role) return false;
  if (itemRoles.has(left.role)) return true;
  if (left.role !== "generic" && left.role !== "group") return false;
  if (left.tag !== right.tag) return false;
  const [first, second] = [leafRoles(index, one, 3), leafRoles(index, other, 3)];
  if (first.length < 2 || second.length < 2) return false;
  if (first[0] === second[0] && (first.length < 3 || first[1] === second[1])) return true;
  return isMostlyLike(leafRoles(index, one, mostLeaves), leafRoles(index, other, mostLeaves));
}

/** A card with a badge is still one of the cards: so many of its parts may be more or fewer. */
const mostApart = 2;
const leastShared = 4;
const mostLeaves = 14;
const filled = new Set(["textbox", "searchbox", "combobox", "spinbutton", "listbox", "slider"]);

function isMostlyLike(left: readonly string[], right: readonly string[]): boolean {
  // Two parts of a form are no entries, however alike their fields are; a card may have one to write to whom it is of.
  const fields = [left, right].map((roles) => roles.filter((role) => filled.has(role)).length);
  const buttons = [left, right].map((roles) => roles.filter((role) => role === "button").length);
  if (fields.some((count) => count > 1) || fields[0] !== fields[1]) return false;
  if (fields.some((count) => count > 0) && (buttons[0] !== buttons[1] || (buttons[0] ?? 0) < 3)) return false;
  // What has its own title is an entry by itself, and no part of a page beside others.
  if (!left.includes("heading") || !right.includes("heading") || right.length >= mostLeaves) return false;
  const rest = [...right];
  for (const role of left) if (rest.includes(role)) rest.splice(rest.indexOf(role), 1);
  const shared = right.length - rest.length;
  return shared >= leastShared && left.length - shared + rest.length <= mostApart;
}

/** One of several that look alike, side by side: a row, a card, an entry of a list. */
export function isRepeated(index: ViewIndex, at: number): boolean {
  const { nodes } = index.view;
  const node = nodes[at];
  if (!node || node.parent < 0) return false;
  if (node.role === "row") return !isHeaderOnly(index, at);
  const next = index.end[at] ?? nodes.length;
  const before = at - 1 > node.parent ? childHolding(index, node.parent, at - 1) : undefined;
  const isNext = nodes[next]?.parent === node.parent && looksAlike(index, at, next);
  return isNext || (before !== undefined && looksAlike(index, at, before));
}

function isHeaderOnly(index: ViewIndex, row: number): boolean {
  return index.view.nodes
    .slice(row + 1, index.end[row])
    .every(({ role, parent }) => parent !== row || role === "columnheader");
}

/** The child of the container that is the node or holds it. */
export function childHolding(index: ViewIndex, container: number, node: number): number | undefined {
  let at = node;
  while (at > container) {
    const parent = index.view.nodes[at]?.parent ?? -1;
    if (parent === container) return at;
    at = parent;
  }
  return undefined;
}

/** Roles of the first parts of an item, wrappers passed over: what makes two items look alike. */
function leafRoles(index: ViewIndex, at: number, most: number): string[] {
  const roles: string[] = [];
  for (let inner = at + 1; inner < (index.end[at] ?? 0) && roles.length < most; inner += 1) {
    const node = index.view.nodes[inner];
    if (!node || (node.role === "generic" && !node.interactive)) continue;
    if (node.role === "text" && inner > 0 && index.view.nodes[node.parent]?.role !== "generic") continue;
    roles.push(node.role);
  }
  return roles;
}

/**
 * When the anchor is a heading: which nodes of the container are in its section, which ends at the next heading of its
 * level or above. Anchors that are no headings have no section to leave.
 */
export function headedBy(index: ViewIndex, container: number, anchor: number): (node: number) => boolean {
  const heading = headingAt(index, anchor);
  if (heading === undefined) return () => true;
  const levelOf = (at: number): number => index.view.nodes[at]?.level ?? 6;
  const rivals = nodesIn(index, container, headingsOf(index)).filter((at) => levelOf(at) <= levelOf(heading));
  const isAlone = rivals.every((at) => at === heading);
  return (node) => {
    const owner = lastBelow(rivals, node);
    return owner === undefined ? isAlone : owner === heading;
  };
}

const headings = new WeakMap<ViewIndex, number[]>();

/** In document order. */
export function headingsOf(index: ViewIndex): number[] {
  let known = headings.get(index);
  if (!known) {
    known = [];
    for (const [at, { role }] of index.view.nodes.entries()) if (role === "heading") known.push(at);
    headings.set(index, known);
  }
  return known;
}

function headingAt(index: ViewIndex, anchor: number): number | undefined {
  for (let at = anchor, up = 0; at >= 0 && up < 3; up += 1) {
    if (index.view.nodes[at]?.role === "heading") return at;
    at = index.view.nodes[at]?.parent ?? -1;
  }
  return undefined;
}

/** The same as {@link repeatedAround}, of a node that is known itself. */
export const entryOf = (index: ViewIndex, node: ViewNode): number =>
  repeatedAround(index, index.view.nodes.indexOf(node));

/** The smallest thing of many that a node stands in; 0 when it stands in none. */
export function repeatedAround(index: ViewIndex, at: number): number {
  let entry = index.view.nodes[at]?.parent ?? 0;
  while (entry > 0 && !isRepeated(index, entry)) entry = index.view.nodes[entry]?.parent ?? 0;
  return Math.max(entry, 0);
}

/** “go to Pilates”: what a row has to press is pressed, and not what it says. */
export function isInActedRow({ view: { nodes }, end }: ViewIndex, at: number): boolean {
  let row = at;
  while (row > 0 && nodes[row]?.role !== "row") row = nodes[row]?.parent ?? 0;
  return row > 0 && nodes.slice(row + 1, end[row]).some(({ interactive }) => interactive);
}
