import type { ActionMethod } from "@legwork/protocol";
import type { PageView, ViewNode } from "../../page/view.ts";
import { likelyNodes } from "../evidence/likely.ts";
import { describeAt } from "../matching/describe.ts";
import { unsure, type Grounding, type RankedNode, type Resolved } from "../outcome.ts";
import type { Chance } from "./network.ts";
import { openNetwork } from "./open-network.ts";

/** What the rules are as sure of is done; the network is not asked. */
const sure = 0.95;
/** What the network holds to be less likely is not done. */
const leastChance = 0.01;
/** What is as likely, and nothing is done with, is not left out: one field of two, or the other thing instead. */
const mostLeftOut = 0.85;
/** Of more things than these (“all five tests”) the network knows which kind is meant, and of each one less. */
const few = 2;
/** What is less likely is not listed. */
const leastListed = 0.15;

/**
 * What was found, or a failure where the network holds it to be hardly likely, or something else to be meant as well: rules that
 * found a way to read the words know nothing of what else these may mean. Left as it is: what every word of the instruction tells, and what is told by its place,
 * which the network does not see.
 */
export async function heldAgainstNetwork(
  view: PageView,
  instruction: string,
  grounding: Grounding,
): Promise<Grounding> {
  if (grounding.outcome !== "resolved" || grounding.confidence >= sure) return grounding;
  if (grounding.isAccounted === true || grounding.isPlaced === true || isUnseen(instruction, grounding))
    return grounding;
  const places = placesIn(view);
  const targets = new Set(grounding.steps.flatMap(({ node }) => places.get(node?.ref ?? "") ?? []));
  // What cannot be used is refused anyway, and told so.
  const isVain = [...targets].some(
    (at) => view.nodes[at]?.disabled === true || view.nodes[at]?.readonly === true,
  );
  if (targets.size === 0 || isVain) return grounding;
  const likely = likelyNodes(view, instruction);
  const network = await openNetwork();
  const chances = best(await network.read(view, { instruction, likely, needed: [...targets] }));
  const ofTargets = [...targets].map((at) => chances.get(at)?.chance ?? 1);
  const chance = targets.size > few ? Math.max(...ofTargets) : Math.min(...ofTargets);
  // What is sent by a key needs no button beside the field.
  const isSent = grounding.steps.some(({ method }) => method === "press");
  const isLeftOut = [...chances.values()].some(
    (one) => !isSent && !targets.has(one.at) && one.chance > mostLeftOut,
  );
  if (chance >= leastChance && !isLeftOut) return grounding;
  return { ...unsure(grounding), candidates: ranked(view, chances, likely) };
}

const byPlace = /\b(?:under|below|beneath|above|beside|next to|between|(?:left|right) of|last|bottom)\b/iu;
const byMouse = /^(?:hover|doubleClick|rightClick|middleClick|dragTo|scroll|scrollTo)$/u;

/** What is told by its place, and what else than a click is done with the mouse: it has learnt next to nothing of either. */
const isUnseen = (instruction: string, { steps }: Resolved): boolean =>
  byPlace.test(instruction) || steps.some(({ method }) => byMouse.test(method));

const begun = new WeakMap<PageView, { instruction: string; nodes: Promise<RankedNode[]> }>();

/**
 * What an instruction that nothing is done for may have meant, likeliest first, with what would be done with each where the words
 * tell. Asked again for the same view while it is read, it is read once. `signal`: ends the reading, with its reason.
 */
export function meantNodes(view: PageView, instruction: string, signal?: AbortSignal): Promise<RankedNode[]> {
  const before = begun.get(view);
  if (before?.instruction === instruction) return before.nodes;
  const nodes = readMeant(view, instruction, signal);
  begun.set(view, { instruction, nodes });
  return nodes;
}

async function readMeant(
  view: PageView,
  instruction: string,
  signal: AbortSignal | undefined,
): Promise<RankedNode[]> {
  const likely = likelyNodes(view, instruction);
  const network = await openNetwork();
  return ranked(view, best(await network.read(view, { instruction, likely, signal })), likely);
}

/** Of what the network holds to be 0.75 likely three in four are meant. */
const told = (chance: number): number => Math.round(chance * 100) / 100;

/** The best chance of each control: its own, or that of one of its options. */
function best(chances: readonly Chance[]): Map<number, Chance> {
  const found = new Map<number, Chance>();
  for (const chance of chances)
    if (chance.chance > (found.get(chance.at)?.chance ?? -1)) found.set(chance.at, chance);
  return found;
}

function ranked(
  view: PageView,
  chances: ReadonlyMap<number, Chance>,
  likely: readonly RankedNode[],
): RankedNode[] {
  const deeds = new Map(likely.map(({ node, deed }) => [node, deed]));
  return [...chances.values()]
    .filter(({ chance }) => told(chance) >= leastListed)
    .toSorted((one, other) => other.chance - one.chance)
    .flatMap(({ at, option, chance }) => {
      const node = view.nodes[at];
      if (node === undefined) return [];
      const deed = deeds.get(node) ?? deedOn(node, option);
      return [
        {
          node,
          confidence: told(chance),
          description: describeAt(view, at),
          ...(deed === undefined ? {} : { deed }),
        },
      ];
    });
}

/** What is done with a control where no word tells; what is written in a field is always told. */
function deedOn(
  { role, options, checked, disabled }: ViewNode,
  option: number | undefined,
): { method: ActionMethod; arguments: string[] } | undefined {
  if (disabled === true) return undefined;
  const chosen = option === undefined ? undefined : options?.[option];
  if (chosen !== undefined) return { method: "selectOption", arguments: [chosen.label] };
  if (options !== undefined || /^(?:textbox|searchbox|spinbutton|combobox|slider)$/u.test(role))
    return undefined;
  if (/^(?:checkbox|switch|radio)$/u.test(role))
    return { method: checked === true && role !== "radio" ? "uncheck" : "check", arguments: [] };
  return { method: "click", arguments: [] };
}

const placesIn = ({ nodes }: PageView): Map<string, number> =>
  new Map(nodes.flatMap(({ ref }, at) => (ref === "" ? [] : [[ref, at] as const])));
