import { describe } from "./grounding/matching/describe.ts";
import { lookAt } from "./look.ts";
import { criteriaOf, standAgain, wordsOfElement } from "./memory/criteria.ts";
import { controlStateOf, stateThatMatters } from "./page/control-state.ts";
import { takeFingerprint } from "./page/fingerprint.ts";
import type { PageView, ViewNode } from "./page/view.ts";
import type { Plan, PlannedStep } from "./plan.ts";
import { NothingDone } from "./read-anew.ts";
import type { Scene } from "./verb.ts";

type Found = Extract<Plan, { found: true }>;

/**
 * A model takes seconds to answer, and a page that goes on meanwhile may use an element again for something else: the row of
 * the mail that came in, the button that says “Delete” by now. So what it chose is looked at once more before it is done.
 * @throws NothingDone where it is not what the model was shown.
 */
export async function requireStillMeant(scene: Scene, plan: Found, instruction: string): Promise<void> {
  const { view: before, steps, usage, confidence, resolvedBy } = plan;
  if (resolvedBy !== "model" || before === undefined) return;
  const now = await lookAt(scene);
  const isSame = isSaidAsBefore(before, now);
  for (const step of steps) {
    const was = nodeOf(before, step);
    const is = nodeOf(now, step);
    // What is gone is told as such by who would use it.
    if (was === undefined || is === undefined) continue;
    const hasChanged =
      isOther(was, is, step.method) || (!isSame && hasLostWords(instruction, step, { before, now }));
    if (!hasChanged) continue;
    const as = describe(now, is);
    const how = as === step.description ? "it stands for something else" : `it is ${as}`;
    throw new NothingDone(
      scene.secrets.mask({
        success: false,
        code: "stale",
        message: `The page went on while the model was asked: ${step.description} was what it chose, and ${how} now. Nothing was done. Observe the page again and act on what it shows now.`,
        actionDescription: step.description,
        actions: [],
        resolvedBy,
        confidence,
        usage,
      }),
    );
  }
}

function nodeOf({ nodes }: PageView, { reference }: PlannedStep): ViewNode | undefined {
  return reference === undefined ? undefined : nodes.find(({ ref }) => ref === reference);
}

/** Another name, but for figures that count on by themselves, or a state in which the same deed does the opposite. */
function isOther(was: ViewNode, is: ViewNode, method: string): boolean {
  const nameOf = ({ role, name }: ViewNode) => `${role} ${name.replace(/\p{N}+/gu, "")}`;
  const stateOf = (node: ViewNode) => stateThatMatters(method, controlStateOf(node));
  return nameOf(was) !== nameOf(is) || stateOf(was) !== stateOf(is);
}

/** Whether words of the instruction that stood at the element or around it stand there no more. */
function hasLostWords(
  instruction: string,
  { reference = "" }: PlannedStep,
  { before, now }: { before: PageView; now: PageView },
): boolean {
  const criteria = criteriaOf(instruction, wordsOfElement(before, reference));
  const index = before.nodes.findIndex(({ ref }) => ref === reference);
  const then = takeFingerprint(before, index)?.fingerprint;
  return then !== undefined && !standAgain(criteria, then, { view: now, reference });
}

/** Whether all texts are the same, in the same order; nearly always, and cheaper to tell than what stands around an element. */
function isSaidAsBefore(before: PageView, now: PageView): boolean {
  return (
    before.nodes.length === now.nodes.length &&
    before.nodes.every(({ name }, index) => name === now.nodes[index]?.name)
  );
}
