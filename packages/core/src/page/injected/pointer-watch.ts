import { elementOf } from "./elements.ts";
import { pressedFor } from "./pressed.ts";

/** The press that is expected. `wanted` undefined: in a document around the target's frame none may arrive. */
type Watch = {
  wanted: Element | undefined;
  hit?: boolean;
  /** Buttons released so far, and who waits for how many. */
  releases: number;
  waiting?: { releases: number; resolve: (hit: boolean | null) => void };
};

let watch: Watch | undefined;

const types = [
  "pointerdown",
  "touchstart",
  "mousedown",
  "pointerup",
  "touchend",
  "mouseup",
  "click",
  "dblclick",
  "auxclick",
  "contextmenu",
];

/** When the document last got a press or a key, ms; undefined when it got none since {@link forgetInput}. */
let inputAt: number | undefined;

export function lastInput(): number | undefined {
  return inputAt;
}

export function forgetInput(): void {
  inputAt = undefined;
}

function noteInput({ isTrusted }: Event): void {
  if (isTrusted) inputAt = performance.now();
}

/**
 * A press that would land on something else, because the page moved under the pointer, is taken away before the page
 * sees it: an action must never hit what it did not name.
 */
function guard(event: Event): void {
  noteInput(event);
  if (watch === undefined || !event.isTrusted) return;
  if (event.type === "mouseup") noteRelease(watch);
  watch.hit ??= watch.wanted !== undefined && reaches(event.composedPath(), watch.wanted);
  if (watch.hit) return;
  event.preventDefault();
  event.stopImmediatePropagation();
}

function reaches(path: EventTarget[], wanted: Element): boolean {
  if (path.includes(outsideClosedRoots(wanted)) || path[0] === pressedFor(wanted)) return true;
  const label = path.find((target) => target instanceof HTMLLabelElement);
  return label instanceof HTMLLabelElement && label.control === wanted;
}

/** Events do not tell outside of a closed shadow root where in it they happen; its host stands for all of it. */
function outsideClosedRoots(element: Element): Element {
  let visible = element;
  for (let root = element.getRootNode(); root instanceof ShadowRoot; root = root.host.getRootNode())
    if (root.mode === "closed") visible = root.host;
  return visible;
}

/** Adding a listener again does nothing; `document.open()` takes all of them away. */
export function listenForPointer(): void {
  for (const type of types) window.addEventListener(type, guard, { capture: true, passive: false });
  for (const type of ["keydown", "keyup"]) window.addEventListener(type, noteInput, { capture: true });
}

/** Lets the next press through to this element (or its label) alone; to nothing with null, or when it is gone. */
export function expectPointer(number: number | null): void {
  listenForPointer();
  watch = { wanted: number === null ? undefined : elementOf(number), releases: 0 };
}

let released: () => void = () => {};

/** Has that called when a button is released in a press that is expected, before the page gets to know. */
export function onRelease(listener: () => void): void {
  released = listener;
}

/** The click comes after the release, in the same task. */
function noteRelease(watch: Watch): void {
  watch.releases += 1;
  released();
  if (watch.waiting !== undefined && watch.releases >= watch.waiting.releases) setTimeout(pointerArrived);
}

/** Resolves as {@link pointerArrived} answers, once the button was released so often or that was called. */
export function pressEnds(releases: number): Promise<boolean | null> {
  const current = watch;
  if (current === undefined || current.releases >= releases) return Promise.resolve(pointerArrived());
  return new Promise((resolve) => {
    current.waiting = { releases, resolve };
  });
}

/** Ends the watch. Whether a press arrived: null when there was none in this document. */
export function pointerArrived(): boolean | null {
  const hit = watch?.hit ?? null;
  watch?.waiting?.resolve(hit);
  watch = undefined;
  return hit;
}
