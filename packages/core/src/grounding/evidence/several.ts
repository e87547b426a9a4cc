import { childHolding, looksAlike } from "../entries/items.ts";
import type { ActionMethod } from "@legwork/protocol";
import type { ViewNode } from "../../page/view.ts";
import { boxOf } from "../entries/item-controls.ts";
import { isCheckable } from "../matching/compatibility.ts";
import { controlOf, entriesOf } from "../entries/entries.ts";
import { stem } from "../matching/text.ts";
import type { Phrase } from "../matching/tokens.ts";
import { itemNouns } from "../vocabulary/light-words.ts";
import { withoutTwins } from "../matching/twins.ts";
import { contains, type ViewIndex } from "../matching/view-index.ts";
import { nearnessOf, placesOf } from "./around.ts";
import { tie } from "./explain.ts";
import { lexisOf, metBy } from "./lexis.ts";
import { listCalled } from "./lists.ts";
import { readWords, weights, type Said, type SaidWord } from "./said.ts";
import type { Explanation } from "./weigh.ts";

/** Deeds alike that are done with one thing of a list each. */
type Group = {
  members: Explanation[];
  /** The parts of the list that may hold one, in document order; some may have none. */
  entries: number[];
};

/** How sure a place in a list is, 0–1. */
const byCount = 0.85;
/** Below it a group is not what was said. */
const acceptable = 0.55;

/** Every one that is meant, without those that are left out; undefined when it is not plain which they are. */
export function everyOne(index: ViewIndex, said: Said, all: Explanation[]): Explanation[] | undefined {
  const group = groupOf(index, said, all);
  const whole = all.find((each) => isForAll(each));
  const isPlain = said.exceptions.length === 0 && said.count === undefined;
  if (isPlain && whole !== undefined && whole.missing < 1 && whole.score >= (all[0]?.score ?? 0) - tie)
    return [whole];
  if (group === undefined || group.members.length < 2) return undefined;
  // What cannot be taken back is not done to all there is.
  if (isPlain && said.quantity === "all" && !group.members.every(({ node }) => isToggle(node)))
    return undefined;
  const counted = said.count === undefined ? group.members : someOf(group, said);
  if (counted === undefined || (typeof said.quantity === "number" && counted.length !== said.quantity))
    return undefined;
  const excepted = said.exceptions.map((phrase) => meantBy(index, phrase, { said, group: counted }));
  if (excepted.some((found) => found === undefined)) return undefined;
  const left = new Set(excepted.flatMap((found) => found ?? []));
  const rest = counted.filter(({ index: at }) => !left.has(at));
  return rest.length === 0 ? undefined : rest;
}

/** The first three of a list are those of its first three entries. */
function someOf({ members, entries }: Group, { count = 0, ordinal = 1 }: Said): Explanation[] | undefined {
  if (entries.length < count || members.length < entries.length) return undefined;
  return ordinal > 0 ? members.slice(0, count) : members.slice(-count);
}

/** The likeliest deed, and those of its kind that say as much, all in one list. */
function groupOf(index: ViewIndex, said: Said, all: Explanation[]): Group | undefined {
  const single = all.filter((each) => said.exceptions.length === 0 || !isForAll(each));
  const [best] = single;
  if (best === undefined || best.score < acceptable || best.missing >= 1) return undefined;
  const alike = single.filter(
    ({ node, deed, content, missing, score }) =>
      node.role === best.node.role &&
      deed.method === best.deed.method &&
      score >= best.score - 2 * tie &&
      content >= best.content - tie &&
      missing <= best.missing,
  );
  const members = withoutTwins(index, alike, true).toSorted((left, right) => left.index - right.index);
  const entries = entriesWith(index, members);
  return entries === undefined ? undefined : { members, entries };
}

/** “Select all” is no one of them. */
const isForAll = ({ lexis: { concepts } }: Explanation): boolean =>
  concepts.has("select all") || concepts.has("see all");

const isToggle = (node: ViewNode): boolean => isCheckable(node) || node.pressed !== undefined;

/** Which members of a group an exception names, by their own names or by what stands beside them; never all there are. */
function meantBy(
  index: ViewIndex,
  given: Phrase,
  { said, group }: { said: Said; group: Explanation[] },
): number[] | undefined {
  const named = readWords(given, { actsBefore: said.acts });
  if (named.ordinal !== undefined && named.words.every(({ weight }) => weight < weights.role)) {
    const one = group.at(placeOf(named));
    return one && [one.index];
  }
  const { words, many } = withoutNumber(named);
  const places = placesOf(index, named, new Map());
  const telling = words.filter(({ weight }) => weight >= weights.item);
  const found = group.filter((member, at) =>
    telling.every((word) => {
      const position = named.words.indexOf(word);
      if ((metBy(named, member.lexis, new Map())[position] ?? 0) >= 0.8) return true;
      const sizes = group.map(
        (each) => nearnessOf(index, each.index, places[position] ?? [])?.size ?? Infinity,
      );
      const own = sizes[at] ?? Infinity;
      return own < Infinity && own <= Math.min(...sizes) * 1.5 && own < index.view.nodes.length / 2;
    }),
  );
  if (telling.length === 0 || found.length === 0 || found.length === group.length) return undefined;
  return many !== undefined && many !== found.length ? undefined : found.map(({ index: at }) => at);
}

/** “the two folders”: how many of them, and what they are. */
function withoutNumber({ words }: Said): { words: SaidWord[]; many: number | undefined } {
  const first = words.findIndex(({ weight }) => weight > 0);
  const many = Number(words.length - first > 1 ? words[first]?.stem : Number.NaN);
  return many > 1 ? { words: words.slice(first + 1), many } : { words, many: undefined };
}

