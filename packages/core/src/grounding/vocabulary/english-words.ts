import { brotliDecompressSync } from "node:zlib";
import { packed } from "./english.gen.ts";
import { stem } from "../matching/text.ts";

/** Read when the first word is asked for: 16 thousand, in their plain forms. */
let kept: Set<string> | undefined;

/**
 * Whether it is a common English word, in lower case, in the singular or plural. Such a word is no slip for another one: “Thursday”
 * is not “Saturday”, and “orders” are no “offers”, though two letters are all that differs.
 */
export function isEnglishWord(word: string): boolean {
  kept ??= new Set(
    brotliDecompressSync(Buffer.from(packed, "base64"))
      .toString()
      .split("\n")
      .flatMap((each) => [each, stem(each)]),
  );
  return kept.has(word) || kept.has(stem(word));
}
