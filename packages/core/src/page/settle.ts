import { isTimeoutError } from "../browser/playwright.ts";
import type { LivePage } from "./live-page.ts";
import type { Observation } from "./page-events.ts";
import { DocumentGone } from "./worlds.ts";

/** A document counts as quiet when nothing changed in it for so long, ms: two frames at 60 Hz. */
export const quietGap = 34;
/** Changes that go on longer than this come from an animation or a clock, not from the action, ms. */
const restlessCap = 1_000;
/** A window that is not there after so long was not allowed to open, ms. */
const windowCap = 2_000;
/** Requests that are open so long after the last new one began are streams or long polls, ms. */
const requestCap = 5_000;

export type SettleOptions = { /** ms */ timeout: number; signal: AbortSignal };

/**
 * Waits for what an action started: a navigation until its document is there, requests until they have ended, changes
 * of the document until they stop. A page that never goes quiet costs at most the caps above.
 */
export async function settle(
  live: LivePage,
  observation: Observation,
  options: SettleOptions,
): Promise<void> {
  const end = performance.now() + options.timeout;
  let seen = -1;
  while (performance.now() < end && !options.signal.aborted && !live.page.isClosed()) {
    const left = end - performance.now();
    if (observation.navigating) await arrive(live, observation, { timeout: left, signal: options.signal });
    await observation.idle(Math.max(0, Math.min(left, requestCap - observation.sinceNews)), options.signal);
    if (live.page.isClosed()) return;
    const quiet = await quietOrGone(live, Math.min(left, restlessCap), options.signal);
    const isDone =
      quiet !== "gone" &&
      !observation.navigating &&
      (observation.requests === seen ||
        observation.pendingRequests === 0 ||
        observation.sinceNews >= requestCap);
    if (isDone) return observation.windowsThere(Math.min(left, windowCap), options.signal);
    seen = observation.requests;
  }
}

/** Waits until the main frame shows its next document; answers as well when the navigation came to nothing. */
async function arrive(
  live: LivePage,
  observation: Observation,
  { timeout, signal }: SettleOptions,
): Promise<void> {
  observation.navigating = false;
  const end = performance.now() + timeout;
  await observation.decided(timeout, signal);
  if (live.page.isClosed()) return;
  await live.page
    .waitForLoadState("domcontentloaded", { timeout: Math.max(1, end - performance.now()) })
    .catch((error: unknown) => {
      // A document that is slower than the time-out is settled as far as it got; the next look at the page says more.
      if (!isTimeoutError(error) && !live.page.isClosed()) throw error;
    });
}

async function quietOrGone(
  live: LivePage,
  cap: number,
  signal: AbortSignal,
): Promise<"quiet" | "restless" | "gone"> {
  try {
    const world = await live.worlds.main(signal);
    const { quiet } = await live.worlds.call(world, "quiet", quietGap, cap);
    return quiet ? "quiet" : "restless";
  } catch (error) {
    if (error instanceof DocumentGone) return live.page.isClosed() ? "quiet" : "gone";
    throw error;
  }
}
