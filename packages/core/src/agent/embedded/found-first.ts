import { searchSaid } from "../../grounding/offers/wish.ts";

/** Quotes are masked (`‹0›`) in what is read here, so that nothing within them is reworded. */

const opening = "(?:click|press|tap|open|choose|select|view|see|show|visit|take|follow|go to)(?: on)?";
const ordinal = String.raw`(?:\d+(?:st|nd|rd|th)|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|last)`;
const results = "(?:(?:the |its )?(?:search )?(?:results|hits|matches))";
const then = String.raw`,?(?: and then| and| then|\.(?: Then)?)?`;

/** “open the 9th result for kelp”, “find kelp: open the 5th result”. */
const resultFor = new RegExp(
  String.raw`^(?:please )?(?:find and )?(?<verb>${opening}) the (?<place>${ordinal}) (?:search )?(?:result|hit|match) (?:for|of) (?<query>(?!the\b)[^,;.]+?)[.]?$`,
  "iu",
);
const findThenResult = new RegExp(
  String.raw`^(?:please )?(?:find|look for|look up) (?<query>[^,;:.]+?)(?::| -) (?<order>${opening} the .+)$`,
  "iu",
);
/** “view the seventh marble in the search results”. */
const nthInResults = new RegExp(
  String.raw`^(?:please )?(?<verb>${opening}) the (?<place>${ordinal}) (?<query>\p{Ll}+) (?:in|of|among|from) (?:the |its )?search results[.]?$`,
  "iu",
);
/** “find Ada among the results for moss and click it”, “find "A song" by searching for song, and open it”. */
const namedIn = new RegExp(
  String.raw`^(?:[Pp]lease )?(?:[Ff]ind|[Ll]ocate|[Ll]ook for) (?:the )?(?:(?:search )?(?:result|hit|entry|link|one) )?(?:called |named |titled )?(?<what>‹\d+›|\p{Lu}[^,;.]*?) (?:(?:among|in|of) ${results} for|for|by (?:searching|looking) for) (?<query>(?!the\b|an?\b|me\b)[^,;.]+?)${then} (?<verb>${opening}) (?:it|that|that one)[.]?$`,
  "u",
);
/** “go to page 2 of what is found and view the first sample there”. */
const onItsPage = new RegExp(
  String.raw`${then} (?:go|turn|move|switch|skip) to (?:the (?<nth>second|third|fourth|fifth|\d+(?:st|nd|rd|th)) page|page (?:number )?(?<number>\d+))(?: of [^,;.]+?)?${then} (?<verb>${opening}) the (?<place>${ordinal}) \p{L}+(?: there| on it| on that page)?(?=[.]?$)`,
  "iu",
);
/** “the second real result”, “result no. fourth”. */
const genuine = new RegExp(
  String.raw`(?<=\bthe (?:${ordinal} )?)(?:real|actual|genuine|proper|organic|true) (?=(?:search )?(?:result|hit|match)\b)`,
  "giu",
);
const numbered = new RegExp(
  String.raw`\b(?:the )?(?<kind>result|hit|match) (?:no\.?|number) (?<place>(?!\d)${ordinal})\b`,
  "giu",
);
/** “click Search and then the 9th result”. */
const thenResult = new RegExp(
  String.raw`(?<before>\b(?:click|press|hit|tap)(?: on)? (?:‹\d+›|\p{Lu}\p{L}*)(?: button)?),? (?:and then|then|and) (?=the ${ordinal} (?:search )?(?:result|hit|match)\b)`,
  "gu",
);

/** “of the results for kelp open the 4th one”. */
const ofResults = new RegExp(
  String.raw`^(?:please )?(?:of|from|among|out of) ${results} for (?<query>(?!the\b)[^,;.]+?),? (?<verb>${opening}) the (?<place>${ordinal}) (?:one|entry|link|item)[.]?$`,
  "iu",
);
/** “do a search for kelp and …”. */
const doSearch =
  /^(?<polite>please )?(?:do|make|run|perform|start|begin) (?:a|the) search (?:for|on) (?=\S)/iu;
