import { pausesFirst } from "../../grounding/grammar/said-pauses.ts";
import { maskQuotes, unmaskQuotes } from "../../grounding/grammar/masked-quotes.ts";
import { contactOrder } from "./deeds/contact-orders.ts";
import { talkOrder } from "./deeds/message-orders.ts";
import { entryOrders } from "./correspondence/entry-orders.ts";
import { foundFirst } from "./found-first.ts";
import { hiddenFirst } from "./hidden-first.ts";
import { pressesInOrder } from "./press-order.ts";
import { plainlySaid } from "./spoken-task.ts";

const name = String.raw`(?:@\S+?|‹\d+›|\p{Lu}[^\s,.;]*(?: \p{Lu}[^\s,.;]*)*)`;
const things =
  "mail|e-?mail|message|letter|conversation|post|tweet|comment|photo|picture|story|user|person|note|entry";

/** “Answer the mail about Rent. Write: see you”: what is answered, and with what. */
const answeredThen =
  /^(?<polite>please )?(?:answer|reply to|respond to|write back to) (?<what>[^.;:]+?)(?:[.;:,]+| and) (?:then )?(?:please )?(?:write|say|type|enter|tell (?:them|him|her))(?: back)?(?: the (?:text|words|message))?(?:: ?| (?=‹\d+›))(?<text>.+)$/iu;
/** “scroll down in the inbox to the mail Ada sent and delete it”: what scrolls is how it is found. */
const scrolledTo =
  /^(?:please )?scroll (?:(?:up|down|through)(?: and down)? ?)?(?:(?:(?:in|on|through|down) )?(?:the|my|your) [\p{L} -]+? )?(?:to|(?:until|till) (?:you|it) (?:see|find|reach|come to|get to|shows?)|and find|and look for) (?<what>(?!the (?:very )?(?:end|bottom|top|start|beginning)\b).+?),? (?:and|then|and then) (?<order>\p{L}+(?: to| on)? (?:it|that|them)\b.*)$/iu;
/** “look up Ada Byron and call them”. */
const lookedUpThen = new RegExp(
  String.raw`^(?:please )?(?:look up|search for) (?<what>${name}),? (?:and|then|and then) (?<verb>\p{Ll}+(?: to)?) (?:it|them|him|her)[.]?$`,
  "iu",
);
/** “find knitting and go to the very last search result”: what is found by searching has results. */
const searchedResult =
  /^(?:please )?(?:find|look for|look up) (?<what>[^,;]+?),? (?:and|then|and then) (?<order>(?:go to|open|click|visit|follow|choose|select)(?: on)? the (?:very )?\p{L}*\d*\p{L}* (?:search )?(?:result|hit|match)\b.*)$/iu;
/** “find the violin and take it”. */
const foundThen =
  /^(?:please )?(?:find|locate|look for) (?<what>(?:the|an?) [^,;.]+?),? (?:and|then|and then) (?<verb>take|grab|get|pick up|collect|buy|order|book|delete|remove|star|like|open|eat|feed|play|read|join|follow) (?:it|them|that|him|her)[.]?$/iu;
/** “accept the terms, which have to be read to the end first”. */
const readBefore =
  /,? (?:which|that|but they|but it|they|it) (?:have|has|need|needs|must|ought)(?: to)? be (?:read|scrolled)(?: (?:through|down))?(?: (?:to|until) (?:the|their|its) (?:very )?(?:end|bottom))?(?: (?:first|before(?: that)?|beforehand))?(?=[.,;]|$)/giu;
/** “change only the packs, to 29”. */
const changedOnly = /^(?<verb>change|set|alter|adjust) (?:only|just) (?<what>[^,;]+?),? to (?=\S)/iu;
/** “click Submit without ticking anything”. */
const withoutTicks =
  /^(?<order>.+?),? (?:without|but without) (?:selecting|ticking|choosing|checking|picking|marking) (?:any(?:thing|one)?(?: (?:of (?:them|the \p{L}+)|\p{L}+))?|an? \p{L}+|one(?: of (?:them|the \p{L}+))?)(?=[.!]?$)/iu;
/** “click Cancel in the box that pops up”. */
const inWhatOpens =
  /,? (?:in|on|of|from) the (?:[\p{L}-]+ )?(?:dialog(?:ue)?(?: box)?|box|window|pop-?up|message|overlay) (?:that|which) (?:then )?(?:pops up|opens|appears|comes up|shows(?: up)?|is shown|is opened)(?=[.,;]|$| and )/giu;
