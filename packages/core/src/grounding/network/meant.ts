import type { PageView, ViewNode } from "../../page/view.ts";
import { likelyNodes } from "../evidence/likely.ts";
import { describeAt } from "../matching/describe.ts";
import {
  isWriting,
  unsure,
  type GroundedStep,
  type Grounding,
  type RankedNode,
  type Resolved,
} from "../outcome.ts";
import { isField, isNumeric } from "../matching/compatibility.ts";
import { normalize } from "../matching/text.ts";
import { deedOn, valueFor } from "./deed-on.ts";
import { leavesMuch, writesMuch } from "./left-over.ts";
import type { Chance, Network } from "./network.ts";
import { openNetwork } from "./open-network.ts";
import { best, likelier, wayIn, type Way } from "./way.ts";

/** What the rules are as sure of is done, and the network not asked, unless it was inferred, or much of what was said is left over or written. */
const sure = 0.95;
/** What the network holds to be less likely is not done. */
const leastChance = 0.03;
/** Nor is pressed what is less likely than this, where it would do something else. */
const leastBeside = 0.2;
/** What is as likely, and nothing is done with, is not left out: one field of two, or the other thing instead. */
const mostLeftOut = 0.85;
/** Where it is surer than this of a value, no other is written; nor where the rules have read every word, if it is surer still. */
const sureOfValue = 0.8;
const surerOfValue = 0.9;
/** “the last receipt” is no tick box, where buttons are this likely, and the tick box less than that. */
const leastOfKind = 0.25;
const mostOfOtherKind = 0.01;
/** Of more things than these (“all five tests”) the network knows which kind is meant, and of each one less. */
const few = 2;
/** What is less likely is not listed. */
const leastListed = 0.15;

/**
 * What was found, or a failure where the network holds it to be hardly likely, or something else to be meant as well: rules that
 * found a way to read the words know nothing of what else these may mean. Left as it is, but for what is given to fields and lists: what every word of the
 * instruction tells, and what is told by its place, which the network does not see.
 */
export async function heldAgainstNetwork(
  view: PageView,
  instruction: string,
  grounding: Grounding,
): Promise<Grounding> {
  if (grounding.outcome !== "resolved") return grounding;
  const isSure = grounding.confidence >= sure && grounding.isInferred !== true;
  if (isSure && !leavesMuch(instruction, grounding) && !writesMuch(instruction, grounding)) return grounding;
  const isPlaced = grounding.isPlaced === true || isUnseen(instruction, grounding);
  const isTold = grounding.isAccounted === true || isPlaced;
  const steps = isTold ? grounding.steps.filter(isGiving) : grounding.steps;
  const places = placesIn(view);
  const placesOf = (some: readonly GroundedStep[]): number[] =>
    some.flatMap(({ node }) => places.get(node?.ref ?? "") ?? []);
  const targets = new Set(placesOf(steps));
  const pressed = grounding.steps.filter((step) => !isGiving(step));
  const counted = grounding.steps.length === 1 && byOrder.test(instruction) ? placesOf(pressed) : [];
  const asked = [...new Set([...targets, ...counted])];
  // What cannot be used is refused anyway, and told so.
  const isVain = asked.some((at) => view.nodes[at]?.disabled === true || view.nodes[at]?.readonly === true);
  if (asked.length === 0 || isVain) return grounding;
  const likely = likelyNodes(view, instruction);
  const network = await openNetwork();
  const chances = await network.read(view, { instruction, likely, needed: asked });
  const found: Found = { view, instruction, steps, places, targets, bests: best(chances) };
  const knowsValues = tellsValues(network, instruction);
  const way = isTold || !knowsValues ? undefined : wayIn(view, { instruction, chances });
  const isOther = way !== undefined && !doesSame(grounding, way);
  const isHeld =
    isUnlikely(found, isOther ? leastBeside : leastChance) ||
    isOfOtherKind(found, counted) ||
    (knowsValues && writesOther(found, isTold)) ||
    leavesOut({ ...found, targets: new Set(placesOf(grounding.steps)) });
  if (isHeld) {
    const candidates = ranked(view, { instruction, chances, likely });
    // It is not read again for what is done instead.
    begun.set(view, { instruction, reading: Promise.resolve({ chances, likely }) });
    // What is told by its place it knows no better.
    return { ...unsure(grounding), candidates, ...(!isPlaced && { isHeld: true }) };
  }
  if (way === undefined) return grounding;
  const { confidence } = grounding;
  return { ...grounding, confidence: isOther ? Math.min(confidence, ofOne) : Math.max(confidence, ofBoth) };
}

