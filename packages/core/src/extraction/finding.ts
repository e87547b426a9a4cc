import type { Condition } from "./condition.ts";
import type { Scope } from "./page.ts";
import type { Page } from "./page.ts";
import type { Field } from "./schema.ts";
import type { Range } from "./tree.ts";

/** What was found for a field; `missing` names required places inside, relative to it, for which there was nothing. */
export type Finding = {
  value: unknown;
  score: number;
  missing: string[];
  /** Where the entries of a list stand, in their order; only where each has a part of the page of its own. */
  ranges?: Range[];
};

/** What a request says beside its schema. */
export type Wish = {
  /** Telling words of the instruction. */
  words: string[];
  /** Words that stand behind `with`, `by`, `that are`: they say which entries are meant. */
  narrowing?: Set<string>;
  /** Words right before what the entries are called: `remote` of “remote jobs”. */
  kinds?: Set<string>;
  /** What the entries are called in the instruction alone: `the audiobooks`. */
  head?: string;
  /** “all links”: what frames the page too. */
  all?: true;
  /** Largest number of entries asked for: `the first three`. */
  limit?: number;
  /** Which entries of a list are asked for. */
  condition?: Condition;
  /** Words of the instruction that some entries have and others do not: they may pick some out. */
  picking?: { words: string[] };
};

/** Where to look, what for, and how to go on with a part: arrays hold objects, which hold arrays. */
export type Place = {
  scope: Scope;
  wish: Wish;
  /** All that the schema asks for stands in this one object: `{ product: { … } }` is about what the page is about. */
  isWhole?: boolean;
  extractField: (page: Page, field: Field, place: Place) => Finding | undefined;
};
