import type { PageView, ViewNode } from "../../page/view.ts";
import { isCheckable, isField, isSelect } from "../matching/compatibility.ts";
import { root } from "../evidence/root.ts";
import { placesOf } from "../laid/places.ts";
import { candidatesIn, isInFront } from "../matching/candidates.ts";
import { normalize, wordsOf } from "../matching/text.ts";
import { contains, indexOf, type ViewIndex } from "../matching/view-index.ts";
import type { Resolved } from "../outcome.ts";

/** A part of the page with something to fill in, and what it is called: “Passenger 2”, “Shipping address”. */
export type Part = {
  /** The words of its name. */
  words: string[];
  from: number;
  until: number;
  /** Of these nodes alone, where others stand between them, as those of other columns do. */
  only?: ReadonlySet<number>;
};

/** Whether a node is in the part. */
export const isIn = ({ from, until, only }: Part, at: number): boolean =>
  at >= from && at < until && only?.has(at) !== false;

export function staysIn(view: PageView, part: Part, { steps }: Resolved): boolean {
  return steps.every(({ node }) => node !== undefined && isIn(part, view.nodes.indexOf(node)));
}

type Known = { parts: Part[]; within: Map<string, PageView> };
const known = new WeakMap<PageView, Known>();

function knownOf(view: PageView): Known {
  let found = known.get(view);
  if (!found) known.set(view, (found = { parts: readParts(indexOf(view)), within: new Map() }));
  return found;
}

const irregular: Record<string, string> = { children: "child", people: "person", men: "man", women: "woman" };

/** Those whose name has the noun, none within another, in document order; empty where they hold one another. */
export function partsCalled(view: PageView, noun: string): Part[] {
  const wanted = wordsOf(normalize(noun)).map((word) => root(irregular[word] ?? word));
  if (wanted.length === 0) return [];
  const called = knownOf(view).parts.filter(({ words }) => {
    const roots = words.map(root);
    return wanted.every((word) => roots.includes(word));
  });
  return called.filter((part) => !called.some((other) => holds(part, other) && !holds(other, part)));
}

/** All of them, in document order. */
export const partsOf = (view: PageView): Part[] => knownOf(view).parts;

const holds = (part: Part, other: Part): boolean =>
  part !== other && part.from <= other.from && part.until >= other.until;

/** The page as it would be if nothing outside of the part could be acted on. The nodes of the part are the same. */
export function onlyWithin(view: PageView, part: Part): PageView {
  const { within } = knownOf(view);
  const key = [part.from, part.until, ...(part.only ?? [])].join(" ");
  let made = within.get(key);
  if (!made) within.set(key, (made = onlyWhere(view, (at) => isIn(part, at))));
  return made;
}

/** The page as it would be if nothing but these nodes could be acted on. Those are the same. */
export function onlyWhere(view: PageView, isKept: (at: number) => boolean): PageView {
  const nodes = view.nodes.map((node, at) => (!isActedOn(node) || isKept(at) ? node : asText(node)));
  return { ...view, nodes };
}

const isActedOn = (node: ViewNode): boolean =>
  node.interactive || isField(node) || isSelect(node) || isCheckable(node);

function asText({ ref, parent, box, inViewport }: ViewNode): ViewNode {
  const place = box === undefined ? { inViewport } : { box, inViewport };
  return { ref, parent, role: "generic", name: "", tag: "div", interactive: false, ...place };
}

export const isFilled = (node: ViewNode): boolean =>
  node.disabled !== true && (isField(node) || isSelect(node) || isCheckable(node));

function readParts(index: ViewIndex): Part[] {
  const { view } = index;
  const named = placesOf(index).map(({ at, from, until }) => ({
    words: wordsOf(normalize(view.nodes[at]?.name ?? "")),
    from,
    until,
  }));
  const filled = index.candidates.flatMap(({ node, index: at }) =>
    isFilled(node) && isInFront(index, at) ? [at] : [],
  );
  const seen = new Map<string, Part>();
  for (const part of [...named, ...numbered(index)]) {
    if (part.words.length === 0 || part.words.length > longestName) continue;
    const inside = rangeIn(filled, part);
    // A heading and the region that it names are one part.
    const key = `${part.words.join(" ")} ${inside.join(" ")}`;
    if (inside.length > 0 && !seen.has(key)) seen.set(key, part);
  }
  return [...seen.values()].sort((one, other) => one.from - other.from);
}

const longestName = 6;

/** Where what is in the part begins, and where what is behind it does; nothing where the part has nothing in it. */
function rangeIn(sorted: number[], { from, until }: Part): number[] {
  const place = (limit: number): number => {
    let [low, high] = [0, sorted.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sorted[middle] ?? 0) < limit) low = middle + 1;
      else high = middle;
    }
    return low;
  };
  const [first, end] = [place(from), place(until)];
  return end > first ? [first, end] : [];
}

const mostNumbered = 40;
const numberedName = /^\p{L}[\p{L} ]{1,24} #?\d{1,2}:?$/u;

/** “Witness 1” before its fields, though nothing says that it heads them: what is around it, up to the next one. */
function numbered(index: ViewIndex): Part[] {
  const { nodes } = index.view;
  const texts = nodes.flatMap(({ role, name, parent }, at) => {
    const isOfControl = nodes[parent]?.interactive === true || nodes[parent]?.tag === "label";
    return role === "text" && numberedName.test(name.trim()) && !isOfControl ? [at] : [];
  });
  // So many are no parts of a form.
  if (texts.length > mostNumbered) return [];
  return texts.flatMap((at): Part[] => {
    const isApart = (around: number): boolean =>
      !texts.some((other) => other !== at && contains(index, around, other));
    const fields = (around: number): boolean =>
      candidatesIn(index, around).some(({ node }) => isFilled(node));
    let around = nodes[at]?.parent ?? 0;
    while (around > 0 && !fields(around)) around = nodes[around]?.parent ?? 0;
    if (around <= 0 || !isApart(around)) return [];
    return [
      { words: wordsOf(normalize(nodes[at]?.name ?? "")), from: around, until: index.end[around] ?? 0 },
    ];
  });
}
