import type { ViewNode } from "../../page/view.ts";
import { columnHead } from "./columns.ts";
import type { Qualifier } from "../grammar/parsed.ts";
import { isField, isSelect } from "./compatibility.ts";
import { bySide, inBetween, inDirection } from "./geometry.ts";
import { headedBy, isRepeated, isSameLandmark, isSeparateItem } from "../entries/items.ts";
import { entriesOf } from "../entries/entries.ts";
import { listOf } from "../entries/lists.ts";
import { itemsSaying } from "../entries/said-items.ts";
import { nodesIn, nodesInside } from "./ranges.ts";
import { mayHave, normalize, stem, wordsOf } from "./text.ts";
import { contains, nameAt, type ViewIndex } from "./view-index.ts";

/** A page that says a word thousands of times narrows nothing by it. */
const maximumAnchors = 200;

/** Those of the nodes (indexes into the view) that stand where the qualifiers say. None when the place is not on the page. */
export function narrow(index: ViewIndex, nodes: number[], qualifiers: Qualifier[]): number[] {
  return qualifiers.reduce(
    (left, qualifier) => (left.length === 0 ? left : narrowBy(index, left, qualifier)),
    nodes,
  );
}

function narrowBy(index: ViewIndex, nodes: number[], qualifier: Qualifier): number[] {
  if (qualifier.sides) return bySide(index.view, nodes, qualifier.sides);
  if (qualifier.counted) {
    const { ordinal, noun } = qualifier.counted;
    const list = listOf(index, normalize(noun));
    const entry = list?.entries.at(ordinal > 0 ? ordinal - 1 : ordinal);
    if (entry !== undefined) return nodesInside(index, nodes, [entry]);
  }
  if (qualifier.names.length === 0) return qualifier.place ? inPlaces(index, nodes, qualifier) : [];
  if (qualifier.relation === "between") {
    const [one = [], other = []] = qualifier.names.map((name) => anchorsOf(index, normalize(name)));
    const held = (node: number): boolean =>
      [...one, ...other].some((at) => contains(index, at, node) || contains(index, node, at));
    return inBetween(
      index.view,
      nodes.filter((node) => !held(node)),
      { one, other },
    );
  }
  if (qualifier.relation === "inside" || qualifier.relation === "of") {
    const named = inNamedPlaces(index, nodes, qualifier);
    if (named.length > 0) return named;
    const column = inColumns(index, nodes, qualifier);
    if (column.length > 0) return column;
  }
  for (const name of qualifier.names) {
    const anchors = anchorsOf(index, normalize(name));
    if (isBeside(qualifier.relation)) {
      const beside = besideAnchors(index, nodes, { anchors, relation: qualifier.relation });
      if (beside.length > 0) return beside;
      continue;
    }
    const around = aroundAnchors(index, nodes, { anchors, staysInItem: true });
    if (around.length > 0) return around;
  }
  if (qualifier.place && position.test(qualifier.names[0] ?? "")) {
    const placed = inPlaces(index, nodes, qualifier);
    if (placed.length > 0) return placed;
  }
  const [said = ""] = qualifier.names.slice(-1);
  return isBeside(qualifier.relation) ? [] : nodesInside(index, nodes, itemsSaying(index, said));
}

/** “the side navigation”: where a part of the page is, rather than what it is called. */
const position = /^(?:side|left|right|top|bottom|upper|lower|main|page)$/i;

type Beside = { anchors: number[]; relation: Qualifier["relation"] };

/** What a heading stands over is all of its section; of anything else what is nearest on that side. */
function besideAnchors(index: ViewIndex, nodes: number[], { anchors, relation }: Beside): number[] {
  if (anchors.length === 0) return [];
  const others = nodes.filter(
    (node) => !anchors.some((anchor) => contains(index, anchor, node) || contains(index, node, anchor)),
  );
  const headings = anchors.filter((anchor) => isHeading(index, anchor));
  if (relation === "below" && headings.length > 0) {
    const headed = aroundAnchors(index, others, { anchors: headings, staysInItem: false });
    if (headed.length > 0) return headed;
  }
  const around = relation === "near" ? aroundAnchors(index, others, { anchors, staysInItem: false }) : others;
  const own = relation === "below" || relation === "above" ? inOwnEntries(index, around, anchors) : [];
  const within = inDirection(index.view, own, { anchors, relation });
  return within.length > 0 ? within : inDirection(index.view, around, { anchors, relation });
}

