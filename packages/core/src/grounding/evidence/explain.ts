import type { ViewNode } from "../../page/view.ts";
import { isCheckable, isField, isSelect, roleFit } from "../matching/compatibility.ts";
import { isInFront } from "../matching/candidates.ts";
import { searchPhrase, spellingsIn } from "../matching/similarity.ts";
import { withoutTwins } from "../matching/twins.ts";
import { contains, type Candidate, type ViewIndex } from "../matching/view-index.ts";
import { nearnessOf, placesOf, type Nearness, type Places } from "./around.ts";
import { deedsWith } from "./deed.ts";
import { contradicts, coverOf, lexisOf, metBy } from "./lexis.ts";
import { wordsWithRoot } from "./roots.ts";
import { silentOnes } from "./silent.ts";
import { wordsOfConcept, type Said } from "./said.ts";
import { weigh, type Explanation } from "./weigh.ts";

export type { Explanation } from "./weigh.ts";

/** Of the elements that meet a word, so many of the likeliest are looked at. */
const looked = 80;
/** Two explanations that are nearer than this are equally good. */
export const tie = 0.1;

type Question = { index: ViewIndex; said: Said; spellings: Map<string, Set<string>>; places: Places };

/** What the words may ask for, likeliest first. Only what stands in front counts when a dialog is open. */
export function explain(index: ViewIndex, said: Said): Explanation[] {
  const question = ask(index, said);
  const likely = likelyElements(question);
  const near = likely.map(({ candidate, met }) => nearnessTo(question, candidate, met));
  const explanations = likely.flatMap(({ candidate, met }, at) => {
    const around = aroundOf(said, near, at);
    const all = deedsWith(said, {
      node: candidate.node,
      met,
      around,
      cover: coverOf(said, lexisOf(candidate.node, candidate.fields)),
      lexis: lexisOf(candidate.node, candidate.fields),
    }).map((deed) => weigh({ index, said }, candidate, { deed, met, around }));
    const best = all.toSorted((left, right) => right.score - left.score)[0];
    return best === undefined || best.score <= 0 ? [] : [best];
  });
  return explanations.toSorted((left, right) => right.score - left.score || left.index - right.index);
}

function ask(index: ViewIndex, said: Said): Question {
  const text = said.words.map(({ word }) => word).join(" ");
  const phrase = searchPhrase(text, false);
  const spellings = spellingsIn(phrase, index.words);
  return { index, said, spellings, places: placesOf(index, said, spellings) };
}

type Likely = { candidate: Candidate; met: number[]; weight: number };

function likelyElements({ index, said, spellings }: Question): Likely[] {
  const found = new Set(retrieve(index, said, spellings));
  const likely = [...found].flatMap((position): Likely[] => {
    const candidate = index.candidates[position];
    if (candidate === undefined || !isInFront(index, candidate.index) || !canBeMeant(candidate.node))
      return [];
    const lexis = lexisOf(candidate.node, candidate.fields);
    const met = metBy(said, lexis, spellings);
    if (contradicts(said, lexis, met)) return [];
    if (said.contrast.length > 0 && said.contrast.every((one) => lexis.stems.has(one))) return [];
    const weight = met.reduce((sum, one, at) => sum + one * (said.words[at]?.weight ?? 0), 0);
    return [
      {
        candidate,
        met,
        weight: weight + 0.1 * roleFit(said.role, candidate.node) + 0.2 * coverOf(said, lexis),
      },
    ];
  });
  return likely.toSorted((left, right) => right.weight - left.weight).slice(0, looked);
}

/** What only scrolls, and holds other things, is not what one acts on. */
const holders = new Set([
  "document",
  "iframe",
  "main",
  "list",
  "table",
  "grid",
  "region",
  "form",
  "navigation",
  "dialog",
]);
const canBeMeant = (node: ViewNode): boolean => !holders.has(node.role);

/** Positions of the candidates that meet a word, or are of the kind that was said. */
function* retrieve(index: ViewIndex, said: Said, spellings: Map<string, Set<string>>): Iterable<number> {
  for (const { word, stem, weight } of said.words) {
    if (weight < 0.15) continue;
    for (const form of new Set([word, stem, ...wordsWithRoot(index, word), ...(spellings.get(word) ?? [])]))
      yield* index.words.positions(form);
  }
  for (const { concept } of said.concepts) {
    for (const phrase of [...concept.words, ...concept.weak, ...concept.foreign])
      for (const word of phrase.split(/[\s-]/u)) if (word.length > 1) yield* index.words.positions(word);
  }
  yield* silentOnes(index, said);
  yield* optionsMet(index, said);
  const wanted = kindWanted(said);
  if (wanted === undefined) return;
  for (const [position, { node }] of index.candidates.entries()) if (wanted(node)) yield position;
}

