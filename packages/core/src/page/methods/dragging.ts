import type { Arrangement } from "../injected/dragging.ts";
import type { Point } from "../injected/actionability.ts";
import { guarded, makeReady, reach, stale } from "../pointer.ts";
import { isReference, locate, type Located } from "../reference.ts";
import { resolveSelector } from "../selectors.ts";
import { quietGap } from "../settle.ts";
import { StepFailure, type Stage } from "../step.ts";
import { DocumentGone } from "../document-gone.ts";
import { movedAway } from "./clicking.ts";
import type { Done } from "./done.ts";

/** Where to let go: on an element, or so many CSS pixels to the right and down. */
type Goal = { element: Located; part: Point } | { by: Point };

/** How long a page may take to show what a drop did, ms. */
const patience = 600;
/** Moves of the pointer on its way; pages tell a drag from a click by several of them. */
const moves = 12;
/** Distance after which pages and the browser take a press for a drag, CSS pixels. */
const threshold = 6;

/**
 * Drags with real moves of the mouse. Where the element is `draggable`, Chromium makes a drag of them that is told by
 * `dragstart`, `dragover` and `drop` (HTML, section 6.11); where the page follows the pointer itself, they are enough.
 */
export async function dragTo(stage: Stage): Promise<Done> {
  const { live, step } = stage;
  const goal = await goalOf(stage);
  const { target, point } = await makeReady(stage, { editable: false, pointer: true });
  const worlds = live.worlds.all();
  await Promise.all(worlds.map((world) => live.worlds.call(world, "expectDrop")));
  const before = await live.worlds.call(target.world, "arrangement", target.number);
  const isMain = (await live.worlds.main(stage.signal)) === target.world;
  using seen = live.observe();
  const arrived = await guarded(live, target, () => drag(stage, point, goal));
  if (!arrived) throw movedAway(step);
  const drops = await Promise.all(
    worlds.map((world) => live.worlds.call(world, "dropped").catch(ignoreGone)),
  );
  const isNative = drops.some((drop) => drop?.started);
  if (isNative && !drops.some((drop) => drop?.accepted)) {
    throw new StepFailure(
      "no_effect",
      `${step.description} was dragged, but nothing there takes it: the browser ended the drag without a drop.`,
    );
  }
  const message = `Dragged ${step.description}.`;
  if ((await hasMoved(stage, target, { before, isMain })) || seen.requests > 0)
    return { message, verified: true };
  throw new StepFailure(
    "no_effect",
    `${step.description} was dragged and let go, but everything on the page is where and as it was.`,
  );
}

function ignoreGone(error: unknown): undefined {
  if (!(error instanceof DocumentGone)) throw error;
}

async function goalOf(stage: Stage): Promise<Goal> {
  const { live, step, signal } = stage;
  const [where = "", down] = step.arguments;
  const numeric = /^\s*[-+]?\d+(?:\.\d+)?(?:px)?\s*$/;
  if (numeric.test(where) && numeric.test(down ?? ""))
    return { by: { x: Number.parseFloat(where), y: Number.parseFloat(down ?? "") } };
  if (where.trim() === "") {
    throw new StepFailure(
      "not_understood",
      "dragTo needs a place to drop on: the selector of an element, or how many pixels to the right and down (120 and 0).",
    );
  }
  const element = isReference(where)
    ? located(live.worlds, where)
    : await resolveSelector(live.worlds, where, signal);
  if (element === undefined)
    throw new StepFailure("not_found", `Nothing on the page matches ${where}, where it was to be dropped.`);
  return { element, part: await partToDropOn(stage, element) };
}

/** The part of an element where a drop reaches it; one that nobody could drop on is told before anything is pressed. */
async function partToDropOn(stage: Stage, { world, number }: Located): Promise<Point> {
  const description = `The place to drop ${stage.step.description} on`;
  const need = { editable: false, pointer: true };
  await reach({ ...stage, step: { ...stage.step, description } }, { world, number }, need);
  const ready = await stage.live.worlds.call(world, "ready", number, need);
  if (ready.outcome !== "ready") throw stale(stage.step);
  return stage.live.worlds.call(world, "partAt", number, ready.point);
}

function located(worlds: Stage["live"]["worlds"], reference: string): Located | undefined {
  try {
    return locate(worlds, reference);
  } catch (error) {
    return ignoreGone(error);
  }
}

async function drag(stage: Stage, from: Point, goal: Goal): Promise<void> {
  const { mouse } = stage.live.page;
  await mouse.move(from.x, from.y);
  await mouse.down();
  try {
    // It must be a drag before anything scrolls, or it would be one of what comes to lie there.
    await mouse.move(from.x + threshold, from.y + threshold);
    const rough = await placeOf(stage, from, goal);
    await mouse.move(rough.x, rough.y, { steps: moves });
    // What a page shows once a drag began (a gap, a zone) may push the goal aside.
    const exact = await placeOf(stage, from, goal);
    await mouse.move(exact.x, exact.y, { steps: 2 });
    await mouse.move(exact.x, exact.y);
  } finally {
    await mouse.up();
  }
}

/** Where the goal is now, brought into view when it is not. */
async function placeOf({ live, step }: Stage, from: Point, goal: Goal): Promise<Point> {
  if ("by" in goal) return { x: from.x + goal.by.x, y: from.y + goal.by.y };
  const { element, part } = goal;
  let point = await live.worlds.call(element.world, "placeToDrop", element.number, part);
  if (point === null) throw stale(step);
  for (
    let holder = live.worlds.holderOf(element.world);
    holder !== undefined;
    holder = live.worlds.holderOf(holder.world)
  )
    point = await live.worlds.call(holder.world, "outward", holder.number, point);
  return point;
}

/** How the document was; `isMain`: it is no frame's. */
type Before = { before: Arrangement; isMain: boolean };

/** Whether anything is elsewhere or otherwise than before, waiting for it as long as pages need. */
async function hasMoved({ live }: Stage, target: Located, { before, isMain }: Before): Promise<boolean> {
  const { world, number } = target;
  const end = performance.now() + patience;
  try {
    for (;;) {
      const { changes } = await live.worlds.call(world, "activity");
      // A card that flies back to its place is not where it will be.
      await live.worlds.call(world, "quiet", quietGap, patience);
      const now = await live.worlds.call(world, "settledArrangement", number);
      if (now.content !== before.content || now.place !== before.place) return true;
      const left = end - performance.now();
      if (left <= 0 || !(await live.worlds.call(world, "changed", changes, left))) return false;
    }
  } catch (error) {
    // A drop may lead to another page; a frame that is gone tells nothing of what was dragged in it.
    if (error instanceof DocumentGone && isMain) return true;
    throw error;
  }
}
