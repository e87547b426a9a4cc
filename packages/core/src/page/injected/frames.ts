/** What is waited for a frame where another look follows, ms. */
export const longestFrame = 60;

/**
 * A frame whose `sandbox` allows no scripts (the message that a mail program shows) runs no callback at all: no timer, frame,
 * event or observer ever comes. Nothing moves in it by itself either, so there is nothing to wait for.
 */
export function runsNothing(): boolean {
  return matchMedia("(scripting: none)").matches;
}

/**
 * A page that is not rendered gets no animation frames, so a timer stands in for them after `longest` ms. Whether it was a
 * frame that came.
 */
export function nextFrame(longest: number): Promise<boolean> {
  if (runsNothing()) return Promise.resolve(false);
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(false), longest);
    requestAnimationFrame(() => {
      clearTimeout(timer);
      resolve(true);
    });
  });
}

/**
 * Waits for the next idle moment, at most so many ms; answers until when the browser's own plans leave it idle: an idle
 * period ends no later than the next timer is due (the `requestIdleCallback` specification, "start an idle period
 * algorithm"). The time-out is such a timer itself, and so no earlier than what is asked about.
 */
export function untilIdle(timeout: number): Promise<{ now: number; free: number; isIdle: boolean }> {
  if (runsNothing()) return Promise.resolve({ now: performance.now(), free: Infinity, isIdle: true });
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

/**
 * Waits until the document has done all that is due, at most so many ms; whether it has. What has no priority comes after it
 * (Prioritized Task Scheduling, "background"). An idle moment says as much, but Chromium has none where a frame leaves no time
 * until the next, and then, if no frame is wanted, none for 30 ms more.
 */
export function untilAllIsDone(timeout: number): Promise<boolean> {
  if (runsNothing()) return Promise.resolve(true);
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(false), timeout);
    void scheduler.postTask(
      () => {
        clearTimeout(timer);
        resolve(true);
      },
      { priority: "background" },
    );
  });
}
