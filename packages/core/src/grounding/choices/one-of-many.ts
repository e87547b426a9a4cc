import type { PageView, ViewNode } from "../../page/view.ts";
import { skipOpening } from "../grammar/clauses.ts";
import { childHolding, isRepeated, looksAlike } from "../entries/items.ts";
import { unaccounted, type Failure, type Resolved } from "../outcome.ts";
import { candidatesIn } from "../matching/candidates.ts";
import { stem } from "../matching/text.ts";
import { tokenize } from "../matching/tokens.ts";
import { indexOf, nameTextAt, type ViewIndex } from "../matching/view-index.ts";
import { itemNouns } from "../vocabulary/light-words.ts";

/**
 * “like the song”, where every song of a list has a heart: that one of them is called “Harbour Song” does not tell that it is
 * meant. Undefined where it is told which one.
 */
export function meansAnyOfMany(view: PageView, instruction: string, found: Resolved): Failure | undefined {
  const [step, ...others] = found.steps;
  if (
    step?.node === undefined ||
    others.length > 0 ||
    !/^(?:click|doubleClick|rightClick)$/u.test(step.method)
  )
    return undefined;
  const { tokens } = tokenize(instruction.trim());
  const words = tokens.slice(skipOpening(tokens, 0)).filter(({ kind }) => kind !== "punctuation");
  const [verb, article, noun, ...more] = words;
  const isPlain =
    /^(?:the|this|that|a|an)$/u.test(article?.word ?? "") && noun?.kind === "word" && more.length === 0;
  if (verb === undefined || noun === undefined || !isPlain || !itemNouns.has(stem(noun.word)))
    return undefined;
  const index = indexOf(view);
  const at = view.nodes.indexOf(step.node);
  const saysNoun = (position: number): boolean =>
    nameTextAt(view, position).words.some((word) => stem(word) === stem(noun.word));
  if (at < 0 || saysNoun(at)) return undefined;
  const entry = entryWithLikes(index, at, step.node);
  const isPartOfName =
    entry !== undefined &&
    view.nodes.slice(entry, index.end[entry]).some((_, offset) => saysNoun(entry + offset));
  return isPartOfName ? unaccounted(found, noun.text) : undefined;
}

/** The entry that a control is in, where its neighbours offer the same. */
function entryWithLikes(index: ViewIndex, at: number, { role, tag }: ViewNode): number | undefined {
  const { nodes } = index.view;
  for (let entry = nodes[at]?.parent ?? -1; entry > 0; entry = nodes[entry]?.parent ?? -1) {
    if (!isRepeated(index, entry)) continue;
    const parent = nodes[entry]?.parent ?? 0;
    const isLike = candidatesIn(index, parent).some(({ node, index: other }) => {
      if (node.role !== role || node.tag !== tag) return false;
      const neighbour = childHolding(index, parent, other);
      return neighbour !== undefined && neighbour !== entry && looksAlike(index, entry, neighbour);
    });
    return isLike ? entry : undefined;
  }
  return undefined;
}
