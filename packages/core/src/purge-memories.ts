import type { Input, Output } from "@legwork/protocol";
import type { OperationContext } from "./services.ts";

/** Forgets all that the caller's project remembers. */
export async function purgeMemories(
  _input: Input<"purgeMemories">,
  { services, caller }: OperationContext,
): Promise<Output<"purgeMemories">> {
  return { deleted: await services.memory.purge(caller.principal.projectId) };
}
