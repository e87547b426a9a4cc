import type { ViewNode } from "../../page/view.ts";
import { isField } from "./compatibility.ts";
import { contains, nameAt, type ViewIndex } from "./view-index.ts";

type Placed = { index: number; node: ViewNode };

/**
 * One target told twice counts once: two links to one address, a search field at the top and one at the bottom, and a
 * container with a listener around the control it stands for. Counting (“the second”) counts each place of a link.
 */
export function withoutTwins<Item extends Placed>(
  index: ViewIndex,
  ranked: Item[],
  mergeTwins: boolean,
): Item[] {
  const kept: Item[] = [];
  const seen = new Set<string>();
  const taken = new Set<number>();
  for (const each of ranked) {
    if (taken.has(each.index)) continue;
    taken.add(each.index);
    const same = mergeTwins ? sameAs(index, each) : undefined;
    if (same !== undefined && seen.has(same)) continue;
    if (same !== undefined) seen.add(same);
    const spot = kept.length < 50 ? kept.findIndex((other) => isSameSpot(index, other, each)) : -1;
    const better = kept[spot];
    if (better === undefined) kept.push(each);
    else if (isButtonOfTab(index, better, each) || isLabelOfEntry(index, better, each))
      kept[spot] = { ...better, index: each.index, node: each.node };
  }
  return kept;
}

/** What two places of one target have in common. An address that only its script knows the meaning of is none. */
function sameAs(index: ViewIndex, { node, index: at }: Placed): string | undefined {
  const leads = node.role === "link" && node.href !== undefined && !/^javascript:|#$/i.test(node.href);
  if (leads) return node.href;
  if (!isField(node) || !isInSearch(index, at)) return undefined;
  return `${nameAt(index.view, at)} ${node.hints ?? ""}`;
}

function isInSearch(index: ViewIndex, given: number): boolean {
  for (let at = given; at > 0; at = index.view.nodes[at]?.parent ?? -1)
    if (index.view.nodes[at]?.role === "search") return true;
  return false;
}

/** Of a heading made a tab that is nothing but a button, the button: what is pressed is more than that the tab opens. */
function isButtonOfTab({ view }: ViewIndex, { node, index: at }: Placed, inner: Placed): boolean {
  const isInside = node.role === "tab" && inner.node.role === "button" && inner.index > at;
  return isInside && nameAt(view, at) === nameAt(view, inner.index);
}

/** Of an entry of a tree that holds more than its own name, what shows the name and listens: its middle may be another entry. */
function isLabelOfEntry(
  { view: { nodes }, end }: ViewIndex,
  { node, index: at }: Placed,
  inner: Placed,
): boolean {
  if (node.role !== "treeitem" || inner.index <= at || !/^(?:generic|link|button)$/u.test(inner.node.role))
    return false;
  const isNested = nodes.slice(at + 1, inner.index).some(({ role }) => role === "treeitem");
  const shown = nodes
    .slice(inner.index, end[inner.index])
    .flatMap(({ role, name }) => (role === "text" ? [name] : []))
    .join(" ");
  return !isNested && /\p{L}/u.test(shown) && node.name.includes(shown);
}

function isSameSpot(index: ViewIndex, better: Placed, other: Placed): boolean {
  return contains(index, other.index, better.index) || contains(index, better.index, other.index);
}
