import type { Effect } from "@legwork/protocol";
import { effectOf, frameChanges, isSubstantial, look, type Moment } from "./effects.ts";
import type { LivePage } from "./live-page.ts";
import { methods, type Done } from "./methods.ts";
import type { Observation } from "./page-events.ts";
import { locate, type Located } from "./reference.ts";
import { settle } from "./settle.ts";
import { StepFailure, type Outcome, type Step } from "./step.ts";
import { DocumentGone } from "./worlds.ts";

export type PerformOptions = {
  /** Longest wait for the page to become quiet afterwards, ms. */
  domSettleTimeoutMs: number;
  signal: AbortSignal;
};

/** How long a page may take to show the first sign of an effect before an action counts as without one, ms. */
const patience = 600;

/** Does one step on a live page, waits for what it started, and tells what it changed. */
export async function perform(live: LivePage, step: Step, options: PerformOptions): Promise<Outcome> {
  const { signal } = options;
  using observation = live.observe();
  try {
    const target = locateTarget(live, step);
    const before = await look(live, target, signal);
    const changesBefore = await frameChanges(live, target?.world);
    signal.throwIfAborted();
    const done: Done = await methods[step.method](live, step);
    await settle(live, observation, { timeout: options.domSettleTimeoutMs, signal });
    const scene = { live, observation, before, target, changesBefore };
    let effect = await effectSince(scene, signal);
    if (!done.verified && !isSubstantial(effect)) {
      await waitForSign(live, target, signal);
      await settle(live, observation, { timeout: options.domSettleTimeoutMs, signal });
      effect = await effectSince(scene, signal);
    }
    const tookFocus = step.method === "click" && effect.focused === true && before.control?.editable === true;
    return conclude(done, effect, tookFocus);
  } catch (error) {
    if (error instanceof StepFailure) return { success: false, code: error.code, message: error.message };
    if (error instanceof DocumentGone) {
      return {
        success: false,
        code: "stale",
        message: `The page changed while ${step.description} was being used. Observe the page again.`,
      };
    }
    throw error;
  }
}

function locateTarget(live: LivePage, step: Step): Located | undefined {
  return step.reference === undefined ? undefined : locate(live.worlds, step.reference);
}

type Scene = {
  live: LivePage;
  observation: Observation;
  before: Moment;
  target: Located | undefined;
  changesBefore: number;
};

async function effectSince(scene: Scene, signal: AbortSignal) {
  const { live, observation, before, target, changesBefore } = scene;
  const after = await look(live, target, signal);
  const isFrameGone = target !== undefined && live.worlds.world(target.world.sequence) === undefined;
  const changedInFrame = isFrameGone || (await frameChanges(live, target?.world)) !== changesBefore;
  return effectOf({ before, after, observation, changedInFrame });
}

async function waitForSign(live: LivePage, target: Located | undefined, signal: AbortSignal): Promise<void> {
  try {
    const world = target?.world ?? (await live.worlds.main(signal));
    const { changes } = await live.worlds.call(world, "activity");
    await live.worlds.call(world, "changed", changes, patience);
  } catch (error) {
    if (!(error instanceof DocumentGone)) throw error;
  }
}

/** A click on a field does what it should when the field has the focus. */
function conclude(done: Done, effect: Effect, tookFocus: boolean): Outcome {
  if (done.verified || tookFocus || isSubstantial(effect))
    return { success: true, message: done.message, effect };
  return {
    success: false,
    code: "no_effect",
    message: `${done.message} It arrived there, but nothing on the page changed within ${patience} ms: no new address, request, dialog, download, value or text.`,
    effect,
  };
}
