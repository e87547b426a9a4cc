import { LegworkError } from "@legwork/protocol";
import type { EgressRules } from "../network/egress-proxy.ts";
import { NetworkPolicy } from "../network/network-policy.ts";
import type { ContextSettings } from "./context-settings.ts";
import { BrowserHost, type BrowserHostOptions } from "./host.ts";
import type { Inheritance } from "./inheritance.ts";
import { PoolBrowser } from "./pool-browser.ts";
import { isClosedError } from "./playwright.ts";
import type { PooledContext } from "./pooled-context.ts";

export type ContextPoolOptions = {
  host?: BrowserHostOptions;
  /** Contexts in one browser at most: what a crash of it can cost. Default: 20. */
  sessionsPerBrowser?: number;
  /** Contexts with default settings that each browser keeps ready, about 55 MiB each. Default: 1. */
  readyContexts?: number;
  /** What contexts may reach. Default: everything but metadata services. */
  egress?: EgressRules;
  /** Milliseconds after which a browser without sessions is closed, unless it is the only one. Default: 60000. */
  idleBrowserMs?: number;
};

export type ContextRequest = {
  /** Projects share no browser. */
  projectId: string;
  settings?: ContextSettings;
  signal?: AbortSignal;
};

/** Contexts that another process has left, by the names that it gave them, with what it left beside each. */
export type Inherited = Map<string, { context: PooledContext; value: unknown }>;

/** Browsers that are tried for one context, where each goes while it is being made. */
const mostBrowsers = 3;

const defaults = { host: {}, sessionsPerBrowser: 20, readyContexts: 1, idleBrowserMs: 60_000 };

/** Gives out contexts: from those kept ready when the settings are the default ones, made on the spot otherwise. */
export class ContextPool {
  readonly #options: Required<ContextPoolOptions>;
  readonly #browsers = new Set<PoolBrowser>();
  /** Browsers on their way out; never rejected. */
  readonly #closing = new Set<Promise<void>>();
  readonly #idleTimers = new Map<PoolBrowser, NodeJS.Timeout>();
  #isClosed = false;

  constructor(options: ContextPoolOptions = {}) {
    this.#options = { ...defaults, egress: { policy: NetworkPolicy.of() }, ...options };
  }

