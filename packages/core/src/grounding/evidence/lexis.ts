import type { ViewNode } from "../../page/view.ts";
import { isField } from "../matching/compatibility.ts";
import type { NameField } from "../matching/names.ts";
import { perNames } from "../matching/per-names.ts";
import { wordsOf, wordsOfIdentifier } from "../matching/text.ts";
import { abbreviated } from "../vocabulary/abbreviations.ts";
import { areOpposite, conceptsIn, conceptsOfSign } from "../vocabulary/concepts/index.ts";
import { fillerWords } from "../vocabulary/synonyms.ts";
import { iconWords } from "../vocabulary/light-words.ts";
import { spokenSymbol } from "../vocabulary/symbols.ts";
import { formOf, root } from "./root.ts";
import { wordsOfConcept, type Said, type SaidConcept, type SaidWord } from "./said.ts";

/** One word of a name, and the concepts that it has a part in, with how surely. */
type NameWord = { stem: string; root: string; concepts: Map<string, number> };

/** What an element can be called by, as stems, roots and concepts, each with how surely, 0–1. */
export type Lexis = {
  stems: Map<string, number>;
  roots: Map<string, number>;
  concepts: Map<string, number>;
  /** The words of each of its names that say something. */
  names: NameWord[][];
  /** It has no letters of its own: a sign, or a picture, says what it is for. */
  isSilent: boolean;
};

export const lexisOf = perNames(readLexis);

/** Numbers have no letters, and one Latin letter (“B”) is a sign. */
const isWord = /\p{L}{2}|[^\P{L}A-Za-z]/u;

/** Signs are weaker evidence than words, and the names of classes are no words of the page. */
const ofSigns = 0.85;

function readLexis(node: ViewNode, fields: NameField[]): Lexis {
  const isSilent = fields.every(({ name, weight }) => weight < 0.86 || !isWord.test(name.text));
  const lexis: Lexis = {
    stems: new Map(),
    roots: new Map(),
    concepts: new Map(),
    names: fields.map(() => []),
    isSilent,
  };
  fields.forEach((field, at) => addName(lexis, field, at));
  if (node.signs && !isField(node)) addSigns(lexis, node.signs);
  if (isSilent) addHints(lexis, wordsOf(wordsOfIdentifier(node.hints ?? "")), { areSigns: !isField(node) });
  if (isSilent && leadsHome(node)) raise(lexis.concepts, "home", ofSigns);
  return lexis;
}

