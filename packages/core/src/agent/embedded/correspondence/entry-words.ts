import { isName, isPlainName, withoutOwning } from "./named.ts";

/** What people send and post, in one pattern. */
export const kinds =
  "e-?mails?|mails?|messages?|letters?|notes?|posts?|tweets?|comments?|entry|entries|conversations?|threads?|photos?|pictures?|updates?|story|stories";
const kind =
  "e-?mail|mail|message|letter|note|post|tweet|comment|entry|conversation|thread|photo|picture|update|story";
const having = "(?:(?:has|have|had|just|already|only|recently) )*";
const writing = "sent|wrote|written|posted|mailed|e-?mailed|shared|said|uploaded";
const me = "(?: (?:to )?(?:you|me|us))?";
const place = String.raw`(?:(?<place>\p{L}+|\d+(?:st|nd|rd|th)) )?`;

const by = new RegExp(
  String.raw`^(?:(?:the|my|our|your|that|this|an?|any) )?${place}(?:(?<kind>${kind})|one|something)(?: (?:that|which))?(?: (?:you|i|we) ${having}(?:got|gotten|received|get))?(?: (?:was|is|were|came|comes|arrived))?(?: (?:sent|written|posted|shared|made|coming|received|made))?${me} (?:by|from|of) (?:the )?(?:user |person |sender |author |account )?(?<name>\S+(?: \S+){0,3})$`,
  "iu",
);
const owned = new RegExp(
  String.raw`^(?:the )?(?<name>\S+(?: \S+){0,3}?)(?<!\bmy|\bthe)(?<own>['’]s?)? ${place}(?<kind>${kind})$`,
  "iu",
);
const written = new RegExp(
  String.raw`^(?:(?:the|my|that|this|an?) )?(?:${place}(?<kind>${kind})|what|whatever|the thing|that) (?:(?:that|which) )?(?<name>\S+(?: \S+){0,3}?) ${having}(?:${writing})${me}$`,
  "iu",
);
const about = new RegExp(
  String.raw`^(?:(?:the|my|that|this) )?(?<kind>${kind}) (?<how>about|on|called|named|titled|entitled|saying|(?:that|which) (?:says|reads|is about)|with (?:the )?(?:subject|title)(?: line)?|on the subject(?: of)?|regarding|headed|whose (?:subject|title) is|with (?:a )?subject(?: line)?) (?<name>‹\d+›|\S+(?: \S+){0,6})$`,
  "iu",
);
const justQuoted = new RegExp(String.raw`^(?:the |my )?(?<kind>${kind}) (?<name>‹\d+›)$`, "iu");
const places = /^(?:first|second|third|fourth|fifth|sixth|last|\d+(?:st|nd|rd|th)|top|topmost|bottom)$/iu;

