import type { CollectStop } from "@legwork/protocol";
import { withoutCredentials } from "../browser/told-address.ts";
import type { LivePage } from "../page/live-page.ts";
import { perform } from "../page/perform.ts";
import { locate } from "../page/reference.ts";
import { quietGap, settle } from "../page/settle.ts";
import { takeView } from "../page/snapshot.ts";
import type { Outcome } from "../page/step.ts";
import type { PageView } from "../page/view.ts";
import { DocumentGone } from "../page/document-gone.ts";
import type { World } from "../page/worlds.ts";
import { onNewestPage } from "../read-anew.ts";
import { viewWithin, type Scope } from "../scope.ts";
import type { Scene } from "../verb.ts";
import { tracesOf, type Traces } from "./list-look.ts";
import { controlsIn, nothingKnown, type Control, type Known } from "./next-control.ts";

/** One look at the page of a list. */
export type Look = {
  /** All of the page, with its frames. */
  whole: PageView;
  /** The part that items are read from. */
  list: PageView;
  traces: Traces;
};

/** What leads on from a page. */
export type WaysOn = {
  /** The likeliest that can be used. */
  usable?: Control;
  /** There is one, and it is switched off. */
  isOff: boolean;
  /** Address of the next page by the head of this one. */
  linked?: string;
  /** Items of the whole list, by the semantics of the page. */
  total?: number;
};

type ListSoFar = { page: number; items: ReadonlySet<string> };

/** How the page moved, and whether anything came of it. */
export type Scrolled = { moved: boolean; changed: boolean; y: number };

/** Requests of one step that are open for longer are not waited for, ms. */
const longestRequest = 10_000;
/** While something says that more is on its way it is waited for so long, ms. */
const busyPatience = 10_000;

/** The page that a list is read from, as it is while the list is gone through. */
export class ListPage {
  readonly #scene: Scene;
  readonly #scope: Scope;
  readonly #settleMs: number;
  #live: LivePage;
  #seen: { world: World; changes: number } | undefined;
  /** An element of the list, and what scrolls around it. */
  #item: string | undefined;
  #scroller: string | undefined;

  constructor(scene: Scene, scope: Scope, settleMs: number) {
    this.#scene = scene;
    this.#scope = scope;
    this.#settleMs = settleMs;
    this.#live = scene.live;
  }

  get scene(): Scene {
    return { ...this.#scene, live: this.#live };
  }

  get url(): string {
    return this.#live.url();
  }

  get #signal(): AbortSignal {
    return this.#scene.context.signal;
  }

