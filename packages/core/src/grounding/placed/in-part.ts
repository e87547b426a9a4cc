import type { PageView } from "../../page/view.ts";
import { isInCorner, partsFound } from "./part-found.ts";
import { partsSaid, type PartSaid } from "./part-said.ts";
import { isOrder } from "../grammar/clauses.ts";
import { onlyWhere } from "../entries/parts-called.ts";
import type { Grounding, Resolved } from "../outcome.ts";
import { indexOf } from "../matching/view-index.ts";

const denying =
  /\b(?:not|except|but|without|unlike|than|neither|nor|both|all|every|each|other|if)\b|n['’]t\b/u;

/**
 * “hit Print in the bar at the top”, “in the storage part, free up the photos”, “new job: number of passengers 3”, “the minus, upper
 * right”: the part of the page is told by what it is called, how it looks or where it is, and the rest is done in it.
 */
export function groundInPart(
  view: PageView,
  instruction: string,
  ground: (order: string, page: PageView) => Grounding,
): Resolved | undefined {
  if (denying.test(instruction)) return undefined;
  for (const said of partsSaid(instruction)) {
    const found = doneInside(view, said, ground);
    if (found) return found;
  }
  return undefined;
}

function doneInside(
  view: PageView,
  said: PartSaid,
  ground: (order: string, page: PageView) => Grounding,
): Resolved | undefined {
  const isInside = insideOf(view, said);
  if (isInside === undefined) return undefined;
  const page = withinPart(view, isInside);
  const plain = ground(said.rest, page);
  // “the minus, upper right” is pressed.
  const isThing = plain.outcome !== "resolved" && /^the \p{L}/iu.test(said.rest) && !isOrder(said.rest);
  const found = isThing ? ground(`click ${said.rest}`, page) : plain;
  if (found.outcome !== "resolved" || found.steps.length === 0) return undefined;
  const isThere = found.steps.every(({ node }) => node !== undefined && isInside(view.nodes.indexOf(node)));
  return isThere ? { ...found, isInferred: true, isPlaced: true } : undefined;
}

function insideOf(view: PageView, said: PartSaid): ((at: number) => boolean) | undefined {
  const index = indexOf(view);
  if (said.noun === "corner")
    return said.sides.length > 0 ? (at) => at >= 0 && isInCorner(index, at, said.sides) : undefined;
  const ranges = partsFound(index, said);
  if (ranges.length === 0) return undefined;
  return (at) => ranges.some(({ from, until }) => at >= from && at < until);
}

/** The page as it would be if nothing else could be acted on, but what holds something of the part. */
function withinPart(view: PageView, isInside: (at: number) => boolean): PageView {
  const holding = new Set<number>();
  for (const { index: at } of indexOf(view).candidates) {
    if (!isInside(at)) continue;
    for (let up = at; up > 0 && !holding.has(up); up = view.nodes[up]?.parent ?? 0) holding.add(up);
  }
  return onlyWhere(view, (at) => isInside(at) || holding.has(at));
}
