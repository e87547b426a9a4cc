import type { PageView, ViewNode } from "../page/view.ts";
import { lightWords, stopWords, actTable } from "./vocabulary/light-words.ts";
import { verbTable } from "./vocabulary/verbs.ts";
import type { Resolved } from "./outcome.ts";
import { normalize, stem, wordsOf } from "./text.ts";
import { controlsCalled, isCalled, pressUsual } from "./usual-controls.ts";
import { clueWords } from "./vocabulary/clues/clue-patterns.ts";
import { givenAway, type Clued, type GivenAway } from "./vocabulary/clues/index.ts";
import { nameTextAt, indexOf, type ViewIndex } from "./view-index.ts";

/** A longer sentence says more than what one control does. */
const mostWords = 18;
/** Words that no table knows, and that the page does not have: “the vase arrived in pieces”. */
const mostUnknown = 2;

/**
 * A control that products of its domain have, by what gives away that it is meant: “the vase arrived in pieces” is “Report a
 * problem”. What is said besides must say nothing: neither another thing of the page, nor another deed, an amount or a denial.
 */
export function groundClued(view: PageView, text: string): Resolved | undefined {
  const index = indexOf(view);
  const answers = meantBy(index, text).flatMap((clued) => {
    const called = controlsCalled(index, clued);
    const worded = called.filter(({ node }) => node.name !== "");
    return worded.length > 0 ? worded : called;
  });
  const press = answers.length === 0 ? undefined : pressUsual(index, answers);
  return press && { ...press, isGivenAway: true };
}

/** Whether the words give away one thing, and the control is called as another one is. */
export function isCluedAnother(view: PageView, text: string, node: ViewNode): boolean {
  const index = indexOf(view);
  const found = cluesOf(text).filter(isWhole);
  if (found.length === 0 || found.some(({ clued }) => isCalled(index, node, clued))) return false;
  return cluesOf(node.name).some(isWhole);
}

function meantBy(index: ViewIndex, text: string): Clued[] {
  if (notPlain.test(text)) return [];
  const parts = partsOf(text);
  for (const isAsked of [true, false]) {
    const [whole = [], ...each] = [text, ...(parts.length > 1 ? parts : [])].map((part) =>
      weightiest(cluesOf(part).filter((one) => one.isAsked === isAsked)).filter((one) =>
        saysNoMore(index, one),
      ),
    );
    const areRemarks = parts.every((part, at) => (each[at]?.length ?? 0) > 0 || remarking.test(part));
    const meant = whole.length > 0 ? whole : areRemarks ? each.flat() : [];
    if (meant.length > 0) return [...new Set(meant.map(({ clued }) => clued))];
  }
  return [];
}

/** Values, and places of the page. */
const notPlain = /["“”«»\d@]|\b(?:left|right) (?:of|from)\b/iu;

const partsOf = (text: string): string[] =>
  text
    .trim()
    .split(
      /[,;.!?:]+\s+|[.!?]+$|\s+[-–—]\s+|,? (?:so|because|since|but|and) (?=(?:i|we|it|the|my|can|could|let|please)\b)/iu,
    )
    .filter((part) => part !== "");

const remarking =
  /^(?:i|i'm|i've|i'd|i'll|we|we're|we've|it|it's|its|this|that|that's|there|there's|the|my|our|somebody|someone|something|nobody|people|no|yes|sorry|hi|hello|hey|ok|okay|not|a|an|these|those|they|his|her|he|she|what)\b/iu;

function cluesOf(text: string): GivenAway[] {
  const words = wordsOf(normalize(text));
  return words.length > mostWords ? [] : givenAway(clueWords(words));
}

/** What most of the words give away. */
function weightiest(found: GivenAway[]): GivenAway[] {
  const most = Math.max(...found.map(({ weight }) => weight));
  return found.filter(({ weight }) => weight === most);
}

function saysNoMore(index: ViewIndex, { clued, weight, besides }: GivenAway): boolean {
  if (besides.some(({ word }) => telling.test(word))) return false;
  const unknown = besides.flatMap((each, at) => (isLight(each.word) ? [] : [{ ...each, at }]));
  return (
    // One word alone says too little to leave others aside.
    unknown.length <= (weight < 2 ? 0 : mostUnknown) &&
    unknown.every(
      ({ word, at, isBehind }) =>
        !isDeed(word) &&
        !saysOfAnother(index, word, clued) &&
        // “I don't want | newsletters” is of another thing, “it is cheaper | at Smith's” is not.
        (!isBehind || besides.slice(Math.max(0, at - 2), at).some((before) => leading.test(before.word))),
    )
  );
}

const leading = /^(?:to|for|with|in|on|at|via|when|because)$/u;

const isWhole = ({ isAsked, besides }: GivenAway): boolean =>
  isAsked && besides.every(({ word }) => !telling.test(word) && isLight(word));

/** What turns the sense, says which of several, or tells of somebody else. */
const telling =
  /^(?:no|not|never|none|nobody|nothing|without|except|but|if|unless|until|or|dont|doesnt|didnt|isnt|wasnt|arent|cant|cannot|wont|wouldnt|shouldnt|havent|hasnt|neither|nor|all|every|each|both|other|another|first|second|third|last|next|previous|he|she|his|him|before|after|than|left|below|above|beside|between|under|underneath|near)$/u;

const light = new Set(
  (
    "yet nicely put instead this that these those it they them for like know see look into look at id ive im ill well were hi hello hey sorry oh ok yes well actually honestly maybe perhaps now then today already " +
    "still soon once more again some any bit able possible possibly kindly help would like love hope hoping think thought guess wonder wondering " +
    "how where what which who when why whats wheres hows because so and to me mine myself us let lets " +
    "anyway thank thanks please right away asap straight quickly first finally much time way somehow somewhere here there going gonna wanna gotta " +
    "thats theres really quite very too as well you your can could may might will shall do does did is are was be been am has have had " +
    "ready decided decide rather prefer better best chance idea sure feel feeling keen trying try tried around in on with about"
  )
    .split(" ")
    .map(stem),
);

const isLight = (word: string): boolean => light.has(word) || stopWords.has(word) || lightWords.has(word);

/** A word for something that is done is no thing of which something is told. */
const isDeed = (word: string): boolean => verbTable.has(word) || actTable.has(word);

const wordsSaid = new WeakMap<ViewIndex, Map<string, ViewNode[]>>();

/** A word that the page says of something else tells which one is meant: “freeze the gold card”. */
function saysOfAnother(index: ViewIndex, word: string, clued: Clued): boolean {
  let saying = wordsSaid.get(index);
  if (saying === undefined) {
    saying = new Map();
    for (const [at, node] of index.view.nodes.entries())
      for (const each of nameTextAt(index.view, at).words) {
        const known = saying.get(stem(each));
        if (known) known.push(node);
        else saying.set(stem(each), [node]);
      }
    wordsSaid.set(index, saying);
  }
  const nodes = saying.get(word) ?? [];
  return nodes.length > 0 && !nodes.some((node) => isCalled(index, node, clued));
}
