import type { PageView, ViewNode } from "../../page/view.ts";
import { isCheckable, isField } from "../matching/compatibility.ts";
import { entryCounted } from "./counted.ts";
import { controlOf, isGrave } from "./entries.ts";
import type { Match, Scored } from "../matching/match.ts";
import { candidatesIn, isInFront } from "../matching/candidates.ts";
import type { ParsedInstruction, TargetPhrase } from "../grammar/parsed.ts";
import { itemsSaying } from "./said-items.ts";
import { tiers } from "../matching/similarity.ts";
import { normalize, stem, wordsOf } from "../matching/text.ts";
import { indexOf, type ViewIndex } from "../matching/view-index.ts";
import type { Intent } from "../vocabulary/verbs.ts";

/** Less than any control that is called so itself. */
const byItem = 0.82;

/**
 * “tick the cake recipe”, “open the mail about the trip”: the control that stands for a row, a card or an entry which
 * the words tell from the others. Undefined when none, or something else, is meant.
 */
export function matchItem(
  view: PageView,
  parsed: ParsedInstruction,
  target: TargetPhrase,
): Match | undefined {
  const controlIn = controls[parsed.intent];
  const [reading] = target.readings;
  if (!controlIn || !reading || target.readings.some(({ ordinal, all }) => all || ordinal !== undefined))
    return undefined;
  const index = indexOf(view);
  const items = itemsSaying(index, target.text).filter((at) => isInFront(index, at));
  const excluded = reading.exclusions.flatMap((words) => itemsSaying(index, words));
  const found = items
    .filter((at) => !excluded.includes(at))
    .map((at) => controlIn(index, at, parsed))
    .filter((node) => node !== undefined);
  const [only] = found;
  if (!only || found.length < items.length - excluded.length) return undefined;
  if (found.length > 1) {
    // “tick the overdue items” means as many as there are.
    const isEvery = parsed.intent !== "open" && isPlural(target.text);
    return isEvery
      ? { outcome: "all", found, confidence: byItem, ranked: found }
      : { outcome: "several", ranked: found };
  }
  return { outcome: "one", found: [only], confidence: byItem, ranked: [only] };
}

/** “open the second invoice”, “hover over the third song”: what is counted out of the list that the noun names. */
export function matchCounted(
  view: PageView,
  parsed: ParsedInstruction,
  target: TargetPhrase,
): Match | undefined {
  const controlIn = controls[parsed.intent] ?? (wholes.has(parsed.intent) ? wholeOf : openerOf);
  if (target.readings.some(({ quoted }) => quoted)) return undefined;
  const index = indexOf(view);
  const entry = entryCounted(index, target);
  const found = entry === undefined ? undefined : controlIn(index, entry, parsed);
  return found && { outcome: "one", found: [found], confidence: byItem, ranked: [found] };
}

function isPlural(text: string): boolean {
  const last = wordsOf(normalize(text)).at(-1) ?? "";
  return stem(last) !== last;
}

/** What is done to an entry as a whole. */
const wholes = new Set<Intent>(["hover", "rightClick", "doubleClick", "middleClick", "drag", "scroll"]);

function wholeOf(index: ViewIndex, item: number): Scored | undefined {
  const node = index.view.nodes[item];
  return node && node.ref !== "" ? scored(node, item) : undefined;
}

type ControlIn = (index: ViewIndex, item: number, parsed: ParsedInstruction) => Scored | undefined;

const controls: Partial<Record<Intent, ControlIn>> = {
  check: boxOf,
  uncheck: boxOf,
  open: openerOf,
};

function scored(node: ViewNode, index: number): Scored {
  return { index, node, score: byItem, tier: tiers.words };
}

/** The only box to tick that it has; of several the one that selects it: “Select fernhill.org” beside two switches. */
export function boxOf(index: ViewIndex, item: number): Scored | undefined {
  const boxes = candidatesIn(index, item).filter(({ node }) => isCheckable(node) && node.role !== "radio");
  const selecting = boxes.filter(({ node }) => node.role === "checkbox" && /^select\b/iu.test(node.name));
  const [box] = selecting.length === 1 ? selecting : boxes;
  return box && (boxes.length === 1 || selecting.length === 1) ? scored(box.node, box.index) : undefined;
}

/** A branch of a tree says what its leaves say, too, and is none of them. */
function holdsAnother({ view: { nodes }, end }: ViewIndex, item: number): boolean {
  const { role } = nodes[item] ?? {};
  return role === "treeitem" && nodes.slice(item + 1, end[item]).some((inner) => inner.role === role);
}

/** What it is a whole press on, else its title. */
function openerOf(index: ViewIndex, item: number): Scored | undefined {
  const node = index.view.nodes[item];
  if (node?.interactive && !node.scrollable && !isField(node))
    return holdsAnother(index, item) || isGrave(node) ? undefined : scored(node, item);
  const control = controlOf(index, item);
  return control && scored(control.node, control.index);
}
