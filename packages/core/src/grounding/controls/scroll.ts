import type { PageView } from "../../page/view.ts";
import { headingsOf } from "../entries/items.ts";
import {
  ambiguous,
  notFound,
  onPage,
  rankedNodes,
  stepOn,
  type GroundedStep,
  type Grounding,
} from "../outcome.ts";
import type { ParsedInstruction, TargetPhrase } from "../grammar/parsed.ts";
import { saysWords } from "../matching/scope.ts";
import { matchRegion } from "./scroll-regions.ts";
import { tiers } from "../matching/similarity.ts";
import { normalize } from "../matching/text.ts";
import { indexOf, nameAt } from "../matching/view-index.ts";

type ActOn = (view: PageView, parsed: ParsedInstruction, target: TargetPhrase) => Grounding;

/** Scrolls the page, a region of it, or something into view, which `actOn` finds. */
export function scroll(view: PageView, parsed: ParsedInstruction, actOn: ActOn): Grounding {
  const { target, direction } = parsed;
  const given = parsed.arguments;
  if (parsed.method === "scrollTo" && target && parsed.goal && given !== undefined) {
    // What is sought in a region may stand outside of it, too.
    const region = onRegion(view, parsed.goal, { method: "scrollTo", arguments: given });
    if (region.outcome !== "not_found") return region;
  }
  if (parsed.method === "scrollTo" && target) {
    const found =
      toHeading(view, target) ??
      toPartAbout(view, target) ??
      actOn(view, { ...parsed, arguments: [] }, target);
    // Lists render what is in view only: what is not there may come when they are scrolled.
    if (found.outcome !== "not_found" || given === undefined || parsed.goal) return found;
  }
  if (given !== undefined)
    return onPage({ method: parsed.method, arguments: given, description: "the page" });
  const toEnd = direction === "top" || direction === "bottom";
  const isChunk = parsed.method !== "scroll";
  const steps = isChunk ? [] : [direction ?? "down", ...(toEnd ? [] : [parsed.amount ?? "1"])];
  if (!target) return onPage({ method: parsed.method, arguments: steps, description: "the page" });
  return onRegion(view, target, { method: parsed.method, arguments: steps });
}

function onRegion(
  view: PageView,
  target: TargetPhrase,
  how: Pick<GroundedStep, "method" | "arguments">,
): Grounding {
  const match = matchRegion(view, target);
  if (match.outcome === "several" || match.outcome === "all")
    return ambiguous(view, target.text, match.ranked);
  const found = match.outcome === "one" ? match.found[0] : undefined;
  if (!found || match.outcome !== "one") return notFound(view, target.text, match.ranked);
  return {
    outcome: "resolved",
    steps: [stepOn(view, found.node, how)],
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
  return headings.length === 1 ? toNode(view, headings[0] ?? 0, 0.95) : undefined;
}

const partAbout =
  /^(?:part|section|chapter|bit|paragraph|passage|place|heading|headline|article|story|question|topic|point)s? (?:that is |which is |that says |that deals |where it says |where it is )?(?:about|on|of|for|with|called|titled|named|headed|explaining|describing|saying|concerning|regarding) (?:the |a |an )?(?<what>.+)$/iu;

/** “the chapter on the warranty”: the only heading that has all of these words. */
function toPartAbout(view: PageView, { text }: TargetPhrase): Grounding | undefined {
  const what = partAbout.exec(text.replace(/^(?:the|a|that) /iu, ""))?.groups?.["what"];
  const headings =
    what === undefined ? [] : headingsOf(indexOf(view)).filter((at) => saysWords(nameAt(view, at), what));
  return headings.length === 1 ? toNode(view, headings[0] ?? 0, 0.85) : undefined;
}

function toNode(view: PageView, at: number, score: number): Grounding | undefined {
  const node = view.nodes[at];
  if (!node) return undefined;
  const ranked = [{ index: at, node, score, tier: tiers.exact }];
  const step = stepOn(view, node, { method: "scrollTo" });
  return { outcome: "resolved", steps: [step], confidence: score, candidates: rankedNodes(view, ranked) };
}
