import type { PageView, ViewNode } from "../../page/view.ts";
import { around, controlsOf, indexOfNode, ownPart, plain, saidIn } from "../matching/outline.ts";
import { range } from "./cues.ts";
import { isSilent, stemsOf, type Told, type ToldWord } from "./told.ts";

type Entry = { node: ViewNode; positions: number[] };

/** The one button of the one entry that has everything that is left to be told; undefined where several have. */
export function entryFor(view: PageView, told: Told, verb: string | undefined): Entry | undefined {
  const left = told.words.filter((word) => word.telling && !word.verb && (!word.claimed || word.placed));
  if (left.length === 0) return undefined;
  const controls = controlsOf(view).filter(({ role }) => role === "button" || role === "link");
  const places = new Set(controls.map((node) => indexOfNode(view, node)));
  const found = controls.flatMap((node) => {
    const like = new Set([...places].filter((at) => plain(view.nodes[at]?.name ?? "") === plain(node.name)));
    const part = partOf(view, indexOfNode(view, node), like);
    const own = new Set(stemsOf(node.name));
    const said = new Set([...own, ...stemsOf(saidIn(view, part))]);
    const isAll = left.every((word) => said.has(word.stem));
    const isNamed =
      left.some((word) => own.has(word.stem)) ||
      (verb !== undefined && plain(node.name).split(" ")[0] === verb);
    return isAll && isNamed ? [node] : [];
  });
  const [only] = found;
  if (only === undefined || found.length > 1) return undefined;
  const positions = range(0, told.words.length).filter((at) => left.includes(told.words[at] as ToldWord));
  return { node: only, positions };
}

/** Words of an entry at most: more are a page. */
const longestEntry = 60;

/** What belongs to a button alone; of the only one of its kind what stands next to it. */
function partOf(view: PageView, index: number, like: ReadonlySet<number>): number {
  if (like.size > 1) return ownPart(view, index, like);
  let part = index;
  for (const at of around(view, index)) {
    if (stemsOf(saidIn(view, at)).length > longestEntry) break;
    part = at;
  }
  return part;
}

/** Of fields that are called the same, each in an entry of its own, the one whose entry has what tells it from the others. */
export function inEntry<Kind extends { node: ViewNode }>(
  view: PageView,
  told: Told,
  fields: Kind[],
): { field: Kind; words: ToldWord[] } | undefined {
  const places = new Set(fields.map(({ node }) => indexOfNode(view, node)));
  const scored = fields.map((field) => {
    const at = indexOfNode(view, field.node);
    const part = ownPart(view, at, places);
    const said = new Set([...stemsOf(field.node.name), ...stemsOf(saidIn(view, part))]);
    const words = told.words.filter(
      (word) => (!word.claimed || word.placed) && !isSilent(word) && said.has(word.stem),
    );
    return { field, words, telling: words.filter(({ telling }) => telling).length };
  });
  const most = Math.max(0, ...scored.map(({ telling }) => telling));
  const [best, ...others] = scored.filter(({ telling }) => telling === most);
  return most === 0 || best === undefined || others.length > 0 ? undefined : best;
}
