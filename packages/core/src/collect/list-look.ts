import type { PageView, ViewNode } from "../page/view.ts";
import { childrenOf, marksOf, rearranged } from "./view-parts.ts";

/** What a look at a page leaves behind, to tell what a later one shows beside it. */
export type Traces = {
  /** Every element with what it says. */
  all: ReadonlySet<string>;
  /** By parent, its children in their order. */
  children: ReadonlyMap<string, readonly string[]>;
};

export function tracesOf(view: PageView): Traces {
  const marks = marksOf(view);
  const all = new Set<string>();
  const children = new Map<string, string[]>();
  for (const [index, { ref, parent }] of view.nodes.entries()) {
    if (ref === "") continue;
    const trace = `${ref}:${marks[index]}`;
    all.add(trace);
    const above = view.nodes[parent]?.ref ?? "";
    const siblings = children.get(above);
    if (siblings === undefined) children.set(above, [trace]);
    else siblings.push(trace);
  }
  return { all, children };
}

/**
 * Whether all that an element held in the earlier look is still there and more has come to it: a list that has grown, as
 * opposed to one that shows something else. A last row that says “loading” may be gone.
 */
export function hasGrown(before: Traces, now: Traces): boolean {
  let grown = 0;
  let replaced = 0;
  for (const [parent, traces] of now.children) {
    const had = before.children.get(parent);
    if (had === undefined || traces.length < 2) continue;
    const come = traces.filter((trace) => !before.all.has(trace)).length;
    if (come === 0) continue;
    const left = had.filter((trace) => now.all.has(trace)).length;
    if (left >= had.length - 1 && left >= 1 && traces.length > had.length - 1) grown += come;
    else replaced += come;
  }
  return grown > replaced;
}

/** Entries that were seen before and stay, so that what is new is read as a part of the same list. */
const anchors = 2;

/**
 * The view without the rows that an earlier look at a list that has grown has shown, but for the last two of them; heads
 * of columns stay. A long list is read once in this way, and not again with every load.
 */
export function unseenPart(view: PageView, before: Traces): PageView {
  const marks = marksOf(view);
  const isOld = (index: number) => {
    const { ref } = view.nodes[index] as ViewNode;
    return ref !== "" && before.all.has(`${ref}:${marks[index]}`);
  };
  const kind = (index: number) => {
    const { role, tag } = view.nodes[index] as ViewNode;
    return `${role} ${tag}`;
  };
  return rearranged(view, (_parent, children) => {
    const fresh = new Set(children.filter((child) => !isOld(child)).map(kind));
    if (fresh.size === 0 || fresh.size === children.length) return children;
    const old = children.filter((child) => isOld(child) && fresh.has(kind(child)) && !isHead(view, child));
    const dropped = new Set(old.slice(0, -anchors * fresh.size));
    return children.filter((child) => !dropped.has(child));
  });
}

function isHead({ nodes }: PageView, index: number): boolean {
  for (let at = index + 1; at < nodes.length; at += 1) {
    const { parent, role } = nodes[at] as ViewNode;
    if (parent < index) return false;
    if (role === "columnheader") return true;
  }
  return false;
}

/**
 * The view with rows in the order in which they stand below each other, whatever their order in the document: lists that
 * use few elements for many rows move them about. Rows that are parked above the beginning are left out.
 */
export function inVisualOrder(view: PageView): PageView {
  const children = childrenOf(view);
  const orders = new Map<number, number[]>();
  for (const [parent, own] of children) {
    const order = visualOrder(view, own);
    if (order !== undefined) orders.set(parent, order);
  }
  if (orders.size === 0) return view;
  return rearranged(view, (index, own) => orders.get(index) ?? own);
}

/** Undefined when they stand as they come, or not in one column. */
function visualOrder({ nodes }: PageView, children: number[]): number[] | undefined {
  const elements = children.filter((child) => nodes[child]?.ref !== "");
  const boxes = elements.map((child) => nodes[child]?.box);
  if (elements.length < 3 || elements.length < children.length || boxes.includes(undefined)) return undefined;
  const box = (child: number) => nodes[child]?.box ?? { x: 0, y: 0, width: 0, height: 0 };
  const [first] = elements as [number];
  if (elements.some((child) => Math.abs(box(child).x - box(first).x) > 1)) return undefined;
  const isParked = (child: number) => box(child).y + box(child).height <= -100;
  const sorted = elements.filter((child) => !isParked(child)).sort((a, b) => box(a).y - box(b).y || a - b);
  const isAsItComes =
    sorted.length === children.length && sorted.every((child, at) => child === children[at]);
  return isAsItComes ? undefined : sorted;
}

/** Where an entry stands in its list, CSS pixels from the top of what is scrolled. */
export function heightsOf(
  view: PageView,
  ranges: { start: number; end: number }[] | undefined,
  scrolled: number,
): number[] | undefined {
  const heights = ranges?.map(({ start, end }) => {
    const boxed = view.nodes.slice(start, end).find(({ box }) => box !== undefined);
    return boxed?.box === undefined ? undefined : boxed.box.y - view.scroll.y + scrolled;
  });
  return heights?.some((height) => height === undefined) ? undefined : (heights as number[] | undefined);
}