/** The entries of the smallest list that has all members, one in each; undefined when they are in no such list. */
function entriesWith(index: ViewIndex, members: Explanation[]): number[] | undefined {
  const [first] = members;
  const last = members.at(-1);
  if (first === undefined || last === undefined) return undefined;
  let list = first.index;
  while (list > 0 && !contains(index, list, last.index)) list = index.view.nodes[list]?.parent ?? 0;
  const own = members.map(({ index: at }) => childHolding(index, list, at) ?? list);
  const roles = new Set(own.map((at) => index.view.nodes[at]?.role));
  if (new Set(own).size < members.length || roles.size > 1) return undefined;
  const [role] = roles;
  const entries: number[] = [];
  for (let at = list + 1; at < (index.end[list] ?? 0); at = index.end[at] ?? at + 1)
    if (index.view.nodes[at]?.role === role && (own.includes(at) || isSuch(index, own[0] ?? at, at)))
      entries.push(at);
  return entries;
}

/** Another of the kind, which may lack what the others have. */
function isSuch(index: ViewIndex, one: number, other: number): boolean {
  return hasControl(index, other) && looksAlike(index, one, other);
}

/** A row of heads, whose controls sort it, is no entry. */
function hasControl(index: ViewIndex, entry: number): boolean {
  const inside = index.view.nodes.slice(entry, index.end[entry]);
  return inside.some(({ interactive }) => interactive) && !inside.some(({ role }) => role === "columnheader");
}

/** The third of what is alike, or what is done with the third entry of the list that was named. */
export function countedOne(index: ViewIndex, said: Said, all: Explanation[]): Explanation | undefined {
  const isBare = said.words.every(({ weight }, at) => weight <= weights.counted || said.actWords.has(at));
  return isBare
    ? (inList(index, said, all) ?? alikeCounted(index, said, all))
    : (alikeCounted(index, said, all) ?? inList(index, said, all));
}

const placeOf = ({ ordinal = 1 }: Said): number => (ordinal > 0 ? ordinal - 1 : ordinal);

function alikeCounted(index: ViewIndex, said: Said, all: Explanation[]): Explanation | undefined {
  const group = groupOf(index, said, all);
  if (group === undefined || group.members.length < 2 || !isOfNoun(group, said)) return undefined;
  const entry = group.entries.at(placeOf(said));
  return group.members.find(({ index: at }) => entry !== undefined && contains(index, entry, at));
}

/** “the final exam” is the last of no group that has nothing of an exam; what any entry is called need not stand in it. */
function isOfNoun({ members }: Group, { words, noun, roleWords, actWords, phrase }: Said): boolean {
  // “Tab #1” is a name with a number.
  if (phrase.source.includes("#")) return true;
  const at = words.findIndex(({ token }) => token === noun);
  const word = words[at];
  if (word === undefined || roleWords.has(at) || actWords.has(at) || anyOne.test(word.stem)) return true;
  if (itemNouns.has(stem(word.word))) return true;
  return members.some(({ deed }) => (deed.accounts[at] ?? 0) >= 0.4);
}

const anyOne = /^(?:one|thing|item|entry|button|link|choice|option|icon|sign|control|line|row|place)$/u;

/** What in the entry is called as was said, or the entry itself when nothing more was said. */
function inList(index: ViewIndex, said: Said, all: Explanation[]): Explanation | undefined {
  const called = listCalled(index, said);
  const entries = called?.list.entries ?? entriesOf(index);
  const entry = entries.at(placeOf(said));
  if (entry === undefined) return undefined;
  const isMore = ({ weight }: SaidWord, at: number): boolean =>
    weight > weights.light && !said.actWords.has(at) && called?.words.has(at) !== true;
  if (!said.words.some(isMore)) return entryItself(index, entry, said);
  const [best, next] = all.filter(({ index: at }) => contains(index, entry, at));
  const isPlain =
    best !== undefined &&
    said.words.every((word, at) => !isMore(word, at) || (best.deed.accounts[at] ?? 0) >= 0.5);
  return isPlain && (next === undefined || next.content < best.content - tie)
    ? { ...best, score: byCount }
    : undefined;
}

/** An entry is opened by its title, ticked by its box, and pointed at as a whole. */
function entryItself(index: ViewIndex, entry: number, said: Said): Explanation | undefined {
  const done = doneWith(index, entry, said);
  const node = done && index.view.nodes[done.index];
  return node && plainly(node, done);
}

type Done = { index: number; method: ActionMethod };

function doneWith(index: ViewIndex, entry: number, { acts }: Said): Done | undefined {
  for (const method of ["hover", "doubleClick", "rightClick"] as const)
    if (acts.has(method)) return { index: entry, method };
  if (acts.has("on") || acts.has("off")) {
    const box = boxOf(index, entry);
    if (box !== undefined) return { index: box.index, method: acts.has("off") ? "uncheck" : "check" };
  }
  if (!acts.has("open") && !acts.has("press") && !acts.has("choose")) return undefined;
  if (index.view.nodes[entry]?.interactive === true) return { index: entry, method: "click" };
  const control = controlOf(index, entry);
  return control && { index: control.index, method: "click" };
}

function plainly(node: ViewNode, { index, method }: Done): Explanation {
  const deed = { method, arguments: [], accounts: [], own: 1 };
  return {
    index,
    node,
    deed,
    score: byCount,
    missing: 0,
    content: 1,
    cover: 1,
    met: [],
    around: [],
    lexis: lexisOf(node, []),
  };
}
