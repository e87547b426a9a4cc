import { stem } from "../../matching/text.ts";
import type { Concept, ConceptEntry } from "./concept.ts";
import { entries } from "./entries.ts";
import { elsewhere } from "./other-languages.ts";
import { signTable } from "./signs.ts";
import { conceptsAt, phraseTerms } from "./terms.ts";

export type { Concept, ConceptKind } from "./concept.ts";

/** Where words say a concept. */
export type ConceptMatch = {
  concept: Concept;
  /** The first word of it, and the first after it. */
  from: number;
  to: number;
  /** The word further on that belongs to it: “off” of “turn the sound off”. */
  particle?: number;
  /** How surely: 1 for words that mean only this, 0.6 for words that may. */
  weight: number;
  /** In the words of another language than English. */
  isForeign?: true;
};

export const concepts: readonly Concept[] = entries.map(conceptOf);

/** The tables take a few milliseconds, which only a process that reads instructions spends. */
const terms = atFirstUse(() => phraseTerms(concepts));
const signs = atFirstUse(() => signTable(concepts, terms()));
const opposites = atFirstUse(() => pairsOf(concepts));

function atFirstUse<Table>(build: () => Table): () => Table {
  let built: Table | undefined;
  return () => (built ??= build());
}

function conceptOf(entry: ConceptEntry): Concept {
  return {
    name: entry.name,
    kind: entry.kind,
    words: listOf(entry.words),
    weak: listOf(entry.weak),
    foreign: elsewhere.get(entry.name) ?? [],
    signs: listOf(entry.signs),
    opposites: listOf(entry.opposites),
  };
}

function listOf(text: string | undefined): string[] {
  return text === undefined ? [] : text.split(", ");
}

function pairsOf(all: readonly Concept[]): Map<string, Set<string>> {
  const pairs = new Map(all.map(({ name, opposites: others }) => [name, new Set(others)]));
  for (const { name, opposites: others } of all) for (const other of others) pairs.get(other)?.add(name);
  return pairs;
}

/**
 * The concepts that a run of normalised words says, in the order in which they stand. Where phrases overlap, the longest
 * that starts first is meant (“log in”, not “log”); a phrase that may mean several things gives each of them.
 */
export function conceptsIn(words: readonly string[]): ConceptMatch[] {
  const stems = words.map(stem);
  const found: ConceptMatch[] = [];
  const particles = new Set<number>();
  let at = 0;
  while (at < stems.length) {
    const { said, to } = particles.has(at) ? { said: [], to: at + 1 } : conceptsAt(stems, at, terms());
    found.push(...said);
    for (const { particle } of said) if (particle !== undefined) particles.add(particle);
    at = to;
  }
  return found;
}

/**
 * The concepts that somebody asks for: what is named in another language is called so on the page, or is not there
 * (“click Сохранить” is about no button “Save”).
 */
export function conceptsSaid(words: readonly string[]): ConceptMatch[] {
  return conceptsIn(words).filter(({ isForeign }) => !isForeign);
}

/** The concepts that a class name, an id, the name of an icon or a glyph stands for, the most telling first. */
export function conceptsOfSign(sign: string): Concept[] {
  return signs().read(sign);
}

/** The concepts that these words of a sign stand for, all of them together. */
export function conceptsOfWholeSign(words: readonly string[]): readonly Concept[] {
  return signs().readWhole(words);
}

/** Whether concepts of these names exclude each other (“on”, “off”). */
export function areOpposite(left: string, right: string): boolean {
  return opposites().get(left)?.has(right) ?? false;
}
