import type { PageView, ViewNode } from "../../../page/view.ts";
import { numberInWords } from "../../../grounding/amounts/numbers.ts";
import {
  around,
  controlsOf,
  fieldsOf,
  includesAll,
  indexOfNode,
  plain,
  saidIn,
  stemsOf,
} from "../../../grounding/matching/outline.ts";
import type { Came } from "../came.ts";
import { openersOf } from "../openers.ts";
import { add, isNumber, isOrdering, order } from "./orders.ts";
import { inTurn, useAgain, type Deed, type Hand } from "./hand.ts";
import { whichOf, type Which } from "./which-of-menu.ts";

const ordering =
  /^(?<verb>order|add|buy|get|take|put|choose|select|give me|i(?:'d|’d| would) like(?: to (?:order|have|get|buy))?|i(?:'ll| will)? (?:want|have|take)(?: to (?:order|buy))?|can i (?:have|get))(?: me)? (?<list>.+?)(?: (?:to|into|in|on) (?:the|your|my|a) (?:order|cart|basket|bag|tray|list))?(?<sends>,? (?:and|then|and then) (?:check ?out|submit|place (?:the|my) order|send)(?: (?:it|the order|my order))?)?$/iu;
const counted =
  /^(?<count>\d{1,2}|an?|\p{L}+)(?: ?[x×]| times)? (?:(?:portions?|pieces?|servings?|units?) )?(?:of )?(?:the )?(?<what>.+)$/iu;
const ofAll =
  /^(?:(?:each|every|all)(?: of)?(?: (?:the )?(?<noun>items?|dish(?:es)?|things?|foods?|drinks?|products?|ones?|of them|them))?|everything|every ?thing)(?: (?:there is|on the menu|on the list|you (?:have|see)))?$/iu;
const fromPart =
  /^(?:(?:items?|dish(?:es)?|things?|ones?|products?) )?(?:each )?(?:(?:from|in|under|out of|off)(?: the)?|that (?:are|is)|which are|marked(?: as)?|labell?ed) (?<part>[^,]+?)(?: (?:section|part|menu|category|list|group))?$/iu;

/** “one of each item: …”, “the following items: …”: what comes behind is each of them. */
const listed =
  /^(?:(?<count>\d{1,2}|an?|\p{L}+) (?:of )?(?:each|every)(?: one)?(?: of (?:these|the following))?(?: (?:items?|dish(?:es)?|things?|products?))?|(?:all )?(?:of )?(?:the following|these)(?: (?:items|dishes|things|products))?) ?: ?(?<names>\S.*)$/iu;
const ofKind = /^(?<part>[\p{L}-]+) (?:items|dishes|things|foods|drinks|meals|products)$/iu;

type Wanted = { count: number; name?: string; part?: string; which?: Which };
/** One thing of the menu, with what counts it up and the part of the menu that it stands in. */
type Row = { title: string; said: string; part: string; control: ViewNode; isField: boolean };

/** Parts of a menu that are unfolded at most. */
const mostFolds = 12;

/**
 * “order one of each item”, “order 2 items from Starters and 3 from Desserts”, “order 1 of Soup and 2 of Tart”: of a menu
 * that may be folded. Nothing is counted before everything that is named has been found.
 */
export const orderFromMenu: Deed = async (text, hand) => {
  const { verb = "", list = "", sends } = ordering.exec(text)?.groups ?? {};
  const wanted = wantedIn(list);
  if (verb === "" || wanted === undefined) return undefined;
  const menu = new Menu(hand);
  const view = await hand.look();
  const hasMany = wanted.length > 1 || wanted.some(({ count, name }) => count > 1 || name === undefined);
  // What is pressed by its own name is no part of a menu that has to be unfolded.
  const isPressed = wanted.some(({ name }) =>
    controlsOf(view).some(
      (node) => name !== undefined && node.expanded === undefined && plain(node.name) === plain(name),
    ),
  );
  if (
    isPressed ||
    !hasMany ||
    (rowsIn(view).length === 0 && !controlsOf(view).some(({ name }) => isOrdering(name)))
  )
    return undefined;
  if (!(await menu.survey(view, wanted))) return undefined;
  const came = await inTurn(wanted.map((one) => () => menu.count(one)));
  const isSent = sends !== undefined || (hand.isWhole && /^(?:order|buy)$/iu.test(verb));
  if (!came.done) return { ...came, isFinal: true };
  return isSent && came.doubt === undefined ? order(hand, verb, true) : came;
};

