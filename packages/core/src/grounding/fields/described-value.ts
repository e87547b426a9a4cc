import type { PageView } from "../../page/view.ts";
import { isSearch } from "../offers/goal.ts";
import type { GroundedStep } from "../outcome.ts";
import { normalize } from "../matching/text.ts";

/** What things have: “the price of the lamp” tells which text is meant. */
const attribute = String.raw`(?:price|cost|fee|fare|rate|names?|surname|title|number|values?|amount|total|sum|balance|stock|quantity|count|colou?r|size|weight|height|width|length|age|year|date|day|month|time|hour|deadline|birthday|birth ?date|e-?mails?|address|phone|telephone|mobile|zip|postcode|code|id|key|pin|password|passcode|capital|country|city|town|state|street|room|floor|author|owner|sender|recipient|subject|language|currency|nationality|gender|religion|job|profession|occupation|title|brand|model|type|category|status|result|answer|rating|score|distance|duration|population|area|link|url|domain|description|definition|synonym|opposite|antonym|translation|abbreviation|initials?|plural|singular|spelling|details|entry|contents?)`;
const behind =
  "(?:of|for|in|on|at|from|below|above|under|beside|behind|next to|that|which|who|shown|displayed)";
const holder =
  "(?:table|list|page|text|paragraph|note|row|column|record|document|article|message|mail|e-?mail|card|box|label|heading|line|invoice|receipt|picture|image|sentence|field|form)";
const describing = [
  new RegExp(String.raw`^(?:(?:the|my|our|your) )?\p{Ll}+['’]s? (?:\p{L}+ ){0,2}${attribute}$`, "u"),
  new RegExp(String.raw`^(?:the|its|their|his|her) (?:[\p{L}\d-]+ ){0,2}${attribute} ${behind} \S.*$`, "iu"),
  new RegExp(
    String.raw`^(?:the|all (?:the )?|every) ?(?:[\p{L}\d-]+ ){0,2}[\p{L}-]+ (?:from|in|of|on) (?:the|this|that) (?:\p{L}+ )?${holder}(?: (?:above|below|here|beside it))?$`,
    "iu",
  ),
  /^(?:what(?:ever)?|how (?:much|many|old|long|often|tall|high|far|big)|which \p{L}+|who|when|where) .*\b(?:says?|shows?|tells?|has|holds?|gives?|lists?|reads|contains?|states?|costs?|stands|belongs?|corresponds?|weighs?|is|are|was|were|there)(?: (?:for|about|of|to|with|as|in|on|under|beside|next to|there)\b.*)?$/iu,
];
/** A sentence that begins so is a text. */
const telling =
  /\b(?:am|is|are|was|were|has|have|had|will|would|can|could|should|must|do|does|did|goes|went)\b(?! (?:written|shown|displayed|said|given|told|listed|printed)\b)/iu;
const writing = /\b(?:type|enter|write|put|insert|input|fill|copy|paste|key|give)\b/iu;
const changed =
  /\S,? (?:(?:spelled|spelt|written|typed|read) (?:backwards?|in reverse)|backwards|reversed|in revers(?:e|ed)(?: (?:order|direction))?|(?:all )?(?:in |using |with )?(?:all )?(?:the )?(?:(?:upper|lower)[ -]?case|(?:block |all )capitals?|(?:all )caps|capital letters|(?:upper|lower)[ -]case letters|title case)|(?:twice|(?:two|three|four|five|\d+) times)(?: in a row)?)$/iu;

/** The words of a value that say which text is meant, or how it is to be written, and are not the text. */
export function describedValue(
  view: PageView,
  instruction: string,
  steps: GroundedStep[],
): string | undefined {
  for (const {
    method,
    node,
    arguments: [value = ""],
  } of steps) {
    if ((method !== "fill" && method !== "type") || value.length > 120 || node === undefined) continue;
    const at = instruction.indexOf(value);
    const isSaid =
      at > 0 && writing.test(instruction.slice(0, at)) && !/["“'‘`]/u.test(instruction[at - 1] ?? "");
    // What is looked for may be called so.
    if (!isSaid || node.role === "searchbox" || isSearch(node)) continue;
    if (changed.test(value) || isDescribing(value) || isLabel(view, value)) return value;
  }
  return undefined;
}

export function isDescribing(value: string): boolean {
  const isQuestion = describing.at(-1)?.test(value) === true;
  return isQuestion || (!telling.test(value) && describing.some((pattern) => pattern.test(value)));
}

/** “the country”, where the page has something that is called so. */
function isLabel({ nodes }: PageView, value: string): boolean {
  const said = /^(?:the|its|your|my) (?<label>\p{L}+(?:[ -]\p{L}+){0,2})$/iu.exec(value)?.groups?.["label"];
  if (said === undefined) return false;
  const label = normalize(said);
  return nodes.some(
    ({ role, name, editable }) =>
      (role === "text" || editable === true) && normalize(name).replace(/:$/u, "").trim() === label,
  );
}

const written =
  /(?:^|[.,;] |\b(?:and|then) )(?:type|enter|write|put|insert|copy|paste)(?: in)? (?<what>[^"“”\d.,;]+?) (?:in|into|to) (?:the |your )?(?:\p{L}+ )?(?:text ?)?(?:field|box|input|textbox|area|form)\b/iu;
/** “find the longest word, type it into the field”. */
const carried = /^(?:(?:the|its|\S+['’]s) \p{L}+|it|that|this|them)$/iu;

/** “type the capital of Peru into the field”: a word of what says which text is meant is not the text. */
export function writesDescribed(task: string): boolean {
  const what = written.exec(task.replaceAll(/["“][^"“”]*["”]/gu, "X"))?.groups?.["what"];
  return what !== undefined && (isDescribing(what) || changed.test(what) || carried.test(what));
}
