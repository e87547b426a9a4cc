import type { ActResult } from "@legwork/protocol";

/** Words by which pages tell that they did not do what was asked. */
const refusing =
  /\b(?:errors?|invalid|incorrect|wrong|missing|required|must|cannot|can['’]?t|could(?: not|n['’]?t)|fail(?:ed|s)?|not (?:valid|found|allowed|correct)|please (?:enter|fill|select|choose|provide|correct|check|try)|already (?:exists|taken|in use)|denied|unable|too (?:short|long|many|few))\b/i;

/**
 * What the page says against what was pressed last, or has taken back; undefined when that is nothing. `before`: what stood before this action,
 * which only another press settles.
 */
export function objectionAfter(result: ActResult, before: string | undefined): string | undefined {
  const hasPressed = result.actions.some(({ method }) => method === "click" || method === "press");
  const hasLost = (result.effect?.takenBack ?? []).length > 0;
  return result.success && (hasPressed || hasLost) ? objectionIn(result) : before;
}

function objectionIn({ effect = {} }: ActResult): string | undefined {
  const { alerts = [], invalid = [], takenBack = [] } = effect;
  const said = alerts.filter((text) => refusing.test(text)).map((text) => JSON.stringify(text));
  const marked = invalid.length === 0 ? [] : [`it marks as wrong: ${invalid.join("; ")}`];
  const lost = takenBack.length === 0 ? [] : [`what was filled in is gone: ${takenBack.join("; ")}`];
  const all = [...said, ...marked, ...lost];
  return all.length === 0 ? undefined : all.join("; ");
}
