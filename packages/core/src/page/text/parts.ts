import { estimateTokens } from "./tokens.ts";

/** Largest part of a line, tokens. Less than the smallest budget leaves, so that every page has room for one. */
const partTokens = 48;

/**
 * A line in parts for pages that it does not fit: cut between words, a string that is cut closed with `…"` and opened
 * again with `"…`, so that no part of a page's string ever stands outside of quotes. The same for the same line.
 */
export function partsOf(text: string): string[] {
  const parts: string[] = [];
  let start = 0;
  let quotedBefore = false;
  while (start < text.length) {
    const { end, quoted } = cutAt(text, start, quotedBefore);
    parts.push(`${quotedBefore ? '"…' : ""}${text.slice(start, end)}${quoted ? '…"' : ""}`);
    start = end;
    quotedBefore = quoted;
  }
  return parts;
}

/** Words, escapes and single signs: what a line may be cut between. */
const piece = /\s?(?:\\u\{[0-9a-f]+\}|\\u[0-9a-f]{4}|\\.|[\p{L}\p{M}\p{N}_]{1,24}|[^])/uy;

function cutAt(text: string, start: number, quotedBefore: boolean): { end: number; quoted: boolean } {
  let quoted = quotedBefore;
  let end = start;
  let tokens = 0;
  while (end < text.length) {
    piece.lastIndex = end;
    const found = piece.exec(text)?.[0] ?? text.charAt(end);
    tokens += Math.max(1, estimateTokens(found));
    if (tokens > partTokens && end > start) break;
    end += found.length;
    if (found.endsWith('"') && !found.includes("\\")) quoted = !quoted;
  }
  return { end, quoted: quoted && end < text.length };
}
