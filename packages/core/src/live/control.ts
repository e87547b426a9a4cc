import { LegworkError } from "@legwork/protocol";
import { race } from "../deadline.ts";

/**
 * Who may act on a session's pages: its operations, one step after the other, or a person who has taken control. A step
 * that has begun is finished first; further ones wait until control is given back.
 */
export class Control {
  #held: PromiseWithResolvers<void> | undefined;
  #steps = 0;
  #onStill: (() => void) | undefined;
  readonly #listeners = new Set<() => void>();

  get isHeld(): boolean {
    return this.#held !== undefined;
  }

  /** Tells when control is taken or given back. Answers how to stop that. */
  onChange(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Runs a step of an operation when nobody has control. Rejects with the signal's reason when that comes first. */
  async step<Result>(work: () => Promise<Result>, signal: AbortSignal): Promise<Result> {
    await this.free(signal);
    this.#steps += 1;
    try {
      return await work();
    } finally {
      this.#steps -= 1;
      if (this.#steps === 0) this.#onStill?.();
    }
  }

  /** Resolves when nobody has control. Rejects with the signal's reason when that comes first. */
  async free(signal: AbortSignal): Promise<void> {
    while (this.#held !== undefined) await race(this.#held.promise, signal);
    signal.throwIfAborted();
  }

  /**
   * Takes control: no further step begins from now on. Resolves when the one that runs has ended.
   * @throws LegworkError `session_busy` when somebody else has it; the signal's reason when that aborts before.
   */
  async take(signal: AbortSignal): Promise<Disposable> {
    if (this.#held !== undefined)
      throw new LegworkError(
        "session_busy",
        "Somebody else has control of this session. Wait for its return.",
      );
    const held = Promise.withResolvers<void>();
    this.#held = held;
    this.#changed();
    const giveBack = (): void => {
      if (this.#held !== held) return;
      this.#held = undefined;
      held.resolve();
      this.#changed();
    };
    try {
      if (this.#steps > 0) await race(this.#still(), signal);
      signal.throwIfAborted();
    } catch (error) {
      giveBack();
      throw error;
    }
    return { [Symbol.dispose]: giveBack };
  }

  #changed(): void {
    for (const listener of this.#listeners) listener();
  }

  #still(): Promise<void> {
    return new Promise((resolve) => (this.#onStill = resolve));
  }
}
