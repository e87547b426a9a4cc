import type { Candidate, ViewIndex } from "../matching/view-index.ts";

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
