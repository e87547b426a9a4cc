import type { Look } from "../page/looks.ts";
import type { PageView, ViewNode } from "../page/view.ts";
import { normalize, wordsOf } from "./text.ts";
import { colourNames, colourWords } from "./vocabulary/colours.ts";

const shapes: Record<string, Look["shape"]> = {
  circle: "circle",
  dot: "circle",
  disc: "circle",
  round: "circle",
  rectangle: "rectangle",
  square: "rectangle",
  box: "rectangle",
  triangle: "triangle",
  polygon: "polygon",
  pentagon: "polygon",
  hexagon: "polygon",
  line: "line",
};
/** Kinds of single characters, which drawings show among each other. */
const characters: Record<string, RegExp> = {
  letter: /^\p{L}$/u,
  digit: /^\d$/u,
  number: /^\d+$/u,
  character: /^\S$/u,
};
const sizes: Record<string, "large" | "small"> = {
  large: "large",
  big: "large",
  larger: "large",
  bigger: "large",
  largest: "large",
  biggest: "large",
  small: "small",
  little: "small",
  tiny: "small",
  smaller: "small",
  smallest: "small",
};

/** Whether the words tell what is meant by its looks. */
export function saysLooks(instruction: string): boolean {
  return lookWordsIn(instruction).length > 0;
}

function lookWordsIn(instruction: string): string[] {
  const words = wordsOf(normalize(instruction.replace(/["“][^"”]*["”]/gu, " ")));
  const found = words.filter(
    (word) => colourWords.has(word) || word in shapes || word in sizes || word in characters,
  );
  // A “box” or a “line” is more often a kind of control than a shape, and a size alone says little.
  return found.some((word) => colourWords.has(word) || unmistakable.has(word)) ? found : [];
}

const unmistakable = new Set(["circle", "rectangle", "triangle", "polygon", "square", "pentagon", "hexagon"]);

/** The view, in which each control that looks as the words say is also called so. */
export function withLooks(view: PageView, looks: Map<string, Look>, instruction: string): PageView {
  const said = lookWordsIn(instruction);
  const areas = areasByShape(view, looks);
  const fits = (node: ViewNode, look: Look, text: string): boolean => {
    const colours = colourNames(look.colour);
    return said.every((word) => {
      if (colourWords.has(word)) return colours.includes(word);
      const character = characters[word];
      if (character !== undefined) return character.test(text);
      const size = sizes[word];
      if (size !== undefined) return size === sizeOf(node, areas.get(look.shape) ?? []);
      return word === "box" || shapes[word] === look.shape;
    });
  };
  const nodes = view.nodes.map((node, at) => {
    const look = looks.get(node.ref);
    const inside = view.nodes[at + 1];
    const text = node.name === "" && inside?.parent === at ? inside.name : node.name;
    return look !== undefined && fits(node, look, text.trim()) ? { ...node, looks: said.join(" ") } : node;
  });
  return { ...view, nodes };
}

function areasByShape(view: PageView, looks: Map<string, Look>): Map<Look["shape"], number[]> {
  const areas = new Map<Look["shape"], number[]>();
  for (const node of view.nodes) {
    const shape = looks.get(node.ref)?.shape;
    if (shape !== undefined) areas.set(shape, [...(areas.get(shape) ?? []), areaOf(node)]);
  }
  return areas;
}

function areaOf({ box }: ViewNode): number {
  return box === undefined ? 0 : box.width * box.height;
}

/** Large or small among those of its shape; neither where all are about as large. */
function sizeOf(node: ViewNode, areas: number[]): "large" | "small" | undefined {
  const [least, most] = [Math.min(...areas), Math.max(...areas)];
  if (most < least * 1.5) return undefined;
  return areaOf(node) >= Math.sqrt(Math.max(1, least) * most) ? "large" : "small";
}
