import type { Page } from "../browser/playwright.ts";
import { PageGone } from "./document-gone.ts";

/** Documents that come into a page, for whoever waits for one. */
export class Arrivals {
  readonly #page: Page;
  readonly #hasCrashed: () => boolean;
  readonly #waiting = new Set<() => void>();

  constructor(page: Page, hasCrashed: () => boolean) {
    this.#page = page;
    this.#hasCrashed = hasCrashed;
  }

  /** One has come. */
  announce(): void {
    for (const wake of this.#waiting) wake();
  }

  /** Resolves when the next one has come. Throws {@link PageGone} when the page is closed, and the reason of the signal. */
  next(signal: AbortSignal | undefined): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const abort = () => reject(signal?.reason);
    const closed = () => reject(new PageGone(this.#hasCrashed()));
    this.#waiting.add(resolve);
    this.#page.once("close", closed);
    signal?.addEventListener("abort", abort, { once: true });
    if (signal?.aborted) abort();
    else if (this.#page.isClosed()) closed();
    return promise.finally(() => {
      this.#waiting.delete(resolve);
      this.#page.off("close", closed);
      signal?.removeEventListener("abort", abort);
    });
  }
}
