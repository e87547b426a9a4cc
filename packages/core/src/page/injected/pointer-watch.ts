import { contains, elementOf, isEditable } from "./elements.ts";
import { runsNothing } from "./frames.ts";
import { pressedFor } from "./pressed.ts";
import { innermostFocus } from "./shadow.ts";

/**
 * Null: no press came to this document. `missed`: the press began on the element, which then moved away from under it.
 * `intercepted`: the page kept the click from the element, and has put something over it instead.
 */
export type Hit = boolean | null | "missed" | "intercepted";

/** The press that is expected. `wanted` undefined: in a document around the target's frame none may arrive. */
type Watch = {
  wanted: Element | undefined;
  hit?: boolean;
  /** The field that had the focus when the press began, if the press is not on it. */
  field?: Element | null;
  /** Whether it was let go over the element, or clicked it; where it was let go beside it. */
  clicked?: boolean;
  releasedAt?: { x: number; y: number } | undefined;
  /** Where a click on its way to the element was, until the element has got it. */
  underWay?: { x: number; y: number } | undefined;
  /** Buttons released so far, and who waits for how many. */
  releases: number;
  waiting?: { releases: number; resolve: (hit: Hit) => void };
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
  if (watch.hit) return follow(event, watch);
  event.preventDefault();
  event.stopImmediatePropagation();
}

/** How a press goes on that began on the element. */
function follow(event: Event, current: Watch): void {
  const { wanted } = current;
  if (wanted === undefined || !(event instanceof MouseEvent) || event.button !== 0) return;
  if (current.field === undefined) {
    const field = innermostFocus();
    current.field = field !== null && isEditable(field) && !contains(wanted, field) ? field : null;
  }
  if (event.type !== "mouseup" && event.type !== "click") return;
  const { clientX: x, clientY: y } = event;
  if (reaches(event.composedPath(), wanted)) current.clicked = true;
  else if (event.type === "mouseup") current.releasedAt = { x, y };
  if (event.type !== "click" || !event.composedPath().includes(wanted)) return;
  current.underWay = { x, y };
  const arrive = (): void => {
    current.underWay = undefined;
  };
  wanted.addEventListener("click", arrive, { capture: true, once: true });
}

/** Pages that ask for something first hold back whatever is clicked, by a listener far above it, and show a window instead. */
function isIntercepted({ wanted, underWay }: Watch): boolean {
  if (wanted?.isConnected !== true || underWay === undefined) return false;
  const above = document.elementFromPoint(underWay.x, underWay.y);
  return above !== null && !contains(wanted, above) && !contains(above, wanted);
}

/**
 * A field that is left may say at once what is wrong with it, and so push away the button that is being pressed: the button
 * goes down, comes up elsewhere, and is not clicked.
 */
function isMissed({ wanted, field, clicked, releasedAt }: Watch): boolean {
  if (wanted?.isConnected !== true || clicked === true || releasedAt === undefined) return false;
  if (!field || field === innermostFocus()) return false;
  const { left, right, top, bottom } = wanted.getBoundingClientRect();
  const { x, y } = releasedAt;
  return right > left && (x < left || x > right || y < top || y > bottom);
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
export function pressEnds(releases: number): Promise<Hit> {
  const current = watch;
  if (current === undefined || current.releases >= releases) return Promise.resolve(pointerArrived());
  return new Promise((resolve) => {
    current.waiting = { releases, resolve };
  });
}

/** Ends the watch. Whether a press arrived; where no listener runs nothing tells, so what was aimed at counts. */
export function pointerArrived(): Hit {
  let hit: Hit = watch?.hit ?? null;
  if (watch !== undefined && hit === true && isMissed(watch)) hit = "missed";
  if (watch !== undefined && hit === true && isIntercepted(watch)) hit = "intercepted";
  if (watch?.wanted !== undefined && runsNothing()) hit = true;
  watch?.waiting?.resolve(hit);
  watch = undefined;
  return hit;
}
