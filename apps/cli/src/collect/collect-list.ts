import { rm, writeFile } from "node:fs/promises";
import type { Output } from "@legwork/protocol";
import { usageFailure } from "../failure.ts";
import { inOwnSession, type Surroundings } from "../run/own-session.ts";
import type { Worker } from "../worker.ts";
import type { ListOrder } from "./list-order.ts";

type Result = Output<"collect">["result"];

/**
 * Collects in the session that was named, or in one of its own. When the signal aborts, it answers what was read until
 * then; undefined when that is nothing.
 */
export async function collectList(
  order: ListOrder,
  worker: Worker,
  surroundings: Surroundings,
): Promise<Result | undefined> {
  let result: Result | undefined;
  const work = async (sessionId: string) => {
    result = await collectIn(sessionId, order, { worker, ...surroundings });
  };
  try {
    if (order.session === undefined) await inOwnSession(worker, surroundings, work);
    else await work(order.session);
  } catch (error) {
    if (!surroundings.signal.aborted) throw error;
  }
  if (order.cursorFile !== undefined && result !== undefined) await keepCursor(order.cursorFile, result);
  return result;
}

type Around = Surroundings & { worker: Worker };

async function collectIn(
  sessionId: string,
  { url, input }: ListOrder,
  { worker, signal, onProgress, onWarning }: Around,
): Promise<Result> {
  if (url !== undefined) await worker.dispatch("navigate", { url }, { sessionId, signal, onProgress });
  signal.throwIfAborted();
  // Not given the signal, which nobody could answer to: what is cancelled answers what it has.
  const collecting = worker.dispatch("collect", input, { sessionId, onProgress });
  const cancel = () => void worker.dispatch("cancel", {}, { sessionId }).catch(() => undefined);
  signal.addEventListener("abort", cancel, { once: true });
  try {
    const { result, warnings = [] } = await collecting;
    for (const warning of warnings) onWarning(warning);
    return result;
  } finally {
    signal.removeEventListener("abort", cancel);
  }
}

async function keepCursor(path: string, { cursor }: Result): Promise<void> {
  try {
    if (cursor === undefined) await rm(path, { force: true });
    else await writeFile(path, `${cursor}\n`);
  } catch (error) {
    throw usageFailure(`--cursor-file cannot be written: ${(error as Error).message}.`);
  }
}
