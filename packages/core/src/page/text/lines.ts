import type { PageView } from "../view.ts";
import type { Item } from "./item.ts";
import { layOut } from "./layout.ts";
import { endOfLineTokens, estimateTokens, indentationTokens } from "./tokens.ts";

/** A view's text: parallel lists with an entry for each line, in the order in which they are read. */
export type Lines = {
  /** Without indentation. */
  texts: string[];
  depths: number[];
  /** Line under which a line stands; -1 for the outermost. */
  parents: number[];
  /** Index of a line's first node in the view. */
  nodes: number[];
  /** What a line begins with; equal siblings have the same. */
  roles: string[];
};

/** The whole text of a view. With `references`, elements that can be acted on are named by theirs. */
export function linesOf(view: PageView, references: boolean): Lines {
  const lines: Lines = { texts: [], depths: [], parents: [], nodes: [], roles: [] };
  type Open = { items: Item[]; next: number; parent: number };
  const open: Open[] = [
    { items: layOut(view, { references, page: URL.parse(view.url) }), next: 0, parent: -1 },
  ];
  while (open.length > 0) {
    const place = open[open.length - 1] as Open;
    const item = place.items[place.next];
    place.next += 1;
    if (item === undefined) {
      open.pop();
      continue;
    }
    const line = lines.texts.length;
    lines.texts.push(item.words);
    lines.depths.push(open.length - 1);
    lines.parents.push(place.parent);
    lines.nodes.push(item.node);
    lines.roles.push(item.role);
    if (item.below.length > 0) open.push({ items: item.below, next: 0, parent: line });
  }
  return lines;
}

/** Tokens of each line with its indentation and its end, never fewer in practice. */
export function costsOf(lines: Lines): Float64Array {
  return Float64Array.from(lines.texts, (text, line) => costOf(text, lines.depths[line] ?? 0));
}

/** What {@link estimateTokens} would count for the line as it is written, among others. */
export function costOf(text: string, depth: number): number {
  return indentationTokens(text, Math.min(deepest, depth)) + estimateTokens(text) + endOfLineTokens(text);
}

/** Deepest indentation that is written out; a page nested deeper than this is not read by it any more. */
const deepest = 40;

/** A line as it is written: one space for each step in. */
export function written(lines: Lines, line: number): string {
  return `${" ".repeat(Math.min(deepest, lines.depths[line] ?? 0))}${lines.texts[line] ?? ""}`;
}
