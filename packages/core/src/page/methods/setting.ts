import { stale } from "../pointer.ts";
import type { Located } from "../reference.ts";
import { StepFailure, unlessVeiled, type Stage } from "../step.ts";
import type { Done } from "./done.ts";

export async function setNative({ live, step }: Stage, target: Located, value: string): Promise<Done> {
  const answer = await live.worlds.call(target.world, "setValue", target.number, value);
  if (answer === undefined) throw stale(step);
  if (answer.rejected) {
    const instead =
      answer.held === ""
        ? ""
        : ` The nearest it takes is ${unlessVeiled(step, JSON.stringify(answer.held))}.`;
    throw new StepFailure(
      "no_effect",
      `${step.description} does not take ${unlessVeiled(step, JSON.stringify(value))}, and was left as it is.${instead} Dates are given as 2026-03-31, times as 14:30, colours as #rrggbb.`,
    );
  }
  return {
    message: `Set ${step.description}.`,
    verified: true,
    holds: (state) =>
      state.value === answer.held
        ? undefined
        : `${step.description} was set, but the page made it hold ${JSON.stringify(state.value)}.`,
  };
}
