import type { PageView } from "../../../page/view.ts";
import type { Hand } from "./hand.ts";
import { placeOf, textBesideField, textFor, textOf, texts } from "./said-texts.ts";
import { bare, shownBlocks, wordsIn, type Block } from "./text-blocks.ts";

const nth = String.raw`[\p{L}\d]+(?:[ -](?:to|from)(?:[ -]the)?)?[ -](?:last|end)|\d+(?:st|nd|rd|th)|penultimate|\p{L}+`;
const place = String.raw`(?:very )?(?<place>${nth})`;
const ofText = String.raw`(?:in|of|from|on) (?<holder>(?:the |this |that |your )?(?:[\p{L}\d]+ ){0,2}(?:${texts})\b.*)`;
const word = new RegExp(
  String.raw`^(?:the |its )?${place} (?<unit>word|letter|character)(?: (?:shown|there))?(?: ${ofText})?$`,
  "iu",
);
/** “the third word from the end”. */
const fromBehind = /(?<nth>[\p{L}\d]+) (?<unit>word|letter|character) from (?:the )?(?:end|back|last)\b/iu;
/** “the first and the last word of the paragraph”, “the first two words”. */
const twoWords = new RegExp(
  String.raw`^(?:the |its )?(?<place>${nth}) (?:word )?and (?:the )?(?<other>${nth}) words?(?: ${ofText})?$`,
  "iu",
);
const someWords = new RegExp(
  String.raw`^(?:the |its )?(?<end>first|last) (?<number>two|three|four|five|\d{1,2}) (?<unit>words|letters|characters)(?: ${ofText})?$`,
  "iu",
);
const neighbour =
  /^(?:the |which |what )?word (?:that )?(?:comes |stands |is |follows |precedes )?(?:right |directly |immediately |just )?(?<side>after|behind|following|before|preceding|follows|precedes)? ?(?:the word )?["“'](?<other>[^"“”']+)["”'](?: .*)?$/iu;
const count = new RegExp(
  String.raw`^(?:how many|the number of|count) ?(?:the )?(?<unit>words|letters|characters)(?: (?:are|are there|there are|does it have))?(?: there)?(?: ${ofText}| has| does (?<has>(?:the|this) (?:\p{L}+ )?(?:${texts})) have| (?<whose>(?:the|this) (?:\p{L}+ )?(?:${texts})) (?:has|have|holds?|contains?|consists? of))?$`,
  "iu",
);
/** “how many words of the phrase begin with s” */
const countLike = new RegExp(
  String.raw`^(?:how many|the number of|count) ?(?:the )?words(?: (?:are )?there)?(?: ${ofText.replace(".*", ".*?")})? (?:that |which )?(?:(?:do |does )?(?<end>begin|start|end)(?:s|ning|ning|ing)?) (?:with|in|on) (?:an? |the letters? )?["“'‘]?(?<sign>\p{L}+)["”'’]?$`,
  "iu",
);
const fieldPlace = String.raw`(?:the |this |that )?(?:(?<which>\d+(?:st|nd|rd|th)|first|second|third|fourth|fifth|sixth|last|top|upper|uppermost|bottom|lower|lowest) )?(?<kind>text ?areas?|areas?|text ?box(?:es)?|box(?:es)?|text ?fields?|(?:text )?inputs?|fields?|paragraphs?|quote)(?: (?:number |no\.? ?|#)?(?<number>\d{1,2}))?(?: (?:below|above|on the page))?`;
const fieldTexts = [
  String.raw`(?:the |all (?:of )?the )?(?:whole |entire |full )?(?:text|contents?|value|words?)(?: (?:that|which) is)? (?:in|of|from|inside) ${fieldPlace}`,
  String.raw`(?:what|the (?:text|contents?|words)(?: (?:that|which))?) ${fieldPlace} (?:says?|holds?|contains?|has|reads?|shows?)`,
  String.raw`what(?: text)? (?:is|stands|was)(?: (?:written|typed|shown|entered))? (?:in|inside) ${fieldPlace}`,
  String.raw`the same (?:text|value|words?) as (?:in )?${fieldPlace}`,
  String.raw`${fieldPlace}['’]s? (?:text|contents?|value)`,
].map((pattern) => new RegExp(`^${pattern}$`, "iu"));
const where =
  "(?: (?:(?:below|above|over|beside|next to)(?: (?:it|(?:the|that) (?:\\p{L}+ )?(?:field|box|input)))?|here|on (?:the|this) (?:page|screen)|in (?:the|this) (?:box|image|picture)))?";
