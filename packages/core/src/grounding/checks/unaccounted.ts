import { limitOf } from "../amounts/limits.ts";
import { candidateOf } from "../matching/candidates.ts";
import type { PageView, ViewNode } from "../../page/view.ts";
import { isComparison } from "../grammar/amount-frames.ts";
import { isChangeBy } from "../amounts/amounts.ts";
import { clauseStart, skipOpening, splitClauses } from "../grammar/clauses.ts";
import { nearnessOf, placesOf } from "../evidence/around.ts";
import { lexisOf, metBy } from "../evidence/lexis.ts";
import { formOf } from "../evidence/root.ts";
import { readWords, weights, wordsOfConcept, type Said } from "../evidence/said.ts";
import { childHolding, headingsOf, isRepeated, looksAlike } from "../entries/items.ts";
import { numberInWords } from "../amounts/numbers.ts";
import { unaccounted, type Failure, type GroundedStep, type Grounding, type Resolved } from "../outcome.ts";
import { nodesIn } from "../matching/ranges.ts";
import { withoutRemarks } from "../wordings/remarks.ts";
import { narrow } from "../matching/scope.ts";
import { qualifiersIn } from "../grammar/target.ts";
import { searchPhrase, spellingsIn } from "../matching/similarity.ts";
import { isGrammarWord } from "../wordings/spelling.ts";
import { normalize, wordsOf } from "../matching/text.ts";
import { phraseAt, slice, tokenize, type Phrase, type Token } from "../matching/tokens.ts";
import { indexOf, nameTextAt, type ViewIndex } from "../matching/view-index.ts";
import { isUnitWord } from "../amounts/units.ts";
import { conceptsIn, type Concept } from "../vocabulary/concepts/index.ts";
import { keyNames } from "../vocabulary/held-keys.ts";
import { articles, relationTable } from "../vocabulary/relations.ts";
import { exclusionTable, negationTable } from "../vocabulary/sentence.ts";

/**
 * What is found is held against the words: one that says something, and that neither what is done, nor what it is done to,
 * nor what stands around that accounts for, means something else: “wheel” of “order the wheel for Theo”, where his row waits
 * for a crank.
 */
export function heldAgainst(view: PageView, instruction: string, found: Resolved): Grounding {
  return withAll(view, instruction, { found, unmet: ["elsewhere", "nothing"] });
}

/** The same for words that the page says of another row, card or entry alone, whatever else was understood. */
export function heldAgainstOthers(view: PageView, instruction: string, found: Resolved): Grounding {
  const left = leftOut(view, instruction, found);
  if (left !== undefined) return unaccounted(found, left);
  return withAll(view, instruction, { found, unmet: ["elsewhere"] });
}

