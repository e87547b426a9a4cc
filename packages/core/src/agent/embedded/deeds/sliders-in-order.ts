import type { PageView, ViewNode } from "../../../page/view.ts";
import { placeSaid } from "../../../grounding/vocabulary/relations.ts";
import type { Came } from "../came.ts";
import { inTurn, useAgain, type Deed, type Hand } from "./hand.ts";
import { handlesOf, pressKeys } from "./stepped-value.ts";

const number = String.raw`-?\d+(?:\.\d+)?`;
const setting = "(?:set|move|drag|put|bring|change|adjust|slide|turn|push)";
const series = new RegExp(
  String.raw`^${setting} (?:all )?(?:of )?(?:the |these )?(?:\p{L}+ )?(?:sliders?|handles?|knobs?|dials?)(?: below| above| here)?(?: to| so that they (?:show|read|say)| at)?(?: the)?(?: (?:combination|values?|numbers?|positions?|order|sequence|settings?))?(?: of)?:? ?[[({]?(?<numbers>${number}(?:(?:, ?(?:and )?| and |; ?| )${number})+)[\])}]?(?:,? (?:in (?:this|that|the given) order|respectively|from (?:top to bottom|left to right)))?$`,
  "iu",
);
const eachTo = new RegExp(
  String.raw`^${setting} (?:all|each|every one|every|both)(?: (?:one|\p{L}+))?(?: of)?(?: the| these)?(?: \p{L}+)? ?(?:sliders?|handles?|knobs?|dials?) (?:to|at) (?<number>${number})$`,
  "iu",
);
const place = String.raw`(?:the )?(?<place>\p{L}+|\d+(?:st|nd|rd|th))(?: (?:slider|handle|knob|dial|one))?(?: (?:to|at|=))? (?<number>${number})`;
const placed = new RegExp(String.raw`^(?:${setting} )?${place}$`, "iu");
const firstPlaced = new RegExp(
  String.raw`^${setting} (?:the )?(?:\p{L}+|\d+(?:st|nd|rd|th)) (?:slider|handle|knob|dial) (?:to|at) ${number}(?:,| and )`,
  "iu",
);

/** “set the sliders to [2, 7, 5]”, “move the first slider to 4, the second to 0”: each by its place, the first one first. */
export const slidersInOrder: Deed = async (text, hand) => {
  const view = await hand.look();
  const sliders = slidersOf(view);
  if (sliders.length < 2) return undefined;
  const wanted = wantedOf(text, sliders.length);
  if (wanted === undefined) return undefined;
  const last = Math.max(...wanted.map(({ at }) => at));
  const isEach = series.test(text);
  if (last >= sliders.length || (isEach && wanted.length !== sliders.length))
    return { done: false, reason: `the page has ${sliders.length} sliders, and not ${last + 1}.` };
  return inTurn(
    wanted.map(
      ({ at, value }) =>
        () =>
          setOne(hand, sliders[at] as ViewNode, value),
    ),
  );
};

type Wanted = { at: number; value: string };

/** Which slider is to stand where; undefined for any other order. */
function wantedOf(text: string, count: number): Wanted[] | undefined {
  const one = eachTo.exec(text)?.groups?.["number"];
  if (one !== undefined) return Array.from({ length: count }, (_, at) => ({ at, value: one }));
  const numbers = series.exec(text)?.groups?.["numbers"];
  if (numbers !== undefined)
    return (numbers.match(new RegExp(number, "gu")) ?? []).map((value, at) => ({ at, value }));
  if (!firstPlaced.test(text)) return undefined;
  const parts = text.split(/,? and (?:then )?|, (?:then )?/u).map((part) => placed.exec(part)?.groups);
  const found = parts.flatMap((groups): Wanted[] => {
    const said = placeSaid(groups?.["place"] ?? "");
    if (groups === undefined || said === undefined || said === 0) return [];
    return [{ at: said > 0 ? said - 1 : count + said, value: groups["number"] ?? "" }];
  });
  return found.length === parts.length ? found : undefined;
}

/** Sliders that say that they are some; else the handles of what is made of plain parts. */
function slidersOf(view: PageView): ViewNode[] {
  const said = view.nodes.filter(
    ({ role, disabled, ref }) => role === "slider" && disabled !== true && ref !== "",
  );
  return said.length > 0 ? said : handlesOf(view);
}

async function setOne(hand: Hand, { ref, ...slider }: ViewNode, value: string): Promise<Came> {
  if (slider.role !== "slider") return pressKeys(hand, ref, Number(value));
  const why = `Sets a slider to ${value}`;
  const now = (await hand.look()).nodes.find((node) => node.ref === ref);
  if (now?.value !== undefined && Number(now.value) === Number(value)) return { done: true };
  return useAgain(
    hand,
    { ref, ...slider },
    { method: "fill", arguments: [value], why, gone: "the slider is gone." },
  );
}
