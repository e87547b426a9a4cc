import { LegworkError, type SessionEvent } from "@legwork/protocol";
import type { Principal } from "./principal.ts";
import { EventLogs } from "./records/event-logs.ts";
import { endedError, Session, type SessionParts } from "./session.ts";
import { RememberedSecrets } from "./variables.ts";
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
  /** What they do. */
  readonly events = new EventLogs();
  readonly #running = new Map<string, Session>();
  /** Sessions that have ended here, by reason. */
  readonly endings = new Map<EndReason, number>();
  /** Those that are being ended. */
  readonly #beingEnded = new Map<string, Promise<void>>();
  readonly #store: Store;
  readonly #ownerId: string;
  readonly #onError: (error: unknown) => void;

  /** `ownerId`: this process, in the records of its sessions. */
  constructor(store: Store, ownerId: string, onError: (error: unknown) => void) {
    this.#store = store;
    this.#ownerId = ownerId;
    this.#onError = onError;
  }

  /** Records a session and lets it run. */
  async open(parts: Omit<SessionParts, "events" | "secrets">, record: SessionRecord): Promise<Session> {
    await this.#store.createSession(record);
    const session = this.run({ ...parts, secrets: new RememberedSecrets() });
    await session.leaveState();
    return session;
  }

  /** Lets a session run that is recorded. `history`: what another process did, which has left it. */
  run({ secrets, history, ...parts }: Omit<SessionParts, "events"> & { history?: SessionEvent[] }): Session {
    const events = this.events.open(parts.id, { browser: parts.browser, secrets, history });
    const expire = (reason: EndReason) => void this.end(parts.id, reason).catch(this.#onError);
    const session = new Session({ ...parts, events, secrets }, expire);
    this.#running.set(parts.id, session);
    void parts.browser.ended.then((end) => end === "crashed" && expire("crash"));
    return session;
  }

  /** Looks for a session that another process has left, and answers whether it runs here now. Default: none does. */
  findElsewhere: (record: SessionRecord) => Promise<boolean> = async () => false;

  /**
   * The running session of that id, if the caller's project owns it.
   * @throws LegworkError `session_not_found` for one that does not exist for the caller or is held by another process,
   *   `session_ended` for an ended one.
   */
  async require(id: string | undefined, principal: Principal): Promise<Session> {
    const running = this.#runningOf(id, principal);
    if (running !== undefined) return running;
    const record = await this.recordHere(id, principal);
    const adopted = this.#runningOf(id, principal);
    if (adopted !== undefined) return adopted;
    throw endedError(record.id, record.endReason);
  }

  #runningOf(id: string | undefined, { projectId }: Principal): Session | undefined {
    const session = this.running(id);
    return session?.principal.projectId === projectId && !session.signal.aborted ? session : undefined;
  }

  /** The session of that id, if it runs in this process. Whose it is has been asked before. */
  running(id: string | undefined): Session | undefined {
    return id === undefined ? undefined : this.#running.get(id);
  }

  /**
   * The record of a session that runs here or has ended; one that another process has left is gone on with. Several
   * processes may share a store, but no browsers.
   * @throws LegworkError `session_not_found`, also for a session that another process runs.
   */
  async recordHere(id: string | undefined, principal: Principal): Promise<SessionRecord> {
    const record = await this.record(id, principal);
    if (!this.#isElsewhere(record)) return record;
    await this.findElsewhere(record);
    const now = await this.record(id, principal);
    if (!this.#isElsewhere(now)) return now;
    throw new LegworkError(
      "session_not_found",
      `Session ${now.id} is run by another process of this service. Send its requests to the one that started it.`,
    );
  }

  #isElsewhere({ status, ownerId }: SessionRecord): boolean {
    return status === "RUNNING" && ownerId !== this.#ownerId;
  }

  /** The record of a session, running or not. @throws LegworkError `session_not_found`. */
  async record(id: string | undefined, principal: Principal): Promise<SessionRecord> {
    const record = id === undefined ? undefined : await this.#store.getSession(id);
    if (record !== undefined && record.projectId === principal.projectId) return this.withBlocked(record);
    throw new LegworkError(
      "session_not_found",
      `There is no session ${JSON.stringify(id ?? "")}. Start one first.`,
    );
  }

  /** A record with what the session was kept from so far, which is stored at its end. */
  withBlocked(record: SessionRecord): SessionRecord {
    return { ...record, ...blockedBy(this.#running.get(record.id)) };
  }

  /**
   * Ends a session and frees its browser; one that has ended already stays as it is, and one that is about to is waited
   * for: what it leaves may still be on its way into its context.
   */
  async end(id: string, reason: EndReason): Promise<void> {
    const ending =
      this.#beingEnded.get(id) ?? this.#end(id, reason).finally(() => this.#beingEnded.delete(id));
    this.#beingEnded.set(id, ending);
    await ending;
  }

  async #end(id: string, reason: EndReason): Promise<void> {
    const session = this.#running.get(id);
    if (this.#running.delete(id)) this.endings.set(reason, (this.endings.get(reason) ?? 0) + 1);
    await session?.close(reason);
    const ending = {
      status: statusOf[reason],
      endReason: reason,
      endedAt: Date.now(),
      ...blockedBy(session),
      ...(session?.context && { context: session.context }),
    };
    await this.#store.endSession(id, ending);
    this.events.end(id, ending);
  }

  async endAll(reason: EndReason): Promise<void> {
    const ids = new Set([...this.#running.keys(), ...this.#beingEnded.keys()]);
    await Promise.all([...ids].map((id) => this.end(id, reason)));
  }
}

function blockedBy(session: Session | undefined): Pick<SessionRecord, "blocked"> {
  // A page may put what was typed into it into the name of a host.
  const blocked = session?.secrets.mask(session.blocked.list()) ?? [];
  return blocked.length === 0 ? {} : { blocked };
}
