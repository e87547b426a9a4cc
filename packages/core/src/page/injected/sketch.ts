import type { ControlState } from "../control-state.ts";
import { elementOf } from "./elements.ts";
import { nameOf } from "./name.ts";
import { roleOf } from "./role.ts";
import { hintsOf, stateOf } from "./state.ts";
import { collapse } from "./white-space.ts";

/** One element and what stands around it, told without reading the document. */
export type Sketch = {
  role: string;
  name: string;
  inputType?: string;
  placeholder?: string;
  hints: string;
  href?: string;
  state: ControlState;
  /** What it holds, where nothing else names it. */
  content: string;
  /** The texts of its place, without its own; absent where there is no place, or too much in it. */
  around?: string[];
  /** How many elements of its role and name its place holds, or, where it has none, its document; itself counted. */
  likes: number;
};

/** More texts than this are a part of the page and no place of one element. */
const mostTexts = 300;
/** Longest text that is told, characters. */
const longest = 400;

/** Null when the element is gone. `place`: number of what it stands in, 0 for none. */
export function sketch(number: number, place: number): Sketch | null {
  const element = elementOf(number);
  if (element === undefined) return null;
  const role = roleOf(element);
  const name = nameOf(element, role).slice(0, longest);
  const { inputType, placeholder, href, expanded, pressed, checked, editable, value } = stateOf(
    element,
    role,
  );
  const around = place === 0 ? undefined : elementOf(place);
  const texts = around === undefined ? undefined : textsAround(around, element);
  return {
    role,
    name,
    hints: hintsOf(element),
    state: { expanded, pressed, checked, filled: editable === true ? Boolean(value) : undefined },
    content: name === "" ? collapse((element as HTMLElement).innerText ?? "").slice(0, longest) : "",
    likes: likesIn(around ?? element.getRootNode(), element, { role, name }),
    ...(inputType === undefined ? {} : { inputType }),
    ...(placeholder === undefined ? {} : { placeholder }),
    ...(href === undefined ? {} : { href }),
    ...(texts === undefined ? {} : { around: texts }),
  };
}

function textsAround(place: Element, element: Element): string[] | undefined {
  const texts: string[] = [];
  // Options belong to their list, which tells them itself.
  const walker = document.createTreeWalker(place, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT, (node) =>
    node === element || node instanceof HTMLOptionElement || node instanceof HTMLOptGroupElement
      ? NodeFilter.FILTER_REJECT
      : NodeFilter.FILTER_ACCEPT,
  );
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const text = textOf(node);
    if (text !== "") texts.push(text.slice(0, longest));
    if (texts.length > mostTexts) return undefined;
  }
  return texts;
}

/** Of elements that hold no text, what names them. */
function textOf(node: Node): string {
  if (node instanceof Text) {
    const { parentElement } = node;
    const isShown = parentElement?.checkVisibility({ visibilityProperty: true }) === true;
    return isShown ? collapse(node.data) : "";
  }
  if (!(node instanceof Element) || node.firstChild !== null || !node.checkVisibility()) return "";
  return nameOf(node, roleOf(node));
}

function likesIn(place: Node, element: Element, { role, name }: { role: string; name: string }): number {
  const own = called(element, name);
  const squeezed = own.replace(/\s+/g, "");
  let likes = 1;
  for (const other of (place as ParentNode).querySelectorAll(element.localName)) {
    if (other === element || isPlainlyOther(other, squeezed)) continue;
    const otherRole = roleOf(other);
    const isLike = otherRole === role && called(other, nameOf(other, otherRole).slice(0, longest)) === own;
    if (isLike && other.checkVisibility({ visibilityProperty: true })) likes += 1;
  }
  return likes;
}

/** By its content, where nothing else names it. */
function called(element: Element, name: string): string {
  return name === "" ? collapse(element.textContent ?? "").slice(0, longest) : name;
}

const labels = ["aria-label", "aria-labelledby", "title", "id"];
const namedParts = "[aria-label], [aria-labelledby], [title], [alt], input, select, textarea, slot, svg";

/** What a button or link without more is called by stands in its text, which is sooner read than its name is made. */
function isPlainlyOther(element: Element, own: string): boolean {
  if (!/^(?:a|button)$/.test(element.localName) || labels.some((label) => element.hasAttribute(label)))
    return false;
  if (element.firstElementChild !== null && element.querySelector(namedParts) !== null) return false;
  const text = (element.textContent ?? "").replace(/\s+/g, "");
  return text !== "" && !text.includes(own);
}