/** What an entry shows below its title is its own, however near the next one is. */
function inOwnEntries(index: ViewIndex, nodes: number[], anchors: number[]): number[] {
  const { nodes: all } = index.view;
  const entries = anchors.flatMap((anchor) => {
    let at = anchor;
    while (at > 0 && !isRepeated(index, at)) at = all[at]?.parent ?? 0;
    return at > 0 ? [at] : [];
  });
  return nodesInside(index, nodes, entries);
}

function isHeading(index: ViewIndex, anchor: number): boolean {
  const { nodes } = index.view;
  return nodes[anchor]?.role === "heading" || nodes[nodes[anchor]?.parent ?? -1]?.role === "heading";
}

function isBeside(relation: Qualifier["relation"]): boolean {
  return relation !== "inside" && relation !== "of";
}

function isPlace(node: ViewNode, place: NonNullable<Qualifier["place"]>): boolean {
  return place.roles.includes(node.role) || (place.tags?.includes(node.tag) ?? false);
}

/** “in the form”, “in the second row”. */
function inPlaces(index: ViewIndex, nodes: number[], { place, ordinal }: Qualifier): number[] {
  if (!place) return [];
  const entries = ordinal !== undefined && /^(?:item|card)$/.test(place.name) ? entriesOf(index) : [];
  const places =
    entries.length > 0
      ? entries
      : index.view.nodes.flatMap((node, at) => (isPlace(node, place) && !isHeaderRow(index, at) ? [at] : []));
  const chosen = ordinal === undefined ? places : [places.at(ordinal > 0 ? ordinal - 1 : ordinal)];
  return nodesInside(
    index,
    nodes,
    chosen.filter((at) => at !== undefined),
  );
}

/** Nobody counts the row of a table's headers. */
export function isHeaderRow(index: ViewIndex, at: number): boolean {
  if (index.view.nodes[at]?.role !== "row") return false;
  for (let child = at + 1; child < (index.end[at] ?? 0); child += 1) {
    const role = index.view.nodes[child]?.role;
    if (role === "cell" || role === "gridcell" || role === "rowheader") return false;
  }
  return true;
}

/** Places whose own name it is: a region “Billing”, a group with that legend, a dialog, a frame. */
function inNamedPlaces(index: ViewIndex, nodes: number[], qualifier: Qualifier): number[] {
  const wanted = new Set(qualifier.names.map(normalize));
  const likely = mayHave(wanted);
  const places: number[] = [];
  index.view.nodes.forEach((node, at) => {
    if (node.name === "" || node.role === "text" || node.role === "heading") return;
    if ((index.end[at] ?? 0) > at + 1 && likely.test(node.name) && wanted.has(nameAt(index.view, at)))
      places.push(at);
  });
  const found = nodesInside(index, nodes, places);
  if (found.length === 0 && qualifier.place) return inPlacesLike(index, nodes, qualifier);
  return [...new Set(found)].sort((left, right) => left - right);
}

/** “the applicant's employer”, where a table has a column for each of two persons; “in the exam column”. */
function inColumns(index: ViewIndex, nodes: number[], { names }: Qualifier): number[] {
  const wanted = new Set(names.map((name) => normalize(name).replace(/^column | column$/u, "")));
  return nodes.filter((at) => wanted.has(normalize(columnHead(index, at) ?? "")));
}

/** “the cookie banner” where a region is called “We use cookies”: a place of that kind whose name has the word. */
function inPlacesLike(index: ViewIndex, nodes: number[], { names, place }: Qualifier): number[] {
  const [name = ""] = names;
  const places = index.view.nodes.flatMap((node, at) =>
    place && node.name !== "" && isPlace(node, place) && saysWords(nameAt(index.view, at), name) ? [at] : [],
  );
  return nodesInside(index, nodes, places);
}
/** Whether a normalised name has all the words, in whatever form. */
export function saysWords(name: string, words: string): boolean {
  const wanted = wordsOf(normalize(words));
  if (wanted.length === 0 || !wanted.every((word) => name.includes(stem(word).slice(0, 4)))) return false;
  const said = new Set(wordsOf(name).map(stem));
  return wanted.every((word) => said.has(stem(word)));
}

const knownAnchors = new WeakMap<ViewIndex, Map<string, number[]>>();

/** Where the text stands: whole names first; else as whole words within one. */
function anchorsOf(index: ViewIndex, wanted: string): number[] {
  let known = knownAnchors.get(index);
  if (!known || known.size > 200) knownAnchors.set(index, (known = new Map()));
  let anchors = known.get(wanted);
  if (!anchors) known.set(wanted, (anchors = findAnchors(index, wanted)));
  return anchors;
}

