import type { Input, Output } from "@legwork/protocol";
import type { OperationContext } from "./services.ts";

/** Ends the session and frees its browser. Ending an ended session succeeds while its record is kept. */
export async function end(
  _input: Input<"end">,
  { services, caller }: OperationContext,
): Promise<Output<"end">> {
  const record = await services.sessions.recordHere(caller.sessionId, caller.principal);
  await services.sessions.end(record.id, "client");
  await services.memory.flush();
  return { success: true };
}
