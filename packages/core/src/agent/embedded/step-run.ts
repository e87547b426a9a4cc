import type { ActResult } from "@legwork/protocol";
import { actOn, performPlanned } from "../../act.ts";
import { frontPage } from "../../consent/close-banners.ts";
import { describe } from "../../grounding/matching/describe.ts";
import { lookAt } from "../../look.ts";
import { openAddress } from "../../navigate.ts";
import { controlsOf, plain } from "../../grounding/matching/outline.ts";
import { planInstruction, type Plan } from "../../plan.ts";
import { ground } from "../../grounding/ground.ts";
import type { TaskStep } from "../../grounding/grammar/split.ts";
import { figuresIn, type Figure } from "../../page/looks.ts";
import { hearsTyping } from "../../page/listeners.ts";
import type { PageView, ViewNode } from "../../page/view.ts";
import type { Scene } from "../../verb.ts";
import { stepOf, type Recorder } from "../recorder.ts";
import { objectionAfter } from "../objection.ts";
import { aboutIn, tryToRead, type Tried } from "./asked.ts";
import { allowed, cameOf, type Came } from "./came.ts";
import { partSaying, pressText } from "./deeds/by-text.ts";
import { otherwise, plainly } from "./deeds/deeds.ts";
import { inTurn, type Hand, type Use } from "./deeds/hand.ts";
import { sendsAway } from "./deeds/in-the-way.ts";
import { search } from "./deeds/results.ts";
import { readFirst } from "./deeds/read-first.ts";
import { fitted } from "./fitted-wording.ts";
import { isExactOn, nameSaid } from "./exact-name.ts";
import { fileInstead, fileSaid } from "./file-named.ts";
import { Explorer, type Goal, type Way } from "./explore.ts";
import { hasMenu } from "./openers.ts";
import { isHalf } from "./half-done.ts";
import { goalOf, waysForAct, waysForReading } from "./readings.ts";
import { objectOf, partsOf, References, type Wording } from "./references.ts";
import { isWord, meansWords, offersToPress } from "./words-only.ts";

/** What single steps share: the page, the record, and what was spoken of. */
export class StepRun implements Hand {
  readonly references = new References();
  /** What exploring could not put back, in words. */
  readonly remains: string[] = [];
  readonly recorder: Recorder;
  readonly task: string;
  /** What the task has after the step in hand, in words. */
  later: readonly string[] = [];
  /** What the page said against what was pressed last, and nothing pressed since has settled. */
  objection: string | undefined;
  readonly #scene: Scene;

  /** The task as a whole speaks of sections, tabs or folders. */
  readonly #saysParts: boolean;
  readonly #saysMenu: boolean;
  readonly #isWhole: boolean;

  /** `isWhole`: the task is a single step. */
  constructor(scene: Scene, recorder: Recorder, { task = "", isWhole = false } = {}) {
    this.#isWhole = isWhole;
    this.task = task;
    this.#scene = scene;
    this.#saysParts =
      /\b(?:tabs?|sections?|somewhere|hidden|folded|unfold|expand|collapsed|accordion|panels?|trees?|folders?|find|locate|look for)\b/i.test(
        task,
      );
    this.#saysMenu = /\b(?:sub)?-?menus?\b/i.test(task);
    this.recorder = recorder;
  }

