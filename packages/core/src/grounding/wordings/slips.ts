import type { PageView } from "../../page/view.ts";
import type { Grounding } from "../outcome.ts";
import { asWritten, mendSpelling, type Mended } from "./spelling.ts";
import { heldAgainstOthers } from "../checks/unaccounted.ts";

const mendedFactor = 0.93;

/** What an order means whose slips are mended; where the verb alone was, its other words are mended once it is not found so. */
export function withSlipsMended(
  view: PageView,
  mended: Mended,
  ground: (order: string) => Grounding,
): Grounding {
  const found = ground(mended.text);
  if (found.outcome !== "resolved") {
    const more = found.decisive ? undefined : mendSpelling(view, mended.text);
    if (more === undefined) return found;
    return withSlipsMended(view, { text: more.text, slips: [...mended.slips, ...more.slips] }, ground);
  }
  const held = heldAgainstOthers(view, mended.text, found);
  if (held.outcome !== "resolved") return held;
  const steps = found.steps.map((step) => ({
    ...step,
    arguments:
      step.method === "selectOption"
        ? step.arguments
        : step.arguments.map((value) => asWritten(value, mended)),
  }));
  return { ...found, steps, confidence: found.confidence * mendedFactor, isInferred: true };
}
