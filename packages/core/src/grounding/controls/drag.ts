import type { PageView, ViewNode } from "../../page/view.ts";
import { matchDay } from "../days/day-cells.ts";
import { matchPlace } from "../matching/match-place.ts";
import { matchTarget, type Match } from "../matching/match.ts";
import { ambiguous, notFound, rankedNodes, stepOn, type Grounding } from "../outcome.ts";
import type { ParsedInstruction, TargetPhrase } from "../grammar/parsed.ts";
import { contains, indexOf } from "../matching/view-index.ts";

/** “drag X to Y”: X and Y may be anything that the page shows; what stands under a heading is called by it. */
export function drag(view: PageView, parsed: ParsedInstruction, target: TargetPhrase): Grounding {
  const source = matchAnything(view, target);
  if (source.outcome === "none") return notFound(view, target.text, source.ranked);
  const [dragged] = source.outcome === "one" ? source.found : [];
  if (!dragged || source.outcome !== "one") return ambiguous(view, target.text, source.ranked);
  const { goal } = parsed;
  if (!goal) {
    const step = stepOn(view, dragged.node, { method: "dragTo", arguments: parsed.arguments ?? [] });
    const candidates = rankedNodes(view, source.ranked);
    return { outcome: "resolved", steps: [step], confidence: source.confidence, candidates };
  }
  const place = matchAnything(view, goal);
  if (place.outcome === "none") return notFound(view, goal.text, place.ranked);
  const [found] = place.outcome === "one" ? place.found : [];
  if (!found || place.outcome !== "one" || found.index === dragged.index)
    return ambiguous(view, goal.text, place.ranked);
  const zone = zoneOf(view, found.index, dragged.index);
  const step = stepOn(view, dragged.node, { method: "dragTo", arguments: [zone.ref] });
  return {
    outcome: "resolved",
    steps: [step],
    confidence: Math.min(source.confidence, place.confidence),
    candidates: rankedNodes(view, [...source.ranked.slice(0, 3), ...place.ranked.slice(0, 3)]),
  };
}

function matchAnything(view: PageView, target: TargetPhrase): Match {
  const named = matchTarget(view, target, { intent: "drag" });
  return named.outcome === "none" ? (matchPlace(view, target) ?? matchDay(view, target) ?? named) : named;
}

/** A column is called by its heading, and is larger: as far up as it is the only heading, and does not hold what is dragged. */
function zoneOf(view: PageView, found: number, dragged: number): ViewNode {
  const index = indexOf(view);
  const heading = headingAround(view, found);
  let best = view.nodes[heading ?? found] as ViewNode;
  if (heading === undefined) return best;
  for (let at = view.nodes[heading]?.parent ?? -1, up = 0; at > 0 && up < 3; up += 1) {
    const node = view.nodes[at];
    if (!node || node.ref === "" || /^(?:document|main|iframe)$/.test(node.role)) break;
    const headings = view.nodes.filter(
      (each, position) => each.role === "heading" && contains(index, at, position),
    );
    if (headings.length > 1 || contains(index, at, dragged)) break;
    best = node;
    at = node.parent;
  }
  return best;
}

function headingAround(view: PageView, found: number): number | undefined {
  for (let at = found, up = 0; at > 0 && up < 3; up += 1) {
    if (view.nodes[at]?.role === "heading") return at;
    at = view.nodes[at]?.parent ?? -1;
  }
  return undefined;
}
