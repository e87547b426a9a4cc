import { randomUUID } from "node:crypto";
import { LegworkError, type AgentQuestion } from "@legwork/protocol";

type Pending = { question: AgentQuestion; settle: (answer: string) => void };

/** Longest wait for an answer, ms, when the task names none. */
export const defaultAskTimeout = 300_000;

/** What the agents of one session wait for somebody to answer. */
export class Questions {
  readonly #pending = new Map<string, Pending>();

  /** In the order in which they were asked. */
  get open(): AgentQuestion[] {
    return [...this.#pending.values()].map(({ question }) => question);
  }

  /**
   * Waits for the answer to a question. `onAsked` is told of it with its id.
   * @returns undefined when nobody answered in time.
   * @throws The signal's reason when it aborts.
   */
  async ask(
    about: Pick<AgentQuestion, "actionId" | "kind" | "text"> & Partial<Pick<AgentQuestion, "tool">>,
    options: { timeout: number; signal: AbortSignal; onAsked: (question: AgentQuestion) => void },
  ): Promise<string | undefined> {
    const { timeout, signal, onAsked } = options;
    signal.throwIfAborted();
    const question = { ...about, id: randomUUID(), expiresAt: Date.now() + timeout };
    const { promise, resolve, reject } = Promise.withResolvers<string | undefined>();
    const abort = () => reject(signal.reason);
    signal.addEventListener("abort", abort, { once: true });
    const timer = setTimeout(() => resolve(undefined), timeout);
    this.#pending.set(question.id, { question, settle: resolve });
    try {
      onAsked(question);
      return await promise;
    } finally {
      clearTimeout(timer);
      signal.removeEventListener("abort", abort);
      this.#pending.delete(question.id);
    }
  }

  /** @throws LegworkError `not_found` for a question that is not open (any more), or not of that run. */
  answer(id: string, answer: string, actionId?: string): void {
    const pending = this.#pending.get(id);
    if (pending === undefined || (actionId !== undefined && pending.question.actionId !== actionId)) {
      throw new LegworkError(
        "not_found",
        "No question with that id waits for an answer: it was answered, or its time ran out, or its run ended.",
      );
    }
    this.#pending.delete(id);
    pending.settle(answer);
  }
}
