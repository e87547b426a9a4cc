import { contains, type ViewIndex } from "./view-index.ts";

/** The part of the page that belongs to one of several like controls alone: the largest around it without the others. */
export function ownPart(index: ViewIndex, at: number, others: readonly number[]): number {
  const { nodes } = index.view;
  let own = at;
  for (let up = nodes[at]?.parent ?? -1; up > 0; up = nodes[up]?.parent ?? -1) {
    if (others.some((other) => other !== at && contains(index, up, other))) break;
    own = up;
  }
  return own;
}

/** What is written in a part of the page, names of its controls left out. */
export function writtenIn({ view: { nodes }, end }: ViewIndex, part: number): string[] {
  return nodes.slice(part, end[part]).flatMap(({ role, name, parent }) => {
    const isOfControl = nodes[parent]?.interactive === true && nodes[parent]?.role === "button";
    return role === "text" && name.trim() !== "" && !isOfControl ? [name.trim()] : [];
  });
}
