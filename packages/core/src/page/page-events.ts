import type { Dialog, Download, Frame, Page, Request, Response } from "../browser/playwright.ts";
import type { DialogAnswer } from "./dialogs.ts";
import type { BareBrowser } from "./bare-browser.ts";
import { keyOf, type RequestHabits } from "./request-habits.ts";

export type DialogRecord = { type: string; message: string; accepted: boolean };

/** Requests that may stay open for good and say nothing about whether the page is ready. */
const endless = new Set(["eventsource", "websocket", "media", "ping", "manifest", "other"]);

/** What a server answers with that goes on sending for as long as the page listens. */
const streamTypes =
  /^(text\/event-stream|multipart\/x-mixed-replace|application\/(x-ndjson|stream\+json|grpc-web))/i;

/** A script's request whose answer began so long ago and is not over is a stream, ms. */
const bodyCap = 1_000;

/** What the page asked for so far: windows, and other documents in its main frame. */
type Asked = {
  readonly windowsOpened: number;
  readonly navigationsAsked: number;
  readonly bareBrowser?: BareBrowser | undefined;
};

type ObservedPage = { page: Page; worlds: Asked; readonly dialogAnswer?: DialogAnswer | undefined };

/** What a page did since the observation began. */
export class Observation {
  readonly dialogs: DialogRecord[] = [];
  readonly downloads: string[] = [];
  readonly newPages: Page[] = [];
  /** Requests started so far. */
  requests = 0;
  /** True once the main frame asked for another document. */
  navigating = false;
  /** A form was sent to another document (method POST). */
  hasPosted = false;
  /** Requests that have not ended, with the time by which they count as streams, if so, ms. */
  readonly #open = new Map<Request, number>();
  /** The main frame's request for a document that is neither shown nor given up yet. */
  #undecided: Request | undefined;
  readonly #live: ObservedPage;
  readonly #page: Page;
  readonly #worlds: Asked;
  readonly #windowsBefore: number;
  #departures: number;
  #wake: () => void = () => {};
  #decide: () => void = () => {};
  #welcome: () => void = () => {};
  #depart: () => void = () => {};
  #notice: () => void = () => {};

  readonly #habits: RequestHabits;
  readonly #ofAction: boolean;
  /** What was asked for since then for the first time, or anew by another document. */
  readonly #seen = new Set<string>();
  #lastNews = performance.now();

