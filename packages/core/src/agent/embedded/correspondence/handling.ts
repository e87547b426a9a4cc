import { thingIn } from "./entry-words.ts";
import { isPlainName } from "./named.ts";

const removing =
  "delete|remove|erase|trash|bin|discard|dump|ditch|scrap|toss|chuck|junk|get rid of|throw out|throw away|toss out|chuck out|eliminate|kill|nuke|wipe|destroy|do away with";
const bin =
  "(?:the |my |its )?(?:trash|bin|waste ?(?:paper )?basket|garbage|rubbish|rubbish bin|trash ?can|recycle bin|recycling|junk)(?: can| bin| folder)?";
const modal = "(?:can|should|must|may|shall|has to|needs to|is to|ought to|could)";
const inbox =
  "(?: (?:out of|from|in) (?:the|my|your|our) (?:inbox|mailbox|mails?|list|mail|box|e-?mails?|feed))?";
const marks =
  "(?:important|starred|flagged|unread|read|spam|junk|favou?rite|a favou?rite|star|a star|an? star|urgent|done|pinned)";
const done =
  "deleted|removed|erased|trashed|binned|discarded|thrown away|thrown out|archived|starred|flagged|pinned|liked|muted|reported|shared|favou?rited|hidden|blocked|followed";

const bases: Record<string, string> = {
  archived: "Archive",
  starred: "Star",
  flagged: "Flag",
  pinned: "Pin",
  liked: "Like",
  muted: "Mute",
  reported: "Report",
  shared: "Share",
  favourited: "Star",
  favorited: "Star",
  hidden: "Hide",
  blocked: "Block",
  followed: "Follow",
};

type Frame = { pattern: RegExp; order: string };

const frame = (order: string, pattern: string): Frame => ({
  order,
  pattern: new RegExp(String.raw`^${pattern}$`, "iu"),
});
const what = String.raw`(?<what>.+?)`;

