import { timesIn } from "../../../grounding/amounts/measures.ts";
import { isSilent } from "../../../grounding/offers/told.ts";
import {
  controlsOf,
  fieldsOf,
  includesAll,
  indexOfNode,
  ownPart,
  plain,
  saidIn,
  stemsOf,
} from "../../../grounding/matching/outline.ts";
import { normalize, wordsOf } from "../../../grounding/matching/text.ts";
import type { PageView, ViewNode } from "../../../page/view.ts";
import type { Came } from "../came.ts";
import { endingsOf } from "./day-plan.ts";
import { fillAgain, inTurn, type Deed, type Hand } from "./hand.ts";

const appointing =
  /^(?:book|make|reserve|schedule|get|take|arrange)(?: me)? (?:the|an?|my) (?:(?<which>first|earliest|next|soonest|last|latest) )?(?:(?:free|available|open|possible) )?(?:appointment|slot|time|lesson|visit|consultation|session|meeting)\b(?<rest>.*)$/iu;
const about =
  /,? (?:(?:(?:it(?:'s|’s| is)|this is) )?(?:about|regarding|concerning|because of)|(?:it(?:'s|’s| is) )?for(?= ["“])|the reason (?:is|being)|with the reason) ["“]?(?<reason>[^"“”]+?)["”]?$/iu;

/** “book the first free appointment with Dr. Ray, it is about a sore knee”: the row, what it then asks for, and the end. */
export const appointment: Deed = async (text, hand) => {
  const { which = "", rest = "" } = appointing.exec(text)?.groups ?? {};
  const reason = about.exec(rest)?.groups?.["reason"];
  const told = stemsOf(
    wordsOf(normalize(rest.replace(about, "")))
      .filter((word) => !isSilent({ word, quoted: false, telling: false }))
      .join(" "),
  );
  if (told.length === 0) return undefined;
  const view = await hand.look();
  const control = controlFor(view, told, which);
  if (control === undefined) return undefined;
  const [fields, endings] = [fieldsOf(view), endingsOf(view)].map(refsOf);
  const taken = await hand.use(view, control, { why: "Takes the appointment" });
  if (!taken.done) return taken;
  const came = await finish(hand, reason, { fields, endings });
  return came.done ? came : { ...came, isFinal: true };
};

const refsOf = (nodes: ViewNode[]): Set<string> => new Set(nodes.map(({ ref }) => ref));

type Had = { fields: Set<string> | undefined; endings: Set<string> | undefined };

/** What is asked for once it is taken; what was not told is not made up. */
async function finish(hand: Hand, reason: string | undefined, had: Had): Promise<Came> {
  const view = await hand.look();
  const empty = fieldsOf(view).filter(
    ({ ref, value = "", tag }) => had.fields?.has(ref) !== true && value === "" && tag !== "select",
  );
  const [field, ...others] = empty;
  if (reason !== undefined && (field === undefined || others.length > 0))
    return { done: false, reason: `there is no single field for ${JSON.stringify(reason)}.` };
  if (reason === undefined && field !== undefined)
    return { done: false, reason: `the page asks for ${JSON.stringify(field.name)}, which was not told.` };
  return inTurn([
    ...(field === undefined || reason === undefined ? [] : [() => fillAgain(hand, field, reason)]),
    async () => {
      const now = await hand.look();
      const [button, another] = endingsOf(now).filter(({ ref }) => had.endings?.has(ref) !== true);
      if (button === undefined && field === undefined) return { done: true };
      return button === undefined || another !== undefined
        ? { done: false, reason: "which button ends it cannot be told." }
        : hand.use(now, button, { why: "Ends it" });
    },
  ]);
}

/** Of the like controls, the first or the last whose part says all that is told; by their times where each says one. */
function controlFor(view: PageView, told: string[], which: string): ViewNode | undefined {
  const like = controlsOf(view).filter(({ name }) =>
    /^(?:book|reserve|choose|select|take|pick|make)\b/u.test(plain(name)),
  );
  const places = new Set(like.map((node) => indexOfNode(view, node)));
  const rows = like.flatMap((node) => {
    const said = saidIn(view, ownPart(view, indexOfNode(view, node), places));
    return includesAll(said, told) ? [{ node, times: timesIn(said) }] : [];
  });
  if (like.length < 2 || rows.length === 0) return undefined;
  const isTimed = rows.every(({ times }) => times.length === 1);
  const sorted = isTimed ? rows.toSorted((one, other) => (one.times[0] ?? 0) - (other.times[0] ?? 0)) : rows;
  // “An appointment” of several may be any of them only where which one is said.
  if (which === "" && rows.length > 1) return undefined;
  return (/^la/iu.test(which) ? sorted.at(-1) : sorted[0])?.node;
}
