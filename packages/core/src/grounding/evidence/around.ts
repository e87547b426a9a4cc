import { headingsOf } from "../entries/items.ts";
import type { NameText } from "../matching/names.ts";
import { countBelow, nodesIn } from "../matching/ranges.ts";
import { mayHave } from "../matching/text.ts";
import { nameTextAt, type ViewIndex } from "../matching/view-index.ts";
import { formOf, root as rootOf } from "./root.ts";
import { weights, type Said, type SaidWord } from "./said.ts";

/** Where the page says the words of an instruction: for each word the nodes that have it, in document order. */
export type Places = number[][];

export function placesOf(index: ViewIndex, said: Said, spellings: Map<string, Set<string>>): Places {
  const wanted = said.words.map(({ word, stem: wantedStem, weight }) =>
    weight >= 0.15
      ? new Set([wantedStem, rootOf(word), ...[...(spellings.get(word) ?? [])].map(formOf)])
      : new Set<string>(),
  );
  const places: Places = said.words.map(() => []);
  const longer: Places = said.words.map(() => []);
  const all = new Set(wanted.flatMap((stems) => [...stems]));
  if (all.size === 0) return places;
  // The form of “Effie” is “effy”, which no page says.
  const names = said.words.filter(({ token }) => /^\p{Lu}/u.test(said.phrase.tokens[token]?.text ?? ""));
  const likely = mayHave([...all, ...names.map(({ word }) => word)]);
  index.view.nodes.forEach((node, at) => {
    const text = node.name === "" ? (node.value ?? "") : node.name;
    if (at === 0 || text === "" || text.length > 1_000 || !likely.test(text)) return;
    const named = formsIn(nameTextAt(index.view, at));
    const stems = node.value === undefined ? named : new Set([...named, ...formsOfValue(node.value)]);
    wanted.forEach((forms, position) => {
      if ([...forms].some((form) => stems.has(form))) places[position]?.push(at);
      else if (isBeginning(said.words[position], stems)) longer[position]?.push(at);
    });
  });
  return places.map((found, position) =>
    [...found, ...(longer[position] ?? [])].toSorted((left, right) => left - right),
  );
}

const knownForms = new WeakMap<NameText, ReadonlySet<string>>();

function formsIn(name: NameText): ReadonlySet<string> {
  let forms = knownForms.get(name);
  if (!forms)
    knownForms.set(name, (forms = new Set(name.words.flatMap((word) => [formOf(word), rootOf(word)]))));
  return forms;
}

function formsOfValue(value: string): string[] {
  return value.toLowerCase().split(/\s+/u).map(formOf);
}

/** A long word that the page does not have, and that one of its words begins with: “postgres”, “postgresql”. */
function isBeginning(said: SaidWord | undefined, stems: ReadonlySet<string>): boolean {
  if (said === undefined || said.quoted || said.stem.length < 5 || said.weight < weights.content)
    return false;
  for (const one of stems) if (one.length - said.stem.length <= 4 && one.startsWith(said.stem)) return true;
  return false;
}

/** How near a word stands to an element: the nodes of the smallest container that has both. */
export type Nearness = {
  size: number;
  /** The container is one thing of many, or a part of the page that is no larger than such. */
  isTight: boolean;
  /** What the word stands on: a text, a link that may be the title of the whole, another control. */
  on: "text" | "link" | "control";
};

/** Containers whose text tells what all in them is about: one thing of many, or a box of its own. */
const things = new Set([
  "row",
  "listitem",
  "article",
  "option",
  "treeitem",
  "dialog",
  "alertdialog",
  "banner",
]);

/** What a label in front of its parts is about has no more nodes than this. */
const largestLed = 40;

/** Whether an element stands in a place of that kind: a row, a dialog, the navigation. */
export function isWithin({ view: { nodes } }: ViewIndex, element: number, roles: readonly string[]): boolean {
  for (let at = nodes[element]?.parent ?? -1; at > 0; at = nodes[at]?.parent ?? -1)
    if (roles.includes(nodes[at]?.role ?? "")) return true;
  return false;
}

/** Undefined when the page says the word nowhere. */
export function nearnessOf(index: ViewIndex, element: number, places: number[]): Nearness | undefined {
  if (places.length === 0) return undefined;
  const { nodes } = index.view;
  if (headingsOver(index, element).some((heading) => nodesIn(index, heading, places).length > 0))
    return { size: sizeOfSection(index, element), isTight: true, on: "text" };
  for (let at = element; at > 0; at = nodes[at]?.parent ?? -1) {
    const within = nodesIn(index, at, places);
    if (within.length === 0) {
      const label = labelBefore(index, at);
      if (label === undefined || nodesIn(index, label, places).length === 0) continue;
      const box = nodes[at]?.parent ?? 0;
      return { size: (index.end[box] ?? 0) - box, isTight: true, on: "text" };
    }
    const size = (index.end[at] ?? 0) - at;
    return {
      size,
      isTight: isTight(index, at, within),
      on: standsOn(index, within),
    };
  }
  return { size: nodes.length, isTight: false, on: "control" };
}

function standsOn(index: ViewIndex, places: number[]): Nearness["on"] {
  const { nodes } = index.view;
  // A label's text is its control's name.
  const owners = places
    .filter((place) => !isLabelOfAnother(index, place))
    .map((place) => {
      const node = nodes[place];
      return node?.role === "text" ? (nodes[node.parent] ?? node) : node;
    })
    .filter((node) => node?.tag !== "label");
  if (owners.some((node) => node?.interactive !== true)) return "text";
  return owners.some((node) => node?.role === "link" || node?.role === "generic") ? "link" : "control";
}

