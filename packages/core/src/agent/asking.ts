import { randomUUID } from "node:crypto";
import type { AgentQuestion } from "@legwork/protocol";
import { race } from "../deadline.ts";
import { defaultAskTimeout } from "./questions.ts";
import type { Run } from "./run.ts";

type About = Pick<AgentQuestion, "kind" | "text"> & Partial<Pick<AgentQuestion, "tool">>;

/** How long a person may take, ms. */
export function askTimeoutOf({ task }: Pick<Run, "task">): number {
  return task.askTimeout ?? defaultAskTimeout;
}

/** Asks whoever started the run over the session's open questions; undefined when nobody answered in time. */
export async function askPerson(run: Run, about: About, signal: AbortSignal): Promise<string | undefined> {
  const { session, actionId, progress } = run.scene.context;
  return session.questions.ask(run.scene.secrets.mask({ ...about, actionId }), {
    timeout: askTimeoutOf(run),
    signal,
    onAsked: ({ id, text }) => progress(`Waits for an answer to question ${id}: ${text}`),
  });
}

/** The same, of the embedding program's own function. */
export async function askHook<Answer>(
  run: Run,
  about: About,
  { ask, signal }: { ask: (question: AgentQuestion) => Promise<Answer>; signal: AbortSignal },
): Promise<Answer | undefined> {
  const timeout = askTimeoutOf(run);
  const { actionId } = run.scene.context;
  const question = { ...about, actionId, id: randomUUID(), expiresAt: Date.now() + timeout };
  const limit = AbortSignal.timeout(timeout);
  try {
    return await race(ask(run.scene.secrets.mask(question)), AbortSignal.any([signal, limit]));
  } catch (error) {
    if (limit.aborted && !signal.aborted) return undefined;
    throw error;
  }
}
