import type { PageView, ViewNode } from "../../page/view.ts";
import { repeatedAround } from "../entries/items.ts";
import { saysRoots } from "../choices/left-out.ts";
import { root } from "../evidence/root.ts";
import { conceptsIn } from "../vocabulary/concepts/index.ts";
import { stopWords } from "../vocabulary/light-words.ts";
import { normalize, wordsOf } from "../matching/text.ts";
import { indexOf } from "../matching/view-index.ts";
import { unaccounted, type Failure, type Resolved } from "../outcome.ts";

const counted =
  /\b(?<place>last|second|third|fourth|fifth) (?!(?:time|minute|week|month|year|day|night|name|thoughts?)\b)(?<noun>\p{L}+)/iu;
/** What is called so in full is surer. */
const surelyNamed = 0.7;
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
  if (entry <= 0) return isNoneOfMany(view, { instruction, place, noun }, found);
  const entries = nodes.flatMap(({ role, parent }, at) =>
    parent === nodes[entry]?.parent && role === nodes[entry]?.role ? [at] : [],
  );
  const saying = entries.filter((at) =>
    nodes.slice(at, index.end[at]).some(({ name }) => saysRoots(normalize(name), noun)),
  );
  return entries.length >= several && saying.length === 1 && saying[0] === entry
    ? unaccounted(found, place)
    : undefined;
}

/**
 * “the last sheet” is not “Add sheet”, “accept the last change” not “Accept all”: what stands by itself, and is called more than was
 * said, is none of several. What every word tells is one, and so is what is among others of its kind.
 */
function isNoneOfMany(
  view: PageView,
  { instruction, place, noun }: { instruction: string; place: string; noun: string },
  found: Resolved,
): Failure | undefined {
  const [step] = found.steps;
  if (step?.node === undefined || !/^(?:click|check)$/u.test(step.method)) return undefined;
  if (found.isInferred !== true && found.confidence >= surelyNamed) return undefined;
  const words = wordsOf(normalize(step.node.name));
  const saying = wordsOf(normalize(instruction));
  const said = new Set(saying.map(root));
  const meant = new Set(conceptsIn(saying).map(({ concept }) => concept));
  const isCounted = words.some((word) => /\d/u.test(word) || word === place.toLowerCase());
  const isMore = words.some(
    (word) =>
      /^\p{L}{3,}$/u.test(word) &&
      !stopWords.has(word) &&
      !said.has(root(word)) &&
      !conceptsIn([word]).some(({ concept }) => meant.has(concept)),
  );
  return isMore && !isCounted && !isAmongAlike(view, step.node, noun) ? unaccounted(found, place) : undefined;
}

/** It is one of three or more of its role side by side, none of which says what they are. */
function isAmongAlike({ nodes }: PageView, node: ViewNode, noun: string): boolean {
  const beside = nodes.filter(({ parent, role }) => parent === node.parent && role === node.role);
  return beside.length >= several && !beside.some(({ name }) => saysRoots(normalize(name), noun));
}
