import type { PageView } from "../../page/view.ts";
import { pressOf, type Resolved } from "../outcome.ts";
import { tiers } from "../matching/similarity.ts";
import { indexOf, type Candidate, type ViewIndex } from "../matching/view-index.ts";
import { placeSaid } from "../vocabulary/relations.ts";

const sure = 0.84;

const asking =
  /^(?:please )?(?:click|press|tap|hit|select|choose|go to|show|jump to)(?: on)?(?: me)? the (?<place>[\p{L}\d]+(?: to last)?) (?:(?<thing>picture|photo|image|slide)|(?:little |small |round )?(?:dot|bullet|circle|indicator)(?: (?:of|in|below|under|from|for) (?:the )?[\p{L} ]+)?)[.!]?$/iu;
/** CSS pixels across. */
const largest = 28;

/** “click the third dot”, “show the third picture”, where a row of dots has one for each of them. */
export function groundDot(view: PageView, instruction: string): Resolved | undefined {
  const said = asking.exec(instruction.trim())?.groups;
  const place = said && placeSaid((said["place"] ?? "").toLowerCase());
  if (place === undefined) return undefined;
  const index = indexOf(view);
  // Pictures that are all there are counted themselves.
  if (said?.["thing"] !== undefined && view.nodes.filter(({ tag }) => tag === "img").length > 1)
    return undefined;
  const [dots, another] = rowsOfDots(index);
  const dot = another === undefined ? dots?.at(place > 0 ? place - 1 : place) : undefined;
  if (dot === undefined || dot.node.disabled === true) return undefined;
  return pressOf(view, { ...dot, score: sure, tier: tiers.words });
}

/** Small ones without a word, three or more in a row, each as large as the next. */
function rowsOfDots(index: ViewIndex): Candidate[][] {
  const byPlace = new Map<string, Candidate[]>();
  for (const candidate of index.candidates) {
    const { node } = candidate;
    const { box, role, tag } = node;
    if (!box || !/^(?:button|link|generic|tab)$/u.test(role) || !isDot(index, candidate)) continue;
    const parent = index.view.nodes[node.parent];
    const holder = parent?.role === "listitem" ? parent.parent : node.parent;
    const key = `${holder} ${role} ${tag} ${Math.round(box.y)}`;
    byPlace.set(key, [...(byPlace.get(key) ?? []), candidate]);
  }
  return [...byPlace.values()].filter((row) => row.length > 2 && row.length < 13);
}

const counting =
  /^(?:[•●○◦]|(?:(?:go to )?(?:slide|picture|image|photo|page|dot|item)[ -]?)?\d{1,2}(?: of \d{1,2})?)?$/iu;

function isDot({ view: { nodes }, end }: ViewIndex, { node: { box, name }, index: at }: Candidate): boolean {
  if (!box || box.width > largest || box.height > largest || Math.abs(box.width - box.height) > box.height)
    return false;
  const inside = nodes.slice(at + 1, end[at]);
  return (
    counting.test(name.trim()) &&
    inside.every(({ role, name: text }) => role !== "text" || /^[•●○◦]?$/u.test(text.trim())) &&
    inside.every(({ tag }) => !/^(?:svg|img|i|use)$/u.test(tag))
  );
}
