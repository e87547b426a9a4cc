import type { Point, Readiness } from "./injected/actionability.ts";
import type { ContentBox } from "./injected/frame.ts";
import type { Hit } from "./injected/pointer-watch.ts";
import type { Need } from "./injected/prepare.ts";
import type { LivePage } from "./live-page.ts";
import { locate, type Located } from "./reference.ts";
import { quietGap } from "./settle.ts";
import { StepFailure, type Stage, type Step } from "./step.ts";
import type { PointerEvent } from "./pointer-event.ts";
import { DocumentGone } from "./document-gone.ts";
import type { World } from "./worlds.ts";

/** The element a step names. Throws `stale` when it is gone. */
export function targetOf(live: LivePage, step: Step): Located {
  if (step.reference === undefined) throw new StepFailure("not_found", `${step.method} needs an element.`);
  try {
    return locate(live.worlds, step.reference);
  } catch (error) {
    if (error instanceof DocumentGone) throw stale(step);
    throw error;
  }
}

/** An element that is ready to be used. */
export type ReadyTarget = {
  target: Located;
  /** Where to point, in the viewport of the top page, CSS pixels. */
  point: Point;
  /** It is a control that is set, not typed into. */
  settable: boolean;
  /** With `need.select`: what is typed now has to be committed afterwards. */
  commits: boolean;
  /** The page had to be moved for it. */
  scrolled: boolean;
};

/**
 * Waits until a person could use the element, answers where it is, and begins the step: what the page does before that
 * (scrolling an element into view loads things) is no effect of it. With `need.press`, all that may be pressed from then
 * on is that element, by {@link pressAt}.
 */
export async function makeReady(stage: Stage, need: Need): Promise<ReadyTarget> {
  const { live, step } = stage;
  const target = targetOf(live, step);
  const isTop = target.world.frameId === live.worlds.mainFrameId;
  const frames = isTop ? [] : await framesAround(live, target);
  const timing = { gap: quietGap, isTop };
  let prepared = await live.worlds.call(target.world, "prepare", target.number, need, timing);
  if (prepared.outcome === "covered" && prepared.hovered === true) {
    // As a person would who sees that a menu is open because the pointer is still there.
    await live.page.mouse.move(0, 0);
    await live.worlds.call(target.world, "uncovered", target.number, need);
    prepared = await live.worlds.call(target.world, "prepare", target.number, need, timing);
  }
  if (prepared.outcome !== "ready") throw notReady(step, prepared);
  const { begun, settable, commits, drawing } = prepared;
  expected.delete(target.world);
  if (need.press === true) expected.set(target.world, target.number);
  if (isTop) {
    const { point, scrolled } = prepared;
    await stage.begin({
      seen: begun && { world: target.world, look: begun },
      drawing: drawing && { point, clip: drawing },
    });
    return { target, point, settable, commits, scrolled };
  }
  const documents = [target.world, ...frames.map(({ holder }) => holder.world)];
  const { point, scrolled } = need.pointer ? await throughFrames(stage, frames, prepared) : prepared;
  // What came into view may be filled only now, as pages do with pictures and long lists. And the browser finds the process
  // that a press goes to by what is drawn: until that is where the frame is now, presses go where it was.
  if (scrolled || need.patient === true)
    await Promise.all(documents.map((world) => live.worlds.call(world, "quiet", quietGap, longestArrival)));
  await stage.begin({
    guarded: need.press === true ? documents : [],
    drawing: drawing && { point, clip: near(point) },
  });
  const selects = need.select === true && !settable;
  return {
    target,
    point,
    settable,
    scrolled,
    commits: selects && (await live.worlds.call(target.world, "selectText", target.number)),
  };
}

/** Elements whose documents let the next press through to them alone already. */
const expected = new WeakMap<World, number>();

/** Brings an element into view and waits until a person could use it; where it is in the viewport of the top page. */
export async function reach(
  stage: Stage,
  target: Located,
  need: { editable: boolean; pointer: boolean },
): Promise<Reached> {
  const { live, step } = stage;
  const frames = await framesAround(live, target);
  const readiness = await live.worlds.call(target.world, "ready", target.number, need);
  if (readiness.outcome !== "ready") throw notReady(step, readiness);
  return need.pointer ? throughFrames(stage, frames, readiness) : readiness;
}

/** Longest wait for what scrolling brought into view, ms. */
const longestArrival = 300;

/** Of a drawing inside a frame, what is near the pointer, CSS pixels. */
function near({ x, y }: Point) {
  const reach = 300;
  const [left, top] = [Math.max(0, Math.floor(x) - reach), Math.max(0, Math.floor(y) - reach)];
  return { x: left, y: top, width: 2 * reach, height: 2 * reach };
}

function documentsAround(live: LivePage, target: Located): World[] {
  return [...holdersOf(live, target)].map(({ world }) => world);
}

export type Reached = { point: Point; scrolled: boolean };

/** An `<iframe>` around an element, and where its content was before the element was brought into view. */
type FrameAround = { holder: Located; from: ContentBox | null };

/**
 * The frames around an element, the innermost first. They are asked before anything is brought into view inside, which moves
 * the documents around as well: those of other processes a moment later, and unknown to it.
 */
async function framesAround(live: LivePage, target: Located): Promise<FrameAround[]> {
  return Promise.all(
    [...holdersOf(live, target)].map(async (holder) => {
      const from = await live.worlds.call(holder.world, "contentBox", holder.number);
      return { holder, from };
    }),
  );
}

