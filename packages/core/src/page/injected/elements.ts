/**
 * Names elements by number for as long as they live. A number is never given twice in a document, so a stale one finds
 * nothing instead of another element.
 */
const numbers = new WeakMap<Element, number>();
const elements = new Map<number, WeakRef<Element>>();
let last = 0;

export function numberOf(element: Element): number {
  const known = numbers.get(element);
  if (known !== undefined) return known;
  last += 1;
  numbers.set(element, last);
  elements.set(last, new WeakRef(element));
  return last;
}

/** The element of that number while it is part of the document, else undefined. */
export function elementOf(number: number): Element | undefined {
  const element = elements.get(number)?.deref();
  if (element === undefined) elements.delete(number);
  return element?.isConnected ? element : undefined;
}

/** Parent in the flat tree: through slots and out of shadow roots. */
export function flatParent(element: Element): Element | null {
  if (element.assignedSlot !== null) return element.assignedSlot;
  if (element.parentElement !== null) return element.parentElement;
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? root.host : null;
}

/** Children in the flat tree, as they are rendered. */
export function flatChildren(element: Element): Iterable<Node> {
  if (element instanceof HTMLSlotElement) {
    const assigned = element.assignedNodes();
    if (assigned.length > 0) return assigned;
  }
  return (element.shadowRoot ?? element).childNodes;
}

/** True when `inner` is `outer` or lies within it, through shadow roots. */
export function contains(outer: Element, inner: Element | null): boolean {
  for (let current = inner; current !== null; current = flatParent(current))
    if (current === outer) return true;
  return false;
}

export function isEditable(element: Element): boolean {
  if (element instanceof HTMLInputElement) return editableTypes.has(element.type);
  if (element instanceof HTMLTextAreaElement) return true;
  return isEditingHost(element);
}

/** An element whose own content can be edited; its descendants inherit that and are not hosts. */
export function isEditingHost(element: Element): boolean {
  if (!(element instanceof HTMLElement) || !element.isContentEditable) return false;
  return element.parentElement === null || !element.parentElement.isContentEditable;
}

const editableTypes = new Set([
  "text",
  "search",
  "email",
  "url",
  "tel",
  "password",
  "number",
  "date",
  "time",
  "datetime-local",
  "month",
  "week",
  "color",
  "range",
]);
