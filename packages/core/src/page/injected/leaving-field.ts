import { ready, type Readiness } from "./actionability.ts";
import { contains, elementOf, isEditable } from "./elements.ts";
import { nextFrame, runsNothing } from "./frames.ts";
import { innermostFocus } from "./shadow.ts";

/** Longest wait for what a field had opened to be gone, ms; and for a frame of it. */
const longestClosing = 300;
const longestFrame = 60;
const dialogs = "dialog, [role=dialog], [role=alertdialog], [aria-modal=true]";

/**
 * Whether a person could use the element now, who leaves the field that has the focus first where something lies over the
 * element: what that field had opened, a calendar or suggestions, goes with it. Some pages close it when the field loses
 * the focus, others when the next one gets it.
 */
export async function readyBeside(
  number: number,
  need: { editable: boolean; pointer: boolean },
): Promise<Readiness> {
  let readiness = await enabled(number, need);
  const field = innermostFocus();
  for (const leave of [blur, enter]) {
    const element = elementOf(number);
    if (readiness.outcome !== "covered" || field === null || element === undefined) return readiness;
    if (!isOtherField(field, element)) return readiness;
    leave(field, element);
    const end = performance.now() + longestClosing;
    while (readiness.outcome === "covered" && performance.now() < end) {
      await nextFrame(longestFrame);
      readiness = await ready(number, need);
    }
  }
  return readiness;
}

/** Pages look at what was filled in a moment later, and enable their buttons then, ms. */
const longestEnabling = 500;

async function enabled(number: number, need: { editable: boolean; pointer: boolean }): Promise<Readiness> {
  const end = performance.now() + longestEnabling;
  let readiness = await ready(number, need);
  while (readiness.outcome === "disabled" && !runsNothing() && performance.now() < end) {
    await nextFrame(longestFrame);
    readiness = await ready(number, need);
  }
  return readiness;
}

function isOtherField(field: Element, element: Element): boolean {
  const dialog = field.closest(dialogs);
  // What lies behind a dialog is not for those who are in it.
  const isReachable = dialog === null || contains(dialog, element);
  return isEditable(field) && isReachable && !contains(element, field);
}

function blur(field: Element): void {
  if (field instanceof HTMLElement) field.blur();
}

function enter(_field: Element, element: Element): void {
  const isField = element instanceof HTMLSelectElement || isEditable(element);
  if (isField && element instanceof HTMLElement) element.focus({ preventScroll: true });
}
