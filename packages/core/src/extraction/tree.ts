import type { PageView, ViewNode } from "../page/view.ts";

/** A run of nodes in document order, `end` exclusive: a subtree, or several siblings with theirs. */
export type Range = { start: number; end: number };

/** A view with what every question about it needs, computed in one pass. */
export type PageTree = {
  view: PageView;
  nodes: ViewNode[];
  /** For each node the index after its subtree. */
  end: Int32Array;
  /** 1 for what frames the content: navigation, banner, footer, asides, advertisements. */
  chrome: Uint8Array;
  /** 1 for what lies where nobody sees it: beside the page, or in a box of a pixel, as texts for screen readers are put. */
  unseen: Uint8Array;
  /** 1 for what a heading sets beside the page's thing: `Related articles`, `You may also like`. */
  beside: Uint8Array;
  /** Equal for nodes whose roles and tags agree all the way up to the document. */
  path: Int32Array;
  headings: number[];
  /** Position of each heading in `headings`. */
  headingPlace: Map<number, number>;
  texts: Map<number, string>;
};

const CHROME_ROLES = new Set([
  "navigation",
  "banner",
  "contentinfo",
  "complementary",
  "menu",
  "menubar",
  "search",
]);
const CHROME_TAGS = new Set(["nav", "aside"]);
const TEXTLESS = new Set(["document", "text", "heading", "link", "button", "img", "image", "option"]);
const INLINE_TAGS = new Set(
  "a abbr b bdi bdo cite code data del dfn em font i ins kbd mark q s samp small span strike strong sub sup time u var".split(
    " ",
  ),
);

export function pageTree(view: PageView): PageTree {
  const { nodes } = view;
  const end = new Int32Array(nodes.length);
  const chrome = new Uint8Array(nodes.length);
  const inMain = new Uint8Array(nodes.length);
  const unseen = new Uint8Array(nodes.length);
  const path = new Int32Array(nodes.length);
  const paths = new Map<string, number>();
  const headings: number[] = [];
  nodes.forEach((node, index) => {
    if (node.role === "heading") headings.push(index);
    inMain[index] = inMain[node.parent] === 1 || node.role === "main" ? 1 : 0;
    // An aside within the content (a cart's summary) belongs to it.
    const beside = node.role === "complementary" && inMain[index] === 1 && !isAdvertisement(node.name);
    chrome[index] = chrome[node.parent] === 1 || (framesContent(node) && !beside) ? 1 : 0;
    unseen[index] = unseen[node.parent] === 1 || isOutOfSight(node) ? 1 : 0;
    const key = `${path[node.parent] ?? -1} ${node.role} ${node.tag}`;
    let id = paths.get(key);
    if (id === undefined) paths.set(key, (id = paths.size));
    path[index] = id;
  });
  for (let index = nodes.length - 1; index >= 0; index--) {
    const own = Math.max(end[index] ?? 0, index + 1);
    end[index] = own;
    const parent = nodes[index]?.parent ?? -1;
    if (parent >= 0) end[parent] = Math.max(end[parent] ?? 0, own);
  }
  const headingPlace = new Map(headings.map((heading, place) => [heading, place]));
  const beside = new Uint8Array(nodes.length);
  const tree = { view, nodes, end, chrome, unseen, beside, path, headings, headingPlace, texts: new Map() };
  for (const heading of headings)
    if (isBeside(nodeAt(tree, heading))) beside.fill(1, heading, endOfPart(tree, heading));
  return tree;
}

const BESIDE = new RegExp(
  [
    String.raw`^(?:related|similar)(?: \p{L}+){0,3}$`,
    String.raw`^(?:recommended|suggested)(?: (?:for you|reading|articles|stories|products|items|posts|jobs))?$`,
    String.raw`^(?:sponsored|trending|most (?:read|viewed|shared)|popular (?:posts|articles|now))\b`,
    String.raw`\byou (?:may|might)\b.*\b(?:like|enjoy|interest)`,
    String.raw`\b(?:also (?:bought|viewed|liked?)|recently viewed|customers who|people also)\b`,
    String.raw`^(?:goes|pairs|works) well with\b`,
    String.raw`^(?:your |our )?(?:other|recent|previous|past|earlier) (?!.*(?:info|detail|spec|feature|data|cost|charge|fee|expense|service|note|option|setting))(?:\p{L}+ ){0,2}\p{L}+s$`,
    String.raw`^(?:read )?more (?:from|on this|like this|stories|articles|news|recipes|jobs|products)\b`,
  ].join("|"),
  "iu",
);

function isBeside({ level = 2, name }: ViewNode): boolean {
  return level > 1 && name.length < 60 && BESIDE.test(name.trim());
}

/** The box that holds a heading and more. */
export function boxOf(tree: PageTree, heading: number): number {
  let box = nodeAt(tree, heading).parent;
  while (box > 0 && endOf(tree, box) === endOf(tree, heading)) box = nodeAt(tree, box).parent;
  return Math.max(0, box);
}

/** Where the part ends that a heading opens: with its box, or before the next heading of its level in it. */
function endOfPart(tree: PageTree, heading: number): number {
  const level = nodeAt(tree, heading).level ?? 2;
  const end = endOf(tree, boxOf(tree, heading));
  const next = tree.headings.find(
    (other) => other > heading && other < end && (nodeAt(tree, other).level ?? 2) <= level,
  );
  return next ?? end;
}