/** “highlight the cell B4 by clicking it”. */
const byPressingIt =
  /(?<=^|[.;,] |\band |\bthen )(?:highlight|mark|select|choose|activate|pick) (?<what>[^,;.]+?) by (?:clicking|tapping|pressing)(?: on)? (?:it|them|that)\b/giu;
/** “copy and paste the text into the box”. */
const copyPaste = /\bcopy(?: and |-|\/| & )paste (?!it\b|that\b|this\b)(?=\S)/giu;
/** “scroll the text area to the bottom hit submit”: two orders with nothing between them. */
const unjoined =
  /(?<=\p{L}{3}|[\d›])(?<!\b(?:and|then|to|not|never|the|you|must|please|by|or|before|after|first|now|only|just|always|finally|when|once|that|can|may|will)) (?=(?:hit|press|click|tap)(?: on)? (?:the )?(?:submit|ok|okay|done|save|send)(?: button)?[.!]?$)/iu;
/** “put Felt last by dragging it below Silk”. */
const byDraggingIt =
  /(?<=^|[.;,] |\band |\bthen )(?:put|move|place|bring|get|make|sort) (?<what>(?:the )?(?:\p{Lu}\S*|‹\d+›|\p{L}+ \S+?)(?: \p{Lu}\S*)*?)(?: (?:first|last|higher|lower|(?:to|into|in|at|on) [^,;.]+?))?,? by dragging (?:it|them) (?<where>[^,;.]+)/giu;
/** “like two posts by Ada and then stop”. */
const thenStop = /,? and (?:then )?(?:stop|quit|be done)(?: there)?(?=[.!]?$)/iu;
/** “make "tea" bold and underline "milk"”. */
const andFormat =
  /,? and (?=(?:underline|italici[sz]e|embolden|bold|strike through) (?:the )?(?:words?|text|phrase|‹))/giu;
/** “strike through the word fern and submit”. */
const afterFormat = /(?<=\b(?:strike|cross) (?:through|out) [^,;.]+),? and (?=(?:submit|send|save)[.!]?$)/iu;
/** “select everything in the editor and make it bold”. */
const selectedThen =
  /(?<=^|[.;,] |\band |\bthen )(?:select|highlight|mark) (?<what>[^,;.]+?)(?: (?:in|of) the (?:text )?(?:editor|text|note|box))?,? (?:and|then|and then) (?:(?:make|turn|set|colou?r|paint) (?:it|them|that|the selection) (?<how>\p{L}+)|(?<verb>underline|italici[sz]e|embolden|bold|strike through) (?:it|them|that|the selection)|(?:click|press|hit)(?: on)? (?:the )?(?<button>bold|italics?|underline|strikethrough)(?: button| icon)?)(?=[,;.!]|$| and | then )/iu;
function formatOf(order: string): string | undefined {
  const { what, how, verb, button } = selectedThen.exec(order)?.groups ?? {};
  if (what === undefined) return undefined;
  return verb === undefined ? `make ${what} ${how ?? button}` : `${verb} ${what}`;
}

/** “make fern bold and red”. */
const twoFormats =
  /(?<=^|[.;,] |\band |\bthen )(?<verb>make|turn|set) (?<what>(?:the word )?‹\d+›|the words? \S+|everything|(?:all )?the (?:whole )?text|\p{L}+) (?<one>bold|italics?|underlined) and (?<two>\p{L}+)(?=[,;.!]|$| and | then )/iu;
/** “write it in and check”: what stands alone at the end is a button. */
const andCheck = /(?<=\S),? and (?:then )?check(?=[.!]?$)/iu;
/** “in the table, click the cell that says 12”. */
const whereAll =
  /^(?:in|on|from) (?:the|this) (?:table|grid|page|screen|widget)(?: (?:below|above|shown))?, (?=\p{Ll}+ )/iu;
/** “find Ada's post, open its menu and choose Mute”: where a sign stands is looked for anyway. */
const throughItsMenu =
  /^(?:please )?(?:find|locate|look for|go to) (?<what>[^,;]+),? (?:and )?(?:then )?open (?:its|their|his|her|the) (?:[\p{L}-]+ )?(?:menu|options),? (?:and|then|and then) (?:choose|select|click|pick|press|tap)(?: on)? (?<sign>.+)$/iu;
