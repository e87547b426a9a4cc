import { performPlanned } from "../../act.ts";
import { describe } from "../../grounding/matching/describe.ts";
import { openAddress } from "../../navigate.ts";
import { lookAt } from "../../look.ts";
import { includesAll } from "../../grounding/matching/outline.ts";
import type { PageView, ViewNode } from "../../page/view.ts";
import type { PlannedStep } from "../../plan.ts";
import type { Scene } from "../../verb.ts";
import { stepOf, type Recorder } from "../recorder.ts";
import {
  linkAbout,
  menuEntriesOf,
  nextPageOf,
  openersOf,
  searchBoxOf,
  showMoreOf,
  type Opener,
} from "./openers.ts";

/** Where what is sought may be hidden, the cheapest and safest first. */
const ways = ["links", "menus", "parts", "more", "scroll", "pages", "search"] as const;
export type Way = (typeof ways)[number];

/** What is sought. */
export type Goal = {
  /** The step that needs it, in words. */
  words: string;
  /** Words that tell it from others, by their stems. */
  telling: string[];
  /** Whether a page shows it. */
  isOn: (scene: Scene, view: PageView) => Promise<boolean>;
  ways: ReadonlySet<Way>;
  /** The task says that there are sections, tabs or folders. */
  saysParts?: true;
  /** What to type into a search box. */
  query: string;
  /** An answer is sought: what a closed part shows whose name has all the telling words is one. */
  isQuestion?: true;
  /** Of a question about something: what it is called, by stems, and the answer once only that is open. */
  about?: { stems: string[]; read: (scene: Scene, view: PageView) => Promise<string | undefined> };
};

type Means = { scene: () => Promise<Scene>; recorder: Recorder };

/** A part that says more than this is no answer, characters. */
const longestAnswer = 1_500;
/** Exploratory actions for one step at most. */
const mostActions = 16;
const mostOpeners = 8;
/** So many of what is in front are opened before another tab is. */
const fewParts = 4;
const mostPages = 8;
const mostPortions = 4;
/** Parts within parts that are opened. */
const deepest = 3;

/**
 * Looks for something that a page does not show yet, by what only shows more of it: tabs, closed parts, menus, “show
 * more”, scrolling, further pages, the search box. Nothing that sends, buys, deletes or leaves the site is used. Each
 * action is recorded; what did not help is undone where it can be, and told in {@link remains} where it cannot.
 */
export class Explorer {
  /** What stands otherwise than before, in words. */
  readonly remains: string[] = [];
  /** What a closed part has said that is called like the question. */
  answer: string | undefined;
  readonly #means: Means;
  readonly #goal: Goal;
  #actions = 0;

  constructor(means: Means, goal: Goal) {
    this.#means = means;
    this.#goal = goal;
  }

  /** True once the page shows what is sought. */
  async explore(): Promise<boolean> {
    const by: Record<Way, () => Promise<boolean>> = {
      links: () => this.#followLink(),
      menus: () => this.#pointAt(new Set(), 1),
      parts: () => this.#openParts(new Map(), 1),
      more: () => this.#showMore(),
      scroll: () => this.#scrollOn(),
      pages: () => this.#turnPages(),
      search: () => this.#searchFor(),
    };
    for (const way of ways) if (this.#goal.ways.has(way) && (await by[way]())) return true;
    return false;
  }

  /** One action is left to the step itself. */
  get #mayGoOn(): boolean {
    return this.#actions < mostActions && this.#means.recorder.stepsLeft > 1;
  }

  async #look(): Promise<PageView> {
    return lookAt(await this.#means.scene());
  }

