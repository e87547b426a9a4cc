import type { PageView, ViewNode } from "../../page/view.ts";
import { parseInstruction } from "../grammar/instruction.ts";
import { matchTarget } from "../matching/match.ts";
import { rankedNodes, stepOn, type Grounding } from "../outcome.ts";
import type { ParsedInstruction } from "../grammar/parsed.ts";
import { parseTarget } from "../grammar/target.ts";
import { normalize, wordsOf } from "../matching/text.ts";
import { phraseAt, tokenize } from "../matching/tokens.ts";
import { unsupportedTable } from "../vocabulary/unsupported.ts";

/** The instruction is word for word what one control says of itself (“Check availability”, “Copy link”). */
export function groundAsName(view: PageView, instruction: string): Grounding | undefined {
  const phrase = tokenize(instruction.trim());
  if (wordsOf(normalize(instruction)).length < 2 || phrase.tokens.length > 12) return undefined;
  const sentence = parseInstruction(instruction);
  const unsupported = phraseAt(phrase.tokens, 0, unsupportedTable);
  const isRead =
    sentence.outcome === "parsed" && sentence.clauses.every(({ readings }) => readings.length > 0);
  if (!isRead && !unsupported) return undefined;
  if (
    sentence.outcome === "parsed" &&
    sentence.clauses.some((clause) => clause.readings.some(([first]) => isOfPage(first)))
  )
    return undefined;
  const [reading] = parseTarget(phrase).readings;
  if (!reading) return undefined;
  const target = { text: instruction, readings: [{ ...reading, quoted: true, exclusions: [] }] };
  const fits = (node: ViewNode): boolean => /^(?:button|link|menuitem|tab)$/.test(node.role);
  const match = matchTarget(view, target, { intent: "click", fits, literal: true });
  if (match.outcome !== "one") return undefined;
  const steps = match.found.map(({ node }) => stepOn(view, node, { method: "click" }));
  return {
    outcome: "resolved",
    steps,
    confidence: match.confidence,
    candidates: rankedNodes(view, match.ranked),
  };
}

function isOfPage(parsed: ParsedInstruction | undefined): boolean {
  return ["goBack", "goForward", "reload", "press", "scroll"].includes(parsed?.intent ?? "");
}
