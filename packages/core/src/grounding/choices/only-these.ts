import { candidateOf } from "../matching/candidates.ts";
import type { PageView } from "../../page/view.ts";
import { groupWith } from "./box-groups.ts";
import { isCheckable } from "../matching/compatibility.ts";
import { root } from "../evidence/root.ts";
import { stepOn, unaccounted, type GroundedStep, type Grounding, type Resolved } from "../outcome.ts";
import { normalize, wordsOf } from "../matching/text.ts";
import { tokenize } from "../matching/tokens.ts";
import { indexOf } from "../matching/view-index.ts";
import { verbTable } from "../vocabulary/verbs.ts";

/** “iron and ferritin only”: of the boxes beside each other, those that are ticked and were not said are ticked no more. */
export function onlyThese(view: PageView, instruction: string, found: Resolved): Grounding {
  const ticked = found.steps.filter(isTick);
  if (ticked.length === 0 || !limits(view, instruction, ticked)) return found;
  const index = indexOf(view);
  const group = ticked.flatMap(({ node }) => (node ? groupWith(index, node) : []));
  const others = new Set(
    group.flatMap(({ node }) =>
      node.checked === true && !found.steps.some((step) => step.node === node) ? [node] : [],
    ),
  );
  if (others.size === 0) return found;
  if (group.some(({ node }) => isSentence.test(node.name))) return unaccounted(found, "only");
  return {
    ...found,
    steps: [...found.steps, ...[...others].map((node) => stepOn(view, node, { method: "uncheck" }))],
  };
}

const isTick = ({ method, node }: GroundedStep): boolean =>
  method === "check" && node !== undefined && isCheckable(node) && !/radio/u.test(node.role);

/** What says more than what a thing is called does not stand in one list with others. */
const isSentence =
  /^(?:i|we|my|our|only|show|hide|include|exclude|send|keep|remember|subscribe|accept|agree)\b|\S+(?: \S+){6}/iu;

/** Words between “only” and what it is said of. */
const between =
  /^(?:the|an?|for|want|need|tick|check|select|choose|take|with|it|on|please|test|order|have|get|be|is|are|to|but|by|via|through|as)$/u;

/** “only” said of something that is ticked, and not of a number or another field. */
function limits(view: PageView, instruction: string, ticked: GroundedStep[]): boolean {
  const index = indexOf(view);
  const names = ticked.map(({ node }) => {
    const own = wordsOf(normalize(node?.name ?? ""));
    // A box without a name is called by the heads of its row and its column.
    const fields = own.length > 0 ? [] : (candidateOf(index, node)?.fields ?? []);
    return [...own, ...fields.flatMap(({ name }) => name.words)].map(root);
  });
  if (names.some((words) => words.includes("only"))) return false;
  const { tokens } = tokenize(instruction);
  const isOfTicked = (word: string): boolean => names.some((words) => words.includes(root(word)));
  return tokens.some(({ word }, at) => {
    const next = tokens.slice(at + 1).find((token) => !between.test(token.word))?.word ?? "";
    if (word === "just") return at === 0 && !verbTable.has(tokens[1]?.word ?? "") && isOfTicked(next);
    if (word === "nothing") return tokens[at + 1]?.word === "but" && isOfTicked(next);
    if (word !== "only" || tokens[at - 1]?.word === "not") return false;
    const before = tokens.slice(0, at).findLast((token) => token.kind === "word")?.word ?? "";
    return isOfTicked(next) || isOfTicked(before);
  });
}
