/** What is waited for a frame where another look follows, ms. */
export const longestFrame = 60;

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

/**
 * Waits for the next idle moment, at most so many ms; answers until when the browser's own plans leave it idle: an idle
 * period ends no later than the next timer is due (the `requestIdleCallback` specification, "start an idle period
 * algorithm"). The time-out is such a timer itself, and so no earlier than what is asked about.
 */
export function untilIdle(timeout: number): Promise<{ now: number; free: number; isIdle: boolean }> {
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
