/** Quotes are masked (`‹0›`) in what is read here, so that nothing within them is reworded. */

const order = String.raw`(?<order>[^?]+?)(?:,? (?:for me|please|then))*`;
/** “Could you press Release for me?” */
const asked = new RegExp(
  String.raw`(?<=^|[.!?:;] )(?:could|can|would|will) you(?: please| kindly)?,? ${order}\?`,
  "giu",
);
/** “share it, would you?” */
const askedAfter = /,? (?:would|could|will|can) you(?: please)?\?/giu;
const forMe = /,? (?:for me|for us)(?=,? please\b|[.?!,;]|$)/giu;
const contracted = /\b(?<there>there|here|that|it)['’]s (?=(?:an?|one|the|some)\b)/giu;
/** “I want the third button pressed” */
const wantedDone =
  /(?<=^|[.!?:;,] )I(?:['’]d like| would like| want| need| wish) (?:to have )?(?<what>(?:the|my|this|that|all|both|every|each) [^.,;]+?) (?:to be )?(?<done>pressed|clicked|opened|closed|deleted|removed|selected|ticked|checked|unticked|unchecked|starred|archived|blocked|muted|liked|shared|saved|cancelled|expanded|sent|renamed)(?= to\b|[.!?,;]|$)/giu;
const bases: Record<string, string> = {
  pressed: "press",
  clicked: "click",
  opened: "open",
  closed: "close",
  deleted: "delete",
  removed: "remove",
  selected: "select",
  ticked: "tick",
  checked: "check",
  unticked: "untick",
  unchecked: "uncheck",
  starred: "star",
  archived: "archive",
  blocked: "block",
  muted: "mute",
  liked: "like",
  shared: "share",
  saved: "save",
  cancelled: "cancel",
  expanded: "expand",
  sent: "send",
  renamed: "rename",
};
const counted =
  /,? (?:counting|counted|starting)(?: from)? (?:the )?(?:left(?: to right)?|top(?: to bottom)?)(?=[,.;]|$)/giu;
/** “Somebody wrote "Hello" - share it”. */
const dashed = /(?<=\S) [-–—] (?=(?:please )?\p{Ll}+(?: on)? (?:it|that|this|them)\b)/gu;
/** “There is a link Ash in the text, click on it please”. */
const thereIs =
  /(?<=^|[.!?] )(?<told>there is (?:an?|one) [^,;.]+), (?:and |so )?(?<order>(?:please )?\p{Ll}+(?: on)? (?:it|that)\b)/giu;
/** “I no longer need it, so delete it”. */
const soThen =
  /(?<=^I (?:no longer|do not|don't) (?:need|want) [^.]+?),? so (?=\p{Ll}+ (?:it|that|this|them|both|all)\b)/giu;
/** “block Ada, and like Bo's post”. */
const andHandle =
  /,? and (?=(?:like|star|share|follow|mute|block|report|reply to|archive|forward) (?:the |@|‹|\p{Lu}[\p{L}-]*['’]s ))/gu;
const intoBin =
  /\b(?:throw|put|move|drop) (?<what>it|them|both|that|this|[^,.;]+?) (?:in|into|to) the (?:waste ?basket|bin|trash)\b/giu;
const binned =
  /(?<=^|[.!?,;] |\band |\bthen )(?:please )?(?:bin|trash|throw away|throw out) (?=(?:the|my|it|that|this|what|them|both|[\p{Lu}‹]))/giu;
const givenTo = /\b(?:give|put) (?<what>[^,.;]+?) an? (?<sign>like|star|heart)(?=[,.;]|$| and\b| then\b)/giu;
const putOn = /\bput an? (?<sign>like|star|heart|flag) on (?=\S)/giu;
/** “look through the tabs for the link Ash and click it” */
const lookThrough =
  /^(?:please )?(?:look|search|go|browse|dig|click) (?:through|around in|around) (?:all )?(?:of )?(?:the |these |this )?(?:tabs?|sections?|folders?|tree|pages?|list|panels?|rooms?|menus?)(?: and (?:the )?(?:tabs?|sections?|folders?|panels?))? (?:for|to find) (?<what>[^,;.]+?),? and (?<order>\p{L}+(?: on)?) (?:it|that)(?=[.]?$)/iu;
/** “navigate the tree to Blue and click it” */
const navigated =
  /^(?:please )?navigate (?:through |in )?the (?:\p{L}+ )?(?:tree|menus?|folders|list) (?:down )?(?:to|until you reach|till you reach) (?<what>[^,;.]+?),? and (?=(?:click|choose|select|open|press)(?: on)? (?:it|that)\b)/iu;
/** “choose Mute in the more menu of @bo” */
const inItsMenu =
  /(?<=^|[.!?] )(?:please )?(?:choose|select|click|pick|press|tap)(?: on)? (?<sign>‹\d+›|\S+) (?:in|from|under) the (?<menu>\p{L}+)[- ]menu of (?<who>@\S+?|‹\d+›)(?=[.]?$)/iu;
/** “go through the steps and send a bicycle to Malmö”: how it is done is told by doing it. */
const goingThrough =
  /^(?:please )?(?:go|click|work) through (?:all )?(?:of )?the (?:steps|pages|wizard|screens)(?: of [^,.;]+?)?(?:,? and |, )(?:then )?(?=\p{Ll}+ (?!it\b|them\b)\S)/iu;
const lastPlease = /(?<=\S),? please(?=[.!?;]|$)/giu;
/** “choose 4 May, confirm with OK” */
const confirmed =
  /,? (?:and )?(?:then )?confirm (?:it |that |this |your choice )?(?:with|by clicking|by pressing) (?=‹\d+›|\p{Lu})/gu;
const amount = String.raw`(?:one|two|three|four|five|six|seven|eight|nine|ten|\d+)`;
/** “order soup, rice and tea, one each” */
const oneEach = new RegExp(
  String.raw`(?<=^|[.!?:] )(?<verb>(?:please )?(?:order|add|buy|get|take|put) )?(?<list>(?:the )?[\p{L}‹][^.;:]*?)(?:,| -| –)? (?:(?<count>${amount})|a (?:couple|pair))(?: of)? each(?: of them)?(?=[.,;!]|$| and\b| then\b)`,
  "giu",
);
/** “the boxes beside "sofa" and "chair"” */
const boxesBeside =
  /\b(?<verb>tick|check|untick|uncheck|select|choose|mark) (?:the )?(?:tick |check ?)?box(?:es)? (?:beside|next to|for|of|labell?ed|at|by|in front of) (?=‹)/giu;
const fromList =
  /(?<=^|[.!?,;] )from the (?:list|menu|drop-?down|select box)(?: of [\p{L} ]+?)?,? (?=(?:pick|choose|select|take)\b)/giu;
const asWellAs = /(?<=‹\d+›),? as well as (?=‹\d+›)/gu;
/** “type Ada Byron's telephone number and send it” */
const typedOwned =
  /^(?:please )?(?<verb>type|enter|write|put in|fill in) (?<who>\p{Lu}[\p{L}-]*(?: \p{Lu}[\p{L}-]*)*)['’]s (?<what>(?:telephone |phone |mobile |e-?mail |street |post |room |house )?(?:number|phone|e-?mail|address|code|age|birthday|town|city|street|room|job|title))(?=,? (?:and|in|into|then)\b|[.;]?$)/iu;
/** “get rid of "Old invoice"”. */
const ridOf = /\bget rid of (?=‹\d+›(?:[.,;]|$| and\b| then\b))/giu;
/** “The link I need is called season ticket.” */
const needed =
  /(?<=^|[.!?] )The (?<kind>link|button|tab|page|file|section) (?:that )?I(?:['’]m after| need| want|['’]m looking for| am looking for) is (?:called |named )?(?<what>[^.;,]+?)(?=\.?$)/u;
const name = String.raw`(?:@\S+|\p{Lu}\S*(?: \p{Lu}\S*)*)`;
const things = "mail|e-?mail|message|letter|post|tweet|comment|note|entry|photo|picture";
/** “the letter Ada Byron wrote about "Rent"”. */
const writtenBy = new RegExp(
  String.raw`\b(?<article>the|that) (?<kind>${things}) (?:(?:that|which) )?(?<who>${name}) (?:has )?(?:wrote|written|sent|posted)(?: to)?(?: me| us| you)?(?: (?:about|on|with the (?:subject|title)) (?<what>‹\d+›|${name}))?(?=[.,;?!]|$| and\b| with\b| to\b)`,
  "gu",
);
const replied =
  /^(?<verb>(?:please )?(?:reply to|answer|respond to|comment on|write back to)) (?<who>[^:;,.]+): (?=‹\d+›)/iu;
const twoHandles = /^(?<verb>\p{L}+) (?<one>@\S+) and (?<two>@\S+?)[.]?$/u;
/** “log in as Ada with the password 4711 and log out again”. */
const outAgain = /,? and (?:then )?(?<out>(?:sign|log) (?:me )?(?:out|off))(?: again)?(?=[.!]?$)/iu;

/** A task as people say it, in the words of plain orders. */
export function plainlySaid(task: string): string {
  return task
    .replace(asked, (_, said: string) => `${said.slice(0, 1).toUpperCase()}${said.slice(1)}.`)
    .replace(askedAfter, ".")
    .replace(forMe, "")
    .replace(contracted, "$<there> is ")
    .replace(counted, "")
    .replace(wantedDone, (_, what: string, done: string) => `${bases[done.toLowerCase()] ?? done} ${what}`)
    .replace(dashed, ". ")
    .replace(thereIs, "$<told>. $<order>")
    .replace(soThen, ". ")
    .replace(intoBin, "delete $<what>")
    .replace(binned, "delete ")
    .replace(lastPlease, "")
    .replace(typedOwned, "What is the $<what> of $<who>? $<verb> it")
    .replace(confirmed, ", then click ")
    .replace(oneEach, (whole, ...found) => {
      const { verb = "Add ", list = "", count = "two" } = found.at(-1) as Record<string, string | undefined>;
      const each = list.split(/,? and |, /u);
      return each.length < 2 ? whole : `${verb}${each.map((one) => `${count} ${one}`).join(", ")}`;
    })
    .replace(boxesBeside, "$<verb> ")
    .replace(fromList, "")
    .replace(asWellAs, " and ")
    .replace(inItsMenu, "for the user $<who>, click $<sign> behind $<menu>")
    .replace(goingThrough, "")
    .replace(lookThrough, "Find and $<order> $<what>")
    .replace(navigated, "Find $<what> and ")
    .replace(ridOf, "delete the entry called ")
    .replace(needed, "Click the $<kind> $<what>")
    .replace(putOn, "$<sign> ")
    .replace(givenTo, "$<sign> $<what>")
    .replace(andHandle, ", then ")
    .replace(writtenBy, (...found) => {
      const { article, kind, who, what } = found.at(-1) as Record<string, string | undefined>;
      return `${article} ${kind} from ${who}${what === undefined ? "" : ` ${what}`}`;
    })
    .replace(replied, "$<verb> $<who> with ")
    .replace(twoHandles, "$<verb> $<one>, then $<verb> $<two>")
    .replace(outAgain, ", then $<out>");
}
