import type { Context, Input, Output } from "@legwork/protocol";
import type { OperationContext } from "../services.ts";
import type { ContextRecord } from "../store/context-store.ts";

/** One context of the caller's project. @throws LegworkError `not_found`. */
export async function getContext(
  { contextId }: Input<"getContext">,
  { services, caller }: OperationContext,
): Promise<Output<"getContext">> {
  return shownContext(await services.contexts.require(caller.principal.projectId, contextId));
}

/** Without what is in it. */
export function shownContext(context: ContextRecord): Context {
  const { id, projectId, version, size, writerSessionId, lastSaving } = context;
  return {
    id,
    projectId,
    createdAt: iso(context.createdAt),
    updatedAt: iso(context.updatedAt),
    version,
    size,
    ...(writerSessionId !== undefined && { writerSessionId }),
    ...(lastSaving && { lastSaving: { ...lastSaving, at: iso(lastSaving.at) } }),
  };
}

function iso(time: number): string {
  return new Date(time).toISOString();
}
