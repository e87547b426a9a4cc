import type { ViewNode } from "../../page/view.ts";
import { isCheckable } from "../matching/compatibility.ts";
import { headingsOf } from "../entries/items.ts";
import { contains, type Candidate, type ViewIndex } from "../matching/view-index.ts";

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
      if (other === undefined || own.container !== other.container) return false;
      return own.depth === other.depth && own.heading === other.heading;
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

type Place = { container: number; depth: number; heading: number | undefined };

/** The nearest part of the page that holds another box, how far in it the box stands, and below which of its headings. */
function placeOf(index: ViewIndex, boxes: Candidate[], at: number): Place {
  const { nodes } = index.view;
  let [container, depth] = [nodes[at]?.parent ?? -1, 1];
  const hasOther = (): boolean =>
    boxes.some((other) => other.index !== at && contains(index, container, other.index));
  while (container > 0 && !hasOther()) {
    container = nodes[container]?.parent ?? -1;
    depth += 1;
  }
  const heading = headingsOf(index).findLast((one) => one < at && contains(index, container, one));
  return { container, depth, heading };
}
