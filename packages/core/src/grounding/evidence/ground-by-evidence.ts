import type { PageView } from "../../page/view.ts";
import { skipOpening } from "../grammar/clauses.ts";
import { describeAt } from "../matching/describe.ts";
import { repeatedAround } from "../entries/items.ts";
import { stepOn, type GroundedStep, type RankedNode, type Resolved } from "../outcome.ts";
import { phraseAt, textOf, tokenize, type Phrase } from "../matching/tokens.ts";
import { heldAgainstOthers } from "../checks/unaccounted.ts";
import { indexOf, type ViewIndex } from "../matching/view-index.ts";
import { unsupportedTable } from "../vocabulary/unsupported.ts";
import { relationTable } from "../vocabulary/relations.ts";
import { sizeOfBoth } from "./carry-out.ts";
import type { Explanation } from "./explain.ts";
import { bestDivision, type Part } from "./parts.ts";

/** Longer ones hold texts, whose words would be looked for one by one. */
export const maximumCharacters = 2_000;
export const maximumTokens = 80;
/** What is only inferred is right less often than what is read, however well it accounts for the words. */
const surest = 0.85;

/**
 * Finds what an instruction asks for by what the page offers: the deed that accounts for the most of what was said, where
 * nothing that says something stays unaccounted for. Undefined when there is no such deed, or several are equally good.
 */
export function groundByEvidence(view: PageView, instruction: string): Resolved | undefined {
  if (instruction.length > maximumCharacters) return undefined;
  const phrase = tokenize(instruction.trim());
  if (phrase.tokens.length === 0 || phrase.tokens.length > maximumTokens || saysDirection(phrase))
    return undefined;
  // “click and hold”: nothing near it is done instead.
  if ((phraseAt(phrase.tokens, skipOpening(phrase.tokens, 0), unsupportedTable)?.length ?? 0) > 1)
    return undefined;
  const index = indexOf(view);
  const parts = bestDivision(index, phrase);
  if (parts === undefined || (parts.length > 1 && parts.some(({ isIdle }) => isIdle))) return undefined;
  const chosen = chooseAmong(index, parts);
  if (chosen === undefined || !mayFollow(chosen)) return undefined;
  return parts.length > 1 && !parts.every((part) => isHeld(view, part, chosen))
    ? undefined
    : toGrounding(view, chosen);
}

/** “below”, “to the right of”: where things stand is for the grammar. One hovers over things wherever they are. */
function saysDirection({ tokens }: Phrase): boolean {
  return tokens.some((_, at) => {
    const relation = phraseAt(tokens, at, relationTable)?.entry;
    return (
      relation !== undefined &&
      ["below", "above", "left", "right"].includes(relation) &&
      !/^(?:hover|move|mouse)$/u.test(tokens[at - 1]?.word ?? "")
    );
  });
}

/** One deed for each part, or all that were asked for: of equally good ones, the only one near the others. */
function chooseAmong(index: ViewIndex, parts: Part[]): Explanation[] | undefined {
  const sure = parts.flatMap(({ rivals, isAll }) => (isAll || rivals.length === 1 ? rivals : []));
  const chosen: Explanation[] = [];
  for (const { rivals, isAll } of parts) {
    const [only, another] = rivals;
    const one =
      another === undefined ? only : (nearestTo(index, rivals, sure) ?? outsideEntries(index, rivals));
    if (isAll) chosen.push(...rivals);
    else if (one === undefined) return undefined;
    else chosen.push(one);
  }
  return chosen;
}

/** “insert a smiley”, where each message has a smiley to answer with, and the field for a new one has its own. */
function outsideEntries(index: ViewIndex, rivals: Explanation[]): Explanation | undefined {
  const [only, ...others] = rivals.filter(({ index: at }) => repeatedAround(index, at) === 0);
  const inside = rivals.filter((rival) => rival !== only);
  const isOfMany = inside.length > 1 && inside.every(({ node }) => node.name === inside[0]?.node.name);
  return others.length === 0 && isOfMany ? only : undefined;
}

function nearestTo(index: ViewIndex, rivals: Explanation[], sure: Explanation[]): Explanation | undefined {
  if (sure.length === 0) return undefined;
  const sizes = rivals.map((rival) =>
    Math.min(...sure.map((other) => sizeOfBoth(index, rival.index, other.index))),
  );
  const least = Math.min(...sizes);
  const nearest = rivals.filter((_, at) => (sizes[at] ?? 0) === least);
  return nearest.length === 1 ? nearest[0] : undefined;
}

/** What comes before the last may not take the page away. */
function mayFollow(chosen: Explanation[]): boolean {
  const targets = new Set(chosen.map(({ index, deed }) => `${index} ${deed.method}`));
  if (targets.size < chosen.length) return false;
  return chosen.slice(0, -1).every(({ node, deed }) => deed.method !== "click" || node.role !== "link");
}

/** What one part says of another row or choice than its own is not made good by what the other parts find. */
function isHeld(view: PageView, { said, rivals }: Part, chosen: Explanation[]): boolean {
  const own = chosen.filter((one) => rivals.includes(one));
  const held = heldAgainstOthers(view, textOf(said.phrase), toGrounding(view, own));
  return held.outcome === "resolved";
}

/** “wipe Scanner 12”: the button of its row does so; that the box before it is called by its name ticks it for nothing. */
function withoutBoxOfRow(view: PageView, chosen: Explanation[]): Explanation[] {
  const [first, second, ...others] = chosen;
  if (first === undefined || second === undefined || others.length > 0) return chosen;
  const isBox = first.deed.method === "check" && /^select\b/iu.test(first.node.name);
  const index = indexOf(view);
  const isSameRow = repeatedAround(index, first.index) === repeatedAround(index, second.index);
  const isPress = second.deed.method === "click" && repeatedAround(index, first.index) > 0;
  return isBox && isPress && isSameRow ? [second] : chosen;
}

function toGrounding(view: PageView, chosen: Explanation[]): Resolved {
  const steps = withoutBoxOfRow(view, chosen).map(({ node, deed }): GroundedStep => stepOn(view, node, deed));
  const candidates = chosen.map(({ node, index, score }): RankedNode => ({
    node,
    confidence: score,
    description: describeAt(view, index),
  }));
  const confidence = Math.min(surest, ...chosen.map(({ score }) => score));
  return { outcome: "resolved", steps, confidence, candidates };
}
