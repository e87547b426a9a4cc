import type { PageView, ViewNode } from "../../../page/view.ts";
import { minutesIn } from "../../../grounding/amounts/durations.ts";
import { controlsOf, fieldsOf, isUsable, plain } from "../../../grounding/matching/outline.ts";
import type { Came } from "../came.ts";
import { useAgain, type Hand } from "./hand.ts";
import { lengthOf, minutesOfDay, type PlannedEvent } from "./planned-event.ts";

/** What of an event the page was told. The rest must be seen to be so, or it is not done. */
export type Told = { kind?: true; length?: true };

/** The field for the name of an event: the one that says so, or the only one. */
export function nameFieldIn(view: PageView, known: ReadonlySet<string> = new Set()): ViewNode | undefined {
  const fields = fieldsOf(view).filter(({ ref, tag }) => !known.has(ref) && tag !== "select");
  const named = fields.filter(({ name, placeholder = "" }) => naming.test(`${name} ${placeholder}`));
  const [field, ...others] = fields.length > 1 ? named : fields;
  return others.length > 0 ? undefined : field;
}

const naming = /\b(?:name|title|event|what|subject|about|description)\b/iu;

/** Chooses the kind, the length and the beginning of an event wherever the page in sight asks for them. */
export async function tellWhatIsAsked(hand: Hand, event: PlannedEvent, told: Told): Promise<Came> {
  const kind = kindIn(await hand.look(), event);
  if (kind !== undefined && told.kind !== true) {
    const came = await kind(hand);
    if (!came.done) return came;
    told.kind = true;
  }
  for (const list of listsIn(await hand.look())) {
    const wanted = optionFor(list, event);
    if (wanted === undefined) continue;
    if (wanted === "none") return { done: false, reason: "the page has no such time to choose." };
    if (wanted.isLength) told.length = true;
    if (wanted.option.selected) continue;
    const came = await useAgain(hand, list, {
      method: "selectOption",
      arguments: [wanted.option.label],
      why: "Chooses what is told of the event",
      gone: "the list is gone.",
    });
    if (!came.done) return came;
  }
  return { done: true };
}

/** What the page calls as the kind of event is called; undefined where nothing does, or several things. */
export function kindIn(view: PageView, { kind }: PlannedEvent): ((hand: Hand) => Promise<Came>) | undefined {
  if (kind === undefined) return undefined;
  const isCalled = (name: string) => plain(name) === plain(kind);
  const gone = "what stands for the kind of event is gone.";
  const why = `Chooses ${kind}`;
  const [control, ...others] = controlsOf(view).filter(({ name, options }) => !options && isCalled(name));
  if (control !== undefined)
    return others.length > 0 ? undefined : (hand) => useAgain(hand, control, { why, gone });
  const [list] = listsIn(view).filter(({ options }) => options?.some(({ label }) => isCalled(label)));
  const label = list?.options?.find((option) => isCalled(option.label))?.label ?? "";
  return list === undefined
    ? undefined
    : (hand) => useAgain(hand, list, { method: "selectOption", arguments: [label], why, gone });
}

const listsIn = ({ nodes }: PageView): ViewNode[] =>
  nodes.filter((node) => node.options !== undefined && isUsable(node));

/** Which option of a list of lengths, or of times, an event has; undefined for any other list, or what is not told. */
function optionFor({ options = [], name }: ViewNode, event: PlannedEvent) {
  const { length, from, to, isAt } = event;
  const chosen = (wanted: number | undefined, read: (label: string) => number | undefined) => {
    const isList = options.filter(({ label }) => read(label) !== undefined).length >= 2;
    if (!isList || wanted === undefined) return undefined;
    const option = options.find(({ label }) => read(label) === wanted);
    return option === undefined ? "none" : { option, isLength: read === minutesIn };
  };
  const end = isAt && from !== undefined ? (length === undefined ? to : from + length) : undefined;
  const isEnd = /\b(?:to|end|ends|until|till|finish)\b/iu.test(name);
  return chosen(lengthOf(event), minutesIn) ?? chosen(isEnd ? end : isAt ? from : undefined, minutesOfDay);
}
