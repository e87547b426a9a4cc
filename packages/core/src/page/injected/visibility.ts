/** Elements that no style makes visible. */
export const neverShown = new Set([
  "script",
  "style",
  "noscript",
  "template",
  "head",
  "meta",
  "link",
  "title",
  "base",
  "param",
  "source",
  "track",
]);

export type Visibility = "shown" | "contents" | "transparent" | "hidden";

/**
 * `hidden`: nothing of the subtree is rendered. `contents`: it is there, only without a box of its own
 * (`display: contents`). `transparent`: the element itself shows nothing, its children may (`visibility: hidden`).
 */
export function visibilityOf(element: Element): Visibility {
  if (neverShown.has(element.localName) || element.getAttribute("aria-hidden")?.toLowerCase() === "true")
    return "hidden";
  if (element.checkVisibility({ visibilityProperty: true })) return "shown";
  if (element.localName === "area") return imageOf(element) === undefined ? "hidden" : "shown";
  const { display, visibility } = getComputedStyle(element);
  if (display === "contents") return visibility === "visible" ? "contents" : "transparent";
  if (display === "none" || !element.checkVisibility()) return "hidden";
  return "transparent";
}

/** The shown image that an area of an image map is a part of. */
function imageOf(area: Element): HTMLImageElement | undefined {
  const name = area.closest("map")?.name;
  if (!name) return undefined;
  const root = area.getRootNode() as Document | ShadowRoot;
  return [...root.querySelectorAll<HTMLImageElement>("img[usemap]")].find(
    (image) => image.useMap === `#${name}` && image.checkVisibility({ visibilityProperty: true }),
  );
}

export function isContents(element: Element): boolean {
  return getComputedStyle(element).display === "contents";
}

export function hasBox(element: Element): boolean {
  const isShown = element.checkVisibility({ visibilityProperty: true }) || isContents(element);
  return isShown && rectsOf(element).length > 0;
}

/** Boxes with an extent, one for each line; those of its text for an element that has no box of its own. */
export function rectsOf(element: Element): DOMRect[] {
  const own = [...element.getClientRects()];
  const rects = own.length > 0 ? own : textRects(element);
  return rects.filter(({ width, height }) => width > 0 && height > 0);
}

function textRects(element: Element): DOMRect[] {
  if (!isContents(element)) return [];
  const range = document.createRange();
  range.selectNodeContents(element);
  return [...range.getClientRects()];
}
