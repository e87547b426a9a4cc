import { isFoldedAway } from "../../page/folded-away.ts";
import type { PageView, ViewNode } from "../../page/view.ts";
import { columnHead, rowHead } from "./columns.ts";
import { isControl, isField } from "./compatibility.ts";
import { keptPerDocument } from "./kept-per-document.ts";
import { namesOf, readNameText, type NameField, type NameText, type NameTexts } from "./names.ts";
import { WordIndex } from "./word-index.ts";

export type Candidate = { index: number; node: ViewNode; fields: NameField[] };

/** What matching needs of a view, worked out once per view. */
export type ViewIndex = {
  view: PageView;
  /** For each node the index after its last descendant. */
  end: Int32Array;
  /** Elements that can be acted on, in document order. */
  candidates: Candidate[];
  /** Words of the candidates' names, with positions in `candidates`. */
  words: WordIndex;
};

/** More text than this inside a nameless element is no name. */
const contentLimit = 120;

const indexes = new WeakMap<PageView, ViewIndex>();
const staticIndexes = new WeakMap<PageView, ViewIndex>();
const nameTextFor = keptPerDocument(readNameText);

export function indexOf(view: PageView): ViewIndex {
  const known = indexes.get(view);
  if (known) return known;
  const end = subtreeEnds(view.nodes);
  const page: Page = { view, end };
  const shared: NameTexts = (given) => nameTextFor(view, given);
  const candidates: Candidate[] = [];
  view.nodes.forEach((node, index) => {
    if ((node.interactive || node.scrollable) && !isFoldedAway(node))
      candidates.push({ index, node, fields: namesOf(node, shared, () => surroundings(page, index)) });
  });
  const made = { view, end, candidates, words: new WordIndex(candidates) };
  indexes.set(view, made);
  return made;
}

/** The same for what cannot be acted on but has a name or is text: targets to scroll to, or of a delegated listener. */
export function staticIndexOf(view: PageView): ViewIndex {
  const known = staticIndexes.get(view);
  if (known) return known;
  const { end } = indexOf(view);
  const fields = new Map<NameText, NameField[]>();
  const candidates: Candidate[] = [];
  view.nodes.forEach((node, index) => {
    if (node.name === "" || index === 0 || node.interactive || node.scrollable || node.role === "document")
      return;
    const at = node.role === "text" ? node.parent : index;
    const owner = node.role === "text" ? view.nodes[at] : node;
    if (!owner || owner.ref === "" || isFoldedAway(owner)) return;
    const name = nameTextFor(view, node.name);
    let called = fields.get(name);
    if (!called) fields.set(name, (called = [{ name, weight: 1 }]));
    candidates.push({ index: at, node: owner, fields: called });
  });
  const made = { view, end, candidates, words: new WordIndex(candidates) };
  staticIndexes.set(view, made);
  return made;
}

/** The normal form of a node's name. */
export function nameAt(view: PageView, index: number): string {
  return nameTextAt(view, index).text;
}

export function nameTextAt(view: PageView, index: number): NameText {
  return nameTextFor(view, view.nodes[index]?.name ?? "");
}

export function contains(index: ViewIndex, ancestor: number, node: number): boolean {
  return node >= ancestor && node < (index.end[ancestor] ?? 0);
}

function subtreeEnds(nodes: ViewNode[]): Int32Array {
  const end = new Int32Array(nodes.length);
  for (let index = nodes.length - 1; index >= 0; index -= 1) {
    if (end[index] === 0) end[index] = index + 1;
    const parent = nodes[index]?.parent ?? -1;
    if (parent >= 0) end[parent] = Math.max(end[parent] ?? 0, end[index] ?? 0);
  }
  return end;
}

type Page = { view: PageView; end: Int32Array };

function surroundings(page: Page, index: number) {
  return {
    sign: () => signIn(page, index),
    content: () => contentOf(page, index),
    label: () => labelNear(page, index) ?? headingOver(page, index),
    row: () => rowHead(page, index),
    column: () => columnHead(page, index),
    isStepped: () => isBetweenSteps(page, index),
    isSearched: () => isBeforeSearch(page, index),
  };
}

/** What a button right behind it searches for: `<input><button>Search</button>`. */
function isBeforeSearch({ view, end }: Page, index: number): boolean {
  const { role, name, parent } = view.nodes[end[index] ?? 0] ?? {};
  return (
    role === "button" && parent === view.nodes[index]?.parent && /^(?:search|find|go)\b/iu.test(name ?? "")
  );
}

