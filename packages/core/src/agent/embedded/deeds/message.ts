import { controlsOf, fieldsOf, includesAll, plain, stemsOf } from "../../../grounding/outline.ts";
import type { PageView, ViewNode } from "../../../page/view.ts";
import type { Came } from "../came.ts";
import { fillAgain, inTurn, useAgain, type Deed, type Hand } from "./hand.ts";
import { messageIn, type Message } from "./message-orders.ts";
import { besideThing, partAbout } from "./of-thing.ts";
import { signsFor } from "./signs.ts";
import { fillAndSend, writeAndSend } from "./write-and-send.ts";

const saying = /\b(?:messages?|msg|repl(?:y|ies)|answer|write|say|chat|text|type|comment|talk|words?|new)\b/u;
const seeking = /\b(?:search|find|filter|look up)\b/u;

/** “send Ada "hi"”, “tell Ada that it is fine”: in the talk with Ada, or as an answer to what she has written. */
export const message: Deed = async (said, hand) => {
  const wish = messageIn(said);
  if (wish === undefined) return undefined;
  const view = await hand.look();
  const { who: name, text, mayAnswer } = wish;
  const isThere = view.nodes.some(({ role, name: one }) => role === "text" && plain(one) === plain(text));
  // Something that lies on the page is sent, and not its name; “write Name: Ada” is about a field.
  if ((isThere && !mayAnswer) || fieldsOf(view).some((field) => includesAll(saidOf(field), stemsOf(name))))
    return undefined;
  const reply = mayAnswer ? besideThing(view, signsFor(view, "reply"), name) : undefined;
  if (reply !== undefined)
    return writeAndSend(hand, view, { control: reply, wish: { sign: "reply", name, text } });
  const item = talkWith(view, name);
  if (item === undefined) return undefined;
  const opened = await hand.use(view, item, { why: `Opens what ${JSON.stringify(name)} has written` });
  if (!opened.done) return opened;
  const came = (await inTalk(hand, view, wish)) ?? (await asAnswer(hand, view, wish));
  return came ?? { done: false, reason: `there is nothing to write to ${JSON.stringify(name)} with.` };
};

/** What a field is called, to whoever sees it and to its author. */
function saidOf({ name, placeholder = "", hints = "" }: ViewNode): string {
  return plain(`${name} ${placeholder} ${hints}`);
}

/** The one that is called so, or else the one part that speaks of them. */
function talkWith(view: PageView, name: string): ViewNode | undefined {
  const called = controlsOf(view).filter(({ name: one }) => plain(one) === plain(name));
  const [only, another] = called;
  return another === undefined ? (only ?? partAbout(view, name)) : undefined;
}

/** Where the page says with whom one talks, and has one field for what is said. */
async function inTalk(hand: Hand, before: PageView, { who, text }: Message): Promise<Came | undefined> {
  const view = await hand.look();
  const isWith = view.nodes.some(({ role, name }) => role === "text" && includesAll(name, stemsOf(who)));
  const [field, another] = fieldsOf(view).filter(
    (one) => one.role !== "searchbox" && !seeking.test(saidOf(one)),
  );
  if (!isWith || field === undefined || another !== undefined) return undefined;
  if (saidOf(field) !== "" && field.tag === "input" && !saying.test(saidOf(field))) return undefined;
  const [send, more] = signsFor(view, "send");
  const isAnew = before.nodes.every(({ ref }) => ref !== field.ref);
  if (isAnew && send !== undefined && more === undefined)
    return fillAndSend(hand, { text }, new Set(before.nodes.map(({ ref }) => ref)));
  const gone = "what sends it is gone.";
  const came = await inTurn([
    () => fillAgain(hand, field, text),
    () =>
      send === undefined || more !== undefined
        ? useAgain(hand, field, { method: "press", arguments: ["Enter"], why: "Sends it", gone })
        : useAgain(hand, send, { why: "Sends it", gone }),
  ]);
  hand.references.isSent = came.done && came.doubt === undefined;
  return came;
}

/** What was opened is a letter, that can be answered. */
async function asAnswer(
  hand: Hand,
  before: PageView,
  { who: name, text, mayAnswer }: Message,
): Promise<Came | undefined> {
  if (!mayAnswer) return undefined;
  const view = await hand.look();
  const known = new Set(before.nodes.map(({ ref }) => ref));
  const [reply, another] = signsFor(view, "reply").filter(({ ref }) => !known.has(ref));
  return reply === undefined || another !== undefined
    ? undefined
    : writeAndSend(hand, view, { control: reply, wish: { sign: "reply", name, text } });
}
