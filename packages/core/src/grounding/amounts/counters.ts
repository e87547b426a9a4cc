import type { PageView } from "../../page/view.ts";
import { numberInWords } from "./numbers.ts";
import { wantedQuantity } from "./quantities.ts";
import { notFound, rankedNodes, stepOn, type Failure, type Grounding } from "../outcome.ts";
import { ownPart, writtenIn } from "../matching/own-parts.ts";
import { tiers } from "../matching/similarity.ts";
import { normalize, shorten, stem, wordsOf } from "../matching/text.ts";
import { indexOf, type Candidate, type ViewIndex } from "../matching/view-index.ts";

const number = String.raw`(?<count>an?|one|another|two|three|four|five|six|seven|eight|nine|ten|\d{1,2})`;
const thing = String.raw`(?:more )?(?:\p{L}+s? of )?(?<thing>\p{L}[\p{L} -]{1,40}?)`;
const politely = String.raw`(?:,? please)?[.!]?`;
const adding = new RegExp(
  String.raw`^(?:(?:i|we) (?:need|want|would like) to )?(?:add|take along|bring|include) (?:${number} )?${thing}${politely}$`,
  "iu",
);
const removing = new RegExp(
  String.raw`^(?:remove|take away|take off|drop|leave out) (?:${number} )?${thing}${politely}$`,
  "iu",
);
const having = new RegExp(
  String.raw`^(?:(?:for|we are|there are|make it|we need|we want|we would like|i need|i want|i would like|i'd like) )?${number} ${thing}${politely}$`,
  "iu",
);
const setting =
  /^(?:set|change) (?:the )?(?:(?:number|amount|quantity|count) of )?(?<thing>\p{L}[\p{L} -]{1,40}?) to (?<count>\d{1,2})$/iu;

/** More presses are asked for by nobody who sees the page. */
const mostPresses = 20;
const upward = /^(?:[+＋▲]|(?:add|one|plus|more|increase|increment)(?: (?:one|more|1))?)$/iu;
const downward = /^(?:[-−–﹣▼]|(?:remove|minus|less|fewer|decrease|decrement)(?: (?:one|less|1))?)$/iu;

type Wish = { thing: string; change?: number; total?: number };
/** `most`: what the page says is the largest number, as “(up to 3)”. */
type Counter = {
  part: number;
  up: Candidate | undefined;
  down: Candidate | undefined;
  count: number;
  most: number;
};

/**
 * “two adults”, “add a bicycle”, “remove a dog”: how many of something, which the page shows between a plus and a minus.
 * Undefined where it counts nothing that is called so, or cannot come to the number.
 */
export function countUp(view: PageView, text: string): Grounding | undefined {
  const wish = wishIn(text.trim());
  if (wish === undefined) return wantedQuantity(view, text);
  const index = indexOf(view);
  const [counter, ...others] = countersOf(index).filter((one) => isCalled(index, one, wish.thing));
  if (counter === undefined) return wantedQuantity(view, text);
  // “remove the pen” is more than one pen less, where there are three.
  const isAll = /^(?:the|my|this|that) /iu.test(wish.thing) && (wish.change ?? 0) < 0 && counter.count !== 1;
  if (others.length > 0 || isAll) return undefined;
  const change = wish.change ?? (wish.total ?? counter.count) - counter.count;
  if (counter.count + change > counter.most) return beyond(view, counter, wish.thing);
  const button = change === 0 ? undefined : buttonFor(counter, change);
  if (button === undefined) return undefined;
  const press = stepOn(view, button.node, { method: "click" });
  const steps = Array.from({ length: Math.abs(change) }, () => press);
  const ranked = [{ index: button.index, node: button.node, score: 0.85, tier: tiers.words }];
  return { outcome: "resolved", steps, confidence: 0.85, candidates: rankedNodes(view, ranked) };
}

function beyond(view: PageView, { most }: Counter, thing: string): Failure {
  const failure = notFound(view, thing, []);
  const message = `The page takes no more than ${most} of “${shorten(thing, 40)}”, so nothing was pressed.`;
  return { ...failure, message, decisive: true };
}

/** What is pressed to come to so many more or fewer; undefined where the page does not take as many. */
export function buttonFor({ up, down, count, most }: Counter, change: number): Candidate | undefined {
  const isTaken = count + change >= 0 && count + change <= most && Math.abs(change) <= mostPresses;
  const button = change < 0 ? down : up;
  return isTaken && button?.node.disabled !== true ? button : undefined;
}