/** Carries a point out of its frames, bringing it into view in each and checking that nothing lies over it. */
async function throughFrames({ live, step }: Stage, frames: FrameAround[], inner: Reached): Promise<Reached> {
  let { point, scrolled } = inner;
  for (const { holder, from } of frames) {
    const { world, number } = holder;
    const reached = await live.worlds.call(world, "reachIntoFrame", number, point, from);
    if (reached.outcome !== "ready") throw notReady(step, reached);
    point = reached.point;
    scrolled ||= reached.scrolled;
  }
  return { point, scrolled };
}

/** The `<iframe>`s around an element, the innermost first. */
function* holdersOf(live: LivePage, target: Located): Iterable<Located> {
  for (
    let holder = live.worlds.holderOf(target.world);
    holder !== undefined;
    holder = live.worlds.holderOf(holder.world)
  )
    yield holder;
}

export type Press = {
  /** In the viewport of the top page, CSS pixels. */
  point: Point;
  /** 2 for a double click. */
  clickCount: number;
  /** Default: left. */
  button?: "left" | "right" | "middle";
};

/**
 * Presses at a point. Where the element was not what lay there at that moment nothing was pressed: its
 * document takes away a press that would land elsewhere, and those around it every press. They know of it already when
 * the element was made ready with `press`.
 *
 * All events are sent at once, and arrive one after the other (CDP `Input.dispatchMouseEvent`).
 */
export async function pressAt(live: LivePage, target: Located, press: Press): Promise<Arrival> {
  const around = documentsAround(live, target);
  if (expected.get(target.world) !== target.number) {
    await Promise.all([
      live.worlds.call(target.world, "expectPointer", target.number),
      ...around.map((world) => live.worlds.call(world, "expectPointer", null)),
    ]);
  }
  expected.delete(target.world);
  const ends = unlessGone(live.worlds.call(target.world, "pressEnds", press.clickCount));
  await live.worlds.point(eventsOf(press));
  // The press is over. The document may not know, if the page moved and the release went elsewhere.
  const [over, ...others] = [target.world, ...around].map((world) =>
    unlessGone(live.worlds.call(world, "pointerArrived")),
  );
  return arrivalOf(await Promise.all([Promise.race([ends, over]), ...others]));
}

/**
 * What became of a press: the element got it; it was taken away, and so nothing did; the element was pressed, but moved away
 * before it was let go; the page kept it from the element, over which something else lies now; or it went where nothing is watched.
 */
export type Arrival = "arrived" | "held back" | "missed" | "intercepted" | "elsewhere";

function arrivalOf([own, ...around]: (Hit | undefined)[]): Arrival {
  if (own === "missed" || own === "intercepted") return own;
  if (own === true || own === undefined) return "arrived";
  return [own, ...around].includes(false) ? "held back" : "elsewhere";
}

/** {@link pressAt} with a press of any kind; whether the element got it. */
export async function guarded(live: LivePage, target: Located, press: () => Promise<void>): Promise<boolean> {
  return (await watched(live, target, press)) === "arrived";
}

/** {@link pressAt} with a press of any kind. */
export async function watched(live: LivePage, target: Located, press: () => Promise<void>): Promise<Arrival> {
  const around = documentsAround(live, target);
  await Promise.all([
    live.worlds.call(target.world, "expectPointer", target.number),
    ...around.map((world) => live.worlds.call(world, "expectPointer", null)),
  ]);
  expected.delete(target.world);
  let told: (Hit | undefined)[] = [];
  try {
    await press();
  } finally {
    told = await Promise.all(
      [target.world, ...around].map((world) => unlessGone(live.worlds.call(world, "pointerArrived"))),
    );
  }
  return arrivalOf(told);
}

function eventsOf({ point, clickCount, button = "left" }: Press): PointerEvent[] {
  const events: PointerEvent[] = [{ type: "mouseMoved", ...point }];
  const buttons = { left: 1, right: 2, middle: 4 }[button];
  for (let count = 1; count <= clickCount; count += 1) {
    events.push({ type: "mousePressed", ...point, button, buttons, clickCount: count });
    events.push({ type: "mouseReleased", ...point, button, buttons: 0, clickCount: count });
  }
  return events;
}

/** Undefined for a document that is gone: it was left because of the press, so that arrived. */
async function unlessGone(arrived: Promise<Hit>): Promise<Hit | undefined> {
  try {
    return await arrived;
  } catch (error) {
    if (error instanceof DocumentGone) return undefined;
    throw error;
  }
}

export function hidden(step: Step): StepFailure {
  return notReady(step, { outcome: "hidden" });
}

export function stale(step: Step): StepFailure {
  return new StepFailure(
    "stale",
    `${step.description} is no longer on the page. Observe the page again and act on what it shows now.`,
  );
}

function notReady(step: Step, readiness: Exclude<Readiness, { outcome: "ready" }>): StepFailure {
  const what = step.description;
  switch (readiness.outcome) {
    case "covered":
      return new StepFailure("covered", `${what} is covered by ${readiness.by}. Close or move that first.`);
    case "disabled":
      return new StepFailure("disabled", `${what} is disabled. Fill in what it waits for, then try again.`);
    case "read_only":
      return new StepFailure("read_only", `${what} is read-only; its text cannot be changed.`);
    case "not_editable":
      return new StepFailure("read_only", `${what} does not take text. Name a field, or use click.`);
    case "hidden":
      return new StepFailure(
        "hidden",
        `${what} is not visible. Open what holds it (a tab, a menu, a section) first.`,
      );
    case "moving":
      return new StepFailure(
        "timeout",
        `${what} did not stop moving within 2 s. Try again once the page is at rest.`,
      );
    default:
      return stale(step);
  }
}