/** “the entry about kelp is what I want, click it”. */
const whatIWant = new RegExp(
  String.raw`(?<=^|[.;] |, )(?<what>the [^.;,]+?) is (?:what|the one|the one that|what that) (?:I|we) (?:want|need|am looking for|['’]m looking for|mean|am after)${then} (?<verb>${opening}) (?:it|that|that one)(?=[.]?$)`,
  "iu",
);
/** “go through the pages until you find "Kelp". Click it.” */
const throughPages = new RegExp(
  String.raw`(?<=^|[.;,] |\band |\bthen )(?:go|look|browse|click|flip|leaf|page|turn|search) (?:through|over)? ?(?:the |all )?(?:(?:of )?the )?pages(?: of results)? (?:until|till) (?:you|it) (?:find|see|come to|reach|get to|come across|shows?|appears?) (?<what>‹\d+›|the [^.;,]+?)${then} (?<verb>${opening}) (?:it|that|that one)(?=[.]?$)`,
  "iu",
);
/** “navigate to result 9 and open it”. */
const goneThen =
  /\b(?:navigate|go|scroll|get|jump) to (?<what>(?:the )?(?:\S+ )?(?:result|hit|match)(?: (?:number |no\.? ?|# ?)?\d+)?),? (?:and|then|and then) (?<verb>open|click|press|view|select|visit)(?: on)? it\b/giu;

const buying = "buy|book|order|reserve|purchase|rent|hire";
const most = String.raw`(?:\p{L}+est|most \p{L}+|least \p{L}+)`;
/** “click the ticket that has the highest price and buy it”, “I want the earliest train, please buy it”. */
const mostThen = new RegExp(
  String.raw`^(?:please )?(?:find|locate|look for|choose|select|pick(?: out)?|take|click(?: on)?|I (?:want|need|would like)|I['’]d like) (?<what>(?:the|a) [^,;.‹]*?\b${most}\b[^,;.‹]*?)${then} (?:please )?(?<verb>${buying}) (?:it|that|that one|that \p{L}+)[.]?$`,
  "iu",
);
/** “find the cheapest lamp and add it to the bag”. */
const mostInto = new RegExp(
  String.raw`^(?:please )?(?:find|locate|look for) (?<what>the [^,;.‹]*?\b${most}\b[^,;.‹]*?)${then} (?<verb>add|put) (?:it|that|that one) (?<where>(?:in|into|to) (?:the|my|your) [\p{L} -]+?)[.]?$`,
  "iu",
);
/** “the coach that leaves last”: not the one that stands last. */
const leaving =
  /\bthe (?<what>\p{Ll}+) (?:that|which) (?:leaves|departs|goes|starts|sets off) (?<end>first|last|earliest|latest)\b/giu;
const ends: Record<string, string> = { first: "earliest", last: "latest" };
const costing = /\b(?:costing|which costs|that costs) (?:the )?(?<end>least|most)\b/giu;
const ofAll = new RegExp(
  String.raw`\b(?<most>the ${most}) of (?:all )?(?:the |these |those )?(?<noun>\p{L}+?)s\b`,
  "giu",
);

/** Tasks whose target has first to be found, in the order in which it is come by. */
export function foundFirst(task: string): string {
  return searchSaid(task)
    .replace(doSearch, "$<polite>Search for ")
    .replace(genuine, "")
    .replace(numbered, "the $<place> $<kind>")
    .replace(thenResult, "$<before>, then click ")
    .replace(resultFor, "Search for $<query>, then $<verb> the $<place> result")
    .replace(ofResults, "Search for $<query>, then $<verb> the $<place> result")
    .replace(whatIWant, "$<verb> $<what>")
    .replace(throughPages, "$<verb> $<what>")
    .replace(goneThen, "$<verb> $<what>")
    .replace(findThenResult, "Search for $<query>, then $<order>")
    .replace(nthInResults, "Search for $<query>, then $<verb> the $<place> result")
    .replace(namedIn, "Search for $<query>, then $<verb> $<what>")
    .replace(onItsPage, (...found) => {
      const { nth, number, verb, place } = found.at(-1) as Record<string, string | undefined>;
      return `, then ${verb} the ${place} result on ${number === undefined ? `the ${nth} page` : `page ${number}`}`;
    })
    .replace(leaving, (...found) => {
      const { what = "", end = "" } = found.at(-1) as Record<string, string>;
      return `the ${ends[end.toLowerCase()] ?? end} ${what}`;
    })
    .replace(costing, "that costs the $<end>")
    .replace(ofAll, "$<most> $<noun>")
    .replace(mostThen, "$<verb> $<what>")
    .replace(mostInto, "$<verb> $<what> $<where>");
}