function wantedIn(list: string): Wanted[] | undefined {
  const { count: each = "1", names } = listed.exec(list)?.groups ?? {};
  const count = countIn(each);
  if (names !== undefined)
    return count === undefined ? undefined : parted(names).map((name) => ({ count, name: bare(name) }));
  const wanted = parted(list).map((said): Wanted | undefined => {
    const { count: word = "", what = "" } = counted.exec(said.trim())?.groups ?? {};
    const count = countIn(word);
    const which = whichOf(count === undefined ? said.trim() : what);
    if (which !== undefined && (count === undefined || isOfAll.test(what)))
      return { count: count ?? 1, which };
    if (count === undefined || count < 1 || what === "") return undefined;
    if (ofAll.test(what)) return { count };
    const part = (fromPart.exec(what) ?? ofKind.exec(what))?.groups?.["part"];
    return part === undefined ? { count, name: bare(what) } : { count, part: bare(part) };
  });
  return wanted.includes(undefined) ? undefined : (wanted as Wanted[]);
}

const parted = (list: string): string[] => list.split(/,\s*(?:and\s+|then\s+)?|\s+and\s+|\s+then\s+/u);

const countIn = (word: string): number | undefined =>
  /^an?$/iu.test(word) ? 1 : /^\d/u.test(word) ? Number(word) : numberInWords(word);

const isOfAll =
  /^(?:each|every|all|everything|(?:cheapest|dearest|priciest|costliest|(?:least|most) expensive) )/iu;

