import { shadowRootOf } from "./shadow.ts";

/**
 * Names elements by number for as long as they live. A number is never given twice in a document, so a stale one finds
 * nothing instead of another element. What is noted on an element here is noted in this world alone: the page has
 * objects of its own for the same elements.
 */
type Numbered = Element & { legworkNumber?: number };

/** Held as they are while they are shown, and weakly otherwise: a page may throw away more than it shows. */
const elements = new Map<number, Element | WeakRef<Element>>();
let last = 0;

export function numberOf(element: Element): number {
  const known = (element as Numbered).legworkNumber;
  if (known !== undefined) return known;
  last += 1;
  (element as Numbered).legworkNumber = last;
  elements.set(last, new WeakRef(element));
  return last;
}

/** The same for an element that will be let go of with {@link letGo}. */
export function hold(element: Element): number {
  const known = (element as Numbered).legworkNumber;
  if (known === undefined) last += 1;
  const number = known ?? last;
  (element as Numbered).legworkNumber = number;
  elements.set(number, element);
  return number;
}

export function letGo(element: Element): void {
  const number = (element as Numbered).legworkNumber;
  if (number !== undefined) elements.set(number, new WeakRef(element));
}

/** The element of that number while it is part of the document, else undefined. */
export function elementOf(number: number): Element | undefined {
  const known = elements.get(number);
  const element = known instanceof WeakRef ? known.deref() : known;
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
  return (shadowRootOf(element) ?? element).childNodes;
}

/** The elements inside of one, in the order of the flat tree. */
export function flatElements(root: Element): Element[] {
  const found: Element[] = [];
  const waiting = [root];
  for (let element = waiting.pop(); element !== undefined; element = waiting.pop()) {
    if (element !== root) found.push(element);
    const children = [...flatChildren(element)];
    for (let index = children.length - 1; index >= 0; index -= 1) {
      const child = children[index];
      if (child instanceof Element) waiting.push(child);
    }
  }
  return found;
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
