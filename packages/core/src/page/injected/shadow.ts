/** A closed shadow root, known because the engine handed it over. */
type Host = Element & { legworkClosedRoot?: ShadowRoot };

/**
 * The shadow root of an element, open or closed. A closed one is invisible to scripts; the engine finds it by CDP and
 * hands it over ({@link enterClosedRoot}), so that the page's own `attachShadow` need not be touched.
 */
export function shadowRootOf(element: Element | null): ShadowRoot | null {
  return element === null ? null : (element.shadowRoot ?? (element as Host).legworkClosedRoot ?? null);
}

/** The element that has the focus, through shadow roots. */
export function innermostFocus(): Element | null {
  let active = document.activeElement;
  for (let root = shadowRootOf(active); root?.activeElement; root = shadowRootOf(active))
    active = root.activeElement;
  return active;
}

const tagsWithClosedRoots = new Set<string>();

export function enterClosedRoot(host: Element, root: ShadowRoot): void {
  (host as Host).legworkClosedRoot = root;
  tagsWithClosedRoots.add(host.localName);
}

/** Whether an element of that tag had one. */
export function hasClosedRoots(tag: string): boolean {
  return tagsWithClosedRoots.has(tag);
}
