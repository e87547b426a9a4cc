import { hasShown, seeChanges } from "./activity.ts";
import { longestFrame, nextFrame, untilAllIsDone } from "./frames.ts";
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
 * Whether an effect of the action shows and the document does no more about it at once: from its next frame until all that
 * is due then is done nothing in it changes.
 */
export async function showsAtOnce(): Promise<boolean> {
  return hasShown() && (await (sinceRelease ?? comesToRest()));
}

async function comesToRest(): Promise<boolean> {
  const end = performance.now() + longestSigns;
  await nextFrame(longestSigns);
  return isDoneSince(seeChanges(), Math.max(1, end - performance.now()));
}

/** Waits for one more frame, and until what is due then is done; whether nothing in the document changed since that change. */
export async function staysAsItWas(since: number): Promise<boolean> {
  await nextFrame(longestFrame);
  return isDoneSince(since, longestFrame);
}

async function isDoneSince(change: number, patience: number): Promise<boolean> {
  return (await untilAllIsDone(patience)) && seeChanges() === change;
}
