import type { Input, Output } from "@legwork/protocol";
import type { OperationContext } from "../services.ts";
import { releaseSession } from "./release-session.ts";

/** The one thing that can be asked for in this way is the session's release. */
export async function updateSession(
  _input: Input<"updateSession">,
  context: OperationContext,
): Promise<Output<"updateSession">> {
  return releaseSession({}, context);
}