/** How a text looks that only people are to read. */
const disguised =
  "distorted|wavy|twisted|warped|rotated|slanted|tilted|crooked|skewed|garbled|obscured|scribbled|colou?red|colou?rful";
const all = new RegExp(
  String.raw`^(?:the |all (?:of )?the )?(?:(?:whole|entire|full|${disguised}) )?(?:text|paragraph|sentence|(?:(?<=${disguised} )(?:characters|letters|word|code|string))|captcha)${where}$`,
  "iu",
);
const shownNow = new RegExp(
  String.raw`^(?:(?:exactly )?what(?:ever)? (?:you (?:can )?see|is (?:shown|displayed|written|printed))|(?:the |all (?:of )?the )?(?:text|characters?|letters?|(?:\p{L}+ )?code|captcha|words?|digits?|string|sequence|phrase)(?: (?:that|which))? (?:you (?:can )?see|(?:is |are )?(?:shown|displayed|printed|pictured)))${where}$`,
  "iu",
);
const sentence = new RegExp(
  String.raw`^(?:the )?(?:${nth}) (?:sentence|paragraph|line)(?: ${ofText})?$`,
  "iu",
);

const wordOfField = new RegExp(
  String.raw`^(?:the |its )?${place} (?<unit>word|letter|character) (?:in|of|from|inside) (?<holder>${fieldPlace})$`,
  "iu",
);

/**
 * What words like “the fourth word of the paragraph” stand for on a page; undefined where they say no such thing, null where
 * they do and it cannot be told.
 */
