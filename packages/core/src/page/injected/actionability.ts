import { shadowRootOf } from "./shadow.ts";
import { sinceMotion } from "./activity.ts";
import { contains, elementOf, flatChildren, flatParent, isEditable } from "./elements.ts";
import { nameOf } from "./name.ts";
import { pressedFor } from "./pressed.ts";
import { nextFrame, runsNothing } from "./frames.ts";
import { isFocusable, isInteractiveRole, roleOf } from "./role.ts";
import { isDisabled } from "./state.ts";
import { hasBox, isContents, rectsOf } from "./visibility.ts";

export type Point = { x: number; y: number };

export type Readiness =
  /** `scrolled`: the page had to be moved for it. */
  | { outcome: "ready"; point: Point; scrolled: boolean }
  | { outcome: "stale" | "hidden" | "disabled" | "read_only" | "not_editable" | "moving" }
  /** `by` is the element in the way, in words. `hovered`: it may be there because the pointer rests on it or on what shows it. */
  | { outcome: "covered"; by: string; hovered?: boolean };

/** Largest time that an element may keep moving, ms. */
const longestMotion = 2_000;

/** Brings an element into view and tells whether a person could use it now, and where to point. */
export async function ready(
  number: number,
  need: { editable: boolean; pointer: boolean },
): Promise<Readiness> {
  const element = elementOf(number);
  if (element === undefined) return { outcome: "stale" };
  const target = need.pointer ? pointerTarget(element) : element;
  if (!hasBox(target)) return { outcome: "hidden" };
  if (isDisabled(element)) return { outcome: "disabled" };
  if (need.editable && !isEditable(element)) return { outcome: "not_editable" };
  if (need.editable && isReadOnly(element)) return { outcome: "read_only" };
  const before = target.getBoundingClientRect();
  if (!isInView(target)) target.scrollIntoView({ block: "center", inline: "nearest", behavior: "instant" });
  // The frame itself may be out of view, which cannot be seen from inside it.
  else if (window !== window.top)
    target.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
  const scrolled =
    target.getBoundingClientRect().y !== before.y || target.getBoundingClientRect().x !== before.x;
  if (need.pointer && movesForEver(target)) await nextFrame(longestFrame);
  else if ((scrolled || mayMove(target)) && !(await standsStill(target)))
    return { outcome: element.isConnected ? "moving" : "stale" };
  if (!need.pointer) return { outcome: "ready", point: center(target.getBoundingClientRect()), scrolled };
  const aimed = aim(target);
  return "point" in aimed ? { outcome: "ready", point: aimed.point, scrolled } : aside(target, aimed);
}

/** Whether a press at that point would still reach the element. */
export function isAt(number: number, point: Point): boolean {
  const element = elementOf(number);
  return element !== undefined && receives(pointerTarget(element), elementAt(point));
}

/**
 * What a person points at: the label of a control that a page hides behind it, and what is shown of an element that
 * has no extent of its own.
 */
function pointerTarget(element: Element): Element {
  if (hasBox(element)) return element;
  if (element instanceof HTMLInputElement) return [...(element.labels ?? [])].find(hasBox) ?? element;
  return shownWithin(element) ?? element;
}

function shownWithin(element: Element): Element | undefined {
  for (const child of flatChildren(element)) {
    if (!(child instanceof Element)) continue;
    const shown = hasBox(child) ? child : shownWithin(child);
    if (shown !== undefined) return shown;
  }
  return undefined;
}

function isReadOnly(element: Element): boolean {
  return element.matches("[readonly]") || element.getAttribute("aria-readonly") === "true";
}

function isInView(element: Element): boolean {
  const { top, left, bottom, right } = element.getBoundingClientRect();
  if (top < 0 || left < 0 || bottom > innerHeight || right > innerWidth) return false;
  for (let box = flatParent(element); box !== null; box = flatParent(box)) {
    const clip = box.getBoundingClientRect();
    const clips =
      box !== document.documentElement &&
      box !== document.body &&
      !isContents(box) &&
      getComputedStyle(box).overflow !== "visible";
    if (clips && (top < clip.top || bottom > clip.bottom || left < clip.left || right > clip.right))
      return false;
  }
  return true;
}

/** A machine under load is late with frames, and until one comes nothing has moved, ms. */
const longestFrame = 250;

/** What a script moves it moves anew in each frame, so nothing moves after so long, ms: a frame at 60 Hz, and a little. */
const atRest = 20;

