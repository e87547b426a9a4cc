import { headedBlocks } from "./headed-blocks.ts";
import type { Page } from "./page.ts";
import { endsTable, headsTable, isRowOfTable } from "./tables.ts";
import {
  type PageTree,
  type Range,
  childrenOf,
  endOf,
  isAdvertisement,
  nodeAt,
  subtree,
  textOf,
} from "./tree.ts";

/** Parts of a page that repeat one structure: cards, rows, list items, or stretches between headings. */
export type Group = {
  items: Range[];
  parent: number;
  /** Equal for groups whose items are of the same make wherever they stand. */
  path: string;
  /** What the page calls the group: its own name, those of its regions, the heading above it. */
  label: string;
  chrome: boolean;
};

const MAX_ITEM_NODES = 600;
/** Of entries of one list none is so many times as large as another. */
const LOPSIDED = 20;
const NO_ITEM = new Set([
  "text",
  "heading",
  "columnheader",
  "separator",
  "term",
  "definition",
  "rowgroup",
  "caption",
]);
/** Roles that make even one child an entry of its parent. */
const ENTRY = new Set(["listitem", "article", "row", "option", "treeitem"]);

const known = new WeakMap<Page, Group[]>();

export function groupsOf(page: Page): Group[] {
  let groups = known.get(page);
  if (groups === undefined) known.set(page, (groups = findGroups(page.tree)));
  return groups;
}

function findGroups(tree: PageTree): Group[] {
  const groups: Group[] = [];
  const headings = new Set(tree.headings);
  for (let parent = 0; parent < tree.nodes.length; parent++) {
    if (endOf(tree, parent) - parent < 2) continue;
    // The cells of a row are what it says, each of something else.
    if (isRowOfTable(tree, parent)) continue;
    const children = childrenOf(tree, parent);
    const sets = [
      ...siblingSets(tree, children),
      ...stretches(children, headings).flatMap((stretch) => siblingSets(tree, stretch)),
      ...headedSets(tree, children, headings),
      ...periodicSets(tree, children),
    ];
    for (const { items, path } of sets) {
      const middle = items[items.length >> 1];
      if (middle === undefined || middle.end - middle.start > MAX_ITEM_NODES || isLopsided(items)) continue;
      groups.push({ items, parent, path, label: "", chrome: tree.chrome[parent] === 1 });
    }
  }
  labelGroups(tree, groups);
  return groups;
}

/** A page's body beside its footer is no list, though both are boxes. */
function isLopsided(items: Range[]): boolean {
  const sizes = items.map(({ start, end }) => end - start);
  const largest = sizes.reduce((most, size) => Math.max(most, size), 0);
  return largest > MAX_ITEM_NODES / 2 && sizes.some((size) => largest > LOPSIDED * size);
}

type ItemSet = { items: Range[]; path: string };

function siblingSets(tree: PageTree, children: number[]): ItemSet[] {
  const sets = new Map<number, number[]>();
  for (const child of children) {
    const { role } = nodeAt(tree, child);
    if (NO_ITEM.has(role) || headedBlocks(tree, nodeAt(tree, child).parent)?.head === child) continue;
    if (role === "generic" && isBar(tree, child)) continue;
    if (role === "row" && (isHeaderRow(tree, child) || headsTable(tree, child) || endsTable(tree, child)))
      continue;
    const path = tree.path[child] ?? -1;
    const set = sets.get(path);
    if (set === undefined) sets.set(path, [child]);
    else set.push(child);
  }
  return [...sets]
    .filter(([, nodes]) => nodes.length > 1 || ENTRY.has(nodeAt(tree, nodes[0] ?? 0).role))
    .map(([path, nodes]) => ({ path: String(path), items: nodes.map((node) => subtree(tree, node)) }));
}

const TURNS =
  /^(?:(?:next|prev(?:ious)?|older|newer|first|last|load more|show more)(?: page)?|\d{1,4}|[«»‹›←→\s]+)$/iu;
const LARGEST_PAGER = 40;

/** Buttons and nothing else, or links that turn the page: what is done with the entries beside it. */
function isBar(tree: PageTree, box: number): boolean {
  const children = childrenOf(tree, box);
  if (children.length > 1 && children.every((child) => nodeAt(tree, child).role === "button")) return true;
  if (endOf(tree, box) - box > LARGEST_PAGER) return false;
  const turns = tree.nodes
    .slice(box, endOf(tree, box))
    .filter(({ role }) => role === "link" || role === "button");
  return turns.some(({ name }) => /\p{L}/u.test(name)) && turns.every(({ name }) => TURNS.test(name.trim()));
}

/** What stands below each heading of its own, where entries lie flat beside whatever else a page has. */
function stretches(children: number[], headings: Set<number>): number[][] {
  const heads = children.flatMap((child, at) => (headings.has(child) ? [at] : []));
  const found = heads.map((head, at) => children.slice(head + 1, heads[at + 1]));
  return found.filter((stretch) => stretch.length > 1 && stretch.length < children.length - 1);
}

