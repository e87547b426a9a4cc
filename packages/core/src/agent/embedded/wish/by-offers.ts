import type { PageView, ViewNode } from "../../../page/view.ts";
import type { Came } from "../came.ts";
import { controlsOf, textsOf } from "../deeds/outline.ts";
import { inTurn, useAgain, type Hand } from "../deeds/hand.ts";
import { choicesTold, type Chosen } from "./choices.ts";
import { countsTold, type Counted } from "./counts.ts";
import { entryFor, mostFor } from "./entries.ts";
import { buttonFor, goalOf, isSearch, knownStems } from "./goal.ts";
import { fillIn, type Filling } from "./filling.ts";
import { switchesTold } from "./switches.ts";
import { claim, leftOf, readTold, type Told, type ToldWord } from "./told.ts";
import { daysTold } from "./days.ts";
import { valuesTold } from "./values.ts";

/** Conditions, exceptions and comparisons say more than what is to be set. */
const beyond =
  /\b(?:if|unless|until(?! (?:the )?\d)|except|instead|rather|otherwise|whenever|while|every|each (?=\p{L})|all but|less|more than|fewer|at least|at most|under|over|below|above|any)\b|\?/iu;
/** Pages of one way at most. */
const mostPages = 8;

/**
 * A task as a whole, laid over what the page offers: what it says is looked for among fields, lists, boxes and entries,
 * page after page, and what ends it is pressed once every word that says something has been found. Undefined, and nothing
 * done, where the page offers nothing of it.
 */
export async function byOffers(task: string, hand: Hand): Promise<Came | undefined> {
  if (beyond.test(task)) return undefined;
  const told = readTold(inShort(task));
  const goal = goalOf(told);
  if (goal === undefined) return undefined;
  for (const at of goal.positions) (told.words[at] as ToldWord).verb = true;
  const way = new Way(told, goal.verb, hand);
  return way.go();
}

/** “as late as possible”, “that costs least”: in one word. */
function inShort(task: string): string {
  return task
    .replace(
      /\b(?:go through|fill (?:in|out)|complete) all (?:of )?the (?:steps|pages|fields)(?: and)?\b/giu,
      "",
    )
    .replace(
      /\bas (late|early|short|cheap) as possible\b/giu,
      (_, word: string) => `the ${superlativeOf(word)}`,
    )
    .replace(/\b(?:the one )?(?:that|which) costs (?:the )?least\b/giu, "the cheapest one")
    .replace(/\b(?:the one )?(?:that|which) costs (?:the )?most\b/giu, "the dearest one");
}

function superlativeOf(word: string): string {
  const plain = word.toLowerCase();
  return plain.endsWith("y")
    ? `${plain.slice(0, -1)}iest`
    : plain.endsWith("e")
      ? `${plain}st`
      : `${plain}est`;
}

class Way {
  readonly #told: Told;
  readonly #verb: string | undefined;
  readonly #hand: Hand;
  readonly #known = new Set<string>();
  /** What the pages showed that were gone on from. */
  readonly #ledOn = new Set<string>();
  readonly #filled = new Set<string>();
  #began = false;

  constructor(told: Told, verb: string | undefined, hand: Hand) {
    this.#told = told;
    this.#verb = verb;
    this.#hand = hand;
  }

