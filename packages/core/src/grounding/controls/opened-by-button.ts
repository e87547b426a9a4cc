import type { PageView, ViewNode } from "../../page/view.ts";
import { stepOn, type GroundedStep } from "../outcome.ts";
import { indexOf, nameAt } from "../matching/view-index.ts";

const chosen = new Set(["treeitem", "option", "row", "gridcell"]);

/** What a click only selects is opened by the page's button “Open”, where it has one. */
export function openedByButton(view: PageView, steps: GroundedStep[]): GroundedStep[] {
  const [only, ...others] = steps;
  if (only?.node === undefined || others.length > 0 || !isSelectedByClick(only.node)) return steps;
  const [button, ...more] = indexOf(view).candidates.filter(
    ({ node, index }) => node.role === "button" && !node.disabled && nameAt(view, index) === "open",
  );
  return button === undefined || more.length > 0
    ? steps
    : [only, stepOn(view, button.node, { method: "click" })];
}

function isSelectedByClick({ role, expanded, href }: ViewNode): boolean {
  return chosen.has(role) && expanded === undefined && href === undefined;
}
