import { controlsOf, plain } from "../../../grounding/matching/outline.ts";
import { besideThing } from "./of-thing.ts";
import type { Deed } from "./hand.ts";

const answering =
  /^(?:answer|respond to|react to|reply to|close|confirm) (?:it|this|that|(?:the|this|that) (?:\p{L}+ )?(?:dialog(?:ue)?(?: box)?|window|pop-?up|question|message|notice|alert)(?: (?:saying|that says|entitled|titled|called) ["“'‘](?<thing>[^"“”]+?)["”'’])?) (?:with|by (?:clicking|pressing|choosing)(?: on)?) (?:the )?(?:button )?["“]?(?<answer>[^"“”]+?)["”]?(?: button)?$/iu;

/** “answer it with Cancel”, “answer the dialog saying "Leave?" with No”: the one button that is called so, there. */
export const answerDialog: Deed = async (text, hand) => {
  const { thing, answer = "" } = answering.exec(text)?.groups ?? {};
  if (answer === "") return undefined;
  const view = await hand.look();
  const called = controlsOf(view).filter(({ name }) => plain(name) === plain(answer));
  const meant = thing === undefined || called.length < 2 ? undefined : besideThing(view, called, thing);
  const [only] = meant === undefined ? called : [meant];
  if (only === undefined || (meant === undefined && called.length > 1)) return undefined;
  return hand.use(view, only, { why: "Answers what is asked" });
};
