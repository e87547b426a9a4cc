import { around, endOf, indexOfNode } from "../../../grounding/matching/outline.ts";
import { placeSaid } from "../../../grounding/vocabulary/relations.ts";
import type { PageView } from "../../../page/view.ts";
import { wordsIn, type Block } from "./text-blocks.ts";

/** What people call a text of a page, or a part of one. */
export const texts =
  "paragraphs?|paras?|texts?|sentences?|phrase|quote|verse|passages?|slate|page|screen|board|lines?|notes?|box|poem|story|article|message|headline|title";

const nth = String.raw`[\p{L}\d]+[ -](?:to|from)(?:[ -]the)?[ -](?:last|end)|\d+(?:st|nd|rd|th)|first|second|third|fourth|fifth|sixth|last|only`;
const holder = new RegExp(
  String.raw`^(?:the |this |that |your )?(?:very )?(?:(?<which>${nth}) )?(?:\p{L}+ )?(?<what>${texts})(?: (?<number>\d{1,2}))?(?: (?:below|above|shown|here))*(?: (?:in|of|from|on) (?<rest>.+))?$`,
  "iu",
);

/** The text that is meant by “the second paragraph”, “the last sentence of the text”; all of the page's one text where nothing is said. */
export function textOf(blocks: Block[], said: string | undefined): string | undefined {
  if (said === undefined) return textFor(blocks, undefined);
  const { which, number, what = "", rest } = holder.exec(said.trim())?.groups ?? {};
  if (what === "") return undefined;
  const place = which ?? (number === undefined ? undefined : `${number}th`);
  if (!/^sentence/iu.test(what)) return textFor(blocks, place);
  const paragraphs = blocks.filter(({ isParagraph }) => isParagraph);
  const whole = textOf(blocks, rest);
  const all = whole === undefined ? paragraphs.flatMap(({ text }) => sentencesOf(text)) : sentencesOf(whole);
  const at = placeOf(place ?? "first");
  return at === undefined || (place === undefined && all.length > 1) ? undefined : all.at(at);
}

export function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.!?…]["”')]?)\s+(?=["“'(]?[\p{Lu}\d])/u).filter((one) => one !== "");
}

/** “third to last”, “3rd from the end”. */
const fromEnd = /^(?<from>[\p{L}\d]+)(?:[ -](?:to|from))?(?:[ -]the)?[ -](?:last|end|back)$/iu;

/** Index from the start, or from the end. */
export function placeOf(nth: string): number | undefined {
  if (/^(?:top|upper|uppermost|only)$/iu.test(nth)) return 0;
  if (/^(?:bottom|lower|lowest)$/iu.test(nth)) return -1;
  const { from = "" } = fromEnd.exec(nth)?.groups ?? {};
  const back = /^next$/iu.test(from) ? 2 : from === "" ? undefined : placeSaid(from);
  if (back !== undefined && back > 0) return -back;
  const number = placeSaid(nth);
  return number !== undefined && number > 0 ? number - 1 : number;
}

/** The only run of several words that is no name of a control, or the one of these that is said. */
export function textFor(blocks: Block[], which: string | undefined): string | undefined {
  return blockFor(blocks, which)?.text;
}

export function blockFor(blocks: Block[], which: string | undefined): Block | undefined {
  const long = blocks.filter(({ text }) => wordsIn(text).length > 2);
  const paragraphs = long.filter(({ isParagraph }) => isParagraph);
  const isOnly = /^only$/iu.test(which ?? "only");
  if (!isOnly) {
    const at = placeOf(which ?? "");
    return at === undefined ? undefined : (paragraphs.length > 1 ? paragraphs : long).at(at);
  }
  if (long.length === 1) return long[0];
  if (long.length === 0 && blocks.length === 1) return blocks[0];
  return paragraphs.length === 1 ? paragraphs[0] : undefined;
}

/** The one text that stands with the page's one field, in the smallest part of the page that has both. */
export function textBesideField(view: PageView, blocks: Block[]): string | undefined {
  const [field, another] = view.nodes.filter(({ editable }) => editable === true);
  if (field === undefined || another !== undefined) return undefined;
  for (const part of around(view, indexOfNode(view, field))) {
    const inside = blocks.filter(({ node }) => {
      const at = indexOfNode(view, node);
      return at >= part && at < endOf(view, part);
    });
    if (inside.length > 0) return inside.length === 1 ? inside[0]?.text : undefined;
  }
  return undefined;
}
