import type { Held } from "../injected/control.ts";
import { tellInternals } from "../internals.ts";
import { stale, targetOf } from "../pointer.ts";
import type { Stage } from "../step.ts";
import { click } from "./clicking.ts";
import type { Done } from "./done.ts";

export async function setChecked(stage: Stage, wanted: boolean): Promise<Done> {
  const { live, step } = stage;
  const word = wanted ? "checked" : "unchecked";
  const target = targetOf(live, step);
  const { worlds } = live;
  const state = () => worlds.call(target.world, "controlState", target.number);
  const first = await state();
  const isCustom = first?.isCustom === true;
  if (isCustom) await tellInternals(worlds, target.world, [target.number]);
  const before = isCustom ? await state() : first;
  if (before === undefined) throw stale(step);
  const isSo = (state: Held) => state.checked === wanted && !state.mixed;
  if (isSo(before)) {
    await stage.begin();
    return { message: `${step.description} was already ${word}.`, verified: true };
  }
  await click(stage);
  if (isCustom) await tellInternals(worlds, target.world, [target.number]);
  return {
    message: `${wanted ? "Checked" : "Unchecked"} ${step.description}.`,
    verified: true,
    holds: (state) => (isSo(state) ? undefined : `${step.description} was clicked, but is not ${word} now.`),
  };
}
