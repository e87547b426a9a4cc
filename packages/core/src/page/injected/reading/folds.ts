import type { foldedAway } from "../../folded-away.ts";
import { contains } from "../elements.ts";
import type { Entry } from "./entry.ts";
import { clippingEntries, controlEntries } from "./unobserved.ts";

/** What lies over a control that is folded away, in words, by which a view knows it. */
const folded: typeof foldedAway = "the closed part that holds it";

/** Boxes that are looked at. */
const mostClips = 400;

/**
 * Controls in parts that a page has folded to no height by style alone, which it clips: nobody sees them. One that is unfolding
 * now is none of them.
 */
export function foldedControls(): [number, string][] {
  const folds: Element[] = [];
  let looked = 0;
  for (const { element } of clippingEntries()) {
    looked += 1;
    if (looked > mostClips) break;
    if (isFolded(element)) folds.push(element);
  }
  if (folds.length === 0) return [];
  const found: [number, string][] = [];
  for (const entry of controlEntries())
    if (isNumbered(entry) && folds.some((fold) => isAway(entry.element, fold)))
      found.push([entry.number, folded]);
  return found;
}

function isNumbered({ number, output }: Entry): boolean {
  return number !== 0 && output !== undefined;
}

function isFolded(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  if (width < 1 || element === document.body || element === document.documentElement) return false;
  const running = element.getAnimations().filter(({ playState }) => playState === "running");
  return running.length === 0 ? height < 1 : running.some(endsFlat);
}

/** What is closing now is as good as closed. */
function endsFlat({ effect }: Animation): boolean {
  const last = effect instanceof KeyframeEffect ? effect.getKeyframes().at(-1) : undefined;
  return last?.["height"] === "0px" || last?.["maxHeight"] === "0px";
}

/** Not what stands elsewhere than the part that holds it, nor what a page keeps out of sight for a label to stand for it. */
function isAway(control: Element, fold: Element): boolean {
  if (control === fold || !contains(fold, control)) return false;
  if (control instanceof HTMLInputElement && /^(?:checkbox|radio|file)$/u.test(control.type)) return false;
  const isPlaced = getComputedStyle(fold).position !== "static";
  for (let at: Element | null = control; at !== null && at !== fold; at = at.parentElement) {
    const { position } = getComputedStyle(at);
    if (position === "fixed" || (position === "absolute" && !isPlaced)) return false;
  }
  return true;
}
