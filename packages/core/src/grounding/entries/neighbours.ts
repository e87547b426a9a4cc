import type { PageView, ViewNode } from "../../page/view.ts";
import { looksAlike } from "./items.ts";
import { isThing } from "../vocabulary/things.ts";
import { itemsSaying } from "./said-items.ts";
import { normalize, stem } from "../matching/text.ts";
import { indexOf, type ViewIndex } from "../matching/view-index.ts";
import { lightWords, stopWords } from "../vocabulary/light-words.ts";
import { roleTable } from "../vocabulary/roles.ts";
import { verbTable } from "../vocabulary/verbs.ts";

const sides =
  "below|under|underneath|beneath|after|following|above|over|before|preceding|next to|beside|alongside|adjacent to|" +
  "(?:(?:to|on) the )?(?:left|right) of";
const beside = new RegExp(
  String.raw`(?<![\p{L}\p{N}-])(?:the )?(?<noun>\p{Ll}+) (?:right |directly |just |immediately )?(?<side>${sides}) (?:the |that of |the one of )?(?<name>[^,;]+?)(?=[.!]?$|, | and )`,
  "u",
);
/** What says by what it says which entry is meant: “the one from 2 December”. */
const telling =
  /^(?:the )?(?:one|row|line|entry|item|\p{Ll}+) (?:from|of|on|at|for|with|called|named|by|saying|about) (?=\S)/u;
const isBefore = /^(?:above|over|before|preceding|.*left of)$/u;
const isAcross = /(?:left|right) of$/u;
const isEither = /^(?:next to|beside|alongside|adjacent to)$/u;

/**
 * “delete the row below Brass elbow”, “book the car next to the van”: the same words with the name of the entry that
 * stands there; “nowhere” where “next to” may be either of two, or none. Undefined where no entry, or several, are called
 * so, and where the neighbour has no name of its own.
 */
