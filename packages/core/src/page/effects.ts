import type { Effect } from "@legwork/protocol";
import type { Activity } from "./injected/activity.ts";
import type { ControlState } from "./injected/control.ts";
import type { LivePage } from "./live-page.ts";
import type { Observation } from "./page-events.ts";
import type { Located } from "./reference.ts";
import { DocumentGone, type World } from "./worlds.ts";

/** What could be seen of the page and of the target at one moment. */
export type Moment = {
  url: string;
  contextId: string;
  activity: Activity;
  control: ControlState | undefined;
};

export async function look(
  live: LivePage,
  target: Located | undefined,
  signal: AbortSignal,
): Promise<Moment> {
  const world = await live.worlds.main(signal);
  const [activity, control] = await Promise.all([
    live.worlds.call(world, "activity"),
    target === undefined ? undefined : controlOf(live, target),
  ]);
  return { url: live.url(), contextId: world.contextId, activity, control };
}

async function controlOf(live: LivePage, target: Located): Promise<ControlState | undefined> {
  try {
    return await live.worlds.call(target.world, "controlState", target.number);
  } catch (error) {
    if (error instanceof DocumentGone) return undefined;
    throw error;
  }
}

/** Changes in the document of the target's own frame, which the main document does not see. */
export async function frameChanges(live: LivePage, world: World | undefined): Promise<number> {
  if (world === undefined || live.worlds.world(world.sequence) === undefined) return 0;
  try {
    return (await live.worlds.call(world, "activity")).changes;
  } catch (error) {
    if (error instanceof DocumentGone) return 0;
    throw error;
  }
}

export type Difference = { before: Moment; after: Moment; observation: Observation; changedInFrame: boolean };

/** What an action changed, in the words of the protocol; empty when nothing that can be observed did. */
export function effectOf({ before, after, observation, changedInFrame }: Difference): Effect {
  const effect: Effect = {};
  const isNewDocument = before.contextId !== after.contextId;
  if (before.url !== after.url) Object.assign(effect, { urlBefore: before.url, urlAfter: after.url });
  if (isNewDocument || changedInFrame || before.activity.changes !== after.activity.changes)
    effect.domChanged = true;
  addControlChange(effect, before.control, after.control);
  const { scrollX: x, scrollY: y } = after.activity;
  if (!isNewDocument && (x !== before.activity.scrollX || y !== before.activity.scrollY))
    effect.scrolled = { x, y };
  if (!isNewDocument && before.activity.active !== after.activity.active) effect.focused = true;
  const dialog = observation.dialogs.at(-1);
  if (dialog !== undefined) effect.dialog = dialog;
  const download = observation.downloads.at(-1);
  if (download !== undefined) effect.download = download;
  const newPage = observation.newPages.at(-1);
  if (newPage !== undefined) effect.newPage = newPage.url();
  if (observation.requests > 0) effect.requests = observation.requests;
  return effect;
}

function addControlChange(
  effect: Effect,
  before: ControlState | undefined,
  after: ControlState | undefined,
): void {
  if (before === undefined || after === undefined) return;
  if (after.value !== undefined && after.value !== before.value)
    effect.value = after.secret ? "•".repeat(after.value.length) : after.value;
  if (after.checked !== undefined && after.checked !== before.checked) effect.checked = after.checked;
}

/** True when an effect is more than the focus that every press of the pointer moves. */
export function isSubstantial(effect: Effect): boolean {
  return Object.keys(effect).some((key) => key !== "focused");
}
