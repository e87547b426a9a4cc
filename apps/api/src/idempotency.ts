import { createHash } from "node:crypto";
import type { AnswerStore, KeptAnswer } from "@legwork/core";
import { LegworkError } from "@legwork/protocol";
import { answerText, runOf } from "./kept-answer.ts";
import type { Run } from "./run.ts";
import { UndeliveredRuns } from "./undelivered-runs.ts";

export type KeptRunsOptions = {
  /** Where answers are kept. A request with a key waits for it. */
  answers: () => Promise<AnswerStore>;
  /** Told when an answer could not be kept. */
  onError: (error: unknown) => void;
  /** Answers kept of a project at most. Default: 1000. */
  limit?: number;
  /** Characters of all kept answers of a project together at most. Default: 64 Mi. */
  largestSize?: number;
  /** Milliseconds for which an answer is kept. Default: one day. */
  keptMs?: number;
};

/** The parts of a request that make it the same request. */
export type RequestIdentity = {
  projectId: string;
  /** Id of the key that was presented. */
  keyId: string;
  operation: string;
  sessionId: string | undefined;
  body: Uint8Array;
};

type Claimed = { run: Run; fingerprint: string };

const defaults = { limit: 1_000, largestSize: 64 * 1024 * 1024, keptMs: 86_400_000 };

/**
 * Runs whose answers a repeated request is given instead of acting twice. Those of an `Idempotency-Key` are kept in the
 * store, and survive the process; those of which a client only says that it repeats them in memory, since they are
 * given away once.
 */
export class KeptRuns {
  readonly #options: Required<KeptRunsOptions>;
  readonly #undelivered = new UndeliveredRuns();
  /** Those that are being claimed, run, or are being kept, by project and name. */
  readonly #claimed = new Map<string, Promise<Claimed>>();

  constructor(options: KeptRunsOptions) {
    this.#options = { ...defaults, ...options };
  }

  /**
   * The run of that key; a new one from `begin` when there is none.
   *
   * @throws LegworkError `idempotency_conflict` when the key came with another request before, or when nobody knows how
   *   that one ended.
   */
  async once(key: string, request: RequestIdentity, begin: () => Run): Promise<Run> {
    const { operation, sessionId, projectId } = request;
    const name = digest(JSON.stringify([key, operation, sessionId]));
    const fingerprint = digest(request.body);
    const place = JSON.stringify([projectId, name]);
    let claim = this.#claimed.get(place);
    if (claim === undefined) {
      claim = this.#claim({ projectId, name, fingerprint, operation }, begin);
      this.#claimed.set(place, claim);
      const forget = () => void this.#claimed.delete(place);
      claim.then(({ run }) => this.#keep({ projectId, name, operation }, run).finally(forget), forget);
    }
    const claimed = await claim;
    if (claimed.fingerprint !== fingerprint) throw conflict(operation);
    return claimed.run;
  }

  /**
   * A new run, kept until {@link delivered}. When the request says that it is a repetition, the run of the same request
   * whose answer never reached its client, if there is one.
   */
  repeated(isRetry: boolean, request: RequestIdentity, begin: () => Run): Run {
    return this.#undelivered.repeated(isRetry, nameOfBody(request), begin);
  }

  /** The answer of a run from {@link repeated} has reached a client: the same request is a new one from now on. */
  delivered(request: RequestIdentity, run: Run): void {
    this.#undelivered.delivered(nameOfBody(request), run);
  }

  async #claim(request: ClaimedRequest & { fingerprint: string }, begin: () => Run): Promise<Claimed> {
    const { projectId, name, fingerprint, operation } = request;
    const answers = await this.#options.answers();
    const begunAt = Date.now();
    const kept = await answers.claim(
      { projectId, name, fingerprint, begunAt },
      begunAt - this.#options.keptMs,
    );
    if (kept === undefined) return { run: begin(), fingerprint };
    if (kept.fingerprint !== fingerprint) throw conflict(operation);
    return { run: keptRun(kept, operation), fingerprint };
  }

  async #keep({ projectId, name, operation }: ClaimedRequest, run: Run): Promise<void> {
    if (run.isRepetition) return;
    const outcome = await run.outcome;
    // Nothing was done, or the client was told to come again: then the repetition has to do it.
    const mayRepeat =
      "error" in outcome &&
      (!run.hasStarted || operation === "start" || outcome.error.retryAfterSeconds !== undefined);
    const { limit, largestSize, keptMs } = this.#options;
    const bounds = { limit, largestSize, begunSince: Date.now() - keptMs };
    try {
      const answers = await this.#options.answers();
      if (mayRepeat) await answers.release({ projectId, name });
      else await answers.finish({ projectId, name }, answerText(outcome), bounds);
    } catch (error) {
      this.#options.onError(error);
    }
  }
}

type ClaimedRequest = { projectId: string; name: string; operation: string };

function keptRun({ answer }: KeptAnswer, operation: string): Run {
  const run = answer === undefined ? undefined : runOf(answer);
  if (run !== undefined) return run;
  const why =
    answer === undefined
      ? "was begun before, and how it ended is not known: whoever began it is still at it, or was stopped meanwhile"
      : "was done before, and its answer was too large to be kept";
  throw new LegworkError(
    "idempotency_conflict",
    `The ${operation} with this Idempotency-Key ${why}. Nothing was done now. Look at what there is (replay of the session), and use a new key to do it again.`,
  );
}

function conflict(operation: string): LegworkError {
  return new LegworkError(
    "idempotency_conflict",
    `The Idempotency-Key of this ${operation} came with another body before. Use a new key for a new request, ` +
      "and the same body to repeat one.",
  );
}

function nameOfBody({ projectId, keyId, operation, sessionId, body }: RequestIdentity): string {
  return JSON.stringify([projectId, keyId, operation, sessionId, digest(body)]);
}

function digest(text: string | Uint8Array): string {
  return createHash("sha256").update(text).digest("base64url");
}
