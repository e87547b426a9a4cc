import type { PageView } from "../page/view.ts";
import { isCheckable, isField } from "./compatibility.ts";
import { staysOnPage } from "./joined.ts";
import { modalOf } from "./modal.ts";
import { rankedNodes, stepOn, type GroundedStep, type Resolved } from "./outcome.ts";
import { tiers } from "./similarity.ts";
import { contains, indexOf } from "./view-index.ts";

/** “… then submit”: after fields were filled, the one button whose name begins so sends them. */
export function finish(view: PageView, text: string, groundings: Resolved[]): Resolved | undefined {
  const isFilled = groundings.length > 0 && groundings.every(({ steps }) => steps.every(staysOnPage));
  const word = text.toLowerCase();
  if (!isFilled || !/^\p{L}+$/u.test(word)) return undefined;
  const modal = modalOf(view);
  const index = indexOf(view);
  const sending = index.candidates.filter(
    ({ node, fields, index: at }) =>
      fields.some(({ name }) => name.words[0] === word) &&
      !isField(node) &&
      !isCheckable(node) &&
      (modal === undefined || contains(index, modal, at)),
  );
  const [button] = sending;
  if (!button || sending.length > 1 || button.node.role === "link") return undefined;
  const steps = [stepOn(view, button.node, { method: "click" })];
  const ranked = [{ index: button.index, node: button.node, score: 0.8, tier: tiers.run }];
  return { outcome: "resolved", steps, confidence: 0.8, candidates: rankedNodes(view, ranked) };
}

/** “search for pans and press Enter”: a search that the next step sends is not sent twice. */
export function sendOnce(groundings: Resolved[]): Resolved[] {
  return groundings.map((grounding, at) => {
    const last = grounding.steps.at(-1);
    const next = groundings[at + 1]?.steps[0];
    const sends = next !== undefined && (isEnter(next) || /search|find|^go$/i.test(next.node?.name ?? ""));
    return last && isEnter(last) && sends ? { ...grounding, steps: grounding.steps.slice(0, -1) } : grounding;
  });
}

function isEnter({ method, arguments: [key] }: GroundedStep): boolean {
  return method === "press" && key === "Enter";
}
