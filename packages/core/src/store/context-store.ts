/** How a session that was to save into a context ended; `at` in milliseconds since 1970. */
export type ContextSaving = {
  sessionId: string;
  saved: boolean;
  /** Why it was not saved, in words. */
  reason?: string;
  at: number;
};

/** A context without what is in it; times in whole milliseconds since 1970. */
export type ContextRecord = {
  id: string;
  /** The project that owns it; contexts of other projects do not exist for a caller. */
  projectId: string;
  createdAt: number;
  /** When what is in it was last replaced. */
  updatedAt: number;
  /** 1 at first, one more with each replacement. */
  version: number;
  /** Bytes of what is in it, before it was encrypted. */
  size: number;
  /** The session that may replace what is in it. */
  writerSessionId?: string;
  lastSaving?: ContextSaving;
};

/** With what is in it, encrypted; the store never sees it otherwise. */
export type SealedContext = ContextRecord & { sealed: string };

export type ContextQuery = {
  /** Entries at most. */
  limit: number;
  /** Only what comes after this entry, which may be gone itself. */
  after?: { createdAt: number; id: string };
};

/** Who asks to be the writer; `at` in milliseconds since 1970. */
export type ContextClaim = { sessionId: string; at: number };

/** What replaces the content of a context whose version is one less. */
export type ContextContent = { sessionId: string; version: number; size: number; sealed: string; at: number };

/** How long a writer counts as starting before there is a record of its session, ms. */
export const claimMs = 120_000;

/**
 * The part of the store that keeps contexts. One session at a time is the writer of one: from its claim until its
 * release, or until its session is no longer running.
 */
export interface ContextStore {
  /** Rejects when there is a context of that id. */
  create(context: SealedContext): Promise<void>;
  /** Undefined when the project has none of that id. A writer that is gone is not told. */
  get(projectId: string, id: string): Promise<SealedContext | undefined>;
  /** Newest first. */
  list(projectId: string, query: ContextQuery): Promise<ContextRecord[]>;
  /** Undefined when the project has none of that id, or another session is its writer; being it already does no harm. */
  claim(projectId: string, id: string, claim: ContextClaim): Promise<SealedContext | undefined>;
  /** False, and nothing is changed, when the session is not the writer or the version does not follow. */
  replace(projectId: string, id: string, content: ContextContent): Promise<boolean>;
  /** The session that told how it ended is the writer no more. */
  release(projectId: string, id: string, saving: ContextSaving): Promise<void>;
  /** The session that did not come to be is the writer no more. */
  abandon(projectId: string, id: string, sessionId: string): Promise<void>;
  /** False when the project has none of that id, or a session is its writer; `at` in milliseconds since 1970. */
  delete(projectId: string, id: string, at: number): Promise<boolean>;
}
