import type { PageView, ViewNode } from "../../../page/view.ts";
import { plain } from "../../../grounding/matching/outline.ts";
import type { Came } from "../came.ts";
import type { Deed, Hand } from "./hand.ts";

const verb = "(?:drag|move|put|place|bring|shift)";
const name = String.raw`["“]?(?<name>[^"“”]+?)["”]?`;
const toEnd = new RegExp(
  String.raw`^${verb} ${name} (?:(?:up|down) )?(?:to|at|into) the (?:very )?(?<end>top|start|beginning|front|first (?:place|position)|bottom|end|last (?:place|position))(?: of the (?:list|queue|order|table))?$`,
  "iu",
);
const beside = new RegExp(
  String.raw`^${verb} ${name} (?:(?:to (?:the place )?)?(?:right |directly |just )?)(?<side>before|above|after|below|behind|under|in front of) ["“]?(?<other>[^"“”]+?)["”]?$`,
  "iu",
);
const byOne = new RegExp(
  String.raw`^${verb} ${name} (?:by )?(?<count>one|two|three|\d) (?:places?|positions?|steps?|rows?|lines?) (?<way>up|down|higher|lower)(?:wards)?$`,
  "iu",
);
const toPlace = new RegExp(
  String.raw`^${verb} ${name} to (?:the )?(?:(?<place>first|second|third|fourth|fifth|sixth|\d+(?:st|nd|rd|th)) (?:place|position|row|spot)|(?:position|place|number) (?<number>\d+))(?: (?:in|of) the list)?$`,
  "iu",
);
const sorting =
  /^(?:sort|order|arrange|drag|put) (?:the |all (?:the )?)?(?:numbers?|names?|items?|entries|words?|cards?|list)(?: by (?:dragging|drag and drop)(?: them)?)? (?:in(?:to)?|from) (?:an? )?(?<way>ascending|increasing|descending|decreasing|alphabetical|smallest|lowest|largest|biggest|highest)\b.*$/iu;

const numbers: Record<string, number> = {
  one: 1,
  two: 2,
  three: 3,
  first: 1,
  second: 2,
  third: 3,
  fourth: 4,
  fifth: 5,
  sixth: 6,
};
/** Drags for one step at most. */
const mostDrags = 14;

type Item = { node: ViewNode; name: string };

/** “drag Ada to the top of the list”, “move Ada before Bo”: entries of one list, in an order that dragging changes. */
export const reorder: Deed = async (text, hand) => {
  const view = await hand.look();
  const wanted = wantedOrder(view, text);
  return wanted && arrange(hand, wanted);
};

/** “sort the numbers in ascending order by dragging them”. */
export const sortByDragging: Deed = async (text, hand) => {
  const way = sorting.exec(text)?.groups?.["way"]?.toLowerCase();
  if (way === undefined) return undefined;
  const view = await hand.look();
  const [list, ...others] = listsOf(view).filter((items) => items.length > 2 && areMovable(items));
  if (list === undefined || others.length > 0) return undefined;
  const names = list.map((item) => item.name);
  const isNumeric = names.every((one) => /^-?\d+(?:[.,]\d+)?$/u.test(one));
  if (!isNumeric && way !== "alphabetical") return undefined;
  const rising = /^(?:ascending|increasing|smallest|lowest|alphabetical)$/u.test(way) ? 1 : -1;
  const sorted = names.toSorted((left, right) =>
    isNumeric ? rising * (Number(left) - Number(right)) : left.localeCompare(right),
  );
  return arrange(hand, sorted);
};

function wantedOrder(view: PageView, text: string): string[] | undefined {
  const groups = (toEnd.exec(text) ?? byOne.exec(text) ?? toPlace.exec(text) ?? beside.exec(text))?.groups;
  const moved = groups?.["name"]?.replace(/^(?:the )?(?:item|entry|card|name|row)? ?/iu, "");
  if (groups === undefined || moved === undefined) return undefined;
  const [list, ...others] = listsOf(view).filter((items) =>
    items.some((item) => plain(item.name) === plain(moved)),
  );
  if (list === undefined || others.length > 0) return undefined;
  const names = list.map((item) => item.name);
  const from = names.findIndex((one) => plain(one) === plain(moved));
  const rest = names.filter((_, at) => at !== from);
  const to = placeIn(groups, { from, rest });
  if (to === undefined || to < 0 || to > rest.length) return undefined;
  return [...rest.slice(0, to), names[from] ?? "", ...rest.slice(to)];
}

