import { editDistance } from "../../../grounding/matching/text.ts";
import { unmaskQuotes } from "../../../grounding/grammar/masked-quotes.ts";
import { answeringIn } from "./answering.ts";
import { kinds, thingIn } from "./entry-words.ts";
import { forwardingIn } from "./forwarding.ts";
import { handlingIn } from "./handling.ts";

const courtesy =
  /^(?:(?:please|kindly|hey|hi|hello|ok|okay|so|now|just|also|then|and)[,!]? |(?:could|can|would|will) you(?: please| kindly)?,? |(?:I(?:['’]d| would) like you to|I (?:want|need) you to|you (?:should|need to|have to|must|can)|your (?:task|job) is to|go ahead and|do me a favou?r and|help me(?: to)?|try to|remember to|be so kind (?:as )?to|it is time to) )+/iu;
/** “in my inbox, find …”. */
const inBox =
  /^(?:in|from|on|look in|go to|open)(?: up)? (?:the|my|your|this) (?:inbox|mailbox|mails?|e-?mails?|messages|feed|list of (?:mails|e-?mails|messages))(?:,| and)(?: (?:please|then))? (?=\p{L})/iu;
const trailing =
  /(?:,? (?:please|for me|for us|thanks|thank you|thx|now|right away|at once|would you|will you|could you|if you (?:can|please)|as soon as possible|asap))+(?=[.!?]*$)/iu;

const it = String.raw`(?:(?:that|this|the) (?:same )?(?:e-?mail|mail|message|letter|note|post|tweet|comment|one|entry)(?! (?:by|from|of|about|that|which)\b)|it|that|this|them)`;
const seeking =
  "find|locate|look for|search for|look up|open|go to|click|click on|select|pick|pick out|read|get|take|see|view|identify|choose|scroll to|tap|grab";
const between = String.raw`(?:,? (?:and then|and|then|so|,)|[.;:,!]| -| –| —)(?: (?:so|and|then|please|now|just))*`;
const leads = [
  String.raw`(?:${seeking}) (?<what>.+?)${between} (?<order>.+)`,
  String.raw`(?:one|some) of (?:the|my|these|those) (?<kind>\p{L}+?)s? (?:says|reads|contains|mentions|has|asks)(?: something like| the words?| that)? (?<quote>‹\d+›)${between} (?<order>.+)`,
  String.raw`(?<what>.+?) (?:is|was|looks|seems) [^.;:,]+?${between} (?<order>.+)`,
  String.raw`(?:there is|there['’]s|here is|I (?:have|got|see|received)|I['’]ve got|(?:you|I|we)(?: have|['’]ve)?(?: just)? (?:received|got|gotten)|you have|we got|this is about|about|with|regarding|as for|concerning|for) (?<what>.+?)(?: (?:that|which) (?:I|we|you) [^.;:,]+)?${between} (?<order>.+)`,
  String.raw`(?:I|we) (?:do not|don['’]t|no longer|never)(?: (?:really|even))? (?:need|want|like|care for) (?<what>.+?)(?: any ?more| any longer)?${between} (?<order>.+)`,
  String.raw`(?<sender>\S+(?: \S+){0,2}?) (?:has |just |have )*(?:sent|wrote|written|e-?mailed|mailed|posted)(?: to)?(?: me| us| you)?(?<rest>(?: (?:an?|this|some|one|something|about|that|to me)\b[^.;:,]*)?)${between} (?<order>.+)`,
  String.raw`(?<what>.+?)(?:[.;:,]| -| –| —)(?: (?:so|and|then|please|just))* (?<order>.+)`,
].map((pattern) => new RegExp(String.raw`^${pattern}$`, "iu"));
/** “Ada wants you to forward her mail to Bo”. */
const wanting =
  /^(?<who>‹\d+›|@?\p{Lu}\S*(?: \p{Lu}\S*){0,2}) (?:wants|would like|['’]d like|asks|asked|has asked|needs|expects|wishes|is asking|begs|requested|requests)(?: for)? (?:you|me|us) to (?<order>.+)$/u;
const ofTheirs = new RegExp(String.raw`\b(?:their|his|her) (?=(?:${kinds})\b)`, "giu");
const theirMenu =
  /^(?:use|open|click|go to|go into|in) (?:the |its )?(?:\p{L}+ )?(?:menu|dots|options) (?:of|for|on|by|next to|beside) (?<what>.+?),? (?:to|and|and then|then) (?:click |choose |select |press )?(?<order>\p{L}+(?: (?:it|that|this|them).*)?)$/iu;
const openedFirst = new RegExp(
  String.raw`^(?:open|find|go to|look at|read|locate|select) ${it},? (?:and then|and|then|to) (?=\p{L})`,
  "iu",
);
const pointing = new RegExp(String.raw`\b${it}(?=[ .,:!?;]|$)`, "iu");
const bare =
  /^(?<verb>delete|remove|erase|trash|bin|discard|archive|star|flag|forward|like|share|report)(?<rest>$| to .+)/iu;
/** “it is important, so …”. */
const whatItIs =
  /^(?:it|that|this) (?:is|was|looks|seems) [^,;:.]+(?:[,;:.]| -)? (?:so |and )?(?:then )?(?:please )?(?=\p{L}+ (?:it|that|this)\b)/iu;
const pressing = /^(?:click|press|tap|hit|use)\b/iu;
const toWhom = /^(?:mark|flag|label)(?= (?:as )?(?:important|unread|read|starred|spam)\b)/iu;

/** Verbs and nouns of letters, which slips of the keyboard are taken for. */
const words =
  "forward delete remove reply respond answer archive message email letter discard important share report trash erase".split(
    " ",
  );

/**
 * A task that is only about things that people have sent or posted (mails, messages, posts), in the few words that such
 * things are read by; undefined for any other. `masked`: the task with its quotes out of sight.
 */
export function entryOrders(masked: string, pieces: readonly string[]): string | undefined {
  const orders = ordersIn(mended(masked)) ?? ordersIn(masked);
  if (orders === undefined) return undefined;
  return unmaskQuotes(orders.join(", then "), pieces, inDoubleQuotes);
}

function ordersIn(task: string): string[] | undefined {
  const whole = orderIn(task);
  if (whole !== undefined) return [whole];
  const parts = task.split(
    /(?<=[^.]{3})[.;!](?: (?:then|and|also),?)? (?=\p{L})|,? (?:and then|and also|then|and)(?:,)? (?=(?:please |mark |put )?\p{Ll}+ (?:to )?(?:the |what |\p{Lu}|‹|it\b|that\b|@))/u,
  );
  if (parts.length < 2 || parts.length > 4) return undefined;
  const orders: string[] = [];
  for (const part of parts) {
    const order = orderIn(takenUp(part, orders.at(-1)));
    if (order === undefined) return undefined;
    if (order !== orders.at(-1)) orders.push(order);
  }
  return orders;
}

const ofOrder =
  /\b(?<what>the (?:\S+ )?(?:e-?mail|mail|message|letter|note|post|tweet|comment|entry) (?:by|about|saying) .+?)(?: (?:to|with|as) .+)?$/iu;

/** “Reply to Ada's mail with "yes" and archive it.” */
function takenUp(part: string, before: string | undefined): string {
  const what = ofOrder.exec(before ?? "")?.groups?.["what"];
  return what === undefined ? part : part.replace(pointing, () => what);
}

function orderIn(given: string): string | undefined {
  const said = given
    .trim()
    // What is written without quotes may say “thanks” itself.
    .replace(/\p{L}: [^‹:]+$/u.test(given) ? /$^/u : trailing, "")
    .replace(/[.!?]+$/u, "")
    .replace(courtesy, "")
    .replace(inBox, "")
    .replace(/^(?<verb>\p{L}+(?: to)?) (?:only|just) (?=\S)/iu, "$<verb> ")
    .trim();
  if (!mayBe.test(said)) return undefined;
  const wanted = wanting.exec(said)?.groups;
  if (wanted !== undefined) return orderIn(wantedBy(wanted["who"] ?? "", wanted["order"] ?? ""));
  const answer = answeringIn(`${said}${keptMark(given.trim())}`);
  return answer ?? ledUp(said) ?? handlingIn(said) ?? forwardingIn(said);
}

function wantedBy(who: string, order: string): string {
  return order
    .replace(ofTheirs, () => `${who}'s `)
    .replace(/(?<=\b(?:to|for|with) )(?:him|her|them)\b/u, () => who);
}

/** What is written without quotes keeps its mark, and its full stop where it is a sentence of its own. */
function keptMark(task: string): string {
  if (/[!?]$/u.test(task)) return /^(?:can|could|would|will|may)\b/iu.test(task) ? "" : task.slice(-1);
  return /\b(?:[Ww]rite|[Ss]ay|[Tt]ype|[Ss]end)(?: back)?: \p{Lu}[^‹]*\.$/u.test(task) ? "." : "";
}

/** It speaks of what people send, or of answering. */
const mayBe = new RegExp(
  String.raw`\b(?:${kinds}|one|repl(?:y|ies|ying)|respond|responding|respon[cs]e|answer(?:ing)?|back|know|wrote|written|sent|posted|e-?mailed|mailed|asks|asked|inbox)\b`,
  "iu",
);

/** “find the mail by Ada and delete it”: the order says of what was told of before what is to be done. */
function ledUp(said: string): string | undefined {
  const menu = theirMenu.exec(said)?.groups;
  const ofMenu = menu === undefined ? undefined : thingIn(menu["what"] ?? "");
  if (ofMenu !== undefined) return withThing(ofMenu, menu?.["order"] ?? "");
  for (const lead of leads) {
    const { what = "", sender, rest = "", kind, quote, order = "" } = lead.exec(said)?.groups ?? {};
    const thing = thingIn(
      sender === undefined
        ? kind === undefined
          ? what
          : `the ${kind} saying ${quote}`
        : sentBy(sender, rest),
    );
    if (thing === undefined) continue;
    const read = withThing(thing, order.trim());
    if (read !== undefined) return read;
  }
  return undefined;
}

/** “Ada sent me a mail about Rent”. */
function sentBy(sender: string, rest: string): string {
  const title =
    /\b(?:about|called|named|titled|entitled|regarding|with (?:the )?(?:subject|title)) (?<title>‹\d+›|\p{Lu}.+)$/u.exec(
      rest,
    );
  const thing = `the ${kindIn(rest)} by ${sender}`;
  return title === null ? thing : `${thing} about ${title.groups?.["title"]}`;
}

function kindIn(rest: string): string {
  return /\b(?:e-?mail|mail|message|letter|note|post|tweet|comment)\b/iu.exec(rest)?.[0] ?? "message";
}

function withThing(thing: string, order: string): string | undefined {
  const plain = order
    .replace(openedFirst, "")
    .replace(/ (?:by|with|via|using) (?:the |its )?(?:forward|share) (?:button|icon|sign|function)$/iu, "")
    .replace(bare, `$<verb> ${thing}$<rest>`)
    .replace(toWhom, (verb) => `${verb} ${thing}`)
    .replace(whatItIs, "");
  if (pressing.test(plain)) return `Find ${thing} and ${plain}`;
  const full = plain.includes(thing) ? plain : plain.replace(pointing, () => thing);
  if (!full.includes(thing)) return answeringIn(`Find ${thing} and ${plain}`);
  return answeringIn(full) ?? handlingIn(full) ?? forwardingIn(full);
}

/** One slip of the keyboard in a word that says what is done or with what. */
function mended(task: string): string {
  return task.replace(/(?<![\p{L}‹@])\p{L}{5,10}(?![\p{L}›])/gu, (word, at: number) => {
    if (at > 0 && /^\p{Lu}/u.test(word)) return word;
    const low = word.toLowerCase();
    if (words.includes(low) || /(?:s|ed|ing|er)$/u.test(low)) return word;
    const near = words.filter((one) => one[0] === low[0] && editDistance(low, one, 1) === 1);
    return near.length === 1 && near[0] !== undefined ? near[0] : word;
  });
}

function inDoubleQuotes(piece: string): string {
  const inner = piece.slice(1, -1);
  return /["“”]/u.test(inner) ? piece : `"${inner}"`;
}