  async go(): Promise<Came | undefined> {
    for (const stem of knownStems(await this.#hand.look(), this.#verb)) this.#known.add(stem);
    const before = this.#left().length;
    for (let page = 0; page < mostPages; page += 1) {
      for (let left = Infinity; this.#left().length < left;) {
        left = this.#left().length;
        const failed = await this.#setAll();
        if (failed !== undefined) return this.#orNothing(failed);
      }
      if (page === 0 && this.#left().length === before && !(await this.#search())) return undefined;
      const came = await this.#goOn(await this.#hand.look());
      if (came !== "on") return this.#orNothing(came);
    }
    return { done: false, reason: "it goes through more pages than it may." };
  }

  /** A page that says nothing of it yet may find what does. */
  async #search(): Promise<boolean> {
    const view = await this.#hand.look();
    const button = buttonFor(view, this.#verb, false);
    if (button === undefined || !isSearch(button.node) || !this.#left().some(({ telling }) => telling))
      return false;
    this.#ledOn.add(shownIn(view));
    return (await this.#press(view, button.node, false)) === "on";
  }

  /** Where nothing was done, the task is left to whoever else understands it. */
  #orNothing(came: Came): Came | undefined {
    return came.done || this.#began ? came : undefined;
  }

  #left() {
    return leftOf(this.#told, this.#known);
  }

  /** Presses what leads on or ends it; “on” where another page is to be looked at. */
  async #goOn(view: PageView): Promise<Came | "on"> {
    const left = this.#left();
    const most = mostFor(view, this.#told, { left, verb: this.#verb, mayList: this.#ledOn.size > 0 });
    if (most !== undefined) return this.#hand.act(most);
    const isPlaced = this.#told.words.some(({ placed }) => placed);
    const entry = left.length > 0 || isPlaced ? entryFor(view, this.#told, this.#verb) : undefined;
    if (entry !== undefined) {
      claim(this.#told, entry.positions);
      const rest = this.#left();
      return rest.length > 0 ? { done: false, reason: reasonFor(rest) } : this.#press(view, entry.node, true);
    }
    const button = buttonFor(view, this.#verb, left.length === 0 && !isPlaced);
    const shown = shownIn(view);
    if (button === undefined || this.#ledOn.has(shown)) return { done: false, reason: reasonFor(left) };
    this.#ledOn.add(shown);
    return this.#press(view, button.node, button.ends);
  }

  async #press(view: PageView, node: ViewNode, ends: boolean): Promise<Came | "on"> {
    this.#began = true;
    const came = await this.#hand.use(view, node, { why: ends ? "Ends what was asked for" : "Goes on" });
    if (!came.done) return came;
    const now = await this.#hand.look();
    const isThere = now.nodes.some(({ ref }) => ref === node.ref);
    const objection = isThere ? objectionIn(textsOf(view), textsOf(now)) : undefined;
    if (objection !== undefined)
      return { done: false, reason: `the page says: ${JSON.stringify(objection)}.` };
    if (ends) return came;
    return came.doubt === undefined ? "on" : { done: false, reason: came.doubt };
  }

  /** Sets whatever the page offers of what is told; undefined when all went well. */
  async #setAll(): Promise<Came | undefined> {
    const view = await this.#hand.look();
    for (const stem of knownStems(view, this.#verb)) this.#known.add(stem);
    const days = this.#claimed(daysTold(view, this.#told));
    const choices = days && choicesTold(view, this.#told);
    const tabs = (choices ?? []).filter(({ node, isSet }) => node.role === "tab" && !isSet);
    // Another tab has other fields.
    this.#claimed(tabs.length > 0 ? tabs : choices);
    if (tabs.length > 0) return this.#failure(tabs.map((tab) => () => this.#set(tab)));
    const counts = choices && this.#claimed(countsTold(view, this.#told));
    const switches = counts && this.#claimed(switchesTold(view, this.#told));
    const values = switches && this.#claimed(valuesTold(view, this.#told, this.#filled));
    if (values === undefined)
      return { done: false, reason: "what is told may be meant for several things on the page." };
    return this.#failure([
      ...[...(days ?? []), ...values].map((filling) => () => this.#fill(filling)),
      ...[...(choices ?? []), ...(counts ?? []), ...(switches ?? [])].map((one) => () => this.#set(one)),
    ]);
  }

  async #failure(parts: (() => Promise<Came>)[]): Promise<Came | undefined> {
    const came = await inTurn(parts);
    return came.done ? undefined : came;
  }

  #claimed<One extends { positions: number[] }>(found: One[] | undefined): One[] | undefined {
    for (const { positions } of found ?? []) claim(this.#told, positions);
    return found;
  }

  async #fill(filling: Filling): Promise<Came> {
    this.#began = true;
    this.#filled.add(filling.node.ref);
    return fillIn(this.#hand, filling);
  }

  async #set(one: Chosen | Counted): Promise<Came> {
    if (one.isSet) return { done: true };
    this.#began = true;
    if ("order" in one) return this.#hand.act(one.order);
    const gone = "what was to be set is no longer there.";
    return useAgain(this.#hand, one.node, { why: "Sets what is told", gone, ...one.use });
  }
}

/** What tells one page of a form from the next. */
function shownIn(view: PageView): string {
  return controlsOf(view)
    .map(({ name }) => name)
    .join("\n");
}

const asking =
  /^(?:please\b|you must\b|you have to\b|(?:enter|select|choose|read|agree|fill|accept|tick|provide|correct)\b.{2,80}$|.{0,40}\b(?:is|are) (?:required|missing|invalid|not valid)\b)/iu;

/** What a page asks for that it did not ask for before. */
function objectionIn(before: string[], after: string[]): string | undefined {
  const known = new Set(before);
  return after.find((text) => !known.has(text) && asking.test(text.trim()));
}

function reasonFor(left: { text: string }[]): string {
  const said = [...new Set(left.map(({ text }) => JSON.stringify(text)))].join(", ");
  return left.length === 0
    ? "nothing on the page plainly ends it."
    : `nothing on the page stands for ${said}.`;
}
