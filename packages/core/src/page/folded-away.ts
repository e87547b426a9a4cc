import type { ViewNode } from "./view.ts";

/** What is said to lie over a control of a part that is folded to no height, which the page clips. */
export const foldedAway = "the closed part that holds it";

/** Nobody sees it before that part is opened. */
export function isFoldedAway({ covered }: ViewNode): boolean {
  return covered === foldedAway;
}
