import type { CallOptions } from "./call.ts";
import { LegworkError } from "./errors.ts";
import {
  extract,
  type ExtractBySchema,
  type ExtractOptions,
  type ExtractRequest,
  type Extraction,
  type PageText,
} from "./extract.ts";
import {
  act,
  navigate,
  observe,
  screenshot,
  type ActOptions,
  type ActRequest,
  type Means,
  type NavigateOptions,
  type ObserveOptions,
  type ObserveRequest,
  type PagesTold,
} from "./page-operations.ts";
import type { Action, ActionInput, ActResult, NavigateResult, PageEntry } from "./protocol.gen.ts";
import type { InferSchema, Schema } from "./schema.ts";

type Options = Pick<CallOptions, "signal">;

/** The HTML of a page. */
export type PageHtml = {
  html: string;
  /** True when there was more than `maxCharacters`. */
  truncated: boolean;
  /** Size of the whole, UTF-16 code units. */
  totalCharacters: number;
};

export type HtmlOptions = Options & {
  /** UTF-16 code units at most. Default: 1000000. */
  maxCharacters?: number | undefined;
};

/** Whatever page is the active one when something is asked of it. Every method rejects with a `LegworkError`, or with the reason of its signal. */
export class ActivePage {
  protected readonly means: () => Means;

  /** Made by the client. */
  constructor(means: () => Means) {
    this.means = means;
  }

  /** Undefined for whatever is active. */
  protected get onPage(): { page?: { id: string } } {
    return {};
  }

  /** Opens an address. Null when no document was loaded, as for an anchor on the same page. */
  goto(url: string, options: Omit<NavigateOptions, "page"> = {}): Promise<NavigateResult | null> {
    return navigate(this.means(), url, { ...options, ...this.onPage });
  }

  /** Does one thing on the page: in words, as an action that `observe` gave, or as `{ action, variables, … }`. */
  act(
    input: string | ActionInput | ActRequest,
    options: Omit<ActOptions, "page"> = {},
  ): Promise<ActResult & PagesTold> {
    return act(this.means(), input, { ...options, ...this.onPage });
  }

  /** The actions that fit an instruction, likeliest first, or all that the page offers. Changes nothing. */
  observe(
    instruction?: string | ObserveRequest,
    options: Omit<ObserveOptions, "page"> = {},
  ): Promise<Action[]> {
    return observe(this.means(), instruction, { ...options, ...this.onPage });
  }

  /**
   * Reads data from the page: by a schema, in words, or the page's text when nothing is asked for.
   * @throws LegworkError `schema_mismatch` when the data does not pass a library's schema.
   */
  extract(): Promise<PageText>;
  extract(instruction: string): Promise<Extraction>;
  extract<S extends Schema>(
    instruction: string,
    schema: S,
    options?: ExtractOptions,
  ): Promise<InferSchema<S>>;
  extract<S extends Schema>(request: ExtractBySchema<S>): Promise<InferSchema<S>>;
  extract(request: ExtractRequest & { instruction: string; schema?: undefined }): Promise<Extraction>;
  extract(request: ExtractRequest & { instruction?: undefined; schema?: undefined }): Promise<PageText>;
  extract(
    instruction?: string | ExtractRequest,
    schema?: Schema,
    options?: ExtractOptions,
  ): Promise<unknown> {
    const request = typeof instruction === "object" ? instruction : { ...options, instruction, schema };
    return extract(this.means(), { ...request, ...this.onPage });
  }

  /** What the page shows now, as PNG. Takes no turn: it can be asked for while something else runs. */
  screenshot(options: Options = {}): Promise<Uint8Array> {
    return screenshot(this.means(), this.#input(), options);
  }

  /**
   * The page's own document as HTML, as its scripts have made it; without iframes and shadow roots. Takes no turn. Longer
   * ones are cut, see {@link htmlWithin}.
   */
  async html(options: HtmlOptions = {}): Promise<string> {
    return (await this.htmlWithin(options)).html;
  }

  /** The same, with whether it was cut and how long the whole is. */
  async htmlWithin({ maxCharacters, signal }: HtmlOptions = {}): Promise<PageHtml> {
    const input = { ...this.#input(), maxCharacters };
    const { html, truncated, totalCharacters } = await this.means().call("pageHtml", input, { signal });
    return { html, truncated, totalCharacters };
  }

  /** The page's title now. */
  async title(options: Options = {}): Promise<string> {
    return (await this.entry(options)).title;
  }

  /** What is known of the page now. @throws LegworkError `page_not_found` when it is not open. */
  protected async entry(options: Options): Promise<PageEntry> {
    const { pages } = await this.means().call("listPages", {}, options);
    const { page } = this.onPage;
    const found = pages.find(({ id, active }) => (page === undefined ? active : id === page.id));
    if (found !== undefined) return found;
    throw new LegworkError(
      "page_not_found",
      page === undefined ? "No page is open." : `No page ${page.id} is open.`,
    );
  }

  #input(): { pageId?: string } {
    const { page } = this.onPage;
    return page === undefined ? {} : { pageId: page.id };
  }
}

/** One page (tab or window) of a session, for as long as it is open. */
export class Page extends ActivePage {
  /** Names it in its session. */
  readonly id: string;
  /** Id of the page that opened it, which may be closed by now; undefined when no page did. */
  readonly opener: string | undefined;
  readonly #told: { readonly url: string };

  /** Made by the client, which keeps in `told` what answers say of it. */
  constructor(means: () => Means, told: Pick<PageEntry, "id" | "opener" | "url">) {
    super(means);
    this.id = told.id;
    this.opener = told.opener;
    this.#told = told;
  }

  protected override get onPage(): { page: { id: string } } {
    return { page: { id: this.id } };
  }

  /** Its address, as the service told it last; `await context.pages()` asks for all. */
  url(): string {
    return this.#told.url;
  }

  /** Makes it the active page. @throws LegworkError `page_not_found`. */
  async bringToFront(options: Options = {}): Promise<void> {
    await this.means().call("activatePage", { pageId: this.id }, options);
  }

  /** Closes it, without asking it whether it wants to stay. @throws LegworkError `page_not_found`. */
  async close(options: Options = {}): Promise<void> {
    await this.means().call("closePage", { pageId: this.id }, options);
  }
}
