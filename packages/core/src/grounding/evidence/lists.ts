import { headingsOf, isRepeated } from "../entries/items.ts";
import { nameTextAt, type ViewIndex } from "../matching/view-index.ts";
import { conceptsIn } from "../vocabulary/concepts/index.ts";
import { attributes } from "../vocabulary/things.ts";
import { headingsOver, isWithin } from "./around.ts";
import { formOf } from "./root.ts";
import { weights, type Said, type SaidWord } from "./said.ts";

/** Things of a kind, one after the other: rows of a table, cards, entries of a list. */
export type List = { at: number; entries: number[] };

const entryRoles = [
  "row",
  "article",
  "listitem",
  "option",
  "treeitem",
  "radio",
  "img",
  "link",
  "button",
  "group",
  "generic",
];

const known = new WeakMap<ViewIndex, List[]>();

/** Every list of the page whose entries can be acted on, in document order. */
function listsOf(index: ViewIndex): List[] {
  let lists = known.get(index);
  if (!lists) known.set(index, (lists = findLists(index)));
  return lists;
}

function findLists(index: ViewIndex): List[] {
  const { nodes } = index.view;
  const acting = actingBefore(index);
  const lists: List[] = [];
  for (let at = 0; at < nodes.length; at += 1) {
    const children: number[] = [];
    for (let child = at + 1; child < (index.end[at] ?? 0); child = index.end[child] ?? child + 1)
      if ((acting[index.end[child] ?? 0] ?? 0) > (acting[child] ?? 0)) children.push(child);
    if (children.length < 2) continue;
    const role = entryRoles.find((one) => children.filter((child) => nodes[child]?.role === one).length > 1);
    if (role === undefined) continue;
    const alike = children.filter((child) => nodes[child]?.role === role && !isHead(index, child));
    const isBox = role === "generic" || role === "group";
    const entries = isBox
      ? alike.filter((child) => nodes[child]?.interactive === true || isRepeated(index, child))
      : alike;
    if (entries.length > 1) lists.push({ at, entries });
  }
  return lists;
}

/** For each node how many before it can be acted on. */
function actingBefore({ view: { nodes } }: ViewIndex): Int32Array {
  const before = new Int32Array(nodes.length + 1);
  nodes.forEach(({ interactive }, at) => {
    before[at + 1] = (before[at] ?? 0) + (interactive ? 1 : 0);
  });
  return before;
}

/** A row whose controls sort the columns. */
function isHead(index: ViewIndex, row: number): boolean {
  if (index.view.nodes[row]?.role !== "row") return false;
  for (let at = row + 1; at < (index.end[row] ?? 0); at += 1)
    if (
      index.view.nodes[at]?.role === "columnheader" ||
      (index.view.nodes[at]?.tag === "th" && index.view.nodes[at]?.role !== "rowheader")
    )
      return true;
  return false;
}

/** A list that was named, with the words that name it. */
export type NamedList = { list: List; words: Set<number> };

/** What people call one of a list when the page need not. */
const general = /^(?:item|entry|row|line|result|one|thing|element)$/u;

/** The one list that the words call: by its heading, its label or what its entries say; undefined when there is none, or several. */
export function listCalled(index: ViewIndex, said: Said): NamedList | undefined {
  const { noun, words } = said;
  const counted = noun === undefined ? undefined : words.find(({ token }) => token === noun);
  const isNamed = /^\p{Lu}/u.test(said.phrase.tokens[noun ?? -1]?.text ?? "");
  const telling = words.flatMap((word, at) =>
    word.weight === weights.content && !said.actWords.has(at) ? [{ word, at }] : [],
  );
  const named = listsOf(index).map((list) => {
    const label = labelOf(index, list);
    const own = telling.filter(({ word }) => says(label, word));
    const rank =
      counted === undefined || general.test(counted.stem)
        ? 0
        : rankOf(index, list, { label, counted, isNamed });
    return { list, rank: rank + 3 * own.length, words: new Set(own.map(({ at }) => at)) };
  });
  const best = Math.max(0, ...named.map(({ rank }) => rank));
  const found = named.filter(({ rank }) => rank === best);
  if (best === 0) return undefined;
  const [only] = withoutOuter(index, found);
  return withoutOuter(index, found).length === 1 ? only : undefined;
}