/** Of what both would do 98.7 % is right, whatever the rules hold of it; of what the network would do otherwise three in four. */
const ofBoth = 0.98;
const ofOne = 0.77;

function doesSame({ steps }: Resolved, way: Way): boolean {
  const [own, others] = [steps, way.steps].map((all) => all.map(deedText).toSorted().join("\n"));
  return own === others;
}

/** What is typed is filled in, and a button that stays pressed is set by a click. */
function deedText({ node, method, arguments: values }: GroundedStep): string {
  const isSet = node?.pressed !== undefined && method === (node.pressed === true ? "uncheck" : "check");
  const deed = isSet ? "click" : method === "type" ? "fill" : method;
  return [deed, node?.ref ?? "", ...values].join(" ");
}

/** Steps that the rules found, and what the network holds of them. `places`: indices in the view by reference; `targets`: those of what they are done on. */
type Found = {
  view: PageView;
  instruction: string;
  steps: GroundedStep[];
  places: ReadonlyMap<string, number>;
  targets: ReadonlySet<number>;
  bests: ReadonlyMap<number, Chance>;
};

/** A field or a list gets something. */
const isGiving = (step: GroundedStep): boolean =>
  isWriting(step) || (step.method === "selectOption" && step.node?.options !== undefined);

/** `pressed`: how likely what is pressed, ticked or dragged has to be. */
function isUnlikely({ view, steps, targets, bests }: Found, pressed: number): boolean {
  const given = new Set(steps.flatMap((step) => (isGiving(step) ? (step.node?.ref ?? []) : [])));
  // Of a field without a name it knows nothing.
  const named = [...targets].filter((at) => isNamed(view.nodes[at]));
  const chancesOf = (isGiven: boolean): number[] =>
    named
      .filter((at) => given.has(view.nodes[at]?.ref ?? "") === isGiven)
      .map((at) => bests.get(at)?.chance ?? 1);
  const others = chancesOf(false);
  const least = others.length > few ? Math.max(...others) : Math.min(1, ...others);
  return least < pressed || Math.min(1, ...chancesOf(true)) < leastChance;
}

function leavesOut({ view, instruction, steps, targets, bests }: Found): boolean {
  // What is sent by a key needs no button beside the field.
  if (steps.some(({ method }) => method === "press")) return false;
  const written = new Set(steps.filter(isWriting).map(({ arguments: [given = ""] }) => normalize(given)));
  return [...bests.values()].some(
    (one) =>
      !targets.has(one.at) && one.chance > mostLeftOut && !lacksValue(view, written, { ...one, instruction }),
  );
}

/** It has learnt nothing of `%name%`, and knows nothing of what it did not read. */
const tellsValues = (network: Network, instruction: string): boolean =>
  !/%[^%\s]+%/u.test(instruction) && network.readsWhole(instruction);

/** What is counted is of another kind than what is likely meant: it knows no places, but what is counted. */
function isOfOtherKind({ view, bests }: Found, counted: readonly number[]): boolean {
  const [likeliest] = [...bests.values()].toSorted((one, other) => other.chance - one.chance);
  if (likeliest === undefined || likeliest.chance < leastOfKind) return false;
  const kind = view.nodes[likeliest.at]?.role;
  return counted.some(
    (at) => view.nodes[at]?.role !== kind && (bests.get(at)?.chance ?? 1) < mostOfOtherKind,
  );
}

/** Another value is written than the one that the network is sure of. */
function writesOther({ view, instruction, steps, places, bests }: Found, isTold: boolean): boolean {
  return steps.some((step) => {
    const {
      node,
      arguments: [given = ""],
    } = step;
    if (node === undefined || !isWriting(step) || given === "") return false;
    const value = bests.get(places.get(node.ref) ?? -1)?.value;
    const said = value && valueFor(view, { node, value, instruction });
    if (said === undefined || said.chance <= (isTold ? surerOfValue : sureOfValue)) return false;
    // Which of two days is the first is told by grammar.
    if (isTold && steps.some((other) => other !== step && other.arguments[0] === said.written)) return false;
    if (isNumeric(node)) return said.written !== given && !isReckoned(node, given, said.written);
    return bare(said.written) !== bare(given);
  });
}

/** “a tent” is no other value than “tent”. */
const bare = (text: string): string => normalize(text).replace(/^(?:an?|the) /u, "");

