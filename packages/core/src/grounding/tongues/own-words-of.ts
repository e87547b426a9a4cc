/** What orders in one language are made of, where they use the page's own words for what is done. */
export type OwnWords = {
  /** Words of which an order in this language has one, and an English one none. */
  marks: ReadonlySet<string>;
  /** Words that say nothing of what is meant. */
  silent: ReadonlySet<string>;
  /** What one does with anything that is pressed or looked at. */
  plain: ReadonlySet<string>;
  /** What controls say with which a thing is looked at. */
  looking: ReadonlySet<string>;
  /** Verbs that write, and words that forbid or depend on something: nothing is pressed for them. */
  barred: ReadonlySet<string>;
  /** What single things of many are called. */
  kinds: ReadonlySet<string>;
  ordinals: ReadonlyMap<string, number>;
  /** Words that pages and people use for one and the same. */
  groups: readonly (readonly string[])[];
  /** A word without its ending. */
  stem(word: string): string;
  /** Parts of verbs that end the sentence: “melde mich … an”. */
  particles: ReadonlySet<string>;
};

export const set = (text: string): ReadonlySet<string> => new Set(text.split(" "));
export const groupsOf = (text: string): string[][] => text.split("; ").map((group) => group.split(" "));
