import { lookAt } from "../../look.ts";
import type { PageView } from "../../page/view.ts";
import { DocumentGone } from "../../page/document-gone.ts";
import type { Scene } from "../../verb.ts";
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
