import { numberInWords } from "../../../grounding/amounts/numbers.ts";
import { ownPart, indexOfNode, includesAll, saidIn, stemsOf } from "../../../grounding/matching/outline.ts";
import type { PageView, ViewNode } from "../../../page/view.ts";
import { signsFor } from "./signs.ts";
import type { Deed } from "./hand.ts";

const moving =
  /^(?:move|push|shift|put|bring|rank) (?:the )?(?:(?:step|item|entry|row|card|task|line|option|song|track) )?["“]?(?<name>[^"“”]+?)["”]? (?:(?:by )?(?<count>\d+|an?|one|two|three|four|five) )?(?:(?:more )?(?:places?|steps?|positions?|rows?|lines?|spots?) )?(?:(?<way>up|down)(?:wards)?(?: (?:by )?(?<behind>\d+|one|two|three|four|five)(?: (?:places?|steps?|positions?|rows?|spots?))?)?|(?:to |at )?(?:the )?(?:very )?(?<end>top|bottom|first|last|front|end|beginning|start)(?: (?:place|position|spot))?)(?: (?:of|in|on) (?:the |its |this )?(?:\p{L}+ )?(?:list|order|queue|table|column))?$/iu;
const upwards = /^(?:top|first|front|beginning|start)$/iu;

/** “move Peel one up”, “move Boil to the top of the list”: by the arrows that stand in each entry. */
export const moveBySigns: Deed = async (text, hand) => {
  const { name = "", way, end = "", count, behind } = moving.exec(text)?.groups ?? {};
  if (name === "") return undefined;
  const sign = /^up$/iu.test(way ?? "") || upwards.test(end) ? "up" : "down";
  const place = placeIn(await hand.look(), name, sign);
  if (place === undefined) return undefined;
  const toEnd = sign === "up" ? place.at : place.of - 1 - place.at;
  const said =
    way === undefined ? toEnd : (numberInWords((count ?? behind ?? "one").replace(/^an?$/u, "one")) ?? 1);
  if (said > toEnd) return { done: false, reason: `${JSON.stringify(name)} cannot be moved ${sign} so far.` };
  for (let step = 0; step < said; step += 1) {
    const view = await hand.look();
    const now = placeIn(view, name, sign);
    if (now === undefined) return { done: false, reason: `${JSON.stringify(name)} is gone.` };
    const came = await hand.use(view, now.control, { why: `Moves it ${sign}` });
    if (!came.done || came.doubt !== undefined) return came;
  }
  return { done: true };
};

type Place = { control: ViewNode; at: number; of: number };

/** The arrow in the entry of that name, and where that stands among all entries that have an arrow. */
function placeIn(view: PageView, name: string, sign: "up" | "down"): Place | undefined {
  const arrows = { up: partsOf(view, "up"), down: partsOf(view, "down") };
  // The first can often not be moved up, nor the last down.
  const entries = [...new Set([...arrows.up.keys(), ...arrows.down.keys()])].toSorted(
    (one, other) => one - other,
  );
  const found = entries.filter((entry) => includesAll(saidIn(view, entry), stemsOf(name)));
  const [only = -1, ...others] = found;
  const control = arrows[sign].get(only);
  if (entries.length < 2 || others.length > 0 || control === undefined) return undefined;
  return { control, at: entries.indexOf(only), of: entries.length };
}

function partsOf(view: PageView, sign: string): Map<number, ViewNode> {
  const controls = signsFor(view, sign);
  const indices = new Set(controls.map((node) => indexOfNode(view, node)));
  return new Map(controls.map((control) => [ownPart(view, indexOfNode(view, control), indices), control]));
}
