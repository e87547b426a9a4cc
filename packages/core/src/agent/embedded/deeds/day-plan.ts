import type { PageView, ViewNode } from "../../../page/view.ts";
import {
  controlsOf,
  endOf,
  fieldsOf,
  isUsable,
  plain,
  saidIn,
  textsOf,
} from "../../../grounding/matching/outline.ts";
import type { Came } from "../came.ts";
import { kindIn, nameFieldIn, tellWhatIsAsked, type Told } from "./event-form.ts";
import { eventIn, lengthOf, minutesOfDay, type PlannedEvent } from "./planned-event.ts";
import { fillAgain, useAgain, type Deed, type Hand } from "./hand.ts";

/** A stretch of a day that takes clicks; minutes after midnight. */
type Slot = { node: ViewNode; from: number; to: number; isFree: boolean };

type Box = NonNullable<ViewNode["box"]>;

/** Less times beside each other are no view of a day. */
const fewestTimes = 4;

/**
 * “create a 1 hour event named "Meeting" between 9AM and 5PM”, on a view of one day: a click on its slot, or a drag over
 * several, shows a field for the name, which is then sent. Nothing is pressed where the day has no such free time.
 */
export const planEvent: Deed = async (text, hand) => {
  const event = eventIn(text);
  if (event === undefined) return undefined;
  const view = await hand.look();
  const slots = slotsOf(view);
  const run = slots && runFor(slots, event);
  const [first] = run ?? (slots && startFor(slots, event)) ?? [];
  if (first === undefined) return undefined;
  // A slot is as long as it is, and what is as long takes no other telling.
  const told: Told = run?.length === 1 && !saysLength(view) ? { length: true } : {};
  const begun = await beginWith(hand, event, told);
  if (begun === undefined || !begun.came.done) return begun?.came;
  if (begun.isNamed && !(run !== undefined && run.length > 1) && isLengthUntold(event, told))
    return lengthUntold;
  const taken = await takeTime(hand, [first, run?.at(-1) ?? first], begun);
  if (!taken.done) return taken;
  const came = await nameIt(hand, event, begun);
  return came.done ? came : { ...came, isFinal: true };
};

/** What the page asks for already is told first, as taking a time may be all that is left then. */
async function beginWith(hand: Hand, event: PlannedEvent, told: Told): Promise<Begun | undefined> {
  const view = await hand.look();
  const had = new Set(fieldsOf(view).map(({ ref }) => ref));
  const field = nameFieldIn(view);
  const isForm = kindIn(view, event) !== undefined;
  // A kind that nothing on the page is called is no kind of event, unless the form that comes has it.
  if (event.isOwnKind === true && !isForm && had.size > 0) return undefined;
  const isNamed = field !== undefined && (isForm || had.size === 1);
  const came = isNamed ? await fillAgain(hand, field, event.name) : ({ done: true } as const);
  return { came: came.done ? await tellWhatIsAsked(hand, event, told) : came, had, isNamed, told };
}

/** A click on one slot, a drag over several; where a drag is none, the first of them is clicked. */
async function takeTime(hand: Hand, [first, last]: [Slot, Slot], { had, told }: Begun): Promise<Came> {
  const why = "Takes the time that is told";
  const gone = "the time is gone.";
  const click = () => useAgain(hand, first.node, { why, gone });
  if (first === last) return click();
  const dragged = await useAgain(hand, first.node, {
    method: "dragTo",
    arguments: [last.node.ref],
    why,
    gone,
  });
  const hasCome = fieldsOf(await hand.look()).some(({ ref }) => !had.has(ref));
  if (!hasCome && (!dragged.done || dragged.doubt !== undefined)) return click();
  told.length = true;
  return dragged;
}

/** `had`: the fields that were there before; `isNamed`: one of them has got the name. */
type Begun = { came: Came; had: ReadonlySet<string>; isNamed: boolean; told: Told };

