import { elementAt, words, type Point, type Readiness } from "./actionability.ts";
import { contains, elementOf, flatParent } from "./elements.ts";
import { hasBox } from "./visibility.ts";

/** Where a frame's content lies in this document, CSS pixels; `scale`: its pixels to ours, for zoomed and scaled frames. */
export type ContentBox = { x: number; y: number; scaleX: number; scaleY: number };

export function contentBox(number: number): ContentBox | null {
  const element = elementOf(number);
  if (!(element instanceof HTMLElement)) return null;
  const box = element.getBoundingClientRect();
  const scaleX = element.offsetWidth === 0 ? 1 : box.width / element.offsetWidth;
  const scaleY = element.offsetHeight === 0 ? 1 : box.height / element.offsetHeight;
  const { paddingLeft, paddingTop } = getComputedStyle(element);
  return {
    x: box.x + (element.clientLeft + Number.parseFloat(paddingLeft)) * scaleX,
    y: box.y + (element.clientTop + Number.parseFloat(paddingTop)) * scaleY,
    scaleX,
    scaleY,
  };
}

/** Brings a point of a frame's content into view and answers where it is here, when nothing lies over it. */
export function reachIntoFrame(number: number, inner: Point): Readiness {
  const element = elementOf(number);
  if (element === undefined) return { outcome: "stale" };
  if (!hasBox(element)) return { outcome: "hidden" };
  const before = outward(number, inner);
  bringIntoView(element, () => outward(number, inner));
  const point = outward(number, inner);
  const hit = elementAt(point);
  if (hit === null) return { outcome: "hidden" };
  if (!contains(element, hit)) return { outcome: "covered", by: words(hit) };
  return { outcome: "ready", point, scrolled: point.x !== before.x || point.y !== before.y };
}

function outward(number: number, inner: Point): Point {
  const { x, y, scaleX, scaleY } = contentBox(number) ?? { x: 0, y: 0, scaleX: 1, scaleY: 1 };
  return { x: x + inner.x * scaleX, y: y + inner.y * scaleY };
}

/** Scrolls each box around the frame until the point lies within it. */
function bringIntoView(frame: Element, where: () => Point): void {
  for (let box = flatParent(frame); box !== null; box = flatParent(box)) {
    const isRoot = box === document.documentElement;
    if (!isRoot && (box === document.body || getComputedStyle(box).overflow === "visible")) continue;
    const clip = isRoot ? new DOMRect(0, 0, innerWidth, innerHeight) : box.getBoundingClientRect();
    const { x, y } = where();
    const left = x >= clip.left && x < clip.right ? 0 : x - (clip.left + clip.width / 2);
    const top = y >= clip.top && y < clip.bottom ? 0 : y - (clip.top + clip.height / 2);
    if (left === 0 && top === 0) continue;
    (isRoot ? (document.scrollingElement ?? box) : box).scrollBy({ left, top, behavior: "instant" });
  }
}
