import type { PageView, ViewNode } from "../../../page/view.ts";
import { soundsIrreversible } from "../../approval.ts";
import type { Came } from "../came.ts";
import { controlsOf, fieldsOf, plain, textsOf } from "../../../grounding/matching/outline.ts";
import { speaksOfContact } from "../deeds/contact-orders.ts";
import { inTurn, useAgain, type Hand } from "../deeds/hand.ts";
import type { Chosen, Filling } from "../../../grounding/offers/controls.ts";
import type { Day } from "../../../grounding/offers/days.ts";
import { entryFor } from "../../../grounding/offers/entries.ts";
import { writesDescribed } from "../../../grounding/fields/described-value.ts";
import { buttonFor, isSearch, knownStems } from "../../../grounding/offers/goal.ts";
import { slotFor } from "../../../grounding/offers/slots.ts";
import { settingsTold } from "../../../grounding/offers/settings.ts";
import { claim, leftOf, nameAmong } from "../../../grounding/offers/told.ts";
import { readWish, setting, type Wish } from "../../../grounding/offers/wish.ts";
import { fieldOffering, fillIn } from "./filling.ts";
import { mostFor } from "./most-for.ts";
import { seek } from "./seeking.ts";
import { daysTo, pressDay, showsMonths } from "./turning.ts";

/** Pages of one way at most. */
const mostPages = 8;

/**
 * A task as a whole, laid over what the page offers: what it says is looked for among fields, lists, boxes and entries,
 * page after page, and what ends it is pressed once every word that says something has been found. Undefined, and nothing
 * done, where the page offers nothing of it.
 */
export async function byOffers(task: string, hand: Hand): Promise<Came | undefined> {
  if (writesDescribed(task) || (saysStyle.test(withoutQuotes(task)) && hasEditor(await hand.look())))
    return undefined;
  const sought = await seek(task, hand);
  // What somebody's number is has to be found out: the words for it are nothing to fill in.
  if (sought !== undefined || speaksOfContact(task)) return sought;
  const { rest = task, press } = ending.exec(task.trim())?.groups ?? {};
  const wish = readWish(rest);
  if (wish === undefined) return undefined;
  if (press === undefined) return new Way(wish, hand).go();
  // Only one button can be meant by “press the button”: the one that ends it.
  if (/^\p{L}+(?: on)? (?:the button|it)$/iu.test(press)) return new Way({ ...wish, sets: false }, hand).go();
  const came = await new Way({ ...wish, sets: true }, hand).go();
  if (came?.done !== true) return came;
  // A row that was told is where its button is pressed.
  const entry = wish.told.words.flatMap(({ placed, text }) => (placed ? [text] : [])).join(" ");
  return hand.act(entry === "" ? press : `${press} for "${entry}"`);
}

