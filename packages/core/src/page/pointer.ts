import type { Point, Readiness } from "./injected/actionability.ts";
import type { LivePage } from "./live-page.ts";
import { locate, type Located } from "./reference.ts";
import { quietGap } from "./settle.ts";
import { StepFailure, type Stage, type Step } from "./step.ts";
import { DocumentGone, type World } from "./worlds.ts";

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

/**
 * Waits until a person could use the element, and answers where it is in the viewport of the top page, and how to begin:
 * what the page does before that (scrolling an element into view loads things) is no effect of the step.
 */
export async function makeReady(
  stage: Stage,
  need: { editable: boolean; pointer: boolean },
): Promise<{ target: Located; point: Point }> {
  const { live, step } = stage;
  const target = targetOf(live, step);
  const readiness = await live.worlds.call(target.world, "ready", target.number, need);
  if (readiness.outcome !== "ready") throw notReady(step, readiness);
  const reached = need.pointer ? await throughFrames(stage, target, readiness) : readiness;
  // What came into view may be filled only now, as pages do with pictures and long lists.
  if (reached.scrolled) await live.worlds.call(target.world, "quiet", quietGap, longestArrival);
  await stage.begin();
  return { target, point: reached.point };
}

/** Longest wait for what scrolling brought into view, ms. */
const longestArrival = 300;

type Reached = { point: Point; scrolled: boolean };

/** Carries a point out of its frames, bringing it into view in each and checking that nothing lies over it. */
async function throughFrames({ live, step }: Stage, target: Located, inner: Reached): Promise<Reached> {
  let { point, scrolled } = inner;
  for (const holder of holdersOf(live, target)) {
    const reached = await live.worlds.call(holder.world, "reachIntoFrame", holder.number, point);
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

/**
 * Presses at a point; false when the element was not what lay there at that moment, and so nothing was pressed: its
 * document takes away a press that would land elsewhere, and those around it every press.
 */
export async function pressAt(
  live: LivePage,
  target: Located,
  { point, clickCount }: { point: Point; clickCount: number },
): Promise<boolean> {
  const around = [...holdersOf(live, target)].map(({ world }) => world);
  const expected = await Promise.all([
    live.worlds.call(target.world, "expectPointer", target.number),
    ...around.map((world) => live.worlds.call(world, "expectPointer", null)),
  ]);
  if (expected.includes(false)) return false;
  await live.page.mouse.click(point.x, point.y, { clickCount });
  const [arrived] = await Promise.all([target.world, ...around].map((world) => arrivedIn(live, world)));
  return arrived !== false && arrived !== null;
}

/** Undefined for a document that is gone: it was left because of the press, so that arrived. */
async function arrivedIn(live: LivePage, world: World): Promise<boolean | null | undefined> {
  try {
    return await live.worlds.call(world, "pointerArrived");
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
