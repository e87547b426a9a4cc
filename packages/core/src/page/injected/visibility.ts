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
  if (element instanceof HTMLAreaElement) return imageOf(element) !== undefined;
  const isShown = element.checkVisibility({ visibilityProperty: true }) || isContents(element);
  return isShown && rectsOf(element).length > 0;
}

/** Boxes with an extent, one for each line; those of its text for an element that has no box of its own. */
export function rectsOf(element: Element): DOMRect[] {
  if (element instanceof HTMLAreaElement) return areaRects(element);
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

/** The box around a part of an image map (HTML, section 4.8.14), which has no layout of its own. */
function areaRects(area: HTMLAreaElement): DOMRect[] {
  const image = imageOf(area);
  if (image === undefined) return [];
  const { x, y, width, height } = image.getBoundingClientRect();
  const numbers = area.coords
    .split(/[\s,;]+/)
    .map(Number)
    .filter(Number.isFinite);
  const [first = 0, second = 0, radius = 0] = numbers;
  if (area.shape === "default") return [new DOMRect(x, y, width, height)];
  if (area.shape === "circle")
    return [new DOMRect(x + first - radius, y + second - radius, 2 * radius, 2 * radius)];
  const across = numbers.filter((_, index) => index % 2 === 0);
  const down = numbers.filter((_, index) => index % 2 === 1);
  const [left, top] = [Math.min(...across), Math.min(...down)];
  return [new DOMRect(x + left, y + top, Math.max(...across) - left, Math.max(...down) - top)];
}
