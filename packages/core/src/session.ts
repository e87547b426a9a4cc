import { LegworkError, type ModelReference } from "@legwork/protocol";
import type { PooledContext } from "./browser/pooled-context.ts";
import type { Page } from "./browser/playwright.ts";
import type { Principal } from "./context.ts";
import { Lane } from "./lane.ts";
import { FingerprintMemory } from "./page/fingerprint-memory.ts";
import { LivePage } from "./page/live-page.ts";
import type { EndReason } from "./store/store.ts";

/** What a session was started with and every operation in it falls back to. */
export type SessionSettings = {
  model: ModelReference | undefined;
  /** Instructions of the caller for every model call. */
  systemPrompt: string | undefined;
  /** ms */
  domSettleTimeoutMs: number;
  /** ms */
  actTimeoutMs: number;
  keepAlive: boolean;
  /** Longest time without an operation, ms; not counted for a session that is kept alive. */
  idleMs: number;
  /** Longest life, ms. */
  maxDurationMs: number;
};

export type SessionParts = {
  id: string;
  principal: Principal;
  settings: SessionSettings;
  browser: PooledContext;
};

/** How many operations may wait behind the one that runs. */
const laneLimit = 32;

/** A running browser session: an isolated context, its pages, its lane and its clocks. */
export class Session {
  readonly id: string;
  readonly principal: Principal;
  readonly settings: SessionSettings;
  readonly lane = new Lane(laneLimit);
  /** The elements whose selectors clients were told, so that they are known when they come back. */
  readonly fingerprints = new FingerprintMemory();
  readonly #browser: PooledContext;
  readonly #ending = new AbortController();
  readonly #pages: Page[] = [];
  readonly #live = new Map<Page, Promise<LivePage>>();
  readonly #longest: NodeJS.Timeout;
  #idle: NodeJS.Timeout | undefined;
  #busy = 0;
  #closing: Promise<void> | undefined;
  readonly #onExpired: (reason: EndReason) => void;

  constructor(parts: SessionParts, onExpired: (reason: EndReason) => void) {
    this.id = parts.id;
    this.principal = parts.principal;
    this.settings = parts.settings;
    this.#browser = parts.browser;
    this.#onExpired = onExpired;
    this.#longest = setTimeout(() => onExpired("max_duration"), parts.settings.maxDurationMs).unref();
    this.#watch(parts.browser.page);
    parts.browser.context.on("page", (page) => this.#watch(page));
    this.#rest();
  }

  /** Aborts when the session ends; its reason is the error that running operations fail with. */
  get signal(): AbortSignal {
    return this.#ending.signal;
  }

  /** The page that a person would be looking at: the one last opened or brought to the front. */
  async page(): Promise<LivePage> {
    const page = this.#pages.at(-1) ?? (await this.#browser.context.newPage());
    this.#watch(page);
    const known = this.#live.get(page);
    if (known !== undefined) return known;
    const attaching = LivePage.attach(page, (other) => this.#toFront(other));
    this.#live.set(page, attaching);
    attaching.catch(() => this.#live.delete(page));
    return attaching;
  }

  /** Address of the page that {@link page} gives; empty when none is open. */
  url(): string {
    return this.#pages.at(-1)?.url() ?? "";
  }

  #watch(page: Page): void {
    if (this.#pages.includes(page)) return;
    this.#pages.push(page);
    page.once("close", () => this.#forget(page));
    page.once("crash", () => this.#forget(page));
  }

  #toFront(page: Page): void {
    const index = this.#pages.indexOf(page);
    if (index >= 0) this.#pages.push(...this.#pages.splice(index, 1));
  }

  #forget(page: Page): void {
    const index = this.#pages.indexOf(page);
    if (index >= 0) this.#pages.splice(index, 1);
    this.#live.delete(page);
  }

  /** Runs an operation in the session's turn; the idle clock stands still meanwhile. `onAccepted`: it has a turn. */
  async run<Result>(
    work: () => Promise<Result>,
    signal: AbortSignal,
    onAccepted?: () => void,
  ): Promise<Result> {
    this.#busy += 1;
    clearTimeout(this.#idle);
    try {
      const turn = this.lane.run(work, signal);
      onAccepted?.();
      return await turn;
    } finally {
      this.#busy -= 1;
      this.#rest();
    }
  }

  #rest(): void {
    clearTimeout(this.#idle);
    if (this.settings.keepAlive || this.#busy > 0 || this.signal.aborted) return;
    this.#idle = setTimeout(() => this.#onExpired("idle"), this.settings.idleMs).unref();
  }

  /** Ends what runs and closes the browser context; a second call waits for the first. */
  async close(reason: EndReason): Promise<void> {
    clearTimeout(this.#longest);
    clearTimeout(this.#idle);
    if (!this.signal.aborted) this.#ending.abort(endedError(this.id, reason));
    this.#closing ??= this.#browser.release();
    await this.#closing;
  }
}

const endings: Record<EndReason, string> = {
  client: "it was ended by a client",
  idle: "nothing was asked of it for too long",
  max_duration: "its longest life was over",
  crash: "its browser crashed",
  shutdown: "the server was stopped",
  released: "it was released",
};

/** What an operation gets whose session is over. */
export function endedError(id: string, reason: EndReason | undefined): LegworkError {
  const why = reason === undefined ? "it is over" : endings[reason];
  if (reason === "crash")
    return new LegworkError("browser_crashed", `Session ${id} ended because ${why}. Start a new one.`);
  return new LegworkError("session_ended", `Session ${id} has ended: ${why}. Start a new one.`);
}
