import type { PageView } from "../../page/view.ts";
import { isInCorner, partsFound } from "./part-found.ts";
import { candidatesWithin, namedParts } from "./captions.ts";
import { partsSaid, withoutAround, type PartSaid } from "./part-said.ts";
import { normalize, wordsOf } from "../matching/text.ts";
import { isOrder } from "../grammar/clauses.ts";
import { onlyWhere } from "../entries/parts-called.ts";
import { pressOf, type Grounding, type Resolved } from "../outcome.ts";
import { tiers } from "../matching/similarity.ts";
import { placeSaid } from "../vocabulary/relations.ts";
import { indexOf, type ViewIndex } from "../matching/view-index.ts";

const denying =
  /\b(?:not|except|but|without|unlike|than|neither|nor|both|all|every|each|other|if)\b|n['’]t\b/u;

/**
 * “hit Print in the bar at the top”, “in the storage part, free up the photos”, “new job: number of passengers 3”, “the minus, upper
 * right”: the part of the page is told by what it is called, how it looks or where it is, and the rest is done in it.
 */
export function groundInPart(
  view: PageView,
  instruction: string,
  ground: (order: string, page: PageView) => Grounding,
): Resolved | undefined {
  if (denying.test(instruction)) return undefined;
  for (const said of [...partsSaid(instruction), ...partsLed(indexOf(view), instruction)]) {
    const found = doneInside(view, said, ground);
    if (found) return found;
  }
  return undefined;
}

function doneInside(
  view: PageView,
  said: PartSaid,
  ground: (order: string, page: PageView) => Grounding,
): Resolved | undefined {
  const isInside = insideOf(view, said);
  if (isInside === undefined) return undefined;
  const page = withinPart(view, isInside);
  const plain = ground(said.rest, page);
  // “the minus, upper right” is pressed.
  const isThing = plain.outcome !== "resolved" && /^the \p{L}/iu.test(said.rest) && !isOrder(said.rest);
  const found = isThing ? ground(`click ${said.rest}`, page) : (nthInside(page, said.rest) ?? plain);
  if (found.outcome !== "resolved" || found.steps.length === 0) return undefined;
  const isThere = found.steps.every(({ node }) => node !== undefined && isInside(view.nodes.indexOf(node)));
  return isThere ? { ...found, isInferred: true, isPlaced: true } : undefined;
}

const led =
  /^(?:(?:in|under|at|for|on) )?(?:(?:the|my|our) )?(?<name>[^,:;."“]{2,40}): (?<rest>[^:]{3,100})$/u;

/** “Owner: first name Marta”, where that is what a part of the page is called, and no field. */
export function groundUnderName(
  view: PageView,
  instruction: string,
  ground: (order: string, page: PageView) => Grounding,
): Resolved | undefined {
  const { name = "", rest = "" } = led.exec(instruction.trim())?.groups ?? {};
  if (name === "" || denying.test(instruction)) return undefined;
  const index = indexOf(view);
  const called = normalize(name);
  const isPart =
    namedParts(index).filter(({ at }) => normalize(view.nodes[at]?.name ?? "") === called).length > 0;
  const isOwn = index.candidates.some(({ fields }) => fields.some((field) => field.name.text === called));
  // “Name: Ada” is a value of a field; “Shadows: switch on auto” is none.
  if (!isPart || (isOwn && !isOrder(rest))) return undefined;
  return doneInside(view, { name, noun: "", colours: [], sides: [], rest }, ground);
}

const first = /^(?:in|under|at|on|within) (?:the|my|our|this) /iu;

/** “in the video player, switch the subtitles on”: where it is to be done is said first, and is not what it is done to. */
export function groundPartFirst(
  view: PageView,
  instruction: string,
  ground: (order: string, page: PageView) => Grounding,
): Resolved | undefined {
  if (!first.test(instruction) || denying.test(instruction)) return undefined;
  for (const said of [...partsSaid(instruction), ...partsBefore(indexOf(view), instruction)]) {
    const isAhead = withoutAround(instruction).endsWith(said.rest) && isOrder(said.rest);
    const found = isAhead ? doneInside(view, said, ground) : undefined;
    if (found) return found;
  }
  return undefined;
}

/** “in the guest track set the volume to 40”. */
function partsBefore(index: ViewIndex, instruction: string): PartSaid[] {
  const said = withoutAround(instruction).replace(first, "");
  return namedParts(index).flatMap(({ at }): PartSaid[] => {
    const name = normalize(index.view.nodes[at]?.name ?? "");
    const words = name.split(" ").length;
    const [head, rest] = [said.split(" ").slice(0, words), said.split(" ").slice(words)];
    if (name === "" || normalize(head.join(" ")) !== name) return [];
    const orders = [rest, rest.slice(1)].map((one) => one.join(" ")).filter(isOrder);
    return orders.slice(0, 1).map((order) => ({ name, noun: "", colours: [], sides: [], rest: order }));
  });
}

/** “Sunday service starts at 10:15”, where a field of that part is called “Starts at”. */
function partsLed(index: ViewIndex, instruction: string): PartSaid[] {
  const said = withoutAround(instruction);
  const wanted = wordsOf(normalize(said));
  return namedParts(index).flatMap(({ at, from, until }): PartSaid[] => {
    const name = wordsOf(normalize(index.view.nodes[at]?.name ?? ""));
    const rest = wanted.slice(name.length);
    const isLed = name.length > 0 && rest.length > 1 && name.every((word, place) => word === wanted[place]);
    if (!isLed) return [];
    const isCalled = candidatesWithin(index, { from, until }).some(({ fields }) =>
      fields.some(
        (field) =>
          field.name.words.length > 0 && field.name.words.every((word, place) => word === rest[place]),
      ),
    );
    const words = said.split(" ").slice(name.length).join(" ");
    return isCalled ? [{ name: name.join(" "), noun: "", colours: [], sides: [], rest: words }] : [];
  });
}

const nth =
  /^(?:click|press|tap|hit|open|choose|select|use)(?: on)? the (?<which>[\p{L}\d -]{2,16}) (?:button|link|icon|tab|item|entry|page|tool|one)$/iu;

/** “open the last item” of a part in which there is nothing but what is pressed. */
function nthInside(page: PageView, rest: string): Resolved | undefined {
  const place = placeSaid(nth.exec(rest)?.groups?.["which"] ?? "");
  if (place === undefined) return undefined;
  const all = indexOf(page).candidates.filter(({ node }) => node.box !== undefined);
  const isPressed = all.every(({ node }) => /^(?:button|link|tab|menuitem|generic)$/u.test(node.role));
  const found = all.length > 1 && isPressed ? all.at(place > 0 ? place - 1 : place) : undefined;
  return found && found.node.disabled !== true
    ? pressOf(page, { ...found, score: 0.8, tier: tiers.words })
    : undefined;
}

function insideOf(view: PageView, said: PartSaid): ((at: number) => boolean) | undefined {
  const index = indexOf(view);
  if (said.noun === "corner")
    return said.sides.length > 0 ? (at) => at >= 0 && isInCorner(index, at, said.sides) : undefined;
  const ranges = partsFound(index, said);
  if (ranges.length === 0) return undefined;
  return (at) => ranges.some(({ from, until }) => at >= from && at < until);
}

/** The page as it would be if nothing else could be acted on, but what holds something of the part. */
function withinPart(view: PageView, isInside: (at: number) => boolean): PageView {
  const holding = new Set<number>();
  for (const { index: at } of indexOf(view).candidates) {
    if (!isInside(at)) continue;
    for (let up = at; up > 0 && !holding.has(up); up = view.nodes[up]?.parent ?? 0) holding.add(up);
  }
  return onlyWhere(view, (at) => isInside(at) || holding.has(at));
}
