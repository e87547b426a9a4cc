import { flatParent } from "../elements.ts";
import { shadowRootOf } from "../shadow.ts";
import { entryOf, mark, stale, unplace, type Entry } from "./entry.ts";
import { markDependents, markDependentsWithin, noteSource, release } from "./sources.ts";
import { markReached } from "./style-reach.ts";

const observer = new MutationObserver(note);
const watched = new WeakSet<Node>();

/** Events after which something may stand elsewhere; most of them do not bubble. */
const moving = ["scroll", "load", "error", "toggle", "transitionend", "animationend"];

/** Has changes of a document or a shadow root noted from now on. */
export function watch(root: Document | ShadowRoot): void {
  if (watched.has(root)) return;
  watched.add(root);
  observer.observe(root, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
    attributeOldValue: true,
  });
  for (const type of moving) root.addEventListener(type, notePlace, { capture: true, passive: true });
}

/** Changes that were made just now wait in the observer's queue. */
export function noteWaiting(): void {
  note(observer.takeRecords());
}

function notePlace({ target }: Event): void {
  const entry = target instanceof Element ? nearest(target) : undefined;
  if (entry !== undefined) unplace(entry);
}

function note(records: MutationRecord[]): void {
  for (const record of records) {
    const element = record.target instanceof Element ? record.target : hostOf(record.target);
    if (element === null) continue;
    const entry = nearest(element);
    if (entry === undefined) continue;
    noteSources(element, record);
    if (entry.element !== element)
      mark(entry, entry.visibility === "hidden" ? stale.everything : stale.itself);
    else if (record.type === "attributes") noteAttribute(entry, record);
    else noteContent(entry, record);
  }
}

/** Others may have their names from what changed, be it shown or not. */
function noteSources(element: Element, record: MutationRecord): void {
  markDependents(element);
  if (record.attributeName === "id" || record.attributeName === "for") noteSource(element);
  for (const nodes of [record.removedNodes, record.addedNodes])
    for (const node of nodes) if (node instanceof Element) markDependentsWithin(node);
}

function hostOf(node: Node): Element | null {
  if (node instanceof ShadowRoot) return node.host;
  return node.parentElement ?? (node.parentNode instanceof ShadowRoot ? node.parentNode.host : null);
}

/** The innermost entry around a place; hidden and drawn content has none of its own. */
function nearest(element: Element): Entry | undefined {
  for (let current: Element | null = element; current !== null; current = flatParent(current)) {
    const entry = entryOf(current);
    if (entry !== undefined) return entry;
  }
  return undefined;
}

function noteContent(entry: Entry, record: MutationRecord): void {
  const { element } = entry;
  mark(entry, shadowRootOf(element) === null ? stale.itself : stale.everything);
  for (const node of record.removedNodes) {
    const gone = node instanceof Element ? entryOf(node) : undefined;
    if (gone !== undefined) release(gone);
  }
  // A header cell's role follows from the cells beside it.
  if (element.localName === "tr") markChildren(element);
}

function markChildren(element: Element): void {
  for (const child of element.children) {
    const entry = entryOf(child);
    if (entry !== undefined) mark(entry, stale.itself);
  }
}

/** Attributes that mean something for all that is inside. */
const reaching = new Set(
  "role aria-hidden aria-disabled disabled inert open contenteditable slot".split(" "),
);

function noteAttribute(entry: Entry, { attributeName, oldValue }: MutationRecord): void {
  const name = attributeName ?? "";
  const { element } = entry;
  if (name === "slot" && entry.parent !== undefined) return mark(rootHost(entry), stale.everything);
  mark(entry, reaching.has(name) ? stale.everything : stale.itself);
  if (name === "style") {
    // A custom property is inherited, and styles inside may ask for it.
    if (`${oldValue} ${element.getAttribute("style")}`.includes("--")) mark(entry, stale.everything);
  } else if (name === "class" || name === "id")
    markReached(entry, changedTokens(oldValue, element.getAttribute(name)));
  else markReached(entry, [name]);
}

function changedTokens(before: string | null, after: string | null): string[] {
  const old = (before ?? "").split(/\s+/);
  const now = (after ?? "").split(/\s+/);
  return [...old.filter((token) => !now.includes(token)), ...now.filter((token) => !old.includes(token))];
}

/** The host whose slots have to be dealt out anew. */
function rootHost(entry: Entry): Entry {
  const host = entry.element.parentElement;
  return (host === null ? undefined : entryOf(host)) ?? entry;
}