/** Of lists within the entries of one another the outer ones: their entries are what is counted. */
function withoutOuter(
  index: ViewIndex,
  lists: (NamedList & { rank: number })[],
): (NamedList & { rank: number })[] {
  return lists.filter(
    ({ list }) =>
      !lists.some(
        ({ list: other }) => other !== list && other.at < list.at && list.at < (index.end[other.at] ?? 0),
      ),
  );
}

/** `isNamed`: with a capital, as names are: “the last Donate” counts no entries. */
type Called = { label: Label; counted: SaidWord; isNamed: boolean };

/** How surely a list is of what is counted. */
function rankOf(index: ViewIndex, list: List, { label, counted, isNamed }: Called): number {
  const rich = isRich(index, list) ? 0.5 : 0;
  if (says(label, counted)) return 2 + rich;
  if (rich === 0) return -1;
  if (says(entryWords(index, list), counted)) return 1;
  return isNamed || attributes.has(formOf(counted.word)) ? -1 : rich;
}

/** Entries of several parts each, in what the page is about: they may be called anything. */
function isRich(index: ViewIndex, { at, entries }: List): boolean {
  const size = (index.end[at] ?? 0) - at;
  return (
    entries.length > 2 &&
    size / entries.length >= 6 &&
    !isWithin(index, at, ["navigation", "banner", "contentinfo", "form", "menubar", "tablist"]) &&
    entries.every((entry) => (index.end[entry] ?? 0) - entry >= 4)
  );
}

type Label = { stems: Set<string>; concepts: Set<string> };

function says({ stems, concepts }: Label, { stem, word }: SaidWord): boolean {
  return (
    stems.has(stem) ||
    conceptsIn([word]).some(({ concept, weight }) => weight === 1 && concepts.has(concept.name))
  );
}

/** What stands over a list: its headings, its own name and those of the boxes around it, the first text of its box. */
function labelOf(index: ViewIndex, { at, entries }: List): Label {
  const { nodes } = index.view;
  const places = headingsOver(index, entries[0] ?? at).slice(0, 1);
  for (let box = at, up = 0; box > 0 && up < 3; box = nodes[box]?.parent ?? 0, up += 1) {
    places.push(box);
    for (let first = box + 1; first < (entries[0] ?? 0) && first < box + 8; first += 1)
      if (nodes[first]?.role === "text" || nodes[first]?.role === "caption") places.push(first);
  }
  const titles = headingsOf(index).filter((heading) => nodes[heading]?.level === 1);
  if (titles.length === 1) places.push(...titles);
  const before = childBefore(index, at);
  if (before !== undefined && (index.end[before] ?? 0) - before <= 6)
    for (let text = before; text < (index.end[before] ?? 0); text += 1) places.push(text);
  return wordsAt(index, places);
}

/** The part before one on its level, when it has nothing to act on. */
function childBefore({ view: { nodes }, end }: ViewIndex, at: number): number | undefined {
  const parent = nodes[at]?.parent ?? -1;
  let before = at - 1;
  while (before > parent && nodes[before]?.parent !== parent) before = nodes[before]?.parent ?? -1;
  if (before <= parent) return undefined;
  return nodes.slice(before, end[before]).some(({ interactive }) => interactive) ? undefined : before;
}

function entryWords(index: ViewIndex, { entries: [first = 0] }: List): Label {
  const places: number[] = [];
  for (let at = first; at < (index.end[first] ?? 0) && places.length < 40; at += 1) places.push(at);
  return wordsAt(index, places);
}

function wordsAt(index: ViewIndex, places: number[]): Label {
  const label: Label = { stems: new Set(), concepts: new Set() };
  for (const place of places) {
    const { words } = nameTextAt(index.view, place);
    if (words.length > 12) continue;
    for (const word of words) label.stems.add(formOf(word));
    for (const { concept, weight } of conceptsIn(words)) if (weight === 1) label.concepts.add(concept.name);
  }
  return label;
}
