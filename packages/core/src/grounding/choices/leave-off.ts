import type { PageView } from "../../page/view.ts";
import { isCheckable } from "../matching/compatibility.ts";
import { matchTarget } from "../matching/match.ts";
import { notUnderstood, rankedNodes, stepOn, type Grounding } from "../outcome.ts";
import type { ParsedInstruction, TargetPhrase } from "../grammar/parsed.ts";
import { parseTarget } from "../grammar/target.ts";
import { shorten } from "../matching/text.ts";
import { tokenize } from "../matching/tokens.ts";

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

/** “tick Sun but not Shade”: what is not to be ticked, and is, goes off. */
export function withLeftOff(view: PageView, { readings, text }: TargetPhrase, ticked: Grounding): Grounding {
  const [reading] = readings;
  // “everything but SMS” leaves that one as it is.
  if (/^(?:all|every\p{L}*|each|both)\b/iu.test(text)) return ticked;
  if (ticked.outcome !== "resolved" || !reading || readings.some(({ all }) => all)) return ticked;
  const left = reading.exclusions.flatMap((name) => {
    const match = matchTarget(view, parseTarget(tokenize(name)), {
      intent: "uncheck",
      fits: isSwitchedOn,
      literal: true,
    });
    return match.outcome === "one" ? match.found : [];
  });
  const steps = left.map(({ node }) => stepOn(view, node, { method: "uncheck" }));
  return { ...ticked, steps: [...ticked.steps, ...steps] };
}

function isSwitchedOn(node: PageView["nodes"][number]): boolean {
  return isCheckable(node) && node.checked === true && node.role !== "radio";
}