const frames: Frame[] = [
  frame("Delete", String.raw`(?:${removing}) ${what}${inbox}`),
  frame(
    "Delete",
    String.raw`(?:throw|put|move|drop|chuck|toss|send|drag|shift|place|bin) ${what} (?:in|into|to|on|onto|in to) ${bin}`,
  ),
  frame("Delete", String.raw`(?:throw|toss|chuck|clear|take) ${what} (?:away|out)`),
  frame(
    "Delete",
    String.raw`(?:clear|take|move|kick) ${what} (?:out of|from) (?:the|my) (?:inbox|mailbox|list)`,
  ),
  frame(
    "Delete",
    String.raw`${what} ${modal} (?:go|go away|disappear|vanish|be gone|go (?:in|into|to) ${bin}|be (?:thrown|put|moved|dropped) (?:in|into|to) ${bin})${inbox}`,
  ),
  frame(
    "Delete",
    String.raw`(?:(?:make sure|ensure|see(?: to it)?|take care|check)(?: that)? )?${what} (?:ends up|lands|goes|winds up|is put|belongs|gets put) (?:in|into|to) ${bin}`,
  ),
  frame("Delete", String.raw`(?:make|let|have) ${what} (?:disappear|vanish|go away|go)`),
  frame(
    "Delete",
    String.raw`(?:I|we) (?:no longer (?:need|want)|(?:do not|don['’]t) (?:need|want|care for|care about)) ${what}(?: any ?more| any longer)(?:[,;:.]? (?:and |so )?(?:please )?(?:${removing}) (?:it|that|this)(?: away)?)?`,
  ),
  frame(
    "Delete",
    String.raw`(?:I|we) no longer (?:need|want) ${what}(?:[,;:.]? (?:and |so )?(?:please )?(?:${removing}) (?:it|that|this)(?: away)?)?`,
  ),
  frame("Delete", String.raw`(?:I|we) want ${what} gone`),
  frame("Archive", String.raw`archive ${what}`),
  frame(
    "Archive",
    String.raw`(?:move|put|file|send|transfer|place|drag|shift)(?: away)? ${what} (?:in|into|to|under|in to) (?:the |my )?archives?(?: folder)?`,
  ),
  frame("Archive", String.raw`(?:file|put|store) ${what} away`),
  frame(
    "Archive",
    String.raw`${what} ${modal} (?:go|be (?:moved|put|filed|sent)) (?:in|into|to) (?:the |my )?archives?(?: folder)?`,
  ),
  frame("Star", String.raw`(?:star|favou?rite|bookmark) ${what}`),
  frame(
    "Star",
    String.raw`(?:put|set|add|place|stick|attach|turn on|leave|pin) (?:an? |the |its )?star (?:on|to|at|next to|beside|by|onto|for|of) ${what}`,
  ),
  frame("Star", String.raw`give ${what} an? star`),
  frame(
    "Star",
    String.raw`(?:highlight|mark|flag|label|tag|decorate|tick) ${what} (?:with|using) (?:an? |the )?star(?: icon| sign| symbol)?`,
  ),
  frame(
    "Star",
    String.raw`(?:let|have|make sure(?: that)?|see(?: to it)?(?: that)?|ensure(?: that)?) ${what} (?:have|has|gets?|get) an? star`,
  ),
  frame(
    "Star",
    String.raw`${what} (?:deserves|needs|(?:should|must|has to|is to|ought to|shall|can) (?:have|get|carry)|wants|gets) an? star`,
  ),
  frame("Flag", String.raw`flag ${what}`),
  frame(
    "{mark}",
    String.raw`(?:mark|flag|label|tag|set|make|declare|treat|designate) ${what} (?:as |to |to be |with |for )?(?:being )?(?<mark>${marks})`,
  ),
  frame(
    "{mark}",
    String.raw`(?:mark|flag|label|tag|set|make)(?: as)? (?<mark>important|unread|read|spam|starred|urgent)[:,]? ${what}`,
  ),
  frame(
    "{mark}",
    String.raw`(?<mark>important|unread|starred|urgent):? (?:please )?(?:mark|make|set|tag|flag) ${what}`,
  ),
  frame(
    "{mark}",
    String.raw`${what} (?:should be|must be|has to be|needs to be|is to be|ought to be|shall be|can be)(?: (?:marked|flagged|labell?ed|tagged|set|made|shown)(?: as| to)?)? (?<mark>important|unread|read|spam|a favou?rite|urgent)`,
  ),
  frame(
    "{mark}",
    String.raw`${what} is (?:very |really |so )?(?<mark>important|urgent)[,;:.]? (?:so |and )?(?:please )?(?:mark|flag) it(?: (?:so|as such|like that|that way|as (?:important|urgent)))?`,
  ),
  frame(
    "{mark}",
    String.raw`(?:I|we) (?:want|need|would like|['’]d like) ${what}(?: to be)?(?: (?:marked|flagged|tagged|shown)(?: as)?)? (?<mark>important|unread|read|urgent)`,
  ),
  frame(
    "{done}",
    String.raw`${what} (?:should|must|has to|needs to|is to|ought to|shall|can|may) be (?<done>${done})`,
  ),
  frame(
    "{done}",
    String.raw`(?:I|we) (?:want|need|would like|['’]d like|wish)(?: to (?:have|see|get))? ${what}(?: to be)? (?<done>${done})`,
  ),
  frame(
    "{done}",
    String.raw`(?:have|get|see that|make sure(?: that)?|ensure(?: that)?|see to it that) ${what}(?: is| gets)? (?<done>${done})`,
  ),
];

/** Something of somebody's is thrown away, put away or marked: “Delete the mail by Ada”, “Mark the mail by Ada as important”. */
export function handlingIn(words: string): string | undefined {
  for (const { pattern, order } of frames) {
    const { what: found = "", mark, done: deed } = pattern.exec(words)?.groups ?? {};
    const thing = thingIn(found) ?? personIn(words, found);
    if (thing === undefined) continue;
    if (order === "{mark}") return marking(thing, mark ?? "");
    if (order === "{done}") return `${bases[(deed ?? "").toLowerCase()] ?? "Delete"} ${thing}`;
    return `${order} ${thing}`;
  }
  return undefined;
}

function marking(thing: string, mark: string): string {
  const as = mark.toLowerCase().replace(/^an? /u, "");
  if (/^(?:star|starred|favou?rite)$/u.test(as)) return `Star ${thing}`;
  return `Mark ${thing} as ${as === "flagged" ? "important" : as}`;
}

/** “remove Ada from the inbox”. */
function personIn(words: string, found: string): string | undefined {
  return /\b(?:inbox|mailbox)$/iu.test(words) && isPlainName(found) ? `the message by ${found}` : undefined;
}
