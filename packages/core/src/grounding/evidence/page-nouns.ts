import { repeatedAround } from "../entries/items.ts";
import type { ViewIndex } from "../matching/view-index.ts";
import { graveWords } from "../vocabulary/synonyms.ts";
import type { Explanation } from "./explain.ts";
import { weights, type Said } from "./said.ts";

/** What a whole page may be. */
const pages = new Set(
  (
    "calendar page site website forum shop store map chat document list table schedule diary dashboard report gallery board " +
    "feed timeline planner editor player timetable rota blog wiki catalogue catalog notebook sheet spreadsheet drawing plan"
  ).split(" "),
);

/** “print the calendar”, “open the map settings”: the page is all that there is of it, and need not say so. */
export function withoutPageNouns(said: Said, all: readonly Explanation[]): Said | undefined {
  const { words, phrase, first } = said;
  const isGrave = graveWords.has(words[first]?.word ?? "");
  const unsaid = words.filter(
    ({ word, token, quoted, weight }, at) =>
      at !== first &&
      !quoted &&
      weight === weights.content &&
      pages.has(word) &&
      /^(?:the|this|my|our)$/u.test(phrase.tokens[token - 1]?.word ?? "") &&
      all.every(({ deed }) => (deed.accounts[at] ?? 0) < 0.4),
  );
  if (isGrave || unsaid.length !== 1) return undefined;
  return {
    ...said,
    words: words.map((word) => (unsaid.includes(word) ? { ...word, weight: weights.light } : word)),
  };
}

/** A control of one of many is for that one. */
export const isOfPage = (index: ViewIndex, found: readonly Explanation[]): boolean =>
  found.length === 1 && found.every(({ index: at }) => repeatedAround(index, at) === 0);
