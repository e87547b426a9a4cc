import { describe } from "./describe.ts";
import { hasParts } from "./drawings.ts";
import { Entry, enter, entryOf, name, none, stale, type Scope } from "./entry.ts";
import { labelShowing } from "./labels.ts";
import { looksOf, type Looks } from "./looks.ts";
import { collapse } from "../name.ts";
import { shadowRootOf } from "../shadow.ts";
import { awaitSources, forgetSources, markReadBefore, release } from "./sources.ts";
import { remember, rememberControl } from "./unobserved.ts";

/** Elements whose content is told by their state. */
const opaque = new Set("select textarea svg video audio canvas object datalist iframe frame".split(" "));

/** What lies further inside is read as text alone: no page that people use is as deep. */
const deepest = 1_500;

/** Entries that this reading changed. */
export type Reading = { number: number; news: Set<Entry>; roots: (root: ShadowRoot) => void };

/** Reads an entry anew, as far as it is stale. Without recursion, since documents may be deeper than the stack. */
export function read(start: Entry, reading: Reading): void {
  const opened: Entry[] = [];
  const waiting = [start];
  for (let entry = waiting.pop(); entry !== undefined; entry = waiting.pop()) {
    opened.push(entry);
    open(entry, reading);
    const { content } = entry;
    for (let index = content.length - 1; index >= 0; index -= 1) {
      const part = content[index];
      if (part instanceof Entry && part.stale !== stale.nothing) waiting.push(part);
    }
  }
  // Parents were opened before their children.
  for (let index = opened.length - 1; index >= 0; index -= 1) conclude(opened[index] as Entry, reading);
}

function open(entry: Entry, reading: Reading): void {
  const how = entry.stale;
  entry.stale = stale.nothing;
  entry.readAt = reading.number;
  markReadBefore(entry.element, reading.number);
  if (how !== stale.below) return openItself(entry, how, reading);
  if (entry.visibility === "shown" || entry.visibility === "contents")
    describe(entry, looksOf(entry.element, entry.scope));
}

function openItself(entry: Entry, how: number, reading: Reading): void {
  const { element, scope } = entry;
  const looks = looksOf(element, scope);
  const inner = innerScope(entry, looks);
  // Visibility is inherited, and so is what the scope tells.
  const isSame = isSameScope(inner, entry.inner) && entry.visibility === looks.visibility;
  const keepsChildren = how !== stale.everything && isSame && entry.visibility !== "hidden";
  entry.inner = inner;
  entry.visibility = looks.visibility;
  remember(entry, looks);
  if (looks.visibility === "hidden") {
    for (const part of entry.content) if (part instanceof Entry) release(part);
    entry.content = none;
    describeHidden(entry);
    return;
  }
  listContent(entry, keepsChildren, reading);
  if (looks.visibility === "transparent") describeEmpty(entry);
  else {
    forgetSources(entry);
    describe(entry, looks);
    awaitSources(entry);
  }
  rememberControl(entry);
  // In the order of the document, which conclusions are not drawn in.
  if (!entry.plain) name(entry);
}

/** The scope around, as long as nothing is different inside. */
function innerScope({ element, scope }: Entry, looks: Looks): Scope {
  const inert = scope.inert || element.hasAttribute("inert");
  const pointer = scope.pointer || looks.pointer;
  const concealed = looks.conceals;
  const isSame = inert === scope.inert && pointer === scope.pointer && concealed === scope.concealed;
  return isSame ? scope : { inert, pointer, concealed };
}

function isSameScope(one: Scope, other: Scope): boolean {
  return one.inert === other.inert && one.pointer === other.pointer && one.concealed === other.concealed;
}

const shownByLabel: Looks = {
  visibility: "shown",
  pointer: false,
  floats: false,
  mayScroll: false,
  clips: false,
  conceals: false,
};

