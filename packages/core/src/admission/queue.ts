import { LegworkError } from "@legwork/protocol";

export type QueueLimits = {
  /** Sessions at once. */
  places: number;
  /** Starts that may wait for a place. */
  waiting: number;
  /** Longest wait, ms. */
  waitMs: number;
};

type Waiter = { take: () => void; refuse: (reason: unknown) => void };

/** Places for sessions, given out in the order of arrival. Nobody who has one loses it to make room. */
export class PlaceQueue {
  readonly #limits: QueueLimits;
  readonly #waiting = new Set<Waiter>();
  #taken = 0;
  #isClosed = false;

  constructor(limits: QueueLimits) {
    this.#limits = limits;
  }

  get taken(): number {
    return this.#taken;
  }

  get waiting(): number {
    return this.#waiting.size;
  }

  /**
   * Resolves when the caller has a place, which is free again when {@link free} was called.
   * @throws LegworkError `too_many_sessions` when too many wait already or the wait was too long, `shutting_down`; the
   *   signal's reason when that aborts.
   */
  async take(signal: AbortSignal): Promise<void> {
    signal.throwIfAborted();
    if (this.#isClosed) throw shuttingDown();
    if (this.#taken < this.#limits.places) {
      this.#taken += 1;
      return;
    }
    if (this.#waiting.size >= this.#limits.waiting) throw this.#full("as many starts wait as may");
    await this.#wait(signal);
  }

  /** Takes a place even when there is none: what runs already is not turned away. */
  takeBeyond(): void {
    this.#taken += 1;
  }

  /** Gives a place to who has waited longest. */
  free(): void {
    const isFree = this.#taken <= this.#limits.places;
    const next = isFree ? this.#waiting.values().next().value : undefined;
    if (next === undefined) this.#taken -= 1;
    else next.take();
  }

  /** Sends away whoever waits, and whoever comes. */
  close(): void {
    this.#isClosed = true;
    for (const { refuse } of this.#waiting) refuse(shuttingDown());
  }

  async #wait(signal: AbortSignal): Promise<void> {
    const turn = Promise.withResolvers<void>();
    const waiter: Waiter = { take: turn.resolve, refuse: turn.reject };
    const late = () => waiter.refuse(this.#full(`none became free within ${this.#limits.waitMs} ms`));
    const timer = setTimeout(late, this.#limits.waitMs);
    const leave = () => waiter.refuse(signal.reason);
    signal.addEventListener("abort", leave, { once: true });
    // Out of the queue in the same moment, so that nobody is given a place who has left.
    const remove = () => this.#waiting.delete(waiter);
    waiter.take = () => remove() && turn.resolve();
    waiter.refuse = (reason) => remove() && turn.reject(reason);
    this.#waiting.add(waiter);
    try {
      await turn.promise;
    } finally {
      clearTimeout(timer);
      signal.removeEventListener("abort", leave);
    }
  }

  #full(why: string): LegworkError {
    return new LegworkError(
      "too_many_sessions",
      `${this.#limits.places} sessions are running, which is the most that this server allows (LEGWORK_MAX_SESSIONS), and ${why}. End one, or try again later.`,
      { retryAfterSeconds: 5 },
    );
  }
}

function shuttingDown(): LegworkError {
  return new LegworkError("shutting_down", "No session can be started: the server is shutting down.", {
    retryAfterSeconds: 5,
  });
}
