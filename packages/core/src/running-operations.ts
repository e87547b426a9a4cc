/** Counts the operations that run, so that a stop can wait for them. */
export class RunningOperations {
  #count = 0;
  readonly #whenNone = new Set<() => void>();

  get count(): number {
    return this.#count;
  }

  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    this.#count += 1;
    try {
      return await work();
    } finally {
      this.#count -= 1;
      if (this.#count === 0) for (const tell of this.#whenNone) tell();
    }
  }

  /** Resolves when none runs, after `graceMs` milliseconds at the latest. */
  async ended(graceMs: number): Promise<void> {
    if (this.#count === 0 || graceMs <= 0) return;
    const none = Promise.withResolvers<void>();
    this.#whenNone.add(none.resolve);
    const timer = setTimeout(none.resolve, graceMs);
    await none.promise;
    clearTimeout(timer);
    this.#whenNone.delete(none.resolve);
  }
}
