import type { PageView, ViewNode } from "../page/view.ts";
import { isCheckable, isField } from "./matching/compatibility.ts";
import { joined, staysOnPage } from "./joined.ts";
import { isInFront } from "./matching/candidates.ts";
import { rankedNodes, stepOn, type GroundedStep, type Resolved } from "./outcome.ts";
import { tiers } from "./matching/similarity.ts";
import { normalize, wordsOf } from "./matching/text.ts";
import { contains, indexOf, type Candidate } from "./matching/view-index.ts";

/** “… then submit”: after fields were filled, the one button whose name begins so sends them. */
export function finish(view: PageView, text: string, groundings: Resolved[]): Resolved | undefined {
  const isFilled = groundings.length > 0 && groundings.every(({ steps }) => steps.every(staysOnPage));
  const word = text.toLowerCase();
  if (!isFilled || !/^\p{L}+$/u.test(word)) return undefined;
  const index = indexOf(view);
  const sending = index.candidates.filter(
    ({ node, fields, index: at }) =>
      fields.some(({ name }) => name.words[0] === word) &&
      !isField(node) &&
      !isCheckable(node) &&
      isInFront(index, at),
  );
  const [button, another] = sending.length > 1 ? nearest(view, groundings, sending) : sending;
  if (!button || another || button.node.role === "link") return undefined;
  const steps = [stepOn(view, button.node, { method: "click" })];
  const ranked = [{ index: button.index, node: button.node, score: 0.8, tier: tiers.run }];
  return { outcome: "resolved", steps, confidence: 0.8, candidates: rankedNodes(view, ranked) };
}

