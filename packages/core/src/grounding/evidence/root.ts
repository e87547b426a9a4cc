import { stem } from "../matching/text.ts";
import { numberOf } from "../amounts/numbers.ts";

const endings = ["ments", "ment", "ings", "ing", "ions", "ion", "ers", "er", "ed", "ly", "al", "e"];

/** Words of a page are asked for over and over; so many are kept. */
const mostKept = 50_000;

function kept(read: (word: string) => string): (word: string) => string {
  const known = new Map<string, string>();
  return (word) => {
    let found = known.get(word);
    if (found !== undefined) return found;
    if (known.size >= mostKept) known.clear();
    known.set(word, (found = read(word)));
    return found;
  };
}

/** The form that words are compared by: “lines” meets “line”, “four” meets “4”. */
export const formOf = kept(readForm);

/** A word without the endings that make nouns of verbs and the like: “shipping” and “shipped” meet “ship”. Three or four letters stay. */
export const root = kept(readRoot);

function readForm(word: string): string {
  if (/^[a-z]/u.test(word)) return numberOf(word) ?? stem(word);
  return word.replace(/^(\d+)(?:st|nd|rd|th)$/u, "$1");
}

function readRoot(word: string): string {
  const plain = formOf(word);
  if (!/^[a-z]+$/u.test(plain)) return plain;
  const ending = endings.find(
    (one) => plain.endsWith(one) && plain.length - one.length >= (one.startsWith("ment") ? 3 : 4),
  );
  const rest = ending === undefined ? plain : plain.slice(0, -ending.length);
  // “horizontally” is “horizontal” done so.
  if (ending === "ly") return root(rest);
  // The last consonant is doubled before an ending.
  return /([bdfglmnprt])\1$/u.test(rest) && ending !== undefined && rest.length > 4
    ? rest.slice(0, -1)
    : rest;
}
