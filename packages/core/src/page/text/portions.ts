import { costOf, costsOf, written, type Lines } from "./lines.ts";

export type Portions = {
  texts: string[];
  /** Lines that are in none of them. */
  left: number;
};

/** Share of a portion within which it may end early, so that it ends where something ends. */
const slack = 0.25;
/** Tokens for the lines that say where a later portion stands. */
const contextTokens = 400;
const longestContext = 12;

/**
 * A text in portions of at most `maxTokens` tokens, at most `most` of them: each ends, where it can, between two things rather
 * than within one, and each but the first begins with the lines that it stands under and the header row of its table.
 */
export function portionsOf(lines: Lines, { maxTokens, most }: { maxTokens: number; most: number }): Portions {
  const costs = costsOf(lines);
  const texts: string[] = [];
  let start = 0;
  while (start < lines.texts.length && texts.length < most) {
    const context = start === 0 ? [] : contextOf(lines, start);
    const end = endOf(lines, costs, { start, room: maxTokens - (start === 0 ? 0 : contextTokens) });
    const own = Array.from({ length: end - start }, (_, at) => lineAt(lines, start + at, maxTokens));
    texts.push([...context, ...own].join("\n"));
    start = end;
  }
  return { texts, left: lines.texts.length - start };
}

/** The line before which a portion ends: of those in its last part the outermost, the last of equals. */
function endOf(lines: Lines, costs: Float64Array, { start, room }: { start: number; room: number }): number {
  let used = 0;
  let end = start;
  while (end < lines.texts.length && (end === start || used + (costs[end] ?? 0) <= room)) {
    used += costs[end] ?? 0;
    end += 1;
  }
  if (end >= lines.texts.length) return end;
  let best = end;
  for (let at = end, spare = 0; at > start + 1 && spare <= room * slack; at -= 1, spare += costs[at] ?? 0)
    if ((lines.depths[at] ?? 0) < (lines.depths[best] ?? 0)) best = at;
  return best;
}

function contextOf(lines: Lines, start: number): string[] {
  const path: number[] = [];
  const parent = lines.parents[start] ?? -1;
  for (let at = parent; at >= 0; at = lines.parents[at] ?? -1) path.unshift(at);
  const header = [parent + 1, parent + 2].find(
    (line) => line < start && lines.parents[line] === parent && lines.texts[line]?.startsWith("header row"),
  );
  if (parent >= 0 && header !== undefined) path.push(header);
  let left = contextTokens;
  const context = path.slice(-longestContext).filter((at) => {
    left -= costOf(lines.texts[at] ?? "", lines.depths[at] ?? 0);
    return left >= 0;
  });
  return context.map((at) => written(lines, at));
}

/** A line longer than a whole portion is cut: three characters are a token at least. */
function lineAt(lines: Lines, line: number, maxTokens: number): string {
  const text = written(lines, line);
  return text.length <= maxTokens * 3 ? text : `${text.slice(0, maxTokens * 3)} …`;
}
