/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
import { looksOfElement, type Look } from "./looks.ts";
import { hasBox } from "./visibility.ts";

/** Something drawn: its looks, how many sides it has, what it says if it is a letter or a word, and its area in CSS pixels. */
export type Figure = Look & { sides: number; text: string; area: number };

/** More are no drawing that somebody would count. */
const mostFigures = 500;

/** The figures and letters of the page's drawings; where it has none, the coloured boxes without words. */
export function figures(): Figure[] {
  const drawn = [...document.querySelectorAll("svg *")].filter(
    (part) => (part instanceof SVGGeometryElement || part instanceof SVGTextElement) && !isAxis(part),
  );
  const parts = drawn.length > 0 ? drawn : [...document.querySelectorAll("body *")].filter(isBox);
  return parts
    .filter(hasBox)
    .slice(0, mostFigures)
    .map((part) => {
      const { width, height } = part.getBoundingClientRect();
      return {
        ...looksOfElement(part),
        sides: sidesOf(part),
        text: part instanceof SVGTextElement ? (part.textContent ?? "").trim() : "",
        area: width * height,
      };
    });
}

/** Lines, marks of definitions and empty groups are no figures that are counted. */
function isAxis(part: Element): boolean {
  return part.localName === "line" || part.closest("defs, clipPath, mask, marker, symbol") !== null;
}

function isBox(element: Element): boolean {
  if (!(element instanceof HTMLElement) || element.childElementCount > 0) return false;
  if ((element.textContent ?? "").trim() !== "" || element.matches("input, button, select, textarea, img"))
    return false;
  const { backgroundColor } = getComputedStyle(element);
  const { width, height } = element.getBoundingClientRect();
  return !/^transparent$|, 0\)$/.test(backgroundColor) && width >= 4 && height >= 4;
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
