import { LegworkError, type ActResult } from "@legwork/protocol";
import { connectModel } from "../../verb.ts";

/**
 * What a part of a task came to; `answer` is what was read, `doubt` says why it is not certain that it is done: it arrived,
 * and nothing on the page changed. `isFinal`: it was begun and lacks something, so that no other way to do it is tried.
 */
export type Came =
  | { done: true; answer?: string; doubt?: string }
  | { done: false; reason: string; isFinal?: true };

/** A part that is not understood. */
export function notUnderstood(): Came {
  return { done: false, reason: `it was not understood. ${connectModel}` };
}

/** What the page or the address does not allow ends the run with its reason; anything else is not the step's fault. */
export async function allowed(work: () => Promise<Came>): Promise<Came> {
  try {
    return await work();
  } catch (error) {
    const own = ["unsupported_instruction", "url_forbidden", "navigation_failed", "invalid_request"];
    if (error instanceof LegworkError && own.includes(error.code))
      return { done: false, reason: error.message };
    throw error;
  }
}

/** What arrived and showed nothing is taken for done with a doubt, which the run does not end without. */
export function cameOf(result: ActResult | undefined): Came {
  if (result?.success === true) return { done: true };
  const reason = result?.message ?? "";
  return result?.code === "no_effect" ? { done: true, doubt: reason } : { done: false, reason };
}
