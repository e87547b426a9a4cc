import { idTaken, sessionUnknown, storeClosed } from "./failure.ts";
import type { ActionRecord, SessionEnding, SessionRecord, Store } from "./store.ts";

/** Keeps records for as long as the process lives. They are held as JSON text, as a database holds them. */
export class MemoryStore implements Store {
  readonly #sessions = new Map<string, string>();
  readonly #actions = new Map<string, string[]>();
  readonly #actionIds = new Set<string>();
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

  async endSession(id: string, ending: SessionEnding): Promise<boolean> {
    this.#assertOpen("record the end of a session");
    const session = this.#read(id);
    if (session?.status !== "RUNNING") return false;
    this.#sessions.set(id, JSON.stringify({ ...session, ...ending }));
    return true;
  }

  async endOrphanedSessions(ownerId: string, ending: SessionEnding): Promise<string[]> {
    this.#assertOpen("record the end of sessions that another process left");
    const ended: string[] = [];
    for (const id of this.#sessions.keys()) {
      const session = this.#read(id);
      if (session?.status !== "RUNNING" || session.ownerId === ownerId) continue;
      this.#sessions.set(id, JSON.stringify({ ...session, ...ending }));
      ended.push(id);
    }
    return ended;
  }

  async appendAction(record: ActionRecord): Promise<void> {
    const attempt = "record an action";
    this.#assertOpen(attempt);
    const actions = this.#actions.get(record.sessionId);
    if (actions === undefined) throw sessionUnknown(attempt);
    if (this.#actionIds.has(record.id)) throw idTaken(attempt);
    this.#actionIds.add(record.id);
    actions.push(JSON.stringify(record));
  }

  async listActions(sessionId: string): Promise<ActionRecord[]> {
    this.#assertOpen("read the actions of a session");
    return (this.#actions.get(sessionId) ?? []).map((text) => JSON.parse(text) as ActionRecord);
  }

  async close(): Promise<void> {
    this.#closed = true;
  }

  #read(id: string): SessionRecord | undefined {
    const text = this.#sessions.get(id);
    return text === undefined ? undefined : (JSON.parse(text) as SessionRecord);
  }

  #assertOpen(attempt: string): void {
    if (this.#closed) throw storeClosed(attempt);
  }
}
