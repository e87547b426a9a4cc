import { numberInWords } from "../amounts/numbers.ts";
import { clauseStart } from "../grammar/clauses.ts";
import { tokenize } from "../matching/tokens.ts";

/** Of which things something is said at once. */
export type Who = {
  /** What they are called, and what is told of them; empty where that is not said. */
  words: string;
  /** So many there have to be. */
  count: number | undefined;
  /** Each by a name of its own; empty where they are not named. */
  names: string[];
  /** What is left out. */
  without: string[];
};
/** What is done with each of them is said around them. */
export type SaidOfEach = { who: Who; before: string; behind: string };

const figure = String.raw`(?:two|three|four|five|six|seven|eight|nine|ten|\d{1,2})`;
const quantified = new RegExp(
  String.raw`(?<![\p{L}\p{N}'’-])(?:(?<one>every(?:one|body|thing|where)|each(?= ?(?:$|[,:.])))|(?<all>all|every(?: single)?|each(?: and every)?|both)(?: of)?(?: (?:the|my|our|your|these|those|his|her|their|them|us))?(?: (?<many>${figure}))?(?: of (?:the|my|our|your|these|those|them|us))?|(?:the|my|our|your|these|those) (?<few>two|three|four|five|six|seven|eight|nine|ten))(?![\p{L}\p{N}'’-])(?<tail>.*)$`,
  "diu",
);
const leaving =
  /^,? ?(?:but(?: not)?|except(?: for)?|apart from|other than|bar|excluding|save(?: for)?|not counting) (?:for )?(?<left>[^;:.?!]+)/iu;
const excepting = /(?:^|\s)(?:but|except|apart from|other than|excluding|save for)(?=$|\s)/iu;
const named = /^ ?[,:?(–-]+ ?(?:namely|that is|i\.e\.|both)? ?(?<names>[^:;?!()]+?)\)?$/iu;
/** Longer descriptions are sentences, words. */
const longest = 8;
/** What leads on to more words ends no description. */
const leadingOn =
  /(?:^|\s)(?:that|who|which|whose|of|with|by|from|in|on|at|for|to|under|and|is|are|the|a|but|except|other|apart|save|i|we|you)$/iu;
/** “everything that …”: more is told of them. */
const toldMore = /^ (?:that|who|which|whose|from|by|with|in|under|of|on|at|i|we|you|called|named)\b/iu;

/** Every way to divide an order into those that it is for and what is done with each. */
export function readEach(instruction: string): SaidOfEach[] {
  const said = instruction.trim().replace(/[.!]+$/u, "");
  return [...readQuantified(said), ...readNamed(said)];
}

