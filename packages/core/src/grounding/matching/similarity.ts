import { contentWords, isNegative, nameText, type NameText } from "./names.ts";
import { editDistance, inflections, normalize, stem, wordsOf } from "./text.ts";
import { isEnglishWord } from "../vocabulary/english-words.ts";
import { commonWords, fillerWords, graveWords, synonymsOf } from "../vocabulary/synonyms.ts";

/** How a phrase meets a name; a higher one beats any score of a lower one's kind. */
export const tiers = { none: 0, loose: 1, words: 2, run: 3, exact: 4 } as const;

export type Tier = (typeof tiers)[keyof typeof tiers];

export type Similarity = { score: number; tier: Tier };

/** A phrase made ready for comparing. */
export type SearchPhrase = {
  text: string;
  words: string[];
  compact: string;
  content: string[];
  quoted: boolean;
  negates: boolean;
  /** Has words of a script that puts no spaces between them. */
  unspaced: boolean;
};

export function searchPhrase(text: string, quoted: boolean): SearchPhrase {
  const normal = normalize(text);
  const words = wordsOf(normal);
  // A letter at the end counts something (“appendix A”) and is no article.
  const isLetter = (word: string, at: number) => word.length === 1 && at > 0 && at === words.length - 1;
  const content = words.filter((word, at) => !fillerWords.has(word) || isLetter(word, at));
  return {
    text: normal,
    words,
    compact: words.join(""),
    content: content.length > 0 ? content : words,
    quoted,
    negates: isNegative(nameText(normal, words)),
    unspaced: hasNoSpaces(normal),
  };
}

const nothing: Similarity = { score: 0, tier: tiers.none };

/** Compares a phrase with one text that an element can be called by; `spellings` are other forms of the phrase's words. */
export function similarity(
  phrase: SearchPhrase,
  name: NameText,
  spellings: Map<string, Set<string>>,
): Similarity {
  if (phrase.text === "" || name.text === "") return nothing;
  if (phrase.text === name.text) return { score: 1, tier: tiers.exact };
  const length = compactLength(name);
  if (phrase.compact.length === length && phrase.compact === name.words.join(""))
    return { score: 0.97, tier: tiers.exact };
  if (isSame(phrase.content, contentWords(name))) return { score: 0.96, tier: tiers.exact };
  if (phrase.negates !== isNegative(name)) return nothing;
  const cover = Math.min(1, phrase.compact.length / Math.max(1, length));
  const start = runStart(phrase, name);
  if (start !== undefined) return runScore({ phrase, name, start, cover });
  return wordScore({ phrase, name, cover }, spellings);
}

/** Characters without the single spaces between words. */
function compactLength({ text, words }: NameText): number {
  return text.length - Math.max(0, words.length - 1);
}

function isSame(left: string[], right: string[]): boolean {
  return left.length === right.length && left.length > 0 && left.every((word, at) => word === right[at]);
}

/** Where in the name the phrase stands as whole words; in scripts without spaces, where it stands at all. */
function runStart(phrase: SearchPhrase, name: NameText): number | undefined {
  for (let from = 0; from < name.words.length; from += 1) {
    if (!phrase.compact.startsWith((name.words[from] ?? "").slice(0, phrase.compact.length))) continue;
    let joined = "";
    for (let to = from; to < name.words.length && joined.length < phrase.compact.length; to += 1)
      joined += name.words[to];
    if (joined === phrase.compact) return from;
  }
  if (!phrase.unspaced) return undefined;
  const at = name.text.indexOf(phrase.text);
  return at < 0 ? undefined : at;
}

/** Han, kana, Thai, Lao, Khmer, Burmese: words stand without spaces between them. */
function hasNoSpaces(text: string): boolean {
  return /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u.test(
    text,
  );
}

type Compared = { phrase: SearchPhrase; name: NameText; cover: number };

