import { elementOf, flatParent } from "./elements.ts";
import { hasBox } from "./visibility.ts";

/** Scrolls an element, or what scrolls most of the page, by CSS pixels or by pages; answers where it stood and stands. */
export function scrollBy(number: number | null, amount: { x: number; y: number; unit: "pixels" | "pages" }) {
  const scroller = number === null ? pageScroller() : scrollerOf(elementOf(number));
  const before = { x: scroller.scrollLeft, y: scroller.scrollTop };
  const factor =
    amount.unit === "pages"
      ? { x: scroller.clientWidth * 0.8, y: scroller.clientHeight * 0.8 }
      : { x: 1, y: 1 };
  scroller.scrollBy({ left: amount.x * factor.x, top: amount.y * factor.y, behavior: "instant" });
  return {
    before,
    after: { x: Math.round(scroller.scrollLeft), y: Math.round(scroller.scrollTop) },
    moved: scroller.scrollTop !== before.y || scroller.scrollLeft !== before.x,
  };
}

function pageScroller(): Element {
  const root = document.scrollingElement ?? document.documentElement;
  if (canScroll(root)) return root;
  const middle = document.elementFromPoint(innerWidth / 2, innerHeight / 2);
  return scrollerOf(middle ?? undefined);
}

/** A root that clips what overflows can be scrolled by scripts, but not by a person. */
function canScroll(root: Element): boolean {
  const clips = [root, document.body].some(
    (element) => element !== null && /hidden|clip/.test(getComputedStyle(element).overflowY),
  );
  return !clips && (root.scrollHeight > root.clientHeight || root.scrollWidth > root.clientWidth);
}

function scrollerOf(element: Element | undefined): Element {
  for (let current = element ?? null; current !== null; current = flatParent(current)) {
    const overflows =
      current.scrollHeight > current.clientHeight || current.scrollWidth > current.clientWidth;
    const { overflowX, overflowY } = getComputedStyle(current);
    if (overflows && /auto|scroll/.test(`${overflowX} ${overflowY}`)) return current;
  }
  return document.scrollingElement ?? document.documentElement;
}

/** Undefined: the element is gone; null: nothing of it is shown. */
export function scrollIntoView(number: number): { moved: boolean; y: number; x: number } | null | undefined {
  const element = elementOf(number);
  if (element === undefined) return undefined;
  if (!hasBox(element)) return null;
  const before = element.getBoundingClientRect();
  element.scrollIntoView({ block: "center", inline: "nearest", behavior: "instant" });
  const after = element.getBoundingClientRect();
  return {
    moved: before.y !== after.y || before.x !== after.x,
    x: Math.round(scrollX),
    y: Math.round(scrollY),
  };
}
