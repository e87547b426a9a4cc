import { readWords, weights } from "../evidence/said.ts";
import { formOf } from "../evidence/root.ts";
import type { Failure, Resolved } from "../outcome.ts";
import { normalize, wordsOf } from "./text.ts";
import { tokenize } from "./tokens.ts";

/**
 * Whether what the page offers tells apart what the grammar could not: “the second tab” of all tabs, “the grid view” by its
 * picture, where links fit only as “view” may be a link. What is called as was said stays as doubtful as it is.
 */
export function isToldApart(instruction: string, { candidates }: Failure, found: Resolved): boolean {
  if (/\?\s*\S/u.test(instruction)) return false;
  const { words, actWords, roleWords, ordinal } = readWords(tokenize(instruction));
  const telling = words.flatMap(({ stem, weight }, at) =>
    weight >= weights.item && !actWords.has(at) && !roleWords.has(at) ? [stem] : [],
  );
  const targets = found.steps.map(({ node }) => node);
  const isCalledSo = candidates.some(
    ({ node, description }) =>
      !targets.includes(node) &&
      wordsOf(normalize(description)).some((word) => telling.includes(formOf(word))),
  );
  if (!isCalledSo) return true;
  const isAmong = candidates.some(({ node }) => targets.includes(node));
  return isAmong && telling.length + (ordinal === undefined ? 0 : 1) > 1;
}
