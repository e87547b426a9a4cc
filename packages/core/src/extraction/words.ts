import { editDistance, stem as singular } from "../grounding/matching/text.ts";

/**
 * Words, as the embedded grounder compares them: what a person types, what a page shows and what a schema names must
 * meet in one form.
 */

/** NFKC, lower case, apostrophes dropped, every other run of punctuation or white space one space; trimmed. */
export function normalize(text: string): string {
  if (/^[a-z0-9]+(?: [a-z0-9]+)*$/.test(text)) return text;
  return text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/(?<=\p{L})['’ʼ](?=\p{L})/gu, "")
    .replace(/[^\p{L}\p{M}\p{N}\p{Sc}%]+/gu, " ")
    .trim();
}

/** The stemmed words of a text, in order; `snake_case` and `kebab-case` fall apart, `camelCase` does not (see `fieldWords`). */
export function words(text: string): string[] {
  const normal = normalize(text);
  return normal === "" ? [] : normal.split(" ").map(stem);
}

/** The stemmed words of an identifier: as `words`, and `camelCase`, `HTTPServer` and `line2` fall apart as well. */
export function fieldWords(name: string): string[] {
  return words(
    name
      .replace(/(\p{Ll}|\p{N})(\p{Lu})/gu, "$1 $2")
      .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, "$1 $2")
      .replace(/(\p{L})(\p{N})/gu, "$1 $2"),
  );
}

/**
 * A light English stem: plurals, `-ing`, `-ed`, a last `e` or `y`. It need not be a word, only the same for both sides;
 * what it would shorten below three letters stays as it is.
 */
export function stem(word: string): string {
  if (word.length < 4 || word.length > 40 || !/^[a-z]+$/.test(word)) return word;
  let result = singular(word);
  const verb = /^(.*[aeiouy].*?)(?:ing|ed)$/.exec(result);
  if (verb?.[1] !== undefined && verb[1].length >= 3 && !result.endsWith("eed")) {
    result = verb[1].replace(/([bdgkmnprt])\1$/, "$1");
  }
  if (result.length > 3 && result.endsWith("e")) return result.slice(0, -1);
  return result.replace(/([^aeiou])y$/, "$1i");
}

/**
 * How alike two texts read, 0–1: 1 for the same normal form, else 1 − edits ÷ length by edit distance with transpositions.
 * What differs by more than half of the longer one is 0, so that chance letters do not add up to a likeness.
 */
export function similarity(first: string, second: string): number {
  const a = normalize(first);
  const b = normalize(second);
  if (a === b) return 1;
  const longest = Math.max(a.length, b.length);
  const limit = Math.floor(longest / 2);
  if (Math.abs(a.length - b.length) > limit) return 0;
  const edits = editDistance(a, b, limit);
  return edits > limit ? 0 : 1 - edits / longest;
}
