import { controlsOf, fieldsOf, includesAll, plain, stemsOf } from "../../../grounding/matching/outline.ts";
import type { PageView, ViewNode } from "../../../page/view.ts";
import type { Came } from "../came.ts";
import type { Deed, Hand } from "./hand.ts";
import { inTalk, saidOf } from "./in-talk.ts";
import { messageIn, type Message } from "./message-orders.ts";
import { besideThing, partAbout } from "./of-thing.ts";
import { signsFor } from "./signs.ts";
import { writeAndSend } from "./write-and-send.ts";

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
  // Where nothing opened, the talk that is open must say that it is theirs.
  if (opened.doubt !== undefined && timesSaid(view, name) < 2) return opened;
  const came = (await inTalk(hand, view, wish)) ?? (await asAnswer(hand, view, wish));
  return came ?? { done: false, reason: `there is nothing to write to ${JSON.stringify(name)} with.` };
};

function timesSaid(view: PageView, name: string): number {
  return view.nodes.filter(({ role, name: one }) => role === "text" && plain(one) === plain(name)).length;
}

/** The one that is called so, or else the one part that speaks of them. */
function talkWith(view: PageView, name: string): ViewNode | undefined {
  const called = controlsOf(view).filter(({ name: one }) => plain(one) === plain(name));
  const [only, another] = called;
  return another === undefined ? (only ?? partAbout(view, name)) : undefined;
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
