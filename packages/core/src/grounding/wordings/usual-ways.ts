import { normalize, stem, wordsOf } from "../matching/text.ts";
import { itemNouns, lightWords, stopWords } from "../vocabulary/light-words.ts";
import { withoutSilent } from "../vocabulary/usual/patterns.ts";

/** A longer sentence says more than any usual way to ask. */
const mostWords = 16;

const wish =
  /^ (?:(?:i|we) (?:really )?(?:want|need|like|love|wish|would like|would love|have)(?: to| you to| it to)?|(?:id|wed) (?:like|love|rather|prefer)(?: to| you to| it to)?|(?:can|could|may|would|will|should) (?:i|we|you)|let me|lets|let us|help me(?: to)?|i have to|time to|how (?:do|can|could|would|should) (?:i|we)|is it possible to|is there (?:any |some )?way (?:for me )?to|any way to|(?:do )?you mind|you (?:can|may|should)|(?:i am|im|we are|were) (?:going|trying|planning|about) to|(?:i am|im|we are|were) looking for|i would rather|go ahead and|make sure (?:that )?|see to it that|and|so|now|ok|hey|sorry|actually|well|oh|ugh|hm+|argh|honestly)(?= )/;
const closing =
  /(?<! (?:of|from|for|on|in|by|until|since|before|after)) (?:now|then|for me|too|as well|right now|already|first|thanks|thank you|at all|today|quickly|again|instead|for us|any more|anymore|any longer|at once|after all|for moment|honestly|sorry|bit|little bit|little)$/;

/** The words, and what is left of them without what only says that something is wished. */
export function waysOf(text: string): string[] {
  const words = wordsOf(normalize(text));
  if (words.length > mostWords || words.length === 0) return [];
  const ways = [withoutSilent(words)];
  for (const way of ways) {
    for (const shorter of [
      way.replace(wish, ""),
      way.replace(closing, ""),
      plainlyTold(way),
      inFull(way),
      way.replace(refused, ""),
      way.replace(relatives, " friend"),
    ])
      if (shorter !== "" && !ways.includes(shorter)) ways.push(shorter);
  }
  return ways.filter((way) => way !== "");
}

/**
 * The words that tell what is asked for: all of them, then those alone that say more than what kind of thing it is about. What the
 * page is about may be said with it, and need not be. None where the words deny, compare, or depend on something.
 */
export function tellingWords(text: string, about: ReadonlySet<string>): string[][] {
  if (dependent.test(text)) return [];
  const [way = ""] = waysOf(text).toSorted((left, right) => left.length - right.length);
  const words = way.split(" ").filter((word) => telling.has(word) || !(isLight(word) || word === ""));
  const own = words.filter((word, at) => at === 0 || !about.has(stem(word)));
  const bare = own.filter((word, at) => at === 0 || !itemNouns.has(stem(word)));
  // One word that is left of “special orders” tells nothing of orders.
  const least = (each: string[]): number => (each.length < words.length ? 2 : 1);
  return [words, own, bare].filter((each) => each.length >= least(each) && each.length * 2 >= words.length);
}

const isLight = (word: string): boolean =>
  stopWords.has(word) || lightWords.has(word) || lookingWords.has(word);
const telling = new Set("off out up down back no all more over again".split(" "));
const lookingWords = new Set(
  "open view browse display list overview me let need ready put someone else".split(" "),
);
const dependent =
  /\b(?:if|unless|until|except|instead of|rather than|than|but|or|either|neither|not|never|dont|don['’]t|\p{L}+n['’]t|cant|cannot|without|nobody|no one|none|nothing|only|every|each)\b|["“”«»]|\d/iu;

const told = /^ (?<who>i|we)(?:ve| have)?(?: (?:really|actually|simply|only|just|honestly|suddenly))?(?= )/;

/** “I've changed my mind”, “I really don't want it”: the same without when it was, and how much. */
const plainlyTold = (way: string): string => way.replace(told, " $<who>");

const contracted: Record<string, string> = {
  im: "i am",
  ive: "i have",
  id: "i would",
  ill: "i will",
  were: "we are",
  weve: "we have",
  wed: "we would",
  its: "it is",
};

/** “I'm cold” is “I am cold”; “I don't want it” is told, and “don't want it” forbids. */
const inFull = (way: string): string =>
  way.replace(/^ (\p{L}+)(?= )/u, (all, word: string) =>
    Object.hasOwn(contracted, word) ? ` ${contracted[word]}` : all,
  );

/** Whoever it is, it is somebody else. */
const relatives =
  / (?:sister|brother|mother|father|mum|mom|dad|wife|husband|aunt|uncle|cousin|grandma|grandpa|grandmother|grandfather|boss|neighbour|neighbor|partner|girlfriend|boyfriend|flatmate|roommate|parents|son|daughter|niece|nephew|teacher|doctor|assistant|manager|accountant|client|customer)(?= |$)/g;

const refused = /^ (?:i|we)(?= (?:dont|do not|no longer|never)\b)/;
