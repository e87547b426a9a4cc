import type { ViewNode } from "../view.ts";
import { watchRoot } from "./activity.ts";
import { flatChildren, isEditable, numberOf } from "./elements.ts";
import { collapse, descriptionOf, nameOf } from "./name.ts";
import { isFocusable, isInteractiveRole, roleOf } from "./role.ts";
import { hintsOf, stateOf } from "./state.ts";
import { visibilityOf } from "./visibility.ts";

/** A node on its way out of the page: `number` in place of the reference, children nested. */
export type WireNode = Omit<ViewNode, "ref" | "parent"> & { number: number; children: WireNode[] };

export type WireView = {
  url: string;
  title: string;
  viewport: { width: number; height: number };
  scroll: { x: number; y: number; maxX: number; maxY: number };
  root: WireNode;
};

export type WalkOptions = {
  /** Number of the element to stay within. */
  within?: number;
  /** Numbers of the elements to leave out. */
  without?: number[];
};

/** Elements whose content is told by their state. */
const opaque = new Set([
  "select",
  "textarea",
  "svg",
  "video",
  "audio",
  "canvas",
  "object",
  "datalist",
  "iframe",
  "frame",
]);

export function walk(root: Element, without: ReadonlySet<Element>): WireView {
  const scroller = document.scrollingElement ?? document.documentElement;
  const node = visit(root, { without, pointer: false }) ?? emptyNode(root);
  node.role = root === document.documentElement ? "document" : node.role;
  return {
    url: location.href,
    title: collapse(document.title),
    viewport: { width: innerWidth, height: innerHeight },
    scroll: {
      x: Math.round(scroller.scrollLeft),
      y: Math.round(scroller.scrollTop),
      maxX: Math.max(0, scroller.scrollWidth - innerWidth),
      maxY: Math.max(0, scroller.scrollHeight - innerHeight),
    },
    root: node,
  };
}

type Scope = {
  without: ReadonlySet<Element>;
  /** An ancestor shows the hand of a clickable thing. */ pointer: boolean;
};

function visit(element: Element, scope: Scope): WireNode | undefined {
  if (scope.without.has(element)) return undefined;
  const visibility = visibilityOf(element);
  if (visibility === "hidden") return hiddenControl(element);
  if (visibility === "transparent") {
    const children = visitChildren(element, scope);
    return children.length === 0 ? undefined : { ...emptyNode(element), children };
  }
  const looks = looksOf(element, scope);
  const node = describe(element, looks);
  if (!isOpaque(element)) {
    node.children = visitChildren(element, {
      without: scope.without,
      pointer: scope.pointer || looks.offersClick,
    });
  }
  return keep(node, element);
}

/** A drawing is told by its name, unless parts of it can be acted on. */
function isOpaque(element: Element): boolean {
  if (!opaque.has(element.localName)) return false;
  return element.localName !== "svg" || element.querySelector("a, [role], [tabindex], [onclick]") === null;
}

/** An input that a page hides behind its styled label is still the control that the label names. */
function hiddenControl(element: Element): WireNode | undefined {
  if (!(element instanceof HTMLInputElement) || !["checkbox", "radio", "file"].includes(element.type))
    return undefined;
  const label = [...(element.labels ?? [])].find((candidate) => visibilityOf(candidate) === "shown");
  return label === undefined ? undefined : describe(element, plainLooks, label);
}

function visitChildren(element: Element, scope: Scope): WireNode[] {
  const children: WireNode[] = [];
  if (element.shadowRoot !== null) watchRoot(element.shadowRoot);
  for (const child of flatChildren(element)) {
    if (child instanceof Text) addText(children, child);
    else if (child instanceof Element) {
      const node = visit(child, scope);
      if (node !== undefined) children.push(node);
    }
  }
  return children;
}

