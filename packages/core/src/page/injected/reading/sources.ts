import { flatParent } from "../elements.ts";
import { Entry, entryOf, mark, none, remove, stale, type Stale } from "./entry.ts";
import { isFormAssociated } from "../internals.ts";
import { labelsOf } from "./labels.ts";

/**
 * Names come from elsewhere, too: from labels and from elements that are named by id. Whoever takes its name from an
 * element is read again when that element changes.
 */
const dependents = new WeakMap<Element, Set<Entry>>();
const awaiting = new Map<string, Set<Entry>>();
let isAnyone = false;

const references = ["aria-labelledby", "aria-describedby", "aria-owns"];

export function awaitSources(entry: Entry): void {
  const { element } = entry;
  if ("labels" in element || isFormAssociated(element))
    for (const label of labelsOf(element)) dependOn(entry, label);
  if (!element.hasAttributes()) return;
  for (const attribute of references) {
    const ids = element.getAttribute(attribute);
    if (ids === null) continue;
    const root = element.getRootNode() as Document | ShadowRoot;
    for (const id of ids.split(/\s+/)) {
      if (id === "") continue;
      entry.references = [...entry.references, id];
      addTo(awaiting, id, entry);
      const source = root.getElementById(id);
      if (source !== null) dependOn(entry, source);
    }
  }
}

function dependOn(entry: Entry, source: Element): void {
  isAnyone = true;
  entry.sources = [...entry.sources, source];
  addTo(dependents, source, entry);
}

type SetsBy<Key> = { get(key: Key): Set<Entry> | undefined; set(key: Key, entries: Set<Entry>): unknown };

function addTo<Key>(sets: SetsBy<Key>, key: Key, entry: Entry): void {
  const known = sets.get(key);
  if (known === undefined) sets.set(key, new Set([entry]));
  else known.add(entry);
}

export function forgetSources(entry: Entry): void {
  for (const source of entry.sources) dependents.get(source)?.delete(entry);
  for (const id of entry.references) {
    const entries = awaiting.get(id);
    entries?.delete(entry);
    if (entries?.size === 0) awaiting.delete(id);
  }
  if (entry.sources.length > 0) entry.sources = none;
  if (entry.references.length > 0) entry.references = none;
}

/** What takes its name from this element, or from one around it. */
export function markDependents(changed: Element): void {
  if (!isAnyone) return;
  for (let element: Element | null = changed; element !== null; element = flatParent(element))
    markAll(dependents.get(element));
}

/** Has an entry read again, with whatever takes its name from it. */
export function markWithDependents(entry: Entry, how: Stale): void {
  mark(entry, how);
  markDependents(entry.element);
}

/** The same for what was read before a source was, in the reading that goes on: what is read after it knows it already. */
export function markReadBefore(source: Element, reading: number): void {
  const readers = isAnyone ? dependents.get(source) : undefined;
  if (readers === undefined) return;
  for (const reader of readers) if (reader.readAt < reading) mark(reader, stale.itself);
}

/** What takes or awaits its name from elements that came or went. */
export function markDependentsWithin(subtree: Element): void {
  noteSource(subtree);
  if (subtree.firstElementChild === null) return;
  for (const element of subtree.querySelectorAll("label, [id]")) noteSource(element);
}

export function noteSource(element: Element): void {
  markAll(dependents.get(element));
  if (element.id !== "") markAll(awaiting.get(element.id));
  if (element instanceof HTMLLabelElement && element.control !== null) markElement(element.control);
}

function markAll(entries: Set<Entry> | undefined): void {
  if (entries !== undefined) for (const entry of entries) mark(entry, stale.itself);
}

function markElement(element: Element): void {
  const entry = entryOf(element);
  if (entry !== undefined) mark(entry, stale.itself);
}

/** Forgets an entry and all inside it: what comes back is read anew. */
export function release(entry: Entry): void {
  remove(entry);
  forgetSources(entry);
  entry.parent = undefined;
  entry.stale = stale.everything;
  for (const part of entry.content) if (part instanceof Entry && part.parent === entry) release(part);
  entry.content = none;
}
