import { candidatesIn } from "../matching/candidates.ts";
import type { ViewNode } from "../../page/view.ts";
import { isCheckable } from "../matching/compatibility.ts";
import { contains, type ViewIndex } from "../matching/view-index.ts";

/** Whether other buttons of the same name stand among those that are pressed: entries of a list need not look alike. */
export function leavesSome(index: ViewIndex, pressed: readonly ViewNode[]): boolean {
  const { nodes } = index.view;
  const places = pressed.map((node) => nodes.indexOf(node)).toSorted((one, other) => one - other);
  const [first = 0] = places;
  let around = first;
  while (around > 0 && !contains(index, around, places.at(-1) ?? first)) around = nodes[around]?.parent ?? 0;
  if (pressed.length < 2 || pressed.some(isCheckable)) return false;
  const inside = candidatesIn(index, around);
  const named = inside.flatMap(({ node, fields: [first] }) =>
    first === undefined ? [] : [{ node, called: `${node.role} ${first.name.text}` }],
  );
  const names = new Set(named.flatMap(({ node, called }) => (pressed.includes(node) ? [called] : [])));
  return names.size === 1 && named.some(({ node, called }) => !pressed.includes(node) && names.has(called));
}
