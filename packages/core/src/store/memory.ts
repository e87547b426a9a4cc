import { idTaken, sessionUnknown, storeClosed } from "./failure.ts";
import { MemoryAnswers } from "./memory-answers.ts";
import { MemoryKeys } from "./memory-keys.ts";
import { activityWith, hasLabel, sizeOf } from "./session-activity.ts";
import { MemoryJobs } from "./memory-jobs.ts";
import { MemoryContexts } from "./memory-contexts.ts";
import type {
  ActionRecord,
  EndedSession,
  MemoryBounds,
  MemoryQuery,
  MemoryRecord,
  MemoryUse,
  SessionEnding,
  SessionQuery,
  SessionRecord,
  Store,
} from "./store.ts";

/** Keeps records for as long as the process lives. They are held as JSON text, as a database holds them. */
export class MemoryStore implements Store {
  readonly isShared = false;
  readonly answers = new MemoryAnswers((attempt) => this.#assertOpen(attempt));
  readonly keys = new MemoryKeys((attempt) => this.#assertOpen(attempt));
  readonly jobs = new MemoryJobs();
  readonly contexts = new MemoryContexts({
    assertOpen: (attempt) => this.#assertOpen(attempt),
    isRunning: (sessionId) => {
      const session = this.#read(sessionId);
      return session && session.status === "RUNNING";
    },
  });
  readonly #sessions = new Map<string, string>();
  readonly #actions = new Map<string, string[]>();
  readonly #actionIds = new Set<string>();
  /** By project, then by key. */
  readonly #memories = new Map<string, Map<string, MemoryRecord>>();
  #closed = false;

  async createSession(record: SessionRecord): Promise<void> {
    const attempt = "record a new session";
    this.#assertOpen(attempt);
    if (this.#sessions.has(record.id)) throw idTaken(attempt);
    this.#sessions.set(record.id, JSON.stringify(record));
    this.#actions.set(record.id, []);
  }

  async getSession(id: string): Promise<SessionRecord | undefined> {
    this.#assertOpen("read a session");
    return this.#read(id);
  }

  async listSessions(projectId: string, query: SessionQuery): Promise<SessionRecord[]> {
    this.#assertOpen("list sessions");
    const { limit, after, status, region, createdAfter = -Infinity, createdBefore = Infinity, label } = query;
    return [...this.#sessions.keys()]
      .flatMap((id) => this.#read(id) ?? [])
      .filter(
        (session) =>
          session.projectId === projectId &&
          (status === undefined || session.status === status) &&
          (region === undefined || session.region === region) &&
          session.createdAt > createdAfter &&
          session.createdAt < createdBefore &&
          (label === undefined || hasLabel(session, label)) &&
          (after === undefined || isNewer(after, session)),
      )
      .sort((left, right) => (isNewer(left, right) ? -1 : 1))
      .slice(0, limit);
  }

  async listEndedSessions(limit: number): Promise<EndedSession[]> {
    this.#assertOpen("list ended sessions");
    return [...this.#sessions.keys()]
      .flatMap((id) => this.#read(id) ?? [])
      .filter(({ status }) => status !== "RUNNING")
      .map(({ id, endedAt = 0 }) => ({ id, endedAt, size: this.#sizeOf(id) }))
      .sort((left, right) => left.endedAt - right.endedAt || (left.id < right.id ? -1 : 1))
      .slice(0, limit);
  }

  async recordedSize(): Promise<number> {
    this.#assertOpen("measure the records");
    return [...this.#actions.keys()].reduce((sum, id) => sum + this.#sizeOf(id), 0);
  }

  async deleteSessions(ids: string[]): Promise<string[]> {
    this.#assertOpen("forget sessions");
    const ended = ids.filter((id) => (this.#read(id)?.status ?? "RUNNING") !== "RUNNING");
    for (const id of ended) {
      for (const action of await this.listActions(id)) this.#actionIds.delete(action.id);
      this.#sessions.delete(id);
      this.#actions.delete(id);
    }
    return ended;
  }

  async endSession(id: string, ending: SessionEnding): Promise<boolean> {
    this.#assertOpen("record the end of a session");
    const session = this.#read(id);
    if (session?.status !== "RUNNING") return false;
    this.#sessions.set(id, JSON.stringify({ ...session, ...ending }));
    return true;
  }

  /** Nobody else has this store. */
  async renewOwner(_ownerId: string): Promise<void> {
    this.#assertOpen("say that this process lives");
  }

  async releaseOwner(_ownerId: string): Promise<void> {
    this.#assertOpen("say that this process ends");
  }

  async listOrphanedSessions(ownerId: string): Promise<SessionRecord[]> {
    this.#assertOpen("look for sessions that another process left");
    return [...this.#sessions.keys()]
      .flatMap((id) => this.#read(id) ?? [])
      .filter((session) => session.status === "RUNNING" && session.ownerId !== ownerId);
  }

  async handOverSession(id: string, { from, to }: { from: string; to: string }): Promise<boolean> {
    this.#assertOpen("take over a session");
    const session = this.#read(id);
    if (session?.status !== "RUNNING" || session.ownerId !== from) return false;
    this.#sessions.set(id, JSON.stringify({ ...session, ownerId: to }));
    return true;
  }

  async appendAction(record: ActionRecord): Promise<void> {
    const attempt = "record an action";
    this.#assertOpen(attempt);
    const actions = this.#actions.get(record.sessionId);
    if (actions === undefined) throw sessionUnknown(attempt);
    if (this.#actionIds.has(record.id)) throw idTaken(attempt);
    this.#actionIds.add(record.id);
    actions.push(JSON.stringify(record));
    const session = this.#read(record.sessionId);
    if (session === undefined) return;
    const activity = activityWith(session.activity, record);
    this.#sessions.set(session.id, JSON.stringify({ ...session, activity }));
  }

  async listActions(sessionId: string): Promise<ActionRecord[]> {
    this.#assertOpen("read the actions of a session");
    return (this.#actions.get(sessionId) ?? []).map((text) => JSON.parse(text) as ActionRecord);
  }

  async findMemory(projectId: string, key: string): Promise<MemoryRecord | undefined> {
    this.#assertOpen("read a memory");
    return structuredClone(this.#memories.get(projectId)?.get(key));
  }

  async saveMemory(record: MemoryRecord, { limit, usedSince }: MemoryBounds): Promise<void> {
    this.#assertOpen("keep a memory");
    const memories = this.#memoriesOf(record.projectId);
    const { id, createdAt, uses } = memories.get(record.key) ?? record;
    memories.set(record.key, { ...structuredClone(record), id, createdAt, uses });
    const byUse = [...memories.values()].sort(
      (left, right) => right.usedAt - left.usedAt || (left.id < right.id ? 1 : -1),
    );
    for (const [index, { key, usedAt }] of byUse.entries())
      if (index >= limit || usedAt < usedSince) memories.delete(key);
  }

  async countMemoryUses(uses: MemoryUse[]): Promise<void> {
    this.#assertOpen("count uses of memories");
    for (const { projectId, id, uses: count, usedAt } of uses) {
      const memory = this.#memoryOf(projectId, id);
      if (memory === undefined) continue;
      memory.uses += count;
      memory.usedAt = Math.max(memory.usedAt, usedAt);
    }
  }

  async listMemories(
    projectId: string,
    { limit, after, url, instruction }: MemoryQuery,
  ): Promise<MemoryRecord[]> {
    this.#assertOpen("list memories");
    const holds = (text: string, part: string | undefined) =>
      part === undefined || text.toLowerCase().includes(part.toLowerCase());
    return [...this.#memoriesOf(projectId).values()]
      .filter((memory) => holds(memory.urlPattern, url) && holds(memory.instruction, instruction))
      .sort((left, right) => (isNewer(left, right) ? -1 : 1))
      .filter((memory) => after === undefined || isNewer(after, memory))
      .slice(0, limit)
      .map((memory) => structuredClone(memory));
  }

  async deleteMemory(projectId: string, id: string): Promise<boolean> {
    this.#assertOpen("forget a memory");
    const memory = this.#memoryOf(projectId, id);
    return memory !== undefined && this.#memoriesOf(projectId).delete(memory.key);
  }

  async deleteMemories(projectId: string): Promise<number> {
    this.#assertOpen("forget memories");
    const count = this.#memories.get(projectId)?.size ?? 0;
    this.#memories.delete(projectId);
    return count;
  }

  async close(): Promise<void> {
    this.#closed = true;
  }

  #memoriesOf(projectId: string): Map<string, MemoryRecord> {
    let memories = this.#memories.get(projectId);
    if (memories === undefined) this.#memories.set(projectId, (memories = new Map()));
    return memories;
  }

  #memoryOf(projectId: string, id: string): MemoryRecord | undefined {
    return [...this.#memoriesOf(projectId).values()].find((memory) => memory.id === id);
  }

  #sizeOf(sessionId: string): number {
    const actions = this.#actions.get(sessionId) ?? [];
    return actions.reduce((sum, text) => sum + sizeOf(JSON.parse(text) as ActionRecord), 0);
  }

  #read(id: string): SessionRecord | undefined {
    const text = this.#sessions.get(id);
    return text === undefined ? undefined : (JSON.parse(text) as SessionRecord);
  }

  #assertOpen(attempt: string): void {
    if (this.#closed) throw storeClosed(attempt);
  }
}

type Aged = Pick<MemoryRecord, "createdAt" | "id">;

function isNewer(left: Aged, right: Aged): boolean {
  return left.createdAt > right.createdAt || (left.createdAt === right.createdAt && left.id > right.id);
}
