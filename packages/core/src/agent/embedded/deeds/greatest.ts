import type { PageView, ViewNode } from "../../../page/view.ts";
import { controlsOf, indexOfNode, ownPart, saidIn } from "../../../grounding/matching/outline.ts";
import type { Came } from "../came.ts";
import { give } from "./arithmetic.ts";
import { useAgain, type Deed, type Hand } from "./hand.ts";
import { comparedOf, comparisonsIn } from "./numbered.ts";

type Numbered = { node: ViewNode; value: number };

/** More cards are no game that anybody plays. */
const mostCards = 20;

/** “pick the card with the greatest number”, where the cards show it only once they are pointed at, or turned over. */
export const hiddenGreatest: Deed = async (text, hand) => {
  const [said, another] = comparisonsIn(text) ?? [];
  if (said === undefined || another !== undefined) return undefined;
  const cards = cardsOf(await hand.look());
  if (cards.length < 2 || cards.length > mostCards || hand.stepsLeft <= 2 * cards.length) return undefined;
  const byPointing = await numbersOf(hand, cards, "hover");
  const isTurned = byPointing === undefined;
  const numbers = byPointing ?? (await numbersOf(hand, cards, "click"));
  const found = numbers === undefined ? undefined : comparedOf(said, numbers);
  if (found === undefined)
    return { done: false, reason: "which of them is meant cannot be told by what they show." };
  // The one that was turned over last is the one that is taken.
  if (isTurned && found.node.ref === cards.at(-1)?.ref) return { done: true };
  return useAgain(hand, found.node, { why: "Compares the numbers", gone: "the card is gone." });
};

/** Alike, side by side, and without a word. */
function cardsOf(view: PageView): ViewNode[] {
  const groups = Map.groupBy(
    controlsOf(view).filter(({ name, value = "" }) => name.trim() === "" && value === ""),
    ({ tag, role, hints = "", parent }) => [tag, role, hints.replaceAll(/\d+/gu, ""), parent].join(" "),
  );
  const [only, ...others] = [...groups.values()].filter((group) => group.length > 1);
  return others.length > 0 ? [] : (only ?? []);
}

/** What each shows; undefined, and no other is tried, where the first shows nothing. */
async function numbersOf(
  hand: Hand,
  cards: ViewNode[],
  method: "hover" | "click",
): Promise<Numbered[] | undefined> {
  const numbers: Numbered[] = [];
  for (const node of cards) {
    const came: Came = await useAgain(hand, node, {
      method,
      why: "Looks at its number",
      gone: "a card is gone.",
    });
    if (!came.done) return undefined;
    const view = await hand.look();
    const said = saidIn(view, indexOfNode(view, node));
    const digits = /^\D*(?<digits>-?\d+(?:[.,]\d+)?)\D*$/u.exec(said)?.groups?.["digits"];
    if (digits === undefined) return undefined;
    numbers.push({ node, value: Number(digits.replace(",", ".")) });
  }
  return numbers;
}

const beside =
  /^(?:click|press|tap|choose|select|push|hit)(?: on)? the (?:button|link|box|field|one|checkbox|control|icon) (?<where>under|underneath|below|beneath|above|over|beside|next to|near|by|with|for|of|to the (?:left|right) of) (?<said>the .+|it|that(?: number)?)$/iu;

const typed =
  /^(?:type|enter|write|put)(?: in| down)? (?<said>the .+?)(?: (?:in|of|on|from) the (?:list|table|page|text|paragraph|row|column))?(?: (?:in|into|to) (?<field>the .+))?$/iu;
const asked =
  /^(?:find|look for|what is|which is|read|note|determine) (?<said>the .+?)(?: (?:in|of|on|from) the (?:list|table|page|text|paragraph|row|column))?\??$/iu;

/** “type the largest number into the field”, “find the smallest number”. */
export const greatestSaid: Deed = async (text, hand) => {
  const groups = typed.exec(text)?.groups;
  const said = groups?.["said"] ?? asked.exec(text)?.groups?.["said"] ?? "";
  if (!/\bnumber$/iu.test(said)) return undefined;
  const view = await hand.look();
  const found = comparedOf(said, numbersShown(view));
  if (found === undefined) return undefined;
  const value = saidIn(view, indexOfNode(view, found.node)).trim();
  const digits = /^-?\d+(?:[.,]\d+)?$/u.test(value) ? value : String(found.value);
  hand.references.note(said, digits);
  return groups === undefined ? { done: true, answer: digits } : give(hand, digits, groups["field"]);
};

/** “press the button under the greatest number”, “find the greatest number and press the button below it”. */
export const besideGreatest: Deed = async (text, hand) => {
  const { where = "", said = "" } = beside.exec(text)?.groups ?? {};
  if (said === "") return undefined;
  const view = await hand.look();
  const numbers = numbersShown(view);
  const noted = /^(?:it|that(?: number)?)$/iu.test(said) ? hand.references.notes.at(-1)?.value : undefined;
  const [same, another] = numbers.filter(({ value }) => String(value) === noted);
  const found = noted === undefined ? comparedOf(said, numbers) : another === undefined ? same : undefined;
  if (found === undefined) return undefined;
  const control = controlAt(view, found.node, where.toLowerCase()) ?? controlWith(view, found.node);
  if (control === undefined) return undefined;
  const own = view.nodes[indexOfNode(view, control)] ?? control;
  return hand.use(view, own, { why: "Belongs to that number" });
};

/** Numbers that stand for themselves; `node` is what holds them. */
function numbersShown(view: PageView): Numbered[] {
  return view.nodes.flatMap(({ role, name, parent }): Numbered[] => {
    const node = view.nodes[parent];
    const isNumber = role === "text" && /^-?\d+(?:[.,]\d+)?$/u.test(name.trim());
    return isNumber && node !== undefined && !node.interactive
      ? [{ node, value: Number(name.trim().replace(",", ".")) }]
      : [];
  });
}

/** The nearest in the direction that is told. */
function controlAt(view: PageView, { box }: ViewNode, where: string): ViewNode | undefined {
  if (box === undefined) return undefined;
  const isAcross = /^(?:to the|beside|next to|near|by)/u.test(where);
  const way = /^(?:above|over)$/u.test(where) || where.includes("left") ? -1 : 1;
  const distances = controlsOf(view).flatMap((node) => {
    const other = node.box;
    if (other === undefined) return [];
    const [start, size, side, width] = isAcross
      ? (["x", "width", "y", "height"] as const)
      : (["y", "height", "x", "width"] as const);
    const overlaps = other[side] < box[side] + box[width] && box[side] < other[side] + other[width];
    const distance =
      way > 0 ? other[start] - (box[start] + box[size]) : box[start] - (other[start] + other[size]);
    return overlaps && distance > -2 ? [{ node, distance }] : [];
  });
  return distances.toSorted((left, right) => left.distance - right.distance)[0]?.node;
}

/** The one in whose own part of the page it stands. */
function controlWith(view: PageView, holder: ViewNode): ViewNode | undefined {
  const at = view.nodes.indexOf(holder);
  const controls = controlsOf(view).map((node) => indexOfNode(view, node));
  const all = new Set(controls);
  const found = controls.filter((control) => {
    const part = ownPart(view, control, all);
    return part === at || (part < at && saidIn(view, part) !== "" && isWithin(view, at, part));
  });
  return found.length === 1 ? view.nodes[found[0] ?? -1] : undefined;
}

function isWithin(view: PageView, index: number, part: number): boolean {
  for (let at = index; at > 0; at = view.nodes[at]?.parent ?? -1) if (at === part) return true;
  return false;
}
