import { LegworkError, type CollectStop } from "@legwork/protocol";
import { openAddress } from "../navigate.ts";
import type { SessionContext } from "../services.ts";
import { saidOf, saysListEnds, saysMorePages } from "./counts.ts";
import type { Gathered } from "./gathered.ts";
import type { ItemReader, Read } from "./item-reader.ts";
import { anchorOf } from "./item-places.ts";
import { hasGrown, heightsOf, inVisualOrder, unseenPart } from "./list-look.ts";
import { leaves, type ListPage, type Look, type WaysOn } from "./list-page.ts";
import type { Control } from "./next-control.ts";
import type { PageView } from "../page/view.ts";

export type CollectionParts = {
  context: SessionContext;
  page: ListPage;
  reader: ItemReader;
  gathered: Gathered;
  limits: { pages: number; durationMs: number };
  /** The page of the list that it begins with, and whether a call before has read of it. */
  from: { page: number; isResumed: boolean };
};

/** How long a page that shows nothing new may take to begin with it, ms. */
const patience = 3_000;
/** The same where all that the page speaks of is there. */
const shortPatience = 1_000;
/** Pages in a row with nothing new on them, after which the list goes in circles. */
const mostEmpty = 2;
/** Looks at a page that shows fewer rows than it should. */
const mostRetries = 3;

/** A list that is being gone through, part by part. */
export class Collection {
  readonly #parts: CollectionParts;
  readonly #end: number;
  #look: Look | undefined;
  /** Whether the list grows, or shows other rows, when it is scrolled. */
  #scrolls: "unknown" | "grows" | "slides" | "no" = "unknown";
  #height = 0;
  #page: number;
  #read = 0;
  #origin = "";
  #hasUsedControl = false;
  #emptyPages = 0;
  #itemRefs: ReadonlySet<string> = new Set();
  /** Address of the page that was read last. */
  url = "";
  expected: number | undefined;
  readonly remarks: string[] = [];

  constructor(parts: CollectionParts) {
    this.#parts = parts;
    this.#page = parts.from.page;
    this.#end = performance.now() + parts.limits.durationMs;
  }

  /** Pages, loads and screens that were read. */
  get pages(): number {
    return this.#read;
  }

  get page(): number {
    return this.#page;
  }

  /** Reads to the end of the list, or of what it may read. Answers why it stopped. */
  async run(): Promise<CollectStop> {
    const { context, gathered } = this.#parts;
    for (;;) {
      this.#tell();
      const limit = this.#limit();
      if (limit !== undefined) return limit;
      const stop = await context.session.control.step(() => this.#goOn(), context.signal);
      if (stop === undefined) continue;
      const isCounted = this.expected === gathered.count && stop !== "left_origin" && stop !== "gap";
      return isCounted && !gathered.hasOverflowed ? "count_reached" : stop;
    }
  }

  #tell(): void {
    const { context, gathered } = this.#parts;
    const of = this.expected === undefined ? "" : ` of ${this.expected}`;
    context.progress(`Collected ${gathered.count}${of} items, page ${this.#page}`);
  }

  #limit(): CollectStop | undefined {
    const { gathered, limits } = this.#parts;
    if (gathered.hasOverflowed) return "max_items";
    if (gathered.isFull && this.expected !== gathered.count) return "max_items";
    if (this.#read >= limits.pages) return "max_pages";
    return performance.now() >= this.#end ? "max_duration" : undefined;
  }

  /** Reads the page that is shown. */
  async begin(): Promise<void> {
    const { page, gathered, from } = this.#parts;
    await page.settled();
    const { look, read, view } = await this.#readSteadily(0);
    this.#origin = URL.parse(page.url)?.origin ?? "";
    this.#keep(look, view, read);
    if (from.isResumed) gathered.resume(read.items);
    else gathered.turn(read.items);
    this.#read += 1;
    await this.#count(look);
  }

