import {
  claimMs,
  type ContextClaim,
  type ContextContent,
  type ContextQuery,
  type ContextRecord,
  type ContextSaving,
  type ContextStore,
  type SealedContext,
} from "./context-store.ts";
import { idTaken } from "./failure.ts";

export type MemoryContextsParts = {
  /** Rejects when the store is closed; `attempt` completes "Could not …". */
  assertOpen: (attempt: string) => void;
  /** Undefined when there is no record of that session. */
  isRunning: (sessionId: string) => boolean | undefined;
};

type Kept = SealedContext & { claimedAt?: number };

/** Keeps contexts for as long as the process lives. */
export class MemoryContexts implements ContextStore {
  readonly #contexts = new Map<string, Kept>();
  readonly #parts: MemoryContextsParts;

  constructor(parts: MemoryContextsParts) {
    this.#parts = parts;
  }

  async create(context: SealedContext): Promise<void> {
    const attempt = "keep a new context";
    this.#parts.assertOpen(attempt);
    if (this.#contexts.has(context.id)) throw idTaken(attempt);
    this.#contexts.set(context.id, structuredClone(context));
  }

  async get(projectId: string, id: string): Promise<SealedContext | undefined> {
    this.#parts.assertOpen("read a context");
    const kept = this.#of(projectId, id);
    return kept && this.#shown(kept);
  }

  async list(projectId: string, { limit, after }: ContextQuery): Promise<ContextRecord[]> {
    this.#parts.assertOpen("list contexts");
    return [...this.#contexts.values()]
      .filter((context) => context.projectId === projectId)
      .filter((context) => after === undefined || isNewer(after, context))
      .sort((left, right) => (isNewer(left, right) ? -1 : 1))
      .slice(0, limit)
      .map((context) => {
        const { sealed: _sealed, ...record } = this.#shown(context);
        return record;
      });
  }

  async claim(projectId: string, id: string, claim: ContextClaim): Promise<SealedContext | undefined> {
    this.#parts.assertOpen("take a context for writing");
    const kept = this.#of(projectId, id);
    const isWriter = kept?.writerSessionId === claim.sessionId;
    if (kept === undefined || (!isWriter && this.#hasWriter(kept, claim.at))) return undefined;
    kept.writerSessionId = claim.sessionId;
    kept.claimedAt = claim.at;
    return this.#shown(kept);
  }

  async replace(projectId: string, id: string, content: ContextContent): Promise<boolean> {
    this.#parts.assertOpen("save a context");
    const kept = this.#of(projectId, id);
    const { sessionId, version, size, sealed, at } = content;
    if (kept?.writerSessionId !== sessionId || kept.version !== version - 1) return false;
    Object.assign(kept, { version, size, sealed, updatedAt: at });
    return true;
  }

  async release(projectId: string, id: string, saving: ContextSaving): Promise<void> {
    this.#parts.assertOpen("record how a context was left");
    const kept = this.#of(projectId, id);
    if (kept?.writerSessionId !== saving.sessionId) return;
    delete kept.writerSessionId;
    kept.lastSaving = structuredClone(saving);
  }

  async abandon(projectId: string, id: string, sessionId: string): Promise<void> {
    this.#parts.assertOpen("give a context back");
    const kept = this.#of(projectId, id);
    if (kept?.writerSessionId === sessionId) delete kept.writerSessionId;
  }

  async delete(projectId: string, id: string, at: number): Promise<boolean> {
    this.#parts.assertOpen("delete a context");
    const kept = this.#of(projectId, id);
    return kept !== undefined && !this.#hasWriter(kept, at) && this.#contexts.delete(id);
  }

  #of(projectId: string, id: string): Kept | undefined {
    const kept = this.#contexts.get(id);
    return kept?.projectId === projectId ? kept : undefined;
  }

  #hasWriter({ writerSessionId, claimedAt = 0 }: Kept, at: number): boolean {
    if (writerSessionId === undefined) return false;
    return this.#parts.isRunning(writerSessionId) ?? claimedAt > at - claimMs;
  }

  #shown(kept: Kept): SealedContext {
    const { claimedAt: _claimed, writerSessionId, ...context } = structuredClone(kept);
    const isWriting = writerSessionId !== undefined && this.#parts.isRunning(writerSessionId) !== false;
    return { ...context, ...(isWriting && { writerSessionId }) };
  }
}

type Aged = Pick<ContextRecord, "createdAt" | "id">;

function isNewer(left: Aged, right: Aged): boolean {
  return left.createdAt > right.createdAt || (left.createdAt === right.createdAt && left.id > right.id);
}
