import { isControl } from "../matching/compatibility.ts";
import { headingsOf, isRepeated, looksAlike } from "./items.ts";
import { keptPerDocument } from "../matching/kept-per-document.ts";
import { lastBelow } from "../matching/ranges.ts";
import { normalize, stem, wordsOf } from "../matching/text.ts";
import { contains, nameAt, nameTextAt, type ViewIndex } from "../matching/view-index.ts";
import { synonymsOf } from "../vocabulary/synonyms.ts";

/** Parts that look alike, side by side; rows of headings are none. */
export type List = { parent: number; entries: number[] };

const holding = /^(?:row|listitem|article|figure|generic|group|treeitem|region)$/;
/** What people call an entry whatever the page calls it. */
const anything = new Set(
  "item entry row one thing card result line listing element record box checkbox tickbox everything everyone everybody".split(
    " ",
  ),
);
/** Longer texts are about many things, characters. */
const longestNote = 80;
/** So many of the entries that say a word make it a word of the list. */
const most = 0.8;

const known = new WeakMap<ViewIndex, List[]>();

/** Every list of the page whose entries hold several parts. */
export function listsIn(index: ViewIndex): List[] {
  let lists = known.get(index);
  if (!lists) known.set(index, (lists = findLists(index)));
  return lists;
}

function findLists(index: ViewIndex): List[] {
  const { nodes } = index.view;
  const acting = new Int32Array(nodes.length + 1);
  nodes.forEach((node, at) => (acting[at + 1] = (acting[at] ?? 0) + Number(node.interactive)));
  const byParent = new Map<number, number[]>();
  nodes.forEach((node, at) => {
    const end = index.end[at] ?? 0;
    const acts = (acting[end] ?? 0) > (acting[at] ?? 0);
    if (!acts || !holding.test(node.role) || end <= at + 2 || !isRepeated(index, at)) return;
    const siblings = byParent.get(node.parent);
    if (siblings) siblings.push(at);
    else byParent.set(node.parent, [at]);
  });
  const sections = [...byParent].flatMap(([parent, children]) =>
    sectionsOf(index, parent, children).map((section) => ({ parent, ...section })),
  );
  const lists = sections.flatMap(({ parent, children, ...section }) => {
    const [first] = children;
    if (first === undefined) return [];
    const alike = children.filter((at) => at === first || looksAlike(index, first, at));
    return alike.length > 1 ? [{ parent, entries: withSiblings(index, section, alike) }] : [];
  });
  return lists.filter((list) => !isLayout(index, list, lists));
}

/** What stands under another heading beside it is of another list, where such a list has more than one. */
function sectionsOf(index: ViewIndex, parent: number, children: number[]): Section[] {
  const end = index.end[parent] ?? 0;
  const headings = headingsOf(index).filter((at) => index.view.nodes[at]?.parent === parent);
  const runs = Map.groupBy(children, (at) => lastBelow(headings, at) ?? parent);
  if (runs.size < 2 || !areOfOtherKinds(index, [...runs.values()]))
    return [{ children, from: parent + 1, end }];
  return [...runs].map(([heading, run]) => ({
    children: run,
    from: heading === parent ? parent + 1 : (index.end[heading] ?? heading),
    end: headings.find((at) => at > heading) ?? end,
  }));
}

/** All that stand under one of the headings offer something that none under the others does. */
function areOfOtherKinds(index: ViewIndex, sections: number[][]): boolean {
  const offered = sections.map((all) =>
    all
      .filter((at) => at === all[0] || looksAlike(index, all[0] ?? at, at))
      .map((at) => namesOfControls(index, at)),
  );
  return offered.some(
    ([first, ...others], own) =>
      others.length > 0 &&
      [...(first ?? [])].some(
        (name) =>
          others.every((names) => names.has(name)) &&
          offered.every((section, at) => at === own || section.every((names) => !names.has(name))),
      ),
  );
}

/** What stands in it begins at `from`, and ends before `end`. */
type Section = { children: number[]; from: number; end: number };

/** Entries may differ in what they hold: what its author made of the same kind belongs to them. */
function withSiblings(index: ViewIndex, { from, end }: Omit<Section, "children">, alike: number[]): number[] {
  const { nodes } = index.view;
  const [first] = alike;
  const model = nodes[first ?? -1];
  if (!model) return alike;
  const kind = model.hints?.split(" ")[0];
  const names = kind === undefined ? namesOfControls(index, first ?? 0) : undefined;
  const siblings: number[] = [];
  for (let at = from; at < end; at = index.end[at] ?? at + 1) {
    const node = nodes[at];
    const isKind = node?.role === model.role && node.tag === model.tag && node.hints?.split(" ")[0] === kind;
    // Where its author calls it nothing, it offers one and the same.
    const isOne = names === undefined || [...namesOfControls(index, at)].some((name) => names.has(name));
    if (isKind && node.interactive === model.interactive && isOne) siblings.push(at);
  }
  return siblings.length > alike.length ? siblings : alike;
}