function placeIn(
  groups: Record<string, string | undefined>,
  { from, rest }: { from: number; rest: string[] },
): number | undefined {
  const { end, count, way, place, number, side, other } = groups;
  if (end !== undefined) return /^(?:top|start|beginning|front|first)/iu.test(end) ? 0 : rest.length;
  if (count !== undefined) {
    const by = numbers[count.toLowerCase()] ?? Number(count);
    return /^(?:up|higher)$/iu.test(way ?? "") ? from - by : from + by;
  }
  if (place !== undefined || number !== undefined)
    return (numbers[place?.toLowerCase() ?? ""] ?? Number.parseInt(number ?? place ?? "", 10)) - 1;
  const at = rest.findIndex((one) => plain(one) === plain(other ?? ""));
  if (at < 0) return undefined;
  return /^(?:before|above|in front of)$/iu.test(side ?? "") ? at : at + 1;
}

/** Drags one entry after the other to its place, and looks each time where it came to stand. */
async function arrange(hand: Hand, wanted: string[]): Promise<Came> {
  for (let drag = 0; drag < mostDrags; drag += 1) {
    const view = await hand.look();
    const list = listsOf(view).find((items) => isSameSet(items, wanted));
    if (list === undefined) return { done: false, reason: "the list is not there any more." };
    const now = list.map((item) => item.name);
    const at = now.findIndex((one, place) => one !== wanted[place]);
    if (at < 0) return { done: true };
    const step = nextDrag(list, wanted, at);
    if (step === undefined) return { done: false, reason: "where its entries stand cannot be told." };
    // What an earlier drag overshot is dropped a little nearer or farther.
    const came = await hand.use(view, step.node, {
      method: "dragTo",
      arguments: [String(step.by.x), String(step.by.y + (drag % 2 === 0 ? 0 : step.slack))],
      why: "Drags to its place",
    });
    if (!came.done) return came;
  }
  return { done: false, reason: `after ${mostDrags} drags the order is still another.` };
}

type Drag = { node: ViewNode; by: { x: number; y: number }; slack: number };

/** A single entry that stands too high is dragged down at once, rather than all others up. */
function nextDrag(list: Item[], wanted: string[], at: number): Drag | undefined {
  const now = list.map(({ name: one }) => one);
  const there = now[at] ?? "";
  const goal = wanted.indexOf(there);
  const without = now.filter((_, place) => place !== at);
  const isAlone = without.every((one, place) => one === wanted.filter((other) => other !== there)[place]);
  const from = isAlone ? at : now.indexOf(wanted[at] ?? "");
  const to = isAlone ? goal : at;
  const [own, other] = [list[from]?.node, list[to]?.node];
  if (own?.box === undefined || other?.box === undefined) return undefined;
  const isUp = to < from;
  const isAcross = Math.abs(other.box.y - own.box.y) < own.box.height / 2;
  const part = isUp ? -0.25 : 0.25;
  const x = other.box.x - own.box.x + (isAcross ? part * other.box.width : 0);
  const y =
    other.box.y +
    other.box.height / 2 -
    (own.box.y + own.box.height / 2) +
    (isAcross ? 0 : part * other.box.height);
  return {
    node: own,
    by: { x: Math.round(x), y: Math.round(y) },
    slack: Math.round(part * other.box.height),
  };
}

function isSameSet(items: Item[], names: string[]): boolean {
  return items.length === names.length && items.every((item) => names.includes(item.name));
}

function areMovable(items: Item[]): boolean {
  return items.every(({ node }) => node.box !== undefined && node.editable !== true);
}

/** Runs of like elements with one short text each. */
function listsOf(view: PageView): Item[][] {
  const lists = new Map<string, Item[]>();
  for (const [at, node] of view.nodes.entries()) {
    const text = view.nodes[at + 1];
    const said =
      node.role === "text" ? "" : node.name === "" ? (text?.parent === at ? text.name : "") : node.name;
    const isOwn = text?.role === "text" && text.parent === at && view.nodes[at + 2]?.parent !== at;
    if (node.ref === "" || !isOwn || said.trim() === "" || said.length > 60 || node.box === undefined)
      continue;
    const key = `${node.parent} ${node.tag} ${node.role}`;
    lists.set(key, [...(lists.get(key) ?? []), { node, name: said.trim() }]);
  }
  return [...lists.values()].filter(
    (items) => items.length > 1 && new Set(items.map((item) => item.name)).size === items.length,
  );
}
