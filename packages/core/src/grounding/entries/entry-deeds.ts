import type { PageView } from "../../page/view.ts";
import { skipOpening } from "../grammar/clauses.ts";
import { isCheckable, isField, isSelect } from "../matching/compatibility.ts";
import { headingsOver } from "../evidence/around.ts";
import { contradicts, coverOf, lexisOf, metBy } from "../evidence/lexis.ts";
import { binding } from "../evidence/other-thing.ts";
import { formOf, root } from "../evidence/root.ts";
import { readWords, weights, wordsOfConcept, type Said } from "../evidence/said.ts";
import { repeatedAround } from "./items.ts";
import { isInFront } from "../matching/candidates.ts";
import { pressOf, type Resolved } from "../outcome.ts";
import { tiers } from "../matching/similarity.ts";
import { tokenize } from "../matching/tokens.ts";
import { contains, indexOf, nameTextAt, type Candidate, type ViewIndex } from "../matching/view-index.ts";
import { conceptsIn } from "../vocabulary/concepts/index.ts";

const sure = 0.8;
/** Longer ones say more than one thing. */
const longest = 16;
/** What is met as well as this is what the control is called by. */
const called = 0.5;
/** Of two controls of an entry the one that is called so must be so much better. */
const margin = 0.2;
/** So much of a name is said before the kind of thing may be something that the page does not know. */
const wholeName = 0.9;
/** An entry has no more nodes than this; what is larger is a part of the page. */
const largestEntry = 80;

