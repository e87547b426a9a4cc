import type { Input, Output } from "@legwork/protocol";
import type { OperationContext } from "../services.ts";
import { sessionOutput } from "./session-output.ts";

/** The record of a session, running or ended, whichever process runs it. */
export async function getSession(
  _input: Input<"getSession">,
  context: OperationContext,
): Promise<Output<"getSession">> {
  const { services, caller } = context;
  return sessionOutput(await services.sessions.record(caller.sessionId, caller.principal), context);
}
