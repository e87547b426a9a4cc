import { indexOfNode, isUsable, ownPart } from "../../../grounding/matching/outline.ts";
import type { PageView, ViewNode } from "../../../page/view.ts";
import { placeOf } from "./said-texts.ts";
import { signsFor, signsMeaning } from "./signs.ts";
import type { Deed } from "./hand.ts";
import { writeAndSend } from "./write-and-send.ts";

const kind = "mail|e-?mail|message|letter|post|tweet|comment|entry|note";
const place = String.raw`first|second|third|fourth|fifth|sixth|last|topmost|bottom|top|\d+(?:st|nd|rd|th)`;
const order = new RegExp(
  String.raw`^(?:(?<opening>open|read|view|click(?: on)?|select|show(?: me)?)|(?<verb>reply|respond|answer|forward|send|pass on)(?: to)?) the (?<item>(?:very )?(?<place>${place}) (?:${kind}))(?: (?:in|of|on) (?:the|my) (?:inbox|list|mailbox|feed))?(?:,? (?:(?:with|saying)(?: the (?:text|words|message))?|and (?:write|say)):? ?["“](?<text>[^"“”]+)["”]|: ?["“]?(?<words>[^"“”]+)["”]?| (?:on )?to (?<to>["“][^"“”]+["”]|@?\p{L}[^\s,"“]*(?: \p{Lu}[^\s,"“]*)*))?$`,
  "iu",
);

/** “forward the last mail to Ada”, “reply to the third letter with "Yes"”: it is opened, and what it shows then is used. */
export const onNth: Deed = async (text, hand) => {
  const groups = order.exec(text)?.groups ?? {};
  const { opening, verb = "", item = "", place: nth = "", text: quoted, words, to } = groups;
  const said = quoted ?? words;
  const sign = /^(?:forward|send|pass)/iu.test(verb) ? "forward" : "reply";
  const isTold =
    opening === undefined ? (sign === "forward") === (to !== undefined) : (to ?? said) === undefined;
  if (item === "" || !isTold) return undefined;
  const first = await hand.look();
  const row = rowAt(first, nth);
  if (row === undefined) return undefined;
  const before = new Set(first.nodes.map(({ ref }) => ref));
  const opened = await hand.use(first, row, { why: `Opens the ${item}` });
  if (!opened.done || opened.doubt !== undefined || opening !== undefined) return opened;
  const view = await hand.look();
  const [control, another] = signsMeaning(view, sign).filter(({ ref }) => !before.has(ref));
  if (control === undefined || another !== undefined)
    return { done: false, reason: `it was opened, and there is no single ${JSON.stringify(sign)}.` };
  const given = to?.replace(/^["“]|["”]$/gu, "");
  const wish = {
    sign,
    name: item,
    ...(given === undefined ? {} : { to: given }),
    ...(said === undefined ? {} : { text: said }),
  };
  return writeAndSend(hand, view, { control, wish });
};

/** Each of them has a sign of its own: what belongs to the sign in that place. */
function rowAt(view: PageView, place: string): ViewNode | undefined {
  const at = placeOf(place);
  for (const sign of ["delete", "star", "more options"]) {
    const signs = signsFor(view, sign).map((node) => indexOfNode(view, node));
    const one = at === undefined ? undefined : signs.at(at);
    if (signs.length < 2 || one === undefined) continue;
    const row = view.nodes[ownPart(view, one, new Set(signs))];
    return row !== undefined && isUsable(row) ? row : undefined;
  }
  return undefined;
}
