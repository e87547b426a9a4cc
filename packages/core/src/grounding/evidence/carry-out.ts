import { contains, type ViewIndex } from "../matching/view-index.ts";
import { tie } from "./explain.ts";
import type { Said } from "./said.ts";
import { accounted, type Explanation } from "./weigh.ts";

/** What is put in, and the button that does with it what was said. */
export type CarriedOut = { put: Explanation; press: Explanation; score: number };

const puts = new Set(["fill", "selectOption", "check"]);
/** A field and its button are no more nodes apart than this. */
const farthest = 40;

/**
 * “redeem the code TEA5”, “vote no in the poll”: what is put in accounts for all but the verb, which the button beside it
 * is called by. Undefined when it takes no button.
 */
export function carriedOut(index: ViewIndex, said: Said, all: Explanation[]): CarriedOut | undefined {
  if (!beginsWithVerb(said) || said.acts.has("write") || said.bound !== undefined) return undefined;
  const buttons = all.filter(
    ({ deed, node, met }) =>
      deed.method === "click" && node.role === "button" && (met[said.first] ?? 0) >= 0.5,
  );
  const [put, other] = all.filter(({ deed }) => puts.has(deed.method));
  if (put === undefined || (put.deed.accounts[said.first] ?? 0) >= 0.5) return undefined;
  if (other !== undefined && other.score > put.score - tie) return undefined;
  const press = nearest(index, put, buttons);
  return press && { put, press, score: scoreOf(said, put, press) };
}

/** An order begins with its verb; “the list …” tells how something should be. */
const beginsWithVerb = ({ first, words }: Said): boolean => words[first]?.token === 0;

/** Only what accounts for everything together is meant. */
function scoreOf(said: Said, put: Explanation, press: Explanation): number {
  const accounts = said.words.map((_, at) =>
    Math.max(
      put.deed.accounts[at] ?? 0,
      at === said.first ? (press.met[at] ?? 0) : 0,
      0.9 * (press.met[at] ?? 0),
    ),
  );
  const { share, missing } = accounted(said, accounts);
  return missing >= 1 ? 0 : share * (0.72 + 0.28 * Math.max(put.cover, press.cover));
}

function nearest(index: ViewIndex, put: Explanation, buttons: Explanation[]): Explanation | undefined {
  const sizes = buttons.map((button) => sizeOfBoth(index, put.index, button.index));
  const least = Math.min(...sizes);
  const found = buttons.filter((_, at) => sizes[at] === least);
  return least <= farthest && found.length === 1 ? found[0] : undefined;
}

/** Nodes of the smallest container that has both. */
export function sizeOfBoth(index: ViewIndex, left: number, right: number): number {
  let at = left;
  while (at > 0 && !contains(index, at, right)) at = index.view.nodes[at]?.parent ?? 0;
  return (index.end[at] ?? 0) - at;
}
