import { contentWords, ofPictures, type NameText } from "../matching/names.ts";
import { normalize, stem, wordsOf } from "../matching/text.ts";
import type { Candidate } from "../matching/view-index.ts";
import { itemNouns, lightWords, stopWords } from "../vocabulary/light-words.ts";

/**
 * Whether what begins with the verb that was said does it to something else: “skip back 15 seconds” is not “Skip silence”,
 * “add it to the wish list” is not “Add to basket”; “remove the cup” may be “Remove item”.
 */
export function isOfAnother({ fields }: Candidate, said: string): boolean {
  const known = new Set(wordsOf(normalize(said)).map(stem));
  const names = fields.filter(({ weight, name: { words } }) => weight > ofPictures && words.length > 0);
  const saysWhere = / (?:to|from|into) /iu.test(said);
  const isOther = (word: string): boolean =>
    /\p{L}/u.test(word) &&
    !known.has(stem(word)) &&
    !stopWords.has(word) &&
    !lightWords.has(word) &&
    !itemNouns.has(stem(word));
  return (
    names.length > 0 &&
    names.every(({ name }) => {
      const where = saysWhere ? [] : tailOf(name);
      return contentWords(name).some((word) => !where.includes(word) && isOther(word));
    })
  );
}

/** “Add to basket”: where to, or from, is no other thing. */
function tailOf({ words }: NameText): string[] {
  const at = words.findIndex((word, from) => from > 0 && /^(?:to|from|into|in|on|of)$/.test(word));
  return at < 0 ? [] : words.slice(at);
}
