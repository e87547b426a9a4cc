import type { Input, Output } from "@legwork/protocol";
import type { OperationContext } from "../services.ts";
import { sessionOutput } from "./session-output.ts";

/** Ends the session as `released`; its record is kept. One that has ended stays as it is. */
export async function releaseSession(
  _input: Input<"releaseSession">,
  context: OperationContext,
): Promise<Output<"releaseSession">> {
  const { services, caller } = context;
  const record = await services.sessions.recordHere(caller.sessionId, caller.principal);
  await services.sessions.end(record.id, "released");
  await services.memory.flush();
  return sessionOutput(await services.sessions.record(record.id, caller.principal), context);
}