/** Lists whose options have the words: their names need not. */
function* optionsMet({ candidates }: ViewIndex, said: Said): Iterable<number> {
  const words = said.words.filter(({ weight }) => weight >= 0.15).map(({ word }) => word);
  for (const [position, { node }] of candidates.entries()) {
    if (node.options?.some(({ label }) => words.some((word) => label.toLowerCase().includes(word))))
      yield position;
  }
}

function kindWanted({
  role,
  acts,
  quantity,
  bound,
  phrase,
}: Said): ((node: ViewNode) => boolean) | undefined {
  if (role !== undefined && role.name !== "button" && role.name !== "link")
    return (node) => roleFit(role, node) === 1;
  if (acts.has("on") || acts.has("off") || (quantity !== undefined && acts.size === 0)) return isCheckable;
  if (phrase.tokens.some(({ kind, text }) => kind === "word" && /^\d|@/u.test(text)) && !acts.has("write"))
    return (node) => isTyped(node) || (bound !== undefined && isField(node));
  return acts.has("write") || bound !== undefined ? (node) => isField(node) || isSelect(node) : undefined;
}

/** Takes texts of one kind only, so that the text alone may say which field is meant. */
const isTyped = ({ inputType, role }: ViewNode): boolean =>
  /^(?:date|time|email)$/u.test(inputType ?? "") || role === "slider" || role === "spinbutton";

function nearnessTo(
  { index, said, places }: Question,
  candidate: Candidate,
  met: number[],
): (Nearness | undefined)[] {
  return said.words.map(({ weight }, at) =>
    weight < 0.15 || (met[at] ?? 0) >= 0.8 ? undefined : nearnessOf(index, candidate.index, places[at] ?? []),
  );
}

/**
 * A word of the surroundings speaks for the elements that are nearest to it, and not for their neighbours. What is to be
 * done stands on the element itself.
 */
function aroundOf(said: Said, near: (Nearness | undefined)[][], at: number): number[] {
  const doing = new Set(
    said.concepts.flatMap((one) => (one.concept.kind === "action" ? wordsOfConcept(one) : [])),
  );
  return said.words.map((_, word) => {
    const own = near[at]?.[word];
    const isDoing = doing.has(word) || (word === said.first && said.acts.size === 0);
    if (own === undefined || (isDoing && own.on !== "text")) return 0;
    const nearest = Math.min(...near.map((each) => each[word]?.size ?? Infinity));
    if (own.size > nearest * 1.7 + 2) return 0.1;
    if (!own.isTight) return 0.4;
    return own.on === "control" ? 0.45 : 0.9;
  });
}

/** What sets it off is no more than a word that says little: “the bread book”, where two of the books say bread. */
function saysAsMuch(other: Explanation, best: Explanation): boolean {
  return (
    other.score >= best.score - 2 * tie &&
    other.content >= best.content - tie &&
    (Math.abs(other.cover - best.cover) < tie || (other.node.role === best.node.role && best.cover <= 0.5))
  );
}

/**
 * “select the Northwing flight”: a box “Northwing” leaves the flight unaccounted for, and what stands in the flights of
 * that name does not.
 */
function leavingLeast(explanations: Explanation[]): Explanation[] {
  const [first] = explanations;
  if (first === undefined || first.missing === 0 || first.missing >= 1) return explanations;
  const whole = explanations.filter(
    ({ missing, score, content }) => missing === 0 && score >= plain && content >= 0.65,
  );
  return whole.length === 0 ? explanations : whole;
}

/** From here on an explanation may stand on its own. */
const plain = 0.66;

/** Those that are as good as the best, one target told twice counted once; none when the best cannot be used now. */
export function bestOf(index: ViewIndex, explanations: Explanation[]): Explanation[] {
  const [best] = leavingLeast(explanations);
  if (best === undefined || best.node.disabled === true) return [];
  const rivals = explanations.filter(
    (other) =>
      (other.score >= best.score - tie && other.missing < best.missing + 1) || saysAsMuch(other, best),
  );
  const inner = rivals.filter(
    (one) => one !== best && one.content > best.content - 2 * tie && contains(index, best.index, one.index),
  );
  // A card is called by what is in it: the part that says as much is meant.
  if (inner.length === 1) return withoutTwins(index, [...inner, ...rivals], true);
  return withoutTwins(index, rivals, true);
}
