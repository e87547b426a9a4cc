import type { AgentAction, Usage } from "@legwork/protocol";
import type { Admission } from "./admission/admission.ts";
import type { AgentJobs } from "./agent/jobs/agent-jobs.ts";
import type { ContextPool } from "./browser/contexts.ts";
import type { Caller } from "./context.ts";
import type { Contexts } from "./contexts/contexts.ts";
import type { Files } from "./files/files.ts";
import type { Notice } from "./human/webhook.ts";
import type { ActionMemory } from "./memory/action-memory.ts";
import type { Models } from "./model/registry.ts";
import type { EgressRules } from "./network/egress-proxy.ts";
import type { OperationPages } from "./pages/operation-pages.ts";
import type { KeyLimits } from "./principal.ts";
import type { Screenshots } from "./screenshots.ts";
import type { Session } from "./session.ts";
import type { Sessions } from "./sessions.ts";
import type { Store } from "./store/store.ts";
import type { Tracing } from "./tracing.ts";

export type Limits = {
  /** Sessions that may run at once. Default: 20. */
  maxSessions: number;
  /** Starts that may wait for a place when so many run. Default: 20. */
  maxWaitingStarts: number;
  /** Longest wait of a start for a place, ms. Default: 15000. */
  startWaitMs: number;
  /** What a key may use that has no limits of its own. Default: all there is. */
  perKey: KeyLimits;
  /** Longest time of a session without an operation, ms. Default: 300000. */
  idleMs: number;
  /** Longest life of a session, ms. Default: 3600000. */
  maxDurationMs: number;
  /** Pages that a session may have open at once; what pages open beyond it is closed. Default: 20. */
  maxPages: number;
  /** Largest download or upload, bytes; ten times that for all of a session's. Default: 50 MiB. */
  maxFileBytes: number;
};

export const defaultLimits: Limits = {
  maxSessions: 20,
  maxWaitingStarts: 20,
  startWaitMs: 15_000,
  perKey: {},
  idleMs: 300_000,
  maxDurationMs: 3_600_000,
  maxPages: 20,
  maxFileBytes: 50 * 1024 * 1024,
};

/** What every operation can use. */
export type Services = {
  /** Names this process in the records of its sessions. */
  ownerId: string;
  store: Store;
  sessions: Sessions;
  admission: Admission;
  browsers: ContextPool;
  contexts: Contexts;
  models: Models;
  memory: ActionMemory;
  jobs: AgentJobs;
  /** Whether acts in words are remembered at all. Default: true. */
  cache: boolean;
  limits: Limits;
  /** What sessions downloaded, and what was sent for them. */
  files: Files;
  /** Undefined when the engine keeps nothing on disk. */
  screenshots: Screenshots | undefined;
  /** Callers may have the server start programs and touch its disk and network. Default: false. */
  trustClients: boolean;
  /** What the operator lets sessions reach. */
  egress: EgressRules;
  /** Tells the operator's webhook, where there is one. */
  notify: ((notice: Notice) => void) | undefined;
  /** Told of operations, jobs and model calls as they are done. */
  tracing: Tracing | undefined;
  /** Tells the operator of a failure that no caller can be told of. */
  tell: (error: unknown) => void;
};

/** What an operation is given beside its input. */
export type OperationContext = {
  services: Services;
  caller: Caller;
  /** Names this run of the operation in the session's replay. */
  actionId: string;
  /** Aborts at the deadline, when the caller leaves, and when the session ends. */
  signal: AbortSignal;
  /** Tells the caller in words what happens, with the agent's action that it is about. */
  progress: (message: string, action?: AgentAction) => void;
  /** What there is before it has ended; set by the operation itself. */
  soFar?: {
    /** What an agent has done, which its failure and its record are to tell. */
    actions?: readonly AgentAction[];
    /** What language models used, which the record of its failure is to tell. */
    usage?: Usage;
    /** Why a model's last attempt failed, while the next one is waited for. */
    modelFailure?: string;
    /** It has something to answer also when its signal aborts. */
    answersWhenStopped?: boolean;
  };
};

/** The same for operations on a running session. */
export type SessionContext = OperationContext & {
  session: Session;
  /** Those that it works on. */
  pages: OperationPages;
};
