import type { Scope } from "./entry.ts";
import { neverShown, visibilityOf, type Visibility } from "../visibility.ts";

/** What the style of an element says about it, read once: it is the dearest thing to ask for. */
export type Looks = {
  visibility: Visibility;
  /**
   * Shows the hand, and nothing around it does. The hand is what a page shows over a thing that listens for clicks;
   * listeners themselves cannot be seen from here.
   */
  pointer: boolean;
  /** Its place does not follow from the elements around it. */
  floats: boolean;
  mayScroll: boolean;
  /** What overflows it cannot be seen, nor scrolled to by a person. */
  clips: boolean;
  /** Nothing inside it is rendered, though it is itself. */
  conceals: boolean;
};

const nothing: Looks = {
  visibility: "hidden",
  pointer: false,
  floats: false,
  mayScroll: false,
  clips: false,
  conceals: false,
};

/** Not for assistive technology, and yet it may lie over what is. */
const veil: Looks = { ...nothing, floats: true };

const area: Looks = { ...nothing, visibility: "shown", floats: true };

/** Of a child of a shadow host that no slot takes up: it has no style at all. */
export const unslotted: Looks = { ...nothing };

export function looksOf(element: Element, scope: Scope): Looks {
  if (neverShown.has(element.localName)) return nothing;
  if (element.hasAttributes() && element.getAttribute("aria-hidden")?.toLowerCase() === "true")
    return floats(getComputedStyle(element)) ? veil : nothing;
  const style = getComputedStyle(element);
  const { display } = style;
  if (display === "") return unslotted;
  // Parts of image maps are shown by their image.
  if (element.localName === "area" && visibilityOf(element) === "shown") return area;
  if (display === "none" || (scope.concealed && !isSummary(element))) return nothing;
  const isShown = style.visibility === "visible";
  const { overflowY } = style;
  return {
    visibility: isShown ? (display === "contents" ? "contents" : "shown") : "transparent",
    pointer: !scope.pointer && style.cursor === "pointer",
    floats: floats(style),
    mayScroll: overflowY !== "visible" && /auto|scroll/.test(overflowY + style.overflowX),
    clips: /hidden|clip/.test(overflowY) && element.firstElementChild !== null,
    conceals: element.firstElementChild !== null && conceals(element, style),
  };
}

function floats({ position }: CSSStyleDeclaration): boolean {
  return position !== "static" && position !== "relative";
}

function conceals(element: Element, style: CSSStyleDeclaration): boolean {
  if (element instanceof HTMLDetailsElement && !element.open) return true;
  return style.contentVisibility === "hidden";
}

/** The summary is the part of a closed `<details>` that shows. */
function isSummary(element: Element): boolean {
  const parent = element.parentElement;
  if (element.localName !== "summary" || parent?.localName !== "details") return false;
  for (const child of parent.children) if (child.localName === "summary") return child === element;
  return false;
}

export function overflows(element: Element): boolean {
  if (element.clientHeight === 0) return false;
  return element.scrollHeight > element.clientHeight + 1 || element.scrollWidth > element.clientWidth + 1;
}
