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
  /** `frames`: in whose documents the selector may match too, where that is asked for. */
  | { outcome: "matched"; numbers: number[]; frames: number[] }
  /** The path goes on inside the frame of that element. */
  | { outcome: "frame"; number: number; rest: string }
  | { outcome: "invalid"; reason: string };

/** Every match, or the first one; the frames are looked into for every match, or for want of one. */
type Wanted = "all" | "first";
type Matches = { elements: Element[]; frames: Element[] };

/**
 * What a selector matches in this document, in its order: `xpath=…`, `/…`, `./…`, `(/…`, `css=…` or plain CSS. CSS is
 * matched in each shadow root by itself, whose place in the order is before the children of its host.
 */
export function find(selector: string, wanted: Wanted): Found {
  const trimmed = selector.trim();
  const xpath = /^(?:xpath=)?(\(*\.{0,2}\/.*)$/s.exec(trimmed)?.[1] ?? /^xpath=(.*)$/s.exec(trimmed)?.[1];
  try {
    return xpath === undefined
      ? matched(findCss(trimmed.replace(/^css=/, ""), wanted))
      : findXpath(xpath, wanted);
  } catch (error) {
    return { outcome: "invalid", reason: error instanceof Error ? error.message : String(error) };
  }
}

function matched({ elements, frames }: Matches): Found {
  return { outcome: "matched", numbers: elements.map(numberOf), frames: frames.map(numberOf) };
}

function findCss(selector: string, wanted: Wanted): Matches {
  const matches: Matches = { elements: [], frames: [] };
  const isDone = () => wanted === "first" && matches.elements.length > 0;
  const search = (root: ParentNode): void => {
    const own = root.querySelectorAll(selector);
    let next = 0;
    for (const element of root.querySelectorAll("*")) {
      if (element === own[next]) {
        matches.elements.push(element);
        next += 1;
      }
      if (isDone()) return;
      if (isFrame(element)) matches.frames.push(element);
      const shadowRoot = shadowRootOf(element);
      if (shadowRoot !== null) search(shadowRoot);
      if (isDone()) return;
    }
  };
  search(document);
  return isDone() ? { ...matches, frames: [] } : matches;
}

function findXpath(xpath: string, wanted: Wanted): Found {
  const steps = absoluteSteps(xpath);
  if (steps !== undefined) return walkSteps(steps);
  const result = document.evaluate(xpath, document, null, XPathResult.ORDERED_NODE_SNAPSHOT_TYPE);
  const elements = new Set<Element>();
  for (let index = 0; index < result.snapshotLength; index += 1) {
    const node = result.snapshotItem(index);
    const element = node instanceof Element ? node : node?.parentElement;
    if (element) elements.add(element);
    if (wanted === "first" && elements.size > 0) return matched({ elements: [...elements], frames: [] });
  }
  // A path from the root says itself in which document it ends.
  const { frames } = isFromRoot(xpath) ? { frames: [] } : findCss("iframe, frame", "all");
  return matched({ elements: [...elements], frames });
}

function isFromRoot(xpath: string): boolean {
  return /^\(*\.{0,2}\/(?!\/)/.test(xpath);
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
    if (current === undefined) break;
  }
  return matched({ elements: current === undefined ? [] : [current], frames: [] });
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
