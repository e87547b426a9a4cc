import type { PageView } from "../page/view.ts";
import { isCheckable } from "./compatibility.ts";
import type { Grounding } from "./outcome.ts";
import { takeTimes } from "./page-frames.ts";
import { textOf, tokenize } from "./tokens.ts";

/** “zoom in three times”, “next slide twice”: what is pressed once is pressed so often. */
export function groundRepeated(
  view: PageView,
  instruction: string,
  groundOnce: (view: PageView, order: string) => Grounding,
): Grounding | undefined {
  const { rest, times } = takeTimes(tokenize(instruction.trim()));
  if (times < 2 || rest.tokens.length === 0) return undefined;
  const once = groundOnce(view, textOf(rest));
  if (once.outcome !== "resolved") return undefined;
  const [step, ...others] = once.steps;
  // A box that is ticked twice is as it was, and a link leads away.
  const isRepeatable =
    step?.method === "click" &&
    step.node !== undefined &&
    step.node.pressed === undefined &&
    !isCheckable(step.node) &&
    (step.node.role !== "link" || step.node.href === undefined);
  if (!isRepeatable || others.length > 0) return undefined;
  return { ...once, steps: Array.from({ length: times }, () => step) };
}