/** What makes it hang on something, leaves it open, denies or limits it, counts, compares, or says what is to be written. */
const open =
  /["“”?:;\n%=]|\b(?:if|unless|when|whether|once|until|or|either|maybe|perhaps|not|never|no|nobody|nothing|without|than|between|except|but|instead|rather|all|both|each|every\p{L}*|and|then|also|too|only|first|second|third|fourth|fifth|last|next|previous|twice|right|left|above|below|under|beneath|beside|near|after|before|best|most|least|worst)\b|n['’]t\b/iu;

/** “oldest”: which one is told by holding all of them against each other. */
const isSuperlative = (word: string): boolean =>
  word.length > 5 &&
  /est$/iu.test(word) &&
  !/^(?:request|interest|forest|contest|latest|invest|harvest)$/iu.test(word);

/**
 * “approve the chess circle's request”, “star the draft of the site report”: the control of a row or card that is called after what
 * is to be done, where every other word that says something is said in that entry, over it or by what it is one of, and in no other
 * entry that has such a control.
 */
export function groundEntryDeed(view: PageView, instruction: string): Resolved | undefined {
  const text = instruction
    .trim()
    .replace(/[.!]+$/u, "")
    .replace(/,? please$/iu, "");
  if (open.test(text) || text.split(" ").some(isSuperlative)) return undefined;
  const phrase = tokenize(text);
  if (phrase.tokens.length > longest) return undefined;
  const said = readWords(phrase);
  if (said.first < 0 || said.words.length < 2 || said.exceptions.length > 0 || said.contrast.length > 0)
    return undefined;
  const index = indexOf(view);
  const found = controlsOf(index, said);
  const loose = new Set(found.flatMap(({ mayLeave, left }) => (mayLeave ? left : [])));
  const kinds = new Set([...loose].filter((at) => isKind(index, said, { found, at })));
  const told = found.filter(
    ({ left, mayLeave }) =>
      left.every((at) => anything.test(said.words[at]?.word ?? "")) ||
      (mayLeave && left.every((at) => kinds.has(at))),
  );
  const most = Math.max(0, ...told.map(({ own }) => own.length));
  const best = told.filter(({ own, telling }) => own.length === most && telling > 0);
  const [first, ...others] = best.toSorted((left, right) => right.strength - left.strength);
  if (first === undefined || first.control.node.disabled === true) return undefined;
  if (others.some(({ strength }) => first.strength - strength < margin)) return undefined;
  const { index: at, node } = first.control;
  return pressOf(view, { index: at, node, score: sure, tier: tiers.words });
}

/** A control of an entry that is called after the deed, with the words that its entry says and those that are left. */
type Met = {
  control: Candidate;
  entry: number;
  strength: number;
  /** Words that tell the entry, and how many of them other entries do not say. */
  own: number[];
  telling: number;
  left: number[];
  /** Nothing that binds, and called after nothing else than was said: “Add note” adds no photo. */
  mayLeave: boolean;
};

function controlsOf(index: ViewIndex, said: Said): Met[] {
  const deeds = index.candidates.flatMap((control) => {
    if (!isInFront(index, control.index)) return [];
    const { node } = control;
    if (isField(node) || isSelect(node) || isCheckable(node) || !pressed.test(node.role)) return [];
    const deed = deedOf(said, control);
    const entry = deed === undefined ? 0 : repeatedAround(index, control.index);
    const size = (index.end[entry] ?? 0) - entry;
    return deed === undefined || entry === 0 || size > largestEntry ? [] : [{ control, entry, ...deed }];
  });
  const read = deeds.map((one) => ({ ...one, own: wordsIn(index, said, one) }));
  const lacking = new Map(
    tellingWords(said).map((at) => [
      at,
      new Set(read.flatMap(({ entry, own }) => (own.includes(at) ? [] : [entry]))),
    ]),
  );
  return read.map(({ words, own, ...one }) => {
    const telling = own.filter((at) => [...(lacking.get(at) ?? [])].some((entry) => entry !== one.entry));
    const over = wordsOver(index, said, one.control.index);
    const left = tellingWords(said).filter(
      (at) => !words.includes(at) && !own.includes(at) && !over.includes(at),
    );
    return { ...one, own, telling: telling.length, left };
  });
}

const pressed = /^(?:button|link|menuitem)$/u;

type Deed = { words: number[]; strength: number; mayLeave: boolean };

/** The words that the control is called by, the first of the order among them. */
function deedOf(said: Said, { node, fields }: Candidate): Deed | undefined {
  const lexis = lexisOf(node, fields);
  const met = metBy(said, lexis, new Map());
  if (contradicts(said, lexis, met)) return undefined;
  const words = met.flatMap((one, at) => (one >= called ? [at] : []));
  // “click the bin of Scanner 12”: what it shows stands for what it does.
  const telling = said.acts.has("press")
    ? words.filter((at) => !said.actWords.has(at) && (said.words[at]?.weight ?? 0) >= weights.item)
    : words.filter((at) => at === said.first && !said.actWords.has(at));
  const [strongest] = telling.map((at) => met[at] ?? 0).toSorted((left, right) => right - left);
  if (strongest === undefined) return undefined;
  const binds = lexis.concepts.has("add to cart") || binding.test(said.words[said.first]?.word ?? "");
  const mayLeave = !binds && (lexis.isSilent || coverOf(said, lexis) >= wholeName);
  return { words, strength: strongest, mayLeave };
}

/** Those of the order that say something, but for how it is asked. */
function tellingWords(said: Said): number[] {
  const start = skipOpening(said.phrase.tokens, 0);
  return said.words.flatMap(({ weight, token }, at) =>
    weight >= weights.item && token >= start && !isPart(said, at) ? [at] : [],
  );
}

/** “the bin icon of …”, “… in the Done column”: what kind of control, or of place. */
const isPart = (said: Said, at: number): boolean =>
  !isGoal(said, at) &&
  (said.placeWords.has(at) ||
    (said.roleWords.has(at) &&
      (said.acts.has("press") || /^(?:column header|section|table)$/u.test(said.role?.name ?? ""))));

/** The words of the order that an entry says anywhere but in the name of the control itself. */
function wordsIn(index: ViewIndex, said: Said, { control, entry }: Pick<Met, "control" | "entry">): number[] {
  const texts: string[][] = [];
  for (let at = entry; at < (index.end[entry] ?? 0); at += 1)
    if (!contains(index, control.index, at)) texts.push([...nameTextAt(index.view, at).words]);
  return tellingWords(said).filter((at) => at !== said.first && texts.some((text) => says(text, said, at)));
}

/** Those that a heading over the entry says. */
function wordsOver(index: ViewIndex, said: Said, control: number): number[] {
  const texts = headingsOver(index, control).map((at) => nameTextAt(index.view, at).words);
  return tellingWords(said).filter((at) => at !== said.first && texts.some((text) => says(text, said, at)));
}

function says(text: readonly string[], said: Said, at: number): boolean {
  const { word = "", stem = "" } = said.words[at] ?? {};
  if (text.some((one) => formOf(one) === stem || (word.length > 3 && root(one) === root(word)))) return true;
  const meant = said.concepts.filter((one) => one.weight === 1 && wordsOfConcept(one).includes(at));
  if (meant.length === 0) return false;
  return conceptsIn(text).some(
    ({ concept, weight }) => weight === 1 && meant.some((one) => one.concept.name === concept.name),
  );
}

/** What people call one of many, whatever the page calls it. */
const anything = /^(?:item|entry|record|row|line|card|thing|one|element|listing|result)$/u;

/**
 * The noun of what it is one of: the page says it nowhere, and it stands behind or before what tells which one. What cannot be taken
 * back is done to what is called so alone.
 */
function isKind(index: ViewIndex, said: Said, { found, at }: { found: readonly Met[]; at: number }): boolean {
  const { token = 0, quoted = false, weight = 0 } = said.words[at] ?? {};
  const text = said.phrase.tokens[token]?.text ?? "";
  if (quoted || !/^\p{Ll}[\p{Ll}-]+$/u.test(text)) return false;
  if (weight !== weights.item && weight !== weights.content) return false;
  if (found.some(({ own }) => own.includes(at)) || isSaidElsewhere(index, said, at)) return false;
  return endsPhrase(said, at) && !isGoal(said, at);
}

const goals = /^(?:to|into|onto|as|with|against|under)$/u;
const placing = /^(?:of|from|in|for|by|at|on|about)$/u;

/** “assign Ana to reception”: what it is done with or changed into, where “connect to the café” is one deed. */
function isGoal(said: Said, at: number): boolean {
  const { tokens } = said.phrase;
  const verb = said.words[said.first]?.token ?? 0;
  for (let before = (said.words[at]?.token ?? 0) - 1; before > verb; before -= 1) {
    const { word = "" } = tokens[before] ?? {};
    if (goals.test(word)) return before > verb + 1;
    if (placing.test(word)) return false;
  }
  return false;
}

function isSaidElsewhere(index: ViewIndex, said: Said, at: number): boolean {
  return index.view.nodes.some(
    (_, place) => place > 0 && says(nameTextAt(index.view, place).words, said, at),
  );
}

/** “the chess circle's request”, “the draft of the report”: no word that says something comes right behind it. */
function endsPhrase(said: Said, at: number): boolean {
  const { token = 0 } = said.words[at] ?? {};
  const next = said.words.find((word) => word.token === token + 1);
  return next === undefined || next.weight < weights.item;
}
