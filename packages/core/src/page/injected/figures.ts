/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
import { numberOf } from "./elements.ts";
import { looksOfElement, type Look } from "./looks.ts";
import { hasBox } from "./visibility.ts";

/**
 * Something drawn: its looks, how many sides it has, what it says if it is a letter or a word, its area in CSS pixels, and where
 * it is in the viewport. `frame`: an empty box that only has a line around it.
 */
export type DrawnFigure = Look & {
  number: number;
  kind: "drawing" | "box" | "frame";
  sides: number;
  text: string;
  area: number;
  box: { x: number; y: number; width: number; height: number };
};

/** More are no drawing that somebody would count. */
const mostFigures = 500;

/** The figures and letters of the page's drawings, and the coloured or framed boxes without words. */
export function figures(): DrawnFigure[] {
  const parts = [...document.querySelectorAll("body *")].flatMap((part): [Element, DrawnFigure["kind"]][] => {
    const kind = kindOf(part);
    return kind === undefined || !hasBox(part) ? [] : [[part, kind]];
  });
  return parts.slice(0, mostFigures).map(([part, kind]) => {
    const { x, y, width, height } = part.getBoundingClientRect();
    return {
      ...looksOfElement(part),
      number: numberOf(part),
      kind,
      sides: sidesOf(part),
      text: part instanceof SVGTextElement ? (part.textContent ?? "").trim() : "",
      area: width * height,
      box: { x, y, width, height },
    };
  });
}

function kindOf(part: Element): DrawnFigure["kind"] | undefined {
  if (part instanceof SVGGeometryElement || part instanceof SVGTextElement)
    return isAxis(part) ? undefined : "drawing";
  return boxKindOf(part);
}

/** Lines, marks of definitions and empty groups are no figures that are counted. */
function isAxis(part: Element): boolean {
  return part.localName === "line" || part.closest("defs, clipPath, mask, marker, symbol") !== null;
}

function boxKindOf(element: Element): "box" | "frame" | undefined {
  if (!(element instanceof HTMLElement) || element.childElementCount > 0) return undefined;
  if ((element.textContent ?? "").trim() !== "" || element.matches("input, button, select, textarea, img"))
    return undefined;
  const { backgroundColor, borderTopWidth, borderTopStyle, borderBottomWidth } = getComputedStyle(element);
  const { width, height } = element.getBoundingClientRect();
  if (width < 4 || height < 4) return undefined;
  if (!/^transparent$|^rgba\(.*, 0\)$/.test(backgroundColor)) return "box";
  const isFramed =
    borderTopStyle !== "none" &&
    Number.parseFloat(borderTopWidth) > 0 &&
    Number.parseFloat(borderBottomWidth) > 0;
  return isFramed ? "frame" : undefined;
}

function sidesOf(part: Element): number {
  if (part.localName === "rect") return 4;
  if (part.localName === "polygon")
    return Math.floor((part.getAttribute("points") ?? "").trim().split(/[\s,]+/).length / 2);
  if (part.localName !== "path") return 0;
  const way = part.getAttribute("d") ?? "";
  // Curves have no sides; a closed way of straight lines has as many as it has corners.
  if (/[acqst]/i.test(way) || !/z\s*$/i.test(way)) return 0;
  return (way.match(/[mlhv]/gi) ?? []).length;
}
