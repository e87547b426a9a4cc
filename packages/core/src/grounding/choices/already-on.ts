import { firstWord } from "../grammar/clauses.ts";
import type { Failure, Resolved } from "../outcome.ts";
import { root } from "../evidence/root.ts";
import { normalize, wordsOf } from "../matching/text.ts";

const isTakingBack =
  /^\P{L}*(?:please )?(?:un\p{L}+|remove|delete|drop|(?:take|strike|cross) .+ (?:off|out of|away|from)|stop|end)\b/iu;
const adding = /^\P{L}*(?:add|save|like|follow|pin|star|watch|subscribe|bookmark|join|mark|favou?rite)\b/iu;

/**
 * “save the job”, where its button “Save job” is pressed already: one more press would undo it. Undefined where that is
 * not so, and where a press is what was asked for.
 */
export function alreadyOn(instruction: string, { steps, candidates }: Resolved): Failure | undefined {
  const [step, ...others] = steps;
  if (step?.node?.pressed === undefined || step.method !== "click" || others.length > 0) return undefined;
  const verb = firstWord(instruction)?.word ?? "";
  const isCalledSo = wordsOf(normalize(step.node.name)).some((word) => root(word) === root(verb));
  if (step.node.pressed !== true) {
    // “hide the grid”, where its button is not pressed: a press would show it.
    if (step.node.pressed === "mixed" || isCalledSo) return undefined;
    if (isTakingBack.test(instruction) && adding.test(step.node.name)) {
      const message = `${step.description} is not pressed, so that there is nothing to take back; a press would do what it is called by.`;
      return { outcome: "not_found", message, candidates, settled: true };
    }
    if (!/^(?:hide|conceal)$/u.test(verb)) return undefined;
    const message = `${step.description} is not pressed; a press would show what is to be hidden.`;
    return { outcome: "not_found", message, candidates, settled: true };
  }
  const isShown = /^(?:show|display|reveal)$/u.test(verb);
  if ((!isCalledSo && !isShown) || /\b(?:off|not|no longer|again|stop)\b/iu.test(instruction))
    return undefined;
  const message = `${step.description} is pressed already; another press would undo it. To press it all the same, say “click” and its name.`;
  return { outcome: "not_found", message, candidates, settled: true };
}
