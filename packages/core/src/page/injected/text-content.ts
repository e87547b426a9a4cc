import { collapse } from "./white-space.ts";
import { flatChildren } from "./elements.ts";
import { generatedText } from "./generated-content.ts";

/** Longest name, characters; more says nothing that its content would not say better. */
export const longestText = 2_000;

export type Reading = {
  /** The control that a label belongs to: its value is no part of its own name. */
  control?: Element | undefined;
  /** Hidden content speaks as well: that of a hidden element which a name refers to (accname 1.2, section 4.3.2, 2A). */
  hidden?: boolean;
  /** A reference is being followed already, and none is followed from there (accname 1.2, section 4.3.2, 2B). */
  referred?: boolean;
};

/** What an element says in place of its content; undefined when its content speaks. */
export type Speaker = (element: Element, reading: Reading) => string | undefined;

type Level = {
  element: Element;
  children: Iterator<Node>;
  text: string;
  /** Takes no part in the line that it stands in. */
  separate: boolean;
  /** Shows no text of its own (`visibility: hidden`); its children may. */
  silent: boolean;
};

/**
 * Texts that were read in this run of the script, for each way of reading. Where things named by their content lie within
 * each other, or many are named by the same text, each is read once.
 */
const known = new Map<string, Map<Element, string>>();

/** Undefined where a control is passed over, which makes the text that of one label alone. */
function textsOf({ control, hidden, referred }: Reading): Map<Element, string> | undefined {
  if (control !== undefined) return undefined;
  if (known.size === 0) queueMicrotask(() => known.clear());
  const way = `${hidden === true} ${referred === true}`;
  const texts = known.get(way) ?? new Map<Element, string>();
  known.set(way, texts);
  return texts;
}

/** Text of an element as it reads (accname 1.2, section 4.3.2, 2F and 2G), without what is hidden. */
export function contentText(root: Element, speaker: Speaker, reading: Reading = {}): string {
  return collapse(rawText(root, speaker, reading).slice(0, longestText * 4)).slice(0, longestText);
}

function rawText(root: Element, speaker: Speaker, reading: Reading): string {
  const texts = textsOf(reading);
  const owner = root.getAttribute("aria-owns");
  const before = owner === null ? texts?.get(root) : undefined;
  if (before !== undefined) return before;
  // A stack of our own: pages nest deeper than the browser's.
  const first = open(root, reading.hidden ? unrendered : plain);
  if (owner !== null) first.children = withOwned(root, owner);
  const levels: Level[] = [first];
  for (;;) {
    const level = levels.at(-1) as Level;
    const { value: child, done } = level.text.length > longestText * 4 ? finished : level.children.next();
    if (!done) {
      const inner = read(child, { level, speaker, reading, texts });
      if (inner !== undefined) levels.push(inner);
      continue;
    }
    if (!reading.hidden) level.text += generatedText(level.element, "::after");
    if (level !== first || owner === null) texts?.set(level.element, level.text);
    levels.pop();
    const outer = levels.at(-1);
    if (outer === undefined) return level.text;
    outer.text += level.separate ? ` ${level.text} ` : level.text;
  }
}

const finished = { value: undefined as unknown as Node, done: true };

function open(element: Element, looks: Looks): Level {
  const text = looks === unrendered ? "" : generatedText(element, "::before");
  return {
    element,
    children: flatChildren(element)[Symbol.iterator](),
    text,
    separate: looks.separate,
    silent: looks.silent,
  };
}

/**
 * Children in the flat tree, and those that the element claims as its own. What these claim in turn is not followed, since
 * it may lead back.
 */
function withOwned(element: Element, owned: string): Iterator<Node> {
  const root = element.getRootNode() as Document | ShadowRoot;
  const others = owned.split(/\s+/).map((id) => (id === "" ? null : root.getElementById(id)));
  const added = others.flatMap((other) => {
    const isApart = other !== null && !other.contains(element) && !element.contains(other);
    return isApart ? [new Text(" "), other] : [];
  });
  return [...flatChildren(element), ...added][Symbol.iterator]();
}

type Step = { level: Level; speaker: Speaker; reading: Reading; texts: Map<Element, string> | undefined };

/** Adds what a child says; answers the level to go into when its content speaks. */
function read(child: Node, { level, speaker, reading, texts }: Step): Level | undefined {
  if (child.nodeType === Node.TEXT_NODE) {
    if (!level.silent || reading.hidden) level.text += (child as Text).data;
    return undefined;
  }
  if (child.nodeType !== Node.ELEMENT_NODE) return undefined;
  const element = child as Element;
  if (element === reading.control || silentTags.has(element.localName)) return undefined;
  if (isBranch(element, level.element)) return undefined;
  const looks = reading.hidden ? unrendered : looksOf(element);
  if (looks === undefined) return undefined;
  const own = speaker(element, reading);
  if (own === undefined) {
    const before = texts?.get(element);
    if (before === undefined || looks.silent) return open(element, looks);
    level.text += looks.separate ? ` ${before} ` : before;
  } else if (!looks.silent) level.text += own === "" && !looks.separate ? "" : ` ${own} `;
  return undefined;
}

type Looks = { separate: boolean; silent: boolean };

const plain: Looks = { separate: false, silent: false };
/** Nothing of it is on the page, so no style adds to it either. */
const unrendered: Looks = { separate: false, silent: false };

/** Elements whose content is not for reading, or told by the element itself. */
const silentTags = new Set(
  "audio base canvas datalist desc head iframe link meta noscript object script source style template title track video".split(
    " ",
  ),
);

/** The items below an item of a tree are no part of its name. */
function isBranch(element: Element, parent: Element): boolean {
  return element.getAttribute("role") === "group" && parent.getAttribute("role") === "treeitem";
}

/** How an element stands in its line; undefined for one of which nothing is shown. */
function looksOf(element: Element): Looks | undefined {
  if (element.getAttribute("aria-hidden")?.toLowerCase() === "true" || element.hasAttribute("inert"))
    return undefined;
  const style = getComputedStyle(element);
  const { display } = style;
  if (display === "none") return undefined;
  return {
    separate: display !== "inline" && display !== "contents" && !display.startsWith("ruby"),
    silent: style.visibility !== "visible",
  };
}
