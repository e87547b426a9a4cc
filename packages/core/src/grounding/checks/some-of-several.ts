import { isCheckable } from "../matching/compatibility.ts";
import { normalize, wordsOf } from "../matching/text.ts";
import { unaccounted, type Failure, type GroundedStep, type Grounding, type Resolved } from "../outcome.ts";
import { takenAway } from "./misread.ts";

/** What was found for several, in whatever words it was read, is not done to each of them. */
export function doneToSome(instruction: string, found: Grounding): Failure | undefined {
  if (found.outcome !== "resolved") return undefined;
  const { steps } = found;
  if (turnsOnForOff(instruction, found)) return unaccounted(found, "off");
  const word =
    selectsForTaking(instruction, steps) ??
    selectsOne(instruction, steps) ??
    pressesIdle(steps) ??
    doesOne(instruction, steps);
  return word === undefined ? undefined : unaccounted(found, word);
}

const endsOff =
  /(?<!\b(?:is|are|was|were|be|day|days|time|[’']s|[’']re) )\boff(?: (?:in|for|at) (?:the |my |our |all )?[\p{L}\d ]{2,40}?)?(?:,? (?:please|thanks?|thank you|now|then|too|again))*[.!]*$/iu;

/** “I'm off to bed, all lamps off please” turns nothing on. */
export const turnsOnForOff = (instruction: string, { steps }: Resolved): boolean =>
  endsOff.test(instruction.trim()) &&
  !turnsOn.test(instruction) &&
  steps.length > 0 &&
  steps.every(({ method, node }) => method === "check" && !/\boff\b/iu.test(node?.name ?? ""));

/** “turn on all switches that are off” */
const turnsOn =
  /\b(?:turn|switch|put|set)\b.* on\b|\b(?:that|which)(?:['’]s| is| are)(?: still| now)? off\b/iu;

/** “take all three lifts out of service” does not undo the selection of their rows. */
function selectsForTaking(instruction: string, steps: GroundedStep[]): string | undefined {
  const away = takenAway.exec(instruction)?.groups?.["away"];
  const areSelected = steps.every(
    ({ method, node }) => /^(?:un)?check$/u.test(method) && /^select\b/iu.test(node?.name ?? ""),
  );
  return areSelected && steps.length > 0 ? away : undefined;
}

const selecting = /\b(?:select|choose|pick|mark|tick|check|untick|uncheck|deselect)\p{L}*\b/iu;

/** “transfer lock on for Ada and Bo” does not select the row of the one beside the lock of the other. */
function selectsOne(instruction: string, steps: GroundedStep[]): string | undefined {
  const boxes = steps.filter(({ method }) => /^(?:un)?check$/u.test(method));
  const selected = boxes.filter(({ node }) => /^select\b/iu.test(node?.name ?? ""));
  const isOther = selected.length > 0 && selected.length < boxes.length;
  return isOther && !selecting.test(instruction) ? selected[0]?.node?.name : undefined;
}

/** “pick A1 and A3”, where A3 cannot be picked: what cannot be done for one of several is not done for the others alone. */
function pressesIdle(steps: GroundedStep[]): string | undefined {
  const arePresses =
    steps.length > 1 && steps.every(({ method }) => method === "click" || method === "check");
  return arePresses ? steps.find(({ node }) => node?.disabled === true)?.node?.name : undefined;
}

const both = /(?<![\p{L}"“])both (?:of (?!them|these|those|us)|the |my |our )?[\p{L}"“]/iu;

/** “sign up for both of her nights”, where one press was found. */
function doesOne(instruction: string, steps: GroundedStep[]): string | undefined {
  const [step, another] = steps;
  if (another !== undefined || step?.node === undefined || step.method !== "click" || isCheckable(step.node))
    return undefined;
  const isCalledSo = wordsOf(normalize(step.node.name)).some((word) => word === "both" || word === "all");
  return step.node.role === "button" && !isCalledSo && both.test(instruction) ? "both" : undefined;
}
