import type { PageView } from "../page/view.ts";
import { headingsOf } from "./items.ts";
import { matchTarget, type Match, type Scored } from "./match.ts";
import { ambiguous, notFound, onPage, rankedNodes, stepOn, type Grounding } from "./outcome.ts";
import type { ParsedInstruction, TargetPhrase } from "./parsed.ts";
import { narrow } from "./scope.ts";
import { tiers } from "./similarity.ts";
import { normalize, wordsOf } from "./text.ts";
import { indexOf, nameAt } from "./view-index.ts";

type ActOn = (view: PageView, parsed: ParsedInstruction, target: TargetPhrase) => Grounding;

/** Scrolls the page, a region of it, or something into view, which `actOn` finds. */
export function scroll(view: PageView, parsed: ParsedInstruction, actOn: ActOn): Grounding {
  const { target, direction } = parsed;
  const given = parsed.arguments;
  if (parsed.method === "scrollTo" && target) {
    const found = toHeading(view, target) ?? actOn(view, { ...parsed, arguments: [] }, target);
    // Lists render what is in view only: what is not there may come when they are scrolled.
    if (found.outcome !== "not_found" || given === undefined) return found;
  }
  if (given !== undefined)
    return onPage({ method: parsed.method, arguments: given, description: "the page" });
  const toEnd = direction === "top" || direction === "bottom";
  const isChunk = parsed.method !== "scroll";
  const steps = isChunk ? [] : [direction ?? "down", ...(toEnd ? [] : [parsed.amount ?? "1"])];
  if (!target) return onPage({ method: parsed.method, arguments: steps, description: "the page" });
  const match = matchRegion(view, target);
  if (match.outcome === "several" || match.outcome === "all")
    return ambiguous(view, target.text, match.ranked);
  const found = match.outcome === "one" ? match.found[0] : undefined;
  if (!found || match.outcome !== "one") return notFound(view, target.text, match.ranked);
  const step = stepOn(view, found.node, { method: parsed.method, arguments: steps });
  return {
    outcome: "resolved",
    steps: [step],
    confidence: match.confidence,
    candidates: rankedNodes(view, match.ranked),
  };
}

/** What is scrolled to is the part under that heading, rather than a link to it. */
function toHeading(view: PageView, target: TargetPhrase): Grounding | undefined {
  const names = new Set(
    target.readings
      .filter(
        ({ role, qualifiers }) =>
          qualifiers.length === 0 && (!role || /^(?:heading|section)$/.test(role.name)),
      )
      .map(({ name }) => normalize(name)),
  );
  const headings = headingsOf(indexOf(view)).filter((at) => names.has(nameAt(view, at)));
  const [heading] = headings;
  const node = view.nodes[heading ?? -1];
  if (heading === undefined || !node || headings.length > 1) return undefined;
  const ranked = [{ index: heading, node, score: 0.95, tier: tiers.exact }];
  const step = stepOn(view, node, { method: "scrollTo" });
  return { outcome: "resolved", steps: [step], confidence: 0.95, candidates: rankedNodes(view, ranked) };
}

/** A region that scrolls: by its own name, by the heading over it, or by what authors call it. */
function matchRegion(view: PageView, target: TargetPhrase): Match {
  const index = indexOf(view);
  const match = matchTarget(view, target, { intent: "scroll", fits: (node) => node.scrollable === true });
  if (match.outcome !== "none") return match;
  const regions = index.candidates.filter(({ node }) => node.scrollable === true);
  for (const { name, role } of target.readings) {
    if (name === "") continue;
    const kept = new Set(
      narrow(
        index,
        regions.map(({ index: at }) => at),
        [{ relation: "inside", names: [name] }],
      ),
    );
    const words = wordsOf(normalize(name));
    const hinted = regions.filter(
      ({ node, index: at }) =>
        kept.has(at) ||
        (node.hints !== undefined &&
          words.every((word) => wordsOf(normalize(node.hints ?? "")).includes(word))),
    );
    const found = hinted.map(({ node, index: at }): Scored => ({
      index: at,
      node,
      score: 0.8,
      tier: tiers.words,
    }));
    const [only] = found;
    if (only && found.length === 1) return { outcome: "one", found, confidence: only.score, ranked: found };
    // Where one region scrolls, “the message list” is that one.
    const [region] = regions;
    if (role?.container && region && regions.length === 1) {
      const ranked: Scored[] = [{ index: region.index, node: region.node, score: 0.75, tier: tiers.loose }];
      return { outcome: "one", found: ranked, confidence: 0.75, ranked };
    }
  }
  return match;
}
