import type { ActionMethod } from "@legwork/protocol";
import type { PageView } from "../../page/view.ts";
import { pageByNumber } from "../vocabulary/page-numbers.ts";
import { isCheckable, roleFit } from "../matching/compatibility.ts";
import { numberInWords } from "../amounts/numbers.ts";
import { boxOf } from "../entries/item-controls.ts";
import { headingsOf } from "../entries/items.ts";
import { leavesSome } from "../entries/left-some.ts";
import { withoutLeftOut } from "../choices/left-out.ts";
import { openedByButton } from "../controls/opened-by-button.ts";
import { notFound, rankedNodes, stepOn, type Grounding, type Resolved } from "../outcome.ts";
import { tiers } from "../matching/similarity.ts";
import { contains, indexOf, type Candidate, type ViewIndex } from "../matching/view-index.ts";
import { candidatesIn } from "../matching/candidates.ts";
import type { Intent } from "../vocabulary/verbs.ts";
import { graveWords } from "../vocabulary/synonyms.ts";
import { askedBy, meansIn, type Asked, type Means } from "./controls.ts";
import { chosenOf, exceptedOf, mayMeanControls } from "./choose-entries.ts";
import { readOrder, type Order } from "./order.ts";
import { columnSaid, isInOtherColumn, type ColumnSaid } from "./boards.ts";
import { groupsOn, says, thingsOf, thingsOn, type Things } from "./things.ts";
import { normalize } from "../matching/text.ts";
import { toldBy } from "./told.ts";
import { wordsSaid, type Word } from "./words.ts";

/** Less than any control that is called so itself. */
const confidence = 0.8;

/** What a press or a tick does; what is written, dragged or scrolled is told otherwise. */
const taken = new Set<Intent>([
  "click",
  "open",
  "select",
  "check",
  "uncheck",
  "press",
  "name",
  "upload",
  "expand",
  "collapse",
  "hover",
]);

/** `isWhole`: all of the list are meant, none of which was told from the others. */
type Pick = { controls: Means[]; rank: number; isWhole: boolean; entries: readonly number[] };

/**
 * “buy the product for € 12.00”, “confirm the visit at 9:15”, “tick all pieces that are on loan”: the control that the
 * verb means in the entry, or the entries, of one list that say all of what is told of them. Every word is accounted for
 * by what such an entry says, by what the list is of, or by the control; undefined where one is not.
 */
export function groundPicked(view: PageView, text: string): Resolved | undefined {
  const numbered = numbering.exec(text)?.groups;
  const picked = pickOne(view, text);
  if (picked || !numbered) return picked;
  const { noun = "", number = "" } = numbered;
  const counted = numberInWords(number) ?? Number(number);
  return pickOne(view, text.replace(numbering, ` the ${ordinals[counted - 1] ?? `${counted}th`} ${noun}`));
}

