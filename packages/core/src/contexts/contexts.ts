import { randomUUID } from "node:crypto";
import { LegworkError, type StorageState } from "@legwork/protocol";
import type { ContextContent, ContextStore, SealedContext } from "../store/context-store.ts";
import { loadContextKey, type ContextKeyOptions } from "./context-key.ts";
import { ContextSeal } from "./sealing.ts";

/** Bytes of what a context holds at most, as JSON. */
export const largestContext = 16 * 1024 * 1024;

export type OpenedContext = { context: SealedContext; state: StorageState };

/** Everything that names the next version of a context. */
export type NextVersion = Pick<ContextContent, "sessionId" | "version">;

/** The contexts of all projects: nothing leaves for the store but encrypted. */
export class Contexts {
  readonly store: ContextStore;
  readonly #seal: ContextSeal;

  private constructor(store: ContextStore, seal: ContextSeal) {
    this.store = store;
    this.#seal = seal;
  }

  /** @throws LegworkError as {@link loadContextKey} does. */
  static async open(store: ContextStore, options: ContextKeyOptions): Promise<Contexts> {
    return new Contexts(store, new ContextSeal(await loadContextKey(options)));
  }

  /** @throws LegworkError `payload_too_large`. */
  async create(projectId: string, state: StorageState): Promise<SealedContext> {
    const now = Date.now();
    const about = { projectId, id: randomUUID(), version: 1 };
    const text = JSON.stringify(state);
    const size = Buffer.byteLength(text);
    if (size > largestContext) throw tooLarge(size);
    const context = {
      ...about,
      createdAt: now,
      updatedAt: now,
      size,
      sealed: this.#seal.seal(text, about),
    };
    await this.store.create(context);
    return context;
  }

  /** @throws LegworkError `not_found`; a context of another project is not there. */
  async require(projectId: string, id: string): Promise<SealedContext> {
    const context = await this.store.get(projectId, id);
    if (context !== undefined) return context;
    throw new LegworkError(
      "not_found",
      `There is no context ${JSON.stringify(id)}. GET /v1/contexts lists what there is.`,
    );
  }

  /** @throws LegworkError `not_found`, `internal` when it cannot be decrypted. */
  async read(projectId: string, id: string): Promise<OpenedContext> {
    return this.#opened(await this.require(projectId, id));
  }

  /**
   * Makes the session the one that may save into the context.
   * @throws LegworkError `not_found`, `context_busy` while another session is, `internal` when it cannot be decrypted.
   */
  async claim(projectId: string, id: string, sessionId: string): Promise<OpenedContext> {
    const claimed = await this.store.claim(projectId, id, { sessionId, at: Date.now() });
    if (claimed !== undefined) {
      try {
        return this.#opened(claimed);
      } catch (error) {
        await this.store.abandon(projectId, id, sessionId);
        throw error;
      }
    }
    const { writerSessionId = "that is starting" } = await this.require(projectId, id);
    throw new LegworkError(
      "context_busy",
      `Context ${id} is to be saved by session ${writerSessionId}, and one session at a time may save into it. End that session, or start this one with persist: false, which reads what was last saved.`,
    );
  }

  /** False when the session is not the one that may save into it any more. */
  async replace(context: SealedContext, sessionId: string, text: string): Promise<boolean> {
    const { projectId, id } = context;
    const version = context.version + 1;
    const sealed = this.#seal.seal(text, { projectId, id, version });
    const size = Buffer.byteLength(text);
    return this.store.replace(projectId, id, { sessionId, version, size, sealed, at: Date.now() });
  }

  #opened(context: SealedContext): OpenedContext {
    return { context, state: JSON.parse(this.#seal.open(context.sealed, context)) as StorageState };
  }
}

function tooLarge(size: number): LegworkError {
  return new LegworkError(
    "payload_too_large",
    `What the context is to hold has ${size} bytes; ${largestContext} is the most that is kept.`,
  );
}
