import type { Scope } from "./page.ts";
import type { Page } from "./page.ts";
import type { Field } from "./schema.ts";

/** What was found for a field; `missing` names required places inside, relative to it, for which there was nothing. */
export type Finding = { value: unknown; score: number; missing: string[] };

/** What a request says beside its schema. */
export type Wish = {
  /** Telling words of the instruction. */
  words: string[];
  /** “all links”: what frames the page too. */
  all?: true;
  /** Largest number of entries asked for: `the first three`. */
  limit?: number;
};

/** Where to look, what for, and how to go on with a part: arrays hold objects, which hold arrays. */
export type Place = {
  scope: Scope;
  wish: Wish;
  extractField: (page: Page, field: Field, place: Place) => Finding | undefined;
};
