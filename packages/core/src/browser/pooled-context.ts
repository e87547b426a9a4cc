import type { BrowserContext, Page } from "playwright-core";
import type { EgressProxy } from "../network/egress-proxy.ts";
import type { ContextDebugging } from "./context-debugging.ts";
import type { HostEnd } from "./host.ts";

/** How a context came to its end: `closed` by its holder or with the pool, `crashed` with its browser. */
export type ContextEnd = HostEnd;

/** A context that one holder has to itself until it releases it. */
export type PooledContext = {
  readonly context: BrowserContext;
  /** Open at about:blank; of a context that another process has left, the page that was opened last. */
  readonly page: Page;
  /** Those that were opened before it. */
  readonly earlierPages?: readonly Page[];
  /** Its only way to the network; undefined for a browser that runs elsewhere, whose network is not ours to rule. */
  readonly egress: EgressProxy | undefined;
  /** Resolves once the context is gone; never rejects. */
  readonly ended: Promise<ContextEnd>;
  /**
   * Opens a connection to its browser beside Playwright's own, with power over all of that browser. Absent for a browser
   * that runs elsewhere.
   */
  openDebugging?(): Promise<ContextDebugging>;
  /**
   * Has the browser's host remember something under a name, for a process that goes on with the context when this one is
   * gone. Absent for a browser that runs elsewhere.
   */
  leave?(name: string, value: unknown): Promise<void>;
  /** Closes the context. Resolves when it is closed, five seconds later at most; calling it again does nothing more. */
  release(): Promise<void>;
};
