import { LegworkError, type Input, type Output } from "@legwork/protocol";
import type { OperationContext } from "./services.ts";

/** Forgets one memory of the caller's project. @throws LegworkError `not_found`. */
export async function deleteMemory(
  { memoryId }: Input<"deleteMemory">,
  { services, caller }: OperationContext,
): Promise<Output<"deleteMemory">> {
  if (await services.memory.delete(caller.principal.projectId, memoryId)) return { deleted: 1 };
  throw new LegworkError(
    "not_found",
    `There is no memory ${JSON.stringify(memoryId)}. GET /v1/memories lists what there is.`,
  );
}
