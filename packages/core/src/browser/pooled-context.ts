import type { BrowserContext, Page } from "playwright-core";
import type { HostEnd } from "./host.ts";

/** How a context came to its end: `closed` by its holder or with the pool, `crashed` with its browser. */
export type ContextEnd = HostEnd;

/** A context that one holder has to itself until it releases it. */
export type PooledContext = {
  readonly context: BrowserContext;
  /** Open at about:blank. */
  readonly page: Page;
  /** Resolves once the context is gone; never rejects. */
  readonly ended: Promise<ContextEnd>;
  /** Closes the context. Resolves when it is closed, five seconds later at most; calling it again does nothing more. */
  release(): Promise<void>;
};
