import type { PageView } from "../view.ts";
import { fitOf } from "./focus.ts";
import { costOf, written, type Lines } from "./lines.ts";
import { partsOf } from "./parts.ts";

/** Tokens that the announcement of a gap takes at most. */
const gapTokens = 30;
/** Tokens that it takes at least. */
const leastGapTokens = 5;
/** Tokens of the last line, which says how much is left out. */
const endTokens = 32;
/** Share of the budget for lines that fit the question; the rest shows the page around them. */
const focusShare = 0.6;
/** Fit of a line that is worth its place for its words alone, of the best line's. */
const fits = 0.6;
/** Lines of a line above it that does not stand there for its own sake are cut to their first part beyond this, tokens. */
const longAbove = 60;
/** How many equal siblings are shown before the rest is folded. */
const firstSiblings = 3;
/** Priorities, best first. */
const levels = 48;

type Folding = {
  lines: Lines;
  costs: Float64Array;
  shown: Uint8Array;
  /** Lines that are shown only because of what stands under them. */
  above: Uint8Array;
  left: number;
  /** Tokens that are won when a gap closes. */
  closing: number;
};

/** Place of each line among the siblings that begin with the same role. */
type Siblings = { position: Int32Array; count: Int32Array };

/**
 * A view's text within a budget. What fits the question comes first, then what is near the viewport, headings and
 * what can be acted on; of equal siblings the first few and the last, the rest folded. Each gap says in place what is
 * missing, the last line how much in all.
 */
export function foldLines(
  view: PageView,
  lines: Lines,
  { costs, maxTokens, focus }: { costs: Float64Array; maxTokens: number; focus: string | undefined },
): string {
  const size = lines.texts.length;
  const folding: Folding = {
    lines,
    costs,
    shown: new Uint8Array(size),
    above: new Uint8Array(size),
    // The gap that the whole page is before anything is shown.
    left: maxTokens - endTokens - gapTokens,
    closing: gapTokens,
  };
  const siblings = siblingsOf(lines);
  const order = orderOf(view, folding, { siblings, focus, maxTokens });
  for (const line of order) show(folding, line);
  let folded = writeFolded(folding, siblings);
  // Gaps turn out shorter than what was kept back for them; what they leave is used as well.
  folding.closing = leastGapTokens;
  for (let round = 0; round < 2; round += 1) {
    folding.left = maxTokens - folded.tokens;
    for (const line of order) show(folding, line);
    const fuller = writeFolded(folding, siblings);
    if (fuller.tokens > maxTokens) break;
    folded = fuller;
  }
  return folded.text.join("\n");
}

/** Shows a line and those it stands under, when there is room for them and for the gaps that this leaves. */
function show(folding: Folding, line: number): void {
  const { lines, shown, above } = folding;
  // Looked at first, since most lines of a large page end here.
  if (folding.left < 3 || (folding.costs[line] ?? 0) > folding.left + folding.closing) return;
  if (shown[line] === 1) {
    if (above[line] === 1) showWhole(folding, line);
    return;
  }
  const path: number[] = [];
  for (let at = line; at >= 0 && shown[at] !== 1; at = lines.parents[at] ?? -1) path.push(at);
  let cost = 0;
  for (const at of path) {
    cost += at === line ? (folding.costs[at] ?? 0) : Math.min(longAbove, folding.costs[at] ?? 0);
    shown[at] = 1;
  }
  cost += gapChange(folding, path);
  if (cost > folding.left) {
    for (const at of path) shown[at] = 0;
    return;
  }
  folding.left -= cost;
  for (const at of path) above[at] = at === line ? 0 : 1;
}

/** A line that stood for what is under it is wanted for itself. */
function showWhole(folding: Folding, line: number): void {
  const more = (folding.costs[line] ?? 0) - Math.min(longAbove, folding.costs[line] ?? 0);
  if (more > folding.left) return;
  folding.left -= more;
  folding.above[line] = 0;
}

/** Tokens for gaps that opened or closed when the lines of a path, the lowest first, came to be shown. */
function gapChange({ shown, closing }: Folding, path: number[]): number {
  let change = 0;
  // In the order of reading, each line is put into a gap that ends where the next shown line stands.
  for (const line of path.toReversed()) {
    const isBeforeShown = line === 0 || shown[line - 1] === 1;
    const isAfterShown = line + 1 >= shown.length || (shown[line + 1] === 1 && !path.includes(line + 1));
    if (isBeforeShown && isAfterShown) change -= closing;
    else if (!isBeforeShown && !isAfterShown) change += gapTokens;
  }
  return change;
}

type Aim = { siblings: Siblings; focus: string | undefined; maxTokens: number };

function orderOf(view: PageView, { lines, costs }: Folding, { siblings, focus, maxTokens }: Aim): Int32Array {
  const size = costs.length;
  const priorities = new Uint8Array(size);
  for (let line = 0; line < size; line += 1)
    priorities[line] = 8 + distanceOf(view, lines, line) + rankOf(lines, siblings, line);
  if (focus !== undefined && focus !== "")
    preferFitting(lines, { costs, priorities, budget: maxTokens * focusShare, focus });
  return sortedBy(priorities);
}

/** Headings and what can be acted on before text, the outline before its details, the first of its kind before the fourth. */
function rankOf({ roles, depths, texts }: Lines, { position, count }: Siblings, line: number): number {
  const role = roles[line] ?? "";
  const kind = role.startsWith("heading") ? 0 : texts[line]?.endsWith("]") ? 1 : role === "text" ? 5 : 3;
  const place = position[line] ?? 0;
  const all = count[line] ?? 1;
  const isFolded = all > firstSiblings * 2 && place >= firstSiblings && place < all - 1;
  return kind + Math.min(6, depths[line] ?? 0) + (isFolded ? 8 + Math.min(8, Math.log2(place)) : 0);
}

