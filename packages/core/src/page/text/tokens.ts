import { singleCharacters, words } from "./token-table.gen.ts";
import { filterBits, hashFactor, hashStart } from "./word-filter.ts";

const wordMarks = Buffer.from(words, "base64");
const singleMarks = Buffer.from(singleCharacters, "base64");

/** What a code unit is to the tokenizer's first cut. */
const lower = 1;
const upper = 2;
const digit = 3;
const space = 4;
const lineEnd = 5;
const sign = 6;

const classes = new Uint8Array(128).map((_, code) => {
  if (code >= 97 && code <= 122) return lower;
  if (code >= 65 && code <= 90) return upper;
  if (code >= 48 && code <= 57) return digit;
  if (code === 32 || code === 9) return space;
  return code === 10 || code === 13 ? lineEnd : sign;
});

const vowels = new Uint8Array(128);
for (const vowel of "aeiouyAEIOUY") vowels[vowel.charCodeAt(0)] = 1;

/**
 * Tokens of a text by o200k, never fewer in practice and about a tenth more on English pages. It follows the tokenizer's
 * cut into words, groups of three digits, runs of signs and white space; a word is one token when the vocabulary has it,
 * else a share of its letters; any other character is what it costs by itself, which joining can only lower.
 * Linear, about 10 ns for each character. Not a whole number, so that sums of lines do not add up roundings.
 */
export function estimateTokens(text: string): number {
  let tokens = 0;
  let at = 0;
  while (at < text.length) {
    const code = text.charCodeAt(at);
    if (code > 127) {
      tokens += characterCost(code);
      at += code >= 0xd800 && code < 0xdc00 ? 2 : 1;
      continue;
    }
    const end = endOfRun(text, at);
    tokens += runCost(text, at, end);
    at = end;
  }
  return tokens;
}

/** Tokens of so many spaces in front of a text. */
export function indentationTokens(text: string, spaces: number): number {
  return spaces === 0 ? 0 : spaceCost(text, 0, spaces);
}

/** Tokens of the end of the line behind a text. */
export function endOfLineTokens(text: string): number {
  return kindAt(text, text.length - 1) === sign ? 0 : lineEndTokens;
}

/** One line end alone. */
const lineEndTokens = 1 + 1 / 8;

function characterCost(code: number): number {
  if (code >= 0xd800 && code < 0xe000) return code >= 0xd83c && code <= 0xd83e ? 3 : 4.1;
  if (((singleMarks[code >> 3] ?? 0) >> (code & 7)) & 1) return 1.02;
  return code < 0x800 ? 2 : 3;
}

/** Where the run that begins at `at` ends: a capitalised word is one run, `camelCase` two. */
function endOfRun(text: string, at: number): number {
  const kind = classes[text.charCodeAt(at)];
  let end = at + 1;
  if (kind === upper) while (kindAt(text, end) === upper) end += 1;
  const goesOn = kind === upper ? lower : kind;
  while (kindAt(text, end) === goesOn) end += 1;
  return end;
}

/** 0 for what is not ASCII, and beyond the end: an index that is no number would be slow. */
function kindAt(text: string, at: number): number {
  const code = at < text.length ? text.charCodeAt(at) : 128;
  return code < 128 ? (classes[code] ?? 0) : 0;
}

function runCost(text: string, at: number, end: number): number {
  const length = end - at;
  switch (classes[text.charCodeAt(at)]) {
    case digit:
      return Math.ceil(length / 3);
    case lineEnd:
      // It joins a sign before it.
      return length === 1 && at > 0 && kindAt(text, at - 1) === sign ? 0 : 1 + length / 8;
    case space:
      return spaceCost(text, end, length);
    case sign:
      return signCost(text, at, length);
    default:
      return wordCost(text, at, end);
  }
}

/** One space joins the word or sign after it; digits take none. */
function spaceCost(text: string, end: number, length: number): number {
  const next = kindAt(text, end);
  const joins = next !== digit && next !== 0;
  return (length > 1 ? 1 + length / 80 : 0) + (joins ? 0 : 1);
}

function signCost(text: string, at: number, length: number): number {
  if (length === 1) return 1;
  const first = text.charCodeAt(at);
  if (length > 2 && first === text.charCodeAt(at + 1) && first === text.charCodeAt(at + length - 1))
    return 1 + length / 4;
  if (length > 2) return length * 0.8;
  const second = text.charCodeAt(at + 1);
  return second === first || second === 34 || first === 34 ? 1 : 1.8;
}

function wordCost(text: string, at: number, end: number): number {
  const length = end - at;
  const isAfterSpace = at > 0 && text.charCodeAt(at - 1) === 32;
  if (length === 1) return 1;
  if (length === 2) return 1.05;
  const capitals = kindAt(text, at + 1) === upper;
  if (!capitals && isKnown(text, at, end)) return isAfterSpace ? 1 : 1.12;
  return unknownCost(text, { at, end, isAfterSpace, capitals });
}

type Word = { at: number; end: number; isAfterSpace: boolean; capitals: boolean };

function unknownCost(text: string, { at, end, isAfterSpace, capitals }: Word): number {
  let consonants = 0;
  let longest = 0;
  for (let index = at; index < end; index += 1) {
    consonants = vowels[text.charCodeAt(index)] === 1 ? 0 : consonants + 1;
    if (consonants > longest) longest = consonants;
  }
  const length = end - at;
  const share = longest > 3 ? 0.6 : longest === 3 || capitals ? 0.48 : 0.42;
  return (isAfterSpace ? 0.55 : 0.7) + length * share;
}

function isKnown(text: string, at: number, end: number): boolean {
  let hash = hashStart;
  for (let index = at; index < end; index += 1)
    hash = Math.imul(hash ^ (text.charCodeAt(index) | 32), hashFactor);
  hash >>>= 0;
  const step = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d) >>> 0;
  return isMarked(hash) && isMarked(hash + step) && isMarked(hash + Math.imul(step, 2) + 7);
}

function isMarked(place: number): boolean {
  const bit = place & (filterBits - 1);
  return (((wordMarks[bit >> 3] ?? 0) >> (bit & 7)) & 1) === 1;
}