/** “Replace the public note by …”: what is to be done is not what is to be written. */
export function writesVerb(instruction: string, found: Resolved): Failure | undefined {
  const { steps } = found;
  // “URL and headers are set, send it” writes no headers.
  const isTold = steps.some(
    ({ method, arguments: [value = ""] }) => method === "fill" && /^(?:and|or) \p{Ll}+$/u.test(value),
  );
  if (isTold && !/["“]/u.test(instruction)) return unaccounted(found, "and");
  const { tokens } = tokenize(instruction.trim());
  const start = clauseStart(tokens, 0);
  if (start === undefined || tokens[start.at]?.kind === "quoted") return undefined;
  const isWritten = steps.some(
    ({ method, arguments: [value = ""] }) =>
      (method === "fill" || method === "type") && normalize(value) === start.words,
  );
  // “delete my account” is no choice of “DELETE”.
  const isChosen = steps.some(
    ({ node, method, arguments: [value = ""] }) =>
      method === "selectOption" &&
      normalize(value) === start.words &&
      /^(?:delete|remove|open|cancel|send|show|close|save)$/u.test(start.words) &&
      tokens.length > 2 &&
      !wordsOf(normalize(instruction)).some((word) => wordsOf(normalize(node?.name ?? "")).includes(word)),
  );
  if (isChosen) return unaccounted(found, start.words);
  const isSaidAgain = tokens.filter(({ word }) => word === start.words).length > 1;
  // “write to Noor and Felix” writes nothing to Noor.
  const isRest = steps.some(
    ({ method, arguments: [value = ""] }) => method === "fill" && /^(?:and|or) \p{Lu}\p{Ll}+$/u.test(value),
  );
  if (isRest) return unaccounted(found, "and");
  return isWritten && !isSaidAgain ? unaccounted(found, start.words) : undefined;
}

const changing =
  /^(?:please )?(?:(?:i|we)(?:'d like| would like| want| need) to )?(?<verb>change|edit|modify|amend|correct|update) (?:my|our|the) (?!.*\b(?:to|from|with|on|off)\b)/iu;

/** “change my phone number” ticks no box “Phone”. */
export function ticksForChange(instruction: string, found: Resolved): Failure | undefined {
  const verb = changing.exec(instruction)?.groups?.["verb"];
  const ticks = found.steps.some(({ method }) => method === "check" || method === "uncheck");
  return verb !== undefined && ticks ? unaccounted(found, verb) : undefined;
}

/** “accept the Scouts, but not for Friday”, where their card says Friday: what is left out is what was found. */
function leftOut(view: PageView, instruction: string, found: Resolved): string | undefined {
  const { steps } = found;
  if (meetsException(view, instruction, found)) return exceptions.exec(instruction)?.[0];
  const [, text = ""] = /\bnot ((?:for|on|in|at|from|by|with) [^,.;]+)/iu.exec(instruction) ?? [];
  const [node] = steps.map((step) => step.node);
  if (text === "" || steps.length !== 1 || node === undefined) return undefined;
  const index = indexOf(view);
  const said = readWords(tokenize(text));
  const places = placesOf(index, said, new Map());
  const position = view.nodes.indexOf(node);
  const telling = said.words.flatMap(({ weight }, at) => (weight >= weights.item ? [at] : []));
  const isSaid = telling.every((at) => nearnessOf(index, position, places[at] ?? [])?.isTight === true);
  return telling.length > 0 && isSaid ? `not ${text}` : undefined;
}

const exceptions =
  /\b(?:(?:all|any\p{L}*|every\p{L}*|each|nobody|no one|none)\b[^,.;]*? but|except(?: for)?|apart from|other than|excluding|save for) (?<what>[^,.;]+)/iu;

/** “everyone but Pip gets dental cover”, where the box was found on the card of Pip. */
function meetsException(view: PageView, instruction: string, { steps }: Resolved): boolean {
  const what = exceptions.exec(instruction)?.groups?.["what"];
  if (what === undefined) return false;
  const index = indexOf(view);
  const said = readWords(tokenize(what));
  const places = placesOf(index, said, new Map());
  // What another control of the entry is called is not what the entry is.
  const isCalled = (at: number): boolean =>
    view.nodes[at]?.interactive === true || view.nodes[view.nodes[at]?.parent ?? -1]?.tag === "label";
  return steps.some(({ node }) => {
    const own = new Set(wordsOf(normalize(node?.name ?? "")).map(formOf));
    const telling = places.filter((each, at) => {
      const word = said.words[at];
      return each.length > 0 && word !== undefined && word.weight >= weights.content && !own.has(word.stem);
    });
    let entry = node ? view.nodes.indexOf(node) : 0;
    while (entry > 0 && (view.nodes[entry]?.tag === "label" || !isRepeated(index, entry)))
      entry = view.nodes[entry]?.parent ?? -1;
    const inEntry = telling.map((each) => (entry > 0 ? nodesIn(index, entry, each) : []));
    return (
      inEntry.every((each) => each.length > 0) && inEntry.some((each) => each.some((at) => !isCalled(at)))
    );
  });
}

function withAll(
  view: PageView,
  instruction: string,
  { found, unmet }: { found: Resolved; unmet: Account[] },
): Grounding {
  const { steps } = found;
  if (
    found.isAccounted ||
    steps.length === 0 ||
    steps.some(({ node, method }) => node === undefined || /^(?:scroll|drag)/u.test(method))
  )
    return found;
  const index = indexOf(view);
  for (const phrase of orders(instruction)) {
    const said = readWords(phrase);
    const accounts = accountsFor(index, said, steps);
    const left = said.words.find(
      ({ weight }, at) =>
        (weight >= weights.content || (weight >= weights.item && accounts[at] === "elsewhere")) &&
        unmet.includes(accounts[at] ?? "something"),
    );
    if (left) return unaccounted(found, said.phrase.tokens[left.token]?.text ?? left.word);
  }
  return found;
}

/** “while holding shift”, “with the control key held down”: how a press is made. */
const heldKey = new RegExp(
  String.raw` (?:(?:while |whilst )?(?:holding|keeping|pressing)(?: down)?|with)(?: the)? (?:${Object.keys(keyNames).join("|")})(?: key)?(?: (?:held|pressed|down))*(?=$|[ ,.;!])`,
  "iu",
);

/** What is to be done, without what only leads up to it, is forbidden, or is left as it is. */
function orders(instruction: string): Phrase[] {
  const whole = tokenize(withoutRemarks(instruction.trim()).replace(heldKey, ""));
  return splitClauses(whole).flatMap(({ phrase }) => {
    const start = skipOpening(phrase.tokens, 0);
    if (phraseAt(phrase.tokens, start, negationTable) !== undefined) return [];
    const isOfAll = phrase.tokens.some(({ word }) => /^(?:all|any\p{L}*|every\p{L}*|each)$/u.test(word));
    const exclusion = phrase.tokens.findIndex(
      ({ word }, at) =>
        at > start &&
        (phraseAt(phrase.tokens, at, exclusionTable) !== undefined ||
          (isOfAll && /^(?:but|bar|save|excluding|minus)$/u.test(word))),
    );
    return [exclusion < 0 ? phrase : { ...phrase, tokens: phrase.tokens.slice(0, exclusion) }];
  });
}

/** `elsewhere`: the page says the word, but only of another row, card or entry. */
type Account = "something" | "elsewhere" | "nothing";

function accountsFor(index: ViewIndex, said: Said, steps: GroundedStep[]): Account[] {
  const spellings = spellingsIn(
    searchPhrase(said.words.map(({ word }) => word).join(" "), false),
    index.words,
  );
  const own = ownAccounts(index, said, { steps, met: metByAll(index, said, { steps, spellings }) });
  // The page is searched only for what is left, which is nothing for most orders.
  if (said.words.every(({ weight }, at) => own[at] || weight < weights.item))
    return said.words.map(() => "something");
  const places = placesOf(index, said, spellings);
  const whole = saidOfWhole(index, said);
  return said.words.map((_, at) => {
    if (own[at] || whole.has(at)) return "something";
    const there = places[at] ?? [];
    if (there.length === 0) return "nothing";
    return steps.every(({ node }) => node && isOfOthers(index, node, there)) ? "elsewhere" : "something";
  });
}

/** Words that mean what the page or a part of it is called: “basket”, where the heading says “cart”; “cookie” of “cookie banner”. */
export function saidOfWhole(index: ViewIndex, { concepts, place, placeWords }: Said): Set<number> {
  const meant = conceptsOfTitles(index);
  const words = concepts.flatMap((one) => (meant.has(one.concept) ? wordsOfConcept(one) : []));
  const isDialog = place?.roles.some((role) => role.endsWith("dialog")) === true;
  return new Set([...words, ...(isDialog ? [...placeWords].map((at) => at - 1) : [])]);
}

const titleConcepts = new WeakMap<ViewIndex, Set<Concept>>();

function conceptsOfTitles(index: ViewIndex): Set<Concept> {
  let found = titleConcepts.get(index);
  if (found) return found;
  const { view } = index;
  const titles = [
    wordsOf(normalize(view.title)),
    ...headingsOf(index).map((at) => nameTextAt(view, at).words),
  ];
  found = new Set(titles.flatMap((words) => conceptsIn(words).map(({ concept }) => concept)));
  titleConcepts.set(index, found);
  return found;
}

type Done = { steps: GroundedStep[]; spellings: Map<string, Set<string>> };

/** How well the names of each thing that is acted on meet each word, 0–1. */
export function metByAll(index: ViewIndex, said: Said, { steps, spellings }: Done): number[][] {
  return steps.flatMap(({ node }) => {
    const candidate = candidateOf(index, node);
    return candidate ? [metBy(said, lexisOf(candidate.node, candidate.fields), spellings)] : [];
  });
}

/** Which words say what is done, or are a part of what is written or of what is acted on. */
export function ownAccounts(
  index: ViewIndex,
  said: Said,
  { steps, met }: { steps: GroundedStep[]; met: number[][] },
): boolean[] {
  const { tokens } = said.phrase;
  const start = clauseStart(tokens, 0);
  const first = skipOpening(tokens, 0);
  const written = steps.flatMap((step) => step.arguments);
  const anchor = anchorSaid(index, said, steps);
  const isRepeating = steps.length > 1 && steps.every(({ node }) => node === steps[0]?.node);
  // “set the adults to 2”, where there is one already, is one press of “+”.
  const isStepping = isRepeating || steps.every(({ node }) => stepper.test(node?.name ?? ""));
  // “2 cm longer”, “raise it by 3 degrees”
  const isChange =
    said.words.some(({ word }) => word === "by" || isComparison(word)) &&
    said.words.some(({ word }) => isChangeBy(steps, word));
  return said.words.map(({ word, stem, token, quoted }, at) => {
    if (said.actWords.has(at) || said.roleWords.has(at) || said.placeWords.has(at)) return true;
    if (start && token >= start.at && token < start.at + start.length) return true;
    if (token === first && steps.every(({ method }) => method !== "click")) return true;
    if (isPlaceLeft(tokens, token) || (token >= anchor.from && token < anchor.to)) return true;
    if (plain.test(word) || superlative.test(word) || isKind(tokens, token)) return true;
    if (met.some((one) => (one[at] ?? 0) >= 0.5)) return true;
    if (written.some((text) => saysAsWell(text, word, stem))) return true;
    if (!/[\p{L}\p{N}]/u.test(word) || steps.some(({ node }) => isPartOfName(node, word))) return true;
    if (steps.some((step) => isShareOf(step, word))) return true;
    if (isChange && (isComparison(word) || isUnitWord(word) || isChangeBy(steps, word))) return true;
    if ((isRepeating && counting.test(word)) || (isStepping && /^\d+$/u.test(word))) return true;
    return !quoted && isGrammarWord(word) && !counting.test(word);
  });
}

/** “80 %” of a slider that ends at 50 is written as 40. */
const isShareOf = ({ node, arguments: [written] }: GroundedStep, word: string): boolean =>
  node !== undefined &&
  written !== undefined &&
  (/^\d/u.test(word)
    ? limitOf(node, `${word.replace(/%$/u, "")}%`) === written
    : node.role === "slider" && word === "percent");

const stepper = /^\P{L}*$|^(?:more|less|fewer|add|remove|increase|decrease|plus|minus|up|down)\b/iu;

/** Words of other scripts stand inside of longer ones. */
const isPartOfName = (node: ViewNode | undefined, word: string): boolean =>
  !/^[a-z\d]+$/u.test(word) && node?.name.includes(word) === true;

/** Says where, how often or how much, and not what; “q2: Hen” says where by a number. */
const plain =
  /^(?:once|behind|ahead|around|along|among|amongst|number|amount|kinds|types|sorts|more|less|fewer|nothing|none|[a-z]\d+)$/u;

/** What is the most of something is found by comparing. */
const superlative = /.est$|^(?:most|least|worst|cheap|expensive|dear)$/u;

/** “the crossing at 07:30”, “the commit “Mend ports””, “one jar of honey”: of what kind it is, which a page need not say. */
function isKind(tokens: Token[], at: number): boolean {
  const [before, word] = [tokens[at - 1]?.word ?? "", tokens[at]?.text ?? ""];
  const isLed = articles.has(before) || numberInWords(before) !== undefined;
  // “desk A3”
  if (/^(?=.*\p{L})(?=.*\d)[\p{L}\d-]{2,6}$/u.test(tokens[at + 1]?.text ?? "") && /^\p{Ll}+$/u.test(word))
    return true;
  return (
    isLed &&
    /^\p{Ll}+$/u.test(word) &&
    (phraseAt(tokens, at + 1, relationTable) !== undefined ||
      tokens[at + 1]?.kind === "quoted" ||
      leading.test(tokens[at + 1]?.word ?? ""))
  );
}

/** “the field left of Width”: the words behind are what it stands beside, which the page shows there. */
function anchorSaid(index: ViewIndex, { phrase }: Said, steps: GroundedStep[]): { from: number; to: number } {
  const none = { from: 0, to: 0 };
  const [step, another] = steps;
  if (step?.node === undefined || another !== undefined) return none;
  const { tokens } = phrase;
  for (let at = 1; at < tokens.length - 1; at += 1) {
    const found = phraseAt(tokens, at, relationTable);
    if (!found || !/^(?:left|right|above|below|between)$/u.test(found.entry)) continue;
    const [qualifier] = qualifiersIn(slice(phrase, at));
    const own = index.view.nodes.indexOf(step.node);
    if (qualifier && narrow(index, [own], [qualifier]).length > 0) return { from: at, to: tokens.length };
  }
  return none;
}

/** “remove the soil from the basket”: what it is in is told by its being there. */
function isPlaceLeft(tokens: Token[], at: number): boolean {
  const isRemoving = tokens.slice(0, 3).some(({ word }) => /^(?:remove|delete|take|drop)$/u.test(word));
  const before = tokens.slice(Math.max(0, at - 2), at).map(({ word }) => word);
  return isRemoving && before[0] === "from" && articles.has(before[1] ?? "");
}

const leading = /^(?:with|about|that|which|who|whose|called|named|by|to|for)$/u;

const counting = /^(?:twice|thrice|times)$/u;
export const dayOrTime =
  /^(?:jan|feb|mar|apr|may|june?|july?|aug|sep|oct|nov|dec|mon|tue|wed|thu|fri|sat|sun)[a-z]*$|^(?:am|pm|noon|midnight|half|quarter|past|o'?clock|today|tomorrow|\d{1,2}(?:st|nd|rd|th)?)$/u;

/** Days, times and amounts are written as the field takes them: “half past nine” as “09:30”. */
function saysAsWell(written: string, word: string, stem: string): boolean {
  const text = normalize(written);
  if (wordsOf(text).some((one) => one === word || formOf(one) === stem)) return true;
  if (written.toLowerCase().includes(word)) return true;
  return /\d[-:./]\d/u.test(written) && (dayOrTime.test(word) || /\d/u.test(word));
}

const offers = ({ view: { nodes }, end }: ViewIndex, entry: number, role: string): boolean =>
  nodes.slice(entry, end[entry]).some((node) => node.interactive && node.role === role);

/** Whether all of the places are in neighbours of the row, card or entry that it is in: in others of its kind. */
function isOfOthers(index: ViewIndex, target: ViewNode, places: readonly number[]): boolean {
  const { nodes } = index.view;
  const position = nodes.indexOf(target);
  const entries: number[] = [];
  for (let at = position; at > 0; at = nodes[at]?.parent ?? -1) if (isRepeated(index, at)) entries.push(at);
  return (
    entries.length > 0 &&
    places.every((place) =>
      entries.some((entry) => {
        const other = childHolding(index, nodes[entry]?.parent ?? 0, place);
        const isOther = other !== undefined && other !== entry && looksAlike(index, entry, other);
        return isOther && offers(index, other, target.role);
      }),
    )
  );
}
