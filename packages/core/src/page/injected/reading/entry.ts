import { hold, letGo } from "../elements.ts";
import type { Visibility } from "../visibility.ts";

/** How much of an entry has to be read again. */
export const stale = {
  nothing: 0,
  /** Something inside it. */
  below: 1,
  /** Itself and the list of its children. */
  itself: 2,
  everything: 3,
} as const;

export type Stale = (typeof stale)[keyof typeof stale];

/**
 * From the origin of the document, in 64ths of a CSS pixel, which is what layout counts in: whole numbers stay equal when
 * things move together.
 */
export type Box = { x: number; y: number; width: number; height: number };

/** What holds for everything inside an element; shared by all elements that change none of it. */
export type Scope = {
  readonly inert: boolean;
  /** An ancestor shows the hand of a clickable thing. */
  readonly pointer: boolean;
  /** Its content is not rendered: a closed `<details>`, `content-visibility: hidden`. */
  readonly concealed: boolean;
};

/** One for all, since most entries have none. */
export const none: readonly never[] = [];

/** What is known of one element of the document. Entries form the flat tree, as it is rendered. */
export class Entry {
  readonly element: Element;
  /** Given once it is shown; 0 before. */
  number = 0;
  /** What holds around it. */
  scope: Scope;
  /** What holds inside it. */
  inner: Scope;
  parent: Entry | undefined;
  /** Entries around it. */
  readonly depth: number;
  visibility: Visibility = "hidden";
  /** Its children in the flat tree, hidden ones too, and the text between them. */
  content: readonly (Entry | string)[] = none;
  /** What stands for it in the view: itself, its only child, or nothing. */
  output: Entry | undefined;
  /** Its own fields, the children of its output and its box, as they go out. */
  fields = "";
  listed = "";
  placed = "";
  /** The fields that went out last. */
  sent = "";
  /** The content of its parent that lists it. */
  listedIn: unknown;
  /** What a control holds, or how far a box is scrolled, as no observer tells. */
  held = "";
  /** Elements outside of it that its name comes from, and ids that it waits for. */
  sources: readonly Element[] = none;
  references: readonly string[] = none;
  interactive = false;
  /** Says nothing by itself: a mere container. */
  plain = true;
  box: Box | undefined;
  stale: Stale = stale.everything;
  /** Something inside may have moved. */
  unplaced = true;
  /** The reading that last changed it. */
  changedAt = 0;
  readAt = 0;

  constructor(element: Element, scope: Scope, parent: Entry | undefined) {
    this.element = element;
    this.scope = scope;
    this.inner = scope;
    this.parent = parent;
    this.depth = parent === undefined ? 0 : parent.depth + 1;
  }
}

type Entered = Element & { legworkEntry?: Entry | undefined };

export function entryOf(element: Element): Entry | undefined {
  return (element as Entered).legworkEntry;
}

export function enter(element: Element, scope: Scope, parent: Entry | undefined): Entry {
  const entry = new Entry(element, scope, parent);
  (element as Entered).legworkEntry = entry;
  return entry;
}

export function name(entry: Entry): void {
  if (entry.number === 0) entry.number = hold(entry.element);
}

export function remove(entry: Entry): void {
  if (entryOf(entry.element) === entry) (entry.element as Entered).legworkEntry = undefined;
  if (entry.number !== 0) letGo(entry.element);
}

/** Has it read again, with the way that leads to it. */
export function mark(entry: Entry, how: Stale): void {
  entry.unplaced = true;
  if (entry.stale < how) entry.stale = how;
  for (let above = entry.parent; above !== undefined; above = above.parent) {
    if (above.stale >= stale.below && above.unplaced) return;
    above.unplaced = true;
    if (above.stale < stale.below) above.stale = stale.below;
  }
}

/** Has its place and the places inside it looked at again. */
export function unplace(entry: Entry): void {
  for (let above: Entry | undefined = entry; above !== undefined; above = above.parent) above.unplaced = true;
}
