/** Quotes are masked (`‹0›`) in what is read here, so that nothing within them is reworded. */

const kind = "(?:button|link|tab|key|tile|icon)";
const numeral = "(?:one|two|three|four|five|six|seven|eight|nine|ten)";
/** What is plainly a name: quoted, with a capital, a numeral or a single letter. */
const name = String.raw`(?:the )?(?:${kind} )?(?:‹\d+›|\p{Lu}[^\s,.;]*|(?:${numeral}|[\p{L}\d])(?![\p{L}\d]))(?: ${kind})?`;
const verb = "(?:click|press|tap|hit|push)(?: on)?";
const pressing = "(?:clicking|pressing|tapping|hitting|pushing)(?: on)?";
const start = String.raw`^(?<verb>(?:please )?${verb})`;

const followed = new RegExp(
  String.raw`${start} (?<one>${name})(?:,? (?:and )?(?:(?:it )?(?:is )?followed by|(?:only )?before(?: ${pressing})?)) (?<two>${name})[.]?$`,
  "iu",
);
const afterwards = new RegExp(
  String.raw`${start} (?<two>${name}),? (?:but )?(?:only )?after (?:(?:you (?:have )?)?(?:${pressing}|clicked|pressed|tapped|${verb}) )?(?<one>${name})[.]?$`,
  "iu",
);
const before = new RegExp(
  String.raw`^(?:please,? )?before (?:you (?:${verb})|${pressing}) (?<two>${name}),? (?:please )?(?<verb>${verb}) (?<one>${name})[.]?$`,
  "iu",
);
/** “hit A, B and C in that order”. */
const inOrder = new RegExp(
  String.raw`${start} (?<names>${name}(?:, ${name})*,? and ${name}) (?:in (?:exactly )?(?:this|that|the (?:given|following|same)) order|one after (?:the other|another)|in sequence)[.]?$`,
  "iu",
);
/** “pick any link you like and click it”. */
const anyOne =
  /^(?:please )?(?:pick|choose|find|select|take) (?<what>(?:any|one|whichever|some|an?)(?: of the)? (?:\p{L}+ )?\p{L}+)(?: (?:that )?you (?:like|want|please))?,? (?:and|then|and then) (?:click|press|tap|open|follow|tick|check)(?: on)? it[.]?$/iu;
/** “find the drop-down and click on it”. */
const foundThen =
  /^(?:please )?(?:find|locate|look for) (?<what>the (?:\p{L}+[ -])?(?:button|link|tab|check ?box|radio button|drop-?down|slider|text ?area|text ?box|field|icon|menu|switch)|the (?:word|option|answer|one|synonym|antonym|opposite) (?:that|which|of|for|with) [^,;.]+?),? (?:and|then|and then) (?<verb>click|press|tap|open|follow|tick|check)(?: on)? it[.]?$/iu;
/** “Which of these words means the same as big? Select it.” */
const whichThen =
  /^(?:please,? )?which (?:one )?(?:of (?:these|the|those) )?(?:words?|options?|terms?|answers?)?(?<told> ?(?:means|is) [^?]+)\? (?:please )?(?<verb>click|press|tap|select|choose|pick|tick|check)(?: on)? (?:it|that one|that word)\b/iu;
/** “the first link you see”. */
const inSight =
  /\b(?<what>the (?:first|very first|last) \p{L}+(?: \p{L}+)?) (?:that )?you (?:can )?(?:see|find|come across|spot|get to)\b/giu;

/** Presses that are told in another order than that in which they are done, or of whatever there is. */
export function pressesInOrder(task: string): string {
  const { names, verb: each = "" } = inOrder.exec(task)?.groups ?? {};
  if (names !== undefined)
    return names
      .split(/,? and |, /u)
      .map((one) => `${each} ${one}`)
      .join(", then ");
  return task
    .replace(followed, "$<verb> $<one>, then $<verb> $<two>")
    .replace(afterwards, "$<verb> $<one>, then $<verb> $<two>")
    .replace(before, "$<verb> $<one>, then $<verb> $<two>")
    .replace(anyOne, "click $<what>")
    .replace(foundThen, "$<verb> $<what>")
    .replace(whichThen, (...found) => {
      const { verb: order, told = "" } = found.at(-1) as Record<string, string | undefined>;
      return `${order} the word that ${told.trim()}`;
    })
    .replace(inSight, "$<what>");
}
