import { isFoldedAway } from "../../page/folded-away.ts";
import type { PageView, ViewNode } from "../../page/view.ts";

const modals = new WeakMap<PageView, number>();

/**
 * The open dialog that stands in front of the page: the last one that says it is modal; where none does, the last visible
 * one over the middle of the viewport. A cookie bar or an alert at the edge is none.
 */
export function modalOf(view: PageView): number | undefined {
  let found = modals.get(view);
  if (found === undefined) {
    found = findModal(view);
    modals.set(view, found);
  }
  return found < 0 ? undefined : found;
}

function findModal(view: PageView): number {
  let likely = -1;
  for (let at = view.nodes.length - 1; at >= 0; at -= 1) {
    const node = view.nodes[at];
    if (node?.modal === true) return at;
    if (node && likely < 0 && isModal(node, view)) likely = at;
  }
  return likely;
}

function isModal(node: ViewNode, view: PageView): boolean {
  if (node.role !== "dialog" && node.role !== "alertdialog") return false;
  if (!node.box || node.box.width <= 0 || node.box.height <= 0) return false;
  const { x, y, width, height } = node.box;
  const { viewport, scroll } = view;
  const [middleX, middleY] = [scroll.x + viewport.width / 2, scroll.y + viewport.height / 2];
  return x <= middleX && middleX <= x + width && y <= middleY && middleY <= y + height;
}

/** Of what can be acted on, so much has to be covered before something counts as lying over the page, and no less than five. */
const overlaidShare = 0.6;

/** Whether something that does not say that it is a dialog lies over most of the page. */
export function isOverlaid({ nodes }: PageView): boolean {
  const controls = nodes.filter((node) => node.interactive && !isFoldedAway(node));
  const covered = controls.filter((node) => node.covered !== undefined).length;
  return covered >= 5 && covered >= controls.length * overlaidShare;
}
