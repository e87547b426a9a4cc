import { elementAt, words, type Point, type Readiness } from "./actionability.ts";
import { contains, elementOf, flatParent } from "./elements.ts";
import { isProjected, projected } from "./projection.ts";
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

/**
 * Brings a point of a frame's content into view and answers where it is here, when nothing lies over it. `from`: where the
 * content was before anything was brought into view in the frame, which may have moved this document too.
 */
export function reachIntoFrame(number: number, inner: Point, from: ContentBox | null): Readiness {
  const element = elementOf(number);
  if (element === undefined) return { outcome: "stale" };
  if (!hasBox(element)) return { outcome: "hidden" };
  const before = from ?? contentBox(number);
  bringIntoView(element, () => outward(number, inner));
  const point = outward(number, inner);
  const hit = elementAt(point);
  if (hit === null) return { outcome: "hidden" };
  if (!contains(element, hit)) return { outcome: "covered", by: words(hit) };
  const after = contentBox(number);
  return { outcome: "ready", point, scrolled: after?.x !== before?.x || after?.y !== before?.y };
}

/** A point of a frame's content in the viewport of the document around it. */
export function outward(number: number, inner: Point): Point {
  const element = elementOf(number);
  if (element instanceof HTMLElement) {
    const turned = isProjected(element) ? projected(element, inner) : turnedOutward(element, inner);
    if (turned !== undefined) return turned;
  }
  const { x, y, scaleX, scaleY } = contentBox(number) ?? { x: 0, y: 0, scaleX: 1, scaleY: 1 };
  return { x: x + inner.x * scaleX, y: y + inner.y * scaleY };
}

/**
 * Through rotation, skewing and mirroring; undefined when there is none. The box around what was turned has the same
 * middle as the box that was turned, so that only the linear part of the transformations has to be known.
 */
function turnedOutward(frame: HTMLElement, inner: Point): Point | undefined {
  const { a, b, c, d } = linearPart(frame);
  if (a > 0 && d > 0 && Math.abs(b) < 1e-6 && Math.abs(c) < 1e-6) return undefined;
  const { offsetWidth: width, offsetHeight: height, clientLeft, clientTop } = frame;
  const box = frame.getBoundingClientRect();
  const zoom = box.width / (Math.abs(a) * width + Math.abs(c) * height);
  const { paddingLeft, paddingTop } = getComputedStyle(frame);
  const x = clientLeft + Number.parseFloat(paddingLeft) + inner.x - width / 2;
  const y = clientTop + Number.parseFloat(paddingTop) + inner.y - height / 2;
  return {
    x: box.x + box.width / 2 + zoom * (a * x + c * y),
    y: box.y + box.height / 2 + zoom * (b * x + d * y),
  };
}

/** What all transformations around and of an element do together, without where they move it. */
function linearPart(element: Element): DOMMatrix {
  let matrix = new DOMMatrix();
  for (let box: Element | null = element; box !== null; box = flatParent(box)) {
    const { transform, rotate, scale } = getComputedStyle(box);
    if (transform === "none" && rotate === "none" && scale === "none") continue;
    const own = new DOMMatrix()
      .multiply(rotationOf(rotate))
      .multiply(scale === "none" ? new DOMMatrix() : new DOMMatrix(`scale(${scale.split(" ").join(", ")})`))
      .multiply(new DOMMatrix(transform));
    matrix = new DOMMatrix([own.a, own.b, own.c, own.d, 0, 0]).multiply(matrix);
  }
  return matrix;
}

/** `rotate` as a property: an angle, after an axis that may be a letter or three numbers. */
function rotationOf(rotate: string): DOMMatrix {
  if (rotate === "none") return new DOMMatrix();
  const parts = rotate.split(" ");
  const angle = parts.pop();
  if (parts.length === 0) return new DOMMatrix(`rotate(${angle})`);
  if (parts.length === 1) return new DOMMatrix(`rotate${(parts[0] as string).toUpperCase()}(${angle})`);
  return new DOMMatrix(`rotate3d(${parts.join(", ")}, ${angle})`);
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
