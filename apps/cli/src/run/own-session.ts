import type { ModelReference } from "@legwork/protocol";
import type { Worker } from "../worker.ts";

export type Surroundings = {
  signal: AbortSignal;
  model: ModelReference | undefined;
  onProgress: (message: string) => void;
  onWarning: (message: string) => void;
};

/** Does some work in a session of its own, which ends with it, also when the signal aborts. */
export async function inOwnSession(
  worker: Worker,
  { signal, model, onWarning }: Surroundings,
  work: (sessionId: string) => Promise<void>,
): Promise<void> {
  signal.throwIfAborted();
  // Not given the signal: a session that has begun is known, and can be ended.
  const { sessionId, warnings = [] } = await worker.dispatch("start", { modelName: model });
  for (const warning of warnings) onWarning(warning);
  try {
    await work(sessionId);
  } finally {
    await end(worker, sessionId);
  }
}

/** A session that is gone already needs no end. */
async function end(worker: Worker, sessionId: string): Promise<void> {
  try {
    await worker.dispatch("end", {}, { sessionId });
  } catch (error) {
    const code = (error as { code?: unknown }).code;
    if (code !== "session_ended" && code !== "session_not_found") throw error;
  }
}
