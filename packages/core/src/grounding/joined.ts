import { isCheckable } from "./matching/compatibility.ts";
import { notUnderstood, type GroundedStep, type Grounding, type Resolved } from "./outcome.ts";

/** Later steps were found on the page as it is now, so that earlier ones may only fill in. */
export function joined(groundings: Resolved[]): Grounding {
  const [first] = groundings;
  if (!first) return notUnderstood("The instruction says nothing to do");
  const early = groundings.slice(0, -1).flatMap((grounding) => grounding.steps);
  if (!early.every(staysOnPage)) {
    return notUnderstood(
      "The instruction has several steps, and the page may change between them; give them one at a time",
    );
  }
  const steps = mergeChoices(groundings.flatMap((grounding) => grounding.steps));
  if (steps === undefined)
    return notUnderstood("The instruction chooses several options of a list that takes one");
  return {
    outcome: "resolved",
    steps,
    confidence: Math.min(...groundings.map((grounding) => grounding.confidence)),
    ...(groundings.every(({ isAccounted }) => isAccounted) ? { isAccounted: true } : {}),
    ...(groundings.every(({ isTurn }) => isTurn) ? { isTurn: true } : {}),
    candidates:
      groundings.length === 1
        ? first.candidates
        : groundings.flatMap((grounding) => grounding.candidates.slice(0, 1)),
  };
}

/** What it does leaves the page as it was found. */
export function staysOnPage(step: GroundedStep): boolean {
  if (
    ["fill", "type", "check", "uncheck", "selectOption", "upload", "hover", "scroll", "scrollTo"].includes(
      step.method,
    )
  )
    return true;
  return (
    step.method === "click" &&
    step.node !== undefined &&
    (isCheckable(step.node) || step.node.editable === true)
  );
}

/**
 * “Choose A, B and C”: a list that takes several is given all of them at once, since each choice takes the place of the
 * one before. Undefined when a list that takes one would be given several.
 */
function mergeChoices(steps: GroundedStep[]): GroundedStep[] | undefined {
  const merged: GroundedStep[] = [];
  for (const step of steps) {
    const at = merged.findIndex(
      ({ node, method }) => step.method === "selectOption" && method === "selectOption" && node === step.node,
    );
    const earlier = merged[at];
    if (earlier === undefined) {
      merged.push(step);
      continue;
    }
    const added = step.arguments.filter((label) => !earlier.arguments.includes(label));
    if (added.length > 0 && step.node?.multiple !== true) return undefined;
    merged[at] = { ...earlier, arguments: [...earlier.arguments, ...added] };
  }
  return merged;
}