export async function valueSaid(hand: Hand, said: string): Promise<string | null | undefined> {
  const words = said
    .trim()
    .replace(/\s*\([^)]*\)\s*$/u, "")
    .replace(/[.?!]$/u, "")
    .replace(/^(?:what|which)(?:['’]s| is| are| was) (?=(?:the|its) )/iu, "")
    .replace(fromBehind, "$<nth> from the end $<unit>");
  const isOfText =
    saysPart(words) || [someWords, neighbour, count, countLike, shownNow].some((one) => one.test(words));
  const isOfField = all.test(words) || sentence.test(words) || fieldTexts.some((one) => one.test(words));
  if (!isOfText && !isOfField && !word.test(words) && !wordOfField.test(words)) return undefined;
  const [view, blocks] = [await hand.look(), await shownBlocks(hand)];
  const value =
    partOfText(view, blocks, words) ??
    severalWords(blocks, words) ??
    besideWord(blocks, words) ??
    counted(blocks, words) ??
    contentOf(view, blocks, words);
  return value === undefined && isOfText ? null : value;
}

/** “the secret word” tells no place. */
function saysPart(words: string): boolean {
  const { place: nth = "", other = nth } = (word.exec(words) ?? twoWords.exec(words))?.groups ?? {};
  return [nth, other].every((one) => placeOf(one) !== undefined || byLength.test(one));
}

const byLength = /^(?:longest|shortest)$/iu;

function partOfText(view: PageView, blocks: Block[], words: string): string | undefined {
  const ofField = wordOfField.exec(words)?.groups;
  const held =
    ofField === undefined ? undefined : contentOf(view, blocks, `the text in ${ofField["holder"]}`);
  const groups = word.exec(words)?.groups ?? ofField;
  const { place: nth = "", unit = "" } = groups ?? {};
  const shown = textOf(blocks, groups?.["holder"]);
  const filled = onlyFilled(view, groups?.["holder"]);
  // A line beside a long text is none that has a last word.
  const isLonger = wordsIn(filled ?? "").length > wordsIn(shown ?? "").length;
  const text = held ?? (isLonger ? filled : shown);
  if (unit === "" || text === undefined) return undefined;
  if (/^word$/iu.test(unit)) return wordAt(text, nth);
  const at = placeOf(nth);
  return at === undefined ? undefined : [...text.replaceAll(/\s/gu, "")].at(at);
}

/** Where the page has no other text, the one that stands in a field of several lines. */
function onlyFilled({ nodes }: PageView, holder: string | undefined): string | undefined {
  const filled = nodes.filter(({ tag, value = "" }) => tag === "textarea" && value !== "");
  return filled.length === 1 && /^(?:(?:the|this|that) text)?$/iu.test(holder ?? "")
    ? filled[0]?.value
    : undefined;
}

function wordAt(text: string, nth: string): string | undefined {
  const all = wordsIn(text).map((one) => bare(one) ?? "");
  if (!byLength.test(nth)) {
    const at = placeOf(nth);
    return at === undefined ? undefined : all.at(at);
  }
  const lengths = all.map(({ length }) => length);
  const length = /^longest$/iu.test(nth) ? Math.max(...lengths) : Math.min(...lengths);
  const found = new Set(all.filter((one) => one.length === length).map((one) => one.toLowerCase()));
  return found.size === 1 ? all.find((one) => one.length === length) : undefined;
}

function severalWords(blocks: Block[], words: string): string | undefined {
  const two = twoWords.exec(words)?.groups;
  if (two !== undefined) {
    const text = textOf(blocks, two["holder"]);
    const both = [two["place"], two["other"]].map((nth) =>
      text === undefined ? text : wordAt(text, nth ?? ""),
    );
    return both.includes(undefined) ? undefined : both.join(" ");
  }
  const { end = "", number = "", unit = "", holder } = someWords.exec(words)?.groups ?? {};
  const text = end === "" ? undefined : textOf(blocks, holder);
  const most = small[number.toLowerCase()] ?? Number(number);
  if (text === undefined || !(most > 0)) return undefined;
  const parts = /^words$/iu.test(unit) ? wordsIn(text) : [...text.replaceAll(/\s/gu, "")];
  const some = /^first$/iu.test(end) ? parts.slice(0, most) : parts.slice(-most);
  return some.length < most ? undefined : bare(some.join(/^words$/iu.test(unit) ? " " : ""));
}

const small: Record<string, number> = { two: 2, three: 3, four: 4, five: 5 };

function besideWord(blocks: Block[], words: string): string | undefined {
  const { side, other = "" } = neighbour.exec(words)?.groups ?? {};
  const text = side === undefined ? undefined : textFor(blocks, undefined);
  if (text === undefined) return undefined;
  const said = wordsIn(text).map((one) => bare(one) ?? "");
  const at = said.findIndex((one) => one.toLowerCase() === other.toLowerCase());
  if (at < 0 || said.indexOf(said[at] ?? "", at + 1) >= 0) return undefined;
  // “the word that follows X” stands after it.
  return /^(?:after|behind|following|follows)$/iu.test(side ?? "") ? said[at + 1] : said[at - 1];
}

function counted(blocks: Block[], words: string): string | undefined {
  const like = countLike.exec(words)?.groups;
  if (like !== undefined) {
    const sign = (like["sign"] ?? "").toLowerCase();
    const isEnd = /^end$/iu.test(like["end"] ?? "");
    const all = wordsIn(textOf(blocks, like["holder"]) ?? "").map((one) => bare(one)?.toLowerCase() ?? "");
    const found = all.filter((one) => (isEnd ? one.endsWith(sign) : one.startsWith(sign)));
    return all.length === 0 ? undefined : String(found.length);
  }
  const { unit = "", holder, has, whose } = count.exec(words)?.groups ?? {};
  const text = unit === "" ? undefined : textOf(blocks, holder ?? has ?? whose);
  if (text === undefined) return undefined;
  const parts = /^words$/iu.test(unit) ? wordsIn(text) : [...text.replaceAll(/\s/gu, "")];
  return String(parts.length);
}

function contentOf(view: PageView, blocks: Block[], words: string): string | undefined {
  const {
    which,
    number,
    kind = "",
  } = fieldTexts.map((pattern) => pattern.exec(words)?.groups).find((found) => found !== undefined) ?? {};
  const nth = which ?? (number === undefined ? undefined : `${number}th`);
  const fields = view.nodes.filter(({ editable }) => editable === true);
  if (kind === "") {
    if (sentence.test(words)) return textOf(blocks, words);
    if (!all.test(words) && !shownNow.test(words)) return undefined;
    const [only, another] = fields.filter(({ value = "" }) => value !== "");
    return (
      textBesideField(view, blocks) ??
      textFor(blocks, undefined) ??
      (another === undefined && blocks.length === 0 ? only?.value : undefined)
    );
  }
  if (/^(?:paragraph|quote)/iu.test(kind)) return textFor(blocks, nth);
  const isArea = /area/iu.test(kind);
  const ofKind = fields.filter(({ tag }) => !isArea || tag === "textarea");
  const filled = ofKind.filter(({ value = "" }) => value !== "");
  const from = nth === undefined ? filled : ofKind;
  const at = placeOf(nth ?? "first");
  return at === undefined || (nth === undefined && filled.length !== 1) ? undefined : from.at(at)?.value;
}
