import type { PageView } from "../../../page/view.ts";
import { placeSaid } from "../../../grounding/vocabulary/relations.ts";
import { plain } from "../../../grounding/outline.ts";

const place = String.raw`(?:very )?(?<place>\d+(?:st|nd|rd|th)|(?:next|second) to last|second last|penultimate|\p{L}+)`;
const texts =
  "paragraphs?|texts?|sentences?|phrase|quote|verse|passages?|slate|page|screen|board|lines?|notes?|box|poem|story|article|message|headline|title";
const ofText = String.raw`(?:in|of|from|on) (?:the |this |that )?(?:(?<which>\d+(?:st|nd|rd|th)|first|second|third|fourth|last) )?(?:\p{L}+ )?(?<what>${texts})(?: (?:below|above|shown))?`;
const word = new RegExp(
  String.raw`^(?:the |its )?${place} (?<unit>word|letter|character|line)(?: ${ofText})?$`,
  "iu",
);
const neighbour =
  /^(?:the |which |what )?word (?:that )?(?:comes |stands |is |follows |precedes )?(?:right |directly |immediately |just )?(?<side>after|behind|following|before|preceding|follows|precedes)? ?(?:the word )?["“'](?<other>[^"“”']+)["”'](?: .*)?$/iu;
const count = new RegExp(
  String.raw`^(?:how many|the number of|count) ?(?:the )?(?<unit>words|letters|characters|lines)(?: (?:are|are there|there are|does it have|does (?:the|this) (?:\p{L}+ )?(?:${texts}) have))?(?: there)?(?: ${ofText}| has)?$`,
  "iu",
);
const fieldPlace = String.raw`(?:the |this |that )?(?:(?<which>\d+(?:st|nd|rd|th)|first|second|third|fourth|fifth|sixth|last|top|upper|uppermost|bottom|lower|lowest) )?(?<kind>text ?areas?|areas?|text ?box(?:es)?|box(?:es)?|text ?fields?|(?:text )?inputs?|fields?|paragraphs?|quote)(?: (?:number |no\.? ?|#)?(?<number>\d{1,2}))?(?: (?:below|above|on the page))?`;
const fieldTexts = [
  String.raw`(?:the |all (?:of )?the )?(?:whole |entire |full )?(?:text|contents?|value|words?)(?: (?:that|which) is)? (?:in|of|from|inside) ${fieldPlace}`,
  String.raw`(?:what|the (?:text|contents?|words)(?: (?:that|which))?) ${fieldPlace} (?:says?|holds?|contains?|has|reads?|shows?)`,
  String.raw`what(?: text)? (?:is|stands|was)(?: (?:written|typed|shown|entered))? (?:in|inside) ${fieldPlace}`,
].map((pattern) => new RegExp(`^${pattern}$`, "iu"));
const all =
  /^(?:the |all (?:of )?the )?(?:whole |entire |full )?(?:text|paragraph|sentence)(?: (?:below|above|on the page))?$/iu;

const wordOfField = new RegExp(
  String.raw`^(?:the |its )?${place} (?<unit>word|letter|character) (?:in|of|from|inside) (?<holder>${fieldPlace})$`,
  "iu",
);

/** What words like “the fourth word of the paragraph” stand for on a page; undefined where they say no such thing, or it cannot be told. */
export function valueSaid(view: PageView, said: string): string | undefined {
  const words = said
    .trim()
    .replace(/\s*\([^)]*\)\s*$/u, "")
    .replace(/[.?!]$/u, "");
  return partOfText(view, words) ?? besideWord(view, words) ?? counted(view, words) ?? contentOf(view, words);
}

function partOfText(view: PageView, words: string): string | undefined {
  const found = word.exec(words) ?? wordOfField.exec(words);
  const { place: nth = "", unit = "", which, holder } = found?.groups ?? {};
  if (unit === "") return undefined;
  const text = holder === undefined ? textFor(view, which) : contentOf(view, `the text in ${holder}`);
  const at = placeOf(nth);
  if (text === undefined || at === undefined) return undefined;
  return /^word$/iu.test(unit) ? bare(wordsIn(text).at(at)) : [...text.replaceAll(/\s/gu, "")].at(at);
}

