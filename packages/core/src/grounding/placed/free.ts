import type { PageView, ViewNode } from "../../page/view.ts";
import { headingsOver } from "../evidence/around.ts";
import { notFound, pressOf, type Grounding } from "../outcome.ts";
import { tiers } from "../matching/similarity.ts";
import { normalize, stem, wordsOf } from "../matching/text.ts";
import { indexOf, type Candidate, type ViewIndex } from "../matching/view-index.ts";
import { placeSaid } from "../vocabulary/relations.ts";

/** What people call a place that nobody has taken. */
export const freeWords: ReadonlySet<string> = new Set(["free", "available", "empty", "vacant", "unoccupied"]);

const taken = /\b(?:taken|occupied|booked|reserved|sold|unavailable|not available|full|gone)\b/iu;

export const isFree = ({ disabled, name, description = "" }: ViewNode): boolean =>
  disabled !== true && !taken.test(`${name} ${description}`);

const frame = new RegExp(
  String.raw`^(?:please )?(?:choose|select|take|book|click|press|pick|reserve|give me|i(?:['’]d like|['’]ll take| want)) the (?<which>[\p{L}\d -]{2,20}) (?:${[...freeWords].join("|")}) (?<noun>\p{L}+)(?:,? please)?[.!]?$`,
  "iu",
);
/** Fewer are no places of a plan. */
const fewest = 3;

/** “select the last free seat”: of places side by side, some of which are taken. */
export function groundFree(view: PageView, instruction: string): Grounding | undefined {
  const { which = "", noun = "" } = frame.exec(instruction.trim())?.groups ?? {};
  const place = placeSaid(which);
  if (place === undefined) return undefined;
  const index = indexOf(view);
  const all = index.candidates.filter((one) => isCalled(index, one, stem(normalize(noun))));
  const role = all[0]?.node.role;
  const free = freeOf(index, all);
  if (all.length < fewest || free.length === all.length || all.some(({ node }) => node.role !== role))
    return undefined;
  const found = free.at(place > 0 ? place - 1 : place);
  // So many are not free, and none that is taken is meant instead.
  if (found === undefined) return { ...notFound(view, instruction, []), decisive: true, settled: true };
  return pressOf(view, { ...found, score: 0.82, tier: tiers.words });
}

/** Those that say so, where any does; else those that do not say that they are taken. */
function freeOf({ view: { nodes }, end }: ViewIndex, all: Candidate[]): Candidate[] {
  const saying = all.filter(({ index: at, node }) => {
    const texts = nodes.slice(at, end[at]).map(({ name }) => name);
    return node.disabled !== true && texts.some((text) => freeWords.has(normalize(text)));
  });
  return saying.length > 0 ? saying : all.filter(({ node }) => isFree(node));
}

/** Its own name, or its author, has the noun, or nothing but a number or a letter, under a heading that has it. */
function isCalled(index: ViewIndex, { node, index: at }: Candidate, noun: string): boolean {
  const says = (text: string): boolean => wordsOf(normalize(text)).map(stem).includes(noun);
  if (
    node.name === "" &&
    wordsOf(node.hints ?? "")
      .map(stem)
      .includes(noun)
  )
    return true;
  if (says(node.name)) return /\d/u.test(node.name);
  const isNumber = /^\p{L}?\d{1,3}\p{L}?(?:\b|$)/u.test(node.name.trim());
  return isNumber && headingsOver(index, at).some((heading) => says(index.view.nodes[heading]?.name ?? ""));
}
