import { isName, isPlainName } from "./named.ts";
import { thingIn } from "./entry-words.ts";

const replying =
  "(?:reply|respond|answer|write back|get back|answer back|message back|mail back|text back|(?:send|write|give|post|shoot|make|type)(?: back)? (?:an?|the|my|your) (?:(?:short|quick|brief) )?(?:reply|answer|response))";
const reply = "(?:reply|answer|response)";
const lead = String.raw`(?:,? (?:and )?(?:with|saying|say|that says|which says|by saying|by writing|by sending|by typing|stating|writing|reading|that reads|telling (?:him|her|them)|as follows|like this|that|to say)(?: that)?(?: (?:the|this|these|a|an|my))?(?: (?:following|short))?(?: (?:text|words?|message|answer|reply|response|sentence|line))?(?!\p{L}):?|[.;,]? (?:the |your |its )?(?:text|message|answer|reply|response)(?: (?:is|should be|should say|shall be|must be|has to be|reads))?(?::|(?= ‹))|:|,| -| –)`;
const text = String.raw`(?<text>‹\d+›|[^‹›]+?)`;
const quoted = String.raw`(?<text>‹\d+›)`;
const whom = String.raw`(?<whom>.+?)`;
const near = String.raw`(?<whom>‹\d+›|@?[\p{L}\d][^\s,;:!?]*(?: \p{L}[^\s,;:!?]*){0,3}?)`;
const in_reply = String.raw`(?: (?:in|as|by way of) (?:an? |the |your |my )?(?:reply|answer|answering|response)| \((?:in|as) (?:an? )?(?:reply|answer)\)|,? by (?:replying|answering|responding|writing back))`;
const toThem = String.raw`(?: to (?:(?:his|her|their|the|that|this) (?:e-?mail|mail|message|letter|note|post)|him|her|them))?(?: (?:the|his|her|their|that) (?:e-?mail|mail|message|letter|note|post))?`;
const sent =
  "(?:,? and (?:then )?(?:(?:send(?:ing)?|submit(?:ting)?|post(?:ing)?) (?:it|that|the (?:reply|answer|message))|(?:press|click|hit)(?:ing)?(?: on)? (?:the )?send(?: button)?))?";

