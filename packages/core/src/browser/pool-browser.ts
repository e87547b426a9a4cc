import type { BrowserContext, Page } from "playwright-core";
import { openContextDebugging } from "./context-debugging.ts";
import { contextIdOf } from "./context-id.ts";
import { contextOptions, isDefault, type ContextSettings } from "./context-settings.ts";
import { EgressProxy, type EgressRules } from "../network/egress-proxy.ts";
import type { BrowserHost } from "./host.ts";
import { inheritance, type Inheritance } from "./inheritance.ts";
import { isClosedError } from "./playwright.ts";
import type { ContextEnd, PooledContext } from "./pooled-context.ts";

export type PoolBrowserOptions = {
  /** Contexts that are held at most. Those kept ready only fill what is left of it. */
  capacity: number;
  /** Contexts kept ready. */
  ready: number;
  /** What a context may reach, until whoever holds it says otherwise. */
  egress: EgressRules;
  /** The browser has gone, by itself or by `close`. */
  onEnded: (browser: PoolBrowser) => void;
  /** A context was released. */
  onReleased: (browser: PoolBrowser) => void;
};

type OpenContext = {
  context: BrowserContext;
  page: Page;
  earlierPages?: readonly Page[];
  egress: EgressProxy;
  /** The browser's own name for it. */
  contextId: string;
};

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

  get held(): number {
    return this.#held;
  }

  /** Those that are still being opened too. */
  get ready(): number {
    return this.#ready.length;
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
      const open = (isDefault(settings) && (await this.#takeReady())) || (await this.#open(host, settings));
      this.#refill();
      return this.#lend(open, host);
    } catch (error) {
      this.#free();
      throw error;
    }
  }

  /** A context that the former owner of its browser has left with {@link PooledContext.leave}; undefined when it is gone. */
  async inherit(left: Inheritance, contexts: Iterable<BrowserContext>): Promise<PooledContext | undefined> {
    this.#held += 1;
    try {
      const host = await this.#host;
      const open = await this.#openInherited(host, left, contexts);
      if (open !== undefined) return this.#lend(open, host);
    } catch (error) {
      if (!isClosedError(error) && !isPortTaken(error)) throw error;
    }
    this.#free();
    return undefined;
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

  #lend(open: OpenContext, host: BrowserHost): PooledContext {
    const closed = Promise.withResolvers<ContextEnd>();
    const left = new Set<string>();
    let released: Promise<void> | undefined;
    const release = async (): Promise<void> => {
      try {
        await Promise.all([...left].map((name) => host.forget(name)));
        await this.#release(open);
      } finally {
        this.#free();
        closed.resolve("closed");
      }
    };
    return {
      ...open,
      ended: Promise.race([host.ended, closed.promise]),
      openDebugging: () => openContextDebugging(host.directory, open.contextId),
      leave: async (name, value) => {
        left.add(name);
        await host.keep(name, inheritance(open, value));
      },
      release: () => (released ??= release()),
    };
  }

  async #release({ context, egress }: OpenContext): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    const timedOut = new Promise<boolean>((resolve) => {
      timer = setTimeout(resolve, releaseTimeoutMs, true);
    });
    const hung = await Promise.race([timedOut, closeContext(context).then(() => false)]);
    clearTimeout(timer);
    await egress.close(); // Also when the context did not close.
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
    const opening = this.#open(host, {});
    this.#ready.push(opening);
    const { context, page } = await opening;
    // Only one that waits is closed so; taking the next then passes over it.
    page.once("crash", () => {
      if (this.#ready.includes(opening)) void closeContext(context);
    });
  }

  async #open(host: BrowserHost, settings: ContextSettings): Promise<OpenContext> {
    const egress = await EgressProxy.open(this.#options.egress);
    // Also for one that waited and was never held.
    void host.ended.then(() => egress.close());
    try {
      const context = await host.browser.newContext(contextOptions(settings, egress.address));
      context.once("close", () => void egress.close());
      const page = await openPage(context);
      return { context, page, egress, contextId: await contextIdOf(context, page) };
    } catch (error) {
      await egress.close();
      throw error;
    }
  }

  /** Its way out is at the port that the context was made with. */
  async #openInherited(
    host: BrowserHost,
    { contextId, port }: Inheritance,
    contexts: Iterable<BrowserContext>,
  ): Promise<OpenContext | undefined> {
    for (const context of contexts) {
      const page = context.pages().at(-1) ?? (await context.newPage());
      if ((await contextIdOf(context, page)) !== contextId) continue;
      const egress = await EgressProxy.open(this.#options.egress, port);
      void host.ended.then(() => egress.close());
      context.once("close", () => void egress.close());
      const earlierPages = context.pages().filter((other) => other !== page);
      return { context, page, earlierPages, egress, contextId };
    }
    return undefined;
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

function isPortTaken(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "EADDRINUSE";
}

async function closeContext(context: BrowserContext): Promise<void> {
  try {
    await context.close();
  } catch (error) {
    if (!isClosedError(error)) throw error; // It went with its browser.
  }
}

async function openPage(context: BrowserContext): Promise<Page> {
  try {
    return await context.newPage();
  } catch (error) {
    await closeContext(context);
    throw error;
  }
}
