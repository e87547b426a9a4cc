import type { PageView, ViewNode } from "../page/view.ts";
import { childrenOf } from "./view-parts.ts";

/** Where an entry stands in the view that it was read from, in `nodes`. */
export type EntryRange = { start: number; end: number };

/** Some entries of a list as they were read once, and where lists like it stand: by their tags from the root. */
export type Examples = {
  path: string;
  entryPath: string;
  /** Each from its own beginning; a parent of -1 is the list. */
  entries: ViewNode[][];
  items: unknown[];
};

/** As many tell what varies from entry to entry. */
const most = 3;

/** Entries of a list to show beside later ones. Undefined where they do not stand side by side in one element. */
export function examplesOf(view: PageView, items: unknown[], ranges: EntryRange[]): Examples | undefined {
  const [first] = ranges;
  if (first === undefined || ranges.length < 2) return undefined;
  const { parent } = view.nodes[first.start] as ViewNode;
  if (parent < 0 || ranges.some(({ start }) => view.nodes[start]?.parent !== parent)) return undefined;
  const places = new Set([0, Math.floor(ranges.length / 2), ranges.length - 1].slice(0, most));
  const chosen = [...places].flatMap((place) => ranges[place] ?? []);
  return {
    path: tagPath(view, parent),
    entryPath: tagPath(view, first.start),
    entries: chosen.map(({ start, end }) =>
      view.nodes
        .slice(start, end)
        .map((node) => ({ ...node, parent: node.parent < start ? -1 : node.parent - start })),
    ),
    items: [...places].map((place) => items[place]),
  };
}

function tagPath({ nodes }: PageView, index: number): string {
  const tags: string[] = [];
  for (let at = index; at >= 0; at = (nodes[at] as ViewNode).parent) {
    const { tag, role } = nodes[at] as ViewNode;
    tags.push(`${tag}/${role}`);
  }
  return tags.join(" ");
}

/** The view with the examples before its own entries, and how to find these in the view as it was. */
export type WithExamples = { view: PageView; original: (range: EntryRange) => EntryRange };

/**
 * Shows earlier entries of a list beside those of a page: an entry alone is told from no list by nothing but another
 * beside it, and a page on which all entries are called the same does not tell what they are called by. Undefined where
 * no one place is like the earlier one.
 */
export function withExamples(view: PageView, examples: Examples): WithExamples | undefined {
  const children = childrenOf(view);
  const places: { parent: number; own: number[] }[] = [];
  for (const [parent, all] of children) {
    if (view.nodes[parent]?.tag === undefined || tagPath(view, parent) !== examples.path) continue;
    const own = all.filter((child) => tagPath(view, child) === examples.entryPath);
    if (own.length > 0) places.push({ parent, own });
  }
  const [place, other] = places.sort((a, b) => b.own.length - a.own.length);
  const before = place?.own[0];
  if (place === undefined || before === undefined || other?.own.length === place.own.length) return undefined;
  const shown: ViewNode[] = [];
  for (const entry of examples.entries) {
    const start = before + shown.length;
    for (const node of entry)
      shown.push({ ...node, parent: node.parent < 0 ? place.parent : node.parent + start });
  }
  const shift = shown.length;
  const moved = (index: number) => (index >= before ? index + shift : index);
  const nodes = [
    ...view.nodes.slice(0, before),
    ...shown,
    ...view.nodes.slice(before).map((node) => ({ ...node, parent: moved(node.parent) })),
  ];
  const back = (index: number) => (index >= before + shift ? index - shift : index);
  return { view: { ...view, nodes }, original: ({ start, end }) => ({ start: back(start), end: back(end) }) };
}
