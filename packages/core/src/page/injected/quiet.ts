import { changedAt, seeChanges } from "./activity.ts";
import { lastInput } from "./pointer-watch.ts";

/** What is waited for a frame where another look follows, ms. */
const longestFrame = 60;
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

/**
 * Waits for one more frame, and then for an idle moment; whether there was one, and nothing in the document changed since
 * that change until then.
 */
export async function staysAsItWas(since: number): Promise<boolean> {
  await nextFrame(longestFrame);
  const { isIdle } = await untilIdle(longestFrame);
  return isIdle && seeChanges() === since;
}

/**
 * Waits for the next idle moment, at most so many ms; answers until when the browser's own plans leave it idle: an idle
 * period ends no later than the next timer is due (the `requestIdleCallback` specification, "start an idle period
 * algorithm"). The time-out is such a timer itself, and so no earlier than what is asked about.
 */
function untilIdle(timeout: number): Promise<{ now: number; free: number; isIdle: boolean }> {
  return new Promise((resolve) => {
    requestIdleCallback(
      (deadline) => {
        const now = performance.now();
        resolve({ now, free: now + deadline.timeRemaining(), isIdle: !deadline.didTimeout });
      },
      { timeout },
    );
  });
}

/** A page that is not rendered gets no animation frames, so a timer stands in for them after `longest` ms. */
export function nextFrame(longest: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, longest);
    requestAnimationFrame(() => {
      clearTimeout(timer);
      resolve();
    });
  });
}
