import { numberInWords } from "../../../grounding/amounts/numbers.ts";
import type { Figure } from "../../../page/looks.ts";
import type { PageView } from "../../../page/view.ts";
import { includesAll, isUsable, stemsOf } from "../../../grounding/matching/outline.ts";
import type { Came } from "../came.ts";
import { testFor } from "./figures.ts";
import { inTurn, type Deed, type Hand } from "./hand.ts";

const dragging =
  /^(?:drag|move|put|drop|bring|pull|push|slide|place)(?: and drop)? (?<count>all(?: of)?(?: the)?|every|each(?: of the)?|both(?: of)?(?: the)?|the (?:two|three|four|five)|the|an?|one|two|three|four|five|\d+) (?<what>[^,"“]+?) (?:in ?to|in|inside|within|onto|on top of|on|over|to|so that (?:it|they|both|all)(?: of them)? (?:lies?|is|are)(?: all)?(?: completely| fully| entirely)? (?:in|inside|within|on)) (?:the |an? )(?<where>[^,"“]+?)(?: (?:with|using) (?:the |your )?mouse| by dragging(?: (?:it|them))?(?: there)?)?$/iu;

/** “drag all circles into the black box”: what is told by its looks, to what is told by its looks or its name. */
export const dragByLooks: Deed = async (text, hand) => {
  const { count = "", what = "", where = "" } = dragging.exec(text)?.groups ?? {};
  if (what === "") return undefined;
  const drawn = await hand.drawn();
  const fits = testFor(what, drawn);
  if (fits === undefined || /^(?:items?|things?|objects?|elements?|numbers?)$/iu.test(what)) return undefined;
  const view = await hand.look();
  const movable = drawn.filter((figure) => fits(figure) && isMovable(view, figure));
  const goal = goalFor(view, { where, drawn, dragged: movable });
  const dragged = movable.filter(({ ref }) => ref !== goal?.ref);
  const wanted = wantedOf(count);
  if (goal === undefined || dragged.length === 0) return undefined;
  if (wanted !== undefined && dragged.length !== wanted) return undefined;
  const left = dragged.filter((figure) => !lies(figure, goal));
  return inTurn(
    left.map(
      ({ ref }, at) =>
        () =>
          drag(hand, { ref, goal: goal.ref, slot: { at, of: left.length } }),
    ),
  );
};

function isMovable(view: PageView, { ref, kind }: Figure): boolean {
  return kind !== "frame" && view.nodes.some((node) => node.ref === ref && isUsable(node));
}

/** Undefined for all. */
function wantedOf(count: string): number | undefined {
  const [word = ""] = count
    .toLowerCase()
    .replace(/^the (?=\p{L})/u, "")
    .split(" ");
  return /^(?:all|every|each)$/u.test(word) ? undefined : countOf(word);
}

type Goal = { ref: string; box: Figure["box"] };
type Sought = { where: string; drawn: Figure[]; dragged: Figure[] };

/** The one part that looks, or is called, so, and does not hold what is dragged already. */
function goalFor(view: PageView, { where, drawn, dragged }: Sought): Goal | undefined {
  const fits = testFor(where, drawn);
  const fitting = fits === undefined ? called(view, where) : drawn.filter(fits);
  const free = fitting.filter(
    (goal) => !dragged.some(({ ref }) => ref === goal.ref) && !dragged.every((figure) => lies(figure, goal)),
  );
  if (free.length <= 1) return free[0];
  // What takes things in is often all that cannot be dragged itself.
  const still = free.filter(({ ref }) => !view.nodes.some((node) => node.ref === ref && isUsable(node)));
  return still.length === 1 ? still[0] : undefined;
}

function called({ nodes }: PageView, where: string): Goal[] {
  const words = stemsOf(where);
  return nodes.flatMap(({ name, hints = "", box, ref }) =>
    box !== undefined && ref !== "" && includesAll(`${name} ${hints}`, words) ? [{ ref, box }] : [],
  );
}

function lies({ box }: Goal, { box: around }: Goal): boolean {
  return (
    box.x >= around.x &&
    box.y >= around.y &&
    box.x + box.width <= around.x + around.width &&
    box.y + box.height <= around.y + around.height
  );
}

type Slot = { at: number; of: number };

/** Several are laid beside each other, so that none lies where the next is let go. */
async function drag(
  hand: Hand,
  { ref, goal, slot }: { ref: string; goal: string; slot: Slot },
): Promise<Came> {
  const view = await hand.look();
  const there = view.nodes.find((node) => node.ref === ref);
  if (there === undefined) return { done: false, reason: "one of them is gone." };
  const drawn = slot.of > 1 ? await hand.drawn() : [];
  const own = drawn.find((figure) => figure.ref === ref)?.box;
  const around = drawn.find((figure) => figure.ref === goal)?.box;
  const by = own && around && wayTo(slot, own, around);
  return hand.use(view, there, { method: "dragTo", arguments: by ?? [goal], why: "Drags what looks so" });
}

/** CSS pixels to the right and down. */
function wayTo({ at, of }: Slot, own: Figure["box"], around: Figure["box"]): string[] {
  const columns = Math.ceil(Math.sqrt(of));
  const rows = Math.ceil(of / columns);
  const x = around.x + (around.width * ((at % columns) + 0.5)) / columns;
  const y = around.y + (around.height * (Math.floor(at / columns) + 0.5)) / rows;
  return [x - own.x - own.width / 2, y - own.y - own.height / 2].map((way) => String(Math.round(way)));
}

function countOf(word: string): number {
  if (word === "both") return 2;
  return /^(?:the|an?)$/u.test(word) ? 1 : (numberInWords(word) ?? Number.NaN);
}
