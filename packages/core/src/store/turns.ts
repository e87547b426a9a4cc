/** Lets work on one thing run in the order in which it was asked for; work on other things does not wait for it. */
export class Turns {
  readonly #last = new Map<string, Promise<unknown>>();

  /** Resolves as `work` does, which begins when all that was asked for `name` before has ended. */
  take<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
    const before = this.#last.get(name);
    const result = before === undefined ? work() : before.then(work);
    // The next one waits for this one's end, not for its success, which is the concern of its own caller.
    const end: Promise<void> = result.then(
      () => this.#leave(name, end),
      () => this.#leave(name, end),
    );
    this.#last.set(name, end);
    return result;
  }

  /** Resolves when all that was asked for so far has ended. */
  async ended(): Promise<void> {
    await Promise.all(this.#last.values());
  }

  #leave(name: string, end: Promise<unknown>): void {
    if (this.#last.get(name) === end) this.#last.delete(name);
  }
}
