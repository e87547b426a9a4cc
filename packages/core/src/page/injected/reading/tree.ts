import { describe } from "./describe.ts";
import { Entry, enter, entryOf, name, none, stale, type Scope } from "./entry.ts";
import { labelShowing } from "./labels.ts";
import { looksOf, type Looks } from "./looks.ts";
import { collapse } from "../name.ts";
import { shadowRootOf } from "../shadow.ts";
import { awaitSources, forgetSources, markReadBefore, release } from "./sources.ts";
import { remember } from "./unobserved.ts";

/** Elements whose content is told by their state. */
const opaque = new Set("select textarea svg video audio canvas object datalist iframe frame".split(" "));

/** Entries further inside than this are left out: no page that people use is as deep, and the stack has an end. */
export const deepest = 3_000;

/** Entries that this reading changed. */
export type Reading = { number: number; news: Set<Entry>; roots: (root: ShadowRoot) => void };

/** Reads an entry anew, as far as it is stale. */
export function read(entry: Entry, reading: Reading): void {
  const how = entry.stale;
  entry.stale = stale.nothing;
  entry.readAt = reading.number;
  markReadBefore(entry.element, reading.number);
  if (how === stale.below) {
    for (const part of entry.content)
      if (part instanceof Entry && part.stale !== stale.nothing) read(part, reading);
    if (entry.visibility === "shown" || entry.visibility === "contents")
      describe(entry, looksOf(entry.element, entry.scope));
  } else readItself(entry, how, reading);
  conclude(entry, reading);
}

function readItself(entry: Entry, how: number, reading: Reading): void {
  const { element, scope } = entry;
  const looks = looksOf(element, scope);
  const inner = innerScope(entry, looks);
  const keepsChildren = how !== stale.everything && inner === entry.inner && entry.visibility !== "hidden";
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
}

/** The same object as long as nothing is different inside, so that it can be compared. */
function innerScope({ element, scope, inner: before }: Entry, looks: Looks): Scope {
  const inner = {
    inert: scope.inert || element.hasAttribute("inert"),
    pointer: scope.pointer || looks.pointer,
    concealed: looks.conceals,
    depth: scope.depth + 1,
  };
  const isSame =
    inner.inert === before.inert &&
    inner.pointer === before.pointer &&
    inner.concealed === before.concealed &&
    inner.depth === before.depth;
  return isSame ? before : inner;
}

/** An input that a page hides behind its styled label is still the control that the label names. */
function describeHidden(entry: Entry): void {
  const { element } = entry;
  entry.fields = "";
  if (!(element instanceof HTMLInputElement) || !["checkbox", "radio", "file"].includes(element.type)) return;
  if (labelShowing(element) === undefined) return;
  // Where it is follows from its label, not from what is around it.
  forgetSources(entry);
  describe(entry, { visibility: "shown", pointer: false, floats: false, mayScroll: false, conceals: false });
  awaitSources(entry);
}

function describeEmpty(entry: Entry): void {
  entry.interactive = false;
  entry.plain = false;
  entry.fields = JSON.stringify(["generic", entry.element.localName, "", 0]).slice(1, -1);
}

/** Reads the children, those that stay what they were only as far as they are stale. */
function listContent(entry: Entry, keeps: boolean, reading: Reading): void {
  const { element, content: before, inner } = entry;
  const content: (Entry | string)[] = [];
  if (!isOpaque(element) && inner.depth <= deepest) {
    const shadowRoot = shadowRootOf(element);
    if (shadowRoot !== null) reading.roots(shadowRoot);
    const assigned = element instanceof HTMLSlotElement ? element.assignedNodes() : none;
    const listing: Listing = { entry, content, keeps, reading };
    if (assigned.length > 0) for (const node of assigned) addContent(listing, node);
    else
      for (let node = (shadowRoot ?? element).firstChild; node !== null; node = node.nextSibling)
        addContent(listing, node);
  }
  entry.content = content.length === 0 ? none : content;
  for (const part of before)
    if (part instanceof Entry && part.parent === entry && part.listedIn !== content) release(part);
}

type Listing = { entry: Entry; content: (Entry | string)[]; keeps: boolean; reading: Reading };

function addContent({ entry, content, keeps, reading }: Listing, node: Node): void {
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
  content.push(child);
  if (child.stale !== stale.nothing) read(child, reading);
}

/** Most runs of text between elements are white space alone. */
function textOf({ data }: Text): string {
  return /\S/.test(data) ? collapse(data) : "";
}

/** A drawing is told by its name, unless parts of it can be acted on. */
function isOpaque(element: Element): boolean {
  if (!opaque.has(element.localName)) return false;
  return element.localName !== "svg" || element.querySelector("a, [role], [tabindex], [onclick]") === null;
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