export function namingNeighbour(view: PageView, text: string): string | typeof nowhere | undefined {
  const found = beside.exec(text);
  const { side = "", name = "", noun = "" } = found?.groups ?? {};
  if (found === null || name === "") return undefined;
  const index = indexOf(view);
  if (!isEntryNoun(noun) && !isNounOfNothing(index, noun)) return undefined;
  const plain = name.replace(telling, "").replace(/^["“'‘](.*)["”'’]$/u, "$1");
  const [entry, another] = itemsSaying(index, plain);
  if (entry === undefined || another !== undefined || isHeading(index, plain)) return undefined;
  if (!ofLines.test(noun) && isOneOfSeveral(index, entry, plain)) return undefined;
  const steps = isEither.test(side) ? [-1, 1] : [isBefore.test(side) ? -1 : 1];
  const all = steps.flatMap((step) => neighbourOf(index, entry, { step, side }) ?? []);
  if (all.length !== 1 && isEither.test(side)) return nowhere;
  const title = all[0] === undefined ? undefined : titleOf(index, all[0]);
  if (title === undefined) return undefined;
  return `${text.slice(0, found.index)}"${title}"${text.slice(found.index + found[0].length)}`;
}

const ofLines = /^(?:row|line|record)$/u;

/** “the seat below 1B”: a row of seats is none, and the next row no seat below. */
function isOneOfSeveral({ candidates, ...index }: ViewIndex, entry: number, name: string): boolean {
  const inside = candidates.filter(({ index: at }) => at > entry && at < (index.end[entry] ?? entry));
  const called = inside.find((one) =>
    one.fields.some((field) => ` ${field.name.text} `.includes(` ${normalize(name)} `)),
  );
  return inside.some(
    ({ node }) =>
      node !== called?.node && node.role === called?.node.role && node.parent === called.node.parent,
  );
}

/** No entry stands there, or it is not told which of two. */
export const nowhere = Symbol("nowhere");

/** “the box next to Ada”, “the arrow beside Lily” are controls, and in the very entry. */
const isEntryNoun = (noun: string): boolean =>
  /^(?:row|line|record|one)$/u.test(noun) ||
  (isThing(stem(noun)) && !/^(?:field|box|sign|symbol|image)$/u.test(noun));

/** “the lesson below Tides”, where nothing that can be acted on is called so: they are all lessons. */
const isNounOfNothing = (index: ViewIndex, noun: string): boolean =>
  !roleTable.has(noun) &&
  !isLightWord(noun) &&
  !index.candidates.some(({ fields }) =>
    fields.some(({ name }) => name.words.map(stem).includes(stem(noun))),
  );

const isLightWord = (word: string): boolean =>
  stopWords.has(word) || lightWords.has(word) || verbTable.has(word) || notNouns.test(word);
const notNouns =
  /^(?:arrow|triangle|cross|pencil|star|heart|bin|sign|icon|symbol|image|box|field|part|section|area|text|pencil|plus|minus|dot|circle|square)$/u;

/** “the story under Sport” stands in that part of the page. */
function isHeading({ view: { nodes } }: ViewIndex, name: string): boolean {
  const called = normalize(name);
  return nodes.some(
    ({ role, level, name: own }) => role === "heading" && (level ?? 6) < 3 && normalize(own) === called,
  );
}

type Place = { step: number; side: string };

/** The next one like it, which has to stand on that side. */
function neighbourOf(index: ViewIndex, entry: number, { step, side }: Place): number | undefined {
  const { nodes } = index.view;
  const alike = nodes.flatMap(({ parent }, at) =>
    parent === nodes[entry]?.parent && looksAlike(index, entry, at) ? [at] : [],
  );
  const next = nextOf(index, alike, { entry, step, side });
  const [own, other] = [nodes[entry]?.box, next === undefined ? undefined : nodes[next]?.box];
  if (!own || !other) return undefined;
  const isUpOrDown = isInColumn(own, other) && (other.y - own.y) * step > 0;
  const isLeftOrRight = isInRow(own, other) && (other.x - own.x) * step > 0;
  if (isEither.test(side)) return isUpOrDown || isLeftOrRight ? next : undefined;
  return (isAcross.test(side) ? isLeftOrRight : isUpOrDown) ? next : undefined;
}

type Box = NonNullable<ViewNode["box"]>;
const isInColumn = (own: Box, other: Box): boolean =>
  own.x < other.x + other.width && other.x < own.x + own.width;
const isInRow = (own: Box, other: Box): boolean =>
  own.y < other.y + other.height && other.y < own.y + own.height;

/** The next in the list; of cards in lines and columns the one below is not the next. */
function nextOf(
  index: ViewIndex,
  alike: number[],
  { entry, step, side }: Place & { entry: number },
): number | undefined {
  const { nodes } = index.view;
  const next = alike[alike.indexOf(entry) + step];
  const [own, other] = [nodes[entry]?.box, nodes[next ?? -1]?.box];
  const isVertical =
    !isAcross.test(side) && !isEither.test(side) && !/^(?:after|following|before|preceding)$/u.test(side);
  if (!own || !isVertical || (other && isInColumn(own, other))) return next;
  const column = alike.filter((at) => {
    const box = nodes[at]?.box;
    return at !== entry && box !== undefined && isInColumn(own, box) && !isInRow(own, box);
  });
  const beyond = column.filter((at) => ((nodes[at]?.box?.y ?? 0) - own.y) * step > 0);
  return step > 0 ? beyond[0] : beyond.at(-1);
}

/** One of its first texts, where that is said of no other entry. */
function titleOf(index: ViewIndex, entry: number): string | undefined {
  return index.view.nodes
    .slice(entry, index.end[entry])
    .filter(({ role, name }) => role === "text" && /[\p{L}\p{N}]{2}/u.test(name))
    .slice(0, 4)
    .map(({ name }) => name)
    .find((name) => {
      if (name.length > 80 || /["“”]/u.test(name)) return false;
      const [only, other] = itemsSaying(index, name);
      return only === entry && other === undefined;
    });
}
