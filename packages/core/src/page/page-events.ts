import type { Dialog, Download, Frame, Page, Request } from "../browser/playwright.ts";
import { keyOf, type RequestHabits } from "./request-habits.ts";

export type DialogRecord = { type: string; message: string; accepted: boolean };

/** Requests that may stay open for good and say nothing about whether the page is ready. */
const endless = new Set(["eventsource", "websocket", "media", "ping", "manifest", "other"]);

/** A page, and the count of the windows that it asked for. */
type ObservedPage = { page: Page; worlds: { readonly windowsOpened: number } };

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
  readonly #worlds: { readonly windowsOpened: number };
  readonly #windowsBefore: number;
  #wake: () => void = () => {};
  #decide: () => void = () => {};
  #welcome: () => void = () => {};

  readonly #habits: RequestHabits;
  readonly #ofAction: boolean;
  /** What was asked for since then for the first time, or anew by another document. */
  readonly #seen = new Set<string>();
  #lastNews = performance.now();

  constructor(live: ObservedPage, habits: RequestHabits, about: { ofAction: boolean }) {
    const { page, worlds } = live;
    this.#page = page;
    this.#worlds = worlds;
    this.#windowsBefore = worlds.windowsOpened;
    this.#habits = habits;
    this.#ofAction = about.ofAction;
    if (about.ofAction) habits.beginAction();
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

  /** How long the page has asked for nothing that it had not asked for before, ms. */
  get sinceNews(): number {
    return performance.now() - this.#lastNews;
  }

  /** Resolves when the last document asked for is shown or given up, at the latest after `cap` ms. */
  async decided(cap: number, signal?: AbortSignal): Promise<void> {
    if (this.#undecided === undefined) return;
    await this.#until((resolve) => (this.#decide = resolve), cap, signal);
  }

  /** Resolves when every window that was asked for is there, at the latest after `cap` ms. */
  async windowsThere(cap: number, signal?: AbortSignal): Promise<void> {
    const areThere = () => this.newPages.length >= this.#worlds.windowsOpened - this.#windowsBefore;
    if (areThere()) return;
    const arm = (resolve: () => void) => {
      this.#welcome = () => {
        if (areThere()) resolve();
      };
    };
    await this.#until(arm, cap, signal);
  }

  /** Resolves when the requests that were started meanwhile have ended, at the latest after `cap` ms. */
  async idle(cap: number, signal?: AbortSignal): Promise<void> {
    if (this.#open.size === 0) return;
    const arm = (resolve: () => void) => {
      this.#wake = () => {
        if (this.#open.size === 0) resolve();
      };
    };
    await this.#until(arm, cap, signal);
  }

  async #until(
    arm: (resolve: () => void) => void,
    cap: number,
    signal: AbortSignal | undefined,
  ): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    const timer = setTimeout(resolve, cap);
    const stop = () => resolve();
    signal?.addEventListener("abort", stop, { once: true });
    this.#page.once("close", stop);
    arm(resolve);
    await promise;
    clearTimeout(timer);
    signal?.removeEventListener("abort", stop);
    this.#page.off("close", stop);
  }

  [Symbol.dispose](): void {
    if (this.#ofAction) this.#habits.endAction();
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
    if (this.#ofAction && this.#habits.has(request)) return;
    this.requests += 1;
    if (!this.#seen.has(keyOf(request))) this.#lastNews = performance.now();
    this.#seen.add(keyOf(request));
    this.#open.add(request);
    if (request.isNavigationRequest() && request.frame() === this.#page.mainFrame()) {
      this.navigating = true;
      this.#seen.clear();
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
    this.#welcome();
  };
}
