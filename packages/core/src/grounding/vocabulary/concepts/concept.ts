/** Something that people and pages of all kinds mean, whatever they call it. */
export type Concept = {
  /** Short and unique: "delete", "cart". */
  name: string;
  kind: ConceptKind;
  /** What people and pages say and mean only this by: lower case, singular, infinitive; `turn * off` has its object inside. */
  words: readonly string[];
  /** Words that may mean it, and other things too (“bin”, “drop”): weaker evidence. */
  weak: readonly string[];
  /** What controls for it are called in other languages. */
  foreign: readonly string[];
  /** What icon sets, class names and ids call its icon (“trash alt”), and the glyphs that stand for it (“×”). */
  signs: readonly string[];
  /** Names of the concepts that must never be taken for it. Holds both ways, whichever side says it. */
  opposites: readonly string[];
};

/** What is done, what it is done to, or how it is. */
export type ConceptKind = "action" | "thing" | "quality";

/** A concept as it is written down: lists as one text with commas. */
export type ConceptEntry = {
  name: string;
  kind: ConceptKind;
  words: string;
  weak?: string;
  signs?: string;
  opposites?: string;
};
