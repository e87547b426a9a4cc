import { LegworkError } from "@legwork/protocol";
import type { Principal } from "./context.ts";
import { endedError, Session, type SessionParts } from "./session.ts";
import type { EndReason, SessionRecord, SessionStatus, Store } from "./store/store.ts";

const statusOf: Record<EndReason, SessionStatus> = {
  client: "ENDED",
  released: "ENDED",
  shutdown: "ENDED",
  idle: "TIMED_OUT",
  max_duration: "TIMED_OUT",
  crash: "ERROR",
};

/** The sessions that run in this process, and the records of all. */
export class Sessions {
  readonly #running = new Map<string, Session>();
  #starting = 0;
  readonly #store: Store;
  readonly #onError: (error: unknown) => void;

  constructor(store: Store, onError: (error: unknown) => void) {
    this.#store = store;
    this.#onError = onError;
  }

  /**
   * A place for a session that is about to be opened, held until it is disposed of: several may be starting at once.
   * @throws LegworkError `too_many_sessions` when `limit` sessions run or are starting.
   */
  reserve(limit: number): Disposable {
    if (this.#running.size + this.#starting >= limit) {
      throw new LegworkError(
        "too_many_sessions",
        `${limit} sessions are running, which is the most that this server allows (LEGWORK_MAX_SESSIONS). End one, or try again later.`,
        { retryAfterSeconds: 5 },
      );
    }
    this.#starting += 1;
    return {
      [Symbol.dispose]: () => {
        this.#starting -= 1;
      },
    };
  }

  /** Records a session and lets it run. */
  async open(parts: SessionParts, record: SessionRecord): Promise<Session> {
    await this.#store.createSession(record);
    const expire = (reason: EndReason) => void this.end(parts.id, reason).catch(this.#onError);
    const session = new Session(parts, expire);
    this.#running.set(parts.id, session);
    void parts.browser.ended.then((end) => end === "crashed" && expire("crash"));
    return session;
  }

  /**
   * The running session of that id, if the caller's project owns it.
   * @throws LegworkError `session_not_found` for one that does not exist for the caller, `session_ended` for an ended one.
   */
  async require(id: string | undefined, principal: Principal): Promise<Session> {
    const running = id === undefined ? undefined : this.#running.get(id);
    if (
      running !== undefined &&
      running.principal.projectId === principal.projectId &&
      !running.signal.aborted
    )
      return running;
    const record = await this.record(id, principal);
    throw endedError(record.id, record.endReason);
  }

  /** The record of a session, running or not. @throws LegworkError `session_not_found`. */
  async record(id: string | undefined, principal: Principal): Promise<SessionRecord> {
    const record = id === undefined ? undefined : await this.#store.getSession(id);
    if (record !== undefined && record.projectId === principal.projectId) return record;
    throw new LegworkError(
      "session_not_found",
      `There is no session ${JSON.stringify(id ?? "")}. Start one first.`,
    );
  }

  /** Ends a session and frees its browser; one that has ended already stays as it is. */
  async end(id: string, reason: EndReason): Promise<void> {
    const session = this.#running.get(id);
    this.#running.delete(id);
    await session?.close(reason);
    await this.#store.endSession(id, { status: statusOf[reason], endReason: reason, endedAt: Date.now() });
  }

  async endAll(reason: EndReason): Promise<void> {
    await Promise.all([...this.#running.keys()].map((id) => this.end(id, reason)));
  }
}