/** Writes the name into the one field that has come, tells what else is asked, and sends it, where no later step does. */
async function nameIt(hand: Hand, event: PlannedEvent, { had, isNamed, told }: Begun): Promise<Came> {
  const field = nameFieldIn(await hand.look(), had);
  if (field === undefined && !isNamed)
    return { done: false, reason: "no single field for its name has come." };
  const filled = field === undefined ? ({ done: true } as const) : await fillAgain(hand, field, event.name);
  if (!filled.done) return filled;
  const said = await tellWhatIsAsked(hand, event, told);
  if (!said.done) return said;
  if (event.isOwnKind === true && told.kind !== true)
    return { done: false, reason: `nothing on the page is called ${JSON.stringify(event.kind)}.` };
  if (isLengthUntold(event, told)) return lengthUntold;
  if (savingLater.test(hand.task)) return filled;
  const now = await hand.look();
  const [button, another] = endingsOf(now);
  if (button !== undefined && another === undefined) return hand.use(now, button, { why: "Ends it" });
  if (button !== undefined) return { done: false, reason: "which button ends it cannot be told." };
  if (field === undefined) return filled;
  const gone = "the field for the name is gone.";
  return useAgain(hand, field, { method: "press", arguments: ["Enter"], why: "Ends it", gone });
}

const isLengthUntold = (event: PlannedEvent, told: Told): boolean =>
  lengthOf(event) !== undefined && told.length !== true;

/** A page that has a length of its own gives it to whatever is put into the day. */
function saysLength(view: PageView): boolean {
  return textsOf(view).some((said) => /\b(?:length|duration|minutes?|mins?|hours?)\b/iu.test(said));
}

const lengthUntold: Came = {
  done: false,
  reason: "the page does not ask how long it takes, and its times are of another length.",
  isFinal: true,
};

const savingLater = /\b(?:and|then),? (?:then )?(?:save|submit|confirm|click|press|hit)\b/iu;
const ending =
  /^(?:create|save|add|ok|okay|done|submit|send|confirm|book|reserve|schedule|apply)(?: (?:the |my )?(?:event|appointment|it|slot|entry|booking|reservation))?$/u;

/** What ends a form of a few words. */
export function endingsOf(view: PageView): ViewNode[] {
  return controlsOf(view).filter(({ name }) => ending.test(plain(name)));
}

/** The first free slots in a row that are as long as the event, and begin and end when it may. */
function runFor(slots: Slot[], event: PlannedEvent): Slot[] | undefined {
  const { from, to, isAt } = event;
  const starts = slots.filter((slot) => (isAt ? slot.from === from : slot.from >= (from ?? 0)));
  for (const start of starts) {
    const end = start.from + (lengthOf(event) ?? start.to - start.from);
    if (!isAt && to !== undefined && end > to) continue;
    const run = slots.filter((slot) => slot.from >= start.from && slot.to <= end);
    const isWhole =
      run.at(-1)?.to === end && run.every((slot, at) => at === 0 || slot.from === run[at - 1]?.to);
    if (isWhole && run.every(({ isFree }) => isFree)) return run;
  }
  return undefined;
}

/** Where the length is chosen besides, a slot only says when it begins; nothing may stand in that time already. */
function startFor(slots: Slot[], event: PlannedEvent): Slot[] | undefined {
  const { from, isAt } = event;
  const start = slots.find((slot) => isAt && slot.from === from);
  if (start === undefined) return undefined;
  const end = Math.max(start.to, start.from + (lengthOf(event) ?? 0));
  const over = slots.filter((slot) => slot.from >= start.from && slot.from < end);
  return over.every(({ isFree }) => isFree) ? [start] : undefined;
}

/** The slots of a page that shows one day, told by the times beside them; undefined where it shows none. */
function slotsOf(view: PageView): Slot[] | undefined {
  const times = timesOf(view);
  const hour = heightOfHour(times);
  if (hour === undefined) return undefined;
  const boxes = view.nodes.flatMap((node, index) => {
    const { box } = node;
    const mayBe = isUsable(node) && /^(?:generic|cell|gridcell|listitem|button|row)$/u.test(node.role);
    if (!mayBe || box === undefined || box.height > hour * 1.2 || box.height < hour / 8) return [];
    const at = minutesAt(times, box.y, hour);
    if (at === undefined) return [];
    const length = Math.max(15, Math.round((box.height / hour) * 4) * 15);
    const said = view.nodes[index]?.name ?? "";
    const inside = `${said} ${saidIn(view, index)}`.replaceAll(timeText, " ").trim();
    return [{ node, from: at, to: at + length, isFree: !/[\p{L}\d]/u.test(inside), x: box.x }];
  });
  // Several columns are several days, and which of them is meant is not told here.
  const columns = new Set(boxes.map(({ x }) => Math.round(x / 10)));
  const sorted = boxes.toSorted((one, other) => one.from - other.from);
  const taken = blocksOver(view, sorted);
  const isOverlaid = sorted.some(({ from }, at) => at > 0 && from < (sorted[at - 1]?.to ?? 0));
  return columns.size !== 1 || sorted.length < fewestTimes || isOverlaid
    ? undefined
    : sorted.map((slot) => ({
        ...slot,
        isFree: slot.isFree && !taken.some((box) => liesOn(box, slot.node.box)),
      }));
}

