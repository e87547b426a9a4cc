import type { PageEntry } from "@legwork/protocol";
import { toldAddress } from "../browser/told-address.ts";
import type { LivePage } from "../page/live-page.ts";
import type { OpenPage, SessionPages } from "./session-pages.ts";

/** What an operation's answer says of pages. */
type PagesTold = {
  pageId?: string;
  pageUrl?: string;
  openedPages?: PageEntry[];
  warnings?: string[];
};

type Mask = { mask<Value>(value: Value): Value };

/**
 * The pages that one operation works on: the one that it was given or the active one, and from then on whatever comes to
 * the front while it runs, as a person would go on in a window that opens.
 */
export class OperationPages {
  readonly #pages: SessionPages;
  readonly #pageId: string | undefined;
  #current: OpenPage | undefined;
  /** The page in front when it was looked at last. */
  #front: OpenPage | undefined;
  #first: OpenPage | undefined;
  #countBefore = 0;
  #refusedBefore = 0;

  /** `pageId`: the page to begin on. Default: the active one. */
  constructor(pages: SessionPages, pageId?: string) {
    this.#pages = pages;
    this.#pageId = pageId;
    this.begin();
  }

  /** The operation's turn has come: what opens from now on opens while it runs. */
  begin(): void {
    this.#front = this.#pages.front;
    this.#countBefore = this.#pages.count;
    this.#refusedBefore = this.#pages.refused;
  }

  /**
   * The page to work on now.
   * @throws LegworkError `page_not_found` when the page that it was given is not open (any more).
   */
  async live(): Promise<LivePage> {
    const given = await this.#chosen();
    const live = given === undefined ? await this.#pages.live() : await this.#pages.attach(given);
    this.#current = given;
    const { settling } = live.worlds;
    // What an action is not through with may bring another page to the front.
    if (settling.over !== undefined) {
      await settling.over;
      return this.live();
    }
    this.#first ??= this.#pages.open.find(({ page }) => page === live.page);
    return live;
  }

  /** How often something was done to a page of the session so far. */
  get steps(): number {
    return this.#pages.steps;
  }

  /** Undefined for the page in front. */
  async #chosen(): Promise<OpenPage | undefined> {
    if (this.#pageId === undefined) return undefined;
    const { front } = this.#pages;
    const isFollowing = this.#current !== undefined && front !== this.#front;
    this.#front = front;
    if (isFollowing && front !== undefined) return front;
    const current = this.#current;
    if (current !== undefined && this.#pages.open.includes(current)) return current;
    return this.#pages.require(current?.opener?.id ?? this.#pageId);
  }

  /** Address of the page that {@link live} gives; empty when none is open. */
  url(): string {
    const open = this.#current ?? this.#pages.open.find(({ id }) => id === this.#pageId) ?? this.#pages.front;
    return open === undefined ? "" : toldAddress(open.page);
  }

  /** What this operation, or a page that it worked on, has opened; a link that is opened beside its page has no opener. */
  #opened(): OpenPage[] {
    const own = new Set<OpenPage | undefined>([undefined, this.#first, this.#current]);
    const later = this.#pages.open.filter(({ number }) => number >= this.#countBefore);
    return later.filter((open) => own.has(open.opener) && own.add(open));
  }

  async #told(): Promise<PagesTold> {
    const first = this.#first;
    const refused = this.#pages.refused - this.#refusedBefore;
    // Who opened whom is known once they are listed.
    const openedPages = await this.#pages.list(() => this.#opened());
    const isOpen = first !== undefined && this.#pages.open.includes(first);
    return {
      ...(first === undefined ? {} : { pageId: first.id }),
      ...(isOpen ? { pageUrl: toldAddress(first.page) } : {}),
      ...(openedPages.length === 0 ? {} : { openedPages }),
      ...(refused === 0 ? {} : { warnings: [this.#pages.refusal(refused)] }),
    };
  }

  /** The output of the operation, with what it says of pages. Addresses and titles hold no secrets. */
  async tell(output: unknown, secrets: Mask): Promise<unknown> {
    const { warnings = [], ...told } = await this.#told();
    if (typeof output !== "object" || output === null) return output;
    const before = "warnings" in output ? (output.warnings as string[] | undefined) : undefined;
    const all = [...(before ?? []), ...warnings];
    return { ...output, ...secrets.mask(told), ...(all.length === 0 ? {} : { warnings: all }) };
  }
}
