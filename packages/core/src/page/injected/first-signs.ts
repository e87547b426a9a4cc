import { hasShown, seeChanges } from "./activity.ts";
import { longestFrame, nextFrame, untilIdle } from "./frames.ts";
import { onRelease } from "./pointer-watch.ts";

/** After so long the quiet that is waited for otherwise is as near, ms. */
const longestSigns = 34;

/** What is waited for anyway is waited for from the release on, not from when that is asked for. */
let sinceRelease: Promise<boolean> | undefined;

onRelease(() => (sinceRelease = comesToRest()));

/** Until the next release of a button. */
export function forgetRelease(): void {
  sinceRelease = undefined;
}

/**
 * Whether an effect of the action shows and the document does no more about it at once: from its next frame to the idle
 * moment that follows nothing in it changes.
 */
export async function showsAtOnce(): Promise<boolean> {
  return hasShown() && (await (sinceRelease ?? comesToRest()));
}

async function comesToRest(): Promise<boolean> {
  const end = performance.now() + longestSigns;
  await nextFrame(longestSigns);
  return staysIdle(seeChanges(), Math.max(1, end - performance.now()));
}

/** Waits for one more frame, and then for an idle moment; whether nothing in the document changed since that change. */
export async function staysAsItWas(since: number): Promise<boolean> {
  await nextFrame(longestFrame);
  return staysIdle(since, longestFrame);
}

async function staysIdle(since: number, patience: number): Promise<boolean> {
  const { isIdle } = await untilIdle(patience);
  return isIdle && seeChanges() === since;
}
