import { thingIn } from "./entry-words.ts";
import { isName } from "./named.ts";

const whom = String.raw`(?<to>‹\d+›|@?[\p{L}\d][^\s,;:!?]*(?: \p{L}[^\s,;:!?]*){0,3}?)`;
const on = "(?: on| along| over| across| off)?";
const passing =
  "forward|fwd|relay|pass|hand|send|give|share|show|route|redirect|bring|transfer|shoot|deliver|re-?send";
const passed =
  "forwarded|relayed|passed|handed|sent|given|shared|shown|routed|redirected|transferred|delivered";
const it = "(?:(?:that|this|the) (?:same )?(?:e-?mail|mail|message|letter|note|post|one)|it|that|this|them)";
const polite = "(?: (?:so|please|and|then|just|could you|can you))*";
/** “…, by forwarding it”, “…: pass it on”. */
const means = String.raw`(?:,? (?:by|through|via) (?:forwarding|sharing|sending|passing)(?: (?:it|that|this))?(?: on| along)?|(?:[,;.:]| -| –| so| and)${polite} (?:${passing}) (?:${it}${on}(?: to (?:him|her|them|\k<to>))?|(?:him|her|them) ${it}))?`;
const takes =
  "(?:should|must|has to|have to|needs to|ought to|wants to|is to|would like to|would love to|'d like to|’d like to|asked to|wishes to|has asked to) (?:get|have|receive|see|read)|has asked for|asked (?:me )?for|asks for|is waiting for|would like|needs?|wants?|gets?|receives?|has";
const goes =
  "(?:should|must|needs to|has to|is to|ought to|can|shall|will|is supposed to) (?:go|be (?:{passed}))|goes|needs (?:to be )?(?:{passed}|forwarding|passing|sending|relaying)".replaceAll(
    "{passed}",
    passed,
  );
const wanting = "(?:I|we) (?:want|need|wish|would like|['’]d like|would love)";
const having = "(?:have|get|see|receive|read|(?:have |take )?a? ?look at|check out)";
/** “Bo has not seen it”, which is only told; what is to be done is said behind it. */
const lacks =
  "(?:has not|hasn['’]t|did not|didn['’]t|never|has never|could not|couldn['’]t|missed)(?: yet)?(?: (?:seen|see|read|got|gotten|get|received|receive|had|have))?(?: yet)?";

const frames = [
  // “pass Ada's note on to Bo”, “share the mail by Ada with Bo”.
  String.raw`(?:${passing})${on} (?<what>.+?)${on} (?:to|with|towards?|for) ${whom}(?<from> (?:by|from|sent by|that came from) \S+)?${means}`,
  String.raw`get (?<what>.+?) (?:over |across |on )to ${whom}`,
  // “send to Bo the mail you got from Ada”, “give Bo the mail from Ada”, “forward it to Bo: the mail from Ada”.
  String.raw`(?:${passing})${on}(?: ${it})?${on} to ${whom}(?:[:,]| -)? (?<what>.+?)${means}`,
  String.raw`(?:${passing}|get) ${whom} (?<what>.+?)${means}`,
  String.raw`(?:${passing})${on} (?<what>.+?)[.,;:] (?:the |its |as )?(?:recipient|addressee|receiver)(?: (?:is|should be|shall be|must be|will be|has to be))?:? ${whom}`,
  // “Bo needs the mail by Ada, pass it on”.
  String.raw`${whom} (?:${takes}) (?<what>.+?)${means}`,
  String.raw`${whom} ${lacks} (?<what>.+?)${means.slice(0, -1)}`,
  String.raw`(?<what>.+?) (?:must|should|has to|needs to|ought to|is to|wants to) be (?:seen|read|received|looked at) by ${whom}${means}`,
  String.raw`(?:can|could|may|should|will) ${whom} ${having} (?<what>.+?)${means}`,
  // “Ada's mail should go to Bo”.
  String.raw`(?<what>.+?) (?:${goes})${on} (?:to|with) ${whom}${means}`,
  // “I want Bo to have Ada's mail”, “let Bo see what Ada wrote”.
  String.raw`(?:${wanting}|have|allow|ask) ${whom} (?:to )?${having} (?<what>.+?)${means}`,
  String.raw`let ${whom} (?:${having}|know (?:about|of)) (?<what>.+?)${means}`,
  String.raw`(?:${wanting}|have|get) (?<what>.+?)(?: to be)? (?:${passed})${on} (?:to|with) ${whom}`,
  String.raw`(?:make sure|ensure|see to it|see|arrange|take care)(?: that)? ${whom} (?:gets|receives|has|sees|is (?:sent|given|shown|forwarded)|will (?:get|receive|have)|can (?:see|read)|reads) (?<what>.+?)${means}`,
  String.raw`(?:make sure|ensure|see to it|see|arrange|take care)(?: that)? (?<what>.+?) (?:reaches|gets to|goes to|is (?:${passed})${on} to) ${whom}`,
  // “the mail Ada wrote, forward it to Bo”, “the mail by Ada -> Bo”, “to Bo: forward Ada's mail”.
  String.raw`(?<what>.+?)(?:[,:;.]| -| –| —)${polite} (?:${passing})(?: ${it})?${on} to ${whom}`,
  String.raw`(?<what>.+?) ?(?:->|=>|→|⇒|>>) ?${whom}`,
  String.raw`(?:to|for) ${whom}[,:]${polite} (?:${passing}) (?<what>.+?)`,
].map((pattern) => new RegExp(String.raw`^${pattern}$`, "iu"));

/** “to Ada's inbox”. */
const theirBox = /['’]s (?:inbox|mailbox|in-?tray|e-?mail(?: address)?|mail(?: address)?|account)$/iu;

/** Somebody gets what somebody else has sent, in whatever order both are named: “Forward the mail by Ada to Bo”. */
export function forwardingIn(words: string): string | undefined {
  for (const frame of frames) {
    const { what = "", to: given = "", from = "" } = frame.exec(words)?.groups ?? {};
    const to = given.replace(theirBox, "");
    const thing = thingIn(`${what}${from}`);
    if (thing !== undefined && isName(to)) return `Forward ${thing} to ${to}`;
  }
  return undefined;
}
