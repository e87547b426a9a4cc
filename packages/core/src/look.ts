import { takeView, type ViewOptions } from "./page/snapshot.ts";
import type { PageView } from "./page/view.ts";
import { withoutTask } from "./page/without-task.ts";
import type { Scene } from "./verb.ts";

/** A look at the page of a scene; where it shows the task in hand, without those words. */
export async function lookAt(
  { live, context, task }: Pick<Scene, "live" | "context" | "task">,
  options: Omit<ViewOptions, "signal"> = {},
): Promise<PageView> {
  const view = await takeView(live.worlds, { ...options, signal: context.signal });
  return task === undefined ? view : withoutTask(view, task);
}
