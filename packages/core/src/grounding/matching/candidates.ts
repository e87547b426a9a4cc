import type { ViewNode } from "../../page/view.ts";
import { modalOf } from "./modal.ts";
import { contains, type Candidate, type ViewIndex } from "./view-index.ts";

/** What can be acted on in a part of the page. */
export function candidatesIn({ candidates, end }: ViewIndex, part: number): Candidate[] {
  return candidates.slice(countBefore(candidates, part), countBefore(candidates, end[part] ?? 0));
}

function countBefore(candidates: Candidate[], limit: number): number {
  let [low, high] = [0, candidates.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((candidates[middle]?.index ?? 0) < limit) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Only what stands in the dialog that is open can be acted on, if one is. */
export function isInFront(index: ViewIndex, at: number): boolean {
  const modal = modalOf(index.view);
  return modal === undefined || contains(index, modal, at);
}

const known = new WeakMap<ViewIndex, Map<ViewNode, Candidate>>();

/** An element as something that can be acted on, with all that it is called; undefined for what cannot be. */
export function candidateOf(index: ViewIndex, node: ViewNode | undefined): Candidate | undefined {
  let all = known.get(index);
  if (!all) known.set(index, (all = new Map(index.candidates.map((one) => [one.node, one]))));
  return node && all.get(node);
}
