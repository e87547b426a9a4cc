import type { Point } from "./actionability.ts";
import { flatParent } from "./elements.ts";

/** Whether an element is seen in perspective, or turned in space. */
export function isProjected(element: Element): boolean {
  for (let box: Element | null = element; box !== null; box = flatParent(box)) {
    const { perspective, transform } = getComputedStyle(box);
    if (transform.startsWith("matrix3d")) return true;
    if (box !== element && perspective !== "none") return true;
  }
  return false;
}

/** A type of event that nobody listens for: it does not bubble either. */
const probe = `legwork-${Math.random()}`;

/** Where a point of the viewport lies within an element, from its padding edge: the browser tells it in events. */
function within(element: Element, { x, y }: Point): Point {
  const event = new MouseEvent(probe, { clientX: x, clientY: y });
  element.dispatchEvent(event);
  return { x: event.offsetX, y: event.offsetY };
}

/** Steps towards the place, and how near it has to come, CSS pixels. */
const mostSteps = 20;
const near = 1;
/** How far apart two places are whose difference tells the direction, CSS pixels. */
const apart = 16;

/**
 * Where a point of a frame's content is seen: sought by Newton's method, since the browser tells only the other way round.
 * Undefined where it is not found, as in a frame that shows its back.
 */
export function projected(frame: HTMLElement, inner: Point): Point | undefined {
  const { paddingLeft, paddingTop } = getComputedStyle(frame);
  const wanted = {
    x: inner.x + Number.parseFloat(paddingLeft),
    y: inner.y + Number.parseFloat(paddingTop),
  };
  const { left, top, width, height } = frame.getBoundingClientRect();
  let point = { x: left + width / 2, y: top + height / 2 };
  for (let step = 0; step < mostSteps; step += 1) {
    const here = within(frame, point);
    const missing = { x: wanted.x - here.x, y: wanted.y - here.y };
    if (Math.abs(missing.x) <= near && Math.abs(missing.y) <= near) return point;
    const next = nearer(frame, { point, here, missing });
    if (next === undefined) return undefined;
    point = next;
  }
  return undefined;
}

type Attempt = { point: Point; here: Point; missing: Point };

function nearer(frame: HTMLElement, { point, here, missing }: Attempt): Point | undefined {
  const right = within(frame, { x: point.x + apart, y: point.y });
  const below = within(frame, { x: point.x, y: point.y + apart });
  const [a, b] = [(right.x - here.x) / apart, (right.y - here.y) / apart];
  const [c, d] = [(below.x - here.x) / apart, (below.y - here.y) / apart];
  const area = a * d - b * c;
  if (Math.abs(area) < 1e-6) return undefined;
  return {
    x: point.x + (d * missing.x - c * missing.y) / area,
    y: point.y + (a * missing.y - b * missing.x) / area,
  };
}