/** The words for one thing of somebody's, in the form that the rest of the reading knows; undefined where they are none. */
export function thingIn(given: string): string | undefined {
  const words = given
    .trim()
    .replace(/^(?:an? |the )?copy of /iu, "")
    .replace(/^all of (?=what )/iu, "")
    .replace(
      /^(?:(?:in|among) (?:the|my|your) (?:inbox|mailbox|list|mails?|e-?mails?|messages),? )?there(?:['’]s| is) (?=an? |something |one )/iu,
      "",
    )
    .replace(
      /^(?:whoever|the (?:one|person|sender|guy|man|woman) (?:who|that)) (?:has )?(?:wrote|sent|mailed|written|e-?mailed)(?: to)?(?: me| us| you)? (?:the \p{L}+ )?(?=about )/iu,
      "the message ",
    );
  return ofBoth(words) ?? thingOf(words);
}

function thingOf(words: string): string | undefined {
  return (
    rendered(written.exec(words)?.groups) ??
    rendered(by.exec(words)?.groups) ??
    ownedIn(words) ??
    titledIn(words)
  );
}

const onSubject =
  "about|regarding|on|called|named|titled|entitled|headed|saying|with (?:the |a )?(?:subject|title)(?: line)?(?: of)?|on the subject(?: of)?|whose (?:subject|title) is";
const title = String.raw`‹\d+›|(?:the )?\p{Lu}[^,;:‹›]*?`;
const day = String.raw`\d{1,2}(?:st|nd|rd|th)? \p{Lu}\p{L}+|\p{Lu}\p{L}+ \d{1,2}(?:st|nd|rd|th)?`;
const both = [
  // “the mail by Ada about Rent”, “Ada's mail of 3 May”, “what Ada wrote about Rent”.
  String.raw`(?<whose>.+?),? (?:${onSubject}) (?<title>${title})`,
  // “the mail about Rent that Ada sent”, “the message of 3 May from Ada”.
  String.raw`(?<kind>(?:(?:the|my|that|this) )?(?:${kind})) (?:${onSubject}) (?<title>${title}),? (?<sender>(?:that |which )?(?:sent |written )?(?:by|from) \S+(?: \S+){0,3}|(?:that|which) \S+(?: \S+){0,2} ${having}(?:${writing})${me})`,
  String.raw`(?<whose>.+?) (?:of|from|dated|on) (?<title>${day})`,
  String.raw`(?<kind>(?:(?:the|my|that|this) )?(?:${kind})) (?:of|from|dated|on) (?:the )?(?<title>${day}),? (?<sender>(?:sent |written )?(?:by|from) \S+(?: \S+){0,3})`,
  String.raw`(?<kind>(?:(?:the|my|that|this) )?(?:${kind})) (?<title>‹\d+›),? (?<sender>(?:sent |written )?(?:by|from) \S+(?: \S+){0,3})`,
].map((pattern) => new RegExp(`^${pattern}$`, "iu"));

/** Told by who sent it and by what it is about, as somebody may have sent several. */
function ofBoth(words: string): string | undefined {
  for (const pattern of both) {
    const { whose, kind: what = "", sender = "", title: about = "" } = pattern.exec(words)?.groups ?? {};
    const isTitle =
      about.startsWith("‹") ||
      (/^[\p{Lu}\d]|^the \p{Lu}/u.test(about) && !/ (?:to|and|with|by|from) /u.test(about));
    if (!isTitle) continue;
    const thing = thingOf(whose ?? `${what} ${sender}`);
    if (thing !== undefined && / by /u.test(thing)) return `${thing} about ${about}`;
  }
  return undefined;
}

function rendered(groups: Record<string, string | undefined> | undefined): string | undefined {
  const { name = "", place = "", kind: what = "message" } = groups ?? {};
  const who = withoutOwning(name);
  if (!isName(who) || (place !== "" && !places.test(place))) return undefined;
  return `the ${place === "" ? "" : `${place.toLowerCase()} `}${what.toLowerCase()} by ${who}`;
}

/** “Agnes' email”, “the Agnes email”, “agnes mail”: behind an article a word of no capital may be any. */
function ownedIn(words: string): string | undefined {
  const groups = owned.exec(words)?.groups;
  const isSaid =
    groups?.["own"] !== undefined || isPlainName(groups?.["name"] ?? "") || !/^the /iu.test(words);
  return isSaid ? rendered(groups) : undefined;
}

function titledIn(words: string): string | undefined {
  const quoted = justQuoted.exec(words)?.groups;
  if (quoted !== undefined) return `the ${quoted["kind"]?.toLowerCase()} about ${quoted["name"]}`;
  const { kind: what = "", how = "", name = "" } = about.exec(words)?.groups ?? {};
  const isTitle = /^(?:‹\d+›|(?:the )?\p{Lu}[^,;:]*)$/u.test(name) && !/ (?:to|and|with) /u.test(name);
  if (what === "" || !isTitle) return undefined;
  return `the ${what.toLowerCase()} ${/say|read/iu.test(how) ? "saying" : "about"} ${name}`;
}
