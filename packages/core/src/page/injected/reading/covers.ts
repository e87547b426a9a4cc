import { elementAt, words } from "../actionability.ts";
import { contains } from "../elements.ts";
import { foldedControls } from "./folds.ts";
import type { Entry } from "./entry.ts";
import { controlEntries, floatingEntries } from "./unobserved.ts";

/** Controls that are looked at; a hit test takes up to 0.1 ms. */
const mostControls = 100;

/**
 * What lies over controls that are in view, in words, by the number of the control. Only what floats is taken for a
 * cover, so that a page without overlays costs nothing.
 */
export function coversInView(): [number, string][] {
  const floating = [...floatingEntries()].map(({ element }) => ({
    element,
    rect: element.getBoundingClientRect(),
  }));
  const over = floating.filter(({ rect }) => isInView(rect));
  const folded = foldedControls();
  const covers: [number, string][] = [];
  if (over.length === 0) return folded;
  let looked = 0;
  for (const control of controlEntries()) {
    const rect = rectInView(control);
    if (rect === undefined) continue;
    if (!over.some(({ element, rect: other }) => meet(rect, other) && areApart(element, control.element)))
      continue;
    looked += 1;
    if (looked > mostControls) break;
    const cover = coverOf(control.element, rect);
    if (cover !== undefined) covers.push([control.number, words(cover)]);
  }
  return [...covers, ...folded];
}

type Rect = { left: number; top: number; right: number; bottom: number };

function rectInView({ box, output, number }: Entry): Rect | undefined {
  if (box === undefined || output === undefined || number === 0) return undefined;
  const left = box.x / 64 - scrollX;
  const top = box.y / 64 - scrollY;
  const rect = { left, top, right: left + box.width / 64, bottom: top + box.height / 64 };
  return isInView(rect) ? rect : undefined;
}

function isInView({ left, top, right, bottom }: Rect): boolean {
  return right > 0 && bottom > 0 && left < innerWidth && top < innerHeight && right > left && bottom > top;
}

function meet(one: Rect, other: Rect): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}

function areApart(one: Element, other: Element): boolean {
  return !contains(one, other) && !contains(other, one);
}

/** Places to try, as parts of the box's width and height. */
const spots = [
  [0.5, 0.5],
  [0.2, 0.5],
  [0.8, 0.5],
  [0.5, 0.2],
  [0.5, 0.8],
] as const;

/** Undefined when a press reaches the element somewhere. */
function coverOf(element: Element, { left, top, right, bottom }: Rect): Element | undefined {
  let cover: Element | undefined;
  for (const [across, down] of spots) {
    const point = { x: left + (right - left) * across, y: top + (bottom - top) * down };
    if (point.x < 0 || point.y < 0 || point.x >= innerWidth || point.y >= innerHeight) continue;
    const hit = elementAt(point);
    if (hit === null) continue;
    if (contains(element, hit) || hit.closest("label")?.control === element) return undefined;
    cover ??= hit;
  }
  return cover;
}
