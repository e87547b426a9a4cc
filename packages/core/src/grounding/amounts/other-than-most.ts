import type { PageView, ViewNode } from "../../page/view.ts";
import { likeControls, stemsIn } from "../matching/own-parts.ts";
import { normalize, stem, wordsOf } from "../matching/text.ts";
import { indexOf, type ViewIndex } from "../matching/view-index.ts";
import { comparedBy, valueIn, valueMeant, type Row } from "./most.ts";

/**
 * Whether words that compare (“the cheapest hotel”) mean another one of the controls that are called alike; undefined where they
 * compare nothing, or there is no other. `isKnown`: the entries say what they are compared by.
 */
export function otherThanMost(
  view: PageView,
  text: string,
  node: ViewNode,
): { isKnown: boolean; word: string } | undefined {
  const wish = comparedBy(text)?.wish;
  // Bars of a chart are compared by their looks.
  if (
    wish === undefined ||
    node.name === "" ||
    wordsOf(normalize(node.name)).some((word) => wish.word.includes(word) && word.length > 3)
  )
    return undefined;
  const index = indexOf(view);
  const all = likeControls(index, node);
  if (all.length < 2) return undefined;
  const rows = namedIn(index, all, text);
  const values = rows.map((row) => valueIn(index, row, wish));
  if (values.includes(undefined)) return { isKnown: false, word: wish.word };
  const own = values[rows.findIndex(({ control }) => control.node === node)];
  return own === valueMeant(values as number[], wish) ? undefined : { isKnown: true, word: wish.word };
}

/** “the dearest flat in Mill Lane”: those that say the names that are said. */
function namedIn(index: ViewIndex, rows: Row[], text: string): Row[] {
  const names = (text.match(/(?<=\S )\p{Lu}[\p{L}\d]+/gu) ?? []).map((name) => stem(name.toLowerCase()));
  const said = rows.map(({ part }) => stemsIn(index, part));
  const telling = names.filter((name) => said.some((words) => words.has(name)));
  return rows.filter((_, at) => telling.every((name) => said[at]?.has(name)));
}