/** A field between “−” and “+” holds how many of something are wanted. */
function isBetweenSteps({ view, end }: Page, index: number): boolean {
  const signAt = (at: number): string => {
    const node = view.nodes[at];
    const owner = node?.role === "text" ? view.nodes[node.parent] : node;
    return owner && owner.interactive && owner.parent === view.nodes[index]?.parent ? owner.name : "";
  };
  return /^[-−–﹣]$/.test(signAt(index - 1).trim()) && /^[+＋]$/.test(signAt(end[index] ?? 0).trim());
}

/** What it shows, where that is no word: a picture beside a name that only readers of the screen are told. */
function signIn({ view, end }: Page, index: number): string | undefined {
  const [inside, another] = [view.nodes[index + 1], (end[index] ?? 0) > index + 2];
  const isSign = inside?.role === "text" && !another && (end[index] ?? 0) > index + 1;
  return isSign && !/[\p{L}\p{N}]/u.test(inside.name) ? inside.name : undefined;
}

/** Text inside an element that has no name of its own: a listener on a `<div>`. */
function contentOf({ view, end }: Page, index: number): string {
  let text = "";
  for (let at = index + 1; at < (end[index] ?? 0) && text.length < contentLimit; at += 1) {
    const node = view.nodes[at];
    if (node?.role === "text" || node?.role === "img" || node?.role === "image") text += ` ${node.name}`;
  }
  return text.trim();
}

/**
 * The text a person takes for the label of a field: the nearest before it (after it for what is ticked), with no other
 * control between, and not from far away.
 */
function labelNear({ view, end }: Page, index: number): string | undefined {
  const node = view.nodes[index];
  const after = /^(?:checkbox|radio|switch)$/.test(node?.role ?? "");
  // What stands alone in a cell of a table is called by the cell before.
  const isAlone =
    node?.parent !== undefined && view.nodes[node.parent]?.tag === "td" && end[node.parent] === end[index];
  const steps = after ? (isAlone ? [-1, 1] : [1, -1]) : [-1];
  for (const step of steps) {
    let at = step > 0 ? (end[index] ?? 0) : index - 1;
    for (let seen = 0; seen < 6 && at > 0 && at < view.nodes.length; seen += 1, at += step) {
      const near = view.nodes[at];
      // What stands in another row belongs to what is there.
      if (!near || near.role === "heading" || near.role === "row" || (near.interactive && isControl(near)))
        break;
      if (view.nodes[near.parent]?.role === "heading") break;
      if (near.role === "text" && near.name.trim() !== "")
        return isClose(view, at, index) ? near.name : undefined;
    }
  }
  return undefined;
}

/** The heading right over a field that is all there is to fill in under it. */
function headingOver({ view: { nodes }, end }: Page, index: number): string | undefined {
  const node = nodes[index];
  if (!node || !isField(node)) return undefined;
  const isHeading = (at: number): boolean => nodes[at]?.role === "heading";
  let heading = index - 1;
  while (heading > 0 && index - heading < 6 && !isHeading(heading)) {
    if (nodes[heading]?.role === "text" && !isHeading(nodes[heading]?.parent ?? 0)) return undefined;
    if (nodes[heading]?.interactive) return undefined;
    heading -= 1;
  }
  if (!isHeading(heading) || nodes[heading]?.level === 1) return undefined;
  const next = nodes.findIndex((_, at) => at > index && isHeading(at));
  const others = nodes.slice(end[index], next < 0 ? undefined : next);
  return others.some((other) => isField(other)) ? undefined : nodes[heading]?.name;
}

/** Within three ancestors of one another. */
function isClose(view: PageView, text: number, control: number): boolean {
  const ancestors = new Set<number>();
  for (let at = view.nodes[control]?.parent ?? -1, up = 0; at > 0 && up < 3; up += 1) {
    ancestors.add(at);
    at = view.nodes[at]?.parent ?? -1;
  }
  for (let at = view.nodes[text]?.parent ?? -1, up = 0; at > 0 && up < 3; up += 1) {
    if (ancestors.has(at)) return true;
    at = view.nodes[at]?.parent ?? -1;
  }
  return (view.nodes[control]?.parent ?? -1) === (view.nodes[text]?.parent ?? -2);
}
