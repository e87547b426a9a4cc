import type { Point, Readiness } from "./injected/actionability.ts";
import type { LivePage } from "./live-page.ts";
import { locate, type Located } from "./reference.ts";
import { StepFailure, type Step } from "./step.ts";
import { DocumentGone } from "./worlds.ts";

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

/** Waits until a person could use the element, and answers where it is in the viewport of the top page. */
export async function makeReady(
  live: LivePage,
  step: Step,
  need: { editable: boolean; pointer: boolean },
): Promise<{ target: Located; point: Point }> {
  const target = targetOf(live, step);
  const readiness = await live.worlds.call(target.world, "ready", target.number, need);
  if (readiness.outcome !== "ready") throw notReady(step, readiness);
  const point = need.pointer ? await throughFrames(live, { target, step }, readiness.point) : readiness.point;
  return { target, point };
}

/** Carries a point out of its frames, checking in each that nothing of the outer page lies over it. */
async function throughFrames(
  live: LivePage,
  { target, step }: { target: Located; step: Step },
  inner: Point,
): Promise<Point> {
  let point = inner;
  for (
    let holder = live.worlds.holderOf(target.world);
    holder !== undefined;
    holder = live.worlds.holderOf(holder.world)
  ) {
    const frame = await live.worlds.call(holder.world, "ready", holder.number, {
      editable: false,
      pointer: false,
    });
    if (frame.outcome !== "ready") throw notReady(step, frame);
    const offset = await live.worlds.call(holder.world, "contentBox", holder.number);
    if (offset === null) throw stale(step);
    point = { x: point.x + offset.x, y: point.y + offset.y };
    const by = await live.worlds.call(holder.world, "coveredAt", holder.number, point);
    if (by !== undefined) throw notReady(step, { outcome: "covered", by });
  }
  return point;
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
