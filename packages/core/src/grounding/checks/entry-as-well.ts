import type { PageView } from "../../page/view.ts";
import { entryOf } from "../entries/items.ts";
import { headingsOver } from "../evidence/around.ts";
import { contains, indexOf, type ViewIndex } from "../matching/view-index.ts";
import type { Resolved } from "../outcome.ts";
import { besides } from "../picked/choose-entries.ts";
import { wordsSaid, type Word } from "../picked/words.ts";
import { stopWords } from "../vocabulary/light-words.ts";

const entryRoles = /^(?:article|listitem|row)$/u;
/** What counts, or tells more of the entry than its words. */
const told =
  /\b(?:that|which|who) (?:is|are|was|has)\b|\b(?:first|second|third|fourth|fifth|last|next|previous|\d+(?:st|nd|rd|th))\b/iu;

/**
 * “the card that Suki has”, where another one, in a list of its own, says the same and has such a control as well. The last of the words
 * that both say.
 */
export function entryAsWell(view: PageView, instruction: string, { steps }: Resolved): string | undefined {
  const [step, ...more] = steps;
  if (step?.node === undefined || step.method !== "click" || more.length > 0) return undefined;
  if (told.test(instruction) || besides.test(instruction)) return undefined;
  const index = indexOf(view);
  const { node } = step;
  const entry = entryOf(index, node);
  const own = view.nodes[entry];
  if (own === undefined || !entryRoles.test(own.role) || isOfTree(index, entry)) return undefined;
  const words = wordsSaid(instruction).filter(({ form }) => !stopWords.has(form));
  const inside = formsOf(index, entry);
  const called = new Set(wordsSaid(node.name).map(({ form }) => form));
  const said = words.filter(({ form }) => inside.has(form) && !called.has(form));
  const over = headingsOver(index, entry).flatMap((at) => wordsSaid(view.nodes[at]?.name ?? ""));
  const isPlaced = words.some(({ form }) => !inside.has(form) && over.some((word) => word.form === form));
  if (said.length === 0 || isPlaced) return undefined;
  const rivals = index.candidates.filter(
    ({ node: other }) => other !== node && other.name === node.name && other.role === node.role,
  );
  const isRival = rivals.some((rival) => {
    const place = entryAround(view, rival.index, own.role);
    const isElsewhere = view.nodes[place]?.parent !== own.parent && !contains(index, place, entry);
    return place > 0 && isElsewhere && saysAll(formsOf(index, place), said);
  });
  return isRival ? said.at(-1)?.text : undefined;
}

/** What holds a branch says all that is said in it. */
const isOfTree = ({ view: { nodes }, end }: ViewIndex, entry: number): boolean =>
  entryAround({ nodes }, nodes[entry]?.parent ?? 0, nodes[entry]?.role ?? "") > 0 ||
  nodes.slice(entry + 1, end[entry]).some(({ role }) => role === nodes[entry]?.role);

function entryAround({ nodes }: Pick<PageView, "nodes">, from: number, role: string): number {
  let at = from;
  while (at > 0 && nodes[at]?.role !== role) at = nodes[at]?.parent ?? 0;
  return at;
}

const formsOf = ({ view, end }: ViewIndex, at: number): Set<string> =>
  new Set(view.nodes.slice(at, end[at]).flatMap(({ name }) => wordsSaid(name).map(({ form }) => form)));

const saysAll = (forms: Set<string>, said: Word[]): boolean => said.every(({ form }) => forms.has(form));
