import { createHash } from "node:crypto";
import { LegworkError, type PageEntry } from "@legwork/protocol";
import { toldAddress } from "../browser/told-address.ts";
import { isClosedError, type BrowserContext, type Page } from "../browser/playwright.ts";
import { pageIdentity } from "../browser/page-identity.ts";
import { LivePage } from "../page/live-page.ts";
import { targetInfoOf } from "./target-info.ts";

/** A page that is open. */
export type OpenPage = {
  /** It says nothing of the browser, no other session has it, and a process that goes on with the session finds it again. */
  readonly id: string;
  readonly page: Page;
  /** Counts the pages of the session from 0 in the order in which they were opened. */
  readonly number: number;
  /** Undefined when no page opened it, or none that was still open. */
  opener: OpenPage | undefined;
  /** Resolves once its opener is known. */
  known: Promise<void>;
};

export type SessionPagesOptions = {
  context: BrowserContext;
  /** Open at once at most; what pages open beyond it is closed at once. */
  limit: number;
  /** Told of each page that is opened from now on, once it is known who did. */
  onOpened?: (open: OpenPage) => void;
  /** Told of each page that has closed. */
  onClosed?: (open: OpenPage) => unknown;
  /** Told of each page before it is worked on for the first time. */
  onAttached?: (live: LivePage) => void;
};

/** The pages of one session: which there are, which is in front, and who opened whom. */
export class SessionPages {
  readonly #options: SessionPagesOptions;
  /** In the order in which they were opened. */
  readonly #open: OpenPage[] = [];
  /** In the order in which they were in front; the one that is, last. */
  readonly #front: OpenPage[] = [];
  readonly #live = new Map<OpenPage, Promise<LivePage>>();
  readonly #frontListeners = new Set<() => void>();
  /** Pages that were open at the beginning. */
  readonly #early: number;
  #isBare = false;
  #count = 0;
  #documents = 0;
  #refused = 0;
  #steps = 0;

