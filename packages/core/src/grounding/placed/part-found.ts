import type { ViewNode } from "../../page/view.ts";
import { partsNamed, type Range } from "./captions.ts";
import type { PartSaid } from "./part-said.ts";
import { candidatesIn } from "../picked/candidates.ts";
import { contains, type ViewIndex } from "../matching/view-index.ts";
import type { Side } from "../vocabulary/relations.ts";

type Box = NonNullable<ViewNode["box"]>;

/** What lies along an edge is no farther from it, CSS pixels; a bar is no higher. */
const edge = 90;
const highest = 140;
const rounding = 8;

/** Where the part that is told may be; empty where no such part is on the page. */
export function partsFound(index: ViewIndex, { name, noun, colours, sides }: PartSaid): Range[] {
  if (name !== "") {
    const named =
      [name, `${name} ${noun}`].map((one) => partsNamed(index, one)).find((all) => all.length > 0) ?? [];
    return colours.length > 0
      ? []
      : named.filter((range) => isPlaced(index, index.view.nodes[range.from]?.box, sides));
  }
  if (noun === "corner" || (colours.length === 0 && sides.length === 0)) return [];
  const { nodes } = index.view;
  const fitting = nodes.flatMap((node, at) => {
    const isPart =
      at > 0 &&
      !node.interactive &&
      node.box &&
      !isWhole(index, node.box) &&
      candidatesIn(index, at).length > 0;
    const fits =
      isPart &&
      colours.every((colour) => ` ${node.looks ?? ""} `.includes(` ${colour} `)) &&
      isShaped(node, noun) &&
      isPlaced(index, node.box, sides);
    return fits ? [at] : [];
  });
  const outer = fitting.filter((at) => !fitting.some((other) => other !== at && contains(index, other, at)));
  return outermost(index, outer, sides).map((at) => ({ from: at, until: index.end[at] ?? at + 1 }));
}

/** Of several along an edge the one that is nearest to it. */
function outermost({ view: { nodes } }: ViewIndex, parts: number[], [side, another]: Side[]): number[] {
  if (side === undefined || another !== undefined) return parts;
  const farOut = (at: number): number => {
    const { x = 0, y = 0, width = 0, height = 0 } = nodes[at]?.box ?? {};
    if (side === "top" || side === "left") return side === "top" ? y : x;
    return side === "bottom" ? -(y + height) : -(x + width);
  };
  const first = Math.min(...parts.map(farOut));
  return parts.filter((at) => farOut(at) <= first + rounding);
}

/** Whether a node is in the part of the page that lies in a corner. */
export function isInCorner({ view: { nodes, viewport } }: ViewIndex, at: number, sides: Side[]): boolean {
  const box = nodes[at]?.box;
  if (!box) return false;
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const lowest = Math.max(...nodes.map((node) => (node.box ? node.box.y + node.box.height : 0)));
  const height = Math.min(lowest, viewport.height);
  return sides.every((side) => {
    if (side === "left") return x < viewport.width * 0.4;
    if (side === "right") return x > viewport.width * 0.6;
    return side === "top" ? y < height * 0.4 : y > height * 0.6;
  });
}

/** As large as what is seen at once, at least. */
function sizeOf({ view: { nodes, viewport } }: ViewIndex): { width: number; height: number } {
  const { width = 0, height = 0 } = nodes[0]?.box ?? {};
  return { width: Math.max(width, viewport.width), height: Math.max(height, viewport.height) };
}

function isWhole(index: ViewIndex, box: Box): boolean {
  const { width, height } = sizeOf(index);
  return box.width * box.height > 0.8 * width * height;
}

const bars = /^(?:bar|strip|stripe|banner|ribbon|toolbar|header|footer)$/u;
const columns = /^(?:sidebar|column|navigation|nav)$/u;

function isShaped({ box, role }: ViewNode, noun: string): boolean {
  if (!box) return false;
  if (bars.test(noun)) return box.height <= highest && box.width >= 3 * box.height;
  if (columns.test(noun)) return role === "navigation" || box.height > box.width;
  return true;
}

function isPlaced(index: ViewIndex, box: Box | undefined, sides: Side[]): boolean {
  if (sides.length === 0) return true;
  if (!box) return false;
  const { width, height } = sizeOf(index);
  const end = box.y + box.height;
  return sides.every((side) => {
    if (side === "top") return box.y <= edge;
    if (side === "left") return box.x <= edge && box.x + box.width < width * 0.5;
    if (side === "right") return box.x + box.width >= width - edge && box.x > width * 0.5;
    return box.y > edge && [height, index.view.viewport.height].some((one) => Math.abs(end - one) <= edge);
  });
}
