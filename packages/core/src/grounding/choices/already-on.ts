import { firstWord } from "../grammar/clauses.ts";
import type { Failure, Resolved } from "../outcome.ts";
import { root } from "../evidence/root.ts";
import { normalize, wordsOf } from "../matching/text.ts";

const isTakingBack =
  /^\P{L}*(?:please )?(?:un\p{L}+|remove|delete|drop|(?:take|strike|cross) .+ (?:off|out of|away|from)|stop|end)\b/iu;
const adding = /^\P{L}*(?:add|save|like|follow|pin|star|watch|subscribe|bookmark|join|mark|favou?rite)\b/iu;

const turningOn =
  /^\P{L}*(?:please )?(?:(?:turn|switch)\b.*\bon\b|(?:enable|activate|select|choose|pick|filter)\b)/iu;
const turningOff = /^\P{L}*(?:please )?(?:(?:turn|switch)\b.*\boff\b|(?:disable|deactivate)\b)/iu;
/** What is pressed of these is off. */
const isOfOff = /\b(?:off|disabled?|deactivated?)\b/iu;
const opening = /^(?:open|expand|show|display|reveal|unfold)$/u;

/**
 * “turn off Mute”, where that is not pressed, or “open the menu”, where its button says that it is open: a click would do the
 * opposite.
 */
function soAlready(instruction: string, { steps, candidates }: Resolved): Failure | undefined {
  const [{ node, description } = {}] = steps;
  const failed = (message: string): Failure => ({ outcome: "not_found", message, candidates, settled: true });
  const isOpen = node?.expanded === true && node.role === "button" && node.href === undefined;
  if (isOpen && opening.test(firstWord(instruction)?.word ?? ""))
    return failed(`${description} is open already; a click would close it.`);
  if (node?.pressed === undefined || isOfOff.test(node.name)) return undefined;
  if (node.pressed === true && turningOn.test(instruction)) return failed(pressedAlready(description ?? ""));
  return node.pressed === false && turningOff.test(instruction)
    ? failed(`${description} is not pressed, so that there is nothing to turn off; a press would turn it on.`)
    : undefined;
}

function pressedAlready(description: string): string {
  return `${description} is pressed already; another press would undo it. To press it all the same, say “click” and its name.`;
}

/**
 * “save the job”, where its button “Save job” is pressed already: one more press would undo it. Undefined where that is
 * not so, and where a press is what was asked for.
 */
export function alreadyOn(instruction: string, grounding: Resolved): Failure | undefined {
  const { steps, candidates } = grounding;
  const [step, ...others] = steps;
  if (step?.method !== "click" || others.length > 0) return undefined;
  const failure = soAlready(instruction, grounding);
  if (failure !== undefined || step.node?.pressed === undefined) return failure;
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
  return { outcome: "not_found", message: pressedAlready(step.description), candidates, settled: true };
}
