import { colourWords } from "../vocabulary/colours.ts";
import { sideTable, type Side } from "../vocabulary/relations.ts";
import { isOrder } from "../grammar/clauses.ts";
import { phraseAt, tokenize } from "../matching/tokens.ts";

/** A part of the page as it is told, and the order without it. */
export type PartSaid = {
  /** What it is called; empty where only its looks or its place was said. */
  name: string;
  noun: string;
  colours: string[];
  sides: Side[];
  rest: string;
};

const nouns =
  "bar|strip|stripe|banner|ribbon|tool ?bar|header|footer|side ?bar|panel|column|pane|box|card|block|part|section|area|navigation|nav|menu|list|row|notice|group|corner";
const pages = "(?: of (?:the|this) (?:page|screen|window|site))?";
const standing = String.raw`(?:,? (?:right )?(?:at|on|along|across|in|down|up)(?: at| on| in)? the (?:very |far )?(?<side>(?:(?:top|upper|bottom|lower)[ -])?(?:top|bottom|left|right))(?:[- ]hand)?(?: side| edge| corner)?${pages})`;
const description = String.raw`(?<description>(?:[\p{L}\p{N}'’&.-]+ ){0,4}?)(?<noun>${nouns})`;
const stop = String.raw`(?=$|[,.;:!]| (?:so|because|please|as)\b)`;
const within = new RegExp(
  String.raw`(?:,? )(?:in|on|from|at|within|inside|of|under) (?:the|that|this) ${description}${standing}?${stop}`,
  "iu",
);
const ahead = new RegExp(
  String.raw`^(?:(?:in|on|under|at|from|within) )?(?:(?:the|that|this) )?${description}${standing}?(?<mark>,|:| -| –)? (?<rest>.+)$`,
  "iu",
);
const aheadNamed =
  /^(?:(?:in|under|at|for|on) )?(?:(?:the|my|our) )?(?<name>[^,:;."“]{2,40}?)(?:,|:| -| –) ?(?<rest>.+)$/iu;
const corner = new RegExp(
  String.raw`(?:,? )(?:(?:up|down|over|out|there)(?: there)? )?(?:(?:in|on|at) the )?(?:very |far )?(?<side>(?:top|upper|bottom|lower)[ -](?:left|right))(?:[- ]hand)?(?: corner| side)?${pages}${stop}`,
  "iu",
);
const leaning = new RegExp(
  String.raw`(?:,? )(?<way>up|down) (?:there )?(?:in|on|at) the (?:far )?(?<side>left|right)(?:[- ]hand)?(?: corner| side)?${pages}${stop}`,
  "iu",
);

/** Every way to find a part of the page in the words, likeliest first. */
export function partsSaid(given: string): PartSaid[] {
  const said = withoutAround(given);
  if (said.length > 160 || /["“”?]/u.test(said)) return [];
  const inside = within.exec(said);
  const found = [
    inside && { ...read(inside.groups), rest: without(said, inside) },
    readAhead(said),
    readCorner(said),
    readNamed(said),
  ];
  return found.filter((one) => one !== null && one !== undefined && one.rest.length > 1) as PartSaid[];
}

/** Without what it is done for, and what only asks for it; “those three little lines” are “the three lines”. */
const withoutAround = (given: string): string =>
  given
    .trim()
    .replace(/[.!]+$/u, "")
    .replace(wishing, "")
    .replace(purpose, "")
    .replace(/\b(?:those|these) (?=(?:\p{L}+ )?(?:little|tiny|small|three|two|four)\b)/iu, "the ")
    .replace(/\bthe (?<many>three|two|four) (?:little|tiny|small) /iu, "the $<many> ");

/** What something is done for, and that it be done, is no part of what. */
const purpose = /,? (?:so that|because|so (?:i|we|the|it)\b).*$/iu;
const wishing =
  /,? (?:could|can|would|will) you (?:please )?(?:change|set|fix|update|correct|do|put|enter|adjust) (?:that|it|this)(?: in| for me)?$/iu;

/** “in the yellow strip”: parts of the page, and not only controls, are told by their looks. */
export const tellsColouredPart = (instruction: string): boolean =>
  partsSaid(instruction).some(({ colours }) => colours.length > 0);

const without = (said: string, { 0: piece, index }: RegExpExecArray): string =>
  `${said.slice(0, index)}${said.slice(index + piece.length)}`.replace(/^[,:; ]+/u, "").trim();

function readAhead(said: string): PartSaid | undefined {
  const { mark, rest = "", ...groups } = ahead.exec(said)?.groups ?? {};
  if (
    rest === "" ||
    (mark === undefined && !(/^(?:in|on|at|under|from|within)\b/iu.test(said) && isOrder(rest)))
  )
    return undefined;
  return { ...read(groups), rest };
}

function readNamed(said: string): PartSaid | undefined {
  const { name = "", rest = "" } = aheadNamed.exec(said)?.groups ?? {};
  return name === "" ? undefined : { name, noun: "", colours: [], sides: [], rest };
}

function readCorner(said: string): PartSaid | undefined {
  const found = corner.exec(said) ?? leaning.exec(said);
  if (found === null) return undefined;
  const { side = "", way } = found.groups ?? {};
  const place = way === undefined ? side : `${/^up$/iu.test(way) ? "top" : "bottom"} ${side}`;
  return { name: "", noun: "corner", colours: [], sides: sidesIn(place), rest: without(said, found) };
}

function read(groups: Record<string, string | undefined> | undefined): Omit<PartSaid, "rest"> {
  const { description: words = "", noun = "", side = "" } = groups ?? {};
  const all = words.trim().split(" ").filter(Boolean);
  const colours = all.filter((word) => colourWords.has(word.toLowerCase()));
  const places = all.filter((word) => placing.test(word));
  const name = all.filter((word) => !colours.includes(word) && !places.includes(word) && !silent.test(word));
  const sides = sidesIn(
    side === "" ? places.filter((word) => !/^(?:side|main)$/iu.test(word)).join(" ") : side,
  );
  return {
    name: name.join(" "),
    noun: noun.toLowerCase().replace(" ", ""),
    colours: colours.map((word) => word.toLowerCase()),
    sides,
  };
}

const placing =
  /^(?:top|bottom|left|right|upper|lower|side|main|left-hand|right-hand|(?:top|bottom|upper|lower)-(?:left|right))$/iu;
const silent = /^(?:little|small|big|large|long|narrow|wide|whole|same|hand|the|very)$/iu;
const plain: Record<string, string> = {
  upper: "top",
  lower: "bottom",
  "left-hand": "left",
  "right-hand": "right",
};

function sidesIn(text: string): Side[] {
  const words = text
    .toLowerCase()
    .split(/[ -]/u)
    .map((word) => plain[word] ?? word)
    .filter(Boolean);
  const { tokens } = tokenize(words.join(" "));
  const found = phraseAt(tokens, 0, sideTable);
  return found && found.length === tokens.length ? found.entry : [];
}
