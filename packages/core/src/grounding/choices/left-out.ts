import { root } from "../evidence/root.ts";
import { listParts } from "../grammar/fill-frames.ts";
import type { Scored } from "../matching/match.ts";
import { numberInWords } from "../amounts/numbers.ts";
import { normalize, wordsOf } from "../matching/text.ts";
import { textOf, tokenize } from "../matching/tokens.ts";
import { nameAt, type ViewIndex } from "../matching/view-index.ts";

const articles = new Set(["the", "a", "an", "my", "your", "that", "this", "one"]);

/** Whether a normalised name has all the words, whatever is made of them: “the reminder” is “Remind me by text message”. */
export function saysRoots(name: string, words: string): boolean {
  const wanted = wordsOf(normalize(words)).filter((word) => !articles.has(word));
  const said = new Set(wordsOf(name).map(root));
  return wanted.length > 0 && wanted.every((word) => said.has(root(word)));
}

/** “the two kiosks”: so many that are called so. */
export function countIn(words: string): { count?: number; noun: string } {
  const [, number = "", noun = ""] = /^(?:the |my |these |those )?(\p{L}+) (.+s)$/iu.exec(words) ?? [];
  const count = numberInWords(number);
  return count === undefined || count < 2 ? { noun: words } : { count, noun };
}

/**
 * “every box except the reminder”: all but those that are called so. Undefined when one of the things left out is not
 * among them: then it is not known what is meant.
 */
export function withoutLeftOut(index: ViewIndex, all: Scored[], exclusions: string[]): Scored[] | undefined {
  let left = all;
  for (const words of exclusions.flatMap((text) => listParts(tokenize(text)).map(textOf))) {
    const { count, noun } = countIn(words);
    const kept = left.filter((each) => !saysRoots(nameAt(index.view, each.index), noun));
    const taken = left.length - kept.length;
    if (taken === 0 || taken !== (count ?? taken)) return undefined;
    left = kept;
  }
  return left;
}
