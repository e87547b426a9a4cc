import { numberOf } from "./elements.ts";
import { shadowRootOf } from "./shadow.ts";

/** Absolute XPaths of elements in their frame. `//` is a step from a shadow host into its shadow root. */
export function xpathsOf(elements: (Element | undefined)[]): (string | null)[] {
  const steps = new Map<Element, string>();
  return elements.map((element) => (element === undefined ? null : pathTo(element, steps)));
}

function pathTo(element: Element, steps: Map<Element, string>): string {
  const root = element.getRootNode();
  const parent = element.parentElement;
  if (!steps.has(element)) addSteps(steps, parent?.children ?? (root as Document | ShadowRoot).children);
  const step = steps.get(element) ?? "";
  if (parent !== null) return `${pathTo(parent, steps)}/${step}`;
  return root instanceof ShadowRoot ? `${pathTo(root.host, steps)}//${step}` : `/${step}`;
}

/** XPath 1.0 finds HTML elements by plain name, foreign ones (SVG, MathML) only by `name()`. */
function nodeTest(element: Element): string {
  const isHtml = element.namespaceURI === "http://www.w3.org/1999/xhtml";
  return isHtml && /^[\w-]+$/.test(element.localName) ? element.localName : `*[name()="${element.nodeName}"]`;
}

/** The steps to all siblings at once: where one is asked for, others follow. */
function addSteps(steps: Map<Element, string>, siblings: HTMLCollection): void {
  const positions = new Map<string, number>();
  for (const sibling of siblings) {
    const position = (positions.get(sibling.localName) ?? 0) + 1;
    positions.set(sibling.localName, position);
    steps.set(sibling, `${nodeTest(sibling)}[${position}]`);
  }
}

export type Found =
  | { outcome: "found"; number: number; count: number }
  /** The path goes on inside the frame of that element. */
  | { outcome: "frame"; number: number; rest: string }
  | { outcome: "none" }
  | { outcome: "invalid"; reason: string };

/** The first element that a selector matches in this frame: `xpath=…`, `/…`, `./…`, `(/…`, `css=…` or plain CSS. */
export function find(selector: string): Found {
  const trimmed = selector.trim();
  const xpath = /^(?:xpath=)?(\(*\.{0,2}\/.*)$/s.exec(trimmed)?.[1] ?? /^xpath=(.*)$/s.exec(trimmed)?.[1];
  try {
    return xpath === undefined ? findCss(trimmed.replace(/^css=/, "")) : findXpath(xpath);
  } catch (error) {
    return { outcome: "invalid", reason: error instanceof Error ? error.message : String(error) };
  }
}

function found(elements: Element[]): Found {
  const [first] = elements;
  return first === undefined
    ? { outcome: "none" }
    : { outcome: "found", number: numberOf(first), count: elements.length };
}

function findCss(selector: string): Found {
  const matches: Element[] = [];
  const search = (root: ParentNode) => {
    matches.push(...root.querySelectorAll(selector));
    for (const element of root.querySelectorAll("*")) {
      const shadowRoot = shadowRootOf(element);
      if (shadowRoot !== null) search(shadowRoot);
    }
  };
  search(document);
  return found(matches);
}

function findXpath(xpath: string): Found {
  const steps = absoluteSteps(xpath);
  if (steps !== undefined) return walkSteps(steps);
  const result = document.evaluate(xpath, document, null, XPathResult.ORDERED_NODE_SNAPSHOT_TYPE);
  const matches: Element[] = [];
  for (let index = 0; index < result.snapshotLength; index += 1) {
    const node = result.snapshotItem(index);
    if (node instanceof Element) matches.push(node);
    else if (node?.parentElement) matches.push(node.parentElement);
  }
  return found(matches);
}

type Step = { name: string; position: number; intoShadow: boolean; source: string };

/** The steps of an absolute, positional path such as ours; undefined for any other XPath, which the browser evaluates. */
function absoluteSteps(xpath: string): Step[] | undefined {
  if (!xpath.startsWith("/") || xpath.startsWith("//")) return undefined;
  const steps: Step[] = [];
  const pattern = /(\/\/?)(?:([\w-]+)|\*\[name\(\)=["']([^"']+)["']\])(?:\[(\d+)\])?/gy;
  while (pattern.lastIndex < xpath.length) {
    const match = pattern.exec(xpath);
    if (match === null) return undefined;
    const [source, slashes, plain, foreign, position] = match;
    steps.push({
      name: (plain ?? foreign ?? "").toLowerCase(),
      position: Number(position ?? 1),
      intoShadow: slashes === "//",
      source,
    });
  }
  return steps;
}

function walkSteps(steps: Step[]): Found {
  let current: Element | undefined;
  for (const [index, step] of steps.entries()) {
    if (current !== undefined && isFrame(current)) {
      return {
        outcome: "frame",
        number: numberOf(current),
        rest: steps
          .slice(index)
          .map((rest) => rest.source)
          .join(""),
      };
    }
    const siblings: Iterable<Element> = siblingsFor(current, step);
    current = nthOf(siblings, step);
    if (current === undefined) return { outcome: "none" };
  }
  return current === undefined
    ? { outcome: "none" }
    : { outcome: "found", number: numberOf(current), count: 1 };
}

function siblingsFor(current: Element | undefined, step: Step): Iterable<Element> {
  if (current === undefined) return document.children;
  return step.intoShadow ? (shadowRootOf(current)?.children ?? []) : current.children;
}

function nthOf(siblings: Iterable<Element>, step: Step): Element | undefined {
  let position = 0;
  for (const sibling of siblings) {
    if (sibling.localName.toLowerCase() !== step.name) continue;
    position += 1;
    if (position === step.position) return sibling;
  }
  return undefined;
}

function isFrame(element: Element): boolean {
  return element.localName === "iframe" || element.localName === "frame";
}
