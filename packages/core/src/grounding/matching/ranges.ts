import type { ViewIndex } from "./view-index.ts";

/** How many of the ascending numbers are less. */
export function countBelow(ascending: number[], limit: number): number {
  let [low, high] = [0, ascending.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ascending[middle] ?? 0) < limit) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Those of the ascending nodes that are the container or inside it. */
export function nodesIn(index: ViewIndex, container: number, ascending: number[]): number[] {
  const end = index.end[container] ?? 0;
  return ascending.slice(countBelow(ascending, container), countBelow(ascending, end));
}

/** The last of the ascending numbers that is less. */
export function lastBelow(ascending: number[], limit: number): number | undefined {
  return ascending[countBelow(ascending, limit) - 1];
}

/** Those of the nodes, in any order, that are inside one of the ascending places; no place is inside itself. */
export function nodesInside(index: ViewIndex, nodes: number[], places: number[]): number[] {
  let reached = 0;
  const reach = places.map((place) => (reached = Math.max(reached, index.end[place] ?? 0)));
  return nodes.filter((node) => (reach[countBelow(places, node) - 1] ?? 0) > node);
}