function isOutOfSight({ box }: ViewNode): boolean {
  if (box === undefined) return false;
  const isPixel = box.width <= 1 && box.height <= 1;
  const isBeside = box.x + box.width <= 0 || box.y + box.height <= 0;
  return (isPixel || isBeside) && box.width > 0;
}

function framesContent(node: ViewNode): boolean {
  if (CHROME_ROLES.has(node.role) || CHROME_TAGS.has(node.tag)) return true;
  return node.name !== "" && !TEXTLESS.has(node.role) && isAdvertisement(node.name);
}

/** The marks by which pages own up to advertising. */
export function isAdvertisement(text: string): boolean {
  return (
    text.length < 30 &&
    /^\W*(?:ads?|advert|advertisements?|sponsored(?: (?:results?|links?|content))?|promoted|anzeige)\W*$/i.test(
      text,
    )
  );
}

export function nodeAt(tree: PageTree, index: number): ViewNode {
  const node = tree.nodes[index];
  if (node === undefined) throw new RangeError(`the view has no node ${index}`);
  return node;
}

export function endOf(tree: PageTree, index: number): number {
  return tree.end[index] ?? index + 1;
}

export function subtree(tree: PageTree, index: number): Range {
  return { start: index, end: endOf(tree, index) };
}

export function isWithin(inner: Range, outer: Range): boolean {
  return inner.start >= outer.start && inner.end <= outer.end;
}

export function childrenOf(tree: PageTree, index: number): number[] {
  const children: number[] = [];
  const end = endOf(tree, index);
  for (let child = index + 1; child < end; child = endOf(tree, child)) children.push(child);
  return children;
}

export function nextSibling(tree: PageTree, index: number): number | undefined {
  const next = endOf(tree, index);
  const parent = nodeAt(tree, index).parent;
  return parent >= 0 && next < endOf(tree, parent) ? next : undefined;
}

/** The nearest node, itself included, that fits; undefined when none does up to the document. */
export function closest(
  tree: PageTree,
  index: number,
  fits: (node: ViewNode) => boolean,
): number | undefined {
  for (let at = index; at >= 0; at = nodeAt(tree, at).parent) if (fits(nodeAt(tree, at))) return at;
  return undefined;
}

export function isInline(node: ViewNode): boolean {
  return node.role === "text" || INLINE_TAGS.has(node.tag);
}

export function isStruck(tree: PageTree, index: number): boolean {
  const struck = closest(
    tree,
    index,
    (node) => /^(?:del|s|strike)$/.test(node.tag) || node.role === "deletion" || !isInline(node),
  );
  return (
    struck !== undefined &&
    (/^(?:del|s|strike)$/.test(nodeAt(tree, struck).tag) || nodeAt(tree, struck).role === "deletion")
  );
}

/** What a reader reads there, on one line; of controls their values; of pictures their names when nothing else is there. */
export function textOf(tree: PageTree, range: Range): string {
  const whole = range.end === endOf(tree, range.start);
  const known = whole ? tree.texts.get(range.start) : undefined;
  if (known !== undefined) return known;
  const parts: string[] = [];
  for (let index = range.start; index < range.end;) {
    const node = nodeAt(tree, index);
    const control = isControl(node);
    const part = control ? valueOf(node) : node.role === "text" || isNamedLeaf(tree, index) ? node.name : "";
    if (part !== "") parts.push(part);
    index = control ? endOf(tree, index) : index + 1;
  }
  const text = tidy(parts.length > 0 ? parts.join(" ") : pictureNames(tree, range));
  if (whole) tree.texts.set(range.start, text);
  return text;
}

function tidy(text: string): string {
  return text
    .replace(/\s+/g, " ")
    .replace(/ ([.,;:!?%)\]](?!\S*[([]))/g, "$1")
    .replace(/([([]) /g, "$1")
    .trim();
}

function isNamedLeaf(tree: PageTree, index: number): boolean {
  const { role } = nodeAt(tree, index);
  return (
    endOf(tree, index) === index + 1 &&
    role !== "img" &&
    role !== "image" &&
    role !== "document" &&
    role !== "iframe"
  );
}

function pictureNames(tree: PageTree, { start, end }: Range): string {
  const names: string[] = [];
  for (let index = start; index < end; index++) {
    const { role, name } = nodeAt(tree, index);
    if ((role === "img" || role === "image") && name !== "") names.push(name);
  }
  return names.join(" ");
}

const CONTROL_ROLES = new Set(
  "textbox searchbox combobox spinbutton slider checkbox radio switch meter progressbar listbox".split(" "),
);

export function isControl(node: ViewNode): boolean {
  return (
    CONTROL_ROLES.has(node.role) || node.tag === "select" || node.tag === "input" || node.tag === "textarea"
  );
}

/** A control's value as text; empty for what is only on or off, and for passwords, of which not even the dots are data. */
export function valueOf(node: ViewNode): string {
  if (node.inputType === "password") return "";
  if (node.options !== undefined) {
    return node.options
      .filter((option) => option.selected)
      .map((option) => option.label)
      .join(", ");
  }
  if (node.role === "checkbox" || node.role === "radio" || node.role === "switch" || node.role === "button")
    return "";
  return node.value ?? "";
}
