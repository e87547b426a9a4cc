import { LegworkError } from "@legwork/protocol";
import { masksOf, wordsOfQuery } from "./focus.ts";
import { costOf, costsOf, written, type Lines } from "./lines.ts";
import { partsOf } from "./parts.ts";

export type PageOptions = {
  /** Largest size, tokens of o200k. Default: no limit. */
  maxTokens?: number | undefined;
  /** Where the text goes on, as the `nextCursor` of the page before said. Default: at its beginning. */
  cursor?: string | undefined;
  /** Show only lines that have all of these words, with the lines that they stand under. */
  search?: string | undefined;
};

export type TextPage = {
  text: string;
  /** Absent on the last page. */
  nextCursor?: string;
  /** Size of all pages together, tokens, never too small in practice. */
  totalTokens: number;
  /** Lines that a search has found; absent without one. */
  matches?: number;
};

/** Tokens that the announcement of what follows takes at most. */
const endTokens = 32;

/**
 * A page of a text. All pages one after the other are the whole text, but for the announcement at the end of each.
 *
 * @throws LegworkError `invalid_request` when the cursor is none, or the page has changed so that its place is gone.
 */
export function pageOf(whole: Lines, { maxTokens, cursor, search }: PageOptions): TextPage {
  const { lines, ...found } = search === undefined ? { lines: whole } : matching(whole, search);
  const costs = costsOf(lines);
  const totalTokens = Math.ceil(costs.reduce((sum, cost) => sum + cost, 0));
  const start = cursor === undefined ? { line: 0, part: 0 } : placeOf(lines, cursor, search);
  const page = fill(lines, costs, { start, maxTokens });
  const { next } = page;
  if (next.line >= lines.texts.length) return { text: page.text.join("\n"), totalTokens, ...found };
  const rest = lines.texts.length - next.line;
  page.text.push(
    `… ${rest} more ${rest === 1 ? "line" : "lines"}; read on with the cursor, search, or scope by selector`,
  );
  return { text: page.text.join("\n"), nextCursor: cursorAt(lines, next, search), totalTokens, ...found };
}

/** A place in a text: a line, and the part of it where it goes on. */
type Place = { line: number; part: number };

type Room = { start: Place; maxTokens: number | undefined };

function fill(
  lines: Lines,
  costs: Float64Array,
  { start, maxTokens }: Room,
): { text: string[]; next: Place } {
  const text: string[] = [];
  let left = maxTokens === undefined ? Number.POSITIVE_INFINITY : maxTokens - endTokens;
  let { line, part } = start;
  for (; line < lines.texts.length; line += 1, part = 0) {
    const cost = costs[line] ?? 0;
    if (part === 0 && cost <= left) {
      text.push(written(lines, line));
      left -= cost;
      continue;
    }
    // A line is parted only when it would not fit a page of its own, or has been already.
    if (part === 0 && maxTokens !== undefined && cost <= maxTokens - endTokens) break;
    const parts = partsOf(lines.texts[line] ?? "");
    const first = part;
    while (part < parts.length) {
      const costOfPart = costOf(parts[part] ?? "", lines.depths[line] ?? 0);
      if (costOfPart > left && !(text.length === 0 && part === first)) break;
      left -= costOfPart;
      part += 1;
    }
    if (part > first) text.push(writtenPart(lines, line, parts.slice(first, part)));
    if (part < parts.length) break;
  }
  return { text, next: { line, part } };
}

function writtenPart(lines: Lines, line: number, parts: string[]): string {
  // Parts of one string that stand together are one string again.
  const text = parts.join("").replaceAll('…""…', "");
  return `${" ".repeat(Math.min(40, lines.depths[line] ?? 0))}${text}`;
}

/** The lines that have all words of a search, and those that they stand under. */
function matching(whole: Lines, search: string): { lines: Lines; matches: number } {
  const words = wordsOfQuery(search);
  const masks = masksOf(whole, words);
  const all = words.length === 32 ? -1 : (1 << words.length) - 1;
  const kept = new Uint8Array(masks.length);
  let matches = 0;
  for (const [line, mask] of masks.entries()) {
    if (words.length === 0 || mask !== all) continue;
    matches += 1;
    for (let at = line; at >= 0 && kept[at] !== 1; at = whole.parents[at] ?? -1) kept[at] = 1;
  }
  return { lines: only(whole, kept), matches };
}

function only(whole: Lines, kept: Uint8Array): Lines {
  const lines: Lines = { texts: [], depths: [], parents: [], nodes: [], roles: [] };
  const places = new Map<number, number>();
  for (const [line, isKept] of kept.entries()) {
    if (isKept !== 1) continue;
    places.set(line, lines.texts.length);
    lines.texts.push(whole.texts[line] ?? "");
    lines.depths.push(whole.depths[line] ?? 0);
    lines.parents.push(places.get(whole.parents[line] ?? -1) ?? -1);
    lines.nodes.push(whole.nodes[line] ?? 0);
    lines.roles.push(whole.roles[line] ?? "");
  }
  return lines;
}

/** Line and part, a hash of all lines before, and one of the lines around: the place is found again when others change. */
const cursorForm = /^(\d{1,9})\.(\d{1,9})-([0-9a-z]+)-([0-9a-z]+)$/;

function cursorAt(lines: Lines, { line, part }: Place, search: string | undefined): string {
  return `${line}.${part}-${hashOf(lines, { from: 0, to: line }, search)}-${hashAround(lines, line, search)}`;
}

function placeOf(lines: Lines, cursor: string, search: string | undefined): Place {
  const [, line, part, before, around] = cursorForm.exec(cursor) ?? [];
  if (line === undefined || part === undefined)
    throw new LegworkError(
      "invalid_request",
      `The cursor ${JSON.stringify(cursor.slice(0, 100))} is not one that extract answered as nextCursor.`,
    );
  const place = { line: Number(line), part: Number(part) };
  if (place.line <= lines.texts.length && hashOf(lines, { from: 0, to: place.line }, search) === before) {
    if (place.part === 0 || hashAround(lines, place.line, search) === around) return place;
  }
  const again: number[] = [];
  for (let at = 0; at < lines.texts.length; at += 1)
    if (hashAround(lines, at, search) === around) again.push(at);
  const [only] = again;
  if (only !== undefined && again.length === 1) return { line: only, part: place.part };
  throw new LegworkError(
    "invalid_request",
    "The page has changed since the cursor was given, and its place can no longer be told. Begin again without a cursor.",
  );
}

/** The two lines before a place and the one after it. */
function hashAround(lines: Lines, line: number, search: string | undefined): string {
  return hashOf(lines, { from: Math.max(0, line - 2), to: line + 1 }, search);
}

function hashOf(lines: Lines, { from, to }: { from: number; to: number }, search = ""): string {
  let hash = 0x811c9dc5;
  const add = (text: string) => {
    for (let index = 0; index < text.length; index += 1)
      hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
    hash = Math.imul(hash ^ 10, 0x01000193);
  };
  add(search);
  for (let line = from; line < Math.min(to, lines.texts.length); line += 1) add(lines.texts[line] ?? "");
  return (hash >>> 0).toString(36);
}
