import type { JobStore } from "./job-records.ts";
import type { Memory, RecordedAction, Usage } from "@legwork/protocol";
import type { AnswerStore } from "./answer-store.ts";
import type { KeyStore } from "./key-store.ts";
import type { BlockedDestination } from "../network/blocked-destinations.ts";
import type { ContextStore } from "./context-store.ts";

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
  /** When its longest life is over. */
  expiresAt?: number;
  endedAt?: number;
  endReason?: EndReason;
  /** What its pages were kept from; absent while it runs, and when there was nothing. */
  blocked?: BlockedDestination[];
  keepAlive: boolean;
  region?: string;
  clientLanguage?: string;
  /** The client's own labels: JSON. */
  userMetadata?: Record<string, unknown>;
  /** The context that it began with. */
  context?: SessionContextRecord;
  /** The process that holds its browser, so that a later one can tell orphans. */
  ownerId: string;
  /** What the store itself counts; absent until there is an action. */
  activity?: SessionActivity;
};

/** What a session did so far, in sum. */
export type SessionActivity = {
  /** How many actions were appended. */
  actions: number;
  /** When the last of them ended. Milliseconds since 1970. */
  lastAt: number;
  usage: Usage;
};

export type SessionQuery = {
  /** Sessions at most. */
  limit: number;
  /** Only what comes after this session, which may be gone itself. */
  after?: { createdAt: number; id: string };
  status?: SessionStatus;
  region?: string;
  /** Only later ones. Milliseconds since 1970. */
  createdAfter?: number;
  /** Only earlier ones. Milliseconds since 1970. */
  createdBefore?: number;
  /** Only those whose `userMetadata` has that value at that path; numbers and booleans as they are written. */
  label?: { path: string[]; value: string };
};

/** A session that is over, as the sweep sees it; `size` in characters of what is kept of its actions. */
export type EndedSession = { id: string; endedAt: number; size: number };

/** The context of a session, and, once it has ended, whether what it left was saved into it. */
export type SessionContextRecord = {
  id: string;
  persist: boolean;
  saved?: boolean;
  /** Why it was not saved, in words. */
  reason?: string;
};

/** How long an owner that says nothing counts as living, ms. */
export const leaseMs = 10_000;

/** How a session ends; `endedAt` in whole milliseconds since 1970. */
export type SessionEnding = {
  status: SessionStatus;
  endReason: EndReason;
  endedAt: number;
  blocked?: BlockedDestination[];
  /** Takes the place of what is recorded. Default: that stays. */
  context?: SessionContextRecord;
};

/**
 * An operation of a session as it is kept, with the address of the page it ran on. `parameters` and `result` are JSON;
 * what must not be kept (keys, values of variables) is taken out before it comes here.
 */
export type ActionRecord = RecordedAction & { id: string; sessionId: string; pageUrl: string };

/** A remembered instruction of a project. `key` is the same for what would be asked in the same words on such a page. */
export type MemoryRecord = Memory & { projectId: string; key: string };

/** How much is remembered of a project. */
export type MemoryBounds = {
  /** Entries; those that were not used for the longest time go first. */
  limit: number;
  /** What was last used before this goes. Milliseconds since 1970. */
  usedSince: number;
};

export type MemoryQuery = {
  /** Entries at most. */
  limit: number;
  /** Only what comes after this entry, which may be gone itself. */
  after?: { createdAt: number; id: string };
  /** Only what has this in its URL pattern; case does not count. */
  url?: string;
  /** Only what has this in its instruction; case does not count. */
  instruction?: string;
};

/** Uses of an entry that were not counted yet; `usedAt` in milliseconds since 1970. */
export type MemoryUse = { projectId: string; id: string; uses: number; usedAt: number };

/**
 * Where records live. Every method resolves after the data is as safe as the store can make it. Records are copies as
 * JSON makes them: changing one changes nothing in the store, even while a method is still at work, and a property that
 * is `undefined` is absent afterwards.
 *
 * Methods reject with a `LegworkError` of code `internal` that says what was tried and what to do: when an id is taken,
 * when the disk fails, when the store is closed.
 */
export interface Store {
  /** Several processes may have it at once, and tell each other by {@link renewOwner} that they live. */
  readonly isShared: boolean;
  readonly answers: AnswerStore;
  readonly keys: KeyStore;
  /** Runs of agents that outlive their callers. */
  readonly jobs: JobStore;
  readonly contexts: ContextStore;
  /** Rejects when there is a session of that id. */
  createSession(record: SessionRecord): Promise<void>;
  /** Undefined when there is none of that id. */
  getSession(id: string): Promise<SessionRecord | undefined>;
  /** The sessions of a project, newest first. */
  listSessions(projectId: string, query: SessionQuery): Promise<SessionRecord[]>;
  /** Those that are over, of all projects; the one that ended first comes first. */
  listEndedSessions(limit: number): Promise<EndedSession[]>;
  /** Characters of what is kept of the actions of all sessions. */
  recordedSize(): Promise<number>;
  /** Forgets sessions with their actions, and answers which; of one that runs, nothing is forgotten. */
  deleteSessions(ids: string[]): Promise<string[]>;
  /** Moves a running session to its final status; false when it was not running, and nothing is changed. */
  endSession(id: string, ending: SessionEnding): Promise<boolean>;
  /**
   * Says that the process of that name lives: others leave its sessions alone for the next {@link leaseMs}, until
   * {@link releaseOwner}. A store that is not shared does nothing.
   */
  renewOwner(ownerId: string): Promise<void>;
  /** Takes back what {@link renewOwner} said. */
  releaseOwner(ownerId: string): Promise<void>;
  /** What is marked as running under any other owner than `ownerId` that is not known to live, in no given order. */
  listOrphanedSessions(ownerId: string): Promise<SessionRecord[]>;
  /** Makes `to` the owner of a running session; false when `from` is not its owner any more, or it has ended. */
  handOverSession(id: string, owners: { from: string; to: string }): Promise<boolean>;
  /**
   * Adds to what a session did; also to an ended one, since what was running when it ended is kept too. Rejects when
   * there is no such session, or an action of that id.
   */
  appendAction(record: ActionRecord): Promise<void>;
  /** In the order in which `appendAction` was called, awaited or not. Empty for an unknown session. */
  listActions(sessionId: string): Promise<ActionRecord[]>;
  findMemory(projectId: string, key: string): Promise<MemoryRecord | undefined>;
  /**
   * Keeps a memory. One of the same project and key is replaced, all but its `id`, `createdAt` and `uses`. What is
   * beyond the bounds afterwards goes.
   */
  saveMemory(record: MemoryRecord, bounds: MemoryBounds): Promise<void>;
  /** Counts uses; of what is not kept any more it says nothing. */
  countMemoryUses(uses: MemoryUse[]): Promise<void>;
  /** Newest first. */
  listMemories(projectId: string, query: MemoryQuery): Promise<MemoryRecord[]>;
  /** False when the project has none of that id. */
  deleteMemory(projectId: string, id: string): Promise<boolean>;
  /** Answers how many there were. */
  deleteMemories(projectId: string): Promise<number>;
  /** Resolves when everything called before it is done. Closing again does nothing; any other method then rejects. */
  close(): Promise<void>;
}
