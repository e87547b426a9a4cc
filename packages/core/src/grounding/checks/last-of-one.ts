import type { PageView } from "../../page/view.ts";
import { repeatedAround } from "../entries/items.ts";
import { root } from "../evidence/root.ts";
import { normalize, wordsOf } from "../matching/text.ts";
import { indexOf } from "../matching/view-index.ts";
import { unaccounted, type Failure, type Resolved } from "../outcome.ts";

const counted = /\b(?<place>last|second|third|fourth|fifth) (?<noun>\p{L}+)/iu;
/** As many entries make a list. */
const several = 3;

/**
 * “take the last song out”, where one song of five is called “Kettle Song”: the noun is the kind of all of them, and that one is no
 * last of anything. Undefined for anything else.
 */
export function isLastOfOne(view: PageView, instruction: string, found: Resolved): Failure | undefined {
  const { place = "", noun = "" } = counted.exec(instruction)?.groups ?? {};
  const [step, another] = found.steps;
  if (noun === "" || step?.node === undefined || another !== undefined) return undefined;
  const index = indexOf(view);
  const { nodes } = view;
  const entry = repeatedAround(index, nodes.indexOf(step.node));
  if (entry <= 0) return undefined;
  const entries = nodes.flatMap(({ role, parent }, at) =>
    parent === nodes[entry]?.parent && role === nodes[entry]?.role ? [at] : [],
  );
  const saying = entries.filter((at) =>
    nodes
      .slice(at, index.end[at])
      .some(({ name }) => wordsOf(normalize(name)).map(root).includes(root(noun))),
  );
  return entries.length >= several && saying.length === 1 && saying[0] === entry
    ? unaccounted(found, place)
    : undefined;
}
