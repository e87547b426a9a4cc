import { candidateOf } from "../matching/candidates.ts";
import type { PageView, ViewNode } from "../../page/view.ts";
import { skipOpening } from "../grammar/clauses.ts";
import { isField } from "../matching/compatibility.ts";
import { isSaidAnywhere } from "../entries/lists.ts";
import type { Failure, GroundedStep, Resolved } from "../outcome.ts";
import type { TargetPhrase } from "../grammar/parsed.ts";
import { itemsSaying } from "../entries/said-items.ts";
import { searchPhrase } from "../matching/similarity.ts";
import { normalize, stem, wordsOf } from "../matching/text.ts";
import { phraseAt, tokenize } from "../matching/tokens.ts";
import { indexOf } from "../matching/view-index.ts";
import { commonWords, synonymsOf } from "../vocabulary/synonyms.ts";
import { verbTable, type Intent } from "../vocabulary/verbs.ts";

/**
 * Whether something that only resembles what was asked for may be taken for it: not where the words were understood and
 * the page does not have it, and not where they leave it open.
 */
export function isOpenToEvidence(instruction: string, failure: Failure): boolean {
  const isAmbiguous = failure.outcome === "ambiguous" && failure.isHeld !== true;
  return !isAmbiguous && !failure.decisive && !failure.settled && isDecided(instruction);
}

/** Whether the words leave nothing open. */
export function isDecided(instruction: string): boolean {
  return !tokenize(instruction.trim()).tokens.some(({ word }) => undecided.has(word));
}

const undecided = new Set(["otherwise", "either", "maybe", "perhaps"]);

const monthDay =
  /\b(?:\d{1,2}(?:st|nd|rd|th)? (?:of )?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*|(?:january|february|march|april|may|june|july|august|september|october|november|december) (?:the )?\d{1,2}(?:st|nd|rd|th)?)\b/i;

/**
 * Whether what is not there was told so plainly that nothing else can be meant: a day, a place in a count of what the page
 * has no word for, a group with what is left out of it.
 */
export function isSettled(view: PageView, target: TargetPhrase): boolean {
  if (monthDay.test(target.text) && wordsOf(normalize(target.text)).length <= 6) return true;
  if (target.readings.some(({ exclusions }) => exclusions.length > 0)) return true;
  if (/^(?:all|every\w*|both|each)\b.*\bbut\b/i.test(target.text)) return true;
  const index = indexOf(view);
  // “save” is not “Save for later”, which is there.
  const [word = "", ...more] = searchPhrase(target.text, false).content;
  if (more.length === 0 && commonWords.has(word) && index.words.has(word)) return true;
  // “the bread book”, where two entries say “bread”: whatever a book is, it is not told which.
  if (more.length === 1 && itemsSaying(index, word).length > 1) return true;
  const counted = target.readings.filter(({ ordinal, name }) => ordinal !== undefined && name !== "");
  return (
    counted.length > 0 &&
    counted.every(({ name }) => !isSaidAnywhere(index, wordsOf(normalize(name)).slice(0, 1)))
  );
}

const writing = new Set<Intent>(["fill", "type", "set", "clear"]);

/** Whether nothing is written into another field than the one that was said: “nickname” is no “last name”. */
export function keepsField(view: PageView, instruction: string, { steps }: Resolved): boolean {
  const { tokens } = tokenize(instruction.trim());
  if (!writing.has(phraseAt(tokens, skipOpening(tokens, 0), verbTable)?.entry ?? "name")) return true;
  const said = new Set(wordsOf(normalize(instruction)).map(stem));
  return steps.every(({ node }: GroundedStep) => !node || !isField(node) || isCalledSo(view, node, said));
}

function isCalledSo(view: PageView, node: ViewNode, said: Set<string>): boolean {
  const called = candidateOf(indexOf(view), node)?.fields ?? [];
  return called.some(({ name }) =>
    name.words.some((word) => [word, ...synonymsOf(word)].some((each) => said.has(stem(each)))),
  );
}