function runScore({ phrase, name, start, cover }: Compared & { start: number }): Similarity {
  const others = contentWords(name).filter((word) => word !== "all").length - phrase.content.length;
  const only = phrase.content.length === 1 ? phrase.content[0] : undefined;
  if (only !== undefined && commonWords.has(only) && others > 1) return { score: 0.5, tier: tiers.none };
  if (only !== undefined && graveWords.has(only)) return { score: 0.55, tier: tiers.none };
  const bonus = (phrase.content.length > 1 ? 0.06 : 0) + (start === 0 ? 0.02 : 0);
  return { score: Math.min(0.93, 0.55 + 0.35 * Math.sqrt(cover) + bonus), tier: tiers.run };
}

function wordScore({ phrase, name, cover }: Compared, spellings: Map<string, Set<string>>): Similarity {
  const { words } = name;
  let literal = 0;
  let met = 0;
  for (const word of phrase.content) {
    if (words.includes(word)) literal += 1;
    else if (hasOne(words, spellings.get(word))) met += 1;
  }
  met += literal;
  if (literal === phrase.content.length && literal > 1) {
    return { score: Math.min(0.85, 0.55 + 0.3 * Math.sqrt(cover)), tier: tiers.words };
  }
  if (met === phrase.content.length && !phrase.quoted) {
    const whole = met === contentWords(name).length;
    if (!whole && phrase.content.length === 1 && words.length > 3) return { score: 0.45, tier: tiers.none };
    return { score: whole ? 0.84 : Math.min(0.8, 0.5 + 0.28 * Math.sqrt(cover)), tier: tiers.loose };
  }
  return { score: (0.45 * met) / Math.max(1, phrase.content.length), tier: tiers.none };
}

function hasOne(words: string[], forms: Set<string> | undefined): boolean {
  if (forms) for (const form of forms) if (words.includes(form)) return true;
  return false;
}

/** The words a page has: `near` gives at least those that begin alike and are as long, give or take `limit` letters. */
type Vocabulary = {
  has(word: string): boolean;
  near(word: string, limit: number): Iterable<string>;
};

/**
 * Other forms of the words that occur in the vocabulary: other endings, and for a word that the page does not have at
 * all, words one or two slips away. A word the page has is no slip, and short words have no slips (“edit”, “exit”).
 */
export function spellingsIn(phrase: SearchPhrase, vocabulary: Vocabulary): Map<string, Set<string>> {
  const spellings = new Map<string, Set<string>>();
  if (phrase.quoted) return spellings;
  for (const word of phrase.content.slice(0, 12)) {
    const found = new Set(inflections(stem(word)).filter((other) => other !== word && vocabulary.has(other)));
    if (found.size === 0 && !vocabulary.has(word))
      for (const other of slips(word, phrase, vocabulary)) found.add(other);
    if (found.size > 0) spellings.set(word, found);
  }
  return spellings;
}

function slips(word: string, phrase: SearchPhrase, vocabulary: Vocabulary): string[] {
  const shortest = phrase.content.length === 1 ? 6 : 5;
  if (word.length < shortest || word.length > 30 || /[\p{N}+#%]/u.test(word) || isEnglishWord(word))
    return [];
  const limit = word.length >= 9 ? 2 : 1;
  const found: string[] = [];
  for (const other of vocabulary.near(word, limit)) {
    if (other.length < shortest || other[0] !== word[0] || Math.abs(other.length - word.length) > limit)
      continue;
    if (editDistance(word, other, limit) <= limit) found.push(other);
  }
  return found;
}

/** The phrase with a word or a run of words replaced by what pages also say for it. */
export function synonymousPhrases(phrase: SearchPhrase): SearchPhrase[] {
  if (phrase.quoted || phrase.words.length > 8) return [];
  const found = new Map<string, SearchPhrase>();
  for (let from = 0; from < phrase.words.length; from += 1) {
    for (let to = from + 1; to <= Math.min(from + 4, phrase.words.length); to += 1) {
      for (const other of synonymsOf(phrase.words.slice(from, to).join(" "))) {
        // A symbol among words would be lost with the punctuation, and what it stood for with it.
        const isSymbol = !/[\p{L}\p{N}]/u.test(other);
        if (isSymbol && to - from < phrase.words.length) continue;
        const text = [...phrase.words.slice(0, from), other, ...phrase.words.slice(to)].join(" ");
        if (found.size < 16) found.set(text, searchPhrase(text, false));
      }
    }
  }
  return [...found.values()];
}
