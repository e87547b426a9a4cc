import type { Input, Output } from "@legwork/protocol";
import { cursorAfter, readCursor } from "../cursor.ts";
import type { OperationContext } from "../services.ts";
import { shownContext } from "./get-context.ts";

/** The caller's project's contexts, newest first. */
export async function listContexts(
  { cursor, limit }: Input<"listContexts">,
  { services, caller }: OperationContext,
): Promise<Output<"listContexts">> {
  const after = cursor === undefined ? undefined : readCursor(cursor);
  const found = await services.contexts.store.list(caller.principal.projectId, {
    limit: limit + 1,
    ...(after && { after }),
  });
  const contexts = found.slice(0, limit);
  const last = found.length > limit ? contexts.at(-1) : undefined;
  return { contexts: contexts.map(shownContext), ...(last && { nextCursor: cursorAfter(last) }) };
}
