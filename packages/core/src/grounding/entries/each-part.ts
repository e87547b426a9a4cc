import type { PageView } from "../../page/view.ts";
import { listParts } from "../grammar/fill-frames.ts";
import { joined } from "../joined.ts";
import { numberInWords } from "../amounts/numbers.ts";
import { notFound, type Grounding, type Resolved } from "../outcome.ts";
import { isIn, onlyWithin, partsCalled, type Part } from "./parts-called.ts";
import { normalize, wordsOf } from "../matching/text.ts";
import { textOf, tokenize } from "../matching/tokens.ts";
import { placeSaid } from "../vocabulary/relations.ts";

const leading = String.raw`(?:,? ?\b(?:for|of|in|at|on|under|to|from|into)\b ?)?`;
const noun = String.raw`(?:(?:two|three|four|five|six) )?(?<noun>\p{L}{3,}(?: \p{L}{3,})?)(?<own>['’]s?)?`;
const leaving = String.raw`(?:,? (?:but(?: not)?|except(?: for)?|apart from|other than|bar|excluding|save for) (?:for )?(?<left>[^,;:.]+?))?`;
const ending = String.raw`(?=$|[,;:.!]| (?:with|to|as|is|are|should|please|and)\b)|(?<=['’]s?)(?= )`;
/** “for every passenger but the second”, “in both addresses”, “all guests' meals”. */
const allOf = new RegExp(
  String.raw`(?<![\p{L}\p{N}])${leading}(?:the )?\b(?<all>all|every|each|both)\b(?: of)?(?: (?:the|my|our|your|these|those))? ${noun}${leaving}(?:${ending})`,
  "iu",
);
/** “for passengers 1 and 3”. Repeated as `{3,}`, letters of any script took over a second to compile. */
const someOf = new RegExp(
  String.raw`(?<![\p{L}\p{N}])${leading}(?:the |my )?(?<noun>\p{L}+s) (?<some>\d{1,2}(?:(?:, ?|,? (?:and|&) )\d{1,2})+)(?=$|[,;:.!]| (?:with|to|as|please)\b)`,
  "iu",
);

/**
 * “tick wheelchair for every passenger but the second”, “write Seestraße 9 as street in both addresses”, “extra bed for rooms 1 and
 * 3”: the rest of the order in each of the parts of the page that are called so. Undefined where the page has no such parts, or
 * where the rest is not done in each of them.
 */
export function groundEachPart(
  view: PageView,
  instruction: string,
  groundOrder: (order: string, page: PageView) => Grounding,
): Grounding | undefined {
  const said = allOf.exec(instruction) ?? someOf.exec(instruction);
  if (said?.groups === undefined || isQuoted(instruction, said.index)) return undefined;
  const { all = "", left, some } = said.groups;
  const parts = partsCalled(view, singular(said.groups["noun"] ?? ""));
  if (parts.length < 2 || !isNamedApart(parts)) return undefined;
  if (/^both$/iu.test(all) && parts.length !== 2) return undefined;
  const meant = some === undefined ? without(parts, left) : numbered(parts, some);
  if (meant === undefined) return left === undefined ? undefined : notFound(view, left, []);
  const order = tidy(instruction.slice(0, said.index), instruction.slice(said.index + said[0].length));
  if (order === "") return undefined;
  const found: Resolved[] = [];
  for (const part of meant) {
    const grounding = groundOrder(order, onlyWithin(view, part));
    if (grounding.outcome !== "resolved" || !staysIn(view, part, grounding)) return undefined;
    found.push(grounding);
  }
  const grounding = joined(found);
  return grounding.outcome === "resolved" ? { ...grounding, isAccounted: true } : undefined;
}

/** What is written is no place. */
const isQuoted = (instruction: string, at: number): boolean =>
  (instruction.slice(0, at).match(/["“”]/gu)?.length ?? 0) % 2 > 0;

function tidy(before: string, behind: string): string {
  const rest = behind.replace(/^[,:;]? /u, " ");
  return `${before.trimEnd()} ${rest.trimStart()}`.replace(/[.!]$/u, "").trim();
}

const singular = (words: string): string => words.replace(/['’]s?$/u, "");

function isNamedApart(parts: Part[]): boolean {
  const names = new Set(parts.map(({ words }) => words.join(" ")));
  const isApart = parts.every((part, at) => part.from >= (parts[at - 1]?.until ?? 0));
  return names.size === parts.length && isApart;
}

/** Undefined where one of those that are left out is none of them. */
function without(parts: Part[], left: string | undefined): Part[] | undefined {
  if (left === undefined) return parts;
  const out = listParts(tokenize(left)).map((words) => partMeant(parts, textOf(words)));
  const rest = parts.filter((part) => !out.includes(part));
  return out.includes(undefined) || rest.length === 0 ? undefined : rest;
}

/** “the second”, “passenger 2”, “the last one”, “2”, “Ada”. */
function partMeant(parts: Part[], said: string): Part | undefined {
  const words = wordsOf(normalize(said)).filter((word) => !/^(?:the|a|my|one|number|no)$/u.test(word));
  const numbers = words.flatMap((word) => numberInWords(word) ?? []);
  if (numbers.length === 1) return numbered(parts, `${numbers[0]}`)?.[0];
  const places = words.flatMap((word) => (word === "last" ? -1 : (placeSaid(word) ?? [])));
  const [place] = places;
  if (place !== undefined) return places.length === 1 ? parts.at(place > 0 ? place - 1 : place) : undefined;
  const named = parts.filter((part) => words.length > 0 && words.every((word) => part.words.includes(word)));
  return named.length === 1 ? named[0] : undefined;
}

/** By the numbers in their names. */
function numbered(parts: Part[], said: string): Part[] | undefined {
  const numbers = said.match(/\d+/gu) ?? [];
  const found = numbers.flatMap((number) => {
    const called = parts.filter(({ words }) => words.some((word) => word === number));
    return called.length === 1 ? called : [];
  });
  return found.length === numbers.length && new Set(found).size === found.length ? found : undefined;
}

export function staysIn(view: PageView, part: Part, { steps }: Resolved): boolean {
  return steps.every(({ node }) => node !== undefined && isIn(part, view.nodes.indexOf(node)));
}
