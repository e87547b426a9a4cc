import { fieldsOf, indexOfNode, plain } from "../../../grounding/matching/outline.ts";
import type { PageView, ViewNode } from "../../../page/view.ts";
import type { Came } from "../came.ts";
import { fillAgain, inTurn, type Hand } from "./hand.ts";
import { signsFor } from "./signs.ts";

/** A sign by a thing of somebody's; what it opens may be told whom it goes to, and what it says. */
export type SignWish = { sign: string; name: string; to?: string; text?: string };

const receiving = /^(?:to|recipients?|receivers?|for|e ?mail(?: address)?|address)\b/u;
const others = /\b(?:subject|subj|title|topic|cc|bcc|search|find|filter)\b/u;

/** Uses the sign, fills in what it opens, and sends it. */
export async function writeAndSend(
  hand: Hand,
  view: PageView,
  { control, wish }: { control: ViewNode; wish: SignWish },
): Promise<Came> {
  const used = await hand.use(view, control, { why: `Does ${JSON.stringify(wish.sign)}` });
  if (!used.done || used.doubt !== undefined || (wish.to ?? wish.text) === undefined) return used;
  return fillAndSend(hand, wish, new Set(view.nodes.map(({ ref }) => ref)));
}

/** Fills in the fields that were not there before, and sends them by what was not there before. */
export async function fillAndSend(
  hand: Hand,
  { to, text }: Pick<SignWish, "to" | "text">,
  before: ReadonlySet<string>,
): Promise<Came> {
  const now = await hand.look();
  const fields = fieldsOf(now).filter(({ ref }) => !before.has(ref));
  const toField = to === undefined ? undefined : receiverIn(now, fields);
  const textField = text === undefined ? undefined : textFieldIn(now, fields);
  if (to !== undefined && toField === undefined)
    return { done: false, reason: "there is no single field for whom it goes to." };
  if (text !== undefined && textField === undefined)
    return { done: false, reason: "there is no single field for the text." };
  return inTurn([
    ...(toField === undefined ? [] : [() => fillAgain(hand, toField, to ?? "")]),
    ...(textField === undefined ? [] : [() => fillAgain(hand, textField, text ?? "")]),
    () => send(hand, before),
  ]);
}

/** By what it is called, by the word in front of it, or as the only one that is still empty. */
function receiverIn(view: PageView, fields: ViewNode[]): ViewNode | undefined {
  const inputs = fields.filter(({ tag }) => tag === "input");
  const called = inputs.filter((field) => callsOf(view, field).some((said) => receiving.test(said)));
  const open = inputs.filter(
    (field) => (field.value ?? "") === "" && !callsOf(view, field).some((said) => others.test(said)),
  );
  return onlyOne(fields) ?? onlyOne(called) ?? onlyOne(inputs) ?? onlyOne(open);
}

function textFieldIn(view: PageView, fields: ViewNode[]): ViewNode | undefined {
  const areas = fields.filter(({ tag }) => tag !== "input");
  const open = fields.filter(
    (field) =>
      (field.value ?? "") === "" &&
      !callsOf(view, field).some((said) => others.test(said) || receiving.test(said)),
  );
  return onlyOne(areas) ?? onlyOne(fields) ?? (areas.length === 0 ? onlyOne(open) : undefined);
}

function onlyOne([first, second]: ViewNode[]): ViewNode | undefined {
  return second === undefined ? first : undefined;
}

/** Its name, what stands in it while it is empty, the names that its author gave it, and the word right in front of it. */
function callsOf(view: PageView, field: ViewNode): string[] {
  const { name, placeholder = "", hints = "" } = field;
  const at = indexOfNode(view, field);
  const before = view.nodes
    .slice(0, at)
    .findLast(({ role, name: text }) => role === "text" && text.trim() !== "");
  const between = before === undefined ? [] : view.nodes.slice(view.nodes.indexOf(before), at);
  const label = between.some(({ editable }) => editable === true) ? "" : (before?.name ?? "");
  return [name, placeholder, ...(name === "" ? [hints, label.length < 24 ? label : ""] : [])]
    .map(plain)
    .filter((said) => said !== "");
}

async function send(hand: Hand, before: ReadonlySet<string>): Promise<Came> {
  const view = await hand.look();
  for (const sign of ["send", "post", "submit", "reply", "forward"]) {
    const [only, ...more] = signsFor(view, sign).filter(({ ref }) => !before.has(ref));
    if (only === undefined || more.length > 0) continue;
    const came = await hand.use(view, only, { why: "Sends it" });
    hand.references.isSent = came.done && came.doubt === undefined;
    return came;
  }
  return { done: false, reason: "there is no single control that sends it." };
}
