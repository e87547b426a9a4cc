import { listens } from "./listeners.ts";

/** Smaller drawings are signs of one meaning, whatever they are made of, CSS pixels. */
const smallest = 64;

/** Whether parts of a drawing can be acted on, each by itself. */
export function hasParts(drawing: Element): boolean {
  if (drawing.querySelector("a, [role], [tabindex], [onclick]") !== null) return true;
  if (listensForParts(drawing) || showsHand(drawing)) return true;
  for (const part of drawing.getElementsByTagName("*")) if (listens(part)) return true;
  return false;
}

/** Parts whose style tells are looked for among so many. */
const mostFigures = 60;

/** The pointer turns into a hand over figures of it, and not over all of it: bars of a chart, regions of a map. */
function showsHand(drawing: Element): boolean {
  if (drawing.clientWidth < smallest || drawing.clientHeight < smallest) return false;
  if (getComputedStyle(drawing).cursor === "pointer") return false;
  const figures = [...drawing.querySelectorAll("rect, circle, ellipse, path, polygon, g")].slice(
    0,
    mostFigures,
  );
  return figures.some((figure) => getComputedStyle(figure).cursor === "pointer");
}

/** A figure or a word of a drawing that listens for all of its parts. */
export function isPartListenedFor(element: Element): boolean {
  if (!(element instanceof SVGGeometryElement || element instanceof SVGTextElement)) return false;
  const drawing = element.ownerSVGElement;
  return drawing !== null && listensForParts(drawing);
}

/** It listens as a whole, and is no mere sign. */
export function listensForParts(drawing: Element): boolean {
  return (
    drawing instanceof SVGSVGElement &&
    listens(drawing) &&
    drawing.childElementCount > 1 &&
    drawing.clientWidth >= smallest &&
    drawing.clientHeight >= smallest
  );
}
