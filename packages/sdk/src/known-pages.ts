import { LegworkError } from "./errors.ts";
import { Page } from "./page.ts";
import type { Means } from "./page-operations.ts";
import type { PageEntry } from "./protocol.gen.ts";

/** What answers say of pages, by whichever operation. */
type Told = {
  pages?: unknown;
  page?: unknown;
  pageId?: unknown;
  pageUrl?: unknown;
  openedPages?: unknown;
  closed?: unknown;
};

/** The pages of a session as answers have told them, each by one handle for as long as it is open. */
export class KnownPages {
  readonly #means: () => Means;
  readonly #pages = new Map<string, { page: Page; told: { url: string } }>();

  constructor(means: () => Means) {
    this.#means = means;
  }

  /** In the order in which they were opened. */
  list(): Page[] {
    return [...this.#pages.values()].map(({ page }) => page);
  }

  /** All that there are now. */
  replace(entries: readonly PageEntry[]): Page[] {
    const open = new Set(entries.map(({ id }) => id));
    for (const id of this.#pages.keys()) if (!open.has(id)) this.#pages.delete(id);
    return entries.map((entry) => this.add(entry));
  }

  add(entry: PageEntry): Page {
    const known = this.#pages.get(entry.id);
    if (known !== undefined) {
      known.told.url = entry.url;
      return known.page;
    }
    const told = { ...entry };
    const page = new Page(this.#means, told);
    this.#pages.set(entry.id, { page, told });
    return page;
  }

  /** Takes from an answer what it says of pages. */
  note(output: unknown): void {
    const { pages, page, pageId, pageUrl, openedPages, closed } = (output ?? {}) as Told;
    if (isEntries(pages)) this.replace(pages);
    if (isEntries(openedPages)) for (const entry of openedPages) this.add(entry);
    if (isEntry(page)) this.add(page);
    if (typeof closed === "string") this.#pages.delete(closed);
    const used = typeof pageId === "string" ? this.#pages.get(pageId) : undefined;
    if (used !== undefined && typeof pageUrl === "string") used.told.url = pageUrl;
  }

  /** A page that is not open any more has no handle. */
  noteFailure(error: unknown, input: unknown): void {
    const { pageId } = (input ?? {}) as Told;
    if (error instanceof LegworkError && error.code === "page_not_found" && typeof pageId === "string")
      this.#pages.delete(pageId);
  }
}

function isEntry(value: unknown): value is PageEntry {
  return typeof value === "object" && value !== null && "id" in value && "url" in value && "active" in value;
}

function isEntries(value: unknown): value is PageEntry[] {
  return Array.isArray(value) && value.every(isEntry);
}
