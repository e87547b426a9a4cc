import type { Input, Memory, Output } from "@legwork/protocol";
import { cursorAfter, readCursor } from "./cursor.ts";
import type { OperationContext } from "./services.ts";
import type { MemoryRecord } from "./store/store.ts";

/** What the caller's project remembers, newest first. */
export async function listMemories(
  input: Input<"listMemories">,
  context: OperationContext,
): Promise<Output<"listMemories">> {
  return readMemories(input, context);
}

/** One part of the project's memories. @throws LegworkError `invalid_request` for a cursor that nobody gave. */
export async function readMemories(
  { limit, cursor, url, instruction }: Input<"listMemories">,
  { services, caller }: OperationContext,
): Promise<{ memories: Memory[]; nextCursor?: string }> {
  const { projectId } = caller.principal;
  const records = await services.memory.list(projectId, {
    // One more tells whether something follows.
    limit: limit + 1,
    ...(cursor === undefined ? {} : { after: readCursor(cursor) }),
    ...(url === undefined ? {} : { url }),
    ...(instruction === undefined ? {} : { instruction }),
  });
  const shown = records.slice(0, limit);
  const last = records.length > limit ? shown.at(-1) : undefined;
  return { memories: shown.map(shownAs), ...(last === undefined ? {} : { nextCursor: cursorAfter(last) }) };
}

function shownAs({ projectId: _project, key: _key, ...memory }: MemoryRecord): Memory {
  return memory;
}
