import type { ViewNode } from "../../page/view.ts";
import { lexisOf, metBy } from "../evidence/lexis.ts";
import { readWords, weights } from "../evidence/said.ts";
import { parseTarget } from "../grammar/target.ts";
import { matchTarget } from "../matching/match.ts";
import { normalize, stem, wordsOf } from "../matching/text.ts";
import { tokenize } from "../matching/tokens.ts";
import { contains, nameAt, nameTextAt, type Candidate, type ViewIndex } from "../matching/view-index.ts";
import { lightWords, stopWords } from "../vocabulary/light-words.ts";

export const picture = /^(?:img|image)$/u;
/** So sure is it that a word is met by the name of a control, or by its sign. */
const met = 0.78;
/** More of them tell nothing. */
const most = 12;

/** What each of several words is met by: its name or, where it has none, its sign. */
export function calledSo(index: ViewIndex, text: string): Candidate[] {
  const said = readWords(tokenize(text));
  const telling = said.words.flatMap(({ weight }, at) => (weight >= weights.particle ? [at] : []));
  if (telling.length === 0) return [];
  return index.candidates.filter(({ node, fields }) => {
    const found = metBy(said, lexisOf(node, fields), new Map());
    return telling.every((at) => (found[at] ?? 0) >= met);
  });
}

/** The one control that is called so; else the one text that says just that. */
export function anchorOf(index: ViewIndex, said: string): number | undefined {
  const [only, another] = namedAnchors(index, said);
  return another === undefined ? only : undefined;
}

function namedAnchors(index: ViewIndex, said: string): number[] {
  const { view } = index;
  const target = parseTarget(tokenize(said));
  const match = matchTarget(view, target, { intent: "click" });
  if (match.outcome === "one" && match.found[0]) return [match.found[0].index];
  if (match.outcome === "several") return match.ranked.map(({ index: at }) => at);
  const wanted = normalize(plain(said));
  const called = (roles: RegExp): number[] =>
    view.nodes.flatMap(({ role }, at) => (roles.test(role) && nameAt(view, at) === wanted ? [at] : []));
  const pictures = called(picture);
  return pictures.length > 0 ? pictures : called(/^text$/u);
}

/** All that may be meant: what is called so, what its sign says so of, the texts that say all of the words. */
export function anchorsOf(index: ViewIndex, given: string): number[] {
  const said = given.replace(owned, "");
  const named = namedAnchors(index, said);
  if (named.length > 0) return named.slice(0, most);
  const called = calledSo(index, said).map(({ index: at }) => at);
  if (called.length > 0) return called.length > most ? [] : called;
  const words = wordsOf(normalize(plain(said))).filter(
    (word) => !stopWords.has(word) && !lightWords.has(word) && !kind.test(word),
  );
  if (words.length === 0) return [];
  const texts = index.view.nodes.flatMap(({ role }, at) => {
    if (role !== "text") return [];
    const own = new Set(nameTextAt(index.view, at).words.map(stem));
    return words.every((word) => own.has(stem(word))) ? [at] : [];
  });
  return texts.length > most ? [] : texts;
}

const plain = (said: string): string => said.replace(/^(?:the|my|our|that) /iu, "");
/** “the fines I owe”, “the price shown”. */
const owned =
  / (?:that )?(?:(?:i|we|you) (?:have|owe|need|see|chose|have to pay|ordered)|shown|shown there)$/iu;
const kind = /^(?:button|link|icon|text|word|words|label|heading|title|sign|line|field|box)$/u;

/** Where it is drawn. What is written in a line has no place of its own. */
export const boxAt = ({ view: { nodes } }: ViewIndex, at: number): ViewNode["box"] =>
  nodes[at]?.box ?? nodes[nodes[at]?.parent ?? -1]?.box;

/** Of what follows a text, or comes before it, in the same line of words, that which stands next to it. */
export function besideText(
  index: ViewIndex,
  text: number,
  { pool, isAfter }: { pool: readonly number[]; isAfter: boolean },
): number | undefined {
  const { nodes } = index.view;
  let line = nodes[text]?.parent ?? 0;
  // What is set in bold is a part of its line.
  while (line > 0 && !pool.some((at) => contains(index, line, at))) {
    const up = nodes[line]?.parent ?? 0;
    const [own, outer] = [nodes[line]?.box, nodes[up]?.box];
    if (own && outer && outer.height > own.height * tallest) return undefined;
    line = up;
  }
  const inside = pool.filter((at) => contains(index, line, at));
  const behind = inside.filter((at) => at > text);
  const before = inside.filter((at) => at < text);
  return isAfter ? behind[0] : before.at(-1);
}

/** A line is no higher than what stands in it. */
const tallest = 2.5;
