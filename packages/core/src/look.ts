import { takeView, type ViewOptions } from "./page/snapshot.ts";
import type { PageView } from "./page/view.ts";
import { withoutTask } from "./page/without-task.ts";
import type { Scene } from "./verb.ts";

/** A look at the page of a scene; where it shows the task in hand, without those words. No text of it is a placeholder. */
export async function lookAt(
  { live, context, task, secrets }: Pick<Scene, "live" | "context" | "task" | "secrets">,
  options: Omit<ViewOptions, "signal"> = {},
): Promise<PageView> {
  const view = secrets.disarmView(await takeView(live.worlds, { ...options, signal: context.signal }));
  return task === undefined ? view : withoutTask(view, task);
}
