import type { BrowserContext, Page } from "playwright-core";
import { contextOptions, isDefault, type ContextSettings } from "./context-settings.ts";
import type { BrowserHost, HostEnd } from "./host.ts";
import { isClosedError } from "./playwright.ts";
import type { PooledContext } from "./pooled-context.ts";

export type PoolBrowserOptions = {
  /** Contexts that are held at most. Those kept ready only fill what is left of it. */
  capacity: number;
  /** Contexts kept ready. */
  ready: number;
  /** The browser has gone, by itself or by `close`. */
  onEnded: (browser: PoolBrowser) => void;
  /** A context was released. */
  onReleased: (browser: PoolBrowser) => void;
};

type OpenContext = { context: BrowserContext; page: Page };

/** Milliseconds a context has for closing. */
const releaseTimeoutMs = 5_000;

/** One browser of the pool and the contexts in it. It exists from the moment its host begins to start. */
export class PoolBrowser {
  /** The project of its first context; contexts of other projects go elsewhere. */
  projectId: string | undefined;
  readonly #host: Promise<BrowserHost>;
  readonly #options: PoolBrowserOptions;
  /** Those that are still being opened too, so that a claim need not open one beside them. */
  readonly #ready: Promise<OpenContext>[] = [];
  /** Contexts that are held, or being made for a holder. */
  #held = 0;
  #refilling = false;
  #retired = false;

  constructor(host: Promise<BrowserHost>, options: PoolBrowserOptions) {
    this.#host = host;
    this.#options = options;
    host.then(
      (started) => {
        void started.ended.then(() => this.#end());
        this.#refill();
      },
      () => this.#end(),
    );
  }

  get isIdle(): boolean {
    return this.#held === 0;
  }

  /** It takes no more contexts: it is closing, or does not do its work any more. */
  get isRetired(): boolean {
    return this.#retired;
  }

  hasRoomFor(projectId: string): boolean {
    const isOpenTo = this.projectId === undefined || this.projectId === projectId;
    return isOpenTo && !this.#retired && this.#held < this.#options.capacity;
  }

  /** Its place is taken before the first await, so that callers at the same time cannot exceed the capacity. */
  async claim(projectId: string, settings: ContextSettings): Promise<PooledContext> {
    this.projectId = projectId;
    this.#held += 1;
    try {
      const host = await this.#host;
      const open = (isDefault(settings) && (await this.#takeReady())) || (await openContext(host, settings));
      this.#refill();
      return this.#lend(open, host.ended);
    } catch (error) {
      this.#free();
      throw error;
    }
  }

  /** Resolves when its host has started. */
  async started(): Promise<BrowserHost> {
    return await this.#host;
  }

  async close(): Promise<void> {
    this.#retired = true;
    const host = await this.#host.catch(() => undefined); // Whoever waits for it is told of the failure.
    await host?.close();
  }

  async #takeReady(): Promise<OpenContext | undefined> {
    for (let ready = this.#ready.shift(); ready; ready = this.#ready.shift()) {
      const open = await ready;
      if (!open.page.isClosed()) return open;
    }
    return undefined;
  }

  #lend(open: OpenContext, hostEnded: Promise<HostEnd>): PooledContext {
    const closed = Promise.withResolvers<HostEnd>();
    let released: Promise<void> | undefined;
    const release = async (): Promise<void> => {
      try {
        await this.#release(open.context);
      } finally {
        this.#free();
        closed.resolve("closed");
      }
    };
    return {
      ...open,
      ended: Promise.race([hostEnded, closed.promise]),
      release: () => (released ??= release()),
    };
  }

  async #release(context: BrowserContext): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    const timedOut = new Promise<boolean>((resolve) => {
      timer = setTimeout(resolve, releaseTimeoutMs, true);
    });
    const hung = await Promise.race([timedOut, closeContext(context).then(() => false)]);
    clearTimeout(timer);
    // A browser that cannot close a context serves nobody any more; the sessions it still has keep it until they end.
    if (hung) this.#retired = true;
  }

  #free(): void {
    this.#held -= 1;
    this.#options.onReleased(this);
    this.#refill();
  }

  #refill(): void {
    if (this.#refilling || !this.#needsMore()) return;
    this.#refilling = true;
    void this.#refillAll().finally(() => (this.#refilling = false));
  }

  /** One after the other: they share the processor with the sessions. */
  async #refillAll(): Promise<void> {
    try {
      const host = await this.#host;
      while (this.#needsMore()) await this.#openReady(host);
    } catch {
      // The browser went away meanwhile, and its end has been told; or it makes no contexts, and the next claim says why.
      this.#ready.length = 0;
    }
  }

  async #openReady(host: BrowserHost): Promise<void> {
    const opening = openContext(host, {});
    this.#ready.push(opening);
    const { context, page } = await opening;
    // Only one that waits is closed so; taking the next then passes over it.
    page.once("crash", () => {
      if (this.#ready.includes(opening)) void closeContext(context);
    });
  }

  #needsMore(): boolean {
    const { capacity, ready } = this.#options;
    return !this.#retired && this.#ready.length < ready && this.#held + this.#ready.length < capacity;
  }

  #end(): void {
    this.#retired = true;
    this.#ready.length = 0;
    this.#options.onEnded(this);
  }
}

async function closeContext(context: BrowserContext): Promise<void> {
  try {
    await context.close();
  } catch (error) {
    if (!isClosedError(error)) throw error; // It went with its browser.
  }
}

async function openContext(host: BrowserHost, settings: ContextSettings): Promise<OpenContext> {
  const context = await host.browser.newContext(contextOptions(settings));
  try {
    return { context, page: await context.newPage() };
  } catch (error) {
    await closeContext(context);
    throw error;
  }
}
