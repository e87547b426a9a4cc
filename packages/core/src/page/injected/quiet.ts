import { changedAt, seeChanges } from "./activity.ts";
import { longestFrame, nextFrame, untilIdle } from "./frames.ts";
import { lastInput } from "./pointer-watch.ts";

/** A page that never is idle gets so long for what is overdue, ms. */
const leastIdle = 10;
/** How exactly browsers tell times, ms. */
const precision = 1;
/**
 * Idleness that is no longer than a frame at 60 Hz is what Chromium leaves between two frames: its deadline is the next
 * frame, whatever timers are due before that, ms.
 */
const betweenFrames = 17;

/**
 * Resolves when the document is quiet: nothing in it changed for `gap` ms, or nothing did for a frame and the browser,
 * idle, knows of no timer that is due before the gap is over. At the latest after `cap` ms, with false.
 *
 * `since` tells from when the gap counts: from this call on, or from the last input that the document got, or what that
 * changed, if it got any since the action began.
 */
export async function quiet(gap: number, cap: number, since: "now" | "input" = "now"): Promise<boolean> {
  const started = performance.now();
  const begin = since === "input" ? (lastInput() ?? changedAt() ?? started) : started;
  while (performance.now() - started < cap) {
    const from = Math.max(seeChanges(), begin);
    await nextFrame(longestFrame);
    if (await staysQuiet(from, from + gap)) return true;
  }
  return false;
}

/** Resolves with true when nothing will change until `end`, with false at the first change since `from`. */
async function staysQuiet(from: number, end: number): Promise<boolean> {
  while (seeChanges() <= from) {
    // Idle even when the time is up, since what was due may have been held up.
    const { now, free, isIdle } = await untilIdle(Math.max(end - performance.now(), leastIdle));
    if (seeChanges() > from) return false;
    const isTold = now >= end || (free >= end - precision && free - now > betweenFrames);
    if (isIdle && isTold) return true;
    // Something is due at that time, a timer or a frame; or the browser is so busy that it is overdue. Timers run in
    // the order in which they are due, so after this one none is left of those.
    await new Promise((resolve) => setTimeout(resolve, free + precision - performance.now()));
    if (!isIdle && performance.now() >= end) return seeChanges() <= from;
  }
  return false;
}
