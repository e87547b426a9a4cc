import type { Call, CallOptions } from "./call.ts";
import type { KnownPages } from "./known-pages.ts";
import type { Page } from "./page.ts";
import type { Cookie, Operations } from "./protocol.gen.ts";

type Options = Pick<CallOptions, "signal">;

/** A cookie to be set: with a `url`, or with a `domain` and, if need be, a `path`. */
export type NewCookie = Operations["setCookies"]["input"]["cookies"][number];

/** What is known of the pages at once; awaited, what the service says of them now. */
export type Pages = Page[] & PromiseLike<Page[]>;

/** The browser context of a client's session: its pages and its cookies. */
export class BrowserContext {
  readonly #call: Call;
  readonly #known: KnownPages;

  /** Made by the client. */
  constructor(call: Call, known: KnownPages) {
    this.#call = call;
    this.#known = known;
  }

  /**
   * The open pages in the order in which they were opened, each always by the same handle. At once: as answers have told
   * them so far, which may miss what pages opened or closed by themselves since. Awaited: as the service says now.
   *
   * ```ts
   * const [first] = legwork.context.pages();
   * for (const page of await legwork.context.pages()) console.log(await page.title());
   * ```
   */
  pages(options: Options = {}): Pages {
    const then: Pages["then"] = (onFulfilled, onRejected) =>
      this.#list(options)
        .then((entries) => entries.map(({ page }) => page))
        .then(onFulfilled, onRejected);
    // oxlint-disable-next-line unicorn/no-thenable -- older code takes the list at once, newer code awaits it
    return Object.defineProperty(this.#known.list(), "then", { value: then }) as Pages;
  }

  /** The page that everything is done on that names none; undefined when none is open. */
  async activePage(options: Options = {}): Promise<Page | undefined> {
    return (await this.#list(options)).find(({ active }) => active)?.page;
  }

  /** Opens a page, empty or at an address; it is the active one then. @throws LegworkError `too_many_pages`. */
  async newPage(url?: string, options: Options = {}): Promise<Page> {
    return this.#known.add((await this.#call("openPage", { url }, options)).page);
  }

  /** Makes a page the active one. @throws LegworkError `page_not_found`. */
  setActivePage(page: Page, options: Options = {}): Promise<void> {
    return page.bringToFront(options);
  }

  /** Closes a page, without asking it whether it wants to stay. @throws LegworkError `page_not_found`. */
  closePage(page: Page, options: Options = {}): Promise<void> {
    return page.close(options);
  }

  /** The cookies with their values: all, or those that are sent to an address. */
  async cookies(url?: string, options: Options = {}): Promise<Cookie[]> {
    return (await this.#call("listCookies", { url }, options)).cookies;
  }

  /** Sets cookies, all of them or none. @throws LegworkError `invalid_request` for one that no site could set. */
  async addCookies(cookies: NewCookie[], options: Options = {}): Promise<void> {
    await this.#call("setCookies", { cookies }, options);
  }

  /** Deletes the cookies that have all of what is named, or all; answers how many. */
  async clearCookies(
    filter: Operations["deleteCookies"]["input"] = {},
    options: Options = {},
  ): Promise<number> {
    return (await this.#call("deleteCookies", filter, options)).deleted;
  }

  async #list(options: Options): Promise<{ page: Page; active: boolean }[]> {
    const { pages } = await this.#call("listPages", {}, options);
    return pages.map((entry) => ({ page: this.#known.add(entry), active: entry.active }));
  }
}
