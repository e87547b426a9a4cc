import type { Input, Output } from "@legwork/protocol";
import type { OperationContext } from "../services.ts";

/** What the agents of a session wait for; it does not wait for the session's turn, which they have. */
export async function agentQuestions(
  _input: Input<"agentQuestions">,
  { services, caller }: OperationContext,
): Promise<Output<"agentQuestions">> {
  const session = await services.sessions.require(caller.sessionId, caller.principal);
  return { questions: session.questions.open };
}
