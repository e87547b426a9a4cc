import { LegworkError, type ActResult, type MemoryStep } from "@legwork/protocol";
import { performRemembered } from "../../act.ts";
import { read } from "../../extract.ts";
import type { Recognised } from "../../find-again.ts";
import { openAddress } from "../../navigate.ts";
import { seenNow } from "../../memory/seen-step.ts";
import { DocumentGone } from "../../page/document-gone.ts";
import { takeView } from "../../page/snapshot.ts";
import { isActionMethod, lateContentMs, stillnessMs } from "../../plan.ts";
import { recognise } from "../../recall.ts";
import { refusalInAddress } from "../../secrets/values-for-step.ts";
import type { Scene } from "../../verb.ts";
import { objectionAfter } from "../objection.ts";
import { stepOf, type Recorder } from "../recorder.ts";

/** How far a replay came. */
export type Replayed = {
  /** Steps as they were done, with elements as they are now. */
  steps: MemoryStep[];
  /** Elements that were found at another place. */
  healed: number;
  answers: string[];
  /** Where it ended before its end, and why; nothing was done of that step when `untouched`. */
  stop?: { at: number; reason: string; untouched: boolean };
};

/** Does the remembered steps of a run again, each on the element that is found to be the same; no model is asked. */
export async function replayRun(scene: Scene, steps: MemoryStep[], recorder: Recorder): Promise<Replayed> {
  const replayed: Replayed = { steps: [], healed: 0, answers: [] };
  let objection: string | undefined;
  for (const [at, step] of steps.entries()) {
    if (recorder.stepsLeft === 0)
      return {
        ...replayed,
        stop: { at, reason: "the actions allowed are used up (maxSteps)", untouched: true },
      };
    recorder.part = step.part;
    const now = { ...scene, live: await scene.context.pages.live() };
    const came = await takeStep(now, step, recorder);
    if ("reason" in came) return { ...replayed, stop: { at, ...came } };
    replayed.steps.push(came.step);
    objection = came.result === undefined ? objection : objectionAfter(came.result, objection);
    if (came.isHealed) replayed.healed += 1;
    if (came.answer !== undefined) replayed.answers.push(came.answer);
  }
  if (objection === undefined) return replayed;
  const reason = `the page did not take it: ${objection}.`;
  return { ...replayed, stop: { at: steps.length - 1, reason, untouched: false } };
}

type Came =
  | { step: MemoryStep; isHealed?: boolean; answer?: string; result?: ActResult }
  | { reason: string; untouched: boolean };

const fromMemory = "Done before for this task, and done again from memory.";

async function takeStep(scene: Scene, step: MemoryStep, recorder: Recorder): Promise<Came> {
  if (step.method === "navigate") return open(scene, step, recorder);
  if (step.method === "extract") return readAgain(scene, step, recorder);
  if (!isActionMethod(step.method)) return { reason: `there is no method ${step.method}`, untouched: true };
  const found = await find(scene, step);
  if (found === undefined)
    return { reason: `${step.description} is not plainly there any more`, untouched: true };
  const now = found.sighting === undefined ? step : seenNow(step, found.sighting);
  const { method, arguments: given } = step;
  let result: ActResult | undefined;
  const about = { type: "act", instruction: `${method} ${step.description}`, reasoning: fromMemory };
  await recorder.take(about, async () => {
    result = await performRemembered(scene, method, { arguments: given, found });
    return { ...stepOf(result), traced: { steps: result.success ? [now] : [] } };
  });
  if (result?.success === true) return { step: now, isHealed: found.sighting !== undefined, result };
  const untouched = ["not_found", "covered", "disabled", "hidden", "read_only", "unknown_option"];
  return { reason: result?.message ?? "", untouched: untouched.includes(result?.code ?? "") };
}

/** Content may come after the page is loaded. */
async function find(scene: Scene, step: MemoryStep): Promise<Recognised | undefined> {
  const { worlds } = scene.live;
  const { signal } = scene.context;
  for (const end = performance.now() + lateContentMs; ;) {
    try {
      const world = await worlds.main(signal);
      // Counted first, so that no change is missed.
      const { changes } = await worlds.call(world, "activity");
      const found = await recognise(scene, step);
      if (found !== undefined || performance.now() >= end) return found;
      if (!(await worlds.call(world, "changed", changes, stillnessMs))) return undefined;
    } catch (error) {
      if (!(error instanceof DocumentGone)) throw error;
    }
  }
}

async function open(scene: Scene, step: MemoryStep, recorder: Recorder): Promise<Came> {
  const [address = ""] = step.arguments;
  const refusal = refusalInAddress(scene, address);
  if (refusal !== undefined) return { reason: refusal, untouched: true };
  const url = scene.secrets.fill(address);
  try {
    await recorder.take(
      { type: "navigate", instruction: "Open the address", reasoning: fromMemory },
      async () => {
        await openAddress(scene.context, { url });
        return {
          action: `Opened ${URL.parse(url)?.origin ?? "the address"}`,
          success: true,
          traced: { steps: [step] },
        };
      },
    );
    return { step };
  } catch (error) {
    const own = ["navigation_failed", "url_forbidden", "timeout"];
    if (!(error instanceof LegworkError) || !own.includes(error.code) || scene.context.signal.aborted)
      throw error;
    return { reason: error.message, untouched: true };
  }
}

async function readAgain(scene: Scene, step: MemoryStep, recorder: Recorder): Promise<Came> {
  const instruction = step.arguments[0] ?? "";
  const view = await takeView(scene.live.worlds, { signal: scene.context.signal });
  try {
    const { result } = await read({ ...scene, model: { kind: "embedded" } }, view, { instruction });
    const answer = (result as { extraction: string }).extraction;
    await recorder.take({ type: "extract", instruction, reasoning: fromMemory }, async () => ({
      action: `Read ${JSON.stringify(answer.slice(0, 200))}`,
      success: true,
      traced: { steps: [step] },
    }));
    return { step, answer };
  } catch (error) {
    if (!(error instanceof LegworkError) || error.code !== "unsupported_instruction") throw error;
    return { reason: error.message, untouched: true };
  }
}