  async settled(): Promise<void> {
    this.#live = await this.#scene.context.pages.live();
    using observation = this.#live.observe();
    await settle(this.#live, observation, { timeout: this.#settleMs, signal: this.#signal });
  }

  /** @throws LegworkError `selector_not_found`. */
  look(): Promise<Look> {
    return onNewestPage(() => this.#look(), this.#scene.context);
  }

  async #look(): Promise<Look> {
    this.#live = await this.#scene.context.pages.live();
    await this.#note();
    const list = await viewWithin(this.scene, this.#scope);
    const isPart = this.#scope.selector !== undefined || (this.#scope.ignoreSelectors ?? []).length > 0;
    const isWhole = !isPart && this.#scope.iframes === true;
    const whole = isWhole ? list : await takeView(this.#live.worlds, { signal: this.#signal });
    return { whole, list, traces: tracesOf(list) };
  }

  /** Remembers where the list is, by a node of the view of one of its items. */
  found(view: PageView, index: number): void {
    this.#item = undefined;
    this.#scroller = undefined;
    for (let at = index; at >= 0; at = view.nodes[at]?.parent ?? -1) {
      const node = view.nodes[at];
      if (node === undefined) return;
      if (this.#item === undefined && node.ref !== "") this.#item = node.ref;
      if (node.scrollable === true && node.role !== "document") {
        this.#scroller = node.ref;
        return;
      }
    }
  }

  /** What leads on. `page`: how many of the list's pages were read; `items`: references of those of this one. */
  async waysOn({ whole }: Look, { page, items }: ListSoFar): Promise<WaysOn> {
    const refs = controlsIn(whole, nothingKnown, page).map(({ ref }) => ref);
    const marked = whole.nodes.filter(({ name }) => /^\s*\d{1,5}\s*$/.test(name));
    const numbers = marked.flatMap(({ ref, parent }) => [ref, whole.nodes[parent]?.ref ?? ""]);
    const { known, linked, total } = await this.#facts([...new Set([...refs, ...numbers])]);
    const last = whole.nodes.findLastIndex(({ ref }) => items.has(ref));
    const places = new Map(whole.nodes.map((node, index) => [node.ref, index]));
    const controls = controlsIn(whole, known, page).filter(({ ref, isMore }) => {
      const index = places.get(ref) ?? -1;
      // More of a list is asked for behind it; before it, the word means something else, and in an item that item.
      return !isWithin(whole, index, items) && (isMore !== true || index > last);
    });
    const usable = controls.find(({ isOff }) => !isOff);
    const isOff = controls.some((control) => control.isOff && control.score >= 0.7);
    return {
      // A pager says that it has come to its end by its plainest control.
      ...(usable === undefined || (isOff && usable.score < 0.7) ? {} : { usable }),
      isOff,
      ...(linked === undefined ? {} : { linked }),
      ...(total === undefined ? {} : { total }),
    };
  }

  async #facts(refs: string[]): Promise<{ known: Known; linked?: string; total?: number }> {
    const { worlds } = this.#live;
    const main = await worlds.main(this.#signal);
    const byWorld = new Map<World, number[]>([[main, []]]);
    for (const ref of refs) {
      const located = locatedIn(this.#live, ref);
      if (located === undefined) continue;
      const numbers = byWorld.get(located.world);
      if (numbers === undefined) byWorld.set(located.world, [located.number]);
      else numbers.push(located.number);
    }
    const item = this.#item === undefined ? undefined : locatedIn(this.#live, this.#item);
    const known = { next: new Set<string>(), off: new Set<string>(), current: new Set<string>() };
    const told: { linked?: string; total?: number } = {};
    for (const [world, numbers] of byWorld) {
      const list = item?.world === world ? item.number : null;
      const facts = await worlds.call(world, "pagingFacts", numbers, list);
      const name = (number: number) => (world.sequence === 0 ? `e${number}` : `f${world.sequence}e${number}`);
      for (const kind of ["next", "off", "current"] as const)
        for (const number of facts[kind]) known[kind].add(name(number));
      if (world === main && facts.linked !== undefined) told.linked = withoutCredentials(facts.linked);
      if (facts.total !== undefined) told.total = facts.total;
    }
    return { known, ...told };
  }

  /** Uses a control as a person would. */
  async use({ ref, name }: Control): Promise<Outcome> {
    const step = {
      method: "click" as const,
      reference: ref,
      description: JSON.stringify(name),
      arguments: [],
    };
    const outcome = await perform(this.#live, step, {
      domSettleTimeoutMs: this.#settleMs,
      signal: this.#signal,
    });
    this.#live = await this.#scene.context.pages.live();
    return outcome;
  }

  /** Scrolls the list: by most of a screen, to its end, or back to a height; `patience`: how long what comes may take, ms. */
  async scroll(how: "screen" | "end" | { to: number }, patience: number): Promise<Scrolled> {
    const { world, number } = await this.#scrollerNow();
    const { worlds } = this.#live;
    using observation = this.#live.observe();
    const { changes } = await worlds.call(world, "activity");
    const before = (await worlds.call(world, "scrollPlace", number)).y;
    if (how === "screen") await worlds.call(world, "scrollBy", number, { x: 0, y: 1, unit: "pages" });
    else await worlds.call(world, "scrollToHeight", number, how === "end" ? Number.MAX_SAFE_INTEGER : how.to);
    const { y } = await worlds.call(world, "scrollPlace", number);
    const moved = Math.abs(y - before) >= 1;
    const changed = await this.#changes(changes, moved ? 0 : patience, () =>
      observation.idle(longestRequest, this.#signal),
    );
    return { moved, changed, y };
  }

  async #scrollerNow(): Promise<{ world: World; number: number | null }> {
    const scroller = this.#scroller === undefined ? undefined : locatedIn(this.#live, this.#scroller);
    return scroller ?? { world: await this.#live.worlds.main(this.#signal), number: null };
  }

  /** What has changed until now, which the look that follows will show. */
  async #note(): Promise<void> {
    const world = await this.#live.worlds.main(this.#signal);
    try {
      const { changes } = await this.#live.worlds.call(world, "activity");
      this.#seen = { world, changes };
    } catch (error) {
      if (!(error instanceof DocumentGone)) throw error;
      this.#seen = undefined;
    }
  }

  /**
   * Waits until something on the page has changed since the last look and it is at rest again; false when nothing has
   * within `patience` ms.
   */
  async waitForChange(patience: number): Promise<boolean> {
    using observation = this.#live.observe();
    const world = await this.#live.worlds.main(this.#signal);
    // Another document is a change.
    const since = this.#seen?.world === world ? this.#seen.changes : -1;
    return this.#changes(since, patience, () => observation.idle(longestRequest, this.#signal));
  }

  async #changes(since: number, patience: number, idle: () => Promise<void>): Promise<boolean> {
    try {
      const { worlds } = this.#live;
      const world = await worlds.main(this.#signal);
      const busyEnd = performance.now() + busyPatience;
      for (;;) {
        this.#signal.throwIfAborted();
        await idle();
        await worlds.call(world, "quiet", quietGap, 300);
        const { changes } = await worlds.call(world, "activity");
        if (changes > since) return true;
        const { busy } = await worlds.call(world, "pagingFacts", [], null);
        const isBusy = busy && patience > 0 && performance.now() < busyEnd;
        const wait = isBusy ? Math.max(patience, 1_000) : patience;
        if (wait > 0 && (await worlds.call(world, "changed", since, wait))) continue;
        if (!isBusy) return false;
      }
    } catch (error) {
      if (error instanceof DocumentGone) return true;
      throw error;
    }
  }
}

function isWithin({ nodes }: PageView, index: number, items: ReadonlySet<string>): boolean {
  for (let at = index; at >= 0; at = nodes[at]?.parent ?? -1)
    if (items.has(nodes[at]?.ref ?? "")) return true;
  return false;
}

function locatedIn(live: LivePage, ref: string): { world: World; number: number } | undefined {
  try {
    return ref === "" ? undefined : locate(live.worlds, ref);
  } catch (error) {
    if (error instanceof DocumentGone) return undefined;
    throw error;
  }
}

/** Why a way on is not taken; undefined when it stays where the list is. */
export function leaves(origin: string, address: string | undefined): CollectStop | undefined {
  const url = URL.parse(address ?? "");
  if (url === null || !/^https?:$/.test(url.protocol)) return undefined;
  return url.origin === origin ? undefined : "left_origin";
}
