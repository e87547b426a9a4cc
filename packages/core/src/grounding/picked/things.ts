import { isField, isSelect } from "../matching/compatibility.ts";
import { keptPerDocument } from "../matching/kept-per-document.ts";
import { controlGroups, labelOf, listsIn, type List } from "../entries/lists.ts";
import { isInFront } from "../matching/candidates.ts";
import { normalize, stem, wordsOf, wordsOfIdentifier } from "../matching/text.ts";
import { contains, type ViewIndex } from "../matching/view-index.ts";
import { candidatesIn } from "../matching/candidates.ts";
import { conceptsIn, type Concept } from "../vocabulary/concepts/index.ts";
import { synonymsOf } from "../vocabulary/synonyms.ts";
import { wordsSaid, type Word } from "./words.ts";

/** A list with what each of its entries says, in order, and what all of them are called. */
export type Things = {
  entries: number[];
  /** Of each entry. */
  said: Said[];
  /** What stands over the list, what its author calls it, and what nearly all entries say. */
  label: Said;
  /** What the label means. */
  concepts: ReadonlySet<Concept>;
  /** What stands over the list alone. */
  named: ReadonlySet<string>;
  /** The words of its heading and of what is around it, as they are written. */
  heading: readonly string[];
  /** Its entries hold several parts each. */
  isRich: boolean;
  /** It has more in it than all others have together. */
  isMain: boolean;
  /** It was said already which part of a list they are. */
  isTold?: boolean;
  /** No other list of the page has in its entries what is to be done. */
  isSole?: boolean;
};

export type Said = { words: Word[]; forms: Set<string>; roots: Set<string> };

const known = new WeakMap<ViewIndex, Things[]>();
const knownGroups = new WeakMap<ViewIndex, Things[]>();

/** The lists of the page whose entries hold several parts, those in a dialog alone when one is open. */
export function thingsOn(index: ViewIndex): Things[] {
  let things = known.get(index);
  if (!things) {
    const lists = inFront(index, listsIn(index));
    const main = mainOf(index, lists);
    things = lists.map((list) =>
      thingsOf(index, list, { isMain: list === main, isRich: !isForm(index, list) }),
    );
    known.set(index, things);
  }
  return things;
}

const knownRows = new WeakMap<ViewIndex, Things[]>();

/** The same with the rows of tables in which nothing can be pressed, for what is only asked of them. */
export function allThingsOn(index: ViewIndex): Things[] {
  let all = knownRows.get(index);
  if (!all) {
    const things = thingsOn(index);
    const taken = new Set(things.flatMap(({ entries }) => entries));
    const lists = inFront(index, rowsOf(index)).filter(({ entries }) => !entries.some((at) => taken.has(at)));
    all = [...things, ...lists.map((list) => thingsOf(index, list, { isMain: false, isRich: true }))];
    knownRows.set(index, all);
  }
  return all;
}

/** Rows with cells, those of each part of a table together. */
function rowsOf({ view: { nodes } }: ViewIndex): List[] {
  const byParent = new Map<number, number[]>();
  nodes.forEach(({ role, parent }) => {
    const row = nodes[parent];
    if (!/^(?:cell|gridcell)$/u.test(role) || row?.role !== "row") return;
    const rows = byParent.get(row.parent) ?? [];
    if (!rows.includes(parent)) rows.push(parent);
    byParent.set(row.parent, rows);
  });
  return [...byParent].map(([parent, entries]) => ({ parent, entries }));
}

/** Controls of one kind side by side, which are entries themselves. */
export function groupsOn(index: ViewIndex): Things[] {
  let groups = knownGroups.get(index);
  if (!groups) {
    const rich = listsIn(index);
    const lists = inFront(index, controlGroups(index)).filter((group) => !isOfSeveral(index, rich, group));
    groups = lists.map((list) => thingsOf(index, list, { isMain: false, isRich: false }));
    knownGroups.set(index, groups);
  }
  return groups;
}

function inFront(index: ViewIndex, lists: List[]): List[] {
  return lists.filter(({ parent, entries }) => entries.length > 1 && isInFront(index, parent));
}

/** The buttons of a list’s entries are no list of their own: the third “Edit” is not that of the third notice. */
function isOfSeveral(index: ViewIndex, rich: List[], { entries: controls }: List): boolean {
  return rich.some(({ entries }) => {
    const holding = entries.filter((entry) => controls.some((at) => contains(index, entry, at)));
    return holding.length > 1 && holding.length < controls.length;
  });
}

/** Fields with their labels, one under the other, are no list of things. */
function isForm(index: ViewIndex, { entries }: List): boolean {
  const inside = entries.slice(0, 5).flatMap((entry) => candidatesIn(index, entry));
  return inside.length > 0 && inside.every(({ node }) => isField(node) || isSelect(node));
}

function mainOf({ view: { nodes }, end }: ViewIndex, lists: List[]): List | undefined {
  const entries = new Set(lists.flatMap((list) => list.entries));
  const isOuter = ({ parent }: List): boolean => {
    for (let at = parent; at > 0; at = nodes[at]?.parent ?? -1) if (entries.has(at)) return false;
    return true;
  };
  const outer = lists.filter(isOuter);
  const size = (list: List): number => list.entries.reduce((sum, at) => sum + (end[at] ?? 0) - at, 0);
  const all = outer.reduce((sum, list) => sum + size(list), 0);
  return outer.find((list) => size(list) * 2 > all);
}

