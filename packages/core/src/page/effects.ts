import type { Effect } from "@legwork/protocol";
import { toldAddress } from "../browser/told-address.ts";
import type { Activity } from "./injected/activity.ts";
import type { ControlState } from "./injected/control.ts";
import type { Drawing, Look } from "./injected/prepare.ts";
import type { LivePage } from "./live-page.ts";
import type { Observation } from "./page-events.ts";
import type { Point } from "./injected/actionability.ts";
import type { Located } from "./reference.ts";
import { DocumentGone } from "./document-gone.ts";
import type { World } from "./worlds.ts";

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

/** What a document told of itself. */
export type Seen = { world: World; look: Look };

/** A step that has begun in its element's document. */
export type Begun = {
  seen?: Seen | undefined;
  /** Documents that are to let the press through to the element alone; those that told something do already. */
  guarded?: World[];
  /** A drawing where it will be pressed, in the viewport of the top page. */
  drawing?: { point: Point; clip: Drawing } | undefined;
};

export type LookOptions = {
  /** The step begins with this look: what changes from now on is its effect. */
  begins: boolean;
  /** What some documents told already; the others are asked, all at once. */
  seen: Seen[];
  /** Documents that are to let no press through to anything but the element, or to nothing if it is not in them. */
  guarded?: World[];
  /** How the page was before: what other documents than the element's tell is not needed where the main one has changed. */
  before?: Moment | undefined;
  signal: AbortSignal;
};

/** How the page is now. */
export async function look(
  live: LivePage,
  target: Located | undefined,
  options: LookOptions,
): Promise<Moment> {
  const world = await live.worlds.main(options.signal);
  const { seen: known, before, begins } = options;
  const isTold = !begins && known.some((seen) => seen.world === world && hasChangedSince(seen, before));
  const others = live.worlds.besides(world).filter((other) => !isTold || other === target?.world);
  const asked = async (other: World) => [other, await lookAt(live, other, { target, ...options })] as const;
  const looks = new Map(await Promise.all([world, ...others].map(asked)));
  const main = looks.get(world);
  if (main === undefined) {
    if (begins) throw new DocumentGone("the page went on to another document");
    return look(live, target, options);
  }
  looks.delete(world);
  const traces = new Map<number, string>();
  for (const [other, seen] of looks) if (seen !== undefined) traces.set(other.sequence, written(seen));
  const { control } = (target === undefined || target.world === world ? main : looks.get(target.world)) ?? {};
  return { url: live.url(), contextId: world.contextId, activity: main.activity, traces, control };
}

function hasChangedSince({ world, look }: Seen, before: Moment | undefined): boolean {
  return before?.contextId === world.contextId && before.activity.changes !== look.activity.changes;
}

/** Undefined for a document that is gone. */
async function lookAt(
  live: LivePage,
  world: World,
  { target, begins, seen, guarded = [] }: LookOptions & { target: Located | undefined },
): Promise<Look | undefined> {
  const known = seen.find((other) => other.world === world);
  if (known !== undefined) return known.look;
  const number = target?.world === world ? target.number : null;
  try {
    if (begins) return await live.worlds.call(world, "beginIn", number, guarded.includes(world));
    return await live.worlds.call(world, "lookNow", number);
  } catch (error) {
    if (error instanceof DocumentGone) return undefined;
    throw error;
  }
}

const written = ({ activity: { changes, held, scrollX, scrollY } }: Look) =>
  `${changes} ${held} ${scrollX} ${scrollY}`;

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
  if (newPage !== undefined) effect.newPage = toldAddress(newPage);
  if (observation.requests > 0) effect.requests = observation.requests;
  // What another document says that a link led to was said to nobody's action.
  if (!isNewDocument || observation.hasPosted) {
    const { alerts, invalid } = after.activity.remarks;
    if (alerts.length > 0) effect.alerts = alerts;
    if (invalid.length > 0) effect.invalid = invalid;
  }
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
