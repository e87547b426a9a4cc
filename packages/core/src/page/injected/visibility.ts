const neverShown = new Set([
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

export type Visibility = "shown" | "transparent" | "hidden";

/**
 * `hidden`: nothing of the subtree is rendered. `transparent`: the element itself shows nothing, its children may
 * (`display: contents`, `visibility: hidden`).
 */
export function visibilityOf(element: Element): Visibility {
  if (neverShown.has(element.localName) || element.getAttribute("aria-hidden") === "true") return "hidden";
  if (element.checkVisibility({ visibilityProperty: true })) return "shown";
  const style = getComputedStyle(element);
  if (style.display === "contents") return "transparent";
  if (style.display === "none" || !element.checkVisibility()) return "hidden";
  return "transparent";
}

export function hasBox(element: Element): boolean {
  const box = element.getBoundingClientRect();
  return box.width > 0 && box.height > 0 && element.checkVisibility({ visibilityProperty: true });
}