/**
 * Whether the element may be moving. What this leaves out is movement by style rules that a script writes anew for each
 * frame, and animations inside shadow roots that do not hold the element; the watch on the pointer stands in for those.
 */
function mayMove(element: Element): boolean {
  if (document.readyState !== "complete" || sinceMotion() < atRest) return true;
  return runningAround(element).length > 0;
}

/** The animations that run in the document and in the shadow roots around the element. */
function runningAround(element: Element): Animation[] {
  const running: Animation[] = [];
  for (let root = element.getRootNode(); ; root = root.host.getRootNode()) {
    if (root instanceof Document || root instanceof ShadowRoot)
      running.push(...root.getAnimations().filter(({ playState }) => playState === "running"));
    if (!(root instanceof ShadowRoot)) return running;
  }
}

/** What pulses or drifts without end is pressed as it goes; the watch on the pointer tells whether the press met it. */
function movesForEver(element: Element): boolean {
  for (let current: Element | null = element; current !== null; current = flatParent(current)) {
    const endless = current
      .getAnimations()
      .some(
        ({ playState, effect }) =>
          playState === "running" && effect?.getComputedTiming().endTime === Infinity && moves(effect),
      );
    if (endless) return true;
  }
  return false;
}

function moves(effect: AnimationEffect): boolean {
  if (!(effect instanceof KeyframeEffect)) return true;
  return effect.getKeyframes().some((frame) => movement.some((property) => property in frame));
}

const movement =
  "transform translate scale rotate left top right bottom width height margin offsetDistance".split(" ");

/**
 * False when it still moves after {@link longestMotion}, or went away. An animation begins with the frames that show it: on a
 * machine that is late with those, nothing has moved yet of what is about to. Where it never begins, nothing moves.
 */
export async function standsStill(element: Element): Promise<boolean> {
  if (runsNothing()) return true;
  const end = performance.now() + longestMotion;
  let before = element.getBoundingClientRect();
  let isAboutTo = motionsAround(element).some(isYetToBegin);
  let isMoving = true;
  while (performance.now() < end) {
    const isFrame = await nextFrame(longestFrame);
    if (!element.isConnected) return false;
    const now = element.getBoundingClientRect();
    isMoving = !isSameBox(before, now);
    const motions = motionsAround(element);
    if (!isMoving && !isAboutTo && (isFrame || motions.length === 0)) return true;
    before = now;
    isAboutTo = motions.some(isYetToBegin);
  }
  return !isMoving;
}

function isSameBox(one: DOMRect, other: DOMRect): boolean {
  return one.x === other.x && one.y === other.y && one.width === other.width && one.height === other.height;
}

/** Those of the document that move something and come to an end. */
function motionsAround(element: Element): Animation[] {
  return runningAround(element).filter(
    ({ effect }) => effect !== null && effect.getComputedTiming().endTime !== Infinity && moves(effect),
  );
}

/** Asked for and not begun. One that follows the scrolling of a box that does not scroll never begins. */
function isYetToBegin({ pending, timeline }: Animation): boolean {
  return pending && timeline?.currentTime !== null;
}

