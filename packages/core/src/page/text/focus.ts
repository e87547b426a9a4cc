import type { Lines } from "./lines.ts";

/** Words that say what to do or join other words, and tell nothing about what is meant. */
const idle = new Set(
  "a an and at by click do fill find for from get go in into is it its me my of on open or please press read select show tap that the this to type up what which with".split(
    " ",
  ),
);
/** A word for each bit of a mask. */
const mostWords = 30;

const word =
  /\p{N}+(?:[.,:]\p{N}+)*|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]+|[\p{L}\p{M}_]+/gu;
const unspaced = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]{3,}$/u;
const letter = /[\p{L}\p{N}]/u;

/** The words of a question that can stand on a page, lower case, each once. */
export function wordsOfQuery(query: string): string[] {
  const all = query.toLowerCase().match(word) ?? [];
  const said = all.flatMap((found) =>
    // Where words are not set apart, two signs are the smallest thing that means something.
    unspaced.test(found)
      ? Array.from({ length: found.length - 1 }, (_, at) => found.slice(at, at + 2))
      : [found],
  );
  const telling = said.filter((found) => !idle.has(found));
  return [...new Set(telling.length === 0 ? said : telling)].slice(0, mostWords);
}

/** The words that each line holds, a bit for each. */
export function masksOf(lines: Lines, words: string[]): Int32Array {
  const masks = new Int32Array(lines.texts.length);
  const lowered = lines.texts.map((text) => text.toLowerCase());
  const whole = lowered.join("\n");
  for (const [bit, sought] of words.entries()) {
    let line = 0;
    let lineEnd = lowered[0]?.length ?? 0;
    const stem = stemOf(sought);
    for (let at = whole.indexOf(stem); at !== -1; at = whole.indexOf(stem, at + stem.length)) {
      while (at > lineEnd) {
        line += 1;
        lineEnd += (lowered[line]?.length ?? 0) + 1;
      }
      if (isWordAt(whole, at, stem)) masks[line] = (masks[line] ?? 0) | (1 << bit);
    }
  }
  return masks;
}

function stemOf(sought: string): string {
  if (sought.length < 5 || !/^[a-z]+$/.test(sought)) return sought;
  return sought.replace(/(?:ies|ing|ed|es|s|y)$/, "");
}

function isWordAt(whole: string, at: number, stem: string): boolean {
  if (!isCased.test(stem)) return true;
  if (at > 0 && letter.test(whole.charAt(at - 1))) return false;
  const longest = stem.length >= 3 && !/\d/.test(stem) ? 4 : 0;
  let end = at + stem.length;
  while (end - at - stem.length <= longest && end < whole.length && letter.test(whole.charAt(end))) end += 1;
  return end - at - stem.length <= longest;
}

const isCased = /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{N}_]/u;

/** Largest item whose lines speak for each other, lines. */
const largestItem = 25;

/**
 * How well each line fits a question, 0–1: words that few lines have count most; those of the same item (card, row) and of
 * the heading above count in part; names that the question says as a whole count double.
 */
export function fitOf(lines: Lines, query: string): Float64Array {
  const words = wordsOfQuery(query);
  const fit = new Float64Array(lines.texts.length);
  const masks = masksOf(lines, words);
  const weights = weightsOf(masks, words.length);
  const items = itemMasks(lines, masks);
  let section = 0;
  for (let line = 0; line < fit.length; line += 1) {
    const own = masks[line] ?? 0;
    if (lines.roles[line]?.startsWith("heading")) section = own;
    if (own === 0) continue;
    const around = (items[line] ?? 0) & ~own;
    fit[line] =
      weigh(own, weights) + weigh(around, weights) / 2 + weigh(section & ~own & ~around, weights) / 3;
  }
  preferNamed({ lines, words, masks, weights }, query, fit);
  const best = fit.reduce((most, value) => Math.max(most, value), 0);
  return best === 0 ? fit : fit.map((value) => value / best);
}

