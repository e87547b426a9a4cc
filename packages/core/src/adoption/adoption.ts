import type { ContextPoolOptions } from "../browser/contexts.ts";
import { BrowserHost } from "../browser/host.ts";
import { hostDirectories } from "../browser/host-directory.ts";
import type { PooledContext } from "../browser/pooled-context.ts";
import type { Services } from "../services.ts";
import type { SessionState } from "../session.ts";
import type { SessionRecord } from "../store/store.ts";
import { resumeSession } from "./resume-session.ts";

/**
 * How long a browser outlives a process that keeps its records, ms: for longer than others take the process for living,
 * so that they find it.
 */
const adoptionGraceMs = 15_000;

/** How browsers are run by a process that may come back for them: one that keeps records. */
export function adoptable({ host, ...options }: ContextPoolOptions): ContextPoolOptions {
  return { ...options, host: { graceMs: adoptionGraceMs, ...host } };
}

/** Goes on with sessions whose process is gone, in the browsers that are still there: those of this machine and user. */
export class Adoption {
  readonly #services: Services;
  /** By session, when it was first looked for in vain, ms since 1970. */
  readonly #missedSince = new Map<string, number>();
  #turn: Promise<unknown> = Promise.resolve();

  constructor(services: Services) {
    this.#services = services;
  }

  /** Looks for the browser of a session that another process ran; answers whether the session runs here now. */
  async adopt({ id }: SessionRecord): Promise<boolean> {
    await this.#inTurn(async () => {
      if (this.#services.sessions.running(id) === undefined) await this.#adopt(new Set([id]));
    });
    return this.#services.sessions.running(id) !== undefined;
  }

  /** Looks for the browsers of all sessions that were left, and ends those that have none. */
  async adoptAll(): Promise<void> {
    await this.#inTurn(async () => {
      const { store, ownerId } = this.#services;
      const orphans = await store.listOrphanedSessions(ownerId);
      if (orphans.length > 0) await this.#adopt(new Set(orphans.map(({ id }) => id)));
      await this.#endMissed(orphans);
    });
  }

  #inTurn(work: () => Promise<void>): Promise<void> {
    const turn = this.#turn.then(work);
    this.#turn = turn.catch(() => undefined);
    return turn;
  }

  async #adopt(wanted: ReadonlySet<string>): Promise<void> {
    const hosts = (await hostDirectories()).map(async (directory) => {
      const ids = Object.keys((await BrowserHost.legacyOf(directory)) ?? {});
      return { directory, ids };
    });
    for (const { directory, ids } of await Promise.all(hosts)) {
      // A browser that cannot be used is the end of its sessions, and of nothing else.
      if (ids.some((id) => wanted.has(id)))
        await this.#takeOver(directory, ids).catch((error: unknown) => this.#services.tell(error));
    }
  }

  /** All sessions of a browser together: it has one owner. */
  async #takeOver(directory: string, ids: string[]): Promise<void> {
    const { store, ownerId, browsers } = this.#services;
    const found = await Promise.all(ids.map(async (id) => (await store.getSession(id)) ?? []));
    const records = found
      .flat()
      .filter(({ status, ownerId: owner }) => status === "RUNNING" && owner !== ownerId);
    const [first] = records;
    if (first === undefined) return;
    const names = new Set(records.map(({ id }) => id));
    const contexts = await browsers.inherit(directory, { projectId: first.projectId, names });
    for (const record of records) {
      const left = contexts?.get(record.id);
      if (left !== undefined) await this.#resume(record, left);
    }
  }

  async #resume(
    record: SessionRecord,
    { context, value }: { context: PooledContext; value: unknown },
  ): Promise<void> {
    const { store, ownerId, tell } = this.#services;
    try {
      if (await store.handOverSession(record.id, { from: record.ownerId, to: ownerId }))
        return await resumeSession(
          record,
          { browser: context, state: value as SessionState },
          this.#services,
        );
    } catch (error) {
      tell(error);
      await store.endSession(record.id, crashed());
    }
    await context.release();
  }

  /** Several machines may share a store: the one that has the browser gets the time to find it. */
  async #endMissed(orphans: SessionRecord[]): Promise<void> {
    const { store, sessions } = this.#services;
    const missed = orphans.filter(({ id }) => sessions.running(id) === undefined);
    const isMissed = new Set(missed.map(({ id }) => id));
    for (const id of this.#missedSince.keys()) if (!isMissed.has(id)) this.#missedSince.delete(id);
    for (const { id } of missed) {
      const since = this.#missedSince.get(id) ?? Date.now();
      this.#missedSince.set(id, since);
      if (!store.isShared || Date.now() - since >= adoptionGraceMs) await store.endSession(id, crashed());
    }
  }
}

function crashed() {
  return { status: "ERROR", endReason: "crash", endedAt: Date.now() } as const;
}