/** How a text is to look is not written into it. */
const saysStyle = /\b(?:bold|italics?|underlined?|strikethrough)\b/iu;
const withoutQuotes = (task: string): string => task.replaceAll(/["“][^"“”]*["”]/gu, "");

function hasEditor({ nodes }: PageView): boolean {
  return nodes.some(({ editable, tag }) => editable === true && tag !== "input" && tag !== "textarea");
}

/** “…, and press Send”: what is to be pressed at the end is called by its name. */
const ending =
  /^(?<rest>.+?)[,;.]? (?:and then |then |and |finally )?(?<press>(?:click|press|hit|tap|push)(?: on)? [^,;]+?)[.!]?$/iu;

class Way {
  readonly #told: Wish["told"];
  readonly #verb: string | undefined;
  readonly #sets: boolean;
  readonly #seeks: boolean;
  readonly #hand: Hand;
  readonly #known = new Set<string>();
  /** What the pages showed that were gone on from. */
  readonly #ledOn = new Set<string>();
  readonly #filled = new Set<string>();
  #began = false;

  constructor({ told, verb, sets, seeks }: Wish, hand: Hand) {
    this.#told = told;
    this.#verb = verb;
    this.#sets = sets;
    this.#seeks = seeks;
    this.#hand = hand;
  }

  async go(): Promise<Came | undefined> {
    for (const stem of knownStems(await this.#hand.look(), this.#verb)) this.#known.add(stem);
    const before = this.#left().length;
    for (let page = 0; page < mostPages; page += 1) {
      const failed = (await this.#setAllThereIs()) ?? (await this.#lookInside()) ?? (await this.#askFields());
      if (failed !== undefined) return this.#orNothing(failed);
      const isNew = page === 0 && this.#left().length === before;
      const most = isNew ? await this.#takeMost() : undefined;
      if (most !== undefined) return this.#orNothing(most);
      if (isNew && !(await this.#openSlot()) && !(await this.#search())) return undefined;
      if (isNew) continue;
      const came = await this.#goOn(await this.#hand.look());
      if (came !== "on") return this.#orNothing(came);
    }
    return { done: false, reason: "it goes through more pages than it may." };
  }

  /** What is set may show more that can be; undefined when all went well. */
  async #setAllThereIs(): Promise<Came | undefined> {
    for (let left = Infinity; this.#left().length < left;) {
      left = this.#left().length;
      const failed = await this.#setAll();
      if (failed !== undefined) return failed;
    }
    return undefined;
  }

  /** Lists that are closed may have what is left; those that have not are closed again. */
  async #lookInside(): Promise<Came | undefined> {
    if (this.#verb === undefined && !this.#began && !this.#asksToSet()) return undefined;
    for (const list of closedLists(await this.#hand.look())) {
      const left = this.#left();
      if (!left.some(({ telling }) => telling)) return undefined;
      const why = { why: "Looks into a list", gone: "the list is no longer there." };
      const opened = await useAgain(this.#hand, list, why);
      if (!opened.done) return opened;
      const failed = await this.#setAllThereIs();
      if (failed !== undefined) return failed;
      const view = await this.#hand.look();
      const now = view.nodes.find(({ ref }) => ref === list.ref);
      if (now?.expanded === true) await this.#hand.use(view, now, { why: "Closes it again" });
    }
    return undefined;
  }

  /** A name that nothing in sight stands for may be one that a field offers once it is written there. */
  async #askFields(): Promise<Came | undefined> {
    if (this.#verb === undefined && !this.#began) return undefined;
    const name = nameAmong(this.#told, this.#left());
    if (name === undefined) return undefined;
    const field = await fieldOffering(this.#hand, name.text, this.#filled);
    if (field === undefined) return undefined;
    claim(this.#told, name.positions);
    const came = await this.#fill({ node: field, value: name.text, positions: name.positions });
    return came.done ? this.#setAllThereIs() : came;
  }

  /** “choose the type and press the button”. */
  #asksToSet(): boolean {
    return this.#told.words.some(({ word, verb }) => verb && setting.test(word));
  }

  /** “buy the one that leaves first”, of a list that is in sight. */
  async #takeMost(): Promise<Came | undefined> {
    const view = await this.#hand.look();
    const most = mostFor(view, this.#told, { left: this.#left(), verb: this.#verb, mayList: false });
    return most === undefined ? undefined : this.#hand.act(most);
  }

  /** The place of a timetable that is told opens what is to be filled in. */
  async #openSlot(): Promise<boolean> {
    const view = await this.#hand.look();
    const slot = this.#verb === undefined ? undefined : slotFor(view, this.#told);
    if (slot === undefined) return false;
    claim(this.#told, slot.positions);
    return (await this.#press(view, slot.node, false)) === "on";
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
    // Who only asks for things to be set has not asked for them to be sent.
    if (left.length === 0 && this.#sets) return { done: true };
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
    const isStuck = button === undefined || this.#ledOn.has(shown);
    if (isStuck || (isSearch(button.node) && this.#lacks(view, left)))
      return { done: false, reason: reasonFor(left) };
    this.#ledOn.add(shown);
    const came = await this.#press(view, button.node, button.ends);
    // Who only asks for a search has it once everything is told that it is for.
    const isSent = isSearch(button.node) || /^go\b/u.test(plain(button.node.name));
    return came === "on" && this.#seeks && left.length === 0 && isSent ? { done: true } : came;
  }

  /** Where nothing but a search is asked for, one by some of its words, with fields left for the others, is another search. */
  #lacks(view: PageView, left: readonly unknown[]): boolean {
    const empty = fieldsOf(view).filter(({ ref, value = "" }) => value === "" && !this.#filled.has(ref));
    return this.#seeks && this.#filled.size > 0 && empty.length > 0 && left.length > 0;
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
    const settings = settingsTold(view, this.#told, this.#filled);
    if (settings === undefined)
      return { done: false, reason: "what is told may be meant for several things on the page." };
    const days = showsMonths(view) ? daysTo(view, this.#told) : [];
    for (const { positions } of days) claim(this.#told, positions);
    const came = await inTurn([
      ...days.map((day) => () => this.#pressDay(day)),
      ...settings.fillings.map((filling) => () => this.#fill(filling)),
      ...settings.chosen.map((one) => () => this.#set(one)),
    ]);
    return came.done ? undefined : came;
  }

  async #fill(filling: Filling): Promise<Came> {
    this.#began = true;
    this.#filled.add(filling.node.ref);
    return fillIn(this.#hand, filling);
  }

  async #pressDay(day: Day): Promise<Came> {
    this.#began = true;
    return pressDay(this.#hand, day);
  }

  async #set({ node, use: { times = 1, ...step }, isSet, again }: Chosen): Promise<Came> {
    if (isSet) return { done: true };
    this.#began = true;
    const gone = "what was to be set is no longer there.";
    const why = "Sets what is told";
    let came: Came = { done: true };
    for (let time = 0; came.done && time < times; time += 1) {
      const view = await this.#hand.look();
      const there = view.nodes.find(({ ref }) => ref === node.ref) ?? again?.(view);
      came =
        there === undefined
          ? { done: false, reason: gone }
          : await this.#hand.use(view, there, { why, ...step });
    }
    return came;
  }
}

/** Lists of choices that are made of plain parts, and closed. */
function closedLists({ nodes }: PageView): ViewNode[] {
  const lists = nodes.filter(
    ({ role, expanded, disabled, options, editable }) =>
      /^(?:button|combobox)$/u.test(role) && expanded === false && !disabled && !options && editable !== true,
  );
  return lists.filter(({ name }) => !soundsIrreversible("click", name)).slice(0, mostLists);
}

const mostLists = 4;

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
