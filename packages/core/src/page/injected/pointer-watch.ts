import { elementOf } from "./elements.ts";

/** The press that is expected. `wanted` undefined: in a document around the target's frame none may arrive. */
type Watch = { wanted: Element | undefined; hit?: boolean };

let watch: Watch | undefined;

const types = ["pointerdown", "mousedown", "pointerup", "mouseup", "click", "dblclick", "auxclick"];

/**
 * A press that would land on something else, because the page moved under the pointer, is taken away before the page
 * sees it: an action must never hit what it did not name.
 */
function guard(event: Event): void {
  if (watch === undefined || !event.isTrusted) return;
  watch.hit ??= watch.wanted !== undefined && reaches(event.composedPath(), watch.wanted);
  if (watch.hit) return;
  event.preventDefault();
  event.stopImmediatePropagation();
}

function reaches(path: EventTarget[], wanted: Element): boolean {
  if (path.includes(wanted)) return true;
  const label = path.find((target) => target instanceof HTMLLabelElement);
  return label instanceof HTMLLabelElement && label.control === wanted;
}

/** Adding a listener again does nothing; `document.open()` takes all of them away. */
export function listenForPointer(): void {
  for (const type of types) window.addEventListener(type, guard, { capture: true, passive: false });
}

/** Lets the next press through to this element (or its label) alone; to nothing with null. */
export function expectPointer(number: number | null): boolean {
  const wanted = number === null ? undefined : elementOf(number);
  if (number !== null && wanted === undefined) return false;
  listenForPointer();
  watch = { wanted };
  return true;
}

/** Ends the watch. Whether a press arrived: undefined when there was none in this document. */
export function pointerArrived(): boolean | null {
  const hit = watch?.hit ?? null;
  watch = undefined;
  return hit;
}
