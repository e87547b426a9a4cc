import type { Dialog, Download, Frame, Page, Request } from "../browser/playwright.ts";

export type DialogRecord = { type: string; message: string; accepted: boolean };

/** Requests that may stay open for good and say nothing about whether the page is ready. */
const endless = new Set(["eventsource", "websocket", "media", "ping", "manifest", "other"]);

/** What a page did since the observation began. */
export class Observation {
  readonly dialogs: DialogRecord[] = [];
  readonly downloads: string[] = [];
  readonly newPages: Page[] = [];
  /** Requests started so far. */
  requests = 0;
  /** True once the main frame asked for another document. */
  navigating = false;
  readonly #open = new Set<Request>();
  /** The main frame's request for a document that is neither shown nor given up yet. */
  #undecided: Request | undefined;
  readonly #page: Page;
  #wake: () => void = () => {};
  #decide: () => void = () => {};

  constructor(page: Page) {
    this.#page = page;
    page.on("request", this.#onRequest);
    page.on("requestfinished", this.#onEnd);
    page.on("requestfailed", this.#onEnd);
    page.on("framenavigated", this.#onNavigated);
    page.on("dialog", this.#onDialog);
    page.on("download", this.#onDownload);
    page.on("popup", this.#onPopup);
  }

  get pendingRequests(): number {
    return this.#open.size;
  }

  /** Resolves when the last document asked for is shown or given up, at the latest after `cap` ms. */
  async decided(cap: number): Promise<void> {
    if (this.#undecided === undefined) return;
    const { promise, resolve } = Promise.withResolvers<void>();
    const timer = setTimeout(resolve, cap);
    this.#decide = resolve;
    await promise;
    clearTimeout(timer);
  }

  /** Resolves when the requests that were started meanwhile have ended, at the latest after `cap` ms. */
  async idle(cap: number): Promise<void> {
    if (this.#open.size === 0) return;
    const { promise, resolve } = Promise.withResolvers<void>();
    const timer = setTimeout(resolve, cap);
    this.#wake = () => {
      if (this.#open.size === 0) resolve();
    };
    await promise;
    clearTimeout(timer);
  }

  [Symbol.dispose](): void {
    this.#page.off("request", this.#onRequest);
    this.#page.off("requestfinished", this.#onEnd);
    this.#page.off("requestfailed", this.#onEnd);
    this.#page.off("framenavigated", this.#onNavigated);
    this.#page.off("dialog", this.#onDialog);
    this.#page.off("download", this.#onDownload);
    this.#page.off("popup", this.#onPopup);
  }

  readonly #onRequest = (request: Request): void => {
    if (endless.has(request.resourceType())) return;
    this.requests += 1;
    this.#open.add(request);
    if (request.isNavigationRequest() && request.frame() === this.#page.mainFrame()) {
      this.navigating = true;
      this.#undecided = request;
    }
  };
  readonly #onEnd = (request: Request): void => {
    if (request === this.#undecided) this.#onDecided();
    if (this.#open.delete(request)) this.#wake();
  };
  readonly #onNavigated = (frame: Frame): void => {
    if (frame === this.#page.mainFrame()) this.#onDecided();
  };
  readonly #onDecided = (): void => {
    this.#undecided = undefined;
    this.#decide();
  };
  readonly #onDialog = (dialog: Dialog): void => {
    this.dialogs.push({ type: dialog.type(), message: dialog.message(), accepted: true });
  };
  readonly #onDownload = (download: Download): void => {
    this.downloads.push(download.suggestedFilename());
  };
  readonly #onPopup = (page: Page): void => {
    this.newPages.push(page);
  };
}
