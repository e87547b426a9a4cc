import { LegworkError, storageState, type StorageState } from "@legwork/protocol";
import type { BrowserContext } from "../browser/playwright.ts";
import type { EndReason, SessionContextRecord } from "../store/store.ts";
import { expiryWarning } from "./expired-cookies.ts";
import { largestContext, type Contexts, type OpenedContext } from "./contexts.ts";

export type HeldContextParts = {
  contexts: Contexts;
  projectId: string;
  sessionId: string;
  /** Told when the store does not take what is to be recorded at the end. */
  onError: (error: unknown) => void;
};

/** What a session asks for. */
export type ContextWish = { id: string; persist: boolean };

type SavingOutcome = Pick<SessionContextRecord, "saved" | "reason">;

/** How long pages have to give what they hold, and then the browser without them, ms. */
type Patience = { pages: number; browser: number };

const patience: Patience = { pages: 4_000, browser: 20_000 };
/** The same when the whole server is stopped, which has little time itself. */
const patienceAtShutdown: Patience = { pages: 1_000, browser: 2_500 };

/** The context that a session has begun with, until the session's end. */
export class HeldContext {
  readonly #parts: HeldContextParts;
  readonly #opened: OpenedContext;
  readonly #persist: boolean;
  #outcome: SavingOutcome = {};

  private constructor(parts: HeldContextParts, opened: OpenedContext, persist: boolean) {
    this.#parts = parts;
    this.#opened = opened;
    this.#persist = persist;
  }

  /** @throws LegworkError as {@link Contexts.claim} and {@link Contexts.read} do. */
  static async take({ id, persist }: ContextWish, parts: HeldContextParts): Promise<HeldContext> {
    const { contexts, projectId, sessionId } = parts;
    const opened = await (persist ? contexts.claim(projectId, id, sessionId) : contexts.read(projectId, id));
    return new HeldContext(parts, opened, persist);
  }

  /** What whoever starts the session should know of it. */
  get warnings(): string[] {
    const warning = expiryWarning(this.#opened.state);
    return warning === undefined ? [] : [warning];
  }

  /** For the session's record: once it has ended, with whether it was saved. */
  get record(): SessionContextRecord {
    return { id: this.#opened.context.id, persist: this.#persist, ...this.#outcome };
  }

  /**
   * Puts what was saved into a new browser context.
   * @throws LegworkError `invalid_request` when the browser does not take it, as with cookies that no site could set.
   */
  async load(browser: BrowserContext): Promise<void> {
    const { state, context } = this.#opened;
    if (state.cookies.length + state.origins.length === 0) return;
    try {
      await browser.setStorageState(state as Parameters<BrowserContext["setStorageState"]>[0]);
    } catch (error) {
      // The browser's own message may repeat a value.
      throw new LegworkError(
        "invalid_request",
        `The browser did not take what context ${context.id} holds: a cookie or a database of it is not valid. Export it, and make one of what is sound.`,
        { cause: error },
      );
    }
  }

  /** The session did not come to be. */
  async abandon(): Promise<void> {
    const { contexts, projectId, sessionId } = this.#parts;
    if (this.#persist) await contexts.store.abandon(projectId, this.#opened.context.id, sessionId);
  }

  /** Saves what the session leaves, when it was to, before its browser context is closed. Never rejects. */
  async leave(browser: BrowserContext, reason: EndReason): Promise<void> {
    if (!this.#persist) return;
    const { contexts, projectId, sessionId, onError } = this.#parts;
    const { id } = this.#opened.context;
    this.#outcome =
      reason === "crash" ? this.#unsaved("the browser crashed") : await this.#save(browser, reason);
    try {
      const { saved = false, reason: why } = this.#outcome;
      await contexts.store.release(projectId, id, {
        sessionId,
        saved,
        ...(why === undefined ? {} : { reason: why }),
        at: Date.now(),
      });
    } catch (error) {
      onError(error);
    }
  }

  async #save(browser: BrowserContext, reason: EndReason): Promise<SavingOutcome> {
    const { contexts, sessionId, onError } = this.#parts;
    try {
      const state = await stateOf(browser, reason === "shutdown" ? patienceAtShutdown : patience);
      if (state === undefined) return this.#unsaved("the browser did not give what it holds in time");
      const parsed = storageState.safeParse(state);
      if (!parsed.success) return this.#unsaved("its pages hold more cookies or origins than are kept");
      const text = JSON.stringify(parsed.data);
      const size = Buffer.byteLength(text);
      if (size > largestContext)
        return this.#unsaved(`its pages hold ${size} bytes, and ${largestContext} are kept at most`);
      const isSaved = await contexts.replace(this.#opened.context, sessionId, text);
      return isSaved ? { saved: true } : this.#unsaved("the session was not its writer any more");
    } catch (error) {
      onError(error);
      return this.#unsaved("saving failed; the server's log has the details");
    }
  }

  #unsaved(reason: string): SavingOutcome {
    return { saved: false, reason: `${reason}; version ${this.#opened.context.version} stays.` };
  }
}

/**
 * What a browser context holds, asked of its open pages first, whose writes are not all done yet. A page that does not
 * answer, being busy for good, must not keep the rest from being saved: pages are closed then. Undefined when there is no
 * answer for all that.
 */
async function stateOf(browser: BrowserContext, patience: Patience): Promise<StorageState | undefined> {
  const first = await within(patience.pages, () => browser.storageState({ indexedDB: true }));
  if (first !== undefined) return first as StorageState;
  return within(patience.browser, async () => {
    await Promise.all(browser.pages().map((page) => page.close()));
    return (await browser.storageState({ indexedDB: true })) as StorageState;
  });
}

/** Undefined when it takes longer; how it ends then interests nobody. */
async function within<Result>(ms: number, work: () => Promise<Result>): Promise<Result | undefined> {
  const late = Promise.withResolvers<undefined>();
  const timer = setTimeout(late.resolve, ms, undefined);
  const result = work();
  result.catch(() => {});
  try {
    return await Promise.race([result, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