/** “in the View menu, choose Night as the theme”. */
const asOfMenu =
  /^in the (?<menu>[^,]+?) menu,? (?:choose|select|pick|click|set) (?<value>.+?) as (?:the|your|its) (?<middle>[\p{L} -]+?)[.]?$/iu;
/** “block Ada and report Bo”: two verbs, a name each. */
const handling =
  "like|unlike|star|unstar|block|unblock|mute|unmute|report|share|follow|unfollow|archive|delete|remove|flag|pin|unpin|hide|show|invite|add|approve|reject|accept|decline|confirm|cancel|open|close|tick|untick|select|buy|book";
const twoNamed = new RegExp(
  String.raw`^(?<one>(?:${handling}) ${name}),? and (?:then )?(?<two>(?:${handling}) ${name})[.]?$`,
  "u",
);
/** “like the posts by Ada and Bo”: one of each. */
const ofSeveral = new RegExp(
  String.raw`^(?<verb>\p{L}+(?: to)?) (?:both )?(?:the |these )?(?<kind>${things})e?s (?<by>by|from|of|about|called|named) (?<names>${name}(?:, ${name})*,? and ${name})[.]?$`,
  "u",
);

type Rewrite = (task: string) => string;

const rewrites: Rewrite[] = [
  plainlySaid,
  pressesInOrder,
  pausesFirst,
  hiddenFirst,
  foundFirst,
  (task) =>
    task
      .replace(inWhatOpens, "")
      .replace(copyPaste, "copy ")
      .replace(unjoined, ", then ")
      .replace(byPressingIt, "click $<what>")
      .replace(byDraggingIt, "drag $<what> $<where>")
      .replace(whereAll, "")
      .replace(thenStop, "")
      .replace(readBefore, "")
      .replace(changedOnly, "$<verb> $<what> to ")
      .replace(afterFormat, ", then ")
      .replace(selectedThen, (order) => formatOf(order) ?? order)
      .replace(twoFormats, "$<verb> $<what> $<one>, then $<verb> $<what> $<two>")
      .replace(andFormat, ", then ")
      .replace(andCheck, ", then click Check"),
  (task) => {
    const { what, text } = answeredThen.exec(task)?.groups ?? {};
    if (what === undefined || text === undefined || /^(?:all|every|each|both)\b/iu.test(what)) return task;
    const isQuoted = /^‹\d+›[.]?$/u.test(text);
    return !isQuoted && text.includes("‹") ? task : `Reply to ${what} with ${isQuoted ? text : `"${text}"`}`;
  },
  (task) => task.replace(scrolledTo, "Find $<what> and $<order>"),
  (task) => task.replace(lookedUpThen, "Search for $<what>, then $<verb> $<what>"),
  (task) => task.replace(foundThen, "$<verb> $<what>"),
  (task) => task.replace(searchedResult, "Search for $<what>, then $<order>"),
  (task) => task.replace(withoutTicks, "$<order>"),
  (task) => task.replace(throughItsMenu, "Find $<what> and click $<sign>"),
  (task) => task.replace(asOfMenu, "Select $<menu> > $<middle> > $<value>"),
  (task) => {
    const { one, two } = twoNamed.exec(`${task.slice(0, 1).toLowerCase()}${task.slice(1)}`)?.groups ?? {};
    return one === undefined || two === undefined ? task : `${task.slice(0, one.length)}, then ${two}`;
  },
  (task) => {
    const { verb = "", kind = "", by = "", names = "" } = ofSeveral.exec(task)?.groups ?? {};
    if (verb === "") return task;
    return names
      .split(/,? and |, /u)
      .map((one) => `${verb} the ${kind} ${by} ${one}`)
      .join(", then ");
  },
];

/** The same task in an order and in words that its parts are read by; what is quoted stays as it is. */
export function plainerTask(task: string): string {
  const { masked, pieces } = maskQuotes(task);
  const asked = talkOrder(contactOrder(masked.trim()));
  if (asked !== masked.trim()) return unmaskQuotes(asked, pieces);
  const orders = entryOrders(masked, pieces);
  if (orders !== undefined) return orders;
  const plainer = rewrites.reduce((words, rewrite) => rewrite(words), masked.trim());
  return plainer === masked.trim() ? task : unmaskQuotes(plainer, pieces);
}
