import { describe } from "../grounding/matching/describe.ts";
import type { LivePage } from "../page/live-page.ts";
import { perform } from "../page/perform.ts";
import { takeView } from "../page/snapshot.ts";
import type { PageView, ViewNode } from "../page/view.ts";
import { DocumentGone } from "../page/document-gone.ts";
import type { World } from "../page/worlds.ts";
import type { SessionContext } from "../services.ts";
import { findBanner, type Banner } from "./find-banner.ts";

/** What is chosen where a page asks for consent. */
export type ConsentChoice = "reject" | "accept";

/** Presses that closing one banner may take: to its settings, each switch, and saving. */
const mostPresses = 40;
/** Banners that are tried on one document at most; what comes back each time stays. */
const mostTries = 3;

/** How often something was pressed in banners of a document, and what was told of them last. */
const attempts = new WeakMap<World, { tries: number; told: string }>();

/**
 * The page in front as an operation is to find it: where the session was started so, a consent banner that is there is
 * closed first, and the session tells of it.
 */
export async function frontPage(context: SessionContext): Promise<LivePage> {
  const { session, pages } = context;
  const live = await pages.live();
  if (session.settings.consent !== undefined) await closeBanner(live, session.settings.consent, context);
  return live;
}

async function closeBanner(live: LivePage, choice: ConsentChoice, context: SessionContext): Promise<void> {
  const { signal, session } = context;
  try {
    const world = await live.worlds.main(signal);
    const { tries, told } = attempts.get(world) ?? { tries: 0, told: "" };
    if (tries >= mostTries) return;
    const view = await takeView(live.worlds, { signal });
    const banner = findBanner(view);
    if (banner === undefined) return;
    const closing = new Closing(live, choice, context);
    const left = await closing.close(view, banner);
    const message = left ?? `Pressed ${closing.pressed.join(", then ")}.`;
    attempts.set(world, { tries: tries + (closing.pressed.length > 0 ? 1 : 0), told: message });
    if (left !== undefined && left === told) return;
    const answered = choice === "accept" ? ("accepted" as const) : ("rejected" as const);
    session.events.consentBanner({ outcome: left === undefined ? answered : "left", message });
  } catch (error) {
    // The page was left meanwhile; what comes in its place is looked at by the next operation.
    if (!(error instanceof DocumentGone)) throw error;
  }
}

/** How long a banner may take to go, ms: many fade. */
const patience = 2_000;
/** How often a banner in a frame is looked for meanwhile, of whose changes the page tells nothing, ms. */
const interval = 250;

type Press = { node: ViewNode; method: "click" | "uncheck"; ends: boolean };

/** One banner on its way. */
class Closing {
  readonly pressed: string[] = [];
  readonly #live: LivePage;
  readonly #choice: ConsentChoice;
  readonly #context: SessionContext;

  constructor(live: LivePage, choice: ConsentChoice, context: SessionContext) {
    this.#live = live;
    this.#choice = choice;
    this.#context = context;
  }

  /** Undefined once it is gone, else why it was left. */
  async close(first: PageView, found: Banner): Promise<string | undefined> {
    let now: { view: PageView; banner: Banner | undefined } = { view: first, banner: found };
    const used = new Set<string>();
    while (now.banner !== undefined) {
      if (this.pressed.length >= mostPresses) return "It takes too many presses.";
      const press = this.#next(now.banner, used);
      if (press === undefined)
        return `It was left: nothing that ${this.#choice === "accept" ? "accepts" : "refuses"} could be pressed${this.#sofar()}.`;
      used.add(press.node.ref);
      if (!(await this.#use(now.view, press)))
        return `${describe(now.view, press.node)} could not be used${this.#sofar()}.`;
      now = await this.#look(press);
      if (now.banner === undefined && !press.ends) return `It went away without an answer${this.#sofar()}.`;
    }
    return undefined;
  }

  #sofar(): string {
    return this.pressed.length === 0 ? "" : ` (pressed so far: ${this.pressed.join(", ")})`;
  }

  async #look({ node, ends }: Press): Promise<{ view: PageView; banner: Banner | undefined }> {
    const { worlds } = this.#live;
    const { signal } = this.#context;
    for (const end = performance.now() + patience; ;) {
      const world = await worlds.main(signal);
      const { changes } = await worlds.call(world, "activity");
      const view = await takeView(worlds, { signal });
      const banner = findBanner(view);
      const left = end - performance.now();
      if (!ends || left <= 0 || !view.nodes.some(({ ref }) => ref === node.ref)) return { view, banner };
      await worlds.call(world, "changed", changes, Math.min(left, interval));
    }
  }

  /** What to press next; never what accepts, unless that was asked for. */
  #next(banner: Banner, used: ReadonlySet<string>): Press | undefined {
    const isFresh = (node: ViewNode | undefined): node is ViewNode =>
      node !== undefined && !used.has(node.ref);
    const click = (node: ViewNode, ends: boolean): Press => ({ node, method: "click", ends });
    if (this.#choice === "accept") return isFresh(banner.accept) ? click(banner.accept, true) : undefined;
    if (banner.reject !== undefined) return isFresh(banner.reject) ? click(banner.reject, true) : undefined;
    if (banner.save === undefined)
      return isFresh(banner.settings) ? click(banner.settings, false) : undefined;
    const on = banner.switchedOn.find(isFresh);
    if (on !== undefined) return { node: on, method: "uncheck", ends: false };
    // What could not be turned off must not be saved.
    if (banner.switchedOn.length > 0) return undefined;
    return isFresh(banner.save) ? click(banner.save, true) : undefined;
  }

  async #use(view: PageView, { node, method }: Press): Promise<boolean> {
    const { session, signal } = this.#context;
    const description = describe(view, node);
    const step = { method, reference: node.ref, description, arguments: [] };
    const { domSettleTimeoutMs } = session.settings;
    const { success } = await perform(this.#live, step, { domSettleTimeoutMs, signal });
    if (success) this.pressed.push(description);
    return success;
  }
}
