import type { Run } from "./run.ts";

type Kept = { run: Run; size: number; expiresAt: number };

export type UndeliveredRunsOptions = {
  /** Runs kept at most. Default: 1000. */
  limit?: number;
  /** Characters of all their answers together at most. Default: 64 Mi. */
  largestSize?: number;
  /** Milliseconds a run is kept after its end. Default: one hour. */
  keptMs?: number;
};

const defaults = { limit: 1_000, largestSize: 64 * 1024 * 1024, keptMs: 3_600_000 };

/** Runs whose answers have not reached their clients, who may come again for them. In memory. */
export class UndeliveredRuns {
  readonly #options: Required<UndeliveredRunsOptions>;
  /** Oldest first. */
  readonly #kept = new Map<string, Kept>();
  #size = 0;

  constructor(options: UndeliveredRunsOptions = {}) {
    this.#options = { ...defaults, ...options };
  }

  /** The kept run of that name when the request is a repetition; else a new one. */
  repeated(isRetry: boolean, name: string, begin: () => Run): Run {
    const undelivered = isRetry ? this.#find(name) : undefined;
    return undelivered ?? this.#keep(name, begin());
  }

  /** Its answer has reached a client. */
  delivered(name: string, run: Run): void {
    if (this.#kept.get(name)?.run === run) this.#forget(name);
  }

  #find(name: string): Run | undefined {
    const kept = this.#kept.get(name);
    if (kept === undefined || Date.now() < kept.expiresAt) return kept?.run;
    this.#forget(name);
    return undefined;
  }

  #keep(name: string, run: Run): Run {
    this.#forget(name);
    const kept: Kept = { run, size: 0, expiresAt: Infinity };
    this.#kept.set(name, kept);
    this.#makeRoom();
    void run.outcome.then((outcome) => {
      if (this.#kept.get(name) !== kept) return;
      // Nothing was done, or the client was told to come again: then the repetition has to do it.
      const mayRepeat =
        "error" in outcome && (!run.hasStarted || outcome.error.retryAfterSeconds !== undefined);
      if (mayRepeat) return this.#forget(name);
      kept.expiresAt = Date.now() + this.#options.keptMs;
      kept.size = "json" in outcome ? outcome.json.length : 0;
      this.#size += kept.size;
      this.#makeRoom();
    });
    return run;
  }

  #forget(name: string): void {
    this.#size -= this.#kept.get(name)?.size ?? 0;
    this.#kept.delete(name);
  }

  /** Drops the oldest that have ended. */
  #makeRoom(): void {
    for (const [name, { run }] of this.#kept) {
      if (this.#kept.size <= this.#options.limit && this.#size <= this.#options.largestSize) return;
      if (run.hasEnded) this.#forget(name);
    }
  }
}