function addText(children: WireNode[], text: Text): void {
  const name = collapse(text.data);
  if (name === "") return;
  children.push({
    number: 0,
    role: "text",
    name,
    tag: "",
    interactive: false,
    inViewport: true,
    children: [],
  });
}

function emptyNode(element: Element): WireNode {
  const { localName } = element;
  return {
    number: numberOf(element),
    role: "generic",
    name: "",
    tag: localName,
    interactive: false,
    inViewport: false,
    children: [],
  };
}

function describe(element: Element, looks: Looks, shownBy: Element = element): WireNode {
  const role = roleOf(element);
  const name = nameOf(element, role);
  const interactive = isInteractive(element, role, looks);
  const node: WireNode = { ...emptyNode(element), role, name, interactive, ...stateOf(element, role) };
  const description = descriptionOf(element, name);
  if (description !== "") node.description = description;
  const hints = interactive ? hintsOf(element) : "";
  if (hints !== "") node.hints = hints;
  const property = element.getAttribute("itemprop");
  if (property !== null) node.itemProperty = property;
  placeBox(node, shownBy);
  if (looks.mayScroll && overflows(element)) node.scrollable = true;
  return node;
}

function placeBox(node: WireNode, element: Element): void {
  const { x, y, width, height, right, bottom } = boxOf(element);
  if (width === 0 && height === 0) return;
  node.box = { x: Math.round(x), y: Math.round(y), width: Math.round(width), height: Math.round(height) };
  node.inViewport = bottom > 0 && right > 0 && y < innerHeight && x < innerWidth;
}

/** Of an element without a box of its own: the box around its text and children. */
function boxOf(element: Element): DOMRect {
  const own = element.getBoundingClientRect();
  if (own.width !== 0 || own.height !== 0 || element.getClientRects().length > 0) return own;
  const range = document.createRange();
  range.selectNodeContents(element);
  return range.getBoundingClientRect();
}

function isInteractive(element: Element, role: string, looks: Looks): boolean {
  // Last, since it climbs to the root, and most elements are not interactive anyway.
  return offersItself(element, role, looks) && element.closest("[inert]") === null;
}

function offersItself(element: Element, role: string, looks: Looks): boolean {
  if (isInteractiveRole(role) || isEditable(element)) return true;
  if (element.localName === "html" || element.localName === "body" || element.localName === "iframe")
    return false;
  if (element.hasAttribute("onclick") || (isFocusable(element) && element.getAttribute("tabindex") !== "-1"))
    return true;
  return looks.offersClick && !(element instanceof HTMLLabelElement && element.control !== null);
}

/** What the style of an element says about it, read once: it is the dearest thing to ask for. */
type Looks = {
  /**
   * Shows the hand, and nothing around it does. The hand is what a page shows over a thing that listens for clicks;
   * listeners themselves cannot be seen from here.
   */
  offersClick: boolean;
  mayScroll: boolean;
};

const plainLooks: Looks = { offersClick: false, mayScroll: false };

function looksOf(element: Element, scope: Scope): Looks {
  const style = getComputedStyle(element);
  return {
    offersClick: !scope.pointer && style.cursor === "pointer",
    mayScroll: element !== document.scrollingElement && /auto|scroll/.test(style.overflow),
  };
}

function overflows(element: Element): boolean {
  if (element.clientHeight === 0) return false;
  return element.scrollHeight > element.clientHeight + 1 || element.scrollWidth > element.clientWidth + 1;
}

/** Drops containers that say nothing and wrappers around a single child, which would only deepen the tree. */
function keep(node: WireNode, element: Element): WireNode | undefined {
  const plain =
    (node.role === "generic" || node.role === "presentation") &&
    !node.interactive &&
    node.name === "" &&
    !node.scrollable;
  if (!plain || node.itemProperty !== undefined || element === document.body) return node;
  if (node.children.length === 0) return undefined;
  const [only] = node.children;
  return node.children.length === 1 && only !== undefined && only.role !== "text" ? only : node;
}