function weightsOf(masks: Int32Array, count: number): number[] {
  const having = Array.from({ length: count }, () => 0);
  for (const mask of masks)
    for (let bit = 0, rest = mask; rest !== 0; bit += 1, rest >>>= 1)
      if ((rest & 1) === 1) having[bit] = (having[bit] ?? 0) + 1;
  return having.map((lines) => Math.log(1 + masks.length / Math.max(1, lines)));
}

function weigh(mask: number, weights: number[]): number {
  let sum = 0;
  for (let bit = 0, rest = mask; rest !== 0; bit += 1, rest >>>= 1)
    if ((rest & 1) === 1) sum += weights[bit] ?? 0;
  return sum;
}

/** For each line, the words of the largest small item around it. */
function itemMasks({ parents }: Lines, masks: Int32Array): Int32Array {
  const sizes = new Int32Array(masks.length).fill(1);
  const together = masks.slice();
  for (let line = masks.length - 1; line >= 0; line -= 1) {
    const parent = parents[line] ?? -1;
    if (parent < 0) continue;
    sizes[parent] = (sizes[parent] ?? 0) + (sizes[line] ?? 0);
    if ((sizes[parent] ?? 0) <= largestItem)
      together[parent] = (together[parent] ?? 0) | (together[line] ?? 0);
  }
  for (let line = 0; line < masks.length; line += 1) {
    const parent = parents[line] ?? -1;
    if (parent >= 0 && (sizes[parent] ?? 0) <= largestItem) together[line] = together[parent] ?? 0;
  }
  return together;
}

type Search = { lines: Lines; words: string[]; masks: Int32Array; weights: number[] };

/** Share of the best line's weight from which on a line is looked at more closely. */
const close = 0.5;

const quoted = /(?:(\S+) )?"((?:[^"\\]|\\.)+)"/g;

/**
 * A name that stands in the question as a whole counts more than its words among others, and more still beside its role;
 * so do words that follow each other as they do in the question.
 */
function preferNamed({ lines, words, masks, weights }: Search, query: string, fit: Float64Array): void {
  const asked = query.toLowerCase();
  const said = asked.match(word) ?? [];
  const least = close * fit.reduce((most, value) => Math.max(most, value), 0);
  for (let line = 0; line < fit.length; line += 1) {
    const own = masks[line] ?? 0;
    if (own === 0 || (fit[line] ?? 0) < least) continue;
    const text = (lines.texts[line] ?? "").toLowerCase();
    let most = weigh(own & followed(words, said, text), weights) / 4;
    for (const [, role, name] of text.matchAll(quoted)) {
      if (name === undefined || !standsIn(asked, name)) continue;
      const share = 0.75 + (role !== undefined && asked.includes(role) ? 0.25 : 0);
      const inName = words.reduce((mask, one, bit) => (name.includes(one) ? mask | (1 << bit) : mask), 0);
      most = Math.max(most, weigh(inName & own, weights) * share);
    }
    fit[line] = (fit[line] ?? 0) + most;
  }
}

function standsIn(asked: string, name: string): boolean {
  const at = asked.indexOf(name);
  if (at === -1) return false;
  const isEdge = (sign: string) => sign === "" || !letter.test(sign);
  return isEdge(asked.charAt(at - 1)) && isEdge(asked.charAt(at + name.length));
}

/** The words of the question that stand in a text right before or after the word that they stand beside in the question. */
function followed(words: string[], said: string[], text: string): number {
  let mask = 0;
  for (let at = 1; at < said.length; at += 1) {
    const first = said[at - 1] ?? "";
    const second = said[at] ?? "";
    if (!text.includes(`${first} ${second}`)) continue;
    for (const one of [first, second]) {
      const bit = words.indexOf(one);
      if (bit !== -1) mask |= 1 << bit;
    }
  }
  return mask;
}
