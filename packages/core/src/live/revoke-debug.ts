import type { Input, Output } from "@legwork/protocol";
import type { OperationContext } from "../services.ts";

/** Makes every link of a session so far worthless, and closes what they opened. */
export async function revokeDebug(
  _input: Input<"revokeDebug">,
  { services, caller }: OperationContext,
): Promise<Output<"revokeDebug">> {
  const session = await services.sessions.require(caller.sessionId, caller.principal);
  session.access.revoke();
  return { revoked: true };
}
