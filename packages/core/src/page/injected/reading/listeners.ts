import { entryOf, mark, stale, type Entry } from "./entry.ts";

type Listening = Element & { legworkListens?: boolean };

export function listens(element: Element): boolean {
  return (element as Listening).legworkListens === true;
}

/** Elements that hold the whole page: what they listen for is meant for what is inside. */
const whole = new Set(["html", "body", "main", "form"]);

/**
 * Takes over which elements listen for presses, by their place among all that scripts of the page can reach; nothing, when
 * the document has changed since. Answers whether any of it is news.
 */
export function noteListeners({ count, found }: { count: number; found: number[] }): boolean {
  const elements: Listening[] = [];
  const visit = (root: Document | ShadowRoot): void => {
    for (const element of root.querySelectorAll("*")) {
      elements.push(element);
      if (element.shadowRoot !== null) visit(element.shadowRoot);
    }
  };
  visit(document);
  if (elements.length !== count) return false;
  const listening = new Set(found);
  let isNews = false;
  for (const [index, element] of elements.entries()) {
    const isListening = listening.has(index) && !whole.has(element.localName);
    if (isListening === (element.legworkListens === true)) continue;
    element.legworkListens = isListening;
    const entry = entryOf(element);
    // Parts of a drawing are not read before one of them is a control.
    const drawing = entry === undefined ? drawingAround(element) : undefined;
    const isDrawing = element instanceof SVGSVGElement;
    if (entry !== undefined) mark(entry, isDrawing ? stale.everything : stale.itself);
    else if (drawing !== undefined) mark(drawing, stale.everything);
    else continue;
    isNews = true;
  }
  return isNews;
}

function drawingAround(element: Element): Entry | undefined {
  const drawing = element instanceof SVGElement ? element.ownerSVGElement : null;
  return drawing === null ? undefined : entryOf(drawing);
}
