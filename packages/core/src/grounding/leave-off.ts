import type { PageView } from "../page/view.ts";
import { isCheckable } from "./compatibility.ts";
import { matchTarget } from "./match.ts";
import { notUnderstood, rankedNodes, stepOn, type Grounding } from "./outcome.ts";
import type { ParsedInstruction } from "./parsed.ts";
import { shorten } from "./text.ts";

/** “don't send me the letter”: what is on, and is called so, goes off. Where nothing is, there is nothing to do. */
export function leaveOff(view: PageView, parsed: ParsedInstruction): Grounding {
  const { target, text } = parsed;
  const match = target && matchTarget(view, target, { intent: "uncheck", fits: isSwitchedOn });
  const [found] = match?.outcome === "one" ? match.found : [];
  if (!match || !found || match.outcome !== "one") {
    const failure = notUnderstood(`“${shorten(text, 80)}” says what not to do`);
    return target ? failure : { ...failure, settled: true };
  }
  return {
    outcome: "resolved",
    steps: [stepOn(view, found.node, { method: "uncheck" })],
    confidence: match.confidence,
    candidates: rankedNodes(view, match.ranked),
  };
}

function isSwitchedOn(node: PageView["nodes"][number]): boolean {
  return isCheckable(node) && node.checked === true && node.role !== "radio";
}
