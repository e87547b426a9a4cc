import { perform, type PerformOptions } from "../page/perform.ts";
import type { Outcome, Step } from "../page/step.ts";
import type { Scene } from "../verb.ts";

/** A field that holds more than this beside what was typed holds a text of its own, signs. */
const mostBeside = 16;
/** Shorter texts stand anywhere. */
const leastKnown = 6;

/**
 * Does a step. What is told of a field with values of variables in it are their placeholders, now and later on; no text of
 * the page is one.
 */
export async function performVeiled(scene: Scene, step: Step, options: PerformOptions): Promise<Outcome> {
  const { context, live, secrets } = scene;
  const { veiledFields } = context.session;
  const veil = step.veil ?? veiledFields.veilFor(step);
  if (veil === undefined) return secrets.disarm(await perform(live, step, options));
  // A step that fails, or is broken off, may have typed a part.
  if (step.veil !== undefined && step.reference !== undefined)
    veiledFields.keep(step.reference, step.veil.held);
  const { held, ...outcome } = await perform(live, { ...step, veil }, options);
  const references = [step.reference, held?.reference].filter((reference) => reference !== undefined);
  if (step.veil !== undefined) {
    for (const reference of references) veiledFields.keep(reference, veil.held);
    if (held !== undefined) await rememberHeld(scene, step, held.value);
  } else if (step.method === "fill" && outcome.success)
    for (const reference of references) veiledFields.forget(reference);
  return disarmed(outcome, secrets);
}

/** What stands for the field's value is no text of the page. */
function disarmed(outcome: Outcome, secrets: Scene["secrets"]): Outcome {
  const said = secrets.disarm(outcome);
  const { value } = outcome.effect ?? {};
  return value === undefined || said.effect === undefined
    ? said
    : { ...said, effect: { ...said.effect, value } };
}

/** Pages that draw a field anew, or repeat what it holds, write the value there as they did in the field. */
async function rememberHeld({ context, secrets }: Scene, step: Step, value: string): Promise<void> {
  const [text = ""] = step.arguments;
  const isOfText = value.length <= 2 * text.length + mostBeside;
  if (step.veil === undefined || value.length < leastKnown || !isOfText) return;
  secrets.alsoWritten(step.veil.held, value);
  if (context.session.secrets.remember(secrets)) await context.session.leaveState();
}
