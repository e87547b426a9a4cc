import { type PageTree, type Range, boxOf, childrenOf, closest, endOf, nodeAt } from "./tree.ts";

const SECTIONING = new Set([
  "section",
  "article",
  "main",
  "aside",
  "nav",
  "li",
  "td",
  "dialog",
  "details",
  "form",
  "fieldset",
]);

/** What stands under a heading, up to the next one of its level or above. */
export function sectionOf(tree: PageTree, heading: number): Range {
  const level = nodeAt(tree, heading).level ?? 2;
  const home =
    closest(tree, nodeAt(tree, heading).parent, (node) => SECTIONING.has(node.tag) || node.parent < 0) ?? 0;
  const start = endOf(tree, heading);
  const limit = Math.min(endOf(tree, home), endOfBox(tree, heading));
  const next = nextHeading(tree, heading, { limit, level });
  return { start, end: next === undefined ? limit : beforeBlockOf(tree, next, heading) };
}

/** The headings that a heading stands under, from its own level upwards; none for what is no heading. */
export function headingsAbove(tree: PageTree, heading: number): number[] {
  const above: number[] = [];
  let level = nodeAt(tree, heading).level ?? 2;
  for (let place = (tree.headingPlace.get(heading) ?? 0) - 1; place >= 0 && level > 1; place--) {
    const other = tree.headings[place] ?? 0;
    const own = nodeAt(tree, other).level ?? 2;
    if (own >= level) continue;
    above.push(other);
    level = own;
  }
  return above;
}

/** A box in which a heading stands over a text is all of its part; one with buttons or links beside it is its bar. */
function endOfBox(tree: PageTree, heading: number): number {
  const box = boxOf(tree, heading);
  const saysMore = childrenOf(tree, box).some(
    (child) => child > heading && /^(?:paragraph|list)$/.test(nodeAt(tree, child).role),
  );
  return saysMore ? endOf(tree, box) : tree.nodes.length;
}

function nextHeading(
  tree: PageTree,
  heading: number,
  { limit, level }: { limit: number; level: number },
): number | undefined {
  for (let place = tree.headingPlace.get(heading) ?? 0; ; place++) {
    const other = tree.headings[place];
    if (other === undefined || other >= limit) return undefined;
    if (other > heading && (nodeAt(tree, other).level ?? 2) <= level) return other;
  }
}

/** Where the block begins that the next heading opens: a card's picture before its heading belongs to the card. */
function beforeBlockOf(tree: PageTree, next: number, heading: number): number {
  let block = next;
  for (let at = nodeAt(tree, block).parent; at > heading; at = nodeAt(tree, at).parent) block = at;
  return block;
}