/** A logo is a picture that leads to where the site begins. */
export function leadsHome({ role, href = "" }: ViewNode): boolean {
  return role === "link" && /^https?:\/\/[^/?#]+\/?$/u.test(href);
}

function raise(map: Map<string, number>, key: string, weight: number): void {
  if ((map.get(key) ?? 0) < weight) map.set(key, weight);
}

function addName(lexis: Lexis, { name, weight }: NameField, at: number): void {
  const words = name.words.map((word): NameWord => ({
    stem: formOf(word),
    root: root(word),
    concepts: new Map(),
  }));
  for (const word of words) {
    raise(lexis.stems, word.stem, weight);
    raise(lexis.roots, word.root, weight);
  }
  turnLimits(lexis, name.words, weight);
  for (const { concept, from, to, weight: sure } of conceptsIn(name.words)) {
    raise(lexis.concepts, concept.name, sure * weight);
    for (const word of words.slice(from, to)) raise(word.concepts, concept.name, sure);
  }
  if (!/\p{L}/u.test(name.text)) addSign(lexis, withoutBadge(name.text), weight);
  // Of class names only what is no technique says something.
  const isFiller = (word: string): boolean => fillerWords.has(word) || (weight < 0.86 && isTechnical(word));
  lexis.names[at] = words.filter((_, position) => !isFiller(name.words[position] ?? ""));
}

/** “Not before” is where something begins, and not where it ends. */
function turnLimits({ stems }: Lexis, words: readonly string[], weight: number): void {
  const at = words.findIndex((word) => word === "not" || word === "no");
  const turned = limits.get(at < 0 ? "" : (words[at + 1] ?? ""));
  if (turned === undefined) return;
  stems.delete(formOf(words[at + 1] ?? ""));
  raise(stems, turned, weight);
}

const limits = new Map([
  ["before", "earliest"],
  ["earlier", "earliest"],
  ["sooner", "earliest"],
  ["under", "lowest"],
  ["below", "lowest"],
  ["after", "latest"],
  ["later", "latest"],
  ["over", "highest"],
  ["above", "highest"],
]);

/** “🛒 2”: how many there are is no part of the sign. */
const withoutBadge = (sign: string): string => sign.replace(/(?<=[^\d\s.,:+-])\s*\(?\d+\+?\)?$/u, "");

const isTechnical = (word: string): boolean => word.length < 3 || iconWords.has(word);

function addSign(lexis: Lexis, sign: string, weight: number): void {
  for (const { name: concept } of conceptsOfSign(sign)) raise(lexis.concepts, concept, weight);
  for (const word of spokenSymbol(sign)) {
    raise(lexis.stems, formOf(word), weight);
    raise(lexis.roots, root(word), weight);
  }
}

/** The names of icons, each as a whole: “rotate-left” is no “rotate”. */
function addSigns(lexis: Lexis, signs: string): void {
  for (const sign of signs.split(" ")) {
    for (const { name } of conceptsOfSign(sign)) raise(lexis.concepts, name, ofSigns);
    addHints(lexis, wordsOf(wordsOfIdentifier(sign)), { areSigns: false });
  }
}

/** A field has no icon: what its id says is a name and no sign. */
function addHints(lexis: Lexis, hints: string[], { areSigns }: { areSigns: boolean }): void {
  const written = hints.map((hint) => abbreviated.get(hint) ?? hint);
  if (written.some((word, at) => word !== hints[at])) addHints(lexis, written, { areSigns });
  for (const hint of hints) {
    for (const { name } of areSigns ? conceptsOfSign(hint) : []) raise(lexis.concepts, name, ofSigns);
    if (isTechnical(hint)) continue;
    raise(lexis.stems, formOf(hint), ofSigns);
    raise(lexis.roots, root(hint), ofSigns);
  }
  for (const { concept, weight } of conceptsIn(hints)) raise(lexis.concepts, concept.name, weight * ofSigns);
}

/** Words with the concepts that they say. */
export type Wording = { words: Pick<SaidWord, "word" | "stem" | "quoted">[]; concepts: SaidConcept[] };

/** How well each word of what was said is met by an element's own names, 0–1. */
export function metBy(said: Wording, lexis: Lexis, spellings: Map<string, Set<string>>): number[] {
  const met = said.words.map(({ word, stem: wanted, quoted }) => {
    const plain = lexis.stems.get(wanted);
    if (plain !== undefined) return plain;
    if (quoted) return 0;
    for (const other of spellings.get(word) ?? []) {
      const weight = lexis.stems.get(formOf(other));
      if (weight !== undefined) return 0.9 * weight;
    }
    return wanted.length > 3 && lexis.roots.has(root(word)) ? 0.85 : 0;
  });
  for (const one of said.concepts) {
    const sure = lexis.concepts.get(one.concept.name);
    if (sure === undefined) continue;
    // A sign has no words that could say it better: that people have other words for it, too, makes it no weaker.
    const isWeakSign = lexis.isSilent && sure === ofSigns && one.weight < 1;
    const strength = 0.88 * (isWeakSign ? one.weight : Math.min(1, sure * one.weight));
    for (const at of wordsOfConcept(one))
      if (!said.words[at]?.quoted) met[at] = Math.max(met[at] ?? 0, strength);
  }
  return met;
}

/** Whether an element's own names may meet a word of what was said, however little: what {@link metBy} tells, without how well. */
export function mayMeet({ words, concepts }: Wording, at: number, lexis: Lexis): boolean {
  const said = words[at];
  if (said === undefined) return false;
  if (lexis.stems.has(said.stem) || lexis.roots.has(root(said.word))) return true;
  return concepts.some((one) => lexis.concepts.has(one.concept.name) && wordsOfConcept(one).includes(at));
}

/** Says the contrary of what an element is for: “next” of a button “Previous”. */
export function contradicts(said: Said, lexis: Lexis, met: number[]): boolean {
  return said.concepts.some(
    (one) => !lexis.concepts.has(one.concept.name) && !isMet(one, met) && hasOpposite(one, lexis),
  );
}

const isMet = (concept: SaidConcept, met: number[]): boolean =>
  wordsOfConcept(concept).every((at) => (met[at] ?? 0) >= 0.8);

function hasOpposite({ concept }: SaidConcept, lexis: Lexis): boolean {
  for (const [own, sure] of lexis.concepts) if (sure >= 0.85 && areOpposite(concept.name, own)) return true;
  return false;
}

type Spoken = { stems: Set<string>; roots: Set<string>; told: Map<string, number> };

const spokenBy = new WeakMap<Wording, Spoken>();

/** It is held against every name of the page. */
function spokenIn(said: Wording): Spoken {
  let spoken = spokenBy.get(said);
  if (!spoken) {
    const stems = new Set(said.words.map(({ stem: one }) => one));
    const roots = new Set(said.words.map(({ word }) => root(word)));
    spokenBy.set(said, (spoken = { stems, roots, told: new Map() }));
    for (const { concept, weight } of said.concepts) raise(spoken.told, concept.name, weight);
  }
  return spoken;
}

/** The part of the best fitting name that was said, 0–1. */
export function coverOf(said: Wording, lexis: Lexis): number {
  const { stems, roots, told } = spokenIn(said);
  const coverOfWord = (word: NameWord): number => {
    if (stems.has(word.stem) || roots.has(word.root)) return 1;
    let best = 0;
    for (const [concept, sure] of word.concepts) best = Math.max(best, sure * (told.get(concept) ?? 0));
    return best;
  };
  const shares = lexis.names.map((words) =>
    words.length === 0 ? 0 : words.reduce((sum, word) => sum + coverOfWord(word), 0) / words.length,
  );
  const byConcept = [...told].map(([concept, weight]) => {
    const sure = (lexis.concepts.get(concept) ?? 0) * weight;
    return lexis.isSilent ? sure : weight === 1 && sure > 0 ? 0.5 : 0;
  });
  return Math.max(0, ...byConcept, ...shares);
}