  /** As it is now: a step may have opened another page. */
  async scene(): Promise<Scene> {
    return { ...this.#scene, task: this.task, later: this.later, live: await frontPage(this.#scene.context) };
  }

  tell(words: string): void {
    this.#scene.context.progress(this.#scene.secrets.mask(words));
  }

  async navigate(step: TaskStep): Promise<Came> {
    const { context, live } = await this.scene();
    const url = URL.parse(step.url ?? "", live.url() === "about:blank" ? undefined : live.url())?.href;
    if (url === undefined) return { done: false, reason: `${JSON.stringify(step.url)} is not an address.` };
    return allowed(async () => {
      await this.recorder.take({ type: "navigate", instruction: step.text }, async () => {
        await openAddress(context, { url });
        const action = `Opened ${URL.parse(url)?.origin ?? "the address"}`;
        return { action, success: true, traced: { opened: url } };
      });
      return { done: true };
    });
  }

  /** Does a step in the first of its wordings that the page has; else looks for what it needs. */
  async act(text: string): Promise<Came> {
    const deed = await plainly(text, this);
    if (deed !== undefined) return deed;
    const wordings = this.references.wordingsOf(text);
    let isHalfway = false;
    for (const wording of wordings) {
      const plan = await planInstruction(await this.scene(), wording.text);
      isHalfway = plan.found && isHalf(wording.text, plan);
      if (isHalfway) continue;
      const other = plan.found ? await this.#exactly(wording) : undefined;
      const pressed = other ?? (await this.#beyondWords(wording, plan));
      if (pressed !== undefined) return pressed;
      if (plan.found) return this.#carryOut(fitted(wording, plan));
      if (plan.code === "ambiguous" && wording === wordings.at(-1)) return this.#carryOut(wording);
    }
    const [wording = { text }] = wordings;
    const parts = partsOf(wording.text);
    if (parts.length > 0 && (await this.#hasAny(parts))) return this.#actAll(parts);
    return (
      (await otherwise(wording.text, this)) ??
      (await pressText(wording.text, this)) ??
      (await this.#deedOn(wordings.slice(1))) ??
      (await this.#afterSearch(text)) ??
      (await this.#search(wording)) ??
      (isHalfway ? { done: false, reason: halfway } : this.#carryOut(wording))
    );
  }

  /** “archive that message”, where several have an “Archive”. */
  async #deedOn(wordings: Wording[]): Promise<Came | undefined> {
    for (const { text } of wordings) {
      const came = await plainly(text, this);
      if (came !== undefined) return came;
    }
    return undefined;
  }

  /** “Look Ada up and open the second entry”: what was only written into a search box is sent before more is looked for. */
  async #afterSearch(text: string): Promise<Came | undefined> {
    if (!this.#isSearching) return undefined;
    this.#isSearching = false;
    return (await search(this)) ? this.act(text) : undefined;
  }
  #isSearching = false;

  /** What is neither an order for one element nor a question in so many words; undefined where it is none of these either. */
  async deed(text: string): Promise<Came | undefined> {
    return (await plainly(text, this)) ?? otherwise(text, this);
  }

  get stepsLeft(): number {
    return this.recorder.stepsLeft;
  }

  get isWhole(): boolean {
    return this.#isWhole;
  }

  async drawn(): Promise<Figure[]> {
    const { live, context } = await this.scene();
    return figuresIn(live.worlds, await live.worlds.main(context.signal));
  }

  async figures(): Promise<Figure[]> {
    const drawn = await this.drawn();
    const drawings = drawn.filter(({ kind }) => kind === "drawing");
    return drawings.length > 0 ? drawings : drawn.filter(({ kind }) => kind === "box");
  }

  /** What was done may have drawn anew what listens for presses, which nothing tells. */
  async look(): Promise<PageView> {
    const { length } = this.recorder.actions;
    const listeners = length > this.#listenedAfter ? { listeners: true } : {};
    this.#listenedAfter = length;
    return lookAt(await this.scene(), listeners);
  }
  #listenedAfter = 0;

  async lookLater(): Promise<PageView> {
    const { live, context } = await this.scene();
    const world = await live.worlds.main(context.signal);
    const { changes } = await live.worlds.call(world, "activity");
    await live.worlds.call(world, "changed", changes, latestChangeMs);
    this.#listenedAfter = -1;
    return this.look();
  }

  async hearsTyping(): Promise<boolean> {
    const { live, context } = await this.scene();
    return hearsTyping(live.worlds, await live.worlds.main(context.signal));
  }

  /** What it does depends on the page, so that it is not done again from memory. */
  async use(
    view: PageView,
    node: ViewNode,
    { method = "click", arguments: given = [], why, next = [] }: Use,
  ): Promise<Came> {
    if (this.stepsLeft <= 0) return { done: false, reason: "the actions allowed are used up (maxSteps)" };
    const scene = await this.scene();
    const description = describe(view, node);
    let result: ActResult | undefined;
    await this.recorder.take({ type: "deed", instruction: `${why}: ${description}` }, async () => {
      result = await performPlanned(scene, view, [
        { method, reference: node.ref, description, arguments: given },
        ...next.map((step) => ({ ...step, reference: node.ref, description })),
      ]);
      const { traced: _, ...taken } = stepOf(result);
      return taken;
    });
    return this.#judge(result);
  }

  async read(question: string): Promise<string | undefined> {
    const tried = await tryToRead(await this.scene(), await this.look(), question);
    return tried.found ? tried.answer : undefined;
  }

  /** Whether the page has what a step acts on; nothing is done. */
  async canAct(text: string): Promise<boolean> {
    for (const { text: words } of this.references.wordingsOf(text)) {
      const plan = await planInstruction(await this.scene(), words);
      if (plan.found || plan.code === "ambiguous") return true;
    }
    return false;
  }

  async #hasAny(parts: string[]): Promise<boolean> {
    const view = await this.look();
    return parts.some((part) => ground(view, part).outcome === "resolved");
  }

  async #actAll(parts: string[]): Promise<Came> {
    return inTurn(parts.map((part) => () => this.act(part)));
  }

  async #search(wording: Wording): Promise<Came | undefined> {
    const wasThere = partSaying(await this.look(), wording.text) !== undefined;
    let sawWords = false;
    const likely = waysForAct(wording.text);
    const goal = {
      ...goalOf(wording.text, await this.#alsoMenus(likely)),
      ...(this.#saysParts ? { saysParts: true as const } : {}),
      isOn: async (_: Scene, view: PageView) => {
        if (offersToPress(view, wording.text)) return true;
        const part = wasThere ? undefined : partSaying(view, wording.text);
        const isPart = part !== undefined && !isWord(view, part);
        sawWords ||= !isPart && (part !== undefined || meansWords(view, ground(view, wording.text)));
        return isPart;
      },
    };
    const isSaid = async (_: Scene, view: PageView) =>
      ground(view, wording.text).outcome === "resolved" || partSaying(view, wording.text) !== undefined;
    this.#sawLike = true;
    const exactly = await this.#exactly(wording);
    if (exactly !== undefined) return exactly;
    const ways = this.#sawLike ? goal.ways : new Set([...goal.ways].filter((way) => way !== "parts"));
    const found = await this.#explore({ ...goal, ways });
    const said = found ?? (sawWords ? await this.#explore({ ...goal, ways, isOn: isSaid }) : undefined);
    if (said === undefined) return undefined;
    const isNamed = ground(await this.look(), wording.text).outcome === "resolved";
    return isNamed ? this.#carryOut(wording) : pressText(wording.text, this);
  }

  /** What is called almost so gives way to what is called so to the letter, behind another tab or in a closed part. */
  async #exactly(wording: Wording): Promise<Came | undefined> {
    const name = this.#saysParts ? nameSaid(wording.text) : undefined;
    if (name === undefined || isExactOn(await this.look(), wording.text, name)) return undefined;
    const goal = {
      ...goalOf(wording.text, await this.#alsoMenus(new Set<Way>(["parts"]))),
      saysParts: true as const,
      isOn: async (_: Scene, view: PageView) => {
        this.#sawLike ||= ground(view, wording.text).outcome === "resolved";
        return isExactOn(view, wording.text, name);
      },
    };
    this.#sawLike = false;
    return (await this.#explore(goal)) === undefined ? undefined : this.#carryOut(wording);
  }
  /** Menus unfold where they are pointed at, which changes nothing. */
  async #alsoMenus(ways: ReadonlySet<Way>): Promise<ReadonlySet<Way>> {
    const may = ways.size > 0 && (this.#saysMenu || hasMenu(await this.look()));
    return may ? new Set([...ways, "menus" as const]) : ways;
  }

  /** Words of a text give way to what can be pressed and is called so, behind another tab or in a closed part. */
  async #beyondWords({ text, note }: Wording, { view }: Plan): Promise<Came | undefined> {
    if (view === undefined || !meansWords(view, ground(view, text))) return undefined;
    const isOn = async (_: Scene, now: PageView) => offersToPress(now, text);
    const goal = { ...goalOf(text, new Set<Way>(["parts"])), isOn };
    const saysParts = this.#saysParts ? { saysParts: true as const } : {};
    const found = await this.#explore({ ...goal, ...saysParts });
    return found && this.#carryOut({ text, ...(note === undefined ? {} : { note }) });
  }

  /** Looking for what is called so to the letter has come upon what is called almost so. */
  #sawLike = true;

  /** What was found, with the answer if finding it was one; undefined when it was not found. */
  async #explore(goal: Goal): Promise<{ answer?: string } | undefined> {
    if (goal.ways.size === 0) return undefined;
    this.tell(`Not in sight, so it is looked for: ${goal.words}`);
    const explorer = new Explorer({ scene: () => this.scene(), recorder: this.recorder }, goal);
    const found = await explorer.explore();
    if (!found) this.remains.push(...explorer.remains);
    if (!found) return undefined;
    return explorer.answer === undefined ? {} : { answer: explorer.answer };
  }

  async #carryOut({ text, note }: Wording): Promise<Came> {
    const file = fileSaid(text);
    const begun = file === undefined ? undefined : await this.look();
    const tried = await this.#actWithFreeWay(text);
    const waits = tried?.success === false && tried.code === "disabled" && this.stepsLeft > 1;
    const result = waits && (await readFirst(this)) ? await this.#actOnce(text) : tried;
    // What is to be scrolled to its end and stands there is where it was to be.
    const came: Came =
      result?.code === "no_effect" && toItsEnd.test(text) ? { done: true } : this.#judge(result);
    if (!came.done) return came;
    const other = file && begun && (await fileInstead(file, begun, this));
    if (other) return other;
    if (note !== undefined) note.used = true;
    this.#isSearching = searching.test(text);
    if (this.#isWhole && buying.test(text) && /“add\b/iu.test(result?.actions.at(-1)?.description ?? ""))
      return this.#checkOut();
    this.references.speakOf(objectOf(text));
    return came;
  }

  /** What is bought is not only put into a basket. */
  async #checkOut(): Promise<Came> {
    const view = await this.look();
    const [till, ...others] = controlsOf(view).filter(({ name }) => toTill.test(plain(name)));
    return till === undefined || others.length > 0
      ? { done: true, doubt: "it was only put into the basket" }
      : this.use(view, till, { why: "Buys what is in the basket" });
  }

  #judge(result: ActResult | undefined): Came {
    if (result !== undefined) this.objection = objectionAfter(result, this.objection);
    return cameOf(result);
  }

  /** What comes over the page unasked is sent away first. */
  async #actWithFreeWay(text: string): Promise<ActResult | undefined> {
    const begun = this.recorder.actions.length > 0 ? await this.look() : undefined;
    const result = await this.#actOnce(text);
    if (result?.code !== "covered" || this.stepsLeft < 2) return result;
    const view = await this.look();
    const control = sendsAway(view, begun);
    if (control === undefined) return result;
    const { done } = await this.use(view, control, { why: "Sends away what lies over the page" });
    return done ? this.#actOnce(text) : result;
  }

  async #actOnce(text: string): Promise<ActResult | undefined> {
    const scene = await this.scene();
    let result: ActResult | undefined;
    await this.recorder.take({ type: "act", instruction: text }, async () => {
      result = await actOn(scene, text);
      return stepOf(result);
    });
    this.recorder.add(result?.usage);
    return result;
  }

  /** Reads an answer off the page, or off what the page has behind its tabs and closed parts. */
  async extract(text: string): Promise<Came> {
    const answer = await this.#readHere(text);
    if (answer.done || !answer.isMissing) return answer;
    const goal = {
      ...goalOf(text, waysForReading),
      isQuestion: true as const,
      ...aboutIn(text),
      isOn: async (scene: Scene, view: Parameters<Goal["isOn"]>[1]) =>
        (await tryToRead(scene, view, text)).found,
    };
    const found = await this.#explore(goal);
    return found === undefined ? answer : this.#readHere(text, found.answer);
  }

  /** `answer`: what was found by looking for it, where the page does not say it in the words of the question. */
  async #readHere(text: string, answer?: string): Promise<Came & { isMissing?: boolean }> {
    const scene = await this.scene();
    const view = await lookAt(scene);
    const tried: Tried = answer === undefined ? await tryToRead(scene, view, text) : { found: true, answer };
    if (!tried.found) return { done: false, reason: tried.reason, isMissing: true };
    await this.recorder.take({ type: "extract", instruction: text }, async () => ({
      action: `Read ${JSON.stringify(tried.answer.slice(0, 200))}`,
      success: true,
      traced: { read: text },
    }));
    return { done: true, answer: tried.answer };
  }
}

/** What a page brings without being asked again, it brings within this time. */
const latestChangeMs = 1_000;

const toItsEnd =
  /^(?:please )?(?:scroll|go)\b.* to (?:the|its) (?:very )?(?:end|bottom|top|beginning|start)\b/iu;
const searching = /^(?:please )?(?:search|look up|look for|google)\b/iu;
const halfway = "the page has fields for it, and nothing that plainly concludes it.";
const buying = /^(?:please )?(?:buy|order|purchase)\b/iu;
const toTill =
  /^(?:(?:go |proceed )?(?:to )?(?:the )?check ?out|till|buy(?: now)?|order(?: now)?|place (?:the |my |your )?order|pay(?: now)?|purchase)$/u;
