import type { Input, Output } from "@legwork/protocol";
import type { OperationContext } from "../services.ts";

/** What was sent for pages of the caller's session, running or ended. @throws LegworkError `session_not_found`. */
export async function listUploads(
  _input: Input<"listUploads">,
  { services, caller }: OperationContext,
): Promise<Output<"listUploads">> {
  const session = await services.sessions.recordHere(caller.sessionId, caller.principal);
  return { uploads: await services.files.list(session.id, "uploads") };
}
