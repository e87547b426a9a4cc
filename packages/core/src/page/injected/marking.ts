import type { Point } from "./actionability.ts";
import { elementOf } from "./elements.ts";

/** A text as the page shows it, from its first letter to its last one, CSS pixels in the viewport. */
export type TextPlace = { from: Point; to: Point };

/** A letter that is shown; white space between words is one space of no place. */
type Letter = { sign: string; node?: Text; at: number };

/**
 * Text of an element as it is seen: what stands side by side has a space between it where there is one, or a gap as wide. Null
 * where it has none.
 */
export function shownText(number: number): string | null {
  const element = elementOf(number);
  if (element === undefined) return null;
  return lettersOf(element)
    .map(({ sign, node }) => (node === undefined ? sign : transformed(sign, node)))
    .join("")
    .trim();
}

function transformed(sign: string, { parentElement }: Text): string {
  const how = parentElement === null ? "none" : getComputedStyle(parentElement).textTransform;
  if (how === "uppercase") return sign.toUpperCase();
  return how === "lowercase" ? sign.toLowerCase() : sign;
}

/**
 * Brings a text into view and answers where it is; `text`: all of the element's where it is empty. Null where it is not there,
 * or more than once.
 */
export function placeOfText(number: number, text: string): TextPlace | null {
  const element = elementOf(number);
  const range = element === undefined ? undefined : rangeOf(element, text);
  if (element === undefined || range === undefined) return null;
  range.startContainer.parentElement?.scrollIntoView({ block: "nearest", behavior: "instant" });
  const [first, last] = [letterBox(range, "first"), letterBox(range, "last")];
  if (first === undefined || last === undefined) return null;
  const edge = 0.5;
  return {
    from: { x: first.left + edge, y: (first.top + first.bottom) / 2 },
    to: { x: last.right - edge, y: (last.top + last.bottom) / 2 },
  };
}

/** Marks a text as the caret does, where the pointer cannot: it begins with a link, or is longer than the window. */
export function markByRange(number: number, text: string): void {
  const element = elementOf(number);
  const range = element === undefined ? undefined : rangeOf(element, text);
  const selection = getSelection();
  if (range === undefined || selection === null) return;
  selection.setBaseAndExtent(range.startContainer, range.startOffset, range.endContainer, range.endOffset);
}

export function markedText(): string {
  return getSelection()?.toString() ?? "";
}

function rangeOf(element: Element, text: string): Range | undefined {
  const letters = lettersOf(element);
  const said = letters.map(({ sign }) => sign).join("");
  const wanted = text === "" ? said.trim() : text.replace(/\s+/g, " ").trim();
  const at = said.indexOf(wanted);
  if (wanted === "" || at < 0 || said.includes(wanted, at + 1)) return undefined;
  const [first, last] = [letters[at], letters[at + wanted.length - 1]];
  if (first?.node === undefined || last?.node === undefined) return undefined;
  const range = new Range();
  range.setStart(first.node, first.at);
  range.setEnd(last.node, last.at + 1);
  return range;
}

/** By code units, as offsets in texts are counted. */
function lettersOf(element: Element): Letter[] {
  const letters: Letter[] = [];
  let block: Element | undefined;
  const space = () => {
    if (letters.length > 0 && letters.at(-1)?.sign !== " ") letters.push({ sign: " ", at: 0 });
  };
  const nodes = shownTexts(element);
  const hasWords = nodes.some((node) => node instanceof Text && node.data.trim().length > 2);
  for (const node of nodes) {
    const own =
      node instanceof Text && node.parentElement !== null ? blockAround(node.parentElement) : undefined;
    if (own !== block || !(node instanceof Text) || (hasWords && isApart(letters.at(-1), node))) space();
    block = own;
    if (!(node instanceof Text)) continue;
    for (let at = 0; at < node.data.length; at += 1) {
      const sign = node.data.charAt(at);
      if (/\s/.test(sign)) space();
      else letters.push({ sign, node, at });
    }
  }
  return letters;
}

/** What an element says, and its line breaks. */
function shownTexts(element: Element): Node[] {
  const found: Node[] = [];
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const isShown = node.parentElement?.checkVisibility({ visibilityProperty: true }) === true;
    if (isShown && (node instanceof Text || node.nodeName === "BR")) found.push(node);
  }
  return found;
}

/** Of the size of the letters; a space of most fonts is wider. */
const leastGap = 0.2;

/** Letters of two parts that stand in one line as far from each other as words do. */
function isApart(before: Letter | undefined, node: Text): boolean {
  if (before?.node === undefined || before.node === node || node.parentElement === null) return false;
  const [left, right] = [boxOf(before.node, before.at), boxOf(node, 0)];
  if (left === undefined || right === undefined) return false;
  const size = Number.parseFloat(getComputedStyle(node.parentElement).fontSize);
  const isBelow = right.top >= left.bottom;
  return isBelow || right.left - left.right > size * leastGap;
}

function boxOf(node: Text, at: number): DOMRect | undefined {
  const letter = new Range();
  letter.setStart(node, at);
  letter.setEnd(node, at + 1);
  return letter.getClientRects()[0];
}

function blockAround(element: Element): Element {
  let block = element;
  while (block.parentElement !== null && /^(?:inline|contents|ruby)/.test(getComputedStyle(block).display))
    block = block.parentElement;
  return block;
}

function letterBox(range: Range, which: "first" | "last"): DOMRect | undefined {
  const { startContainer, startOffset, endContainer, endOffset } = range;
  const [node, at] = which === "first" ? [startContainer, startOffset] : [endContainer, endOffset - 1];
  return node instanceof Text ? boxOf(node, at) : undefined;
}
