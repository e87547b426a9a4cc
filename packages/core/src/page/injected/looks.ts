/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
import { elementOf } from "./elements.ts";

/** What somebody sees of an element: its colour as `rgb(…)`, and its shape where it has a plain one. */
export type Look = { colour: string; shape: "circle" | "rectangle" | "triangle" | "polygon" | "line" | "" };

/** The looks of elements, in order; null for what is gone. */
export function looks(numbers: number[]): (Look | null)[] {
  return numbers.map((number) => {
    const element = elementOf(number);
    return element === undefined ? null : looksOfElement(element);
  });
}

export function looksOfElement(element: Element): Look {
  return { colour: colourOf(element), shape: shapeOf(element) };
}

/** That of its surface; of what has none, that of the drawing in it, of its letters. */
function colourOf(element: Element): string {
  const style = getComputedStyle(element);
  const { backgroundColor, backgroundImage, borderTopColor, borderTopStyle, borderTopWidth } = style;
  const { color, fill, stroke } = style;
  if (element instanceof SVGElement && !(element instanceof SVGSVGElement))
    return fill === "none" || isClear(fill) ? stroke : fill;
  if (!isClear(backgroundColor)) return backgroundColor;
  const painted = /rgba?\([^)]*\)/.exec(backgroundImage)?.[0];
  if (painted !== undefined) return painted;
  const drawing = element.querySelector("svg [fill], svg path, svg circle, svg rect");
  if (drawing !== null && (element.textContent ?? "").trim() === "") return getComputedStyle(drawing).fill;
  const [child] = element.children;
  const isBare = (element.textContent ?? "").trim() === "";
  if (element.children.length === 1 && child !== undefined && isBare) return colourOf(child);
  // An empty frame is as its line.
  if (isBare && Number.parseFloat(borderTopWidth) > 0 && borderTopStyle !== "none") return borderTopColor;
  return color;
}

function isClear(colour: string): boolean {
  return colour === "transparent" || /^rgba\(.*,\s*0\)$/.test(colour);
}

const tags: Record<string, Look["shape"]> = {
  circle: "circle",
  ellipse: "circle",
  rect: "rectangle",
  line: "line",
  polyline: "line",
};

function shapeOf(element: Element): Look["shape"] {
  const { localName } = element;
  if (localName === "polygon") {
    const corners = (element.getAttribute("points") ?? "").trim().split(/[\s,]+/).length / 2;
    return corners === 3 ? "triangle" : corners === 4 ? "rectangle" : "polygon";
  }
  const known = tags[localName];
  if (known !== undefined) return known;
  // What says something is called by what it says.
  if (!(element instanceof HTMLElement) || (element.textContent ?? "").trim() !== "") return "";
  const { width, height } = element.getBoundingClientRect();
  const radius = Number.parseFloat(getComputedStyle(element).borderTopLeftRadius);
  const isRound = getComputedStyle(element).borderTopLeftRadius.endsWith("%")
    ? radius >= 50
    : radius >= Math.min(width, height) / 2;
  return isRound && Math.abs(width - height) <= 2 && width > 0 ? "circle" : "rectangle";
}
