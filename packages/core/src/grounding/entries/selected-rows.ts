import type { PageView } from "../../page/view.ts";
import { boxOf } from "./item-controls.ts";
import { rankedNodes, stepOn, type Grounding } from "../outcome.ts";
import type { ParsedInstruction, TargetPhrase } from "../grammar/parsed.ts";
import { itemsSaying } from "./said-items.ts";
import { indexOf } from "../matching/view-index.ts";

/** “select the radiator key”: where its row has a box to tick, the name beside it is there to be opened. */
export function boxOfSelected(view: PageView, { text, target }: ParsedInstruction): Grounding | undefined {
  if (!/^(?:select|mark)\b/iu.test(text) || !target || parsedKinds(target)) return undefined;
  const index = indexOf(view);
  const [entry, another] = itemsSaying(index, target.text);
  const box = entry === undefined || another !== undefined ? undefined : boxOf(index, entry);
  const isRow = /^(?:row|listitem)$/u.test(view.nodes[entry ?? 0]?.role ?? "");
  if (box === undefined || !isRow || box.node.checked === true) return undefined;
  const steps = [stepOn(view, box.node, { method: "check" })];
  return { outcome: "resolved", steps, confidence: box.score, candidates: rankedNodes(view, [box]) };
}

/** A kind of control, or a count, was said. */
function parsedKinds({ readings }: TargetPhrase): boolean {
  return readings.some(({ role, ordinal, all }) => all || ordinal !== undefined || role !== undefined);
}
