import type { PageView } from "../../page/view.ts";
import { isCheckable } from "../matching/compatibility.ts";
import { entriesCalled } from "./counted.ts";
import { listParts } from "../grammar/fill-frames.ts";
import { boxOf } from "./item-controls.ts";
import { countIn, saysRoots } from "../choices/left-out.ts";
import type { Match, Scored } from "../matching/match.ts";
import { isInFront } from "../matching/candidates.ts";
import { numberInWords } from "../amounts/numbers.ts";
import type { TargetPhrase } from "../grammar/parsed.ts";
import { partsCalled } from "./parts-called.ts";
import { isSaidAnywhere } from "./lists.ts";
import { itemsSaying } from "./said-items.ts";
import { narrow } from "../matching/scope.ts";
import { tiers } from "../matching/similarity.ts";
import { normalize, wordsOf } from "../matching/text.ts";
import { tokenize } from "../matching/tokens.ts";
import { contains, indexOf, nameAt, type ViewIndex } from "../matching/view-index.ts";
import { placeSaid } from "../vocabulary/relations.ts";

const quantified =
  /^(?:(?<many>all|every|each|everything|everyone|everybody)|(?<both>both))(?: of)?(?: (?:the|my|your|our|these|those))?(?: (?:kinds|types|sorts) of)?(?: (?<noun>.+))?$/i;
const counted = /^(?:the |my )?(?<side>first|last) (?<count>\w+) (?<noun>.+)$/i;
const leaving = /^(?<rest>.*?)\s*\b(?:but|except(?: for)?|apart from|other than|save for)\b (?<without>.+)$/i;

/** `many`: as many as were said there are. */
type Asked = {
  noun: string;
  take?: { side: string; count: number };
  many?: number;
  /** “everything in question 2”: the part of the page that holds them, whatever they are called. */
  part?: string;
  both: boolean;
  without: string[];
};

/**
 * “all ingredients except the hazelnuts”, “both failed runs”, “the first three issues”: every box to tick of a group that
 * the words name. Undefined when no group is called so, when one of those left out is not in it, or when nothing like
 * this was said.
 */
