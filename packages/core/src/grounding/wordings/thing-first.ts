import { isOrder } from "../grammar/clauses.ts";
import type { Form } from "./spoken-thing.ts";

/** Orders in which what is meant comes first, or how it is done last: “the second issue, open it”, “open it with a double click”. */

const thing = String.raw`(?<what>(?:[^;.?!]|\.(?=\S)){2,80}?)`;
const pronoun = String.raw`(?:it|that|this|them|those|these|that one|this one)`;
const pointed = new RegExp(
  String.raw`^${thing}(?:,| –| -|:)(?: and| so| then)?(?: please)? (?<verb>\p{L}+(?:[ -]click)?(?: on| over)?) ${pronoun}(?: (?:one after (?:the other|another)|in turn|for me|for us|open|please|there|too))?$`,
  "iu",
);
const clicked = new RegExp(
  String.raw`^${thing}(?:,| –| -|:) (?<verb>(?:right|double|left|single)[ -]click|click|tap|hover)$`,
  "iu",
);
/** What tells how things are is no thing. */
const telling =
  /^(?:i|we|he|she|it|they|you|there|if|when|who|what|where|how|why|please|can|could|would|will|do|don['’]t|not|no|nobody|nothing)\b|\b(?:is|are|was|were|be|has|have|had|does|did|will|would|can|could|should|must|wants?|needs?|went|came|got|goes|comes)\b|\p{L}['’](?:re|ll|ve|d|m)\b/iu;

/** “book sale on the sixth, open that”, “north gate, right click”. */
const pointedAt: Form = (said) => {
  const { what = "", verb = "" } = (pointed.exec(said) ?? clicked.exec(said))?.groups ?? {};
  if (what === "" || telling.test(what) || asksFor(what) || !asksFor(`${verb} x`)) return [];
  return [`${verb} ${what}`];
};

/** “order 20416” is a thing. */
const asksFor = (text: string): boolean =>
  isOrder(text) && !/^(?:(?:order|book|post|ticket) (?:no\.? )?#?\d)/iu.test(text);

const opened =
  /^(?:open|select|choose|pick|press|hit) (?<what>.{2,80}?),? (?:with|by|using) an? (?<how>double|right)[ -]click(?:ing)?(?: on it)?$/iu;
const dragged =
  /^(?:move|put|bring|take|place|get|seat) (?<what>.{2,60}?) (?<way>(?:to|into|onto|on|in|over) .{2,60}?),? (?:by dragging(?: (?:it|him|her|them)(?: there| over)?)?|by drag and drop|with drag and drop|via drag and drop|with the mouse)$/iu;
const hovered =
  /^(?:hover|hold|move|rest|place|put|keep) (?:the|my|your) (?:mouse|cursor|pointer|mouse pointer)(?: cursor| pointer)? (?:on|over|above|onto|on top of|to) (?<what>.{2,80})$/iu;

/** “open the report with a double click”, “move Ana to desk 4 by dragging”, “hold the mouse over Help”. */
const donePointing: Form = (said) => {
  const { what: open, how = "" } = opened.exec(said)?.groups ?? {};
  if (open !== undefined) return [`${how} click ${open}`];
  const { what: moved, way = "" } = dragged.exec(said)?.groups ?? {};
  if (moved !== undefined) return [`drag ${moved} ${way}`];
  const under = hovered.exec(said)?.groups?.["what"];
  return under === undefined ? [] : [`hover over ${under}`];
};

const counted =
  /^(?:the )?(?<which>(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|last|second[ -]to[ -]last|next to last|penultimate|last but one|\d+(?:st|nd|rd|th)) [^,;.:?!]{2,50})$/iu;

/** “last dot”, “third bar from the left”. */
const countedOut: Form = (said) => {
  const which = counted.exec(said)?.groups?.["which"];
  return which === undefined || telling.test(which) || asksFor(which) ? [] : [`click the ${which}`];
};

const taken =
  /^(?:grab|pick up|fetch|reach for|get me|give me|hand me|pass me) (?<what>(?:the|my) (?:\p{L}+ ){0,2}\p{L}+)$/iu;

/** “grab the highlighter”: a tool is taken by its button. */
const toolTaken: Form = (said) => {
  const what = taken.exec(said)?.groups?.["what"];
  return what === undefined || telling.test(what) ? [] : [`click ${what}`];
};

export const thingFirst: Form[] = [pointedAt, donePointing, countedOut, toolTaken];
