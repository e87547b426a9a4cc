import { candidatesIn } from "../matching/candidates.ts";
import { isAdvert } from "../matching/adverts.ts";
import type { TargetPhrase, TargetReading } from "../grammar/parsed.ts";
import type { ViewNode } from "../../page/view.ts";
import { normalize, wordsOf } from "../matching/text.ts";
import { conceptsOfSign } from "../vocabulary/concepts/index.ts";
import { graveWords } from "../vocabulary/synonyms.ts";
import { headingsOf } from "./items.ts";
import { nodesIn } from "../matching/ranges.ts";
import { type Candidate, type ViewIndex } from "../matching/view-index.ts";

/** What people call one entry of a list, whatever the page calls it. */
const nouns =
  /^(?:(?:search|list|product) )?(?:result|product|item|entry|listing|hit|card|article|post|story)$/;

/** Parts of a page that hold lists of their own, which nobody counts results in. */
const frames = new Set([
  "banner",
  "navigation",
  "contentinfo",
  "complementary",
  "tablist",
  "menu",
  "menubar",
]);

type List = { entries: number[]; rank: number };

/** A name that says no more than that an entry is meant: “result”, “search result”, “product”. */
export function isEntryNoun(name: string): boolean {
  return nouns.test(normalize(name));
}

/** The reading by which a phrase counts out an entry (1 is the first, -1 the last); undefined when it counts none. */
export function countedEntry(target: TargetPhrase): TargetReading | undefined {
  return target.readings.find(
    ({ ordinal, name, quoted, role }) =>
      ordinal !== undefined && !quoted && role === undefined && isEntryNoun(name),
  );
}

/** The link or button that stands for an entry: the one in its heading, in its first cell, else its only link. */
export function controlOf(index: ViewIndex, entry: number): Candidate | undefined {
  const inside = candidatesIn(index, entry).filter(
    ({ index: at, node }) => node.role === "link" || node.role === "button" || at === entry,
  );
  const titles = inside.filter(({ index: at }) => isTitle(index, entry, at));
  if (titles.length > 0) return titles[0];
  const links = inside.filter(({ node }) => node.role === "link");
  const addresses = new Set(links.map(({ node }) => node.href));
  // A picture of an arrow beside it is no title.
  if (addresses.size === 1 && links[0]?.node.name !== "") return links[0];
  const [only] = inside;
  const isOpener =
    only !== undefined && (only.index === entry || (only.node.name !== "" && !isGrave(only.node)));
  return inside.length === 1 && isOpener ? only : leadingLink(links);
}

/** The cross, the “Delete” or the “Buy” of an entry does not stand for it, though it has nothing else to press. */
export function isGrave({ name, hints = "", signs = "" }: ViewNode): boolean {
  const [first = ""] = wordsOf(normalize(name));
  const isSign = !/[\p{L}\p{N}]/u.test(name);
  return (
    graveWords.has(first) ||
    (isSign &&
      conceptsOfSign(name === "" ? `${hints} ${signs}` : name).some((concept) =>
        graveWords.has(concept.name),
      ))
  );
}

/** Titles stand first and say the most. */
function leadingLink(links: Candidate[]): Candidate | undefined {
  const [first, ...others] = links;
  const words = (link: Candidate): number => wordsOf(normalize(link.node.name)).length;
  return first && words(first) > 1 && others.every((other) => words(other) < words(first))
    ? first
    : undefined;
}

function isTitle(index: ViewIndex, entry: number, control: number): boolean {
  for (let at = control; at > entry; at = index.view.nodes[at]?.parent ?? -1) {
    const role = index.view.nodes[at]?.role;
    if (role === "heading" || role === "rowheader") return true;
  }
  return false;
}

const known = new WeakMap<ViewIndex, number[]>();

/** The entries of the one list that the page is about; none when it has no such list, or two of them. */
export function entriesOf(index: ViewIndex): number[] {
  let entries = known.get(index);
  if (!entries) {
    const lists = listsOf(index);
    const rank = Math.max(...lists.map((list) => list.rank));
    const best = lists.filter((list) => list.rank === rank);
    known.set(index, (entries = best.length === 1 ? (best[0]?.entries ?? []) : []));
  }
  return entries;
}

function listsOf(index: ViewIndex): List[] {
  const { nodes } = index.view;
  const lists: List[] = [];
  for (let at = 0; at < nodes.length; at += 1) {
    if (frames.has(nodes[at]?.role ?? "")) {
      at = (index.end[at] ?? at + 1) - 1;
      continue;
    }
    const list = listOf(index, childrenOf(index, at));
    if (!list) continue;
    lists.push(list);
    at = (index.end[at] ?? at + 1) - 1;
  }
  return lists;
}

function childrenOf({ end }: ViewIndex, parent: number): number[] {
  const children: number[] = [];
  for (let at = parent + 1; at < (end[parent] ?? 0); at = end[at] ?? at + 1) children.push(at);
  return children;
}

function listOf(index: ViewIndex, children: number[]): List | undefined {
  for (const role of ["article", "listitem", "row", "generic"]) {
    const entries = children.filter(
      (at) =>
        index.view.nodes[at]?.role === role &&
        hasParts(index, at) &&
        !isAdvert(index.view, at, index.end[at] ?? at),
    );
    const [first] = entries;
    if (first === undefined) continue;
    const headed = entries.every((entry) => headingsIn(index, entry) > 0);
    const isGrid = entries.length > 1 && entries.every((entry) => headingsIn(index, entry) === 1);
    // Articles are entries whatever stands between them; other parts must be most of what there is.
    if (entries.length * 2 < children.length && !(role === "article" && isGrid)) continue;
    if (role === "generic" && !isGrid) continue;
    if (role === "row") return { entries, rank: 2 };
    if (headed || entries.length > 1) return { entries, rank: headed ? 3 : 1 };
  }
  return undefined;
}

/** A row of headings only is no entry, and neither is what has no control. */
function hasParts(index: ViewIndex, at: number): boolean {
  const { nodes } = index.view;
  for (let inner = at + 1; inner < (index.end[at] ?? 0); inner += 1)
    if (nodes[inner]?.interactive === true && nodes[inner]?.tag !== "th") return true;
  return false;
}

function headingsIn(index: ViewIndex, at: number): number {
  return nodesIn(index, at, headingsOf(index)).length;
}
