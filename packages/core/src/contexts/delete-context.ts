import { LegworkError, type Input, type Output } from "@legwork/protocol";
import type { OperationContext } from "../services.ts";

/** Deletes a context and what is in it. @throws LegworkError `not_found`, `context_busy`. */
export async function deleteContext(
  { contextId }: Input<"deleteContext">,
  { services, caller }: OperationContext,
): Promise<Output<"deleteContext">> {
  const { projectId } = caller.principal;
  if (await services.contexts.store.delete(projectId, contextId, Date.now())) return { deleted: 1 };
  const { writerSessionId = "that is starting" } = await services.contexts.require(projectId, contextId);
  throw new LegworkError(
    "context_busy",
    `Context ${contextId} is to be saved by session ${writerSessionId}. End that session first.`,
  );
}
