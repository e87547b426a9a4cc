import type { ActResult } from "@legwork/protocol";
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

/** Words by which pages tell that they did not do what was asked. */
const refusing =
  /\b(?:errors?|invalid|incorrect|wrong|missing|required|must|cannot|can['’]?t|could(?: not|n['’]?t)|fail(?:ed|s)?|not (?:valid|found|allowed|correct)|please (?:enter|fill|select|choose|provide|correct|check|try)|already (?:exists|taken|in use)|denied|unable|too (?:short|long|many|few))\b/i;

/** What the page says against what was pressed last; undefined when it says nothing. */
export function objectionTo({ effect = {} }: ActResult): string | undefined {
  const { alerts = [], invalid = [] } = effect;
  const said = alerts.filter((text) => refusing.test(text)).map((text) => JSON.stringify(text));
  const marked = invalid.length === 0 ? [] : [`it marks as wrong: ${invalid.join("; ")}`];
  const all = [...said, ...marked];
  return all.length === 0 ? undefined : all.join("; ");
}