const frames = [
  String.raw`${replying}(?: to)? ${whom}${lead} ?${text}${sent}`,
  String.raw`${replying}(?: to)? ${whom} ${quoted}${sent}`,
  // “reply "yes" to Ada”, “send a reply saying yes to Ada”.
  String.raw`${replying}(?:${lead})? ?${quoted} to ${whom}${sent}`,
  String.raw`(?:reply|respond|answer)(?: with| saying)? ${text} to ${whom}`,
  // “write Ada back "yes"”, “write "yes" back to Ada”, “drop Ada a reply saying yes”.
  String.raw`(?:write|shoot|send|say|text) (?:back ${quoted}|${quoted.replace("text", "other")} back) to ${whom}${sent}`,
  String.raw`(?:write|text|message|e-?mail|mail|shoot|send|tell)(?: to)? ${near} back(?:${lead})? ?${text}${sent}`,
  String.raw`(?:write|shoot|send|say|text)(?: back)? ${quoted}(?: back)? to ${whom}(?:${in_reply})${sent}`,
  String.raw`(?:shoot|write|say|text) back ${quoted} to ${whom}${sent}`,
  String.raw`(?:send|give|write|drop|shoot|post|text)(?: back)? ${near} (?:an?|the|my|your) (?:(?:short|quick|brief) )?${reply}(?:${lead})? ?${text}${sent}`,
  String.raw`(?:send|write|type|enter|put|use|post|give|say) ${quoted}(?: as| for| in) (?:an?|the|my|your)? ?${reply} (?:to|for) ${whom}${sent}`,
  String.raw`(?:send|give|write) ${near} ${quoted} as (?:an?|the|my|your) ${reply}${sent}`,
  // “tell Ada yes (in reply)”, “let Ada know: yes”.
  String.raw`(?:tell|write|say to|inform) ${near}(?: that|:|,)? ${text}${in_reply}${toThem}${sent}`,
  String.raw`${whom} (?:is to|should|must|has to|needs to|ought to|shall) be (?:answered|replied to|responded to)${lead} ?${text}`,
  String.raw`let ${near} know(?: that|:|,)? ${text}${in_reply}${toThem}${sent}`,
  String.raw`(?:in|as|by way of) (?:an? |the |your |my )?(?:reply|answer|response) to ${whom},? (?:please )?(?:write|say|send|type|put|enter|tell (?:him|her|them))(?: that|:)? ${text}${sent}`,
  String.raw`to ${whom},? (?:please )?(?:reply|respond|answer)(?:${lead})? ?${text}`,
  String.raw`${quoted} (?:should be|is|shall be|must be|has to be|is to be|will be) (?:the|my|our|your) ${reply} to ${whom}`,
  String.raw`(?:the|my|our|your) ${reply} to ${whom} (?:should be|should say|should read|is|shall be|must be|is to be):? ${text}`,
  String.raw`${near} (?:needs|wants|expects|is waiting for|should get|gets|must get|is to get|has to get|deserves|would like|awaits) (?:an?|the|my|your|our) ${reply}(?:: ?|,? saying |[.,;:]? (?:please )?(?:send|write|say|reply|answer|respond|it is|type|make it)(?: with| back|:)? )${text}`,
  // “Ada asks whether you can come: tell her "yes"”.
  String.raw`${near} (?:wants to know|asks|asked|is asking|wonders|would like to know|has a question|has asked)\b[^‹›:.;]*[:.;,] ?(?:please )?(?:tell (?:him|her|them)|reply|answer|respond|write(?: back)?|say)(?: with| back)?:? ${quoted}`,
  String.raw`${near} (?:(?:wants|needs|expects|has|would like|is waiting|hopes) to hear|should hear)(?: back)? from (?:you|me|us)(?:: ?|[.,;:]? (?:please )?(?:send|write|say|reply|answer|tell (?:him|her|them))(?: with| back| that|:)? )${text}`,
  String.raw`(?:let|make sure) ${near} knows?(?: that ${quoted.replace("text", "other")}|: ?${text})`,
  // “find the mail by Ada and reply with "yes"”, “respond to the mail from Ada. Say "yes".”
  String.raw`(?:find|locate|look for|search for|open|go to|take|read|click(?: on)?|select|look up) ${whom}(?:,? (?:and|then|and then)|[.;,:]) (?:please )?${replying}(?:(?: to)? (?:it|them|him|her|that|this|(?:the|that|this) (?:sender|person|mail|e-?mail|message|letter)))?(?:${lead})? ?${text}${sent}`,
  // “find Ada's mail and tell her that it is fine”.
  String.raw`(?:find|locate|look for|search for|open|go to|take|read|click(?: on)?|select|look up) ${whom}(?:,? (?:and|then|and then)|[.;,:]) (?:please )?(?:(?:(?:text|write(?: to)?|send|give) (?:him|her|them|back)(?: back)?|write|say|let (?:him|her|them) know)(?:${lead}|(?= ‹))|(?:tell|inform) (?:him|her|them)(?:${lead})?) ?${text}${sent}`,
  // “find the mail by Ada and write "yes" back”.
  String.raw`(?:find|open) ${whom} and (?:write|send|say|type|text|mail)(?: (?:him|her|them))? ${quoted} back(?: to (?:him|her|them))?${sent}`,
  String.raw`(?:reply|respond|answer|write back)(?: to)? ${whom}[.;,:]? (?:and )?(?:please )?(?:say|write|type|tell (?:him|her|them)|send|put|enter)(?: that|:)? ${text}${sent}`,
].map((pattern) => new RegExp(String.raw`^${pattern}$`, "iu"));

/** Somebody is answered in so many words: “Reply to Ada with "yes"”. What is not quoted is, here. */
export function answeringIn(words: string): string | undefined {
  for (const frame of frames) {
    const { text: found, other, whom: person = "" } = frame.exec(words)?.groups ?? {};
    const said = (found ?? other ?? "").trim();
    const who = thingIn(person) ?? answered(person.trim());
    if (who === undefined || !isSayable(said)) continue;
    return `Reply to ${who} with ${said.startsWith("‹") ? said : `"${said}"`}`;
  }
  return undefined;
}

const vague = /^(?:it|that|this|one|something|anything|the following|back)$/iu;

function answered(person: string): string | undefined {
  const { who = "", title } =
    /^(?<who>.+?) (?:about|regarding|on) (?<title>‹\d+›)$/iu.exec(person)?.groups ?? {};
  if (title !== undefined && isName(who)) return `the message by ${who} about ${title}`;
  if (isPlainName(person)) return person;
  return isName(person) && person.length > 1 ? `the message by ${person}` : undefined;
}

function isSayable(said: string): boolean {
  if (/^‹\d+›$/u.test(said)) return true;
  return said !== "" && !/[‹›"“”\n]/u.test(said) && !vague.test(said);
}
