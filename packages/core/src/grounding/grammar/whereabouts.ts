import { maskQuotes, unmaskQuotes } from "./masked-quotes.ts";

/*
 * Where something is hidden, and how it is to be looked for, is no order of its own: what is looked for is looked for
 * everywhere. Read here and nowhere else.
 */

const searching = [
  "switch (?:between|through)",
  "(?:go|click|look|search|browse|flip) (?:through|in|into|behind|under)",
  "scroll(?: through| down| along)?",
  "look at",
  "expand",
  "unfold",
  "open",
  "search",
  "use",
  "check",
].join("|");
const each = "(?:each(?: of the)?|every|all(?: of)?(?: the| these)?|the|these|those|one of the|some)";
const parts =
  "tabs|sections?|folders?|parts|panels|accordions?|groups|branches|categories|menus?|pages|results?|lists?|strip|tree|tiles";
const place = String.raw`${each} (?:[\p{L}-]+ )?(?:${parts})(?: of \p{L}+)?(?: below| above)?(?: one by one| in turn)?`;
const finding =
  "(?:in order )?to (?:find|locate|look for)|until you (?:find|see|reach)|and (?:find|locate|look for)";
const pressing = "click(?: on)?|open|select|choose|tick|press|tap|pick|check|go to|follow|visit";

/** Up to the end of the sentence; a file's name has a full stop within. */
const thing = String.raw`((?:[^,;.]|\.(?=\S))+?)`;

const hunt = String.raw`\b(?:${searching}) ${place},? (?:${finding})`;
const huntedOrder = new RegExp(String.raw`${hunt} and (?=(?:${pressing})\b)`, "giu");
const huntedThing = new RegExp(String.raw`${hunt} ${thing},? and (${pressing}) (?:it|them|that)\b`, "giu");
const foundIn = new RegExp(
  String.raw`\b(?:find|locate|look for) (?!out\b)${thing} (?:somewhere )?(?:in|on|among|under) ${place}(?:,? and|,) (${pressing}) (?:it|them|that)\b`,
  "giu",
);
/** “click on X on one of the tabs”. */
const onOneOf =
  / (?:somewhere )?(?:on|in|under|behind|inside|within) (?:(?:any|some|one) of (?:the|these|those)|one of) [\p{L} -]*?(?:tabs|sections|folders|panels|pages|parts|menus|lists|groups|categories)(?=[.,;]|$| and\b)/giu;
/** “…, wherever it turns up”. */
const anywhere = /,? wherever (?:it|they|that|he|she) [^.,;]+/giu;
/** “navigate through the file tree”, which says no more than where. */
const goingThrough = new RegExp(
  String.raw`^(?:please )?(?:navigate|go|look|search|browse|click|walk)(?: your way)? through (?:${each}) (?:[\p{L}-]+ )?(?:${parts})(?:\. |,? (?:and|to) (?=(?:find|locate|look for|click|open|select)))`,
  "iu",
);
const bareOrder = new RegExp(
  String.raw`^(?:find|locate|look for|search) (?:and|to) (?=(?:${pressing})\b)`,
  "iu",
);

const subject = "(?:it|they|this|that|you (?:(?:can|will|may) )?find (?:it|them|this|that))";
const standing =
  "(?:(?:is|are|can be found|may be|should be|will be|stands?|lies?) )?(?:hidden )?(?:somewhere )?";
const remark = new RegExp(
  String.raw`^${subject} ${standing}(?:in|on|under|behind|inside|within|at|below|further)\b`,
  "iu",
);
const trailing = new RegExp(
  String.raw`[;,.] ?${subject}(?:'s)? ?${standing}(?:in|on|under|behind|inside|within) one of the [^.;,]+`,
  "giu",
);

/** Whether a sentence only tells where something is: “it is in one of the folded sections”. */
export function saysWhere(sentence: string): boolean {
  return remark.test(sentence.trim());
}

/** “switch between the tabs to find and click the link X”, “unfold the sections to find X and click it” → the order alone. */
export function withoutWhereabouts(text: string): string {
  const { masked, pieces } = maskQuotes(text);
  const plain = masked
    .replace(trailing, "")
    .replace(huntedOrder, "")
    .replace(huntedThing, "$2 $1")
    .replace(foundIn, "$2 $1")
    .replace(onOneOf, "")
    .replace(anywhere, "")
    .replace(goingThrough, "")
    .replace(bareOrder, "");
  return unmaskQuotes(plain, pieces);
}
