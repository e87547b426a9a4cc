/**
 * Makes `src/page/text/token-table.gen.ts` from the vocabulary of o200k: what the estimate of tokens needs to know of it.
 * Only for when another tokenizer is to be bounded; the vocabulary of o200k does not change.
 */
import { writeFileSync } from "node:fs";
import { Tiktoken } from "js-tiktoken/lite";
import o200k from "js-tiktoken/ranks/o200k_base";
import { filterBits, filterPlaces } from "../src/page/text/word-filter.ts";

const encoding = new Tiktoken(o200k);

/** Code units of the Basic Multilingual Plane, a bit for each that is one token by itself. */
function singleCharacters(): Uint8Array {
  const bits = new Uint8Array(65_536 / 8);
  for (let unit = 0x80; unit < 65_536; unit += 1) {
    const isSurrogate = unit >= 0xd800 && unit < 0xe000;
    if (isSurrogate || encoding.encode(String.fromCharCode(unit), [], []).length !== 1) continue;
    bits[unit >> 3] = (bits[unit >> 3] ?? 0) | (1 << (unit & 7));
  }
  return bits;
}

/** Words of Latin letters that are one token after a space, in a Bloom filter without regard to a capital at the start. */
function words(): Uint8Array {
  const bits = new Uint8Array(filterBits / 8);
  // The last numbers are special tokens, and stand for no text.
  for (let token = 0; token < 199_998; token += 1) {
    const word = /^ ([A-Z]?[a-z]{2,})$/.exec(encoding.decode([token]))?.[1]?.toLowerCase();
    if (word === undefined) continue;
    for (const place of filterPlaces(word)) bits[place >> 3] = (bits[place >> 3] ?? 0) | (1 << (place & 7));
  }
  return bits;
}

const base64 = (bits: Uint8Array): string => Buffer.from(bits).toString("base64");

/** The file as it is committed; a test compares it. */
export function tokenTable(): string {
  return `// Made by scripts/token-table.ts. Do not edit.
export const words = "${base64(words())}";
export const singleCharacters = "${base64(singleCharacters())}";
`;
}

if (import.meta.main)
  writeFileSync(new URL("../src/page/text/token-table.gen.ts", import.meta.url), tokenTable());