function isHeaderRow(tree: PageTree, row: number): boolean {
  const cells = childrenOf(tree, row);
  return (
    cells.length > 0 &&
    cells.filter((cell) => nodeAt(tree, cell).role === "columnheader").length >= Math.max(1, cells.length - 1)
  );
}

/** Headings of one level in a flat run, each with what follows it up to the next of its level or above. */
function headedSets(tree: PageTree, children: number[], headings: Set<number>): ItemSet[] {
  const heads = children.filter((child) => headings.has(child));
  const levelOf = (head: number) => nodeAt(tree, head).level ?? 2;
  const last = children.at(-1);
  const limit = last === undefined ? 0 : endOf(tree, last);
  return [...new Set(heads.map(levelOf))].flatMap((level): ItemSet[] => {
    const own = heads.filter((head) => levelOf(head) === level);
    const items = own.map((start) => ({
      start,
      end: heads.find((other) => other > start && levelOf(other) <= level) ?? limit,
    }));
    const isFilled = items.some((item) => item.end > endOf(tree, item.start));
    return own.length > 1 && isFilled ? [{ path: `headed ${tree.path[own[0] ?? 0]}`, items }] : [];
  });
}

/** Siblings that take turns (`title row, detail row, title row, detail row`): each turn is one item. */
function periodicSets(tree: PageTree, children: number[]): ItemSet[] {
  if (children.length < 4 || children.length > 2_000) return [];
  const start = children.slice(0, 12).map((child) => shapeOf(tree, child));
  if (new Set(start).size < 2) return [];
  const shapes = [...start, ...children.slice(12).map((child) => shapeOf(tree, child))];
  for (const period of [2, 3, 4]) {
    const repeats = shapes.filter((shape, index) => shapes[index + period] === shape).length;
    const turns = Math.floor(children.length / period);
    const distinct = new Set(shapes.slice(0, period)).size > 1;
    if (turns < 2 || !distinct || repeats < (children.length - period) * 0.8) continue;
    const items = Array.from({ length: turns }, (_, turn): Range => {
      const last = children[turn * period + period - 1] ?? 0;
      return { start: children[turn * period] ?? 0, end: endOf(tree, last) };
    });
    return [{ path: `turns ${period} ${tree.path[children[0] ?? 0]}`, items }];
  }
  return [];
}

/** Coarse on purpose: cards of one kind differ in badges. */
function shapeOf(tree: PageTree, node: number): string {
  const roles = new Set<string>();
  const end = Math.min(endOf(tree, node), node + 40);
  for (let index = node + 1; index < end; index++) roles.add(nodeAt(tree, index).role);
  const { role, tag } = nodeAt(tree, node);
  return `${role} ${tag} ${roles.has("link")} ${roles.has("heading")} ${roles.has("button")} ${end - node > 1}`;
}

/** One walk with the open headings: a group is called by its own and its regions' names and the last headings before it. */
function labelGroups(tree: PageTree, groups: Group[]): void {
  let heading = 0;
  const open: string[] = [];
  for (const group of groups) {
    const start = group.items[0]?.start ?? group.parent;
    if ((tree.headings[heading - 1] ?? -1) >= start) {
      heading = 0;
      open.length = 0;
    }
    for (; (tree.headings[heading] ?? Number.POSITIVE_INFINITY) < start; heading++) {
      const node = nodeAt(tree, tree.headings[heading] ?? 0);
      const level = node.level ?? 2;
      open.length = Math.min(open.length, level - 1);
      open[level - 1] = node.name;
    }
    const nearest = open.findLast((name) => name !== undefined);
    group.label = [...regionNames(tree, group.parent), nearest ?? ""].filter(Boolean).join(" · ");
  }
}

function regionNames(tree: PageTree, node: number): string[] {
  const names: string[] = [];
  for (let at = node; at > 0; at = nodeAt(tree, at).parent) {
    const { name, role } = nodeAt(tree, at);
    if (
      name !== "" &&
      name.length < 80 &&
      role !== "row" &&
      role !== "link" &&
      role !== "button" &&
      role !== "iframe"
    )
      names.push(name);
    if (nodeAt(tree, at).tag === "caption") names.push(textOf(tree, subtree(tree, at)));
  }
  return names;
}

/** An entry that owns up to being an advertisement. */
export function isAdvertised(tree: PageTree, { start, end }: Range): boolean {
  for (let index = start; index < end; index++) {
    const { role, name } = nodeAt(tree, index);
    if (role === "text" && isAdvertisement(name)) return true;
    if (
      name !== "" &&
      (role === "iframe" || role === "article" || role === "generic" || role === "listitem") &&
      isAdvertisement(name)
    )
      return true;
  }
  return false;
}
