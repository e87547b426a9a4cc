import type { ViewIndex } from "../matching/view-index.ts";
import { lexisOf } from "./lexis.ts";
import { root } from "./root.ts";
import type { Said } from "./said.ts";

/** Positions of candidates that signs and pictures tell the purpose of, by concept, and by word of their class names. */
type Silent = { byConcept: Map<string, number[]>; byRoot: Map<string, number[]> };

const known = new WeakMap<ViewIndex, Silent>();

/** Those of them that what was said may mean: the index of names does not have them. */
export function* silentOnes(index: ViewIndex, said: Said): Iterable<number> {
  let silent = known.get(index);
  if (!silent) known.set(index, (silent = readSilent(index)));
  for (const { concept } of said.concepts) yield* silent.byConcept.get(concept.name) ?? [];
  for (const { word, weight } of said.words) if (weight >= 0.08) yield* silent.byRoot.get(root(word)) ?? [];
}

function readSilent({ candidates }: ViewIndex): Silent {
  const silent: Silent = { byConcept: new Map(), byRoot: new Map() };
  const add = (map: Map<string, number[]>, key: string, position: number): void => {
    const positions = map.get(key);
    if (positions) positions.push(position);
    else map.set(key, [position]);
  };
  candidates.forEach(({ node, fields }, position) => {
    const lexis = lexisOf(node, fields);
    if (!lexis.isSilent) return;
    for (const concept of lexis.concepts.keys()) add(silent.byConcept, concept, position);
    for (const one of lexis.roots.keys()) add(silent.byRoot, one, position);
  });
  return silent;
}