function findAnchors(index: ViewIndex, wanted: string): number[] {
  if (wanted === "") return [];
  const exact: number[] = [];
  const within: number[] = [];
  const noSpaces = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u.test(wanted);
  const likely = mayHave([wanted]);
  for (let at = 1; at < index.view.nodes.length; at += 1) {
    if (!likely.test(index.view.nodes[at]?.name ?? "")) continue;
    const name = nameAt(index.view, at);
    if (name.length < wanted.length || !name.includes(wanted)) continue;
    if (name.length === wanted.length) exact.push(at);
    else if (noSpaces || ` ${name} `.includes(` ${wanted} `)) within.push(at);
  }
  const found = exact.length > 0 ? exact : within;
  return (found.length > 0 ? found : fieldsCalled(index, wanted)).slice(0, maximumAnchors);
}

/** “the search field”: a field whose name, or whose text before anything is written, is “Search”. */
function fieldsCalled({ candidates }: ViewIndex, wanted: string): number[] {
  const name = /^(?<name>.+?) (?:(?:text|input) )?(?:field|box|input|bar|line)$/u.exec(wanted)?.groups?.[
    "name"
  ];
  return candidates.flatMap(({ index: at, node, fields }) =>
    name !== undefined &&
    (isField(node) || isSelect(node)) &&
    fields.some((field) => field.name.text === name)
      ? [at]
      : [],
  );
}

type Around = { size: number; nodes: number[] };

/** `staysInItem`: what a row, card or entry does not hold is not in it, however near it stands. */
type Anchors = { anchors: number[]; staysInItem: boolean };

/**
 * Climbs from each place where the text stands to the first container that holds a candidate too. The smallest such
 * containers win; candidates of a neighbouring row, card or section never do.
 */
function aroundAnchors(index: ViewIndex, nodes: number[], { anchors, staysInItem }: Anchors): number[] {
  const ascending = nodes.toSorted((left, right) => left - right);
  const climbing = { index, nodes: ascending, staysInItem };
  const found = anchors.map((anchor) => climb(climbing, anchor)).filter((around) => around !== undefined);
  const smallest = Math.min(...found.map((around) => around.size));
  const kept = found.filter((around) => around.size <= smallest * 2).flatMap((around) => around.nodes);
  return [...new Set(kept)].sort((left, right) => left - right);
}

type Climbing = { index: ViewIndex; nodes: number[]; staysInItem: boolean };

function climb({ index, nodes, staysInItem }: Climbing, anchor: number): Around | undefined {
  let branch = anchor;
  for (let at = anchor; at >= 0; at = index.view.nodes[at]?.parent ?? -1) {
    const inside = nodesIn(index, at, nodes);
    if (inside.length > 0) {
      const isHeaded = headedBy(index, at, anchor);
      const isInColumn = columnOf(index, anchor);
      const own = inside.filter(
        (node) =>
          isInColumn?.(node) ??
          (isSameLandmark(index, anchor, node) &&
            !isSeparateItem(index, { container: at, anchor: branch, node }) &&
            !isOfAnotherTerm(index, branch, node) &&
            isHeaded(node)),
      );
      return own.length > 0 ? { size: (index.end[at] ?? 0) - at, nodes: own } : undefined;
    }
    if (staysInItem && at !== anchor && isRepeated(index, at)) return undefined;
    branch = at;
  }
  return undefined;
}

/** “Password” of a list of definitions is about what follows it, up to the next term. */
function isOfAnotherTerm({ view: { nodes }, end }: ViewIndex, term: number, node: number): boolean {
  if (nodes[term]?.role !== "term") return false;
  const parent = nodes[term]?.parent;
  let next = end[term] ?? nodes.length;
  while (nodes[next]?.parent === parent && nodes[next]?.role !== "term") next = end[next] ?? nodes.length;
  return node < term || node >= next;
}

/** What stands at the head of a column is said of what is in the column, and not of all the table. */
function columnOf(index: ViewIndex, anchor: number): ((node: number) => boolean) | undefined {
  const { nodes } = index.view;
  const head = [anchor, nodes[anchor]?.parent ?? 0].find((at) => nodes[at]?.role === "columnheader");
  const called = head === undefined ? "" : nameAt(index.view, head);
  if (head === undefined || called === "") return undefined;
  return (node) => contains(index, head, node) || normalize(columnHead(index, node) ?? "") === called;
}
