import { root } from "../../evidence/root.ts";

/** All that is said and printed for one usual thing, or for its contrary. */
export type Bag<About> = { about: About; words: ReadonlySet<string> };

export type Bags<About> = {
  bags: readonly Bag<About>[];
  /** In how many of them a word is. */
  spread: ReadonlyMap<string, number>;
};

/** The words of each of these, those of groups left out: they are in many. */
export function bagsOf<About>(all: Iterable<readonly [About, readonly string[]]>): Bags<About> {
  const bags = [...all].map(([about, words]) => ({ about, words: new Set(words.map(root)) }));
  const spread = new Map<string, number>();
  for (const { words } of bags) for (const word of words) spread.set(word, (spread.get(word) ?? 0) + 1);
  return { bags, spread };
}

/**
 * The bags that have every one of these words, where the words tell enough: many words are said of so many things that two of them
 * tell nothing.
 */
export function bagsWith<About>({ bags, spread }: Bags<About>, words: readonly string[]): About[] {
  const roots = [...new Set(words.map(root))];
  if (roots.length === 0 || roots.some((word) => !spread.has(word))) return [];
  const told = roots.reduce(
    (sum, word) => sum + 1 - Math.log(spread.get(word) ?? 1) / Math.log(bags.length),
    0,
  );
  if (told < (roots.length === 1 ? leastOfOne : least)) return [];
  return bags.flatMap(({ about, words: own }) => (roots.every((word) => own.has(word)) ? [about] : []));
}

/** A word that is said of one thing alone tells 1, one that is said of all of them nothing. */
const least = 1.1;
const leastOfOne = 0.85;