/** “song number 3” is the third. */
const numbering =
  / (?:the )?(?<noun>\p{L}{3,}) (?:number|no\.|nr\.?|#) ?(?<number>\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten)(?=$|[ ,.!])/iu;
const ordinals = ["first", "second", "third"];

function pickOne(view: PageView, text: string): Resolved | undefined {
  const index = indexOf(view);
  const order = readOrder(text);
  if (!order || !isTaken(order) || countsPages.test(text) || fetches.test(text) || untold.test(text))
    return undefined;
  const lists = mayMeanControls(order)
    ? [...thingsOn(index), ...groupsBeside(index, order)]
    : thingsOn(index);
  // A column that is told leaves nothing to the others.
  const column = columnSaid(index, text);
  const picks = column
    ? (pickInColumn(index, column) ?? [])
    : lists.flatMap((things) => pickFrom(index, things, order) ?? []);
  const pick = bestOf(index, picks) ?? (picks.length === 0 && !column ? pickSole(index, order) : undefined);
  if (!pick) return undefined;
  // “add two cats” is no press of the plus of what there are two of.
  if (counted.test(text) && pick.controls.every(({ control }) => isStepper(control))) return undefined;
  if (order.every && isState(order) && isBeyondHeading(index, pick, text)) return undefined;
  if (!isSameInEach(index, pick.controls, order.every && pick.isWhole)) return undefined;
  const method = methodFor(order);
  const steps = pick.controls.map(({ control: { node } }) =>
    stepOn(view, node, { method: methodOn(method, node) }),
  );
  const scored = pick.controls.map(({ control: { node, index: at } }) => ({
    index: at,
    node,
    score: confidence,
    tier: tiers.words,
  }));
  const candidates = rankedNodes(view, scored);
  return {
    outcome: "resolved",
    steps: order.intent === "open" ? openedByButton(view, steps) : steps,
    confidence,
    isAccounted: true,
    candidates,
  };
}

/** The surest of them; what is counted among the controls of one entry is none of the list that it is in. */
function bestOf(index: ViewIndex, picks: Pick[]): Pick | undefined {
  const outer = picks.filter(
    ({ entries }) =>
      !picks.some(({ entries: others }) =>
        others.some((other) => !entries.includes(other) && entries.every((at) => contains(index, other, at))),
      ),
  );
  const best = Math.max(...outer.map(({ rank }) => rank));
  const [pick, ...others] = outer.filter(({ rank }) => rank === best);
  return pick && others.every((other) => isSame(other, pick)) ? pick : undefined;
}

/** “mute the second warning”: whatever they are called, there is one list whose entries have a control for that. */
function pickSole(index: ViewIndex, order: Order): Pick | undefined {
  if (order.ordinal === undefined || order.every) return undefined;
  const able = thingsOn(index).filter((things) => {
    const means = meansOfAll(index, things, order);
    return means.length > 1 && means.every((each) => each.some(({ rank }) => rank > 1));
  });
  const [things, another] = able;
  return things && another === undefined ? pickFrom(index, { ...things, isSole: true }, order) : undefined;
}

function meansOfAll(index: ViewIndex, { entries, said }: Things, order: Order): Means[][] {
  const asked = askedBy(order.verb, wordsSaid(order.text), order.intent);
  return entries
    .slice(0, sampled)
    .map((entry, at) => meansIn(index, { entry, said: said[at] ?? emptySaid }, asked));
}

/** “the last order” is one of the list of orders, and no button beside it under the same heading. */
function groupsBeside(index: ViewIndex, { text, noun }: Order): Things[] {
  const said = new Set(wordsSaid(text).map(({ form }) => form));
  const main = thingsOn(index).find(({ isMain }) => isMain);
  const called = [...(main?.named ?? [])].filter((form) => said.has(form));
  return groupsOn(index).filter(
    (group) => !called.some((form) => group.named.has(form)) && !(noun && isAboutOne(group, noun)),
  );
}

/** Below “New issue” stands no list of issues, of which one would be the last; nor are “Save login” and “Cancel” logins. */
function isAboutOne({ heading, named, said }: Things, noun: Word): boolean {
  const saying = said.filter((each) => says(each, noun)).length;
  if (saying > 0) return !named.has(noun.form) && saying * 2 < said.length + 1;
  const at = heading.indexOf(normalize(noun.text));
  return at > 0 && /^(?:new|add|edit|create|change|your|this)$/u.test(heading[at - 1] ?? "");
}

const isTaken = ({ intent, verb, text }: Order): boolean =>
  intent === undefined || taken.has(intent) || (intent === "type" && isNoText(verb[0]?.form ?? "", text));

/** “write to Ada”, “put a star on the report” type nothing. */
const isNoText = (verb: string, text: string): boolean =>
  !/["“”«»]/u.test(text) && (verb === "put" || (verb === "write" && /^to /iu.test(text)));

/** Its cards are a list by themselves. */
function pickInColumn(index: ViewIndex, { list, rest }: ColumnSaid): Pick[] | undefined {
  const order = readOrder(rest);
  if (!order || !isTaken(order)) return undefined;
  const things = thingsOf(index, list, { isMain: true, isRich: true, isTold: true });
  const pick = pickFrom(index, things, order);
  return pick && [pick];
}

/** “archive the wig card that is still to do” is none that is in progress. */
export function inColumnSaid(view: PageView, text: string, found: Grounding): Grounding {
  if (found.outcome !== "resolved" || !/\b(?:that|which|who|column|lane)\b/iu.test(text)) return found;
  const nodes = found.steps.flatMap(({ node }) => (node ? view.nodes.indexOf(node) : []));
  return isInOtherColumn(indexOf(view), text, nodes) ? notFound(view, text, []) : found;
}

/** A press in some and a tick in others is not the same done in each; nor are some of those that are called so all of them. */
function isSameInEach(index: ViewIndex, controls: Means[], isWhole: boolean): boolean {
  const nodes = controls.map(({ control: { node } }) => node);
  const areMixed = nodes.some(isCheckable) && !nodes.every(isCheckable);
  return !areMixed && !(isWhole && leavesSome(index, nodes));
}

/** “every allergy”, where some of them stand below “Allergies” and others below “Conditions”. */
function isBeyondHeading(index: ViewIndex, { controls }: Pick, text: string): boolean {
  const headings = new Set(
    controls.map(({ control }) => headingsOf(index).findLast((at) => at < control.index)),
  );
  const said = new Set(wordsSaid(text).map(({ root }) => root));
  const isSaid = (at: number | undefined): boolean =>
    wordsSaid(index.view.nodes[at ?? -1]?.name ?? "").some(({ root }) => said.has(root));
  const named = [...headings].filter(isSaid);
  return headings.size > 1 && named.length > 0 && named.length < headings.size;
}

/** “pick it up at the hospital” chooses nothing. */
const fetches = /^(?:\p{L}+['’]ll )?pick (?:\S+ ){1,3}up\b/iu;

/** “show me what it all costs” asks for no entry; three lines are a sign; “that are in” says of the entries what none of their texts does. */
const untold =
  /\bwhat (?:it|they|that|this)\b|\bthree (?:\p{L}+ )?(?:lines|dots|bars)\b|\b(?:that|which|who) (?:is|are) (?:in|out|on|off|up|down|over)[.!]?$/iu;

/** No page is an entry of a list that stands on it. */
const countsPages = new RegExp(
  String.raw`\b(?:first|last|final|next|previous|\p{L}+(?:th|nd|rd|st)|\d+(?:th|nd|rd|st)) page$|${pageByNumber}(?:,? please)?$`,
  "iu",
);

const counted = /\b(?:\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|twelve) \p{L}/iu;

const isStepper = ({ fields }: Candidate): boolean =>
  fields.some(({ name }) => /^[-+＋−–]$/u.test(name.text));

function isSame(left: Pick, right: Pick): boolean {
  const key = ({ controls }: Pick): string => controls.map(({ control }) => control.index).join(" ");
  return key(left) === key(right);
}

const methodFor = ({ intent }: Order): ActionMethod =>
  intent === "check" || intent === "uncheck" ? intent : intent === "hover" ? intent : "click";

function methodOn(method: ActionMethod, node: Parameters<typeof isCheckable>[0]): ActionMethod {
  if (method === "check" || method === "uncheck") return isCheckable(node) ? method : "click";
  return method === "click" && isCheckable(node) ? "check" : method;
}

/** So many entries show how the controls of a list are called. */
const sampled = 8;

function pickFrom(index: ViewIndex, things: Things, order: Order): Pick | undefined {
  const asked = {
    ...askedBy(order.verb, wordsSaid(order.text), order.intent),
    isMany: order.every,
  };
  const meansOf = (at: number): Means[] =>
    meansIn(index, { entry: things.entries[at] ?? 0, said: things.said[at] ?? emptySaid }, asked);
  const means = things.entries.slice(0, sampled).map((_, at) => meansOf(at));
  if (means.every(({ length }) => length === 0) && !isState(order)) return undefined;
  const uses = usedBy(means, asked);
  const whole = everyBoxOf(index, { things, order, means });
  if (whole) return whole;
  const isAble = (at: number): boolean => (means[at] ?? meansOf(at)).length > 0;
  const chosen = chosenOf(index, { things, order, used: uses, isAble });
  if (!chosen) return undefined;
  const left =
    order.exceptions.length === 0
      ? chosen.entries
      : exceptedOf({ index, things }, chosen.entries, order.exceptions);
  if (!left || left.length === 0) return undefined;
  const all = left.map((at) => means[at] ?? meansOf(at));
  // “end all leases”: what nobody rents has none to end.
  const having = all.filter(({ length }) => length > 0);
  const isOfSome = order.every && chosen.told === 0 && uses.size > 0 && having.length > 1;
  const controls = (isOfSome ? having : all).map(([only, another]) => (another ? undefined : only));
  if (controls.includes(undefined)) return undefined;
  const found = stillOff(withBoxes(index, { things, entries: left, order }, controls as Means[]), order);
  if (found.length === 0) return undefined;
  if (found.some(({ control }) => control.node.disabled === true)) return undefined;
  // “the blue button” is no link.
  if (order.role && found.some(({ control }) => roleFit(order.role, control.node) < 1)) return undefined;
  if (new Set(found.map(({ control }) => control.index)).size < found.length) return undefined;
  const isAll = chosen.told === 0 && (order.exceptions.length === 0 || gone.test(asked.words[0]?.form ?? ""));
  if (found.length > 1 && isAll && isGrave(asked.words[0])) return undefined;
  // “view all orders” is where they all are: of several that are opened, one takes the place of the other.
  if (found.length > 1 && isAll && /^(?:view|see|read|visit)$/u.test(asked.words[0]?.form ?? ""))
    return undefined;
  // “all orders except the shipped ones” are rows rather than buttons beside them.
  const isRow = order.exceptions.length > 0 && things.isRich;
  const rank = chosen.rank * 10 + Math.min(...found.map((each) => each.rank)) + (isRow ? 0.5 : 0);
  const isWhole = chosen.told === 0 && order.exceptions.length === 0;
  return { controls: found, rank, isWhole, entries: things.entries };
}

const isState = ({ intent }: Order): boolean => intent === "check" || intent === "uncheck";

type Left = { things: Things; entries: number[]; order: Order };

/** “select the kiosks and the scanner” ticks them: of several links one opens in place of the other. */
function withBoxes(index: ViewIndex, { things, entries, order }: Left, controls: Means[]): Means[] {
  const areLinks = controls.length > 1 && controls.every(({ control: { node } }) => node.role === "link");
  if (order.intent !== "select" || !areLinks) return controls;
  const boxes = entries.flatMap((at): Means[] => {
    const box = boxOf(index, things.entries[at] ?? 0);
    return box
      ? [{ control: { index: box.index, node: box.node, fields: [] }, uses: new Set(), rank: 1 }]
      : [];
  });
  return boxes.length === entries.length ? boxes : [];
}

/** “turn on everything”: what is on already, and cannot be changed, is no hindrance. */
function stillOff(all: Means[], { intent, every }: Order): Means[] {
  if (!every || (intent !== "check" && intent !== "uncheck")) return all;
  return all.filter(
    ({ control: { node } }) => node.disabled !== true || node.checked !== (intent === "check"),
  );
}

/** “turn on everything in Security except SMS”: the boxes of one entry, those left out by their names. */
function everyBoxOf(
  index: ViewIndex,
  { things, order, means }: { things: Things; order: Order; means: Means[][] },
): Pick | undefined {
  const { intent, every, count, run, ordinal, exceptions, text } = order;
  if (!every || (intent !== "check" && intent !== "uncheck")) return undefined;
  if (
    count !== undefined ||
    run !== undefined ||
    ordinal !== undefined ||
    means.some(({ length }) => length === 1)
  )
    return undefined;
  const told = toldBy({ index, things, isTold: true }, wordsSaid(text));
  const [entry, another] = told && told.told > 0 ? told.entries : [];
  if (entry === undefined || another !== undefined) return undefined;
  const boxes = candidatesIn(index, things.entries[entry] ?? 0)
    .filter(({ node }) => isCheckable(node) && node.role !== "radio")
    .map(({ node, index: at }) => ({ index: at, node, score: confidence, tier: tiers.words }));
  const left = boxes.length > 1 ? withoutLeftOut(index, boxes, exceptions) : undefined;
  if (!left || left.length === 0) return undefined;
  const controls = left.map((box): Means => ({ control: { ...box, fields: [] }, uses: new Set(), rank: 2 }));
  const found = stillOff(controls, order);
  return found.length > 0 && found.every(({ control }) => control.node.disabled !== true)
    ? { controls: found, rank: 10, isWhole: false, entries: things.entries }
    : undefined;
}

/** Nor to all but a few of what may go on beyond what is shown. */
const gone = /^(?:delete|erase|destroy|wipe|purge|cancel|pay)$/u;
/** What cannot be taken back is not done to all there is. */
const isGrave = (verb: Word | undefined): boolean => graveWords.has(verb?.form ?? "");
const emptySaid = { words: [], forms: new Set<string>(), roots: new Set<string>() };

/** Words that the controls of most entries are called by. */
function usedBy(means: Means[][], { verb }: Asked): Set<number> {
  const counts = new Map<number, number>();
  const sole = means.filter(({ length }) => length === 1).flat();
  for (const { uses } of sole)
    for (const at of uses) if (at >= verb) counts.set(at - verb, (counts.get(at - verb) ?? 0) + 1);
  return new Set([...counts].filter(([, count]) => count * 2 >= sole.length).map(([at]) => at));
}