  #keep(look: Look, view: PageView, read: Read): void {
    this.#look = look;
    this.url = this.#parts.page.url;
    if (read.items.length === 0) return;
    const refs = read.ranges?.flatMap(({ start }) => view.nodes[start]?.ref ?? []) ?? [];
    this.#itemRefs = new Set(refs);
    const anchor = anchorOf(view, read);
    if (anchor !== undefined) this.#parts.page.found(view, anchor);
  }

  /** What the page says of the whole. */
  async #count(look: Look): Promise<WaysOn> {
    const { page, gathered } = this.#parts;
    const ways = await page.waysOn(look, { page: this.#page, items: this.#itemRefs });
    const shown = gathered.onPage;
    const { total } = saidOf(look.whole, { shown, collected: gathered.count, items: this.#itemRefs });
    // The size of something else around the items is smaller than what was read of them.
    const marked = (ways.total ?? 0) >= shown ? ways.total : undefined;
    this.expected = total ?? marked ?? this.expected;
    return ways;
  }

  /** The first look at a page, again while rows are on their way: none are there, or fewer than on the page before. */
  async #readSteadily(usual: number): Promise<{ look: Look; read: Read; view: PageView }> {
    const { page, reader } = this.#parts;
    for (let tries = 0; ; tries += 1) {
      const look = await page.look();
      const view = this.#scrolls === "slides" ? inVisualOrder(look.list) : look.list;
      try {
        const read = await reader.read(page.scene, view);
        const wanted = this.#wanted(look, read) ?? usual;
        const isEnough = read.items.length > 0 && read.items.length >= wanted;
        if (isEnough || tries === mostRetries) return { look, read, view };
        const isMoving = await page.waitForChange(read.items.length === 0 ? patience : shortPatience);
        if (!isMoving) return { look, read, view };
      } catch (error) {
        const isUnread = error instanceof LegworkError && error.code === "unsupported_instruction";
        if (!isUnread || tries === mostRetries || !(await page.waitForChange(patience))) throw error;
      }
    }
  }

  /** How many rows the page has by what it says itself. */
  #wanted(look: Look, { items }: Read): number | undefined {
    const about = { shown: items.length, collected: items.length, items: this.#itemRefs };
    const { from, to } = saidOf(look.whole, about);
    if (from !== undefined && to !== undefined) return to - from + 1;
    const left = this.expected === undefined ? undefined : this.expected - this.#parts.gathered.count;
    return left === items.length ? left : undefined;
  }

  /** One part further. Undefined: something was read; else why nothing was. */
  async #goOn(): Promise<CollectStop | undefined> {
    if (this.#look === undefined) return "unreadable";
    let ways = await this.#count(this.#look);
    if (this.#scrolls !== "no") {
      const hasWayOn = ways.usable !== undefined || ways.linked !== undefined;
      const scrolled = await this.#scrollOn(hasWayOn);
      if (scrolled !== "end") return scrolled === "read" ? undefined : scrolled;
      ways = await this.#count(this.#look);
    }
    if (ways.usable !== undefined) return this.#use(ways.usable);
    if (ways.linked !== undefined && !ways.isOff) return this.#open(ways.linked);
    return this.#ending(this.#look, ways);
  }

  #ending({ whole }: Look, { isOff }: WaysOn): CollectStop {
    if (this.expected === this.#parts.gathered.count) return "count_reached";
    if (saysListEnds(whole, this.#itemRefs)) return "end_marker";
    if (!isOff && saysMorePages(whole, this.#itemRefs)) return "no_way_on";
    return isOff || this.#hasUsedControl ? "no_next" : "no_growth";
  }

  /** Scrolls until something new has been read; `end`: there is nothing further down. */
  async #scrollOn(hasControl: boolean): Promise<"read" | "end" | "gap"> {
    const { page, gathered } = this.#parts;
    const isCounted = this.expected === gathered.count;
    let isNudged = false;
    let stuckSince: number | undefined;
    for (let steps = 0; performance.now() < this.#end; steps += 1) {
      const toEnd = this.#scrolls === "grows" || (this.#scrolls === "unknown" && steps > 0);
      const wait = hasControl ? 0 : isCounted ? shortPatience : patience;
      const { moved, changed, y } = await page.scroll(toEnd ? "end" : "screen", wait);
      const outcome = await this.#readScrolled({ y, wasFar: toEnd });
      if (outcome !== "same") return outcome;
      if (hasControl && this.#scrolls === "unknown") {
        // Where pages are turned, one screen tells whether rows come and go with scrolling as well.
        this.#scrolls = "no";
        return "end";
      }
      if (moved) stuckSince = undefined;
      else stuckSince ??= performance.now();
      // A page that always moves something is given as long as one that loads.
      if (stuckSince === undefined || (changed && performance.now() - stuckSince < 2 * patience)) continue;
      if (isNudged || hasControl) return "end";
      // What loads when its end comes into view may have missed that it was there all along.
      isNudged = true;
      const nudge = await page.scroll({ to: Math.max(0, y - 200) }, 0);
      if (!nudge.moved) return "end";
    }
    return "end";
  }

  async #readScrolled({ y, wasFar }: { y: number; wasFar: boolean }): Promise<"read" | "same" | "gap"> {
    const { page, gathered } = this.#parts;
    const before = this.#look;
    const size = gathered.onPage;
    const look = await page.look();
    if (before === undefined || isAlike(before, look)) {
      this.#height = y;
      return "same";
    }
    if (hasGrown(before.traces, look.traces)) {
      const added = await this.#readGrown(before, look);
      if (added !== undefined)
        return this.#scrolled(look, { added, grew: gathered.onPage > size, y, how: "grows" });
    }
    const view = inVisualOrder(look.list);
    const read = await this.#readOrNone(view);
    const added = read.items.length === 0 ? 0 : gathered.grow(read.items, heightsOf(view, read.ranges, y));
    if (added !== undefined) {
      if (added > 0) this.#keep(look, view, read);
      const isGrown = gathered.onPage === read.items.length;
      return this.#scrolled(look, {
        added,
        grew: gathered.onPage > size,
        y,
        how: isGrown ? "grows" : "slides",
      });
    }
    if (!wasFar) return this.#stepBack(y);
    // Rows come and go: they have to be gone through screen by screen.
    this.#scrolls = "slides";
    await page.scroll({ to: this.#height }, 0);
    this.#look = await page.look();
    return "same";
  }

  #scrolled(
    look: Look,
    { added, grew, y, how }: { added: number; grew: boolean; y: number; how: "grows" | "slides" },
  ): "read" | "same" {
    this.#look = look;
    this.#height = y;
    if (added === 0 && !grew) return this.#parts.gathered.hasOverflowed ? "read" : "same";
    this.#scrolls = how;
    this.#read += 1;
    return "read";
  }

  /** Half of the way back, where the last rows that were read and the first that were not stand together. */
  async #stepBack(y: number): Promise<"read" | "gap"> {
    const { page, gathered } = this.#parts;
    for (let part = 1; part <= 3; part += 1) {
      await page.scroll({ to: this.#height + (y - this.#height) / 2 ** part }, 0);
      const look = await page.look();
      const view = inVisualOrder(look.list);
      const read = await this.#readOrNone(view);
      const added = gathered.grow(read.items, heightsOf(view, read.ranges, y));
      if (added === undefined) continue;
      if (added > 0) this.#keep(look, view, read);
      this.#scrolls = "slides";
      this.#look = look;
      if (added === 0) break;
      this.#read += 1;
      return "read";
    }
    return "gap";
  }

  /** What has come to a list that has grown; undefined when that cannot be told from the new part alone. */
  async #readGrown(before: Look, look: Look): Promise<number | undefined> {
    const { gathered } = this.#parts;
    const view = unseenPart(look.list, before.traces);
    const read = await this.#readOrNone(view);
    const added = read.items.length === 0 ? undefined : gathered.grow(read.items);
    if (added !== undefined) this.#keep(look, view, read);
    return added;
  }

  async #readOrNone(view: PageView): Promise<Read> {
    try {
      return await this.#parts.reader.read(this.#parts.page.scene, view);
    } catch (error) {
      if (error instanceof LegworkError && error.code === "unsupported_instruction") return { items: [] };
      throw error;
    }
  }

  async #use(control: Control): Promise<CollectStop | undefined> {
    const { page } = this.#parts;
    const away = leaves(this.#origin, control.href);
    if (away !== undefined) {
      this.remarks.push(`${JSON.stringify(control.name)} leads to ${URL.parse(control.href ?? "")?.origin}.`);
      return away;
    }
    const outcome = await page.use(control);
    if (leaves(this.#origin, page.url) !== undefined) {
      this.remarks.push(`${JSON.stringify(control.name)} led to ${URL.parse(page.url)?.origin}.`);
      return "left_origin";
    }
    if (!outcome.success && outcome.code !== "no_effect") {
      const isAddress = /^https?:/.test(control.href ?? "") && control.href !== page.url;
      if (isAddress && control.href !== undefined) return this.#open(control.href);
      this.remarks.push(outcome.message);
      return "no_effect";
    }
    this.#hasUsedControl = true;
    return this.#readNext();
  }

  async #open(url: string): Promise<CollectStop | undefined> {
    const away = leaves(this.#origin, url);
    if (away !== undefined) return away;
    await openAddress(this.#parts.context, { url });
    this.#hasUsedControl = true;
    return this.#readNext();
  }

  /** What a control has brought: another page of the list, or more of the same. */
  async #readNext(): Promise<CollectStop | undefined> {
    const { page, gathered } = this.#parts;
    for (let tries = 0; ; tries += 1) {
      const before = this.#look;
      const size = gathered.onPage;
      const look = await page.look();
      if (before !== undefined && hasGrown(before.traces, look.traces)) {
        await this.#readGrown(before, look);
        // What a call before had of it is no news, and is progress.
        if (gathered.onPage > size || gathered.hasOverflowed) return this.#turned(1, false);
      }
      const stop = await this.#readTurned();
      if (stop !== "same") return stop;
      if (tries < mostRetries && (await page.waitForChange(patience))) continue;
      return "no_effect";
    }
  }

  async #readTurned(): Promise<CollectStop | "same" | undefined> {
    const { gathered } = this.#parts;
    let found: Awaited<ReturnType<Collection["readPage"]>>;
    try {
      found = await this.readPage();
    } catch (error) {
      if (!(error instanceof LegworkError) || !unread.has(error.code)) throw error;
      this.remarks.push(error.message);
      return "unreadable";
    }
    const { look, read, view } = found;
    if (gathered.continues(read.items)) {
      const size = gathered.onPage;
      gathered.grow(read.items);
      if (gathered.onPage === size && !gathered.hasOverflowed) return "same";
      this.#keep(look, view, read);
      return this.#turned(1, false);
    }
    if (gathered.isRepeated(read.items)) return "repeated";
    const added = gathered.turn(read.items);
    this.#keep(look, view, read);
    return this.#turned(added, true);
  }

  private readPage() {
    return this.#readSteadily(this.#hasUsedControl ? this.#parts.gathered.onPage : 0);
  }

  #turned(added: number, isPage: boolean): CollectStop | undefined {
    this.#read += 1;
    if (isPage) this.#page += 1;
    // A call that goes on from the top of its list comes by what it has had.
    const isNews = added > 0 || (this.#parts.from.isResumed && this.#parts.gathered.items.length === 0);
    this.#emptyPages = isNews ? 0 : this.#emptyPages + 1;
    return this.#emptyPages >= mostEmpty ? "repeated" : undefined;
  }
}

const unread = new Set(["unsupported_instruction", "selector_not_found"]);

function isAlike(before: Look, now: Look): boolean {
  if (before.traces.all.size !== now.traces.all.size) return false;
  for (const trace of now.traces.all) if (!before.traces.all.has(trace)) return false;
  return true;
}
