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
