import type { PageView, ViewNode } from "../../page/view.ts";
import { repeatedAround } from "../entries/items.ts";
import { root } from "../evidence/root.ts";
import { isCheckable } from "../matching/compatibility.ts";
import { normalize, wordsOf } from "../matching/text.ts";
import { contains, indexOf, type ViewIndex } from "../matching/view-index.ts";
import { unaccounted, type Failure, type Grounding } from "../outcome.ts";

/** All of something, and what is left out of it. */
const excepting =
  /\b(?:all|any|each|every\p{L}*|everything)\b.*?(?:\bexcept(?:ing)?(?: for)?|\bapart from|\bother than|\bexcluding|\bleaving out|\b(?:just|only) (?:leave|keep|not)|\bbut (?:not?|for)|(?<![,.;]) but(?= the\b)|\bbar|\bbesides) (?<left>[^;:.!?]+)/iu;

const silent = new Set(
  "the a an one ones of for on in my our your his her their its that which is are s and or".split(" "),
);
/** Whose it is cannot be told from the page. */
const own = /^(?:mine|ours|yours|hers|theirs)$/iu;

/**
 * “all the parts, just leave the bracket”: nothing may be done with what is left out, and it has to be told what that is. Undefined where
 * that is so, or nothing is left out.
 */
export function touchesExcepted(view: PageView, instruction: string, found: Grounding): Failure | undefined {
  const left = excepting.exec(instruction)?.groups?.["left"];
  if (left === undefined || found.outcome !== "resolved" || found.steps.length === 0) return undefined;
  const index = indexOf(view);
  const [first] = found.steps;
  const touched = new Set(found.steps.flatMap(({ node }) => node ?? []));
  const others = index.candidates.filter(({ node }) => !touched.has(node) && node.role === first?.node?.role);
  // “publish every comment apart from Hugo's” is more than to publish one of five.
  const parts = left.split(/,| and | or /iu).filter((part) => part.trim() !== "");
  const alike = others.filter(({ node }) => node.name === first?.node?.name);
  if (found.steps.length === 1 && alike.length > parts.length + 1) return unaccounted(found, left.trim());
  for (const part of parts) {
    const words = wordsOf(normalize(part))
      .filter((word) => !silent.has(word))
      .map(root);
    if (words.length === 0) continue;
    const isSaidOf = (node: ViewNode): boolean => {
      const said = wordsAt(index, node);
      return words.every((word) => said.has(word));
    };
    // “Necessary only” does so to all others.
    const isDone = found.steps.some(
      ({ node }) => node !== undefined && !/\b(?:only|just)\b/iu.test(node.name) && isSaidOf(node),
    );
    if (isDone || own.test(part.trim())) return unaccounted(found, part.trim());
  }
  return undefined;
}

/** Roots of what it is called, and of what its row or card says; a part with several boxes says nothing of one of them. */
function wordsAt(index: ViewIndex, node: ViewNode): Set<string> {
  const { nodes } = index.view;
  const entry = repeatedAround(index, nodes.indexOf(node));
  const isShared = index.candidates.some(
    (one) =>
      one.node !== node && isCheckable(one.node) && isCheckable(node) && contains(index, entry, one.index),
  );
  const texts = entry > 0 && !isShared ? nodes.slice(entry, index.end[entry]).map(({ name }) => name) : [];
  return new Set([node.name, ...texts].flatMap((text) => wordsOf(normalize(text)).map(root)));
}
