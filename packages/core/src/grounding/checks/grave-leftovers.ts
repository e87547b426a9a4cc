import type { PageView } from "../../page/view.ts";
import { headingsOver, placesOf } from "../evidence/around.ts";
import { readWords, weights } from "../evidence/said.ts";
import { entryOf, isRepeated } from "../entries/items.ts";
import type { Resolved } from "../outcome.ts";
import { normalize, stem, wordsOf } from "../matching/text.ts";
import { tokenize } from "../matching/tokens.ts";
import { contains, indexOf, type ViewIndex } from "../matching/view-index.ts";
import { conceptsIn } from "../vocabulary/concepts/index.ts";
import { itemNouns } from "../vocabulary/light-words.ts";

const taking =
  /^(?:delet|remov|cancel|wip|eras|reset|bin|trash|discard|declin|reject|revok|scrap|destroy|terminat|unpair|dismantl|expel|ban)/u;

/**
 * What is taken away in a row, card or entry, though the words tell of something that the entry is not: “delete Ada's note”, where
 * notes are elsewhere on the page, “reset everything”, where each row has a reset of its own, and “the tablet needs resetting”,
 * which tells none of them. The word that is left.
 */
export function graveLeftover(view: PageView, instruction: string, { steps }: Resolved): string | undefined {
  const [step] = steps;
  if (step?.node === undefined || steps.some(({ node, method }) => node === undefined || method !== "click"))
    return undefined;
  const phrase = tokenize(instruction.trim());
  if (!phrase.tokens.some(({ word }) => taking.test(word))) return undefined;
  if (!saysDeed(step.node.name, phrase.tokens[0]?.word)) return undefined;
  const index = indexOf(view);
  const entries = steps.map(({ node }) => (node ? entryOf(index, node) : 0));
  if (entries.some((entry) => entry === 0)) return undefined;
  const said = readWords(phrase);
  const whole = said.words.find(({ word }) => word === "everything")?.word;
  if (steps.length === 1 && whole !== undefined && !saysAll(index, entries[0] ?? 0)) return whole;
  const places = placesOf(index, said, new Map());
  const isElsewhere = (at: number): boolean =>
    (places[at]?.length ?? 0) > 0 &&
    !places[at]?.some((place) => isAbout(index, entries, place)) &&
    !entries.some((entry) => holds(index, entry, said.words[at]?.stem ?? ""));
  const kind = said.words.at(-1);
  const before = phrase.tokens[(kind?.token ?? 0) - 1];
  const isCalledSo = before?.kind === "quoted" || /^\p{Lu}/u.test(before?.text ?? "");
  if (kind !== undefined && isCalledSo && wholes.has(kind.stem) && places.at(-1)?.length === 0)
    return kind.word;
  const owned = said.words.findIndex(
    ({ token }) =>
      /^\p{Lu}.*['’]s$/u.test(phrase.tokens[token - 1]?.text ?? "") &&
      phrase.tokens[token + 1]?.kind !== "word",
  );
  const isPart = owned >= 0 && !itemNouns.has(stem(said.words[owned]?.word ?? ""));
  if (isPart && isElsewhere(owned)) return said.words[owned]?.word;
  const telling = said.words.flatMap(({ word, weight, stem: one }, at) => {
    const isKind = weight >= weights.content && itemNouns.has(one);
    return weight >= weights.item && !taking.test(word) && !isKind ? [at] : [];
  });
  const isCounted = steps.length > 1 || said.ordinal !== undefined || counted.test(instruction);
  return !isCounted && telling.length > 0 && telling.every(isElsewhere)
    ? said.words[telling[0] ?? 0]?.word
    : undefined;
}

/** “line 3: see message” is no “Remove line”: nothing that was said takes anything away. */
export function takesUnsaid(instruction: string, { steps, isTurn }: Resolved): string | undefined {
  const [step, another] = steps;
  const [deed = "", ...more] = wordsOf(normalize(step?.node?.name ?? ""));
  if (
    isTurn ||
    another !== undefined ||
    step?.method !== "click" ||
    !removing.test(deed) ||
    /\b(?:password|passcode|pin)\b/u.test(more.join(" ")) ||
    more.length === 0
  )
    return undefined;
  const said = wordsOf(normalize(instruction));
  const meant = new Set(conceptsIn([deed]).map(({ concept }) => concept.name));
  const isSaid =
    said.some((word) => stem(word) === stem(deed)) ||
    conceptsIn(said).some(({ concept }) => meant.has(concept.name)) ||
    /\b(?:no|not|off|out|away|without|don['’]?t|rid|one|it)\b|[x×✕✖]/iu.test(instruction);
  return isSaid ? undefined : said[0];
}

const removing = /^(?:delete|remove|erase|discard|wipe|destroy|forget|revert|abort)$/u;

/** By comparing, by its place, or named before. */
const counted =
  /est\b|\b(?:most|least|next|last|first|one|it|this|that|he|she|they|him|her|them|these|those)\b/iu;

/** Its name is a deed, or nothing that can be read. */
const saysDeed = (name: string, verb: string | undefined): boolean =>
  wordsOf(normalize(name)).every((word) => taking.test(word) || word === verb) || name.length < 3;

/** A field in it says so. */
function holds(index: ViewIndex, entry: number, one: string): boolean {
  const { nodes } = index.view;
  for (let up = entry; up > 0; up = nodes[up]?.parent ?? -1)
    if (
      isRepeated(index, up) &&
      nodes
        .slice(up, index.end[up])
        .some(({ value = "" }) => wordsOf(normalize(value)).some((word) => stem(word) === one))
    )
      return true;
  return false;
}

/** What holds many of what rows and cards are: “delete the Ostrich album” is no word on the song of that name. */
const wholes = new Set(
  "album artist band playlist list group team channel collection series category chapter account board project department class workspace library archive".split(
    " ",
  ),
);

const saysAll = ({ view, end }: ViewIndex, entry: number): boolean =>
  view.nodes
    .slice(entry, end[entry])
    .some(({ name }) => /^(?:\S+ )?(?:everything|all)\b(?:\W*\p{L}+)?$/iu.test(name));

/** In one of the entries, in a heading over it, or at the head of its table. */
function isAbout(index: ViewIndex, entries: readonly number[], place: number): boolean {
  const { nodes } = index.view;
  const above = (at: number, roles: RegExp): number => {
    for (let up = at; up > 0; up = nodes[up]?.parent ?? -1) if (roles.test(nodes[up]?.role ?? "")) return up;
    return -1;
  };
  return entries.some((entry) => {
    for (let up = entry; up > 0; up = nodes[up]?.parent ?? -1)
      if (up === place || (isRepeated(index, up) && contains(index, up, place))) return true;
    if (headingsOver(index, entry).some((heading) => contains(index, heading, place))) return true;
    const table = above(entry, /^(?:table|grid|treegrid)$/u);
    return table > 0 && contains(index, table, place) && above(place, /^(?:columnheader|caption)$/u) > 0;
  });
}
