import type { ViewNode } from "../page/view.ts";
import { isCheckable } from "./compatibility.ts";
import { contains, type Candidate, type ViewIndex } from "./view-index.ts";

/** Boxes to tick that stand side by side, which are no answers that exclude each other. */
export function boxGroups(index: ViewIndex): Candidate[][] {
  const boxes = index.candidates.filter(
    ({ node }) => isCheckable(node) && !/radio/u.test(node.role) && node.disabled !== true,
  );
  const groups: Candidate[][] = [];
  for (const box of boxes) {
    const own = placeOf(index, boxes, box.index);
    const group = groups.find(([first]) => {
      const other = first && placeOf(index, boxes, first.index);
      return other !== undefined && own.container === other.container && own.depth === other.depth;
    });
    if (group) group.push(box);
    else groups.push([box]);
  }
  return groups;
}

/** Those beside one of them, itself too. */
export function groupWith(index: ViewIndex, node: ViewNode): Candidate[] {
  return boxGroups(index).find((group) => group.some((one) => one.node === node)) ?? [];
}

/** The nearest part of the page that holds another box, and how far in it the box stands. */
function placeOf(index: ViewIndex, boxes: Candidate[], at: number): { container: number; depth: number } {
  const { nodes } = index.view;
  let [container, depth] = [nodes[at]?.parent ?? -1, 1];
  const hasOther = (): boolean =>
    boxes.some((other) => other.index !== at && contains(index, container, other.index));
  while (container > 0 && !hasOther()) {
    container = nodes[container]?.parent ?? -1;
    depth += 1;
  }
  return { container, depth };
}
