import { watchRoot } from "../activity.ts";
import { noteWaiting, watch } from "./changes.ts";
import { elementOf } from "../elements.ts";
import { customElementsToAsk } from "./custom-elements.ts";
import { coversInView } from "./covers.ts";
import { Entry, enter, entryOf, mark, stale } from "./entry.ts";
import { contentBox, type ContentBox } from "../frame.ts";
import { withLabels } from "./labels.ts";
import { collapse } from "../name.ts";
import { place } from "./places.ts";
import { release } from "./sources.ts";
import { markRestyled } from "./style-reach.ts";
import { read, type Reading } from "./tree.ts";
import { frameEntries, markFocus, markUnobserved, possibleClosedHosts, unplaceMoving } from "./unobserved.ts";

/**
 * The document as it goes out. `nodes`: all, or those that changed since the reading that the other side knows, each
 * `[number, place or 0, children, role, tag, name, interactive, more?]`. A place is `[x, y, width, height]` in 64ths
 * of a CSS pixel from the place of the element that it lies in; children are numbers, and strings for text.
 */
export type WireDocument = {
  url: string;
  title: string;
  /** The day by the clock of the page, as `YYYY-MM-DD`. */
  today: string;
  viewport: { width: number; height: number };
  /** CSS pixels. */
  scroll: { x: number; y: number; maxX: number; maxY: number };
  /** The same as `scroll`, unrounded: places are told from the origin of the document. */
  origin: { x: number; y: number };
  /** Number of the root; 0 while there is none. */
  root: number;
  /** Number of this reading, to be given as `since` at the next. */
  reading: number;
  frames: [number, ContentBox][];
  /** Elements that may have a closed shadow root; each is named once. */
  hosts: number[];
  /** Custom elements that the browser is to be asked about. */
  customs: number[];
  /** Controls in view that a press would not reach, and what lies over them. */
  covers: [number, string][];
  nodes: WireNode[];
};

export type WirePlace = [x: number, y: number, width: number, height: number];
export type WireNode = [
  number: number,
  place: WirePlace | 0,
  children: (number | string)[],
  role: string,
  tag: string,
  name: string,
  interactive: 0 | 1,
  more?: Record<string, unknown>,
];

const outermost = { inert: false, pointer: false, concealed: false };

let readings = 0;
let root: Entry | undefined;
let viewport = "";

/**
 * Brings the index of the document up to date and answers what changed since that reading; everything since 0. `isAgain`:
 * the look goes on, since it was told something that the document does not tell.
 */
export function readDocument(since: number, isAgain = false): string {
  const { documentElement } = document;
  // A page may take the root away, or write itself anew.
  if (documentElement === null) return head(0, "", []);
  const news = withLabels(() => update(documentElement));
  const { number } = root as Entry;
  const told = since > 0 && since === readings - 1 ? news : changedSince(since);
  let nodes = "";
  for (const entry of told) {
    if (entry.output !== entry || (entry.parent === undefined && entry !== root)) continue;
    if (nodes !== "") nodes += ",";
    nodes += `[${entry.number},${entry.placed},[${entry.listed}],${entry.fields}]`;
  }
  return head(number, nodes, customElementsToAsk(isAgain));
}

function update(documentElement: Element): Set<Entry> {
  noteWaiting();
  if (root === undefined || root.element !== documentElement) root = begin(documentElement);
  markAll(root);
  readings += 1;
  const news = new Set<Entry>();
  const reading: Reading = { number: readings, news, roots: enterRoot };
  // What was read may tell that something read before has another name now; a name never leads further.
  for (let pass = 0; pass < 3 && root.stale !== stale.nothing; pass += 1) read(root, reading);
  place(root, (entry) => {
    entry.changedAt = readings;
    news.add(entry);
  });
  return news;
}

function begin(documentElement: Element): Entry {
  if (root !== undefined) release(root);
  watch(document);
  return enter(documentElement, outermost, undefined);
}

function enterRoot(shadowRoot: ShadowRoot): void {
  watchRoot(shadowRoot);
  watch(shadowRoot);
}

/** Whatever no observer tells. */
function markAll(entry: Entry): void {
  const size = `${innerWidth} ${innerHeight}`;
  const haveSizesChanged = size !== viewport;
  viewport = size;
  markFocus(entryOf);
  unplaceMoving(entryOf);
  if (markRestyled() || haveSizesChanged) mark(entry, stale.everything);
  else markUnobserved();
}

function changedSince(since: number): Entry[] {
  const changed: Entry[] = [];
  const visit = (entry: Entry): void => {
    if (entry.output === entry && entry.changedAt > since) changed.push(entry);
    for (const part of entry.content) if (part instanceof Entry) visit(part);
  };
  if (root !== undefined) visit(root);
  return changed;
}

/** By hand, since the nodes are text already, and a long string leaves the browser faster than a large object. */
function head(number: number, nodes: string, customs: number[]): string {
  const scroller = document.scrollingElement ?? document.documentElement;
  const about = {
    url: location.href,
    title: collapse(document.title),
    today: today(),
    viewport: { width: innerWidth, height: innerHeight },
    scroll: {
      x: Math.round(scrollX),
      y: Math.round(scrollY),
      maxX: Math.max(0, (scroller?.scrollWidth ?? 0) - innerWidth),
      maxY: Math.max(0, (scroller?.scrollHeight ?? 0) - innerHeight),
    },
    origin: { x: scrollX, y: scrollY },
    root: number,
    reading: readings,
    frames: framesShown(),
    hosts: possibleClosedHosts(),
    customs,
    covers: coversInView(),
  };
  return `${JSON.stringify(about).slice(0, -1)},"nodes":[${nodes}]}`;
}

function today(): string {
  const now = new Date();
  const two = (number: number): string => String(number).padStart(2, "0");
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

function framesShown(): [number, ContentBox][] {
  const frames: [number, ContentBox][] = [];
  for (const entry of frameEntries()) {
    if (entry.output !== entry) continue;
    const box = contentBox(entry.number);
    if (box !== null) frames.push([entry.number, box]);
  }
  return frames;
}

/** The numbers of what stands for elements in the view: 0 when nothing of one is shown, null when it is gone. */
export function shownAs(numbers: number[]): (number | null)[] {
  return numbers.map((number) => {
    const element = elementOf(number);
    return element === undefined ? null : (entryOf(element)?.output?.number ?? 0);
  });
}
