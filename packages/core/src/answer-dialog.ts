import type { ActResult } from "@legwork/protocol";
import { dialogAnswerIn } from "./grounding/grammar/dialog-answers.ts";
import type { DialogAnswer } from "./page/dialogs.ts";
import { missingValues, withValues } from "./secrets/values-for-step.ts";
import type { Scene } from "./verb.ts";

/**
 * Acts, and answers a dialog of the browser that opens meanwhile as the next order says: “click Delete and dismiss the dialog”. Where none opens
 * the next order is about a dialog of the page itself, and `hasAnswered` is false.
 */
export async function answeringDialog(
  scene: Scene,
  next: string,
  act: () => Promise<ActResult>,
): Promise<{ result: ActResult; hasAnswered: boolean }> {
  const { live } = scene;
  const answer = await answerFor(scene, next);
  live.dialogAnswer = answer;
  try {
    const result = await act();
    const type = result.effect?.dialog?.type;
    const isTyped = answer?.text === undefined || type === "prompt";
    return { result, hasAnswered: answer !== undefined && type !== undefined && isTyped };
  } finally {
    live.dialogAnswer = undefined;
  }
}

/** With the values of variables in what is typed. */
async function answerFor(scene: Scene, order: string): Promise<DialogAnswer | undefined> {
  const answer = dialogAnswerIn(order);
  if (answer?.text === undefined) return answer;
  const typing = {
    method: "type" as const,
    reference: undefined,
    description: "the dialog",
    arguments: [answer.text],
  };
  if (missingValues([typing], scene.secrets) !== undefined) return undefined;
  const filled = await withValues(typing, scene);
  return filled.found ? { ...answer, text: filled.step.arguments[0] ?? "" } : undefined;
}
