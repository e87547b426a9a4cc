import type { ContextPool } from "./browser/contexts.ts";
import type { Caller } from "./context.ts";
import type { Models } from "./model/registry.ts";
import type { Screenshots } from "./screenshots.ts";
import type { Session } from "./session.ts";
import type { Sessions } from "./sessions.ts";
import type { Store } from "./store/store.ts";

export type Limits = {
  /** Sessions that may run at once. Default: 20. */
  maxSessions: number;
  /** Longest time of a session without an operation, ms. Default: 300000. */
  idleMs: number;
  /** Longest life of a session, ms. Default: 3600000. */
  maxDurationMs: number;
};

/** What every operation can use. */
export type Services = {
  /** Names this process in the records of its sessions. */
  ownerId: string;
  store: Store;
  sessions: Sessions;
  browsers: ContextPool;
  models: Models;
  limits: Limits;
  /** Undefined when the engine keeps nothing on disk. */
  screenshots: Screenshots | undefined;
  /** Callers may have the server start programs and touch its disk and network. Default: false. */
  trustClients: boolean;
  /** @throws LegworkError `url_forbidden` for an address that no session may open. */
  checkUrl: (url: string) => Promise<void>;
};

/** What an operation is given beside its input. */
export type OperationContext = {
  services: Services;
  caller: Caller;
  /** Names this run of the operation in the session's replay. */
  actionId: string;
  /** Aborts at the deadline, when the caller leaves, and when the session ends. */
  signal: AbortSignal;
  /** Tells the caller in words what happens. */
  progress: (message: string) => void;
};

/** The same for operations on a running session. */
export type SessionContext = OperationContext & { session: Session };
