import type { PageView, ViewNode } from "../../page/view.ts";
import type { Relation, Side } from "../vocabulary/relations.ts";

type Box = NonNullable<ViewNode["box"]>;

/** The nearest is only the nearest when the next one is this much farther. */
const clearly = 1.5;
const slack = 8;
/** CSS pixels. */
const narrow = 150;

/** Keeps what is on the named sides: the outermost ones, if they are clearly farther out than the rest. */
export function bySide(view: PageView, nodes: number[], sides: Side[]): number[] {
  const outer = sides.reduce((left, side) => outermost(view, left, side), nodes);
  return sides.length < 2
    ? outer
    : outer.filter((node) => sides.every((side) => isInHalf(view, { node, nodes }, side)));
}

/** Nothing in the lower right is at the bottom left, however low it is. What all stands in a narrow line has no halves. */
function isInHalf(view: PageView, { node, nodes }: { node: number; nodes: number[] }, side: Side): boolean {
  const middle = (box: Box): number =>
    side === "top" || side === "bottom" ? box.y + box.height / 2 : box.x + box.width / 2;
  const all = nodes.flatMap((one) => (view.nodes[one]?.box ? [middle(view.nodes[one].box)] : []));
  const box = view.nodes[node]?.box;
  const [least, most] = [Math.min(...all), Math.max(...all)];
  if (!box || most - least < narrow) return true;
  const isBefore = middle(box) <= (least + most) / 2;
  return isBefore === (side === "top" || side === "left");
}

function outermost(view: PageView, nodes: number[], side: Side): number[] {
  const placed = nodes.flatMap((node) => {
    const box = view.nodes[node]?.box;
    return box ? [{ node, at: position(box, side) }] : [];
  });
  const first = Math.min(...placed.map(({ at }) => at));
  return placed.filter(({ at }) => at <= first + 2 * slack).map(({ node }) => node);
}

/** Smaller is farther out. */
function position(box: Box, side: Side): number {
  if (side === "top") return box.y;
  if (side === "left") return box.x;
  return side === "bottom" ? -(box.y + box.height) : -(box.x + box.width);
}

type Direction = { anchors: number[]; relation: Relation };

/** Keeps what stands in the direction of one of the anchors, and of those the clearly nearest. Without boxes, all. */
export function inDirection(view: PageView, nodes: number[], { anchors, relation }: Direction): number[] {
  if (relation === "inside" || relation === "of") return nodes;
  const boxes = anchors.flatMap((anchor) => boxOf(view, anchor) ?? []);
  const placed = nodes.flatMap((node) => {
    const box = view.nodes[node]?.box;
    if (!box) return [];
    const distances = boxes
      .filter((anchor) => isTowards(anchor, box, relation))
      .map((anchor) => distance(anchor, box));
    return distances.length > 0 ? [{ node, distance: Math.min(...distances) }] : [];
  });
  if (boxes.length === 0) return nodes;
  const beside =
    relation === "near" ? [] : placed.filter(({ node }) => isInLine(view, node, { boxes, relation }));
  const left = beside.length > 0 ? beside : placed;
  const nearest = Math.min(...left.map((each) => each.distance));
  return left.filter((each) => each.distance <= nearest * clearly + slack).map(({ node }) => node);
}

type Pair = { one: number[]; other: number[] };

/** Keeps what stands between two of the anchors, in a line or in a column with them. */
export function inBetween(view: PageView, nodes: number[], { one, other }: Pair): number[] {
  const boxes = (anchors: number[]): Box[] => anchors.flatMap((anchor) => boxOf(view, anchor) ?? []);
  const pairs = boxes(one).flatMap((left) => boxes(other).map((right) => [left, right] as const));
  const nearest = Math.min(...pairs.map(([left, right]) => distance(left, right)));
  const pair = pairs.find(([left, right]) => distance(left, right) === nearest);
  if (!pair) return [];
  const [left, right] = pair;
  const isInRow = isBesideEach(left, right);
  return nodes.filter((node) => {
    const box = view.nodes[node]?.box;
    if (!box) return false;
    const relation = isInRow ? (left.x < right.x ? "right" : "left") : left.y < right.y ? "below" : "above";
    const isAlong = isInRow ? isBesideEach(left, box) : isBesideEach(turned(left), turned(box));
    return isAlong && isTowards(left, box, relation) && isTowards(right, box, opposite[relation]);
  });
}

const opposite = { right: "left", left: "right", below: "above", above: "below" } as const;
const turned = ({ x, y, width, height }: Box): Box => ({ x: y, y: x, width: height, height: width });
const isBesideEach = (left: Box, right: Box): boolean =>
  left.y < right.y + right.height && right.y < left.y + left.height;

/** In the same line, or in the same column, as one of the anchors. */
function isInLine(
  view: PageView,
  node: number,
  { boxes, relation }: { boxes: Box[]; relation: Relation },
): boolean {
  const box = view.nodes[node]?.box;
  if (!box) return false;
  return boxes.some((anchor) =>
    relation === "left" || relation === "right"
      ? box.y < anchor.y + anchor.height && anchor.y < box.y + box.height
      : box.x < anchor.x + anchor.width && anchor.x < box.x + box.width,
  );
}

/** A run of text may have no box of its own; then that of the element it is in. */
function boxOf(view: PageView, index: number): Box | undefined {
  const node = view.nodes[index];
  return node?.box ?? (node && node.parent >= 0 ? view.nodes[node.parent]?.box : undefined);
}

function isTowards(anchor: Box, box: Box, relation: Relation): boolean {
  if (relation === "below") return box.y >= anchor.y + anchor.height - slack;
  if (relation === "above") return box.y + box.height <= anchor.y + slack;
  if (relation === "left") return box.x + box.width <= anchor.x + slack;
  if (relation === "right") return box.x >= anchor.x + anchor.width - slack;
  return true;
}

/** Between the nearest edges; zero when they overlap. */
function distance(left: Box, right: Box): number {
  const across = Math.max(0, left.x - (right.x + right.width), right.x - (left.x + left.width));
  const down = Math.max(0, left.y - (right.y + right.height), right.y - (left.y + left.height));
  return Math.hypot(across, down);
}
