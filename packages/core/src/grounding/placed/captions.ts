import type { ViewNode } from "../../page/view.ts";
import { namedSo, placesOf, type Place } from "../laid/places.ts";
import { countBelow } from "../matching/ranges.ts";
import { normalize, stem, wordsOf } from "../matching/text.ts";
import type { Candidate, ViewIndex } from "../matching/view-index.ts";

/** Nodes of a part of the page, from `from` up to, not with, `until`. */
export type Range = { from: number; until: number };

const longest = 40;
/** A text over one field is its label. */
const fewest = 2;

const known = new WeakMap<ViewIndex, Place[]>();

/** Parts with a name, a heading, or a text that stands over them as one would: “Owner” over a table of fields. */
function namedParts(index: ViewIndex): Place[] {
  let found = known.get(index);
  if (!found) known.set(index, (found = [...placesOf(index), ...captioned(index)]));
  return found;
}

/** Those that are called so as a whole; else those whose name has all of the words. */
export function partsNamed(index: ViewIndex, name: string): Range[] {
  const said = wordsOf(normalize(name)).map(stem);
  if (said.length === 0) return [];
  const having = namedParts(index).filter(
    ({ stems, from, until }) =>
      said.every((word) => stems.has(word)) && candidatesWithin(index, { from, until }).length > 0,
  );
  const whole = having.filter(({ at }) => normalize(index.view.nodes[at]?.name ?? "") === normalize(name));
  return whole.length > 0 ? whole : having;
}

const positions = new WeakMap<ViewIndex, number[]>();

/** What can be acted on in it: found by its place, as there may be as many parts as controls. */
function candidatesWithin(index: ViewIndex, { from, until }: Range): Candidate[] {
  const { candidates } = index;
  let ascending = positions.get(index);
  if (!ascending) positions.set(index, (ascending = candidates.map((one) => one.index)));
  return candidates.slice(countBelow(ascending, from), countBelow(ascending, until));
}

function captioned(index: ViewIndex): Place[] {
  const { nodes } = index.view;
  const blocks = new Map<number, { at: number; block: number }[]>();
  nodes.forEach((node, at) => {
    if (node.role !== "text" || node.name.length > longest || !/\p{L}/u.test(node.name)) return;
    const block = blockOf(index, at);
    if (block === undefined) return;
    const parent = nodes[block]?.parent ?? 0;
    const beside = blocks.get(parent);
    if (beside) beside.push({ at, block });
    else blocks.set(parent, [{ at, block }]);
  });
  return [...blocks].flatMap(([parent, all]) =>
    all.flatMap(({ at, block }, place): Place[] => {
      const from = index.end[block] ?? block + 1;
      const until = all[place + 1]?.block ?? index.end[parent] ?? from;
      const isOver = candidatesWithin(index, { from, until }).length >= fewest;
      return isOver && standsOver(nodes[block], nodes[from])
        ? [{ at, ...namedSo(nodes[at]?.name ?? ""), from, until }]
        : [];
    }),
  );
}

/** The largest part that says nothing but the text; none of what can be acted on, or heads something by its role. */
function blockOf({ view: { nodes }, end }: ViewIndex, text: number): number | undefined {
  let block = text;
  for (let at = nodes[text]?.parent ?? -1; at > 0; at = nodes[at]?.parent ?? -1) {
    const node = nodes[at];
    if (
      !node ||
      node.interactive ||
      /^(?:heading|columnheader|button|link)$/u.test(node.role) ||
      node.tag === "label"
    )
      return undefined;
    if (nodes.slice(at, end[at]).filter(({ role }) => role === "text").length > 1) break;
    if (nodes.slice(at, end[at]).some(({ interactive }) => interactive)) break;
    block = at;
  }
  return block;
}

function standsOver(caption: ViewNode | undefined, next: ViewNode | undefined): boolean {
  if (!caption || !next?.box) return false;
  // A run of text has no box; what follows it in a line would begin a block of its own.
  if (!caption.box) return next.role !== "text" && !next.interactive;
  return caption.box.y + caption.box.height <= next.box.y + 3;
}
