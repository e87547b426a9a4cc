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
  /** Of the main document. */
  activity: Activity;
  /** Changes, values and scrolling of every other document by its number: a click in one may show in another. */
  traces: Map<number, string>;
  control: ControlState | undefined;
};

/** `beginAction` for the first look of a step, `activity` for those after it. */
export async function look(
  live: LivePage,
  target: Located | undefined,
  { how, signal }: { how: "beginAction" | "activity"; signal: AbortSignal },
): Promise<Moment> {
  const world = await live.worlds.main(signal);
  const [activity, control, ...others] = await Promise.all([
    live.worlds.call(world, how),
    target === undefined ? undefined : controlOf(live, target),
    ...live.worlds.besides(world).map((other) => traceOf(live, other, how)),
  ]);
  const traces = new Map(others.filter((trace) => trace !== undefined));
  return { url: live.url(), contextId: world.contextId, activity, traces, control };
}

async function traceOf(
  live: LivePage,
  world: World,
  how: "beginAction" | "activity",
): Promise<[number, string] | undefined> {
  try {
    return [world.sequence, written(await live.worlds.call(world, how))];
  } catch (error) {
    if (error instanceof DocumentGone) return undefined;
    throw error;
  }
}

const written = ({ changes, held, scrollX, scrollY }: Activity) => `${changes} ${held} ${scrollX} ${scrollY}`;

async function controlOf(live: LivePage, target: Located): Promise<ControlState | undefined> {
  try {
    return await live.worlds.call(target.world, "controlState", target.number);
  } catch (error) {
    if (error instanceof DocumentGone) return undefined;
    throw error;
  }
}

export type Difference = { before: Moment; after: Moment; observation: Observation };

/** What an action changed, in the words of the protocol; empty when nothing that can be observed did. */
export function effectOf({ before, after, observation }: Difference): Effect {
  const effect: Effect = {};
  const isNewDocument = before.contextId !== after.contextId;
  if (before.url !== after.url) Object.assign(effect, { urlBefore: before.url, urlAfter: after.url });
  if (isNewDocument || hasChanged(before, after)) effect.domChanged = true;
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

function hasChanged(before: Moment, after: Moment): boolean {
  const { activity: then, control: had } = before;
  const { activity: now, control: has } = after;
  if (then.changes !== now.changes || then.held !== now.held) return true;
  if (had !== undefined && has !== undefined && had.shownAround !== has.shownAround) return true;
  return [...before.traces].some(([sequence, trace]) => after.traces.get(sequence) !== trace);
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