  /**
   * Starts a first browser, so that the first session need not wait for it, and answers what the operator should know of.
   *
   * @throws LegworkError `no_capacity` when no browser is found, or it does not start.
   */
  async start(): Promise<readonly string[]> {
    const browser = [...this.#browsers][0] ?? this.#add();
    return (await browser.started()).warnings;
  }

  /**
   * A context for one holder alone.
   *
   * @throws LegworkError `no_capacity` when a browser is needed and does not start, `browser_crashed` when several in turn
   *   go while the context is being made, `shutting_down` after {@link close}; the signal's reason when that aborts.
   */
  async acquire(request: ContextRequest): Promise<PooledContext> {
    const { signal } = request;
    signal?.throwIfAborted();
    if (this.#isClosed) throw shuttingDown();
    const claim = this.#claim(request);
    return await (signal ? abandonOnAbort(claim, signal) : claim);
  }

  /** A browser may go while a context is being made in it. Nobody has that context yet, so one of another browser will do. */
  async #claim({ projectId, settings = {} }: ContextRequest): Promise<PooledContext> {
    const tried = new Set<PoolBrowser>();
    for (;;) {
      const browser = this.#choose(projectId, tried);
      clearTimeout(this.#idleTimers.get(browser));
      try {
        return await browser.claim(projectId, settings);
      } catch (error) {
        if (this.#isClosed) throw shuttingDown(error);
        tried.add(browser);
        if (!isClosedError(error) || tried.size === mostBrowsers) throw explainClaim(error);
      }
    }
  }

  /**
   * Takes over a browser whose owner is gone, and lends those of its contexts that the owner has left under the wanted
   * names; all others are closed. Undefined when there is no such browser, or it has an owner.
   *
   * @throws LegworkError `no_capacity` or Playwright's own error when the browser cannot be used; it is closed then.
   */
  async inherit(
    directory: string,
    { projectId, names }: { projectId: string; names: ReadonlySet<string> },
  ): Promise<Inherited | undefined> {
    const inherited = await BrowserHost.inherit(directory);
    if (inherited === undefined) return undefined;
    const { host, legacy } = inherited;
    // Before the pool opens contexts of its own in it.
    const strays = new Set(host.browser.contexts());
    const browser = this.#add(host);
    browser.projectId = projectId;
    const lent: Inherited = new Map();
    try {
      for (const [name, left] of Object.entries(legacy as Record<string, Inheritance>)) {
        const context = names.has(name) ? await browser.inherit(left, strays) : undefined;
        if (context === undefined) await host.forget(name);
        else lent.set(name, { context, value: left.value });
        if (context !== undefined) strays.delete(context.context);
      }
      await Promise.all([...strays].map((context) => context.close()));
      return lent;
    } catch (error) {
      this.#remove(browser);
      throw error;
    }
  }

  /** Closes every browser with its contexts. Resolves when no process of them is left. */
  async close(): Promise<void> {
    this.#isClosed = true;
    for (const browser of this.#browsers) this.#remove(browser);
    await Promise.all(this.#closing);
  }

  /** Browsers that run or start, contexts that are held, and contexts that wait for somebody to hold them. */
  get figures(): { alive: number; held: number; ready: number } {
    const browsers = [...this.#browsers];
    const sum = (figure: "held" | "ready") => browsers.reduce((total, browser) => total + browser[figure], 0);
    return { alive: browsers.length, held: sum("held"), ready: sum("ready") };
  }

  /** The project's own browsers come first, so that unclaimed ones stay for projects that have none. */
  #choose(projectId: string, besides: ReadonlySet<PoolBrowser>): PoolBrowser {
    const open = [...this.#browsers].filter(
      (browser) => browser.hasRoomFor(projectId) && !besides.has(browser),
    );
    return open.find((browser) => browser.projectId === projectId) ?? open[0] ?? this.#add();
  }

  #add(host?: BrowserHost): PoolBrowser {
    const starting = host === undefined ? BrowserHost.start(this.#options.host) : Promise.resolve(host);
    const browser: PoolBrowser = new PoolBrowser(starting, {
      capacity: this.#options.sessionsPerBrowser,
      ready: this.#options.readyContexts,
      egress: this.#options.egress,
      onEnded: () => this.#remove(browser),
      onReleased: () => this.#awaitIdle(browser),
    });
    for (const other of this.#browsers) this.#awaitIdle(other);
    this.#browsers.add(browser);
    return browser;
  }

  #remove(browser: PoolBrowser): void {
    clearTimeout(this.#idleTimers.get(browser));
    this.#idleTimers.delete(browser);
    if (!this.#browsers.delete(browser)) return;
    const closing = browser.close().finally(() => this.#closing.delete(closing));
    this.#closing.add(closing);
  }

  #awaitIdle(browser: PoolBrowser): void {
    if (!browser.isIdle || this.#isClosed || !this.#browsers.has(browser)) return;
    const timer = setTimeout(
      () => this.#closeIdle(browser),
      browser.isRetired ? 0 : this.#options.idleBrowserMs,
    );
    clearTimeout(this.#idleTimers.get(browser));
    this.#idleTimers.set(browser, timer.unref());
  }

  #closeIdle(browser: PoolBrowser): void {
    const isSpare = this.#browsers.size > 1 || browser.isRetired;
    if (browser.isIdle && isSpare) this.#remove(browser);
  }
}

/** A claim cannot be interrupted half-way; when it is no longer wanted, its context is given back as soon as it is there. */
async function abandonOnAbort(claim: Promise<PooledContext>, signal: AbortSignal): Promise<PooledContext> {
  const aborted = Promise.withResolvers<never>();
  const abort = (): void => aborted.reject(signal.reason as Error);
  signal.addEventListener("abort", abort, { once: true });
  try {
    return await Promise.race([claim, aborted.promise]);
  } catch (error) {
    void claim.then(
      (claimed) => claimed.release(),
      () => undefined,
    ); // Its failure interests nobody any more.
    throw error;
  } finally {
    signal.removeEventListener("abort", abort);
  }
}

function explainClaim(error: unknown): unknown {
  if (error instanceof LegworkError || !isClosedError(error)) return error;
  const message = "The browser went away while a context was being opened. Start the session again.";
  return new LegworkError("browser_crashed", message, { cause: error });
}

function shuttingDown(cause?: unknown): LegworkError {
  return new LegworkError("shutting_down", "No session can be started: the server is shutting down.", {
    cause,
  });
}
