import { setImmediate } from "node:timers/promises";
import type { MemoryQuery, MemoryRecord, MemoryUse, Store } from "../store/store.ts";
import { isOfAnotherBuild, withBuild } from "./build.ts";

/** Entries of a project at most. */
const entriesPerProject = 10_000;
/** How long an entry is kept that is not used, ms: 90 days. */
const unusedMs = 90 * 24 * 3_600_000;
/** Entries held beside the store. */
const heldAtOnce = 1_000;
/** For how long an entry is taken as it was read, ms: another process may have changed or deleted it meanwhile. */
const heldMs = 5_000;
/** How long uses may wait to be counted, ms. */
const countEveryMs = 10_000;

type Held = { record: MemoryRecord; until: number };

/**
 * What acts in words have taught, of all projects. What is asked is answered at once; what is written is written after
 * the answer, and {@link flush} waits for it. A failure to write is told to `onError` and to nobody else: the act itself
 * went well.
 */
export class ActionMemory {
  readonly #store: Store;
  readonly #onError: (error: unknown) => void;
  /** What was not asked for the longest time stands first. */
  readonly #held = new Map<string, Held>();
  /** The last write of each entry that is on its way. */
  readonly #writes = new Map<string, Promise<void>>();
  readonly #uses = new Map<string, MemoryUse>();
  #counting: NodeJS.Timeout | undefined;

  constructor(store: Store, onError: (error: unknown) => void) {
    this.#store = store;
    this.#onError = onError;
  }

  /**
   * Undefined when there is none, when the grounder that found it was another build, and when the store fails: an act
   * must not fail with it.
   */
  async recall(projectId: string, key: string): Promise<MemoryRecord | undefined> {
    const name = nameOf(projectId, key);
    await this.#writes.get(name);
    const held = this.#held.get(name);
    if (held !== undefined && performance.now() < held.until) {
      this.#hold(held.record, held.until);
      return held.record;
    }
    this.#held.delete(name);
    try {
      const record = await this.#store.findMemory(projectId, key);
      if (record === undefined || record.usedAt < Date.now() - unusedMs) return undefined;
      if (await isOfAnotherBuild(record)) return undefined;
      this.#hold(record);
      return record;
    } catch (error) {
      this.#onError(error);
      return undefined;
    }
  }

  /** Keeps what `make` gives, in place of what was kept under the same key; it is called once the answer is out. */
  save(projectId: string, key: string, make: () => MemoryRecord | undefined): void {
    this.#write(nameOf(projectId, key), async () => {
      const record = make();
      if (record === undefined) return;
      const usedSince = Date.now() - unusedMs;
      await this.#store.saveMemory(await withBuild(record), { limit: entriesPerProject, usedSince });
    });
  }

  forget({ projectId, key, id }: MemoryRecord): void {
    this.#write(nameOf(projectId, key), async () => {
      await this.#store.deleteMemory(projectId, id);
    });
  }

  /** Counts a use; uses are written together, now and then. */
  use({ projectId, id }: MemoryRecord): void {
    const counted = this.#uses.get(id);
    this.#uses.set(id, { projectId, id, uses: (counted?.uses ?? 0) + 1, usedAt: Date.now() });
    this.#counting ??= setTimeout(() => {
      void this.#countUses();
    }, countEveryMs).unref();
  }

  async list(projectId: string, query: MemoryQuery): Promise<MemoryRecord[]> {
    await this.flush();
    return this.#store.listMemories(projectId, query);
  }

  async import(record: MemoryRecord): Promise<void> {
    await this.flush();
    this.#held.delete(nameOf(record.projectId, record.key));
    const usedSince = Date.now() - unusedMs;
    await this.#store.saveMemory(record, { limit: entriesPerProject, usedSince });
  }

  /** False when the project has none of that id. */
  async delete(projectId: string, id: string): Promise<boolean> {
    await this.flush();
    this.#letGo(({ record }) => record.projectId === projectId && record.id === id);
    return this.#store.deleteMemory(projectId, id);
  }

  /** Answers how many there were. */
  async purge(projectId: string): Promise<number> {
    await this.flush();
    this.#letGo(({ record }) => record.projectId === projectId);
    return this.#store.deleteMemories(projectId);
  }

  /** Resolves when all that was to be written so far is written, or could not be. */
  async flush(): Promise<void> {
    await Promise.all(this.#writes.values());
    await this.#countUses();
  }

  async #countUses(): Promise<void> {
    clearTimeout(this.#counting);
    this.#counting = undefined;
    const uses = [...this.#uses.values()];
    this.#uses.clear();
    if (uses.length === 0) return;
    try {
      await this.#store.countMemoryUses(uses);
    } catch (error) {
      this.#onError(error);
    }
  }

  #write(name: string, work: () => Promise<void>): void {
    this.#held.delete(name);
    const before = this.#writes.get(name);
    const writing = this.#afterAnswer(before, work).finally(() => {
      if (this.#writes.get(name) === writing) this.#writes.delete(name);
    });
    this.#writes.set(name, writing);
  }

  async #afterAnswer(before: Promise<void> | undefined, work: () => Promise<void>): Promise<void> {
    await before;
    await setImmediate();
    try {
      await work();
    } catch (error) {
      this.#onError(error);
    }
  }

  #hold(record: MemoryRecord, until = performance.now() + heldMs): void {
    const name = nameOf(record.projectId, record.key);
    this.#held.delete(name);
    this.#held.set(name, { record, until });
    for (const oldest of this.#held.keys()) {
      if (this.#held.size <= heldAtOnce) return;
      this.#held.delete(oldest);
    }
  }

  #letGo(isMeant: (held: Held) => boolean): void {
    for (const [name, held] of this.#held) if (isMeant(held)) this.#held.delete(name);
  }
}

function nameOf(projectId: string, key: string): string {
  return JSON.stringify([projectId, key]);
}
