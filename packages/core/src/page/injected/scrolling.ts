import { elementOf, flatParent, numberOf } from "./elements.ts";
import { collapse } from "./name.ts";
import { hasBox } from "./visibility.ts";

export type ScrollUnit = "pixels" | "pages" | "viewports";

/** CSS pixels of one unit, as parts of what the scroller shows; a page leaves a fifth of it in view. */
const shares: Record<Exclude<ScrollUnit, "pixels">, number> = { pages: 0.8, viewports: 1 };

/** Scrolls an element, or what scrolls most of the page, by CSS pixels or by pages; answers where it stood and stands. */
export function scrollBy(number: number | null, amount: { x: number; y: number; unit: ScrollUnit }) {
  const scroller = scrollerFor(number);
  const before = { x: scroller.scrollLeft, y: scroller.scrollTop };
  const share = amount.unit === "pixels" ? undefined : shares[amount.unit];
  const factor =
    share === undefined
      ? { x: 1, y: 1 }
      : { x: scroller.clientWidth * share, y: scroller.clientHeight * share };
  scroller.scrollBy({ left: amount.x * factor.x, top: amount.y * factor.y, behavior: "instant" });
  return {
    before,
    after: { x: Math.round(scroller.scrollLeft), y: Math.round(scroller.scrollTop) },
    moved: scroller.scrollTop !== before.y || scroller.scrollLeft !== before.x,
  };
}

/** Where a scroller stands, CSS pixels; `height`: of all of its content. */
export type ScrollPlace = { y: number; maximum: number; height: number };

export function scrollPlace(number: number | null): ScrollPlace {
  const scroller = scrollerFor(number);
  const { scrollTop, scrollHeight, clientHeight } = scroller;
  return { y: scrollTop, maximum: Math.max(0, scrollHeight - clientHeight), height: scrollHeight };
}

/** Scrolls to a height in CSS pixels from the top of the content; answers where it stands then. */
export function scrollToHeight(number: number | null, y: number): ScrollPlace {
  scrollerFor(number).scrollTo({ top: y, behavior: "instant" });
  return scrollPlace(number);
}

/**
 * The innermost element within a scroller that says a text: the whole of what it says, else a part. Case counts for
 * nothing. Null when there is none that is shown.
 */
export function findText(number: number | null, text: string): number | null {
  const root = scrollerFor(number);
  const wanted = collapse(text).toLowerCase();
  let part: Element | undefined;
  for (const element of withShadows(root)) {
    if (!collapse(element.textContent).toLowerCase().includes(wanted) || !hasBox(element)) continue;
    if (collapse(element.textContent).toLowerCase() === wanted) return numberOf(innermost(element, wanted));
    part ??= isInnermost(element, wanted) ? element : undefined;
  }
  return part === undefined ? null : numberOf(part);
}

function* withShadows(root: Element): Iterable<Element> {
  for (const element of root.querySelectorAll("*")) {
    yield element;
    if (element.shadowRoot !== null)
      for (const child of element.shadowRoot.children) yield* selfAndInside(child);
  }
}

function* selfAndInside(element: Element): Iterable<Element> {
  yield element;
  yield* withShadows(element);
}

function innermost(element: Element, wanted: string): Element {
  const inner = [...element.children].find(
    (child) => collapse(child.textContent).toLowerCase() === wanted && hasBox(child),
  );
  return inner === undefined ? element : innermost(inner, wanted);
}

function isInnermost(element: Element, wanted: string): boolean {
  return ![...element.children].some((child) => collapse(child.textContent).toLowerCase().includes(wanted));
}

/** What scrolls and is in view, the page first, then boxes in it by their size. */
export function scrollers(): (number | null)[] {
  const page = pageScroller();
  const area = (element: Element) => element.clientWidth * element.clientHeight;
  const inView = (element: Element) => {
    const { top, left, bottom, right } = element.getBoundingClientRect();
    return bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
  };
  const boxes = [...withShadows(document.documentElement)]
    .filter((element) => element !== page && scrolls(element) && hasBox(element) && inView(element))
    .toSorted((first, second) => area(second) - area(first));
  return [null, ...boxes.slice(0, mostScrollers).map(numberOf)];
}

const mostScrollers = 5;

function scrollerFor(number: number | null): Element {
  const element = number === null ? undefined : elementOf(number);
  const isPage = element === undefined || element === document.documentElement || element === document.body;
  return isPage ? pageScroller() : scrollerOf(element);
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

/** The nearest box around an element that scrolls, or the page. */
function scrollerOf(element: Element | undefined): Element {
  for (let current = element ?? null; current !== null; current = flatParent(current))
    if (scrolls(current)) return current;
  return document.scrollingElement ?? document.documentElement;
}

function scrolls(element: Element): boolean {
  const overflows = element.scrollHeight > element.clientHeight || element.scrollWidth > element.clientWidth;
  if (!overflows) return false;
  const { overflowX, overflowY } = getComputedStyle(element);
  return /auto|scroll/.test(`${overflowX} ${overflowY}`);
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
