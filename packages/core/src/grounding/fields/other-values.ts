import { candidateOf } from "../matching/candidates.ts";
import type { PageView } from "../../page/view.ts";
import { nearnessOf, placesOf } from "../evidence/around.ts";
import { lexisOf, metBy } from "../evidence/lexis.ts";
import { readWords } from "../evidence/said.ts";
import { normalize, stem, wordsOf } from "../matching/text.ts";
import { isQuotedIn, phraseAt, tokenize } from "../matching/tokens.ts";
import { indexOf } from "../matching/view-index.ts";
import { isWriting, type Resolved } from "../outcome.ts";
import { stopWords } from "../vocabulary/light-words.ts";
import { verbTable } from "../vocabulary/verbs.ts";
import { isGrammarWord } from "../wordings/spelling.ts";

const ordering =
  /^(?<verb>\p{L}+) (?:it|them|that|this|him|her)(?<how>(?: (?:away|off|out|back|in|up|down|on|again|please))*)$/iu;

/** “forget that note, throw it away”: what is to be done with it is no text for the note. */
export function writesOrder(instruction: string, { steps }: Resolved): string | undefined {
  return steps.flatMap((step) => {
    const [value = ""] = step.arguments;
    const { verb, how } = (isWriting(step) ? ordering.exec(value)?.groups : undefined) ?? {};
    const before = instruction.slice(0, Math.max(0, instruction.lastIndexOf(value)));
    const isTold = /[:"“'‘]\s*$/u.test(before);
    const isVerb = (text: string): boolean => phraseAt(tokenize(text).tokens, 0, verbTable) !== undefined;
    // “…, remove”
    if (isWriting(step) && /,\s*$/u.test(before) && /^\p{Ll}+$/u.test(value) && isVerb(value)) return [value];
    if (verb === undefined || isTold) return [];
    return how !== "" || isVerb(verb) ? [verb] : [];
  })[0];
}

const nameAndFigure = /^\p{Ll}[\p{L}-]+ (?:on|to|at) [\d.,]+\S*$/u;

/** “put the phone fader on 45” sets a fader, which the page does not have: no “Phone” is “fader on 45”. */
export function writesRestOfName(instruction: string, { steps }: Resolved): string | undefined {
  if (!/^\P{L}*(?:please )?(?:put|set|turn|move|bring|change)\b/iu.test(instruction)) return undefined;
  return steps
    .filter(isWriting)
    .map(({ arguments: [value = ""] }) => value)
    .find((value) => nameAndFigure.test(value) && !isQuotedIn(instruction, value));
}

const nameAndWhen =
  /\S (?:this (?:morning|afternoon|evening|week)|today|yesterday|last (?:night|week)|just now)$/iu;

/** “collected by Bea Lindh this morning”: when it was is no part of her name. */
export const writesWhen = (instruction: string, { steps }: Resolved): string | undefined =>
  steps
    .filter((step) => isWriting(step) && step.node?.tag === "input")
    .map(({ arguments: [value = ""] }) => value)
    .find((value) => nameAndWhen.test(value) && !isQuotedIn(instruction, value));

const ofKind = /\b(?<kind>\p{L}{3,}) (?<head>\p{L}{3,})(?: (?:is|was|are|to|at|of|=)|:)+ [€$£]?$/iu;

/** “the gas reading is 3310” is no “Electricity reading”: what it is of is told otherwise. */
export function writesOfOther(view: PageView, instruction: string, { steps }: Resolved): string | undefined {
  const index = indexOf(view);
  return steps.flatMap((step) => {
    const [value = ""] = step.arguments;
    const { kind = "", head = "" } =
      ofKind.exec(instruction.slice(0, Math.max(0, instruction.lastIndexOf(value))))?.groups ?? {};
    const candidate = candidateOf(index, step.node);
    if (!isWriting(step) || value === "" || kind === "" || candidate === undefined) return [];
    const name = wordsOf(normalize(candidate.node.name));
    const at = name.findIndex((word) => stem(word) === stem(head.toLowerCase()));
    if (at < 1 || isGrammarWord(kind.toLowerCase()) || stopWords.has(kind.toLowerCase())) return [];
    const before = name.slice(0, at).filter((word) => !stopWords.has(word));
    const said = readWords(tokenize(kind));
    const isCalled = metBy(said, lexisOf(candidate.node, candidate.fields), new Map()).some(
      (one) => one >= 0.5,
    );
    const isNear = nearnessOf(index, candidate.index, placesOf(index, said, new Map())[0] ?? [])?.isTight;
    const isSaid = before.some((word) =>
      wordsOf(normalize(instruction)).some((one) => stem(one) === stem(word)),
    );
    return before.length === 0 || isCalled || isNear === true || isSaid ? [] : [kind];
  })[0];
}