/** What says something and is laid over the day: an event that is there already, as high as it is long. */
function blocksOver(view: PageView, slots: readonly Slot[]): Box[] {
  const first = slots[0]?.node.box;
  if (first === undefined) return [];
  const known = new Set(slots.map(({ node }) => node.ref));
  const holdsDay = (index: number) =>
    view.nodes.slice(index + 1, endOf(view, index)).some(({ ref }) => known.has(ref));
  return view.nodes.flatMap((node, index) => {
    const { box, ref } = node;
    const isWithin = box !== undefined && box.x >= first.x && box.x + box.width <= first.x + first.width + 1;
    if (!isWithin || known.has(ref) || holdsDay(index)) return [];
    return /[\p{L}\d]/u.test(`${node.name} ${saidIn(view, index)}`.replaceAll(timeText, " ")) ? [box] : [];
  });
}

/** More than a border's width of a slot. */
const liesOn = (box: Box, slot: Box | undefined): boolean =>
  slot !== undefined &&
  Math.min(box.y + box.height, slot.y + slot.height) - Math.max(box.y, slot.y) > slot.height / 8;

const timeText = /\b\d{1,2}(?:[:.]\d{2})?\s*(?:[ap]\.?m\.?)?(?![\p{L}\d])/giu;

type Time = { at: number; y: number };

/** Times of day that stand below each other, each later than the one before. */
function timesOf({ nodes }: PageView): Time[] {
  const found = nodes.flatMap((node): (Time & { x: number })[] => {
    const at = node.role === "text" ? minutesOfDay(node.name) : undefined;
    const box = node.box ?? nodes[node.parent]?.box;
    return at === undefined || box === undefined ? [] : [{ at, y: box.y, x: box.x }];
  });
  const sorted = longestOf([...Map.groupBy(found, ({ x }) => Math.round(x / 10)).values()]).toSorted(
    (one, other) => one.y - other.y,
  );
  const rising = sorted.map((time, index) => {
    // “12, 1, 2” without halves of the day.
    const before = sorted[index - 1];
    return before !== undefined && time.at < before.at ? { ...time, at: time.at + 12 * 60 } : time;
  });
  const isRising = rising.every(({ at }, index) => index === 0 || at > (rising[index - 1]?.at ?? 0));
  return isRising && rising.length >= fewestTimes ? rising : [];
}

/** Figures that stand elsewhere are no times of the day. */
const longestOf = (columns: Time[][]): Time[] =>
  columns.reduce((longest, each) => (each.length > longest.length ? each : longest), []);

function heightOfHour(times: Time[]): number | undefined {
  const heights = times
    .slice(1)
    .map(({ at, y }, index) => ((y - (times[index]?.y ?? y)) / (at - (times[index]?.at ?? 0))) * 60);
  const middle = heights.toSorted((one, other) => one - other)[Math.floor(heights.length / 2)];
  return middle === undefined || middle < 8 ? undefined : middle;
}

/** When a place that high up begins, to the quarter of an hour. */
function minutesAt(times: Time[], y: number, hour: number): number | undefined {
  const nearest = times.toSorted((one, other) => Math.abs(one.y - y) - Math.abs(other.y - y))[0];
  if (nearest === undefined || Math.abs(nearest.y - y) > hour) return undefined;
  return Math.round((nearest.at + ((y - nearest.y) / hour) * 60) / 15) * 15;
}