function namesOfControls({ view: { nodes }, end }: ViewIndex, entry: number): Set<string> {
  const inside = nodes.slice(entry + 1, end[entry]);
  return new Set(inside.flatMap(({ interactive, name }) => (interactive && name !== "" ? [name] : [])));
}

/** Parts of a page, of which one or the other has a list in it. */
function isLayout(index: ViewIndex, { entries }: List, lists: List[]): boolean {
  const long = lists.filter((list) => list.entries.length > 2);
  const holders = entries.filter((entry) =>
    long.some(({ parent, entries: inner }) => inner[0] !== entries[0] && contains(index, entry, parent)),
  );
  if (holders.length > 0 && holders.length * 2 < entries.length + 1) return true;
  return holders.length > 1 && entries.every((entry) => holdsSections(index, entry));
}

/** A column of a page has parts with headings of their own, and none over them all. */
function holdsSections(index: ViewIndex, entry: number): boolean {
  const { nodes } = index.view;
  const levels = headingsOf(index).flatMap((at) =>
    contains(index, entry, at) ? (nodes[at]?.level ?? 6) : [],
  );
  const highest = Math.min(...levels);
  return highest < 3 && levels.filter((level) => level === highest).length > 1;
}

/** `keep`: those of the entries that may be meant, in the same order; `isPlaced`: whether it was said where they are. */
type Where = { keep: (entries: number[]) => number[]; isPlaced: boolean };
const anywhere: Where = { keep: (entries) => entries, isPlaced: false };

/**
 * The one list whose entries a noun means: its name or heading has the word, or nearly all of its entries have; a word
 * that fits anything, or that the title of the page has, means the list that has by far the most in it. Undefined when
 * none does, or several.
 */
export function listOf(index: ViewIndex, noun: string, where = anywhere): List | undefined {
  const { keep, isPlaced } = where;
  const words = wordsOf(noun);
  const lists = listsIn(index)
    .map(({ parent, entries }) => ({ parent, entries: keep(entries) }))
    .filter(({ entries }) => entries.length > 0);
  if (words.length === 0 || (words.length === 1 && anything.has(stem(words[0] ?? ""))))
    return main(index, lists);
  const named = lists.filter((list) => says(labelOf(index, list), words));
  if (named.length > 0) return outermost(index, named);
  const spoken = lists.filter(({ entries }) => isSaid(index, entries, words));
  if (spoken.length > 0) return outermost(index, spoken);
  const grouped = controlGroups(index)
    .map(({ parent, entries }) => ({ parent, entries: keep(entries) }))
    .filter((list) => list.entries.length > 1 && says(labelOf(index, list), withoutKind(words)));
  if (grouped.length > 0) return outermost(index, grouped);
  const [only] = lists;
  if (only && isPlaced && lists.length === 1 && isSaidAnywhere(index, words)) return only;
  const list = main(index, lists);
  return list && isSaidBeside(index, list, words) ? list : undefined;
}

/** “delivery option”: an option of what is called “Delivery”. */
function withoutKind(words: string[]): string[] {
  const last = stem(words.at(-1) ?? "");
  const isKind = anything.has(last) || /^(?:option|choice|dot|button|link|tab|suggestion)$/.test(last);
  return isKind && words.length > 1 ? words.slice(0, -1) : words;
}

const groups = new WeakMap<ViewIndex, List[]>();
const grouping = /^(?:group|radiogroup|list|navigation|tablist|toolbar|menu|menubar|listbox|tree)$/;

/** Links under one heading, radio buttons of one group: controls of one kind, which are entries themselves. */
export function controlGroups(index: ViewIndex): List[] {
  let known = groups.get(index);
  if (known) return known;
  const byPlace = new Map<string, List>();
  for (const { index: at, node } of index.candidates) {
    if (!isControl(node)) continue;
    let parent = node.parent;
    for (let up = 0; up < 3 && !grouping.test(index.view.nodes[parent]?.role ?? ""); up += 1)
      parent = index.view.nodes[parent]?.parent ?? -1;
    if (!grouping.test(index.view.nodes[parent]?.role ?? "")) parent = node.parent;
    const key = `${parent} ${node.role}`;
    const list = byPlace.get(key);
    if (list) list.entries.push(at);
    else byPlace.set(key, { parent, entries: [at] });
  }
  groups.set(index, (known = [...byPlace.values()].filter(({ entries }) => entries.length > 1)));
  return known;
}

