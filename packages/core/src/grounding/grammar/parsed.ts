import type { ActionMethod } from "@legwork/protocol";
import type { Relation, Side } from "../vocabulary/relations.ts";
import type { Phrase } from "../matching/tokens.ts";
import type { RoleWord } from "../vocabulary/roles.ts";
import type { Intent } from "../vocabulary/verbs.ts";

/** A place that narrows the target: “in the Billing section”, “next to Total”, “at the bottom”. */
export type Qualifier = {
  relation: Relation;
  /** What to find there, likeliest first; empty when a kind of place is all that was said. */
  names: string[];
  /** The kind of place, when it was said. */
  place?: RoleWord;
  /** 1 is the first place of its kind, -1 the last. */
  ordinal?: number;
  /** “the second workshop”: an entry that is counted out of the list which the noun names. */
  counted?: { ordinal: number; noun: string };
  /** Sides of the page; then nothing else is set. */
  sides?: Side[];
};

/** One way to read a phrase that names an element. */
export type TargetReading = {
  /** The words that name it, verbatim; empty when only its kind or place was said. */
  name: string;
  /** Quoted names are literal: no synonyms, no typing errors. */
  quoted: boolean;
  /** “the commit “Mend ports””: what such a thing is called before its name. */
  kind?: string;
  role?: RoleWord;
  /** 1 is the first, -1 the last. */
  ordinal?: number;
  /** Every one that fits. */
  all: boolean;
  /** How many they must be: “both”. */
  count?: number;
  qualifiers: Qualifier[];
  /** Names that were ruled out: “Save, not Save as”. */
  exclusions: string[];
  /** The name is only the verb of these words: what else a control is called may be no other thing than they say. */
  ofVerb?: string;
  /** How much the reading adds to the words, 0–1; one that takes them as they stand has 1. */
  prior: number;
};

/** A phrase that names an element, with every way to read it; the page decides which one holds. */
export type TargetPhrase = { text: string; readings: TargetReading[] };

/** One plain instruction, understood as far as words alone go. */
export type ParsedInstruction = {
  intent: Intent;
  /** The method the words ask for; the element that is found may need another (filling a `<select>` chooses). */
  method: ActionMethod;
  target?: TargetPhrase;
  /** Text, option, date or state to set; as written, `%name%` included. */
  value?: string;
  /** “full name Ada, city London”: fields with their values, of which only the page can tell where one ends. */
  parts?: Phrase[];
  /** Where to drop what is dragged; in which region to scroll for the target. */
  goal?: TargetPhrase;
  /** What the method takes beside the value: keys held while clicking, pixels to drag by. */
  arguments?: string[];
  /** By how much a number goes up, or down below zero. */
  change?: number;
  /** Key chord in Playwright's form. */
  key?: string;
  /** The words could also name a control (“press Home”). */
  keyOrName?: boolean;
  direction?: "down" | "up" | "left" | "right" | "top" | "bottom";
  /** `2` (pages of the viewport) or `300px`. */
  amount?: string;
  /** Only controls in the other state: what is to be shown is not shown yet. */
  changes?: true;
  /** Nothing but the very names counts: no synonyms, no typing errors, no parts of names. */
  literal?: true;
  times: number;
  /** The whole clause, which may be the very name of a control. */
  text: string;
};

/** A clause with its words as they stand. */
export type Whole = { phrase: Phrase; text: string };

/** Instructions to be performed in order; the readings of a clause are alternatives, likeliest first. */
export type ParsedClause = {
  text: string;
  readings: ParsedInstruction[][];
  /** Why nothing but the very names on the page can tell what it means, when that is so. */
  unknown?: string;
};

export type ParsedSentence =
  | { outcome: "parsed"; clauses: ParsedClause[] }
  | { outcome: "not_understood"; reason: string };
