import type { PageView } from "../page/view.ts";
import { modalOf } from "./modal.ts";
import { rankedNodes, stepOn, type Resolved } from "./outcome.ts";
import { tiers } from "./similarity.ts";
import { contains, indexOf } from "./view-index.ts";

const bare =
  /^(?:then |now |finally )?(?<verb>book|order|buy|send|submit|search|reserve|register|apply|report|finish)(?: it| them| this| now)?[.!]?$/iu;
/** These do something else with the same thing. */
const otherwise = /\b(?:later|again|history|more|all|another|without|cancel|not)\b/iu;

/** “book it”: the one button whose name begins so, where nothing else on the page is called so. */
export function groundSoleButton(view: PageView, text: string): Resolved | undefined {
  const verb = bare.exec(text.trim())?.groups?.["verb"]?.toLowerCase();
  if (verb === undefined) return undefined;
  const index = indexOf(view);
  const modal = modalOf(view);
  const called = index.candidates.filter(
    ({ node, fields, index: at }) =>
      !node.disabled &&
      (modal === undefined || contains(index, modal, at)) &&
      fields.some(({ name }) => name.words.includes(verb)),
  );
  const [only, ...others] = called;
  if (only === undefined || others.length > 0 || only.node.role !== "button") return undefined;
  if (otherwise.test(only.node.name) || !only.fields.some(({ name }) => name.words[0] === verb))
    return undefined;
  const ranked = [{ index: only.index, node: only.node, score: 0.8, tier: tiers.run }];
  const steps = [stepOn(view, only.node, { method: "click" })];
  return { outcome: "resolved", steps, confidence: 0.8, candidates: rankedNodes(view, ranked) };
}