export function matchEvery(view: PageView, target: TargetPhrase): Match | undefined {
  const asked = read(target);
  if (!asked) return undefined;
  const index = indexOf(view);
  const group = boxesCalled(index, asked);
  if (!isOfOneKind(index, group)) return undefined;
  if (group.length === 0 || group.length !== (asked.both ? 2 : (asked.many ?? group.length)))
    return undefined;
  const taken = asked.take ? taking(group, asked.take) : group;
  // A box for none of the others is left out by itself.
  const said = asked.without.filter((words) => !/^(?:the )?["“]?(?:none|all)\b/iu.test(words));
  const without = said.flatMap((words) => meant(index, taken, words));
  if (!taken || without.some((box) => box === undefined)) return undefined;
  const found = taken.filter((box) => !without.includes(box));
  const [first] = found;
  return first && { outcome: "all", found, confidence: first.score, ranked: found };
}

/** Boxes of a table's rows are no part of one group with those of a form beside it. */
function isOfOneKind({ view: { nodes } }: ViewIndex, group: Scored[]): boolean {
  const tables = group.map(({ index: at }) => {
    let row = at;
    while (row > 0 && nodes[row]?.role !== "row") row = nodes[row]?.parent ?? 0;
    return row > 0;
  });
  return new Set(tables).size < 2;
}

function read(target: TargetPhrase): Asked | undefined {
  const excluded = target.readings[0]?.exclusions ?? [];
  const left = leaving.exec(target.text)?.groups;
  const text = left?.["rest"] ?? target.text;
  const without = [...excluded, ...(left?.["without"] === undefined ? [] : [left["without"]])].flatMap(parts);
  const some = quantified.exec(text.trim())?.groups;
  if (some) {
    const who = /^every(?:thing|one|body)$/i.test(some["many"] ?? "");
    const inside = /^(?:in|under|from|of) (?:the )?(?<part>.+)$/iu.exec(some["noun"] ?? "")?.groups?.["part"];
    if (inside !== undefined && some["both"] === undefined)
      return { noun: "", part: inside, both: false, without };
    if (who && some["noun"] !== undefined) return undefined;
    const [, number = "", noun = some["noun"] ?? ""] = /^(\w+) (.+)$/u.exec(some["noun"] ?? "") ?? [];
    const many = numberInWords(number);
    if (many !== undefined) return { noun, many, both: false, without };
    return { noun: some["noun"] ?? "", both: some["both"] !== undefined, without };
  }
  const few = counted.exec(text.trim())?.groups;
  const count = numberInWords(few?.["count"] ?? "");
  if (!few || count === undefined || count < 2) return undefined;
  return { noun: few["noun"] ?? "", take: { side: few["side"] ?? "", count }, both: false, without };
}

function parts(text: string): string[] {
  return listParts(tokenize(text)).map(({ source, tokens }) =>
    source.slice(tokens[0]?.start ?? 0, tokens.at(-1)?.end ?? 0).trim(),
  );
}

function taking(group: Scored[], { side, count }: { side: string; count: number }): Scored[] {
  if (group.length < count) return [];
  return side.toLowerCase() === "first" ? group.slice(0, count) : group.slice(-count);
}

/** Boxes of the entries that the noun names or that say it, else those in the part of the page that is called so. */
function boxesCalled(index: ViewIndex, { noun, part, both, take, many }: Asked): Scored[] {
  if (part !== undefined) {
    const inside = boxesIn(index, part);
    return inside.some(({ node }) => node.disabled === true) ? [] : inside;
  }
  const called = normalize(noun.replace(/^(?:the|my|your) /i, ""));
  if (boxWords.test(called) && (take ?? many) !== undefined) return tickBoxes(index);
  const inPart = called === "" ? [] : boxesOfPart(index, called);
  if (inPart.length > 1) return entriesOf(index, called, inPart);
  if (both) return entryBoxes(index, itemsSaying(index, noun));
  // Where nothing else is called so, the first so many are those of the page's own list.
  const counted = take && !isSaidAnywhere(index, wordsOf(called)) ? "" : called;
  const boxes = entryBoxes(index, entriesCalled(index, counted, []) ?? []);
  return boxes.length > 1 ? boxes : entryBoxes(index, itemsSaying(index, noun));
}

/** “every cheese”, in a part of the page that has boxes beside its list of cheeses, too: those of the list. */
function entriesOf(index: ViewIndex, called: string, inPart: Scored[]): Scored[] {
  const boxes = entryBoxes(index, entriesCalled(index, called, []) ?? []);
  const isOfPart = boxes.every((box) => inPart.some((other) => other.index === box.index));
  return boxes.length > 1 && isOfPart ? boxes : inPart;
}

function entryBoxes(index: ViewIndex, entries: number[]): Scored[] {
  const boxes = entries.map((entry) => boxOf(index, entry)).filter((box) => box !== undefined);
  return boxes.length === entries.length ? boxes : [];
}

const boxWords = /^(?:(?:check|tick) ?)?box(?:es)?$/u;

/** All of the page that are ticked one by one. */
function tickBoxes(index: ViewIndex): Scored[] {
  return index.candidates
    .filter(
      ({ node, index: at }) =>
        isCheckable(node) &&
        !/radio/.test(node.role) &&
        !/^(?:select |tick |check |mark )?(?:all|none)\b/i.test(node.name) &&
        isInFront(index, at),
    )
    .map(({ node, index: at }) => ({ index: at, node, score: 0.82, tier: tiers.words }));
}

function boxesIn(index: ViewIndex, called: string): Scored[] {
  const boxes = tickBoxes(index);
  const kept = new Set(
    narrow(
      index,
      boxes.map(({ index: at }) => at),
      [{ relation: "inside", names: [called] }],
    ),
  );
  return boxes.filter(({ index: at }) => kept.has(at));
}

/** “every allergy” below “Known allergies”: a word of what the part is called, in whatever form. */
function boxesOfPart(index: ViewIndex, called: string): Scored[] {
  const inside = boxesIn(index, called);
  if (inside.length > 0) return inside;
  const [part, another] = partsCalled(index.view, called);
  if (part === undefined || another !== undefined) return [];
  return tickBoxes(index).filter(({ index: at }) => at >= part.from && at < part.until);
}

/** Those of the boxes that are called so, if there are as many as was said. */
function meant(index: ViewIndex, boxes: Scored[] | undefined, words: string): (Scored | undefined)[] {
  const { count, noun } = countIn(words);
  if (count === undefined) return [oneMeant(index, boxes, words)];
  const named = boxes?.filter((box) => saysRoots(nameAt(index.view, box.index), noun)) ?? [];
  return named.length === count ? named : [undefined];
}

/** The one of the boxes that is called so, whose entry says so, or that is counted out so. */
function oneMeant(index: ViewIndex, boxes: Scored[] | undefined, words: string): Scored | undefined {
  const plain = words.replace(/^(?:the|a|an|my) /i, "");
  const place = placeSaid(plain);
  if (place !== undefined) return boxes?.at(place > 0 ? place - 1 : place);
  const named = boxes?.filter((box) => saysRoots(nameAt(index.view, box.index), plain)) ?? [];
  if (named.length > 0) return named.length === 1 ? named[0] : undefined;
  const entries = itemsSaying(index, plain);
  const said = boxes?.filter((box) => entries.some((entry) => contains(index, entry, box.index))) ?? [];
  return said.length === 1 ? said[0] : undefined;
}
