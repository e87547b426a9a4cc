import { makeReady } from "../pointer.ts";
import type { Located } from "../reference.ts";
import { StepFailure, unlessVeiled, type Stage } from "../step.ts";
import type { Done } from "./done.ts";
import { takeFocus } from "./focusing.ts";

/** Keys that are pressed at most; a slider of more steps has a coarser key, or a field beside it. */
const mostKeys = 400;
/** How long a slider may take to follow a key, ms. */
const patience = 400;

type Range = { now: number; minimum: number; maximum: number };

/** Sets a slider as a person at the keyboard does (ARIA Authoring Practices, slider pattern), until it says the value. */
export async function slide(stage: Stage, value: string): Promise<Done> {
  const { live, step } = stage;
  const wanted = Number.parseFloat(value);
  if (!/^\s*[-+]?[\d.]+\s*\p{Sc}?%?\s*$/u.test(value) || Number.isNaN(wanted))
    throw new StepFailure(
      "not_understood",
      `${step.description} is set to a number, not ${unlessVeiled(step, JSON.stringify(value))}.`,
    );
  const { target } = await makeReady(stage, { editable: false, pointer: true });
  const range = await rangeOf(stage, target);
  if (wanted < range.minimum || wanted > range.maximum) {
    throw new StepFailure(
      "unknown_option",
      `${step.description} goes from ${range.minimum} to ${range.maximum}, so ${unlessVeiled(step, String(wanted))} cannot be set.`,
    );
  }
  const message = `Set ${step.description} to ${wanted}.`;
  if (range.now === wanted)
    return { message: `${step.description} was at ${wanted} already.`, verified: true };
  await takeFocus(stage, target);
  let { now } = range;
  let reach = Infinity;
  let [isReversed, isUpright] = [false, false];
  for (let keys = 0; now !== wanted && keys < mostKeys; keys += 1) {
    stage.signal.throwIfAborted();
    const plain = turned(keyFor({ ...range, now }, wanted, reach), isReversed);
    const key = isUpright ? (upright[plain] ?? plain) : plain;
    await live.page.keyboard.press(key);
    const next = await follow(stage, target, now);
    if (next === undefined && !key.startsWith("Arrow")) reach = 0;
    // A spin button may listen to the arrows up and down alone.
    else if (next === undefined && !isUpright && !isReversed) isUpright = true;
    else if (next === undefined) throw unmoved(stage, now, wanted);
    else if (!isReversed && key.startsWith("Arrow") && isAway(now, next, wanted)) {
      // Where writing goes from right to left, so do arrows.
      isReversed = true;
      now = next;
    } else {
      const isPast = Math.sign(wanted - next) !== Math.sign(wanted - now) && next !== wanted;
      if (isPast && key.startsWith("Arrow"))
        throw new StepFailure(
          "unknown_option",
          `${step.description} goes in steps: ${step.veil === undefined ? `it takes ${now} and ${next}, but not ${wanted}. It was left at ${next}.` : "it takes numbers beside that one, but not that one."}`,
        );
      // The coarse key is of use only as far as it does not go past.
      if (key.startsWith("Page")) reach = isPast ? 0 : Math.abs(next - now);
      now = next;
    }
  }
  if (now !== wanted) throw unmoved(stage, now, wanted);
  return { message, verified: true };
}

const upright: Readonly<Record<string, string>> = { ArrowLeft: "ArrowDown", ArrowRight: "ArrowUp" };

function turned(key: string, isReversed: boolean): string {
  if (!isReversed) return key;
  return { ArrowLeft: "ArrowRight", ArrowRight: "ArrowLeft" }[key] ?? key;
}

function isAway(now: number, next: number, wanted: number): boolean {
  return Math.sign(next - now) !== Math.sign(wanted - now);
}

/** `reach`: how far the coarse key went the last time. */
function keyFor({ now, minimum, maximum }: Range, wanted: number, reach: number): string {
  if (wanted === minimum && reach !== 0) return "Home";
  if (wanted === maximum && reach !== 0) return "End";
  const left = Math.abs(wanted - now);
  const isFar = left > (maximum - minimum) / 8;
  const isCoarse = reach === Infinity ? isFar : reach > 0 && left >= reach;
  if (wanted > now) return isCoarse ? "PageUp" : "ArrowRight";
  return isCoarse ? "PageDown" : "ArrowLeft";
}

async function rangeOf({ live, step }: Stage, { world, number }: Located): Promise<Range> {
  const range = await live.worlds.call(world, "sliderRange", number);
  if (range !== null) return range;
  throw new StepFailure(
    "not_understood",
    `${step.description} does not say where it stands (aria-valuenow).`,
  );
}

/** Where the slider stands once it has moved; undefined when it does not move. */
async function follow(stage: Stage, target: Located, before: number): Promise<number | undefined> {
  const { worlds } = stage.live;
  const end = performance.now() + patience;
  for (;;) {
    const { changes } = await worlds.call(target.world, "activity");
    const { now } = await rangeOf(stage, target);
    if (now !== before) return now;
    const left = end - performance.now();
    if (left <= 0 || !(await worlds.call(target.world, "changed", changes, left))) return undefined;
  }
}

function unmoved({ step }: Stage, now: number, wanted: number): StepFailure {
  const what =
    step.veil === undefined
      ? `stands at ${now} and does not follow the keys to ${wanted}`
      : "does not follow the keys";
  return new StepFailure("no_effect", `${step.description} ${what}. Drag it instead (dragTo with pixels).`);
}