const bare = (text: string): string => text.replaceAll(/["“”]/gu, "").trim();

class Menu {
  readonly #hand: Hand;
  /** What unfolds the part that a thing was seen in; undefined where it was in sight. */
  readonly #behind = new Map<string, ViewNode | undefined>();
  #seen: Row[] = [];

  constructor(hand: Hand) {
    this.#hand = hand;
  }

  /** Unfolds part after part until all that is wanted is known; whether it is. */
  async survey(view: PageView, wanted: Wanted[]): Promise<boolean> {
    this.#note(view, undefined);
    const isKnown = () => wanted.every((one) => one.name !== undefined && this.#rowsFor(one).length === 1);
    const open = openersOf(
      view,
      wanted.flatMap(({ name = "", part = "" }) => stemsOf(`${name} ${part}`)),
      {
        saysParts: true,
      },
    ).filter(({ node }) => !isCounting(node) && !isOrdering(node.name));
    const isShown = this.#seen.length > 0;
    // Where things are in sight, what does not say that it is closed may be open.
    const folds = open.filter(({ kind }) => !isShown || kind !== "unmarked").slice(0, mostFolds);
    for (const { node } of folds) {
      if (isKnown()) break;
      if (!(await this.#unfold(node))) return false;
    }
    return wanted.every((one) => {
      const { length } = this.#rowsFor(one);
      return isAny(one, this.#rowsFor(one)) ? length > 0 : length === 1;
    });
  }

  /** Counts up what is wanted: each of all, the one that is named, or the first of a part. */
  async count(wanted: Wanted): Promise<Came> {
    const rows = this.#rowsFor(wanted);
    const isOne = wanted.name !== undefined || wanted.part !== undefined;
    const meant = isOne ? rows.slice(0, 1) : rows;
    return inTurn(meant.map((row) => () => this.#countRow(row, wanted.count)));
  }

  async #countRow({ title, part }: Row, count: number): Promise<Came> {
    const find = async () =>
      rowsIn(await this.#hand.look()).find((row) => row.title === title && row.part === part);
    const fold = this.#behind.get(keyOf({ title, part }));
    if ((await find()) === undefined && fold !== undefined) await this.#unfold(fold);
    const there = await find();
    return there === undefined
      ? { done: false, reason: `${JSON.stringify(title)} is no longer in sight.` }
      : add(this.#hand, { count, name: title, control: there.control, isField: there.isField });
  }

  /** What shows nothing more is put back as it was. */
  async #unfold(fold: ViewNode): Promise<boolean> {
    const before = await this.#hand.look();
    const gone = "a part of the menu is gone.";
    const came = await useAgain(this.#hand, fold, { why: "Unfolds a part of the menu", gone });
    if (!came.done) return false;
    const view = await this.#hand.look();
    if (view.url !== before.url) return false;
    this.#note(view, fold);
    const [now, then] = [rowsIn(view).length, rowsIn(before).length];
    if (now > then || (now === then && now > 0)) return true;
    if (now === 0) return false;
    return (await useAgain(this.#hand, fold, { why: "Folds it out again", gone })).done;
  }

  #note(view: PageView, fold: ViewNode | undefined): void {
    for (const row of rowsIn(view)) {
      const key = keyOf(row);
      if (this.#behind.has(key)) continue;
      this.#behind.set(key, fold);
      this.#seen.push(row);
    }
  }

  #rowsFor({ name, part, which }: Wanted): Row[] {
    if (which !== undefined) return which(this.#seen) ?? [];
    if (name === undefined && part === undefined) return this.#seen;
    const stems = stemsOf(name ?? part ?? "");
    const exact = this.#seen.filter(({ title }) => stemsOf(title).join(" ") === stems.join(" "));
    const called = this.#seen.filter(({ title }) => includesAll(title, stems));
    if (name !== undefined && (exact.length > 0 || called.length > 0))
      return exact.length > 0 ? exact : called;
    const inPart = this.#seen.filter((row) => stemsOf(row.part).join(" ") === stems.join(" "));
    return inPart.length > 0 || name !== undefined
      ? inPart
      : this.#seen.filter(({ said }) => includesAll(said, stems));
  }
}

/** Any of these will do: they are of a part of the menu, and not one that is called so. */
function isAny({ name }: Wanted, rows: Row[]): boolean {
  return name === undefined || rows.every(({ part }) => stemsOf(part).join(" ") === stemsOf(name).join(" "));
}

const keyOf = ({ title, part }: Pick<Row, "title" | "part">): string => `${part}\n${title}`;

/** What counts up: a plus, by its sign, its name or what its author calls it. */
function isPlus({ name, hints = "", role }: ViewNode): boolean {
  const called = name.trim();
  if (/^[+＋]$|^(?:add|plus|increase|one more|more)\b/iu.test(called))
    return role !== "link" || called === "+";
  return (
    !/\p{L}{2}/u.test(called) && /(?:^|[\s_-])(?:plus|add|increase|increment|inc)(?:$|[\s_-])/iu.test(hints)
  );
}

const isCounting = (node: ViewNode): boolean =>
  isPlus(node) || /^[-−–＋+]$|^(?:minus|remove|decrease|less)\b/iu.test(node.name.trim());

/** The things of a menu that are in sight. */
function rowsIn(view: PageView): Row[] {
  const pluses = controlsOf(view).filter(isPlus);
  const fields = pluses.length > 0 ? [] : fieldsOf(view).filter(isNumber);
  const counting = [...pluses, ...fields].map((control) => indexOfNode(view, control));
  const parts = counting.map((at) => {
    const own = around(view, at).find((part) => /\p{L}{2}/u.test(titleIn(view, part)));
    return own ?? at;
  });
  const starts = new Set(parts);
  return [...pluses, ...fields].flatMap((control, at): Row[] => {
    const part = parts[at] ?? 0;
    // Several that count in one part are not of one thing.
    if (parts.filter((other) => other === part).length > 1) return [];
    const title = titleIn(view, part);
    const isField = pluses.length === 0;
    return [{ title, said: saidIn(view, part), part: headBefore(view, part, starts), control, isField }];
  });
}

/** The first words of a part that are no name of a control. */
function titleIn(view: PageView, part: number): string {
  const isOfControl = (node: ViewNode) => isCounting(node) || isCounting(view.nodes[node.parent] ?? node);
  const texts = view.nodes.filter(
    (node, at) =>
      (node.role === "text" || node.role === "heading") &&
      at > part &&
      around(view, at).includes(part) &&
      /\p{L}{2}/u.test(node.name) &&
      !isOfControl(node),
  );
  const [first] = texts;
  return (first?.name ?? "").replace(/\s*[(–-]?\s*[€$£]\s?\d.*$|\s*\d[\d.,]*\s?[€$£].*$/u, "").trim();
}

/** What is written last before a thing, and is part of none: what its part of the menu is called. */
function headBefore(view: PageView, part: number, starts: ReadonlySet<number>): string {
  const isOfThing = (at: number) => starts.has(at) || around(view, at).some((outer) => starts.has(outer));
  for (let at = part - 1; at > 0; at -= 1) {
    const node = view.nodes[at];
    if (node === undefined || isOfThing(at) || !/\p{L}{2}/u.test(node.name)) continue;
    if (node.role === "text" || node.role === "heading" || node.interactive) return plain(node.name);
  }
  return "";
}