/** What presses the button that a step before it would have pressed anyway. */
const searches =
  /^(?:press|click|hit|push|tap|use)(?: on)?(?: the)? ["“]?(?:search|find|go|enter|return|look up|magnif)/iu;
const orders =
  /^(?:press|click|hit|push|tap|use)\b.*\b(?:order|buy|book|reserve|purchase|rent|hire|submit|send|confirm)\b|^(?:submit|send|confirm|place|finish|complete|check ?out|order|buy|book|reserve)(?: (?:it|them|this|that|the order|my order|your order))?$/iu;

/** What is begun by filling in, and done by a button that is called so. */
const verbsSent = "add|invite|export|convert|forward|publish|launch";
const sends = new RegExp(
  String.raw`^(?:press|click|hit|push|tap|use)(?: on)?(?: the)? ["“]?(?:${verbsSent}|go|enter|return|send|save)\b`,
  "iu",
);

/** Those in the smallest part of the page around what was filled in. */
function nearest(view: PageView, groundings: Resolved[], sending: Candidate[]): Candidate[] {
  const index = indexOf(view);
  const filled = groundings.flatMap(({ steps }) =>
    steps.flatMap(({ node }) => (node ? [view.nodes.indexOf(node)] : [])),
  );
  for (let at = view.nodes[filled[0] ?? 0]?.parent ?? 0; at > 0; at = view.nodes[at]?.parent ?? 0) {
    const inside = sending.filter((one) => contains(index, at, one.index));
    if (inside.length > 0) return filled.every((field) => contains(index, at, field)) ? inside : sending;
  }
  return sending;
}

const ordering =
  /^\P{L}*(?:please )?(?:(?<verb>order|buy|book|reserve|purchase|rent|hire)\b|(?:place|make|put in|submit) an? (?:new )?(?<thing>bid|offer|order|booking|reservation)\b)/iu;

/** The verb itself, or else the one other for the same: “buy two mugs” where there is “Order”. */
function conclusion(view: PageView, verb: string, found: Resolved): Resolved | undefined {
  const own = finish(view, verb, [found]);
  if (own !== undefined || !/^(?:order|buy|purchase)$/iu.test(verb)) return own;
  const [end, another] = ["order", "buy", "purchase"].flatMap((one) => finish(view, one, [found]) ?? []);
  return another === undefined ? end : undefined;
}

const searching = /^\P{L}*(?:please )?(?:search|look|find|google|query)\b/iu;

/** Whether what an order would send is sent by what is done after it: the next step of a search, any of an order for goods. */
export function isSentLater(instruction: string, later: readonly string[]): boolean {
  return (
    (searching.test(instruction) && searches.test(later[0] ?? "")) ||
    (ordering.test(instruction) && later.some((text) => orders.test(text))) ||
    ((going.test(instruction) || adding.test(instruction)) && sends.test(later[0] ?? ""))
  );
}

/**
 * “order 5 mugs and 2 plates”, where “Order” stands below what was filled in: that alone would have ordered nothing; and
 * “search for pans”, which is not sent where the next step does so. `later`: what is done after it, in words.
 */
export function sent(
  view: PageView,
  { instruction, later }: { instruction: string; later: readonly string[] },
  found: Resolved,
): Resolved {
  const isLater = isSentLater(instruction, later);
  const last = found.steps.at(-1);
  if (last !== undefined && found.steps.length > 1 && (isEnter(last) || isSearchButton(last)))
    return isLater ? { ...found, steps: found.steps.slice(0, -1) } : found;
  if (!isLater && lookingUp.test(instruction) && found.steps.length === 1 && last?.node?.role === "searchbox")
    return last.method === "fill" ? { ...found, steps: [last, enterIn(view, last.node)] } : found;
  const asked = isLater ? undefined : sentByItself(view, instruction, found);
  if (asked) return asked;
  const said = isLater ? undefined : ordering.exec(instruction)?.groups;
  const verb = said?.["verb"] ?? said?.["thing"];
  const end = verb === undefined ? undefined : conclusion(view, verb, found);
  const both = end === undefined ? found : joined([found, end]);
  return both.outcome === "resolved" ? both : found;
}

const going =
  /^\P{L}*(?:please )?(?:go|jump|skip) (?:on |back |ahead )?to\b|\b(?:take|bring|get) (?:me|us) (?:there|to)\b/iu;
const adding = new RegExp(String.raw`^\P{L}*(?:please )?(?<verb>${verbsSent})\b`, "iu");
const places = /^(?:(?:go|jump|skip) to )?(?:the )?(?:page|line|slide|chapter|verse)?(?: number| no\.?)?$/u;
const forbidding = /\b(?:don['’]t|do not|without|not yet|no need to)\b/iu;

/**
 * “take me to line 212”, “add a step: Return the keys”, “invite ada@hill.example as a reader”: what is only written there has taken
 * nobody there, added nothing, and invited no one. The button beside it, which is called so, is pressed; without one, Enter takes one there.
 */
function sentByItself(view: PageView, instruction: string, found: Resolved): Resolved | undefined {
  const [step, another] = found.steps;
  if (step?.node === undefined || !found.steps.some(isGiven) || forbidding.test(instruction))
    return undefined;
  const called = normalize(step.node.name || (step.node.placeholder ?? ""));
  const isPlace = another === undefined && step.node.tag === "input" && called !== "" && places.test(called);
  if (isPlace && going.test(instruction))
    return endedBy(view, "go", found) ?? { ...found, steps: [...found.steps, enterIn(view, step.node)] };
  const verb = adding.exec(instruction)?.groups?.["verb"]?.toLowerCase();
  // “invite message: see you Friday”, “publish date 9 March” only fill in what is called so; “add a note” adds to what is new.
  const isOfName = found.steps.some(({ node }) => normalize(node?.name ?? "").startsWith(`${verb} `));
  const isNew = another === undefined && /^(?:add|new|another) /u.test(called);
  return verb !== undefined && (verb === "add" ? isNew : !isOfName) ? endedBy(view, verb, found) : undefined;
}

const isGiven = ({ method }: GroundedStep): boolean => method === "fill" || method === "selectOption";

/** By the button that is called by the verb alone, or by the verb and what the field is called. */
function endedBy(view: PageView, verb: string, found: Resolved): Resolved | undefined {
  const end = finish(view, verb, [found]);
  const [, ...rest] = wordsOf(normalize(end?.steps[0]?.node?.name ?? ""));
  const own = new Set(found.steps.flatMap(({ node }) => wordsOf(normalize(node?.name ?? ""))));
  const both = end === undefined || !rest.every((word) => own.has(word)) ? undefined : joined([found, end]);
  return both?.outcome === "resolved" ? both : undefined;
}

/** “search for pans and press Enter”: a search that the next step sends is not sent twice. */
export function sendOnce(groundings: Resolved[]): Resolved[] {
  return groundings.map((grounding, at) => {
    const last = grounding.steps.at(-1);
    const next = groundings[at + 1]?.steps[0];
    const sends = next !== undefined && (isEnter(next) || isSearchButton(next));
    const isSent =
      last !== undefined && (isEnter(last) || (grounding.steps.length > 1 && isSearchButton(last)));
    return isSent && sends ? { ...grounding, steps: grounding.steps.slice(0, -1) } : grounding;
  });
}

function isSearchButton({ method, node }: GroundedStep): boolean {
  return method === "click" && /search|find|^go$/i.test(node?.name ?? "");
}

const lookingUp = /^\P{L}*(?:please )?(?:search|look up|google|query)\b/iu;

/** “look up "Porto" in the office search” is more than to write it there. */
function enterIn(view: PageView, node: ViewNode): GroundedStep {
  return stepOn(view, node, { method: "press", arguments: ["Enter"] });
}

function isEnter({ method, arguments: [key] }: GroundedStep): boolean {
  return method === "press" && key === "Enter";
}