/** A text beside a control that is called by it. */
function isLabelOfAnother(index: ViewIndex, place: number): boolean {
  const { nodes } = index.view;
  const text = nodes[place];
  if (text?.role !== "text") return false;
  let box = text.parent;
  for (let up = 0; up < 2 && box > 0; up += 1, box = nodes[box]?.parent ?? 0) {
    const end = index.end[box] ?? 0;
    if (end - box > 12) return false;
    for (let at = box; at < end; at += 1) {
      const node = nodes[at];
      if (
        node?.interactive === true &&
        node.role !== "generic" &&
        node.name !== "" &&
        node.name.includes(text.name)
      )
        return at !== text.parent;
    }
  }
  return false;
}

/** The container is called so itself, or is one thing of many. */
function isTight(index: ViewIndex, at: number, within: number[]): boolean {
  const { nodes } = index.view;
  const role = nodes[at]?.role ?? "";
  if (things.has(role)) return true;
  if (role === "main" || role === "document" || role === "table" || role === "grid") return false;
  if (within.includes(at) || isLedBy(index, at, within)) return true;
  return (role === "generic" || role === "group") && repeats(index, at);
}

/** The short text before a box of several controls, which is its label. */
function labelBefore(index: ViewIndex, at: number): number | undefined {
  const { nodes } = index.view;
  const end = index.end[at] ?? 0;
  if (end - at < 3 || end - at > largestLed || nodes[at]?.interactive === true) return undefined;
  const parent = nodes[at]?.parent ?? -1;
  let before = at - 1;
  while (before > parent && nodes[before]?.parent !== parent) before = nodes[before]?.parent ?? -1;
  if (before <= parent || (index.end[before] ?? 0) - before > 6) return undefined;
  const isText =
    nodes[before]?.role === "text" || /^(?:generic|paragraph|LabelText)$/u.test(nodes[before]?.role ?? "");
  return isText && nodes[before]?.interactive !== true ? before : undefined;
}

/** The first text of a small container is its label. */
function isLedBy(index: ViewIndex, at: number, within: number[]): boolean {
  const end = index.end[at] ?? 0;
  if (end - at > largestLed) return false;
  for (let first = at + 1; first < end; first += 1) {
    const node = index.view.nodes[first];
    if (node?.interactive === true) return false;
    if (node?.role === "text" || node?.role === "heading") return within.includes(first);
  }
  return false;
}

/** Whether its neighbours are like it: cards that are plain boxes. */
function repeats(index: ViewIndex, at: number): boolean {
  const { nodes } = index.view;
  const parent = nodes[at]?.parent ?? -1;
  let alike = 0;
  for (let child = parent + 1; child < (index.end[parent] ?? 0); child = index.end[child] ?? child + 1) {
    const isLike = nodes[child]?.role === nodes[at]?.role && nodes[child]?.tag === nodes[at]?.tag;
    if (isLike && Math.abs((index.end[child] ?? 0) - child - ((index.end[at] ?? 0) - at)) <= 4) alike += 1;
  }
  return alike > 1 && (index.end[at] ?? 0) - at <= 60;
}

const chains = new WeakMap<ViewIndex, Map<number, number[]>>();

/** Headings of the sections that an element is in, the nearest first. */
export function headingsOver(index: ViewIndex, element: number): number[] {
  let known = chains.get(index);
  if (!known) chains.set(index, (known = new Map()));
  let chain = known.get(element);
  if (!chain) known.set(element, (chain = findHeadings(index, element)));
  return chain;
}

function findHeadings(index: ViewIndex, element: number): number[] {
  const chain: number[] = [];
  let level = 7;
  const headings = headingsOf(index);
  for (let at = countBelow(headings, element) - 1; at >= 0 && level > 1; at -= 1) {
    const heading = headings[at] ?? 0;
    const own = index.view.nodes[heading]?.level ?? 6;
    if (own >= level || own === 1 || !reaches(index, heading, element)) continue;
    chain.push(heading);
    level = own;
  }
  return chain;
}

/** A heading stands over what follows in its container; a wrapper of its own is passed over. */
function reaches(index: ViewIndex, heading: number, element: number): boolean {
  let container = index.view.nodes[heading]?.parent ?? 0;
  for (let up = 0; up < 2; up += 1) {
    if (element < (index.end[container] ?? 0)) return true;
    const isWrapper = (index.end[container] ?? 0) - container <= 12;
    if (!isWrapper) return false;
    container = index.view.nodes[container]?.parent ?? 0;
  }
  return element < (index.end[container] ?? 0);
}

/** From its heading to the next one of its level, or to the end of its container. */
function sizeOfSection(index: ViewIndex, element: number): number {
  const [heading] = headingsOver(index, element);
  if (heading === undefined) return index.view.nodes.length;
  const level = index.view.nodes[heading]?.level ?? 6;
  const headings = headingsOf(index);
  let next = countBelow(headings, element);
  while (next < headings.length && (index.view.nodes[headings[next] ?? 0]?.level ?? 6) > level) next += 1;
  let box = index.view.nodes[heading]?.parent ?? 0;
  while (box > 0 && element >= (index.end[box] ?? 0)) box = index.view.nodes[box]?.parent ?? 0;
  return Math.max(8, Math.min(headings[next] ?? Infinity, index.end[box] ?? Infinity) - heading);
}
