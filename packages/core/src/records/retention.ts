import type { Store } from "../store/store.ts";

/** How long, and how much, is kept of sessions that have ended. */
export type RetentionLimits = {
  /** Milliseconds after its end; `Infinity`: for ever. */
  keptMs: number;
  /** Bytes of pictures and characters of records together; `Infinity`: any. */
  largestSize: number;
};

/** What is kept of sessions beside their records: pictures, files. */
type KeptBesides = {
  /** Ids of all sessions of which there is something. */
  sessions(): Promise<string[]>;
  /** Bytes of a session's. */
  sizeOf(sessionId: string): Promise<number>;
  forget(sessionId: string): Promise<void>;
};

export type RetentionParts = {
  store: Store;
  /** Undefined where such a thing is not kept. */
  besides: readonly (KeptBesides | undefined)[];
  limits: RetentionLimits;
  /** Told when a sweep failed; the next one tries again. */
  onError: (error: unknown) => void;
  /** Milliseconds since 1970. Default: the clock. */
  now?: () => number;
};

/** Sessions looked at in one step; in between, others have their turn. */
const batch = 100;
const firstSweepMs = 60_000;
const sweepMs = 15 * 60_000;

/** Forgets ended sessions that are too old, and the oldest of those that are too many, in the background. */
export class Retention {
  readonly #parts: RetentionParts;
  #timer: NodeJS.Timeout | undefined;
  #sweeping: Promise<void> = Promise.resolve();
  #isClosed = false;

  constructor(parts: RetentionParts) {
    this.#parts = parts;
    this.#wait(firstSweepMs);
  }

  #wait(ms: number): void {
    this.#timer = setTimeout(() => {
      this.#sweeping = this.sweep()
        .catch(this.#parts.onError)
        .then(() => {
          if (!this.#isClosed) this.#wait(sweepMs);
        });
    }, ms).unref();
  }

  /** Forgets what is beyond the limits now. */
  async sweep(): Promise<void> {
    await this.#forgetOld();
    await this.#forgetExcess();
    await this.#forgetOrphans();
  }

  /** Resolves when a sweep that is under way has ended; there is none afterwards. */
  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    await this.#sweeping;
  }

  async #forgetOld(): Promise<void> {
    const { store, limits, now = Date.now } = this.#parts;
    const since = now() - limits.keptMs;
    await store.jobs.deleteEndedJobs(since);
    while (!this.#isClosed) {
      const ended = await store.listEndedSessions(batch);
      const old = ended.filter(({ endedAt }) => endedAt < since).map(({ id }) => id);
      if ((await this.#forget(old)) === 0 || old.length < ended.length) return;
    }
  }

  async #forgetExcess(): Promise<void> {
    const { store, limits } = this.#parts;
    if (limits.largestSize === Infinity) return;
    let size = await store.recordedSize();
    for (const id of await this.#sessionsBesides()) size += await this.#sizeBesides(id);
    while (!this.#isClosed && size > limits.largestSize) {
      const excess: string[] = [];
      for (const ended of await store.listEndedSessions(batch)) {
        if (size <= limits.largestSize) break;
        size -= ended.size + (await this.#sizeBesides(ended.id));
        excess.push(ended.id);
      }
      if ((await this.#forget(excess)) === 0) return;
    }
  }

  /** Pictures and files whose record went elsewhere: with another process of the same store, or before a crash. */
  async #forgetOrphans(): Promise<void> {
    const { store } = this.#parts;
    for (const id of await this.#sessionsBesides()) {
      if (this.#isClosed) return;
      if ((await store.getSession(id)) === undefined) await this.#forgetBesides(id);
    }
  }

  /** Answers how many records went. What a crash leaves in between is an orphan of the next sweep. */
  async #forget(ids: string[]): Promise<number> {
    const forgotten = await this.#parts.store.deleteSessions(ids);
    for (const id of forgotten) await this.#forgetBesides(id);
    return forgotten.length;
  }

  async #sessionsBesides(): Promise<string[]> {
    const all = await Promise.all(this.#parts.besides.map((kept) => kept?.sessions() ?? []));
    return [...new Set(all.flat())];
  }

  async #sizeBesides(id: string): Promise<number> {
    const sizes = await Promise.all(this.#parts.besides.map((kept) => kept?.sizeOf(id) ?? 0));
    return sizes.reduce((sum, size) => sum + size, 0);
  }

  async #forgetBesides(id: string): Promise<void> {
    for (const kept of this.#parts.besides) await kept?.forget(id);
  }
}
