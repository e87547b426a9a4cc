import type { ReplayAction } from "@legwork/protocol";

export type SessionStatus = "RUNNING" | "ENDED" | "TIMED_OUT" | "ERROR";

/** Why a session is no longer running. */
export type EndReason = "client" | "idle" | "max_duration" | "crash" | "shutdown" | "released";

/** What is kept of a session; times in whole milliseconds since 1970. */
export type SessionRecord = {
  id: string;
  /** The project whose key started it; sessions of other projects do not exist for a caller. */
  projectId: string;
  status: SessionStatus;
  createdAt: number;
  endedAt?: number;
  endReason?: EndReason;
  keepAlive: boolean;
  region?: string;
  clientLanguage?: string;
  /** The client's own labels: JSON. */
  userMetadata?: Record<string, unknown>;
  /** The process that holds its browser, so that a later one can tell orphans. */
  ownerId: string;
};

/** How a session ends; `endedAt` in whole milliseconds since 1970. */
export type SessionEnding = { status: SessionStatus; endReason: EndReason; endedAt: number };

/**
 * An operation of a session as it is kept, with the address of the page it ran on. `parameters` and `result` are JSON;
 * what must not be kept (keys, values of variables) is taken out before it comes here.
 */
export type ActionRecord = ReplayAction & { id: string; sessionId: string; pageUrl: string };

/**
 * Where records live. Every method resolves after the data is as safe as the store can make it. Records are copies as
 * JSON makes them: changing one changes nothing in the store, even while a method is still at work, and a property that
 * is `undefined` is absent afterwards.
 *
 * Methods reject with a `LegworkError` of code `internal` that says what was tried and what to do: when an id is taken,
 * when the disk fails, when the store is closed.
 */
export interface Store {
  /** Rejects when there is a session of that id. */
  createSession(record: SessionRecord): Promise<void>;
  /** Undefined when there is none of that id. */
  getSession(id: string): Promise<SessionRecord | undefined>;
  /** Moves a running session to its final status; false when it was not running, and nothing is changed. */
  endSession(id: string, ending: SessionEnding): Promise<boolean>;
  /** Ends what is marked as running under any other owner than `ownerId`, and answers the ids, in no given order. */
  endOrphanedSessions(ownerId: string, ending: SessionEnding): Promise<string[]>;
  /**
   * Adds to what a session did; also to an ended one, since what was running when it ended is kept too. Rejects when
   * there is no such session, or an action of that id.
   */
  appendAction(record: ActionRecord): Promise<void>;
  /** In the order in which `appendAction` was called, awaited or not. Empty for an unknown session. */
  listActions(sessionId: string): Promise<ActionRecord[]>;
  /** Resolves when everything called before it is done. Closing again does nothing; any other method then rejects. */
  close(): Promise<void>;
}
