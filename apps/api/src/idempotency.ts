import { createHash } from "node:crypto";
import { LegworkError } from "@legwork/protocol";
import type { Run } from "./run.ts";

export type KeptRunsOptions = {
  /** Runs kept at most. Default: 1000. */
  limit?: number;
  /** Characters of all kept answers together at most. Default: 64 Mi. */
  largestSize?: number;
  /** Milliseconds a run is kept after its end. Default: one hour. */
  keptMs?: number;
};

type Kept = { run: Run; fingerprint: string; size: number; expiresAt: number };

/** The parts of a request that make it the same request. */
export type RequestIdentity = { operation: string; sessionId: string | undefined; body: Uint8Array };

const defaults = { limit: 1_000, largestSize: 64 * 1024 * 1024, keptMs: 3_600_000 };

/** Runs whose answers a repeated request is given instead of acting twice. In memory: a restart forgets them. */
export class KeptRuns {
  readonly #options: Required<KeptRunsOptions>;
  /** Oldest first. */
  readonly #kept = new Map<string, Kept>();
  #size = 0;

  constructor(options: KeptRunsOptions = {}) {
    this.#options = { ...defaults, ...options };
  }

  /**
   * The run of that key; a new one from `begin` when there is none.
   *
   * @throws LegworkError `idempotency_conflict` when the key came with another request before.
   */
  once(key: string, request: RequestIdentity, begin: () => Run): Run {
    const name = JSON.stringify(["key", key, request.operation, request.sessionId]);
    const fingerprint = digest(request.body);
    const kept = this.#find(name);
    if (kept === undefined) return this.#keep(name, fingerprint, begin());
    if (kept.fingerprint === fingerprint) return kept.run;
    throw new LegworkError(
      "idempotency_conflict",
      `The Idempotency-Key of this ${request.operation} came with another body before. Use a new key for a new request, ` +
        "and the same body to repeat one.",
    );
  }

  /**
   * A new run, kept until {@link delivered}. When the request says that it is a repetition, the run of the same request
   * whose answer never reached its client, if there is one.
   */
  repeated(isRetry: boolean, request: RequestIdentity, begin: () => Run): Run {
    const name = inferredName(request);
    const undelivered = isRetry ? this.#find(name)?.run : undefined;
    return undelivered ?? this.#keep(name, "", begin());
  }

  /** The answer of a run from {@link repeated} has reached a client: the same request is a new one from now on. */
  delivered(request: RequestIdentity, run: Run): void {
    const name = inferredName(request);
    if (this.#kept.get(name)?.run === run) this.#forget(name);
  }

  #find(name: string): Kept | undefined {
    const kept = this.#kept.get(name);
    if (kept === undefined || Date.now() < kept.expiresAt) return kept;
    this.#forget(name);
    return undefined;
  }

  #keep(name: string, fingerprint: string, run: Run): Run {
    this.#forget(name);
    const kept: Kept = { run, fingerprint, size: 0, expiresAt: Infinity };
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

function inferredName({ operation, sessionId, body }: RequestIdentity): string {
  return JSON.stringify(["body", digest(body), operation, sessionId]);
}

function digest(body: Uint8Array): string {
  return createHash("sha256").update(body).digest("base64url");
}
