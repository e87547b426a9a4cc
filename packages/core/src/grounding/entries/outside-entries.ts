import type { PageView } from "../../page/view.ts";
import { groundByEvidence } from "../evidence/ground-by-evidence.ts";
import { isAllowed } from "../evidence/guards.ts";
import { repeatedAround } from "./items.ts";
import type { Failure, Resolved } from "../outcome.ts";
import { indexOf } from "../matching/view-index.ts";

/** Fewer are not many. */
const fewest = 3;

/**
 * “open the shopping cart”, where every product has an “Add to basket”, and the basket is a picture in the header: what each
 * of many entries has is not meant by what names no entry.
 */
export function groundOutsideEntries(
  view: PageView,
  text: string,
  { candidates = [] }: Failure,
): Resolved | undefined {
  const index = indexOf(view);
  const isOutside = (at: number): boolean => repeatedAround(index, at) === 0;
  const places = candidates.map(({ node }) => view.nodes.indexOf(node));
  const [first] = candidates;
  const isOfMany =
    places.length >= fewest &&
    !places.some(isOutside) &&
    candidates.every(({ node }) => node.name === first?.node.name);
  const found = isOfMany ? groundByEvidence(view, text) : undefined;
  const [step, ...others] = found?.steps ?? [];
  if (found === undefined || step?.node === undefined || others.length > 0) return undefined;
  return isOutside(view.nodes.indexOf(step.node)) && isAllowed(view, text, found)
    ? { ...found, isInferred: true }
    : undefined;
}
