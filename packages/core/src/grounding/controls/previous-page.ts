import type { PageView } from "../../page/view.ts";
import { rankedNodes, stepOn, type Resolved } from "../outcome.ts";
import { tiers } from "../matching/similarity.ts";
import { indexOf } from "../matching/view-index.ts";

/** “go to the previous page”, where the page has pages of its own to turn, is not the browser's way back. */
export function turnBack(view: PageView, text: string): Resolved | undefined {
  if (!/\bprev(?:ious)? page\b/iu.test(text)) return undefined;
  const [control, ...others] = indexOf(view).candidates.filter(
    ({ node: { role, name } }) =>
      (role === "button" || role === "link") && /^(?:[‹«←<] ?)?prev(?:ious)?(?: page)?$/iu.test(name.trim()),
  );
  if (control === undefined || others.length > 0) return undefined;
  const { node, index } = control;
  const candidates = rankedNodes(view, [{ index, node, score: 0.9, tier: tiers.exact }]);
  return {
    outcome: "resolved",
    steps: [stepOn(view, node, { method: "click" })],
    confidence: 0.9,
    candidates,
  };
}