function readQuantified(said: string): SaidOfEach[] {
  const found = quantified.exec(said);
  const { all = "", one, many, few, tail = "" } = found?.groups ?? {};
  if (found === null) return [];
  const before = said.slice(0, found.index);
  const figureSaid = many ?? few;
  const count = /^both$/iu.test(all) ? 2 : figureSaid === undefined ? undefined : numberInWords(figureSaid);
  const [words = ""] = /^[^,;:.?!()–]*/u.exec(tail) ?? [];
  const ends = [...`${words} `.matchAll(/(?<=\S)(?= )/gu)].map(({ index }) => index).slice(0, longest);
  // “for everyone” needs no noun, nor does “six of each: …”.
  const isBare =
    (one !== undefined && !toldMore.test(tail)) || /^ ?(?:$|[,:?(–])/u.test(tail) || leaving.test(tail);
  return [...ends, ...(isBare ? [0] : [])].flatMap((end): SaidOfEach[] => {
    const what = words.slice(0, end).trim();
    if (leadingOn.test(what) || excepting.test(what)) return [];
    const left = leaving.exec(tail.slice(end));
    if (left) {
      return beginningsOf(left.groups?.["left"] ?? "").map((out) => ({
        who: { words: what, count, names: [], without: listed(out.text) },
        before,
        behind: out.rest,
      }));
    }
    const rest = tail.slice(end);
    const who = { words: what, count, names: [], without: [] };
    const names = listed(named.exec(rest)?.groups?.["names"] ?? "");
    const isNamed = names.length > 1 && (count === undefined || names.length === count);
    return [
      ...(isNamed ? [{ who: { ...who, names }, before, behind: "" }] : []),
      ...(who.words === "" && one === undefined && !/^all|both$/iu.test(all)
        ? []
        : [{ who, before, behind: rest }]),
    ];
  });
}

/** “the bearing comes in boxes”: where what is left out ends is told by the page. */
function beginningsOf(text: string): { text: string; rest: string }[] {
  return [...`${text} `.matchAll(/(?<=[\p{L}\p{N}])(?=[ ,])/gu)]
    .map(({ index }) => ({ text: text.slice(0, index), rest: text.slice(index) }))
    .filter((out) => !leadingOn.test(out.text))
    .slice(0, longest);
}

const joint = /(?:,? and|,? &|,? as well as) (?:the |my |our |for )?/giu;
const longestName = 5;
const marked = /^,? ?(?:both|alike|each|all(?: (?:three|four|five))?|as well|too)(?![\p{L}\p{N}])/iu;
const marking = /(?:^| )(?:both|each of|all of|either of)(?: the)? *$/iu;

/** “both the roof vents of orchids and seedlings”: one in each of the two. */
const bothOf = /\bboth (?:of )?the /iu;
const allOf = /\ball (?:of )?the /iu;

/** “for Ada, Bo and Cleo”, “the kitchen and the hall alike”: from where to where they are named is told by the page. */
function readNamed(said: string): SaidOfEach[] {
  return [...said.matchAll(joint)].flatMap(({ index, 0: gap }) => {
    const chunks = said.slice(0, index).split(/, (?:the |my |our )?/iu);
    const behind = said.slice(index + gap.length);
    const lasts = [...`${behind} `.matchAll(/(?<=[\p{L}\p{N}])(?=[ ,.;:?!)])/gu)].map((each) => each.index);
    const heads = chunks.flatMap((_, at) => headsIn(said.slice(0, index), chunks.slice(at)));
    return heads.flatMap(({ before, names }) =>
      lasts.slice(0, longestName).flatMap((end): SaidOfEach[] => {
        const all = [...names, behind.slice(0, end)];
        // “orders, offers and security” are three.
        if (
          !areSoMany(said, all.length) ||
          /,\s*$/u.test(before) ||
          !all.every(mayBeName) ||
          all.slice(1).some(isOrder)
        )
          return [];
        return [
          {
            who: { words: "", count: undefined, names: all, without: [] },
            before: before.replace(marking, " ").replace(all.length === 2 ? bothOf : allOf, "the "),
            behind: behind.slice(end).replace(marked, ""),
          },
        ];
      }),
    );
  });
}

/** “A, B and C: both” are not as many as is said. */
function areSoMany(said: string, named: number): boolean {
  const many = /(?<![\p{L}\p{N}])all (?<many>two|three|four|five|six)(?![\p{L}\p{N}])/iu.exec(said)?.groups?.[
    "many"
  ];
  if (many !== undefined) return numberInWords(many) === named;
  return named === 2 || !/(?<![\p{L}\p{N}])both(?![\p{L}\p{N}])/iu.test(said);
}

/** “lost pet for the cat” says more than whose it is. */
const noName =
  /[:;?!]|(?<![\p{L}\p{N}])(?:all|both|each|every|and)(?![\p{L}\p{N}])|.\b(?:for|to|as|with|into|is|are|has|have|should)\b/iu;
const mayBeName = (name: string): boolean => !noName.test(name) && !leadingOn.test(name);

/** “and cancel Pia Sommer”, “and 1 lavender” are something else to be done. */
const isOrder = (name: string): boolean =>
  clauseStart(tokenize(name).tokens, 0)?.at === 0 ||
  /^(?:\d+|one|two|three|four|five|six|a|an) \p{L}/iu.test(name);

/** The first name begins with any of the last words of its chunk. */
function headsIn(text: string, [first = "", ...middle]: string[]): { before: string; names: string[] }[] {
  if (middle.some((name) => name.split(" ").length > longestName)) return [];
  const starts = [...first.matchAll(/(?<![^\s(])\S/gu)].map(({ index }) => index).slice(-longestName);
  const from = text.length - text.slice(text.lastIndexOf(first)).length;
  return starts.map((start) => ({
    before: text.slice(0, from + start),
    names: [first.slice(start), ...middle],
  }));
}

const listed = (text: string): string[] =>
  text
    .split(/,? and (?:for )?|, (?:for )?|,? & /iu)
    .map((part) => part.trim())
    .filter((part) => part !== "");
