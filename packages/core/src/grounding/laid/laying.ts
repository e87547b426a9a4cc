import type { Phrase } from "../matching/tokens.ts";
import type { boxesCalled, Run } from "./matching.ts";
import type { Offered, OfferedField } from "./offered.ts";

/** The words, and what the page offers for them. */
export type Laying = { phrase: Phrase; offered: Offered; runs: Map<string, Called> };

export type Called = {
  /** Where the words end. */
  to: number;
  run: Run;
  fields: Map<OfferedField, number>;
  groups: Map<string, number>;
  boxes: ReturnType<typeof boxesCalled>;
  places: number[];
};

/** What it costs to suppose something, beside how far a name is from the words. */
export const prices = {
  words: 0.4,
  silent: 0.01,
  about: 0.15,
  cue: 0.2,
  bare: 0.3,
  person: 0.1,
  /** A value without a word that names its field, where what stands before it tells which one it is. */
  told: 0.18,
  noun: 0.06,
  word: 0.02,
  box: 0.1,
  place: 0.05,
  away: 0.1,
  turned: 0.1,
  press: 0.02,
};
