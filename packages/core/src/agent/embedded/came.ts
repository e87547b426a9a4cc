import { LegworkError } from "@legwork/protocol";
import { connectModel } from "../../verb.ts";

/**
 * What a part of a task came to; `answer` is what was read, `doubt` says why it is not certain that it is done: it arrived,
 * and nothing on the page changed.
 */
export type Came = { done: true; answer?: string; doubt?: string } | { done: false; reason: string };

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