  constructor(live: ObservedPage, habits: RequestHabits, about: { ofAction: boolean }) {
    const { page, worlds } = live;
    this.#live = live;
    this.#page = page;
    this.#worlds = worlds;
    this.#windowsBefore = worlds.windowsOpened;
    this.#departures = worlds.navigationsAsked;
    this.#habits = habits;
    this.#ofAction = about.ofAction;
    if (about.ofAction) habits.beginAction();
    page.on("request", this.#onRequest);
    page.on("response", this.#onResponse);
    page.on("requestfinished", this.#onEnd);
    page.on("requestfailed", this.#onEnd);
    page.on("framenavigated", this.#onNavigated);
    page.on("dialog", this.#onDialog);
    page.on("download", this.#onDownload);
    // A link that is opened with a key held has no opener, and so is no popup of the page.
    page.context().on("page", this.#onPage);
  }

  /** Requests that are open and are no streams. */
  get pendingRequests(): number {
    const now = performance.now();
    return [...this.#open.values()].filter((streamsFrom) => streamsFrom > now).length;
  }

  /** Whether the page did anything that is told here and not by its documents. */
  get hasSign(): boolean {
    return (
      this.requests + this.dialogs.length + this.downloads.length + this.newPages.length > 0 ||
      this.#worlds.windowsOpened > this.#windowsBefore ||
      this.#page.isClosed()
    );
  }

  /** Whether the page asked for anything that is not in its documents, or may not be yet. */
  get hasAsked(): boolean {
    return this.navigating || this.hasSign || this.#worlds.navigationsAsked > this.#departures;
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

  /** Windows that were asked for and are not there (yet). */
  get windowsMissing(): number {
    return Math.max(0, this.#worlds.windowsOpened - this.#windowsBefore - this.newPages.length);
  }

  /** Resolves when every window that was asked for is there, at the latest after `cap` ms. */
  async windowsThere(cap: number, signal?: AbortSignal): Promise<void> {
    const areThere = () => this.windowsMissing === 0;
    if (areThere()) return;
    const arm = (resolve: () => void) => {
      this.#welcome = () => {
        if (areThere()) resolve();
      };
    };
    await this.#until(arm, cap, signal);
  }

  /** Resolves when a navigation that the main document asked for has begun, at the latest after `cap` ms. */
  async departed(cap: number, signal?: AbortSignal): Promise<void> {
    const { navigationsAsked } = this.#worlds;
    if (this.navigating || this.#undecided !== undefined || navigationsAsked <= this.#departures) return;
    await this.#until((resolve) => (this.#depart = resolve), cap, signal);
    this.#departures = navigationsAsked;
  }

  /** Resolves at the first sign of what documents do not tell, see {@link hasSign}, at the latest after `cap` ms. */
  async sign(cap: number, signal?: AbortSignal): Promise<void> {
    if (this.hasSign) return;
    await this.#until((resolve) => (this.#notice = resolve), cap, signal);
  }

  /** Resolves when the requests that were started meanwhile have ended or turned out as streams, at the latest after `cap` ms. */
  async idle(cap: number, signal?: AbortSignal): Promise<void> {
    const end = performance.now() + cap;
    const arm = (resolve: () => void) => {
      this.#wake = resolve;
    };
    while (this.pendingRequests > 0 && performance.now() < end && !this.#page.isClosed()) {
      if (signal?.aborted === true) return;
      const nextStream = Math.min(...[...this.#open.values()].filter((from) => from > performance.now()));
      await this.#until(arm, Math.max(0, Math.min(end, nextStream) - performance.now()), signal);
    }
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
    this.#page.off("response", this.#onResponse);
    this.#page.off("requestfinished", this.#onEnd);
    this.#page.off("requestfailed", this.#onEnd);
    this.#page.off("framenavigated", this.#onNavigated);
    this.#page.off("dialog", this.#onDialog);
    this.#page.off("download", this.#onDownload);
    this.#page.context().off("page", this.#onPage);
  }

  readonly #onRequest = (request: Request): void => {
    if (endless.has(request.resourceType())) return;
    if (this.#ofAction && this.#habits.has(request)) return;
    this.requests += 1;
    this.#notice();
    if (!this.#seen.has(keyOf(request))) this.#lastNews = performance.now();
    this.#seen.add(keyOf(request));
    this.#open.set(request, Infinity);
    if (request.isNavigationRequest() && request.frame() === this.#page.mainFrame()) {
      this.navigating = true;
      this.hasPosted ||= request.method() === "POST";
      this.#seen.clear();
      this.#undecided = request;
      this.#departures = this.#worlds.navigationsAsked;
      this.#depart();
    }
  };
  readonly #onResponse = (response: Response): void => {
    const request = response.request();
    if (!this.#open.has(request) || !["fetch", "xhr"].includes(request.resourceType())) return;
    const isStream = streamTypes.test(response.headers()["content-type"] ?? "");
    this.#open.set(request, performance.now() + (isStream ? 0 : bodyCap));
    this.#wake();
  };
  readonly #onEnd = (request: Request): void => {
    if (request === this.#undecided) this.#onDecided();
    if (this.#open.delete(request)) this.#wake();
  };
  readonly #onNavigated = (frame: Frame): void => {
    if (frame !== this.#page.mainFrame()) return;
    this.#depart();
    this.#onDecided();
  };
  readonly #onDecided = (): void => {
    this.#undecided = undefined;
    this.#decide();
  };
  readonly #onDialog = (dialog: Dialog): void => {
    const accepted = this.#live.dialogAnswer?.isAccepted ?? true;
    this.dialogs.push({ type: dialog.type(), message: dialog.message(), accepted });
    this.#notice();
  };
  readonly #onDownload = (download: Download): void => {
    this.downloads.push(download.suggestedFilename());
    this.#depart();
    this.#notice();
  };
  readonly #onPage = async (page: Page): Promise<void> => {
    const opener = await page.opener();
    // Other pages of the session open windows too.
    if (opener !== null && opener !== this.#page) return;
    if (opener !== null && this.#worlds.bareBrowser?.admits(page) === false) return;
    this.newPages.push(page);
    this.#notice();
    this.#welcome();
  };
}