/** Screens between a line and the viewport, as steps: 0 in it, 4 a screen away, at most 10. */
function distanceOf(view: PageView, lines: Lines, line: number): number {
  let index = lines.nodes[line] ?? 0;
  // Text has no box of its own.
  while (index > 0 && view.nodes[index]?.box === undefined) index = view.nodes[index]?.parent ?? 0;
  const box = view.nodes[index]?.box;
  const { height } = view.viewport;
  if (box === undefined || height === 0) return 6;
  const y = box.y - view.scroll.y;
  const away = Math.max(0, y - height, -(y + box.height)) / height;
  return away === 0 ? 0 : Math.min(10, 3 + Math.log2(1 + away));
}

type Wanted = { costs: Float64Array; priorities: Uint8Array; budget: number; focus: string };

function preferFitting(lines: Lines, { costs, priorities, budget, focus }: Wanted): void {
  const fit = fitOf(lines, focus);
  const fitting = [...fit.keys()].filter((line) => (fit[line] ?? 0) >= fits);
  const best = fitting.toSorted(
    (first, second) =>
      (fit[second] ?? 0) - (fit[first] ?? 0) || (priorities[first] ?? 0) - (priorities[second] ?? 0),
  );
  let left = budget;
  for (const line of best) {
    left -= (costs[line] ?? 0) + gapTokens / 2;
    if (left < 0) break;
    priorities[line] = Math.round((1 - (fit[line] ?? 0)) * 10);
    // A line is understood by what stands around it.
    for (const near of [line - 2, line - 1, line + 1])
      if (near >= 0 && near < priorities.length && lines.parents[near] === lines.parents[line])
        priorities[near] = Math.min(priorities[near] ?? 0, 7);
  }
}

/** Numbers of lines, those with the lowest priority number first, in the order of the page among equals. */
function sortedBy(priorities: Uint8Array): Int32Array {
  const starts = new Int32Array(levels + 1);
  for (const priority of priorities) starts[priority + 1] = (starts[priority + 1] ?? 0) + 1;
  for (let level = 1; level <= levels; level += 1)
    starts[level] = (starts[level] ?? 0) + (starts[level - 1] ?? 0);
  const order = new Int32Array(priorities.length);
  for (const [line, priority] of priorities.entries()) {
    const place = starts[priority] ?? 0;
    order[place] = line;
    starts[priority] = place + 1;
  }
  return order;
}

/** More than there are roles. */
const mostKinds = 1_000;

function siblingsOf({ parents, roles }: Lines): Siblings {
  const position = new Int32Array(parents.length);
  const count = new Int32Array(parents.length);
  const seen = new Map<number, number>();
  const kinds = new Map<string, number>();
  const keys = parents.map((parent, line) => {
    const role = roles[line] ?? "";
    const kind = kinds.get(role) ?? kinds.size;
    kinds.set(role, kind);
    return (parent + 1) * mostKinds + kind;
  });
  for (const [line, key] of keys.entries()) {
    const before = seen.get(key) ?? 0;
    position[line] = before;
    seen.set(key, before + 1);
  }
  for (const [line, key] of keys.entries()) count[line] = seen.get(key) ?? 1;
  return { position, count };
}

type Folded = { text: string[]; tokens: number };

function writeFolded({ lines, costs, shown, above }: Folding, siblings: Siblings): Folded {
  const folded: Folded = { text: [], tokens: 0 };
  const add = (text: string, tokens = costOf(text, 0)): void => {
    folded.text.push(text);
    folded.tokens += tokens;
  };
  let missing = 0;
  for (let line = 0; line < shown.length; line += 1) {
    if (shown[line] === 1) {
      const isCut = above[line] === 1 && (costs[line] ?? 0) > longAbove;
      if (isCut) add(written(shortened(lines, line), line));
      else add(written(lines, line), costs[line]);
      continue;
    }
    let end = line + 1;
    while (end < shown.length && shown[end] !== 1) end += 1;
    missing += end - line;
    add(gapLine(lines, siblings, { start: line, end }));
    line = end - 1;
  }
  if (missing > 0)
    add(`… ${missing} of ${shown.length} lines are left out; search, scope or page to see them`);
  return folded;
}

function shortened(lines: Lines, line: number): Lines {
  const texts = { [line]: `${partsOf(lines.texts[line] ?? "")[0]} …` } as unknown as string[];
  return { ...lines, texts };
}

const nouns: Readonly<Record<string, string>> = {
  listitem: "items",
  text: "lines of text",
  switch: "switches",
};

/** Says what is missing between two lines that are shown. */
function gapLine(
  lines: Lines,
  { position, count }: Siblings,
  { start, end }: { start: number; end: number },
): string {
  const { depths, parents, roles } = lines;
  let depth = depths[start] ?? 0;
  let alike = 0;
  let isAlike = true;
  for (let line = start; line < end; line += 1) {
    depth = Math.min(depth, depths[line] ?? 0);
    if ((parents[line] ?? -1) >= start) continue;
    alike += 1;
    isAlike &&= roles[line] === roles[start] && parents[line] === parents[start];
  }
  const indent = " ".repeat(Math.min(40, depth));
  if (!isAlike || alike < 2) return `${indent}… ${end - start} more ${end - start === 1 ? "line" : "lines"}`;
  const role = (roles[start] ?? "").replace(/\d$/, "");
  const noun = nouns[role] ?? `${role}s`;
  const first = (position[start] ?? 0) + 1;
  const isLike = (count[start] ?? 0) > alike;
  return `${indent}… ${alike} more ${noun}${isLike ? ` like these (${first}–${first + alike - 1} of ${count[start]})` : ""}`;
}
