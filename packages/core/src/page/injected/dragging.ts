import { standsStill, type Point } from "./actionability.ts";
import { elementOf } from "./elements.ts";
import { isRestless } from "./restless.ts";

/** How a document is laid out, in forms that compare. */
export type Arrangement = {
  /** Elements with their order, text, values and states. */
  content: string;
  /** Where the element is in its document, CSS pixels. */
  place: string;
};

let drop: { started: boolean; accepted: boolean } | undefined;

function noteStart(event: Event): void {
  if (drop !== undefined && event.isTrusted) drop.started = true;
}

/** The browser sends `drop` only where the page took the `dragover` before it. */
function noteDrop(event: Event): void {
  if (drop !== undefined && event.isTrusted) drop.accepted = true;
}

export function expectDrop(): void {
  drop = { started: false, accepted: false };
  // Adding a listener again does nothing; `document.open()` takes all of them away.
  window.addEventListener("dragstart", noteStart, { capture: true, passive: true });
  window.addEventListener("drop", noteDrop, { capture: true, passive: true });
}

/** Ends what {@link expectDrop} began. `started`: the browser made a drag of the moves. */
export function dropped(): { started: boolean; accepted: boolean } {
  const told = drop ?? { started: false, accepted: false };
  drop = undefined;
  return told;
}

/** Where in an element's box a point lies, 0 to 1. */
export function partAt(number: number, { x, y }: Point): Point {
  const box = elementOf(number)?.getBoundingClientRect();
  if (box === undefined || box.width === 0 || box.height === 0) return { x: 0.5, y: 0.5 };
  return { x: (x - box.x) / box.width, y: (y - box.y) / box.height };
}

/** That part of an element's box in the viewport; it is brought into view when it is not. Null when it is gone. */
export function placeToDrop(number: number, part: Point): Point | null {
  const element = elementOf(number);
  if (element === undefined) return null;
  const place = () => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x: x + width * part.x, y: y + height * part.y };
  };
  const { x, y } = place();
  if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight)
    element.scrollIntoView({ block: "center", inline: "nearest", behavior: "instant" });
  return place();
}

/** What tells two arrangements apart beside the text; looks alone (classes, styles) come and go with a drag. */
const telling = ["value", "aria-valuenow", "aria-checked", "aria-selected", "aria-pressed", "src", "href"];

export function arrangement(number: number): Arrangement {
  let hash = 2_166_136_261;
  const add = (text: string) => {
    for (let index = 0; index < text.length; index += 1)
      hash = Math.imul(hash ^ text.charCodeAt(index), 16_777_619);
    hash = Math.imul(hash ^ 31, 16_777_619);
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    if (node instanceof Text) {
      // Clocks and the like say nothing about a drag.
      if (!isRestless(node, "characterData")) add(node.data.trim());
      continue;
    }
    const element = node as HTMLInputElement;
    add(element.localName);
    if (typeof element.value === "string") add(element.value);
    for (const name of telling) add(element.getAttribute(name) ?? "");
  }
  return { content: `${hash}`, place: placeOf(number) };
}

function placeOf(number: number): string {
  const element = elementOf(number);
  if (element === undefined) return "gone";
  const { x, y, width, height } = element.getBoundingClientRect();
  return [x + scrollX, y + scrollY, width, height].map(Math.round).join(" ");
}

/** Longer animations are no way back, ms. */
const longestFlight = 2_000;

/** {@link arrangement} once the element has come to rest: what is let go may fly back. */
export async function settledArrangement(number: number): Promise<Arrangement> {
  const element = elementOf(number);
  if (element !== undefined) {
    // A flight that is yet to begin stands still as well.
    const flights = element
      .getAnimations()
      .filter((animation) => Number(animation.effect?.getComputedTiming().endTime) <= longestFlight);
    await Promise.allSettled(flights.map((animation) => animation.finished));
    await standsStill(element);
  }
  return arrangement(number);
}
