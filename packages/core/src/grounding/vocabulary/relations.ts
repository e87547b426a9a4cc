import { phraseTable } from "../matching/tokens.ts";

/** How a target stands to what is said beside it. */
export type Relation = "inside" | "of" | "near" | "below" | "above" | "left" | "right" | "between";

const relations: Record<Relation, string[]> = {
  inside: [
    "in",
    "inside",
    "inside of",
    "within",
    "on",
    "from",
    "via",
    "through",
    "under the heading",
    "at",
    "in the section",
    "in the row of",
    "in the row for",
    "in the row with",
    "in the card of",
    "in the card for",
    "in the card with",
    "in the section of",
    "in the row containing",
    "in the same row as",
    "in row",
    "in the row named",
    "in the row called",
  ],
  of: ["for", "of", "belonging to", "related to", "to", "with", "that belongs to", "about", "by", "as"],
  near: [
    "next to",
    "beside",
    "near",
    "close to",
    "by the",
    "alongside",
    "adjacent to",
    "nearest to",
    "in front of",
  ],
  below: ["under", "below", "beneath", "underneath", "after"],
  above: ["above", "over", "before", "on top of"],
  left: ["left of", "to the left of", "on the left of"],
  right: ["right of", "to the right of", "on the right of"],
  between: ["between", "in between"],
};

/** “right next to”, “directly below”: nothing stands between. */
const directly = ["right", "directly", "just", "immediately"];

export const relationTable = phraseTable(
  Object.entries(relations).flatMap(([relation, phrases]) => {
    const isPlace = relation !== "inside" && relation !== "of";
    const closely = isPlace ? phrases.flatMap((phrase) => directly.map((word) => `${word} ${phrase}`)) : [];
    return [...phrases, ...closely].map((phrase) => [phrase, relation as Relation] as const);
  }),
);

/** A place on the page itself. */
export type Side = "top" | "bottom" | "left" | "right";

export const sideTable = phraseTable<Side[]>(
  (
    [
      ["top", ["top"]],
      ["bottom", ["bottom"]],
      ["left", ["left"]],
      ["right", ["right"]],
      ["top left", ["top", "left"]],
      ["top right", ["top", "right"]],
      ["bottom left", ["bottom", "left"]],
      ["bottom right", ["bottom", "right"]],
      ["upper left", ["top", "left"]],
      ["upper right", ["top", "right"]],
      ["lower left", ["bottom", "left"]],
      ["lower right", ["bottom", "right"]],
      ["top-left", ["top", "left"]],
      ["top-right", ["top", "right"]],
      ["bottom-left", ["bottom", "left"]],
      ["bottom-right", ["bottom", "right"]],
      ["far left", ["left"]],
      ["far right", ["right"]],
    ] as [string, Side[]][]
  ).flatMap(([words, sides]) =>
    ["", " corner", " side", " of the page", " corner of the page", " of the screen", " hand side"].map(
      (tail) => [words + tail, sides] as const,
    ),
  ),
);

/** “the leftmost tool”: what stands farthest out on that side. */
export const outermostSides: Record<string, Side> = {
  leftmost: "left",
  rightmost: "right",
  "left-most": "left",
  "right-most": "right",
};

/** What says that a name follows. */
export const namingTable = phraseTable(
  [
    "named",
    "called",
    "labelled",
    "labeled",
    "titled",
    "saying",
    "that says",
    "which says",
    "reading",
    "that reads",
    "marked",
    "with text",
    "with the text",
    "with label",
    "with the label",
    "with name",
    "with the name",
    "with title",
    "with the title",
    "with placeholder",
    "with the placeholder",
    "with caption",
    "with the caption",
    "with number",
    "with the number",
    "with the word",
    "with the words",
    "with the letter",
    "with value",
    "with the value",
    "containing",
    "containing the text",
    "that contains",
    "whose label is",
    "whose name is",
    "entitled",
  ].map((phrase) => [phrase, true] as const),
);

export const articles = new Set([
  "the",
  "a",
  "an",
  "any",
  "my",
  "your",
  "our",
  "his",
  "her",
  "their",
  "its",
  "that",
  "this",
]);

export const quantifiers = phraseTable(
  ["all", "all the", "all of the", "every", "each", "both", "all of"].map(
    (phrase) => [phrase, true] as const,
  ),
);

/** 1 is the first; -1 the last, -2 the one before it. */
export const ordinals = phraseTable<number>([
  ["first", 1],
  ["1st", 1],
  ["topmost", 1],
  ["second", 2],
  ["2nd", 2],
  ["third", 3],
  ["3rd", 3],
  ["fourth", 4],
  ["4th", 4],
  ["fifth", 5],
  ["5th", 5],
  ["sixth", 6],
  ["seventh", 7],
  ["eighth", 8],
  ["ninth", 9],
  ["tenth", 10],
  ["eleventh", 11],
  ["twelfth", 12],
  ["last", -1],
  ["final", -1],
  ["bottommost", -1],
  ["second to last", -2],
  ["second-to-last", -2],
  ["second last", -2],
  ["next to last", -2],
  ["penultimate", -2],
  ["third to last", -3],
  ["third-to-last", -3],
  ["third last", -3],
  ["antepenultimate", -3],
  ["fourth to last", -4],
]);

/** The place that words say and nothing else: `third`, `22nd`, `next to last`; counted as in {@link ordinals}. */
export function placeSaid(said: string): number | undefined {
  const words = said.toLowerCase();
  const [first = ""] = words.split(" ");
  const known = ordinals.get(first)?.find((phrase) => phrase.words.join(" ") === words);
  return known?.entry ?? ordinalOf(words);
}

/** `7th`, `22nd` and so on, beyond the words of {@link ordinals}. */
export function ordinalOf(word: string): number | undefined {
  const digits = /^(\d{1,4})(?:st|nd|rd|th)$/.exec(word) ?? /^#(\d{1,4})$/.exec(word);
  const value = digits ? Number(digits[1]) : 0;
  return value > 0 ? value : undefined;
}
