import type { Look } from "../../page/looks.ts";
import type { PageView, ViewNode } from "../../page/view.ts";
import { normalize, wordsOf } from "./text.ts";
import { colourNames, colourWords } from "../vocabulary/colours.ts";

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

/** “her mark is blue”, “I'd like it in green”: how something should be, and not what a control looks like. */
const toldOf =
  /(?<!\b(?:that|which|who)(?: \p{L}+)?) (?:is|are|be) (?:\p{L}+ )?(?:red|green|blue|yellow|orange|purple|pink|brown|black|white|grey|gray)[.!]?$|\b(?:it|them|one) in (?:red|green|blue|yellow|orange|purple|pink|brown|black|white|grey|gray)\b/iu;

function lookWordsIn(instruction: string): string[] {
  const words = wordsOf(normalize(instruction.replace(/["“][^"”]*["”]/gu, " ").replace(toldOf, " ")));
  const found = words.filter(
    (word) => colourWords.has(word) || word in shapes || word in sizes || word in characters,
  );
  // A “box” or a “line” is more often a kind of control than a shape, and a size alone says little.
  const isTold = found.some((word) => colourWords.has(word) || unmistakable.has(word));
  return isTold || sizedControl.test(instruction) ? found : [];
}

/** “click the big button”. */
const sizedControl = new RegExp(
  String.raw`\bthe (?:\p{L}+ )?(?:${Object.keys(sizes).join("|")}) (?:button|icon|one|square|picture|symbol|key)\b`,
  "iu",
);

const unmistakable = new Set([
  "circle",
  "round",
  "rectangle",
  "triangle",
  "polygon",
  "square",
  "pentagon",
  "hexagon",
]);

type Seen = { node: ViewNode; look: Look; text: string };

/** The view, in which each control that looks as the words say is also called so. */
export function withLooks(view: PageView, looks: Map<string, Look>, instruction: string): PageView {
  const said = lookWordsIn(instruction);
  const found = new Set(looking(view, looks, said));
  return {
    ...view,
    nodes: view.nodes.map((node) => {
      if (found.has(node)) return { ...node, looks: said.join(" ") };
      const colours = node.interactive ? [] : coloursSaid(looks.get(node.ref), said);
      return colours.length > 0 ? { ...node, looks: colours.join(" ") } : node;
    }),
  };
}

/** Of a part of the page only the colour is told: “the yellow strip”. */
function coloursSaid(look: Look | undefined, said: readonly string[]): string[] {
  const colours = look === undefined ? [] : colourNames(look.colour);
  return said.filter((word) => colours.includes(word));
}

/** The elements that look as all of these words say: “large”, “red”, “circle”; sizes are among those whose looks are given. */
function looking(view: PageView, looks: Map<string, Look>, said: readonly string[]): ViewNode[] {
  const seen = view.nodes.flatMap((node, at): Seen[] => {
    const look = looks.get(node.ref);
    const inside = view.nodes[at + 1];
    const text = node.name === "" && inside?.parent === at ? inside.name : node.name;
    return look === undefined ? [] : [{ node, look, text: text.trim() }];
  });
  const sizeOf = sizesOf(seen);
  const fits = (one: Seen): boolean => {
    const colours = colourNames(one.look.colour);
    return said.every((word) => {
      if (colourWords.has(word)) return colours.includes(word);
      const character = characters[word];
      if (character !== undefined) return character.test(one.text);
      const size = sizes[word];
      // Where all are as large, a size says nothing.
      if (size !== undefined) return size === (sizeOf(one) ?? size);
      return word === "box" || (shapes[word] === one.look.shape && (word !== "square" || isSquare(one)));
    });
  };
  return mostOf(seen.filter(fits), said).map(({ node }) => node);
}

/** “the smallest”: one of them alone. */
function mostOf(found: Seen[], said: readonly string[]): Seen[] {
  const most = said.find((word) => word in sizes && word.endsWith("est"));
  if (most === undefined || found.length < 2) return found;
  const areas = found.map(areaOf);
  const wanted = sizes[most] === "large" ? Math.max(...areas) : Math.min(...areas);
  return found.filter((_, at) => areas[at] === wanted);
}

/** The words of a colour, a shape or a size that these are, in the singular; undefined where one of them says something else. */
export function onlyLookWords(text: string): string[] | undefined {
  const known = (word: string): boolean =>
    colourWords.has(word) || word in shapes || word in sizes || word in characters;
  const words = wordsOf(normalize(text)).flatMap((word) => {
    if (
      /^(?:and|coloured|colored|shaped|shapes?|figures?|items?|things?|objects?|elements?|pieces?|ones?)$/u.test(
        word,
      )
    )
      return [];
    return [[word, word.replace(/s$/u, ""), word.replace(/es$/u, "")].find(known)];
  });
  const found = words.filter((word) => word !== undefined);
  return found.length === words.length && found.length > 0 ? found : undefined;
}

/** Nobody calls an oblong one so. */
function isSquare({ node: { box } }: Seen): boolean {
  return box === undefined || Math.abs(box.width - box.height) <= 0.2 * Math.max(box.width, box.height);
}

type Size = "large" | "small" | undefined;

/** Large or small among those of its shape; where these are all about as large, among all that is drawn. */
function sizesOf(all: Seen[]): (one: Seen) => Size {
  return (one) => {
    const like = all.filter(({ look }) => look.shape === one.look.shape);
    return sizeAmong(areaOf(one), like.map(areaOf)) ?? sizeAmong(extentOf(one), all.map(extentOf));
  };
}

/** Neither where all are about as large. */
function sizeAmong(own: number, others: number[]): Size {
  const [least, most] = [Math.min(...others), Math.max(...others)];
  if (most < least * 1.5) return undefined;
  return own >= Math.sqrt(Math.max(1, least) * most) ? "large" : "small";
}

/** Letters are large by their height: an “i” is as large as an “m”. */
function areaOf({ node: { box }, look, text }: Seen): number {
  if (box === undefined) return 0;
  return look.shape === "" && text !== "" ? box.height ** 2 : box.width * box.height;
}

function extentOf({ node: { box } }: Seen): number {
  return box === undefined ? 0 : Math.max(box.width, box.height) ** 2;
}
