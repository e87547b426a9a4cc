import { LegworkError } from "@legwork/protocol";

/** Runs what it is given one after the other, in the order of arrival. */
export class Lane {
  readonly #limit: number;
  #waiting = 0;
  #last: Promise<unknown> = Promise.resolve();

  /** `limit`: how many may wait behind the one that runs. */
  constructor(limit: number) {
    this.#limit = limit;
  }

  /**
   * Resolves as `work` does. What has not begun when `signal` aborts never begins.
   * @throws LegworkError `session_busy` when too many wait already.
   */
  run<Result>(work: () => Promise<Result>, signal: AbortSignal): Promise<Result> {
    if (this.#waiting > this.#limit) {
      throw new LegworkError(
        "session_busy",
        `The session already has ${this.#limit} operations waiting. Wait for their answers, or start another session.`,
        { retryAfterSeconds: 1 },
      );
    }
    this.#waiting += 1;
    const result = this.#last.then(async () => {
      signal.throwIfAborted();
      return await work();
    });
    this.#last = result.then(
      () => this.#leave(),
      () => this.#leave(),
    );
    return result;
  }

  /** Resolves when all that was given so far has ended. */
  drained(): Promise<unknown> {
    return this.#last;
  }

  #leave(): void {
    this.#waiting -= 1;
  }
}