/** Whether any short text of the page has the words. */
export function isSaidAnywhere(index: ViewIndex, words: string[]): boolean {
  const stems = stemsOf(index);
  if (!words.every((word) => isAmong(stems, word))) return false;
  return (
    words.length < 2 ||
    index.view.nodes.some(
      ({ name }, at) => name.length < longestNote && says(nameTextAt(index.view, at).words, words),
    )
  );
}

const stemsIn = keptPerDocument((text) => wordsOf(normalize(text)).map(stem));
const stemsSaid = new WeakMap<ViewIndex, ReadonlySet<string>>();

/** The stems of all words of the short texts of the page. */
function stemsOf(index: ViewIndex): ReadonlySet<string> {
  let stems = stemsSaid.get(index);
  if (!stems) {
    const { view } = index;
    const texts = new Set(
      view.nodes.flatMap(({ name }) => (name !== "" && name.length < longestNote ? [name] : [])),
    );
    stems = new Set([...texts].flatMap((text) => stemsIn(view, text)));
    stemsSaid.set(index, stems);
  }
  return stems;
}

const isAmong = (stems: ReadonlySet<string>, word: string): boolean =>
  [word, ...synonymsOf(word)].some((each) => stems.has(stem(each)));

/** “8 songs” above the list, “Pupil” at the head of its column, the title of the page. */
function isSaidBeside(index: ViewIndex, { entries }: List, words: string[]): boolean {
  const headings = headingsOf(index).filter((at) => says(nameTextAt(index.view, at).words, words));
  // What has a heading of its own is not in a list under another.
  if (headings.some((at) => (index.view.nodes[at]?.level ?? 2) > 1)) return false;
  if (headings.length > 0 || says(wordsOf(normalize(index.view.title)), words)) return true;
  const [from, to] = [entries[0] ?? 0, index.end[entries.at(-1) ?? 0] ?? 0];
  return index.view.nodes.some((node, at) => {
    if (at === 0 || (at >= from && at < to) || node.name.length > longestNote) return false;
    const isShort = node.role === "text" || node.role === "columnheader";
    if (isShort) return says(nameTextAt(index.view, at).words, words);
    return node.value !== undefined && says(wordsOf(normalize(node.value.slice(0, longestNote))), words);
  });
}

/** The one that all others are within; else the one that has by far the most in it. */
function outermost(index: ViewIndex, lists: List[]): List | undefined {
  const outer = lists.filter(
    (list) =>
      !lists.some((other) => other.parent !== list.parent && contains(index, other.parent, list.parent)),
  );
  return outer.length === 1 ? outer[0] : main(index, outer);
}

/** The list that has more in it than all others have together. */
function main(index: ViewIndex, lists: List[]): List | undefined {
  const outer = lists.filter(
    (list) =>
      list.entries.length > 1 &&
      !lists.some(
        (other) =>
          other.parent !== list.parent &&
          other.entries.length > 2 &&
          contains(index, other.parent, list.parent),
      ),
  );
  const size = ({ entries }: List): number => entries.reduce((all, at) => all + (index.end[at] ?? 0) - at, 0);
  const all = outer.reduce((sum, list) => sum + size(list), 0);
  return outer.find((list) => size(list) * 2 > all);
}

function isSaid(index: ViewIndex, entries: number[], words: string[]): boolean {
  const saying = entries.filter((entry) => {
    const said: string[] = [];
    for (let at = entry; at < (index.end[entry] ?? 0); at += 1)
      said.push(...nameTextAt(index.view, at).words);
    return says(said, words);
  });
  return saying.length >= entries.length * most;
}

/** What a list is called: by itself, by what is around it, by the heading before it. */
export function labelOf(index: ViewIndex, { parent, entries }: List): string[] {
  const words: string[] = [];
  for (let at = parent, up = 0; at > 0 && up < 3; at = index.view.nodes[at]?.parent ?? -1, up += 1)
    if (
      /^(?:list|table|grid|region|group|radiogroup|rowgroup|tree|tablist|toolbar|listbox|generic|form)$/.test(
        index.view.nodes[at]?.role ?? "",
      )
    )
      words.push(...wordsOf(nameAt(index.view, at)));
  const heading = lastBelow(headingsOf(index), entries[0] ?? parent);
  return heading === undefined ? words : [...words, ...wordsOf(nameAt(index.view, heading))];
}

function says(said: string[], words: string[]): boolean {
  const stems = new Set(said.map(stem));
  return words.every((word) => isAmong(stems, word));
}

/** “the last order” is the last of a list of orders, and not the one button “Order” over its column. */
export function isListHead(index: ViewIndex, noun: string, controls: readonly { index: number }[]): boolean {
  const [only, another] = controls;
  if (only === undefined || another !== undefined) return false;
  const entries = listOf(index, normalize(noun))?.entries ?? [];
  return entries.length > 1 && !entries.some((entry) => contains(index, entry, only.index));
}
