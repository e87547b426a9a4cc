import type { Located } from "../reference.ts";
import { StepFailure, type Stage } from "../step.ts";

export async function takeFocus({ live, step }: Stage, target: Located): Promise<void> {
  if (await live.worlds.call(target.world, "focus", target.number)) return;
  throw new StepFailure(
    "not_understood",
    `${step.description} cannot have the keyboard focus. Name a field or a control, or press the key without naming one.`,
  );
}