function center(box: { x: number; y: number; width: number; height: number }): Point {
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Places to try, from the middle outwards, as parts of the box's width and height. */
const spots = [
  [0.5, 0.5],
  [0.25, 0.5],
  [0.75, 0.5],
  [0.5, 0.25],
  [0.5, 0.75],
  [0.1, 0.1],
  [0.9, 0.9],
] as const;

function* pointsOf(target: Element): Iterable<Point> {
  for (const box of rectsOf(target))
    for (const [horizontal, vertical] of spots)
      yield { x: box.x + box.width * horizontal, y: box.y + box.height * vertical };
  yield* outlineOf(target);
}

/** An outline without a filling takes clicks on its line only. */
function* outlineOf(target: Element): Iterable<Point> {
  const matrix = target instanceof SVGGeometryElement ? target.getScreenCTM() : null;
  if (!(target instanceof SVGGeometryElement) || matrix === null) return;
  const length = target.getTotalLength();
  for (const part of [0, 0.25, 0.5, 0.75]) {
    const { x, y } = target.getPointAtLength(length * part).matrixTransform(matrix);
    yield { x, y };
  }
}

type Aimed = { point: Point } | { inTheWay: Element | null };

/** A point where a press reaches the target, rather one where it reaches no control inside it. */
function aim(target: Element): Aimed {
  let inTheWay: Element | null = null;
  let second: Point | undefined;
  for (const point of pointsOf(target)) {
    if (point.x < 0 || point.y < 0 || point.x >= innerWidth || point.y >= innerHeight) continue;
    const hit = elementAt(point);
    if (!receives(target, hit)) inTheWay ??= hit;
    else if (!isOfItsOwn(target, hit)) return { point };
    else second ??= point;
  }
  // A press on a link inside a label follows the link and leaves the control as it is.
  if (second !== undefined && !(target instanceof HTMLLabelElement)) return { point: second };
  return { inTheWay: inTheWay ?? (second === undefined ? null : elementAt(second)) };
}

/** True when a press on `hit` is taken by a control inside the target. */
function isOfItsOwn(target: Element, hit: Element | null): boolean {
  for (let current = hit; current !== null && current !== target; current = flatParent(current)) {
    if (!contains(target, current)) return false;
    const isLabelled = target instanceof HTMLLabelElement && target.control === current;
    if (!isLabelled && isFocusable(current) && isInteractiveRole(roleOf(current))) return true;
  }
  return false;
}

/** What sticks to the edge of the viewport may cover a target in one place of it and not in another. */
async function aside(target: Element, first: { inTheWay: Element | null }): Promise<Readiness> {
  const { inTheWay } = first;
  if (inTheWay === null) return { outcome: "hidden" };
  for (const block of isSticky(inTheWay) ? (["center", "end", "start"] as const) : []) {
    const before = target.getBoundingClientRect().y;
    target.scrollIntoView({ block, inline: "nearest", behavior: "instant" });
    if (target.getBoundingClientRect().y === before) continue;
    if (!(await standsStill(target))) return { outcome: "moving" };
    const aimed = aim(target);
    if ("point" in aimed) return { outcome: "ready", point: aimed.point, scrolled: true };
  }
  return { outcome: "covered", by: words(inTheWay), hovered: isHovered(inTheWay, target) };
}

/** Whether the pointer is in something around the element that is not around the target as well. */
function isHovered(element: Element, target: Element): boolean {
  for (let current: Element | null = element; current !== null; current = flatParent(current)) {
    if (contains(current, target)) return false;
    if (current.matches(":hover")) return true;
  }
  return false;
}

/** What opens under a pointer closes a moment after it left, ms. */
const longestClosing = 600;

/** Waits until what the pointer had opened over an element is closed. */
export async function uncovered(
  number: number,
  need: { editable: boolean; pointer: boolean },
): Promise<void> {
  const end = performance.now() + longestClosing;
  while ((await ready(number, need)).outcome === "covered" && performance.now() < end)
    await nextFrame(longestFrame);
}

function isSticky(element: Element): boolean {
  for (let current: Element | null = element; current !== null; current = flatParent(current)) {
    if (!/fixed|sticky/.test(getComputedStyle(current).position)) continue;
    const { width, height } = current.getBoundingClientRect();
    return width < innerWidth * 0.9 || height < innerHeight * 0.9;
  }
  return false;
}

/** The innermost element at a point, through shadow roots. */
export function elementAt(point: Point): Element | null {
  let hit = document.elementFromPoint(point.x, point.y);
  for (let root = shadowRootOf(hit); root !== null; root = shadowRootOf(hit)) {
    const inner = root.elementFromPoint(point.x, point.y);
    if (inner === null || inner === hit) break;
    hit = inner;
  }
  return hit;
}

/** True when a click on `hit` is a click on `target`: it lies within it, in a label of it, or takes its presses. */
function receives(target: Element, hit: Element | null): boolean {
  if (contains(target, hit) || (hit !== null && hit === pressedFor(target))) return true;
  const label = hit?.closest("label");
  return label !== null && label !== undefined && label.control === target && !isOfItsOwn(label, hit);
}

/** An element in words, at most 80 characters of its name. */
export function words(element: Element): string {
  for (let current: Element | null = element; current !== null; current = flatParent(current)) {
    const role = roleOf(current);
    const name = nameOf(current, role) || current.id;
    if (name !== "" && role !== "generic") return `${role} "${name.slice(0, 80)}"`;
    if (role === "dialog" || role === "alertdialog" || role === "region") return role;
  }
  const text = element.textContent.replace(/\s+/g, " ").trim().slice(0, 80);
  return text === "" ? `<${element.localName}>` : `<${element.localName}> "${text}"`;
}
