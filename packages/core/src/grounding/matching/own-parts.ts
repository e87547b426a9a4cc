import type { ViewNode } from "../../page/view.ts";
import { normalize, stem, wordsOf } from "./text.ts";
import { contains, type Candidate, type ViewIndex } from "./view-index.ts";

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

/** Controls of the same role and name as one, each with the part of the page that belongs to it alone. */
export function likeControls(
  index: ViewIndex,
  { role, name }: ViewNode,
): { control: Candidate; part: number }[] {
  const like = index.candidates.filter(({ node }) => node.role === role && node.name === name);
  const places = like.map(({ index: at }) => at);
  return like.map((control) => ({ control, part: ownPart(index, control.index, places) }));
}

/** Stems of all that is written in a part of the page. */
export const stemsIn = (index: ViewIndex, part: number): Set<string> =>
  new Set(writtenIn(index, part).flatMap((text) => wordsOf(normalize(text)).map(stem)));

/** What is written in a part of the page, names of its controls left out. */
export function writtenIn({ view: { nodes }, end }: ViewIndex, part: number): string[] {
  return nodes.slice(part, end[part]).flatMap(({ role, name, parent }) => {
    const isOfControl = nodes[parent]?.interactive === true && nodes[parent]?.role === "button";
    return role === "text" && name.trim() !== "" && !isOfControl ? [name.trim()] : [];
  });
}

/** The same, and what its fields hold: “90 °C”, where the unit stands behind the field. */
export function writtenAndFilled(index: ViewIndex, part: number): string[] {
  const { nodes } = index.view;
  const inside = nodes.slice(part, index.end[part]);
  const filled = inside.flatMap(({ role, value, inputType, parent }, at) => {
    if (!/^(?:textbox|spinbutton)$/u.test(role) || inputType === "password" || !value?.trim()) return [];
    const next = inside[at + 1];
    const unit = next?.role === "text" && next.parent === parent && next.name.length < 12 ? next.name : "";
    return [`${value.trim()} ${unit}`.trim()];
  });
  return [...writtenIn(index, part), ...filled];
}
