import { makeReady } from "../pointer.ts";
import { StepFailure, type Stage } from "../step.ts";
import type { Done } from "./done.ts";
import { setNative } from "./setting.ts";

/**
 * Fills in a field with a text that no other document may get. Keys and inserted text go to whatever has the focus in
 * the moment in which they arrive, which a frame of another origin can take; so the field's own document does it.
 */
export async function fillConfined(stage: Stage): Promise<Done> {
  const { live, step } = stage;
  const [text = ""] = step.arguments;
  const { target, settable, commits } = await makeReady(stage, { editable: true, pointer: true });
  if (settable) return setNative(stage, target, text);
  if (!(await live.worlds.call(target.world, "replaceText", target.number, text))) throw notTaken(stage);
  if (commits) await live.worlds.call(target.world, "commit", target.number);
  return {
    message: `Filled ${step.description}.`,
    verified: true,
    holds: ({ value }) => (value === undefined || value === text ? undefined : otherText(stage)),
  };
}

/** The same, behind the text that is there. */
export async function typeConfined(stage: Stage): Promise<Done> {
  const { live, step } = stage;
  const [text = ""] = step.arguments;
  const { target } = await makeReady(stage, { editable: true, pointer: true });
  if (!(await live.worlds.call(target.world, "addText", target.number, text))) throw notTaken(stage);
  return { message: `Typed into ${step.description}.` };
}

function otherText({ step }: Stage): string {
  return `${step.description} did not take the text: it holds another text now.`;
}

function notTaken({ step }: Stage): StepFailure {
  return new StepFailure("no_effect", `${step.description} did not keep the focus, and so got no text.`);
}
