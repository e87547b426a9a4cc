import type { ViewIndex } from "../matching/view-index.ts";
import { root } from "./root.ts";

const known = new WeakMap<ViewIndex, Map<string, Set<string>>>();

/** The words of the page's names that share a root with a word: “execution” for “execute”. */
export function wordsWithRoot(index: ViewIndex, word: string): Iterable<string> {
  let roots = known.get(index);
  if (!roots) known.set(index, (roots = readRoots(index)));
  return roots.get(root(word)) ?? [];
}

function readRoots({ candidates }: ViewIndex): Map<string, Set<string>> {
  const words = new Set<string>();
  for (const { fields } of candidates)
    for (const { name } of fields) for (const word of name.words) words.add(word);
  const roots = new Map<string, Set<string>>();
  for (const word of words) {
    const own = root(word);
    const others = roots.get(own);
    if (others) others.add(word);
    else roots.set(own, new Set([word]));
  }
  return roots;
}