/** “one less” where it is 4 is 3. */
const isReckoned = ({ value }: ViewNode, given: string, said: string): boolean =>
  value !== undefined && Math.abs(Math.abs(Number(given) - Number(value)) - Math.abs(Number(said))) < 1e-6;

const order = String.raw`first|second|third|fourth|fifth|\d+(?:st|nd|rd|th)|last|bottom`;
const byOrder = new RegExp(String.raw`\b(?:${order})\b`, "iu");
const byPlace = new RegExp(
  String.raw`\b(?:under|below|beneath|above|beside|next to|between|(?:left|right) of|${order})\b`,
  "iu",
);
const byMouse = /^(?:hover|doubleClick|rightClick|middleClick|dragTo|scroll|scrollTo)$/u;

/** A field that gets nothing, or what another one gets already, is not left out. */
function lacksValue(
  view: PageView,
  written: ReadonlySet<string>,
  { at, value, instruction }: Chance & { instruction: string },
): boolean {
  const node = view.nodes[at];
  if (written.size === 0 || node === undefined || !isField(node)) return false;
  const said = value && valueFor(view, { node, value, instruction });
  return said === undefined || said.chance < likelier || written.has(normalize(said.written));
}

const isNamed = (node: ViewNode | undefined): boolean =>
  node !== undefined && (!isField(node) || node.name !== "" || (node.placeholder ?? "") !== "");

/**
 * What is told by its place, what else than a click is done with the mouse, and what is chosen from a list that is not open: it has
 * learnt next to nothing of the first two, and does not see the third.
 */
const isUnseen = (instruction: string, { steps }: Resolved): boolean =>
  byPlace.test(instruction) ||
  steps.some(
    ({ method, node }) => byMouse.test(method) || (method === "selectOption" && node?.options === undefined),
  );

type Reading = { chances: Chance[]; likely: RankedNode[] };
const begun = new WeakMap<PageView, { instruction: string; reading: Promise<Reading> }>();

/** Asked again for the same view while it is read, it is read once. */
function readingOf(view: PageView, instruction: string, signal?: AbortSignal): Promise<Reading> {
  const before = begun.get(view);
  if (before?.instruction === instruction) return before.reading;
  const reading = read(view, instruction, signal);
  begun.set(view, { instruction, reading });
  return reading;
}

async function read(view: PageView, instruction: string, signal: AbortSignal | undefined): Promise<Reading> {
  const likely = likelyNodes(view, instruction);
  const network = await openNetwork();
  return { chances: await network.read(view, { instruction, likely, signal }), likely };
}

/**
 * What an instruction that nothing is done for may have meant, likeliest first, with what would be done with each where the words
 * tell. `signal`: ends the reading, with its reason.
 */
export async function meantNodes(
  view: PageView,
  instruction: string,
  signal?: AbortSignal,
): Promise<RankedNode[]> {
  const { chances, likely } = await readingOf(view, instruction, signal);
  return ranked(view, { instruction, chances, likely });
}

/** What the network would do. Undefined where it holds nothing to be meant, or cannot tell what is done with it. */
export async function likeliestWay(view: PageView, instruction: string): Promise<Way | undefined> {
  const { chances } = await readingOf(view, instruction);
  return tellsValues(await openNetwork(), instruction) ? wayIn(view, { instruction, chances }) : undefined;
}

/** Of what the network holds to be 0.75 likely three in four are meant. */
const told = (chance: number): number => Math.round(chance * 100) / 100;

function ranked(
  view: PageView,
  { instruction, chances, likely }: Reading & { instruction: string },
): RankedNode[] {
  const deeds = new Map(likely.map(({ node, deed }) => [node, deed]));
  return [...best(chances).values()]
    .filter(({ chance }) => told(chance) >= leastListed)
    .toSorted((one, other) => other.chance - one.chance)
    .flatMap((one) => {
      const node = view.nodes[one.at];
      if (node === undefined) return [];
      const { method, arguments: values } =
        deeds.get(node) ?? deedOn(view, { ...one, instruction, node }) ?? {};
      return [
        {
          node,
          confidence: told(one.chance),
          description: describeAt(view, one.at),
          ...(method === undefined ? {} : { deed: { method, arguments: values ?? [] } }),
        },
      ];
    });
}

const placesIn = ({ nodes }: PageView): Map<string, number> =>
  new Map(nodes.flatMap(({ ref }, at) => (ref === "" ? [] : [[ref, at] as const])));
