import { LegworkError } from "@legwork/protocol";
import { whyNoPage, type NoPage } from "./page/no-page.ts";
import { requireSelector, resolveAll } from "./page/selectors.ts";
import { lookAt } from "./look.ts";
import type { ViewOptions } from "./page/snapshot.ts";
import type { PageView } from "./page/view.ts";
import type { Scene } from "./verb.ts";

/** What part of the page an operation looks at. */
export type Scope = {
  selector?: string | undefined;
  ignoreSelectors?: string[] | undefined;
  iframes?: boolean | undefined;
};

/** Why there is nothing to look at, if so. @throws LegworkError `selector_not_found` where a part of it is asked for. */
export async function missingPage({ live, context }: Scene, scope: Scope): Promise<NoPage | undefined> {
  const noPage = await whyNoPage(live, context.signal);
  if (noPage !== undefined && scope.selector !== undefined)
    throw new LegworkError("selector_not_found", noPage.message);
  return noPage;
}

/** @throws LegworkError `selector_not_found` when the selector matches nothing; one to ignore may match nothing. */
export async function viewWithin(scene: Scene, scope: Scope): Promise<PageView> {
  const { live, context } = scene;
  const { signal } = context;
  const options: ViewOptions = { iframes: scope.iframes };
  if (scope.selector !== undefined)
    options.within = await requireSelector(live.worlds, scope.selector, signal);
  const { within } = options;
  // A part that was asked for inside a frame is looked at there, and with it what is left out of it.
  const isInFrame = within !== undefined && within.world.frameId !== live.worlds.mainFrameId;
  options.without = await resolveAll(live.worlds, scope.ignoreSelectors ?? [], {
    iframes: isInFrame || scope.iframes !== false,
    signal,
  });
  return lookAt(scene, options);
}
