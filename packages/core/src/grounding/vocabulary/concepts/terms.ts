import { inflections, stem, wordsOf } from "../../matching/text.ts";
import type { Concept } from "./concept.ts";

/** One way to say a concept, as stems. `tail`: the rest of it after the object (“turn … off”). */
type Term = {
  concept: Concept | undefined;
  weight: number;
  head: string[];
  tail: string[];
  isForeign?: true;
};

/** A phrase as it is written down; it is taken apart when a text has its first word. */
type Written = { concept: Concept | undefined; weight: number; phrase: string; isForeign?: true };

/** The ways to say things, by the stem of their first word. */
export type Terms = { at(stem: string): Term[] };

/** How surely a word means the concept that lists it. */
export const weights = { words: 1, weak: 0.6 } as const;

/** Words of a phrase may have these between them (“log in to my account”, “log into account”). */
const determiners = new Set(
  "the a an my your our his her their its thi that these those all me it some".split(" "),
);

/** Words that say a concept elsewhere and say none in these phrases. */
const idioms = (
  "all right, at all, at first, at last, at least, at most, check if, check that, check whether, click and hold, " +
  "click on, come back, double click, fill in, fill out, find out, first of all, id like, in case, in order to, kind of, " +
  "left click, left of, left hand, look like, looks like, make sure, middle click, next to, no longer, on top of, " +
  "right click, right hand, right of, scroll down, scroll up, scroll left, scroll right, something like, " +
  "sort of, such as, to left of, to right of, type in, would like, x axis, y axis"
).split(", ");

/** What no object of a verb contains. */
const breaks = new Set(["and", "then", "or", "but", "so", "because"]);

/** What may follow a particle. Before anything else it is a preposition: “turn the light on the porch off”. */
const afterParticle = new Set(
  (
    "and again as at because before but by completely during entirely first for from if in instead like now of on once " +
    "or please right so then to today tonight until when while with within"
  ).split(" "),
);

/** Words of grammar and letters: labels when they stand alone (“From”, “On”, “M”), and nothing of the kind among others. */
const labels = new Set(
  "about after at before between by for from in l m of off on out re s since through till to until with".split(
    " ",
  ),
);

/** Most words an object between the parts of a verb has. */
const longestObject = 5;

/** The phrases of the concepts, which are in normal form already. */
export function phraseTerms(concepts: readonly Concept[]): Terms {
  const byWord = new Map<string, Written[]>();
  for (const concept of concepts) {
    for (const phrase of concept.words) write(byWord, { concept, weight: weights.words, phrase });
    for (const phrase of concept.foreign)
      write(byWord, { concept, weight: weights.words, phrase, isForeign: true });
    for (const phrase of concept.weak) write(byWord, { concept, weight: weights.weak, phrase });
  }
  for (const phrase of idioms) write(byWord, { concept: undefined, weight: 0, phrase });
  const read = new Map<string, Term[]>();
  return {
    at(first) {
      const known = read.get(first);
      if (known) return known;
      const phrases = inflections(first).flatMap((word) => byWord.get(word) ?? []);
      const terms = phrases.length === 0 ? none : phrases.flatMap((phrase) => termsOf(phrase, first));
      if (read.size >= mostKept) read.clear();
      read.set(first, terms);
      return terms;
    },
  };
}

const none: Term[] = [];

/** Words of a page are asked for over and over, those too that begin no phrase; so many are kept. */
const mostKept = 50_000;

function write(byWord: Map<string, Written[]>, written: Written): void {
  const { phrase } = written;
  const end = phrase.indexOf(" ");
  put(byWord, end < 0 ? phrase : phrase.slice(0, end), written);
  // “sign in” is also written “signin”.
  if (end > 0 && !phrase.includes(" ", end + 1))
    put(byWord, phrase.slice(0, end) + phrase.slice(end + 1), written);
}

function put(byWord: Map<string, Written[]>, word: string, written: Written): void {
  const known = byWord.get(word);
  if (known) known.push(written);
  else byWord.set(word, [written]);
}

function termsOf({ concept, weight, phrase, ...foreign }: Written, first: string): Term[] {
  const [before = "", after] = phrase.split(" * ");
  const head = stemsOf(before);
  if (head[0] !== first) return [{ concept, weight, head: [first], tail: [], ...foreign }];
  if (after === undefined) return [{ concept, weight, head, tail: [], ...foreign }];
  const tail = stemsOf(after);
  return [
    { concept, weight, head: [...head, ...tail], tail: [], ...foreign },
    { concept, weight, head, tail, ...foreign },
  ];
}

function stemsOf(phrase: string): string[] {
  return wordsOf(phrase).map(stem);
}

type Said = {
  concept: Concept;
  from: number;
  to: number;
  particle?: number;
  weight: number;
  isForeign?: true;
};

/** What the longest phrase that starts at this word says, and where it ends; an idiom says nothing. */
export function conceptsAt(stems: readonly string[], at: number, terms: Terms): { said: Said[]; to: number } {
  let longest = 0;
  let found: Said[] = [];
  let end = at + 1;
  for (const term of terms.at(stems[at] ?? "")) {
    const { concept, weight, isForeign } = term;
    const length = term.head.length + term.tail.length;
    if (length < longest) continue;
    const place = placeOf(term, stems, at);
    if (!place) continue;
    if (length > longest) found = [];
    longest = length;
    end = place.to;
    const known = found.find((said) => said.concept === concept);
    if (known) {
      known.weight = Math.max(known.weight, weight);
      if (isForeign !== true) delete known.isForeign;
    } else if (concept) found.push({ concept, weight, from: at, ...place, ...(isForeign && { isForeign }) });
  }
  return { said: found, to: end };
}

function placeOf(
  { head, tail }: Pick<Term, "head" | "tail">,
  stems: readonly string[],
  at: number,
): { to: number; particle?: number } | undefined {
  const to = endOf(head, stems, at);
  if (to === undefined) return undefined;
  if (stems.length > 1 && head.length + tail.length === 1 && labels.has(stems[at] ?? "")) return undefined;
  if (tail.length === 0) return { to };
  for (let particle = to + 1; particle <= Math.min(to + longestObject, stems.length - 1); particle += 1) {
    if (breaks.has(stems[particle - 1] ?? "")) return undefined;
    const end = endOf(tail, stems, particle);
    if (end === undefined) continue;
    const next = stems[end];
    if (tail.length > 1 || next === undefined || afterParticle.has(next)) return { to, particle };
  }
  return undefined;
}

/** Where a run of stems ends that starts here, determiners inside it passed over. */
function endOf(run: string[], stems: readonly string[], start: number): number | undefined {
  let at = start;
  for (const [index, word] of run.entries()) {
    if (index > 0) while (stems[at] !== word && determiners.has(stems[at] ?? "")) at += 1;
    if (stems[at] !== word) return undefined;
    at += 1;
  }
  return at;
}
