import type { PageView, ViewNode } from "../../page/view.ts";
import { matchTarget } from "../matching/match.ts";
import { ambiguous, notFound, onPage, rankedNodes, stepOn, type Grounding } from "../outcome.ts";
import type { ParsedInstruction } from "../grammar/parsed.ts";
import { parseTarget } from "../grammar/target.ts";
import { tokenize } from "../matching/tokens.ts";

const howOften = /,? (?:twice|thrice|[\p{L}\d]+ times)$/iu;

/** Presses a key, in the element that is named or where the focus is; words that also name a control must be said more plainly. */
export function pressKey(view: PageView, parsed: ParsedInstruction): Grounding {
  const key = parsed.key ?? "";
  const press = { method: "press" as const, arguments: [key] };
  if (parsed.target) {
    const match = matchTarget(view, parsed.target, { intent: "press" });
    const found = match.outcome === "one" ? match.found[0] : undefined;
    if (match.outcome === "several" || match.outcome === "all")
      return ambiguous(view, parsed.target.text, match.ranked);
    if (!found || match.outcome !== "one") return notFound(view, parsed.target.text, match.ranked);
    return {
      outcome: "resolved",
      steps: [stepOn(view, found.node, press)],
      confidence: match.confidence,
      candidates: rankedNodes(view, match.ranked),
    };
  }
  if (parsed.keyOrName) {
    const said = parsed.times > 1 ? parsed.text.replace(howOften, "") : parsed.text;
    const target = parseTarget({ source: said, tokens: tokenize(said).tokens.slice(1) });
    const match = matchTarget(view, target, { intent: "click", literal: true });
    const [only] = match.outcome === "one" ? match.found : [];
    // A letter is typed where something takes it.
    if (only !== undefined && key.length === 1 && !view.nodes.some(takesLetters)) {
      const steps = [stepOn(view, only.node, { method: "click" })];
      return { outcome: "resolved", steps, confidence: 0.8, candidates: rankedNodes(view, match.ranked) };
    }
    if (match.ranked.length > 0 && match.outcome !== "none") {
      return {
        ...ambiguous(view, target.text, match.ranked),
        message: `“${key}” is a key and also the name of an element on this page. Say “press the ${key} key” or “click ${key}”.`,
      };
    }
  }
  return onPage({ ...press, description: `the ${key} key` });
}

const takesLetters = ({ focused, editable }: ViewNode): boolean => focused === true && editable === true;
