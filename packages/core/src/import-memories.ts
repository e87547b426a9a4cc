import { randomUUID } from "node:crypto";
import { LegworkError, type Input, type Output } from "@legwork/protocol";
import { keyOf } from "./memory/memory-key.ts";
import { isTooLarge } from "./memory/to-memory.ts";
import type { OperationContext } from "./services.ts";
import type { MemoryRecord } from "./store/store.ts";

/** Takes exported memories into the caller's project, under ids of their own; all or, when one is too large, none. */
export async function importMemories(
  { memories }: Input<"importMemories">,
  { services, caller }: OperationContext,
): Promise<Output<"importMemories">> {
  const { projectId } = caller.principal;
  const usedAt = Date.now();
  const records = memories.map((memory): MemoryRecord => {
    const key = keyOf({ ...memory, variables: memory.variables.toSorted() });
    return { ...memory, ...key, projectId, id: randomUUID(), usedAt };
  });
  const issues = records.flatMap((record, index) =>
    isTooLarge(record)
      ? [{ path: `memories.${index}`, message: "is larger than any entry that is kept" }]
      : [],
  );
  if (issues.length > 0)
    throw new LegworkError("invalid_request", "Nothing was imported: some memories are too large.", {
      issues,
    });
  for (const record of records) await services.memory.import(record);
  return { imported: records.length };
}
