import type { Input, Output } from "@legwork/protocol";
import { readMemories } from "./list-memories.ts";
import { playwrightScript } from "./memory/playwright-script.ts";
import type { OperationContext } from "./services.ts";

/** The project's memories, to be taken elsewhere. */
export async function exportMemories(
  { format, ...page }: Input<"exportMemories">,
  context: OperationContext,
): Promise<Output<"exportMemories">> {
  const { memories, ...rest } = await readMemories(page, context);
  return format === "json"
    ? { format, memories, ...rest }
    : { format, script: playwrightScript(memories), ...rest };
}