function sayingOf(words: Word[]): Said {
  return {
    words,
    forms: new Set(words.map(({ form }) => form)),
    roots: new Set(words.flatMap(({ root, isValue }) => (isValue || root.length < 4 ? [] : [root]))),
  };
}

/** So many of the entries that say a word make it a word of the list. */
const most = 0.8;

/** What the entries of a list say. */
export function thingsOf(
  index: ViewIndex,
  list: List,
  kind: Pick<Things, "isMain" | "isRich" | "isTold">,
): Things {
  const { entries } = list;
  const said = entries.map((entry) => sayingOf(wordsIn(index, entry)));
  const counts = new Map<string, number>();
  for (const { forms } of said) for (const form of forms) counts.set(form, (counts.get(form) ?? 0) + 1);
  const usual = [...counts].filter(([, count]) => count >= entries.length * most).map(([form]) => form);
  const authored = [list.parent, ...entries.slice(0, 2)].flatMap((at) =>
    wordsOf(wordsOfIdentifier(index.view.nodes[at]?.hints ?? "")),
  );
  const heading = labelOf(index, list);
  const names = [...heading, ...textBefore(index, list), ...authored];
  const label = wordsRead(index.view, [...names, ...usual, ...columnsOf(index, list)].join(" "));
  const named = new Set(wordsRead(index.view, names.join(" ")).map(({ form }) => form));
  const concepts = new Set(
    conceptsIn(label.map(({ form }) => form)).flatMap(({ concept, weight }) =>
      weight === 1 ? [concept] : [],
    ),
  );
  return { entries, said, label: sayingOf(label), concepts, named, heading, ...kind };
}

/** “Row A (front)” right before a list that has no heading. */
function textBefore({ view: { nodes } }: ViewIndex, list: List): string[] {
  // The rows of a table stand in a part of their own.
  const table = nodes[list.parent]?.role === "rowgroup" ? nodes[list.parent]?.parent : undefined;
  const parent = table !== undefined && list.parent === table + 1 ? table : list.parent;
  const before = nodes[parent - 1];
  const holder = nodes[parent]?.parent;
  const isBeside = before?.parent === holder || nodes[before?.parent ?? 0]?.parent === holder;
  return before?.role === "text" && isBeside && before.name.length <= longestLabel
    ? wordsOf(normalize(before.name))
    : [];
}

/** Longer texts are no labels. */
const longestLabel = 40;

/** What is told of each: “the address ending in 4c:11” of a column “Address”. */
function columnsOf({ view: { nodes }, end }: ViewIndex, { parent, entries: [first = 0] }: List): string[] {
  if (nodes[first]?.role !== "row") return [];
  let table = parent;
  while (table > 0 && !/^(?:table|grid|treegrid)$/u.test(nodes[table]?.role ?? ""))
    table = nodes[table]?.parent ?? 0;
  return nodes.slice(table, end[table]).flatMap(({ role, name }) => (role === "columnheader" ? [name] : []));
}

/** What is written in an entry, the names of its buttons left out, where it is no button itself. */
function wordsIn({ view, end }: ViewIndex, entry: number): Word[] {
  const { nodes } = view;
  const texts: string[] = [];
  for (let at = entry; at < (end[entry] ?? 0); at += 1) {
    const node = nodes[at];
    if (!node) continue;
    const isButton = at !== entry && node.interactive && /^(?:button|menuitem|switch|tab)$/u.test(node.role);
    if (isButton) {
      at = (end[at] ?? at + 1) - 1;
      continue;
    }
    if (node.role === "text" || node.role === "img" || node.role === "link" || at === entry)
      texts.push(node.name);
    if (node.inputType !== "password" && node.value) texts.push(node.value);
    for (const { label, selected } of node.options ?? []) if (selected) texts.push(label);
  }
  const kinds = texts.flatMap((text) => kindOfFile(text) ?? []);
  return wordsRead(view, [...new Set([...texts, ...kinds])].join(" · "));
}

/** What people call files, whose names say only how they end. */
const kindsOfFiles: [ends: RegExp, kinds: string][] = [
  [/^(?:mp4|mov|avi|mkv|webm|m4v)$/iu, "video movie"],
  [/^(?:jpe?g|png|gif|heic|webp|tiff?|bmp)$/iu, "picture photo image"],
  [/^(?:xlsx?|ods|csv|numbers)$/iu, "spreadsheet"],
  [/^(?:docx?|odt|rtf|pages)$/iu, "document"],
  [/^(?:pptx?|odp|key)$/iu, "presentation slides"],
  [/^(?:mp3|wav|flac|m4a|ogg)$/iu, "audio recording"],
];

function kindOfFile(text: string): string | undefined {
  const end = /[\p{L}\d]\.(\p{L}[\p{L}\d]{1,6})$/u.exec(text.trim())?.[1];
  return end === undefined ? undefined : kindsOfFiles.find(([ends]) => ends.test(end))?.[1];
}

const wordsRead = keptPerDocument(wordsSaid);

export function says({ forms, roots }: Said, { form, root, isValue }: Word): boolean {
  if (forms.has(form)) return true;
  if (isValue) return false;
  return (root.length > 3 && roots.has(root)) || synonymsOf(form).some((other) => forms.has(stem(other)));
}

/** Whether a list is one of what the word names: “flight” of what is called “Flights”, “mail” of messages. */
export function isOfKind({ label, concepts }: Things, word: Word): boolean {
  if (says(label, word)) return true;
  return conceptsIn([word.form]).some(({ concept, weight }) => weight === 1 && concepts.has(concept));
}
