import { contains, elementOf, flatParent, isEditable } from "./elements.ts";
import { nameOf } from "./name.ts";
import { roleOf } from "./role.ts";
import { isDisabled } from "./state.ts";
import { hasBox } from "./visibility.ts";

export type Point = { x: number; y: number };

export type Readiness =
  | { outcome: "ready"; point: Point }
  | { outcome: "stale" | "hidden" | "disabled" | "read_only" | "not_editable" | "moving" }
  /** `by` is the element in the way, in words. */
  | { outcome: "covered"; by: string };

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
  if (!isInView(target)) target.scrollIntoView({ block: "center", inline: "nearest", behavior: "instant" });
  if (!(await standsStill(target))) return { outcome: element.isConnected ? "moving" : "stale" };
  if (!need.pointer) return { outcome: "ready", point: center(target.getBoundingClientRect()) };
  return aim(target);
}

/** What to point at for a control that a page hides behind its label: the label. */
function pointerTarget(element: Element): Element {
  if (!(element instanceof HTMLInputElement) || hasBox(element)) return element;
  return [...(element.labels ?? [])].find(hasBox) ?? element;
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
      getComputedStyle(box).overflow !== "visible";
    if (clips && (top < clip.top || bottom > clip.bottom || left < clip.left || right > clip.right))
      return false;
  }
  return true;
}

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

async function standsStill(element: Element): Promise<boolean> {
  const end = performance.now() + longestMotion;
  let before = element.getBoundingClientRect();
  while (performance.now() < end) {
    await nextFrame();
    if (!element.isConnected) return false;
    const now = element.getBoundingClientRect();
    if (
      now.x === before.x &&
      now.y === before.y &&
      now.width === before.width &&
      now.height === before.height
    )
      return true;
    before = now;
  }
  return false;
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

function aim(target: Element): Readiness {
  let inTheWay: Element | null = null;
  for (const box of target.getClientRects()) {
    for (const [horizontal, vertical] of spots) {
      const point = { x: box.x + box.width * horizontal, y: box.y + box.height * vertical };
      if (point.x < 0 || point.y < 0 || point.x >= innerWidth || point.y >= innerHeight) continue;
      const hit = elementAt(point);
      if (receives(target, hit)) return { outcome: "ready", point };
      inTheWay ??= hit;
    }
  }
  return inTheWay === null ? { outcome: "hidden" } : { outcome: "covered", by: words(inTheWay) };
}

/** The innermost element at a point, through open shadow roots. */
export function elementAt(point: Point): Element | null {
  let hit = document.elementFromPoint(point.x, point.y);
  while (hit?.shadowRoot) {
    const inner = hit.shadowRoot.elementFromPoint(point.x, point.y);
    if (inner === null || inner === hit) break;
    hit = inner;
  }
  return hit;
}

/** True when a click on `hit` is a click on `target`: it lies within it, or in a label of it. */
function receives(target: Element, hit: Element | null): boolean {
  if (contains(target, hit)) return true;
  const label = hit?.closest("label");
  return label !== null && label !== undefined && label.control === target;
}

/** Whether the frame of element `number` is what lies at the point; else what covers it, in words. */
export function coveredAt(number: number, point: Point): string | undefined {
  const element = elementOf(number);
  const hit = elementAt(point);
  return element !== undefined && hit !== null && contains(element, hit)
    ? undefined
    : hit === null
      ? "the edge of the viewport"
      : words(hit);
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
