import { setTimeout as delay } from "node:timers/promises";
import { lookAt } from "../../look.ts";
import type { PageView } from "../../page/view.ts";
import { DocumentGone } from "../../page/document-gone.ts";
import type { Scene } from "../../verb.ts";
import type { Recorder } from "../recorder.ts";
import type { Came } from "./came.ts";
import type { Judgement } from "./conditions.ts";

/** Frames tell nothing of their changes to the document around them, so that it is looked at now and then, ms. */
const frameInterval = 1_000;

/** Looks whenever the page has changed, until what is judged holds, cannot be told, or `end` (of `performance.now`) is over. */
export async function changeOf(
  scene: Scene,
  { end, judge }: { end: number; judge: (view: PageView) => Judgement },
): Promise<Judgement> {
  const { live, context } = scene;
  for (;;) {
    context.signal.throwIfAborted();
    try {
      const world = await live.worlds.main(context.signal);
      // Counted first, so that no change is missed.
      const [{ changes }, view] = await Promise.all([live.worlds.call(world, "activity"), lookAt(scene)]);
      const judged = judge(view);
      const left = end - performance.now();
      if (judged !== "fails" || left <= 0) return judged;
      await live.worlds.call(world, "changed", changes, Math.min(left, frameInterval));
    } catch (error) {
      // Another document has come, and may have it.
      if (!(error instanceof DocumentGone)) throw error;
    }
  }
}

/** Longest time that a task may have nothing done for at once, ms. */
const longestPause = 60_000;

type Waiter = { recorder: Recorder; scene: () => Promise<Scene> };

/** Waits as long as the task says; ends with the deadline or the caller. Not done again from memory, which has no such step. */
export async function pauseFor(
  waiter: Waiter,
  { text, milliseconds }: { text: string; milliseconds: number },
): Promise<Came> {
  if (milliseconds > longestPause)
    return { done: false, reason: `it is longer than ${longestPause} ms, the longest that is waited.` };
  await waiter.recorder.take({ type: "wait", instruction: text }, async () => {
    const { context } = await waiter.scene();
    await delay(milliseconds, undefined, { signal: context.signal });
    return { action: `Waited for ${milliseconds} ms.`, success: true };
  });
  return { done: true };
}
