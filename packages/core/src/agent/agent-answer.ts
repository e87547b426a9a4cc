import type { Input, Output } from "@legwork/protocol";
import type { OperationContext } from "../services.ts";

/** Answers what an agent waits for; it does not wait for the session's turn, which that agent has. */
export async function agentAnswer(
  { questionId, answer, actionId }: Input<"agentAnswer">,
  { services, caller }: OperationContext,
): Promise<Output<"agentAnswer">> {
  const session = await services.sessions.require(caller.sessionId, caller.principal);
  session.questions.answer(questionId, answer, actionId);
  return { answered: true };
}
