import { type Group, groupsOf } from "./groups.ts";
import type { Page, Scope } from "./page.ts";
import type { Field } from "./schema.ts";
import { type Range, closest, nodeAt } from "./tree.ts";

/** Which parts of a page that repeat one structure are entries of a list, and which only frame, ask or lay out. */

/** Columns of a page hold parts with headings of their own, or the one heading of the page; entries have one heading each. */
export function isLayout({ tree }: Page, { items }: Group): boolean {
  const [first, ...more] = tree.headings.filter((heading) => nodeAt(tree, heading).level === 1);
  const isPage = ({ start, end }: Range) => first !== undefined && first >= start && first < end;
  if (more.length === 0 && items.length > 1 && items.some(isPage)) return true;
  const levels = items.map(({ start, end }) =>
    tree.headings
      .filter((heading) => heading >= start && heading < end)
      .map((heading) => nodeAt(tree, heading).level ?? 2),
  );
  return levels.some((own) => own.length > 1 && own.filter((level) => level === Math.min(...own)).length > 1);
}

export function holdsLists(item: Field): boolean {
  const shape = item.shape();
  return shape.kind === "object" && shape.properties.some((property) => property.shape().kind !== "scalar");
}

/** Nodes of an entry that has parts of its own. */
const LEAST_ENTRY = 8;

/** What holds a list of entries is no entry beside it: filters over the results, a heading's bar over its cards. */
export function holdsEntries(page: Page, { items }: Group): boolean {
  if (areSections(page, items)) return true;
  const isEntries = (other: Group) =>
    other.items.length > 2 &&
    other.items.every(({ start, end }) => end - start >= LEAST_ENTRY) &&
    !isMixed(page, other);
  return groupsOf(page).some(
    (other) =>
      items.some((item) => item.start <= other.parent && (other.items.at(-1)?.end ?? 0) <= item.end) &&
      isEntries(other),
  );
}

/** Parts that hold lists of one make, each entry under a heading of its own: `November` and `December` are no events. */
function areSections(page: Page, items: Range[]): boolean {
  const { headings } = page.tree;
  const isHeaded = ({ start, end }: Range) => headings.some((heading) => heading > start && heading < end);
  const holders = new Map<string, Set<Range>>();
  for (const { parent, items: inner, path } of groupsOf(page)) {
    const holder = items.find(({ start, end }) => parent > start && (inner.at(-1)?.end ?? end + 1) <= end);
    if (holder === undefined || !inner.every(isHeaded)) continue;
    holders.set(path, (holders.get(path) ?? new Set()).add(holder));
  }
  return [...holders.values()].some(({ size }) => size > 1) || headOthers(page, items);
}

/** The headings below those of sections name each another thing; those of entries say the same of each: `Details`, `Reviews`. */
function headOthers({ tree }: Page, items: Range[]): boolean {
  const below = items.map(({ start, end }) => {
    const [first, ...others] = tree.headings.filter((heading) => heading >= start && heading < end);
    const level = first === undefined ? 0 : (nodeAt(tree, first).level ?? 2);
    return first === start ? others.filter((heading) => (nodeAt(tree, heading).level ?? 2) > level) : [];
  });
  const names = below.flat().map((heading) => nodeAt(tree, heading).name);
  const isMany = below.some((own) => own.length > 1) && below.filter((own) => own.length > 0).length > 1;
  return isMany && new Set(names).size === names.length;
}

/** The fields of a form, or their labels, are no entries: they ask, and tell nothing. */
export function isOfControls({ tree }: Page, { items, parent }: Group): boolean {
  const asks = items.filter(({ start, end }) => {
    for (let at = start; at < end; at++) {
      const node = nodeAt(tree, at);
      if (node.role === "link" || node.role === "heading" || node.role === "row") return false;
    }
    return true;
  });
  const isInForm = closest(tree, parent, ({ role, tag }) => role === "form" || tag === "form") !== undefined;
  return isInForm && asks.length === items.length;
}

/** Paragraphs within one row are what the row says, and no entries themselves. */
export function isProseOfRow({ tree }: Page, group: Group, { range }: Scope): boolean {
  const first = group.items[0]?.start ?? 0;
  if (!/^(?:p|code)$/.test(nodeAt(tree, first).tag)) return false;
  const row = closest(tree, first, (node) => node.role === "row");
  return row !== undefined && row > range.start;
}

export function shapeWords(page: Page, range: Range | undefined): Set<string> {
  const shape = new Set<string>();
  for (let index = range?.start ?? 0; index < (range?.end ?? 0); index++) {
    const { role, tag } = nodeAt(page.tree, index);
    shape.add(role === "button" ? `${role} ${nodeAt(page.tree, index).name}` : `${role} ${tag}`);
  }
  return shape;
}

/** Sections of a page that are made of different things are no entries of one list, though each has a heading. */
export function isMixed(page: Page, { items }: Group): boolean {
  const shapes = items.slice(0, MOST_COMPARED).map((range) => shapeWords(page, range));
  // What stands above entries of one make (`4 posts · 1,306 views`) makes them no sections.
  const alike = shapes.filter((one) =>
    shapes.some((other) => other !== one && likenessOf(one, other) >= 0.5),
  );
  return shapes.length > 1 && alike.length * 2 <= shapes.length;
}

/** The first is of another make than all that follow: it may say something of them, and be none. */
export function standsApart(page: Page, { items }: Group): boolean {
  const [first, ...others] = items.slice(0, MOST_COMPARED).map((range) => shapeWords(page, range));
  return first !== undefined && others.length > 1 && others.every((other) => likenessOf(first, other) < 0.5);
}

/** An item that lacks something required is one of them when it is built like them; else it is something in between. */
export function isLike(typical: Set<string>, shape: Set<string>): boolean {
  return typical.size === 0 || likenessOf(typical, shape) >= 0.7;
}

function likenessOf(first: Set<string>, second: Set<string>): number {
  const shared = [...first].filter((part) => second.has(part)).length;
  return shared / new Set([...first, ...second]).size;
}

const MOST_COMPARED = 4;
