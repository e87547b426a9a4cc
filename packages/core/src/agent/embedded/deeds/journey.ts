import type { PageView, ViewNode } from "../../../page/view.ts";
import { controlsOf, fieldsOf, plain } from "../../../grounding/matching/outline.ts";
import { inTurn, type Deed } from "./hand.ts";

const kinds = "flights?|trains?|bus(?:es)?|ferr(?:y|ies)|trips?|connections?|tickets?|crossings?|sailings?";
const wish = new RegExp(
  String.raw`^(book|find|search(?: for)?|buy|reserve|look for)(?: me)?(?: an?)?((?: the (?:cheapest|shortest|quickest|fastest|earliest|latest|longest))?) ?(${kinds}) from (.+?) to (.+?) on (?:the )?(.+?)(?:,? and (.+))?$`,
  "i",
);

/** “book the cheapest flight from Lisbon to Cork on 13 April 2027”: the page's form for it, its search, then the choice. */
export const journey: Deed = async (text, hand) => {
  const [, verb = "", which = "", kind = "", from = "", to = "", day = "", rest] = wish.exec(text) ?? [];
  if (verb === "") return undefined;
  const view = await hand.look();
  const fields = {
    from: fieldCalled(view, /^(?:from|origin|departure|leaving from)\b/),
    to: fieldCalled(view, /^(?:to|destination|going to)\b|^arrival(?! date)/),
    day: fieldCalled(view, /^(?:day|date|when|departure date|travel date|outward)\b/),
  };
  const [search, ...others] = controlsOf(view).filter(({ name }) => /^(?:search|find|show)\b/i.test(name));
  const { from: start, to: end, day: date } = fields;
  if (start === undefined || end === undefined || date === undefined) return undefined;
  if (search === undefined || others.length > 0) return undefined;
  const isBooking = /^(?:book|buy|reserve)$/i.test(verb);
  // What is to be booked is said, or it is not this page's to choose.
  if (isBooking && which === "") return undefined;
  // “and select it” means what was looked for, and nothing that was pressed on the way.
  const taken = /^(?<does>\p{L}+) (?:it|one|that|that one|this one)$/iu.exec(rest ?? "")?.groups?.["does"];
  const last = isBooking || taken !== undefined ? `${taken ?? verb}${which || " the"} ${kind}` : rest;
  return inTurn([
    () => hand.act(`fill "${start.name}" with "${from}"`),
    () => hand.act(`fill "${end.name}" with "${to}"`),
    () => hand.act(`set "${date.name}" to ${day}`),
    () => hand.act(`click "${search.name}"`),
    ...(last === undefined ? [] : [() => hand.act(last)]),
  ]);
};

function fieldCalled(view: PageView, name: RegExp): ViewNode | undefined {
  const chosen = view.nodes.filter(({ role, options }) => role === "combobox" && options !== undefined);
  const found = [...fieldsOf(view), ...chosen].filter((node) => name.test(plain(node.name)));
  const refs = new Set(found.map(({ ref }) => ref));
  return refs.size === 1 ? found[0] : undefined;
}
