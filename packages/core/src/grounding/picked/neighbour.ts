import { stem } from "../matching/text.ts";
import { roleTable } from "../vocabulary/roles.ts";
import { isThing } from "../vocabulary/things.ts";
import { isOfKind } from "./things.ts";
import type { Place } from "./told.ts";
import { wordsSaid } from "./words.ts";

type Told = { entries: number[]; told: number } | undefined;

const between = /^(?<head>.*?)\bbetween (?<one>.+?) and (?<other>.+)$/iu;
const beside =
  /^(?<head>.*?)\b(?:(?:right|directly|just|immediately) )?(?<side>below|under|underneath|beneath|after|following|above|over|before|preceding|(?:to |on )?the (?:right|left) of|(?:right|left) of|(?:next|adjacent|close) to|beside|besides|alongside|by the side of) (?<name>.+)$/iu;
const amount = /^(?:[€$£¥]|\d[\d.,]* ?(?:[€$£¥%]|euros?|dollars?|pounds?)\b)/iu;

/**
 * “the train below the one at 12:30”, “the card to the right of Olga”, “between the first and …”: the position of the
 * entry that stands there, with what was said before; “nowhere” where none does. Undefined where no place beside an
 * entry is told.
 */
export function neighbourAt(
  place: Place,
  text: string,
  told: (words: string) => Told,
): { at: number[]; head: string } | "nowhere" | undefined {
  const pair = between.exec(text)?.groups;
  if (pair) {
    const [one, other] = [only(told(pair["one"] ?? "")), only(told(pair["other"] ?? ""))];
    if (one === undefined || other === undefined || Math.abs(one - other) !== 2) return "nowhere";
    return { at: [(one + other) / 2], head: pair["head"] ?? "" };
  }
  const { head = "", side = "", name = "" } = beside.exec(text)?.groups ?? {};
  if (name === "" || isPhrasal(head.trim(), side)) return undefined;
  if (eitherSide.test(side) && !isBesideThing(place, head)) return undefined;
  if (amount.test(name)) return "nowhere";
  const at = only(told(name));
  const sides = eitherSide.test(side) ? ["left of", "right of"] : [side.toLowerCase()];
  const next = at === undefined ? [] : sides.flatMap((one) => nextTo(place, { at, side: one }) ?? []);
  // “under Sport”, “after Monday”: a heading and a time are no things beside which others stand.
  return next.length === 0
    ? eitherSide.test(side) || /^(?:under|after|before|over|following)$/iu.test(side)
      ? undefined
      : "nowhere"
    : { at: next, head };
}

/** “hand over the Brompton”, “look after Ada”: a verb and its particle, and no place. */
const isPhrasal = (head: string, side: string): boolean =>
  /^(?:over|after|under|before|following)$/iu.test(side) &&
  /^\p{L}*$/u.test(head) &&
  !isThing(stem(head.toLowerCase()));

/** One on either side of it may be meant; which one, where there are two, is told by what else is said. */
const eitherSide = /^(?:(?:next|adjacent|close) to|besides?|alongside|by the side of)$/iu;

/** “the seat next to Ada” is another seat; “the box next to Salami”, “Edit next to Ada” belong to what they stand beside. */
function isBesideThing({ index, things }: Place, head: string): boolean {
  const noun = wordsSaid(head).at(-1);
  if (noun === undefined || roleTable.has(noun.text.toLowerCase())) return false;
  if (!things.entries.every((at) => index.view.nodes[at]?.interactive === true)) return false;
  return isThing(noun.form) || isOfKind(things, noun);
}

function only(told: Told): number | undefined {
  return told && told.told > 0 && told.entries.length === 1 ? told.entries[0] : undefined;
}

/** The next entry of the list on that side, as it is drawn. */
function nextTo(
  {
    index: {
      view: { nodes },
    },
    things: { entries },
  }: Place,
  { at, side }: { at: number; side: string },
): number | undefined {
  const own = nodes[entries[at] ?? -1]?.box;
  if (!own) return undefined;
  const isAcross = /left|right/u.test(side);
  const isBack = /left|above|over|before|preceding/u.test(side);
  const order = at + (isBack ? -1 : 1);
  const other = nodes[entries[order] ?? -1]?.box;
  if (!other || order < 0) return undefined;
  if (/after|before|following|preceding/u.test(side)) return order;
  const shares = isAcross
    ? own.y < other.y + other.height && other.y < own.y + own.height
    : own.x < other.x + other.width && other.x < own.x + own.width;
  const distance = isAcross ? other.x - own.x : other.y - own.y;
  return shares && distance * (isBack ? -1 : 1) > 0 ? order : undefined;
}
