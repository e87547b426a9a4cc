import type { PageView } from "../../page/view.ts";
import { matchTarget } from "../matching/match.ts";
import { ambiguous, notFound, rankedNodes, stepOn, type Grounding } from "../outcome.ts";
import type { ParsedInstruction } from "../grammar/parsed.ts";
import { tiers } from "../matching/similarity.ts";
import { indexOf } from "../matching/view-index.ts";

const opensChooser =
  /\b(?:upload|attach|choose|browse|select|add)\b.*\b(?:files?|photos?|pictures?|documents?|images?)\b|^(?:upload|attach|browse)\b/i;

/** “upload %file% to Resume”; without a field named, the only one there is, or the only button that asks for a file. */
export function uploadTo(view: PageView, parsed: ParsedInstruction): Grounding {
  const { target, value = "" } = parsed;
  const upload = { method: "upload" as const, arguments: [value] };
  if (!target) {
    const index = indexOf(view);
    const inputs = index.candidates.filter(({ node }) => node.inputType === "file" && !node.disabled);
    const buttons = index.candidates.filter(
      ({ node }) => node.role === "button" && node.inputType !== "file" && opensChooser.test(node.name),
    );
    const fitting = (inputs.length > 0 ? inputs : buttons).map(({ node, index: at }) => ({
      node,
      index: at,
      score: 0.85,
      tier: tiers.exact,
    }));
    const [only] = fitting;
    if (!only) return notFound(view, "a file field", []);
    if (fitting.length > 1) return ambiguous(view, "the file field", fitting);
    const candidates = rankedNodes(view, fitting);
    return { outcome: "resolved", steps: [stepOn(view, only.node, upload)], confidence: 0.85, candidates };
  }
  const match = matchTarget(view, target, { intent: "upload" });
  if (match.outcome === "none") return notFound(view, target.text, match.ranked);
  const [found] = match.outcome === "one" ? match.found : [];
  if (!found || match.outcome !== "one") return ambiguous(view, target.text, match.ranked);
  return {
    outcome: "resolved",
    steps: [stepOn(view, found.node, upload)],
    confidence: match.confidence,
    candidates: rankedNodes(view, match.ranked),
  };
}