  /** `pages`: those that are open already, the one in front last. */
  constructor(pages: readonly Page[], options: SessionPagesOptions) {
    this.#options = options;
    this.#early = pages.length;
    for (const page of pages) this.#watch(page);
    options.context.on("page", (page) => void this.#meet(page));
  }

  /** In the order in which they were opened. */
  get open(): readonly OpenPage[] {
    return this.#open;
  }

  /** The page that a person would be looking at: the one last opened or brought to the front. */
  get front(): OpenPage | undefined {
    return this.#front.at(-1);
  }

  /** How many pages there have been; the next one has this number. */
  get count(): number {
    return this.#count;
  }

  /** How often something was done to a page so far, be it to no effect. */
  get steps(): number {
    return this.#steps;
  }

  /** How many windows were closed at once so far, because there were too many. */
  get refused(): number {
    return this.#refused;
  }

  /** Says of so many windows that there was no room for them. */
  refusal(count: number): string {
    const { limit } = this.#options;
    return `${count} ${count === 1 ? "window was" : "windows were"} closed at once: a session may have ${limit} pages open (LEGWORK_MAX_PAGES).`;
  }

  /** Tells when another page may have come to the front. Answers how to stop that. */
  onFront(listener: () => void): () => void {
    this.#frontListeners.add(listener);
    return () => this.#frontListeners.delete(listener);
  }

  /** The page in front, to be worked on; a new one where none is open. */
  async live(): Promise<LivePage> {
    for (;;) {
      const known = this.front;
      const open = known ?? this.#watch(await this.#options.context.newPage());
      try {
        return await this.attach(open);
      } catch (error) {
        // It was closing: a window that was opened for a download alone, say. Another is in front then.
        if (known === undefined || !isGone(error)) throw error;
        this.#forget(open);
      }
    }
  }

  /** A page, to be worked on. */
  attach(open: OpenPage): Promise<LivePage> {
    const known = this.#live.get(open);
    if (known !== undefined) return known;
    const attaching = LivePage.attach(open.page, {
      toFront: (other) => this.#toFront(other),
      // Over all pages, so that a reference to an element of one names nothing in another.
      nextDocument: () => this.#documents++,
      onStep: () => (this.#steps += 1),
    }).then((live) => {
      this.#isBare ||= live.worlds.bareBrowser !== undefined;
      this.#options.onAttached?.(live);
      return live;
    });
    this.#live.set(open, attaching);
    attaching.catch(() => this.#live.delete(open));
    return attaching;
  }

  /** The page of an id, or the one in front. @throws LegworkError as {@link require} does. */
  async chosen(id?: string): Promise<{ id: string; live: LivePage }> {
    const live = await (id === undefined ? this.live() : this.attach(await this.require(id)));
    return { id: id ?? this.#of(live.page)?.id ?? "", live };
  }

  /** @throws LegworkError `page_not_found` for an id that no open page has; it lists those that are open. */
  async require(id: string): Promise<OpenPage> {
    const open = this.#open.find((candidate) => candidate.id === id);
    if (open !== undefined) return open;
    const entries = await this.list();
    const listed = entries.map(({ id, title, url, active }) => {
      const words = `${id} ${JSON.stringify(title.slice(0, 80))} (${url.slice(0, 200)})`;
      return active ? `${words}, the active one` : words;
    });
    const rest = listed.length === 0 ? "No page is open." : `Open are: ${listed.join("; ")}.`;
    throw new LegworkError(
      "page_not_found",
      `No page ${JSON.stringify(id)} is open in this session. ${rest}`,
    );
  }

  /** @throws LegworkError `too_many_pages`. */
  async openNew(): Promise<OpenPage> {
    const { limit, context } = this.#options;
    const page = this.#open.length < limit ? await context.newPage() : undefined;
    // Windows that opened meanwhile may have taken its place.
    if (page !== undefined && !page.isClosed()) return this.#watch(page);
    throw new LegworkError(
      "too_many_pages",
      `The session has ${this.#open.length} pages open, and may have ${limit} (LEGWORK_MAX_PAGES). Close one first.`,
    );
  }

  async activate(open: OpenPage): Promise<void> {
    await open.page.bringToFront();
    this.#toFront(open.page);
  }

  /** Without `beforeunload`, which may ask whether to stay. */
  async close(open: OpenPage): Promise<void> {
    await open.page.close();
    this.#forget(open);
  }

  /** What is open, in the order in which it was opened. A page that closes meanwhile is left out. */
  async list(choose: () => readonly OpenPage[] = () => this.#open): Promise<PageEntry[]> {
    await Promise.all(this.#open.map(({ known }) => known));
    const entries = await Promise.all(choose().map((open) => this.#describe(open)));
    return entries.filter((entry) => entry !== undefined);
  }

  /** The same at once, of pages that are still empty. */
  untitled(): PageEntry[] {
    return this.#open.map((open) => this.#entry(open, ""));
  }

  async #describe(open: OpenPage): Promise<PageEntry | undefined> {
    const info = await targetInfoOf(open.page);
    if (info === undefined || !this.#open.includes(open)) return undefined;
    return this.#entry(open, info.title);
  }

  #entry(open: OpenPage, title: string): PageEntry {
    const { id, opener, page } = open;
    const active = open === this.front;
    return {
      id,
      url: toldAddress(page),
      title,
      active,
      ...(opener === undefined ? {} : { opener: opener.id }),
    };
  }

  async #meet(page: Page): Promise<void> {
    // Where the browser itself decides which windows open, they are there at once.
    if (this.#isBare && !(await this.#isAdmitted(page))) {
      closeUnseen(page);
      return;
    }
    if (this.#open.length < this.#options.limit || this.#of(page) !== undefined) {
      this.#watch(page);
      return;
    }
    this.#refused += 1;
    closeUnseen(page);
  }

  async #isAdmitted(page: Page): Promise<boolean> {
    // A window for a download alone has no document; a browser with windows closes it by itself.
    if (page.url() === "") return false;
    const opener = await page.opener();
    const open = opener === null ? undefined : this.#of(opener);
    const live = open === undefined ? undefined : await this.#live.get(open);
    return live?.worlds.bareBrowser?.admits(page) ?? true;
  }

  #of(page: Page): OpenPage | undefined {
    return this.#open.find((open) => open.page === page);
  }

  #watch(page: Page): OpenPage {
    const seen = this.#of(page);
    if (seen !== undefined) return seen;
    const digest = createHash("sha256").update(pageIdentity(page)).digest("hex");
    const id = `page-${digest.slice(0, 12)}`;
    const known = Promise.resolve();
    const open: OpenPage = { id, page, number: this.#count, opener: undefined, known };
    this.#count += 1;
    this.#open.push(open);
    this.#front.push(open);
    open.known = this.#findOpener(open);
    this.#frontChanged();
    page.once("close", () => this.#forget(open));
    page.once("crash", () => this.#dropCrashed(open));
    return open;
  }

  /** What was asked of a crashed page is never answered; closing it tells whoever waits. */
  #dropCrashed(open: OpenPage): void {
    this.#forget(open);
    closeUnseen(open.page);
  }

  async #findOpener(open: OpenPage): Promise<void> {
    const opener = await open.page.opener();
    open.opener = opener === null ? undefined : this.#of(opener);
    if (open.number >= this.#early) this.#options.onOpened?.(open);
  }

  #toFront(page: Page): void {
    const open = this.#of(page);
    if (open === undefined) return;
    this.#front.splice(this.#front.indexOf(open), 1);
    this.#front.push(open);
    this.#frontChanged();
  }

  /** The opener of a page that was in front comes to the front, as a person would find it. */
  #forget(open: OpenPage): void {
    const place = this.#open.indexOf(open);
    if (place < 0) return;
    const wasInFront = open === this.front;
    this.#open.splice(place, 1);
    this.#front.splice(this.#front.indexOf(open), 1);
    this.#live.delete(open);
    if (wasInFront && open.opener !== undefined) this.#toFront(open.opener.page);
    this.#frontChanged();
    void open.known.then(() => this.#options.onClosed?.(open));
  }

  #frontChanged(): void {
    for (const listener of this.#frontListeners) listener();
  }
}

/** Nobody waits for it; it may be closed already. */
function closeUnseen(page: Page): void {
  page.close().catch((error: unknown) => {
    if (!isClosedError(error)) throw error;
  });
}

/** Playwright's words for a page that has closed, whether it was told of that already or not. */
function isGone(error: unknown): boolean {
  return error instanceof Error && /has been closed|Target closed|no object with guid/i.test(error.message);
}