/** What counts something between a plus and a minus; undefined where nothing is called so, or several are. */
export function counterFor(view: PageView, thing: string): Counter | undefined {
  const index = indexOf(view);
  const [counter, ...others] = countersOf(index).filter((one) => isCalled(index, one, thing));
  return others.length > 0 ? undefined : counter;
}

/** Whether a plus or a minus belongs to what counts something else than what is called so. */
export function countsAnother(view: PageView, button: Candidate, thing: string): boolean {
  const index = indexOf(view);
  const own = countersOf(index).find(({ up, down }) => [up?.index, down?.index].includes(button.index));
  return own !== undefined && own.part > 0 && !isCalled(index, own, thing);
}

function wishIn(text: string): Wish | undefined {
  const set = setting.exec(text)?.groups ?? having.exec(text)?.groups;
  if (set) return { thing: set["thing"] ?? "", total: countOf(set["count"]) };
  const added = adding.exec(text)?.groups;
  if (added) return { thing: added["thing"] ?? "", change: countOf(added["count"]) };
  const removed = removing.exec(text)?.groups;
  return removed && { thing: removed["thing"] ?? "", change: -countOf(removed["count"]) };
}

function countOf(word = "one"): number {
  return /^(?:an?|another)$/iu.test(word) ? 1 : (numberInWords(word) ?? 1);
}

/** Parts of the page that hold one plus, at most one minus, and one number as a text. */
function countersOf(index: ViewIndex): Counter[] {
  const buttons = (direction: RegExp): Candidate[] =>
    index.candidates.filter(
      ({ node, fields }) =>
        (node.role === "button" || node.role === "generic") &&
        fields.some(({ name }) => direction.test(name.text)),
    );
  const [ups, downs] = [buttons(upward), buttons(downward)];
  const places = ups.map((up) => up.index);
  return ups.flatMap((up) => {
    const part = aroundCount(index, up.index, ownPart(index, up.index, places));
    const own = downs.filter(({ index: at }) => at >= part && at < (index.end[part] ?? part));
    const counts = [...writtenIn(index, part), ...countsHeld(index, part)].filter((text) =>
      /^\d{1,3}$/u.test(text),
    );
    const [count] = counts;
    return counts.length === 1 && own.length < 2
      ? [{ part, up, down: own[0], count: Number(count), most: mostIn(writtenIn(index, part)) }]
      : [];
  });
}

const limited = /\b(?:up to|at most|maximum(?: of)?|max\.?|no more than) (\d{1,3})\b/iu;

function mostIn(texts: string[]): number {
  const said = texts.map((text) => limited.exec(text)?.[1]).find((most) => most !== undefined);
  return said === undefined ? Infinity : Number(said);
}

/** The smallest part around a plus that says how many there are, and of what: not all of a page that counts one thing. */
function aroundCount(index: ViewIndex, up: number, largest: number): number {
  let at = index.view.nodes[up]?.parent ?? 0;
  const isTold = (part: number): boolean => {
    const texts = [...writtenIn(index, part), ...countsHeld(index, part)];
    return texts.some((text) => /^\d{1,3}$/u.test(text)) && texts.some((text) => /\p{L}{2}/u.test(text));
  };
  while (at > largest && !isTold(at)) at = index.view.nodes[at]?.parent ?? 0;
  return Math.max(at, largest);
}

/** Fields between the two that show how many there are; a number field of its own is filled in. */
function countsHeld({ view: { nodes }, end }: ViewIndex, part: number): string[] {
  return nodes
    .slice(part, end[part])
    .flatMap(({ readonly, editable, role, value = "" }) =>
      readonly === true || role === "textbox" || (editable !== true && role === "spinbutton") ? [value] : [],
    );
}

/** Every word that was said stands in the part, as it is or as one or several. */
function isCalled(index: ViewIndex, { part }: Counter, said: string): boolean {
  const held = index.view.nodes
    .slice(part, index.end[part])
    .flatMap(({ readonly, name }) => (readonly ? [name] : []));
  const own = new Set(
    [...writtenIn(index, part), ...held].flatMap((text) => wordsOf(normalize(text)).map(single)),
  );
  const words = wordsOf(normalize(said)).filter((word) => !/^(?:the|a|an|of|more)$/u.test(word));
  return words.length > 0 && words.every((word) => own.has(single(word)));
}

const irregular: Record<string, string> = {
  children: "child",
  people: "person",
  men: "man",
  women: "woman",
  mice: "mouse",
  loaves: "loaf",
};

function single(word: string): string {
  return stem(irregular[word] ?? word);
}
