import { LegworkError } from "@legwork/protocol";
import type { KeyLimits, Principal } from "../principal.ts";
import type { KeyStore, KeyUse } from "../store/key-store.ts";
import { dayOf, secondsToNextDay } from "./day.ts";
import { PlaceQueue, type QueueLimits } from "./queue.ts";

export type AdmissionOptions = {
  queue: QueueLimits;
  /** For keys that have none of their own. */
  keyLimits: KeyLimits;
  /** Where what keys use is counted. */
  keys: Pick<KeyStore, "addUse" | "useOf">;
  /** Told when it could not be counted. */
  onError: (error: unknown) => void;
};

/** A place for one session: free again when it is disposed of, unless a session has been opened in it. */
export type Place = Disposable & {
  /** The place is the session's until `ended` aborts. */
  opened(ended: AbortSignal): void;
};

/** The clock of a session that runs; `countedAt`: up to when its time has been counted. */
type Running = { keyId: string; countedAt: number };

const minuteMs = 60_000;

/** Lets sessions start and models be asked, as far as limits of the server and of the caller's key allow. */
export class Admission {
  readonly #options: AdmissionOptions;
  readonly #queue: PlaceQueue;
  /** Sessions by key: those that run, start or wait. */
  readonly #held = new Map<string, number>();
  /** By key, when sessions were let in during the last minute. */
  readonly #starts = new Map<string, number[]>();
  readonly #running = new Set<Running>();
  readonly #timer: NodeJS.Timeout;

  constructor(options: AdmissionOptions) {
    this.#options = options;
    this.#queue = new PlaceQueue(options.queue);
    // So that a crash loses a minute at most, and other processes see what runs here.
    this.#timer = setInterval(() => this.#countRunning(), minuteMs).unref();
  }

  /** Sessions that run or are being opened, and starts that wait for a place. */
  get figures(): { taken: number; waiting: number } {
    return { taken: this.#queue.taken, waiting: this.#queue.waiting };
  }

  /**
   * Waits for a place for a session.
   * @throws LegworkError `too_many_sessions`, `rate_limited`, `shutting_down`; the signal's reason when that aborts.
   */
  async enter({ key }: Principal, signal: AbortSignal): Promise<Place> {
    if (key === undefined) return await this.#take(undefined, signal);
    const limits = this.#limitsOf(key);
    await this.#checkTime(key.id, limits);
    const held = this.#held.get(key.id) ?? 0;
    if (held >= (limits.maxSessions ?? Infinity)) throw tooManyOfKey(held);
    this.#checkRate(key.id, limits);
    this.#held.set(key.id, held + 1);
    try {
      return await this.#take(key.id, signal);
    } catch (error) {
      this.#release(key.id);
      throw error;
    }
  }

  /** A place for a session that had one in another process: it is not asked whether there is room. */
  readmit({ key }: Principal): Place {
    if (key !== undefined) this.#held.set(key.id, (this.#held.get(key.id) ?? 0) + 1);
    this.#queue.takeBeyond();
    return this.#place(key?.id);
  }

  /** @throws LegworkError `rate_limited` when the key has used its tokens of the day. */
  async checkTokens({ key }: Principal): Promise<void> {
    const limit = key && this.#limitsOf(key).tokensPerDay;
    if (key === undefined || limit === undefined) return;
    const { tokens } = await this.#useToday(key.id);
    if (tokens >= limit) throw dayUsed(`${limit} tokens of language models`);
  }

  /** Counts tokens that were used. */
  countTokens({ key }: Principal, tokens: number): void {
    if (key !== undefined) this.#count(key.id, { tokens, sessionMs: 0 });
  }

  /** Sends away whoever waits. */
  close(): void {
    clearInterval(this.#timer);
    this.#queue.close();
  }

  #limitsOf({ limits }: NonNullable<Principal["key"]>): KeyLimits {
    return { ...this.#options.keyLimits, ...limits };
  }

  async #take(keyId: string | undefined, signal: AbortSignal): Promise<Place> {
    await this.#queue.take(signal);
    return this.#place(keyId);
  }

  #place(keyId: string | undefined): Place {
    const free = () => {
      this.#queue.free();
      if (keyId !== undefined) this.#release(keyId);
    };
    let isOpened = false;
    return {
      opened: (ended) => {
        isOpened = true;
        const stop = this.#watch(keyId);
        const end = () => {
          stop();
          free();
        };
        if (ended.aborted) end();
        else ended.addEventListener("abort", end, { once: true });
      },
      [Symbol.dispose]: () => {
        if (!isOpened) free();
      },
    };
  }

  /** Runs the clock of a session; the answer stops it. */
  #watch(keyId: string | undefined): () => void {
    if (keyId === undefined) return () => {};
    const running = { keyId, countedAt: Date.now() };
    this.#running.add(running);
    return () => {
      this.#running.delete(running);
      this.#countTime(running);
    };
  }

  #countRunning(): void {
    for (const running of this.#running) this.#countTime(running);
  }

  #countTime(running: Running): void {
    const now = Date.now();
    this.#count(running.keyId, { tokens: 0, sessionMs: Math.max(0, now - running.countedAt) });
    running.countedAt = now;
  }

  #count(keyId: string, use: KeyUse): void {
    this.#options.keys.addUse(keyId, dayOf(Date.now()), use).catch(this.#options.onError);
  }

  #useToday(keyId: string): Promise<KeyUse> {
    return this.#options.keys.useOf(keyId, dayOf(Date.now()));
  }

  #release(keyId: string): void {
    const held = (this.#held.get(keyId) ?? 0) - 1;
    if (held > 0) this.#held.set(keyId, held);
    else this.#held.delete(keyId);
  }

  async #checkTime(keyId: string, { sessionSecondsPerDay: limit }: KeyLimits): Promise<void> {
    if (limit === undefined) return;
    const { sessionMs } = await this.#useToday(keyId);
    const now = Date.now();
    const uncounted = [...this.#running]
      .filter((running) => running.keyId === keyId)
      .reduce((sum, { countedAt }) => sum + now - countedAt, 0);
    if (sessionMs + uncounted >= limit * 1_000) throw dayUsed(`${limit} s of sessions`);
  }

  #checkRate(keyId: string, { startsPerMinute: limit }: KeyLimits): void {
    if (limit === undefined) return;
    const now = Date.now();
    const recent = (this.#starts.get(keyId) ?? []).filter((at) => now - at < minuteMs);
    this.#starts.set(keyId, recent);
    const oldest = recent.at(-limit);
    if (oldest !== undefined) throw tooFast(limit, (oldest + minuteMs - now) / 1_000);
    recent.push(now);
  }
}

function tooManyOfKey(held: number): LegworkError {
  return new LegworkError(
    "too_many_sessions",
    `${held} sessions of this API key are running or starting, which is the most that it may have. End one, or try again later.`,
    { retryAfterSeconds: 5 },
  );
}

function tooFast(limit: number, retryAfterSeconds: number): LegworkError {
  return new LegworkError(
    "rate_limited",
    `This API key may start ${limit} sessions a minute, and has. Start the next one later.`,
    { retryAfterSeconds },
  );
}

function dayUsed(what: string): LegworkError {
  return new LegworkError(
    "rate_limited",
    `This API key may use ${what} a day (UTC), and has. Try again tomorrow, or have the operator raise the limit.`,
    { retryAfterSeconds: secondsToNextDay(Date.now()) },
  );
}