  async #isFound(): Promise<boolean> {
    return this.#goal.isOn(await this.#means.scene(), await this.#look());
  }

  async #followLink(): Promise<boolean> {
    const view = await this.#look();
    const link = linkAbout(view, this.#goal.telling);
    if (link === undefined || !(await this.#use(link, `Follows ${describe(view, link)}`))) return false;
    return (await this.#isFound()) || this.#returnTo(view.url);
  }

  /** Menus unfold where they are pointed at, and show it by nothing beforehand. */
  async #pointAt(known: Set<string>, depth: number): Promise<boolean> {
    const view = await this.#look();
    const all = menuEntriesOf(view);
    const branches = all.filter(({ branch }) => branch === true);
    const entries = (branches.length > 0 ? branches : all).filter(({ ref }) => !known.has(ref));
    for (const { ref } of entries) known.add(ref);
    const hover = { method: "hover" as const, arguments: [] };
    for (const entry of entries.slice(0, mostOpeners)) {
      if (!this.#mayGoOn) break;
      const before = (await this.#look()).nodes.length;
      if (!(await this.#use(entry, `Points at ${describe(view, entry)}`, { does: hover }))) continue;
      if (await this.#isFound()) return true;
      const hasMore = (await this.#look()).nodes.length > before;
      if (hasMore && depth < deepest && (await this.#pointAt(known, depth + 1))) return true;
    }
    return false;
  }

  #openersIn(view: PageView): Opener[] {
    const { telling, saysParts = false, isQuestion: isRead = false } = this.#goal;
    return openersOf(view, telling, { saysParts, isRead });
  }

  /** `isBehindTab`: what is opened goes out of sight again with its tab, and need not be closed. */
  async #openParts(known: Known, depth: number, isBehindTab = false): Promise<boolean> {
    const view = await this.#look();
    const openers = untried(view, this.#openersIn(view), known);
    for (const opener of openers) known.set(opener.node.ref, nameOf(opener));
    const front = view.nodes.filter(({ role, selected }) => role === "tab" && selected === true);
    for (const { ref, name } of front) known.set(ref, `tab ${name}`);
    const tried = openers.slice(0, mostOpeners);
    const [tabs = [], parts = []] = [true, false].map((isTab) =>
      tried.filter(({ kind }) => (kind === "tab") === isTab),
    );
    const isNear = parts.length <= fewParts && !tabs.some(({ affinity }) => affinity > 0);
    for (const some of isNear ? [parts, tabs] : [tabs, parts]) {
      for (const opener of some) {
        if (!this.#mayGoOn) break;
        const now = await this.#asItIsNow(opener);
        if (now !== undefined) known.set(now.node.ref, nameOf(now));
        if (now !== undefined && (await this.#isBehind(now, { known, depth, view, isBehindTab })))
          return true;
      }
      // The other parts are those of the tab that was in front.
      await this.#chooseAgain(front);
    }
    return false;
  }

  /** The one of its name, where the page was made anew by what was used before it. */
  async #asItIsNow(opener: Opener): Promise<Opener | undefined> {
    const view = await this.#look();
    if (view.nodes.some(({ ref }) => ref === opener.node.ref)) return opener;
    const [same, another] = this.#openersIn(view).filter((one) => nameOf(one) === nameOf(opener));
    return another === undefined ? same : undefined;
  }

  async #isBehind(
    { node, kind, affinity }: Opener,
    {
      known,
      depth,
      view,
      isBehindTab,
    }: { known: Known; depth: number; view: PageView; isBehindTab: boolean },
  ): Promise<boolean> {
    const before = textsOf(await this.#look());
    if (!(await this.#use(node, `Looks behind ${describe(view, node)}`))) return false;
    if (await this.#isFound()) return true;
    if (this.#goal.isQuestion && affinity > 0 && affinity === this.#goal.telling.length) {
      const said = newTexts(before, textsOf(await this.#look())).join(" ");
      if (said !== "" && said.length <= longestAnswer) this.answer = said;
      if (this.answer !== undefined) return true;
    }
    if (await this.#saysOf(node)) return true;
    if ((await this.#means.scene()).live.url().split("#")[0] !== view.url.split("#")[0])
      return this.#returnTo(view.url);
    if (depth < deepest && (await this.#openParts(known, depth + 1, isBehindTab || kind === "tab")))
      return true;
    if (isBehindTab) return false;
    const after = await this.#look();
    // What hides what was there was open.
    if (kind === "unmarked" && newTexts(before, textsOf(after)).length === 0) {
      const hides = newTexts(textsOf(after), before).length > 0;
      const there = hides ? after.nodes.find(({ ref }) => ref === node.ref) : undefined;
      if (there !== undefined) await this.#use(there, `Opens ${describe(view, node)} again`, true);
      return false;
    }
    const now = after.nodes.find(({ ref }) => ref === node.ref);
    const isOpen = kind === "unmarked" ? newTexts(before, textsOf(after)).length > 0 : now?.expanded === true;
    if (kind !== "tab" && now !== undefined && isOpen) {
      if (!(await this.#use(now, `Closes ${describe(view, node)} again`, true)))
        this.remains.push(`${describe(view, node)} is open`);
    }
    return false;
  }

  /** “the telephone number of Ada Byron”, where “Byron, Ada” was opened and shows a telephone. */
  async #saysOf({ name }: ViewNode): Promise<boolean> {
    const { about } = this.#goal;
    if (about === undefined || !includesAll(name, about.stems)) return false;
    this.answer = await about.read(await this.#means.scene(), await this.#look());
    return this.answer !== undefined;
  }

  async #chooseAgain(tabs: ViewNode[]): Promise<void> {
    const view = await this.#look();
    for (const tab of tabs) {
      const now = view.nodes.find(({ ref }) => ref === tab.ref);
      if (now === undefined || now.selected === true) continue;
      if (!(await this.#use(now, `Goes back to ${describe(view, now)}`, true)))
        this.remains.push(`${describe(view, now)} is not in front any more`);
    }
  }

  async #showMore(): Promise<boolean> {
    const start = await this.#look();
    const [first] = showMoreOf(start);
    let control: ViewNode | undefined = first;
    for (let count = 0; control !== undefined && count < mostPortions && this.#mayGoOn; count += 1) {
      if (!(await this.#use(control, `Uses ${describe(start, control)}`))) return false;
      if (await this.#isFound()) return true;
      const view = await this.#look();
      if (view.url.split("#")[0] !== start.url.split("#")[0]) return this.#returnTo(start.url);
      if (count === 0) this.remains.push("more of a list is shown");
      const wanted: string = control.name;
      control = showMoreOf(view).find(({ name }) => name === wanted);
    }
    return false;
  }

  /** Only a page that grows when it is scrolled has more to show than its view. */
  async #scrollOn(): Promise<boolean> {
    const start = await this.#look();
    let before = start;
    for (let count = 0; count < mostPortions && this.#mayGoOn; count += 1) {
      if (before.scroll.maxY <= 0) return false;
      const step = { method: "scroll" as const, arguments: ["bottom"] };
      if (!(await this.#onPage(step, "Scrolls to the end of the page"))) break;
      if (await this.#isFound()) return true;
      const view = await this.#look();
      if (view.nodes.length <= before.nodes.length) break;
      before = view;
    }
    if (before !== start || start.scroll.y === 0) {
      const top = { method: "scroll" as const, arguments: ["top"] };
      await this.#onPage(top, "Scrolls back to the top", true);
    }
    return false;
  }

  async #turnPages(): Promise<boolean> {
    const start = await this.#look();
    let turned = 0;
    while (turned < mostPages && this.#mayGoOn) {
      const view = await this.#look();
      const control = nextPageOf(view);
      if (control === undefined || !(await this.#use(control, `Goes on by ${describe(view, control)}`)))
        break;
      turned += 1;
      if (await this.#isFound()) return true;
    }
    if (turned === 0) return false;
    if ((await this.#look()).url !== start.url) return this.#returnTo(start.url);
    return this.#turnBack(turned);
  }

  async #turnBack(turned: number): Promise<false> {
    for (let count = 0; count < turned; count += 1) {
      const view = await this.#look();
      const control = view.nodes.find(
        ({ name, interactive, disabled }) =>
          interactive && disabled !== true && /^(?:prev(?:ious)?(?: page)?|newer|[‹«←])$/i.test(name.trim()),
      );
      if (
        control === undefined ||
        !(await this.#use(control, `Goes back by ${describe(view, control)}`, true))
      ) {
        this.remains.push("a list stands at another of its pages");
        return false;
      }
    }
    return false;
  }

  async #searchFor(): Promise<boolean> {
    const start = await this.#look();
    const box = searchBoxOf(start);
    const { query } = this.#goal;
    if (box === undefined || query === "" || query.length > 80 || !this.#mayGoOn) return false;
    const filled = { method: "fill" as const, arguments: [query] };
    if (!(await this.#use(box, `Searches for ${JSON.stringify(query)}`, { does: filled }))) return false;
    if (await this.#isFound()) return true;
    const sent = { method: "press" as const, arguments: ["Enter"] };
    if ((await this.#use(box, "Sends the search", { does: sent })) && (await this.#isFound())) return true;
    const now = await this.#look();
    if (now.url !== start.url) return this.#returnTo(start.url);
    const emptied = { method: "fill" as const, arguments: [box.value ?? ""] };
    const there = now.nodes.find(({ ref }) => ref === box.ref);
    if (there !== undefined)
      await this.#use(there, "Empties the search box", { does: emptied, undoes: true });
    return false;
  }

  async #returnTo(url: string): Promise<false> {
    const { recorder, scene } = this.#means;
    if ((await scene()).live.url() === url) return false;
    if (recorder.stepsLeft <= 0) {
      this.remains.push("another page is open");
      return false;
    }
    const about = { type: "explore", instruction: this.#goal.words, reasoning: "It was not there." };
    await recorder.take(about, async () => {
      await openAddress((await scene()).context, { url });
      return { action: "Returned to the page before", success: true, traced: { opened: url } };
    });
    return false;
  }

  /** Does something harmless to an element; whether the page took it. */
  async #use(
    node: ViewNode,
    why: string,
    how: true | { does?: Pick<PlannedStep, "method" | "arguments">; undoes?: true } = {},
  ): Promise<boolean> {
    const { does = { method: "click" as const, arguments: [] }, undoes } =
      how === true ? { undoes: true } : how;
    return this.#perform({ ...does, reference: node.ref }, why, undoes === true);
  }

  async #onPage(
    does: Pick<PlannedStep, "method" | "arguments">,
    why: string,
    undoes = false,
  ): Promise<boolean> {
    return this.#perform({ ...does, reference: undefined }, why, undoes);
  }

  async #perform(step: Omit<PlannedStep, "description">, why: string, undoes: boolean): Promise<boolean> {
    const { recorder, scene } = this.#means;
    if (recorder.stepsLeft <= 0 || (!undoes && !this.#mayGoOn)) return false;
    this.#actions += 1;
    const now = await scene();
    const view = await lookAt(now);
    const node = view.nodes.find(({ ref }) => ref === step.reference);
    if (step.reference !== undefined && node === undefined) return false;
    const description = node === undefined ? "the page" : describe(view, node);
    const reasoning = `${why}, looking for what the step needs.`;
    const taken = await recorder.take(
      { type: "explore", instruction: this.#goal.words, reasoning },
      async () => stepOf(await performPlanned(now, view, [{ ...step, description }])),
    );
    return taken.success === true;
  }
}

/** What was used, or is to be, by its reference; and what it is called. */
type Known = Map<string, string>;

function nameOf({ node: { name }, kind }: Opener): string {
  return `${kind === "tab" ? "tab" : "part"} ${name}`;
}

/** Without what is known, also where the page was made anew, so that it has other references. */
function untried({ nodes }: PageView, openers: Opener[], known: Known): Opener[] {
  const there = new Set(nodes.map(({ ref }) => ref));
  const gone = [...known].flatMap(([ref, name]) => (there.has(ref) ? [] : [name]));
  return openers.filter((opener) => {
    const at = gone.indexOf(nameOf(opener));
    if (!known.has(opener.node.ref) && at >= 0) gone.splice(at, 1);
    return !known.has(opener.node.ref) && at < 0;
  });
}

function textsOf({ nodes }: PageView): string[] {
  return nodes.flatMap(({ role, name }) => (role === "text" ? [name] : []));
}

/** What is said now that was not said before; what is there twice counts twice. */
function newTexts(before: string[], after: string[]): string[] {
  const left = [...before];
  return after.filter((text) => {
    const at = left.indexOf(text);
    if (at >= 0) left.splice(at, 1);
    return at < 0 && /\p{L}{2}|\d/u.test(text);
  });
}
