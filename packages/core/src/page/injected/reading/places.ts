import { Entry, type Box } from "./entry.ts";
import { labelShowing } from "./labels.ts";
import { rectsOf } from "../visibility.ts";
import { floatingEntries } from "./unobserved.ts";

/**
 * Where things are. Asking the browser for a box is dear, so what lies inside an element that kept its size, and in
 * which nothing changed, is taken to have moved with it. What floats is asked for each time.
 */
export function place(root: Entry, changed: (entry: Entry) => void): void {
  scrolled = { x: scrollX, y: scrollY };
  look(root, { changed, isResized: false });
  for (const entry of floatingEntries()) {
    entry.unplaced = true;
    look(entry, { changed, isResized: false });
  }
}

/** Read once, since the browser makes sure of its layout each time. */
let scrolled = { x: 0, y: 0 };

type Looking = {
  changed: (entry: Entry) => void;
  /** The box around has another width, so that each thing in it may have one, whatever its neighbours have. */
  isResized: boolean;
};

function look(entry: Entry, looking: Looking): void {
  const { unplaced, box: before } = entry;
  entry.unplaced = false;
  if (entry.output !== entry) return lookInside(entry, looking);
  const now = boxOf(entry);
  entry.box = now;
  // What has no box cannot tell by it that what it holds is where it was.
  if (!unplaced && now !== undefined && isSameSize(before, now)) {
    const moved = movement(before, now);
    if (moved.x !== 0 || moved.y !== 0)
      for (const part of entry.content) if (part instanceof Entry) shift(part, moved);
  } else {
    const isResized = now === undefined ? looking.isResized : before?.width !== now.width;
    lookInside(entry, isResized === looking.isResized ? looking : { ...looking, isResized });
  }
  write(entry, looking.changed);
}

type Movement = { x: number; y: number };

function movement(before: Box | undefined, now: Box | undefined): Movement {
  if (before === undefined || now === undefined) return { x: 0, y: 0 };
  return { x: now.x - before.x, y: now.y - before.y };
}

function isSameSize(before: Box | undefined, now: Box | undefined): boolean {
  if (before === undefined || now === undefined) return before === now;
  return before.width === now.width && before.height === now.height;
}

function shift(entry: Entry, by: Movement): void {
  const { box } = entry;
  if (box !== undefined) {
    box.x += by.x;
    box.y += by.y;
  }
  for (const part of entry.content) if (part instanceof Entry) shift(part, by);
}

function lookInside(entry: Entry, looking: Looking): void {
  const children = entry.content.filter(
    (part) => part instanceof Entry && part.output !== undefined,
  ) as Entry[];
  if (entry.element.localName === "table") for (const rows of children) rows.unplaced = true;
  let start = probeRows(children, looking);
  while (start < children.length) {
    let end = start + 1;
    while (
      !looking.isResized &&
      end < children.length &&
      areStacked(children[end - 1] as Entry, children[end] as Entry)
    )
      end += 1;
    if (end - start > 2) lookAlong({ children, start, end: end - 1 }, looking);
    else for (let index = start; index < end; index += 1) look(children[index] as Entry, looking);
    start = end;
  }
}

/** One below the other, as blocks are, and nothing was read in either: what moves the one moves the other. */
function areStacked(above: Entry, below: Entry): boolean {
  if (!isRestful(above) || !isRestful(below)) return false;
  const [one, other] = [above.box as Box, below.box as Box];
  return one.y + one.height <= other.y;
}

/** Nothing was read in it, and it has a box to tell where it went. */
function isRestful(entry: Entry): boolean {
  return !entry.unplaced && entry.output === entry && entry.box !== undefined;
}

type Run = { children: Entry[]; start: number; end: number };

/** Neighbours in which nothing changed move together, as long as the first and the last of them do. */
function lookAlong({ children, start, end }: Run, looking: Looking): void {
  const first = children[start] as Entry;
  const last = children[end] as Entry;
  // Looking gives each a new box.
  const before = [first.box, last.box];
  look(first, looking);
  if (start === end) return;
  look(last, looking);
  const isSame = isSameSize(before[0], first.box) && isSameSize(before[1], last.box);
  const moved = movement(before[0], first.box);
  const movedLast = movement(before[1], last.box);
  if (isSame && moved.x === movedLast.x && moved.y === movedLast.y) {
    for (let index = start + 1; index < end; index += 1) {
      const entry = children[index] as Entry;
      if (moved.x !== 0 || moved.y !== 0) shift(entry, moved);
      write(entry, looking.changed);
    }
  } else if (end - start > 1) {
    const middle = (start + end) >> 1;
    if (middle > start) lookAlong({ children, start: start + 1, end: middle }, looking);
    if (middle + 1 < end) lookAlong({ children, start: middle + 1, end: end - 1 }, looking);
  }
}

/**
 * The cells of a row have their widths from all rows of the table, so those of the first tell about every other. Answers
 * how many children were looked at.
 */
function probeRows(children: Entry[], { changed, isResized }: Looking): number {
  const [first] = children;
  if (first?.element.localName !== "tr") return 0;
  let isOther = false;
  first.unplaced = true;
  const note = (entry: Entry) => {
    isOther ||= entry !== first;
    changed(entry);
  };
  look(first, { changed: note, isResized });
  if (isOther) for (const row of children) row.unplaced = true;
  return 1;
}

function boxOf(entry: Entry): Box | undefined {
  const { element, visibility } = entry;
  const shower = visibility === "hidden" ? (labelShowing(element) ?? element) : element;
  if (visibility === "transparent") return undefined;
  const { x, y, width, height } = rectOf(shower);
  if (width === 0 && height === 0) return undefined;
  return { x: units(x + scrolled.x), y: units(y + scrolled.y), width: units(width), height: units(height) };
}

const units = (length: number) => Math.round(length * 64);

/** Of an element without a box of its own: the box around its text and children. */
function rectOf(element: Element): DOMRect {
  if (element instanceof HTMLAreaElement) return rectsOf(element)[0] ?? new DOMRect();
  const own = element.getBoundingClientRect();
  if (own.width !== 0 || own.height !== 0 || element.getClientRects().length > 0) return own;
  const range = document.createRange();
  range.selectNodeContents(element);
  return range.getBoundingClientRect();
}

/** Writes where it is, from what it lies in, so that what moves together stays the same. */
function write(entry: Entry, changed: Looking["changed"]): void {
  const placed = written(entry);
  if (placed === entry.placed) return;
  entry.placed = placed;
  changed(entry);
}

function written(entry: Entry): string {
  const { box } = entry;
  if (box === undefined) return "0";
  const around = boxAround(entry);
  return `[${box.x - around.x},${box.y - around.y},${box.width},${box.height}]`;
}

const origin = { x: 0, y: 0 };

function boxAround(entry: Entry): { x: number; y: number } {
  for (let above = entry.parent; above !== undefined; above = above.parent)
    if (above.output === above && above.box !== undefined) return above.box;
  return origin;
}
