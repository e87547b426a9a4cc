import type { PageView } from "../../page/view.ts";
import { describeAt } from "../matching/describe.ts";
import { slice, tokenize } from "../matching/tokens.ts";
import { indexOf } from "../matching/view-index.ts";
import type { RankedNode } from "../outcome.ts";
import { explain } from "./explain.ts";
import { maximumCharacters, maximumTokens } from "./ground-by-evidence.ts";
import { cutsOf } from "./parts.ts";
import { readWords } from "./said.ts";

/** What accounts for a part of an instruction alone says less than what accounts for the whole of it. */
const ofPart = 0.85;
/** Of those that account for every word about a third are meant, of what is left alone: others are told apart by what no word says. */
const surest = 0.4;

/**
 * What an instruction that nothing is done for may have meant, likeliest first: the elements that account for the most of its words, by
 * what they are called and what stands around them, with what would be done with each. None is sure enough to be acted on: confidence is 0.4 at most.
 */
export function likelyNodes(view: PageView, instruction: string): RankedNode[] {
  // What is said further on is not looked for.
  const phrase = slice(tokenize(instruction.slice(0, maximumCharacters)), 0, maximumTokens);
  const index = indexOf(view);
  const cuts = cutsOf(phrase);
  const parts = cuts.length > 1 ? cuts.map(({ from, to }) => slice(phrase, from, to)) : [];
  const explanations = [
    ...explain(index, readWords(phrase)),
    ...parts.flatMap((part) =>
      explain(index, readWords(part)).map((one) => ({ ...one, score: one.score * ofPart })),
    ),
  ];
  const ranked = explanations.toSorted((left, right) => right.score - left.score || left.index - right.index);
  const found = new Map<number, RankedNode>();
  for (const { index: at, node, score, deed } of ranked) {
    if (found.has(at)) continue;
    const confidence = Math.round(Math.min(1, score) * surest * 100) / 100;
    found.set(at, {
      node,
      confidence,
      description: describeAt(view, at),
      deed: { method: deed.method, arguments: deed.arguments },
    });
  }
  return [...found.values()];
}
