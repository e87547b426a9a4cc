import type { ViewNode } from "../../page/view.ts";
import { root } from "../evidence/root.ts";
import { headingsOf } from "../entries/items.ts";
import { candidatesIn } from "../matching/candidates.ts";
import { normalize, stem, wordsOf } from "../matching/text.ts";
import type { ViewIndex } from "../matching/view-index.ts";

/** A named part of the page: the nodes from `from` up to, not with, `until` are in it. */
export type Place = {
  at: number;
  stems: ReadonlySet<string>;
  roots: ReadonlySet<string>;
  from: number;
  until: number;
};

const named = /^(?:group|radiogroup|region|form|article|dialog|row|listitem|iframe|complementary|tabpanel)$/u;

/** In the order in which they begin. */
export function placesOf(index: ViewIndex): Place[] {
  const { nodes } = index.view;
  const parts = nodes.flatMap((node, at): Place[] =>
    named.test(node.role) && node.name !== "" && node.name.length < 80
      ? [{ at, ...namedSo(node.name), from: at + 1, until: index.end[at] ?? 0 }]
      : [],
  );
  return [...parts, ...headedParts(index)].sort((one, other) => one.from - other.from);
}

export function namedSo(name: string): Pick<Place, "stems" | "roots"> {
  const words = wordsOf(normalize(name));
  return { stems: new Set(words.map(stem)), roots: new Set(words.map(root)) };
}

/** What stands below a heading, up to the next one of its level or above in the part of the page that it heads. */
function headedParts(index: ViewIndex): Place[] {
  const { nodes } = index.view;
  const headings = headingsOf(index);
  const ends = endsByLevel(nodes, headings);
  return headings.map((at, position) => {
    const section = index.end[sectionOf(index, at)] ?? 0;
    const until = Math.min(section, ends[position] ?? section);
    return { at, ...namedSo(nodes[at]?.name ?? ""), from: at + 1, until };
  });
}

/** For each heading the next one of its level or above, if there is one. */
function endsByLevel(nodes: ViewNode[], headings: number[]): (number | undefined)[] {
  const levelOf = (at: number): number => nodes[at]?.level ?? 6;
  const following: number[] = [];
  return headings
    .toReversed()
    .map((at) => {
      while (following.length > 0 && levelOf(following.at(-1) ?? 0) > levelOf(at)) following.pop();
      const end = following.at(-1);
      following.push(at);
      return end;
    })
    .toReversed();
}

/** The smallest part around a heading that has something else to act on: it may stand in a box of its own. */
function sectionOf(index: ViewIndex, heading: number): number {
  const { view, end } = index;
  let at = view.nodes[heading]?.parent ?? 0;
  for (let up = 0; at > 0 && up < 3; up += 1, at = view.nodes[at]?.parent ?? 0)
    if ((candidatesIn(index, at).at(-1)?.index ?? -1) >= (end[heading] ?? heading)) return at;
  return at;
}

/** The places that each of the nodes is in; what is asked for in document order costs least. */
export function placesHolding(places: Place[]): (node: number) => ReadonlySet<number> {
  let [reached, begun] = [-1, 0];
  let holding: Place[] = [];
  let known = new Set<number>();
  return (node) => {
    if (node < reached) [begun, holding, known] = [0, [], new Set()];
    reached = node;
    const around = holding.filter(({ until }) => until > node);
    for (let place = places[begun]; place && place.from <= node; place = places[(begun += 1)])
      if (place.until > node) around.push(place);
    if (around.length !== holding.length || around.some((place, at) => place !== holding[at]))
      known = new Set(around.map(({ at }) => at));
    holding = around;
    return known;
  };
}