/** An input that a page hides behind its styled label is still the control that the label names. */
function describeHidden(entry: Entry): void {
  const { element } = entry;
  entry.fields = "";
  if (!(element instanceof HTMLInputElement) || !["checkbox", "radio", "file"].includes(element.type)) return;
  if (labelShowing(element) === undefined) return;
  // Where it is follows from its label, not from what is around it.
  forgetSources(entry);
  describe(entry, shownByLabel);
  awaitSources(entry);
}

function describeEmpty(entry: Entry): void {
  entry.interactive = false;
  entry.plain = false;
  entry.fields = JSON.stringify(["generic", entry.element.localName, "", 0]).slice(1, -1);
}

/** Reads the children, those that stay what they were only as far as they are stale. */
function listContent(entry: Entry, keeps: boolean, reading: Reading): void {
  const { element, content: before } = entry;
  const content: (Entry | string)[] = [];
  if (entry.depth >= deepest) content.push(collapse(element.textContent));
  else if (!isOpaque(element)) {
    const shadowRoot = shadowRootOf(element);
    if (shadowRoot !== null) reading.roots(shadowRoot);
    const assigned = element instanceof HTMLSlotElement ? element.assignedNodes() : none;
    const listing: Listing = { entry, content, keeps };
    if (assigned.length > 0) for (const node of assigned) addContent(listing, node);
    else
      for (let node = (shadowRoot ?? element).firstChild; node !== null; node = node.nextSibling)
        addContent(listing, node);
  }
  entry.content = content.length === 0 ? none : content;
  for (const part of before)
    if (part instanceof Entry && part.parent === entry && part.listedIn !== content) release(part);
}

type Listing = { entry: Entry; content: (Entry | string)[]; keeps: boolean };

function addContent({ entry, content, keeps }: Listing, node: Node): void {
  if (node instanceof Text) {
    // Of an element that shows nothing itself, text shows neither.
    const text = entry.visibility === "transparent" ? "" : textOf(node);
    if (text !== "") content.push(text);
    return;
  }
  if (!(node instanceof Element)) return;
  const known = entryOf(node);
  const stays = keeps && known !== undefined && known.parent === entry;
  if (!stays && known !== undefined) release(known);
  const child = stays ? known : enter(node, entry.inner, entry);
  child.listedIn = content;
  // What lies under another scope is read as if for the first time.
  child.scope = entry.inner;
  content.push(child);
}

/** Most runs of text between elements are white space alone. */
function textOf({ data }: Text): string {
  return /\S/.test(data) ? collapse(data) : "";
}

/** A drawing is told by its name, unless parts of it can be acted on. */
function isOpaque(element: Element): boolean {
  if (!opaque.has(element.localName)) return false;
  return element.localName !== "svg" || !hasParts(element);
}

/** Decides what stands for the entry in the view, and whether that is news. */
function conclude(entry: Entry, reading: Reading): void {
  const { output: before, listed: listedBefore } = entry;
  let listed = "";
  let count = 0;
  let only: Entry | undefined;
  for (const part of entry.content) {
    const output = typeof part === "string" ? part : part.output;
    if (output === undefined) continue;
    if (count > 0) listed += ",";
    count += 1;
    if (typeof output === "string") listed += JSON.stringify(output);
    else {
      listed += output.number;
      only = output;
    }
  }
  entry.output = outputOf(entry, count, count === 1 ? only : undefined);
  if (entry.output !== entry) {
    entry.listed = entry.placed = "";
    entry.box = undefined;
    return;
  }
  name(entry);
  entry.listed = listed;
  if (before === entry && listed === listedBefore && entry.fields === entry.sent) return;
  entry.sent = entry.fields;
  entry.changedAt = reading.number;
  reading.news.add(entry);
}

/** Drops containers that say nothing and wrappers around a single child, which would only deepen the tree. */
function outputOf(entry: Entry, count: number, only: Entry | undefined): Entry | undefined {
  if (entry.visibility === "hidden") return entry.fields === "" ? undefined : entry;
  if (entry.visibility === "transparent") return count === 0 ? undefined : entry;
  if (!entry.plain) return entry;
  return count === 0 ? undefined : (only ?? entry);
}
