import type { ViewNode } from "../../page/view.ts";
import { partsNamed, type Range } from "./captions.ts";
import type { PartSaid } from "./part-said.ts";
import { candidatesIn } from "../matching/candidates.ts";
import { normalize, stem, wordsOf } from "../matching/text.ts";
import { contains, type ViewIndex } from "../matching/view-index.ts";
import type { Side } from "../vocabulary/relations.ts";

type Box = NonNullable<ViewNode["box"]>;

/** What lies along an edge is no farther from it, CSS pixels; a bar is no higher. */
const edge = 90;
const highest = 140;
const rounding = 8;

/** Where the part that is told may be; empty where no such part is on the page. */
export function partsFound(index: ViewIndex, said: PartSaid): Range[] {
  const { name, noun, colours, sides } = said;
  if (name !== "") {
    const called = [name, `${name} ${noun}`]
      .map((one) => partsNamed(index, one))
      .find((all) => all.length > 0);
    if (called)
      return called.filter(
        ({ from }) => colours.length === 0 && isPlaced(index, index.view.nodes[from]?.box, sides),
      );
  }
  const isTold = colours.length + sides.length > 0 || noun === "sidebar";
  if (noun === "corner" || (!isTold && name === "")) return [];
  const fitting = partsLike(index, said);
  // “the cookie bar”: what it says is what it is called, where that is not what stands over it.
  const saying = name === "" ? [] : fitting.filter((at) => saysName(index, at, name));
  const found = saying.length > 0 ? innermost(index, saying) : isTold ? outer(index, fitting) : [];
  return outermost(index, found, sides).map((at) => ({ from: at, until: index.end[at] ?? at + 1 }));
}

/** Parts that have the colour, the form and the place. */
function partsLike(index: ViewIndex, { noun, colours, sides }: PartSaid): number[] {
  const isBar = bars.test(noun) || columns.test(noun);
  return index.view.nodes.flatMap((node, at) => {
    const isPart =
      at > 0 &&
      !node.interactive &&
      node.box !== undefined &&
      !isWhole(index, node.box) &&
      candidatesIn(index, at).length > 0;
    const fits =
      isPart &&
      colours.every((colour) => ` ${node.looks ?? ""} `.includes(` ${colour} `)) &&
      (colours.length > 0 || isBar || sides.length > 0 || noun === "notice" || noun === "box") &&
      isShaped(node, noun) &&
      isPlaced(index, node.box, sides) &&
      (noun !== "sidebar" || sides.length > 0 || isAtSide(index, node));
    return fits ? [at] : [];
  });
}

const outer = (index: ViewIndex, parts: number[]): number[] =>
  parts.filter((at) => !parts.some((other) => other !== at && contains(index, other, at)));
const innermost = (index: ViewIndex, parts: number[]): number[] =>
  parts.filter((at) => !parts.some((other) => other !== at && contains(index, at, other)));

function saysName({ view: { nodes }, end }: ViewIndex, at: number, name: string): boolean {
  const inside = nodes.slice(at, end[at]).flatMap(({ role, name: text }) => (role === "text" ? [text] : []));
  const words = new Set(wordsOf(normalize(inside.join(" "))).map(stem));
  return wordsOf(normalize(name)).every((word) => words.has(stem(word)));
}

/** A bar at one side or the other. */
const isAtSide = (index: ViewIndex, { box }: ViewNode): boolean =>
  isPlaced(index, box, ["left"]) || isPlaced(index, box, ["right"]);

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

const bars = /^(?:bar|strip|stripe|banner|ribbon|toolbar|header|footer|row)$/u;
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