function besideWord(view: PageView, words: string): string | undefined {
  const { side, other = "" } = neighbour.exec(words)?.groups ?? {};
  const text = side === undefined ? undefined : textFor(view, undefined);
  if (text === undefined) return undefined;
  const said = wordsIn(text).map((one) => bare(one) ?? "");
  const at = said.findIndex((one) => one.toLowerCase() === other.toLowerCase());
  if (at < 0 || said.indexOf(said[at] ?? "", at + 1) >= 0) return undefined;
  // “the word that follows X” stands after it.
  return /^(?:after|behind|following|follows)$/iu.test(side ?? "") ? said[at + 1] : said[at - 1];
}

function counted(view: PageView, words: string): string | undefined {
  const { unit = "", which } = count.exec(words)?.groups ?? {};
  const text = unit === "" ? undefined : textFor(view, which);
  if (text === undefined) return undefined;
  if (/^words$/iu.test(unit)) return String(wordsIn(text).length);
  return /^lines$/iu.test(unit) ? undefined : String([...text.replaceAll(/\s/gu, "")].length);
}

function contentOf(view: PageView, words: string): string | undefined {
  const {
    which,
    number,
    kind = "",
  } = fieldTexts.map((pattern) => pattern.exec(words)?.groups).find((found) => found !== undefined) ?? {};
  const nth = which ?? (number === undefined ? undefined : `${number}th`);
  if (kind === "") return all.test(words) ? textFor(view, undefined) : undefined;
  if (/^(?:paragraph|quote)/iu.test(kind)) return textFor(view, nth);
  const isArea = /area/iu.test(kind);
  const fields = view.nodes.filter(
    ({ editable, tag }) => editable === true && (!isArea || tag === "textarea"),
  );
  const filled = fields.filter(({ value = "" }) => value !== "");
  const from = nth === undefined ? filled : fields;
  const at = placeOf(nth ?? "first");
  return at === undefined || (nth === undefined && filled.length !== 1) ? undefined : from.at(at)?.value;
}

/** Index from the start, or from the end. */
function placeOf(nth: string): number | undefined {
  if (/^(?:top|upper|uppermost)$/iu.test(nth)) return 0;
  if (/^(?:bottom|lower|lowest)$/iu.test(nth)) return -1;
  const number = placeSaid(nth);
  return number !== undefined && number > 0 ? number - 1 : number;
}

function wordsIn(text: string): string[] {
  return text.split(/\s+/u).filter((one) => /[\p{L}\d]/u.test(one));
}

function bare(one: string | undefined): string | undefined {
  return one?.replaceAll(/^[^\p{L}\d]+|[^\p{L}\d]+$/gu, "");
}

/** A word of a text may stand in a part of its own. */
const inlineTags = /^(?:span|b|i|em|strong|mark|u|s|small)$/u;
const inControls = /^(?:button|link|label|heading|option|columnheader|cell|tab|menuitem|status)$/u;

/** The only run of several words that is no name of a control, or the one of these that is said. */
function textFor({ nodes }: PageView, which: string | undefined): string | undefined {
  const runs = new Map<number, string[]>();
  for (const { role, name, parent } of nodes) {
    const around = nodes[parent];
    if (role !== "text" || around === undefined || inControls.test(around.role)) continue;
    if (around.tag === "label" || (around.interactive && !inlineTags.test(around.tag))) continue;
    const line = inlineTags.test(around.tag) && around.role === "generic" ? around.parent : parent;
    runs.set(line, [...(runs.get(line) ?? []), name]);
  }
  const found = [...runs.values()].map((parts) => parts.join(" ")).filter((text) => wordsIn(text).length > 2);
  if (which !== undefined) return found.at(placeOf(which) ?? 0);
  const paragraphs = nodes.filter(({ role, parent }) => role === "text" && nodes[parent]?.tag === "p");
  if (found.length === 1) return found[0];
  const long = found.filter((text) => paragraphs.some(({ name }) => plain(text).includes(plain(name))));
  return long.length === 1 ? long[0] : undefined;
}
