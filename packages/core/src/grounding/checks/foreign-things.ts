import type { PageView } from "../../page/view.ts";
import { pageByNumber } from "../vocabulary/page-numbers.ts";
import { isGrave } from "../entries/entries.ts";
import { isSaidAnywhere } from "../entries/lists.ts";
import { formOf } from "../evidence/root.ts";
import { normalize, stem, wordsOf, wordsOfIdentifier } from "../matching/text.ts";
import { tokenize, type Token } from "../matching/tokens.ts";
import { indexOf, type ViewIndex } from "../matching/view-index.ts";
import type { Resolved } from "../outcome.ts";
import { conceptsIn } from "../vocabulary/concepts/index.ts";
import { isEnglishWord } from "../vocabulary/english-words.ts";
import { itemNouns, lightWords, stopWords } from "../vocabulary/light-words.ts";
import { ordinals } from "../vocabulary/relations.ts";
import { synonymsOf } from "../vocabulary/synonyms.ts";
import { kindsCalled } from "../vocabulary/things.ts";

/**
 * A thing of which the page has none: “product” of “open the last product” on a page of mails. Its entries may be called many
 * things that it does not say itself, but not by what only other pages have.
 */
export function foreignThing(
  view: PageView,
  instruction: string,
  { steps, isTurn }: Resolved,
): string | undefined {
  if (isTurn) return undefined;
  const { tokens } = tokenize(instruction.trim());
  const values = steps
    .flatMap(({ arguments: given }) => given)
    .join(" ")
    .toLowerCase();
  const index = indexOf(view);
  const isLost = steps.some(({ method, node }) => method === "click" && node !== undefined && isGrave(node));
  return tokens.find(({ word }, at) => {
    if (!isNamed(tokens, at) || values.includes(word)) return false;
    const noun = formOf(word);
    const isKnown = kindsCalled(noun).length > 0 || (isLost && isCountedOut(tokens, at));
    if (!isKnown || isOnPage(index, noun) || !saysEnough(index)) return false;
    return !steps.some(({ node }) => node && isMeantBy(node, noun));
  })?.text;
}

const pageNumber = new RegExp(pageByNumber, "iu");

/** “go to page 3” is no “Floor 3” and no third of anything. */
export function otherThanPage(instruction: string, { steps }: Resolved): string | undefined {
  const number = pageNumber.exec(instruction)?.groups?.["number"];
  if (number === undefined || /["“]/u.test(instruction)) return undefined;
  const isOther = steps.some(({ method, node }) => {
    const own = normalize(`${node?.name ?? ""} ${node?.description ?? ""}`);
    return (
      (method === "click" || method === "check") &&
      /\p{L}/u.test(own) &&
      !/\b(?:page|next|previous|last|first|prev|back|go|older|newer)\b|^p ?\d+$/u.test(own)
    );
  });
  return isOther ? number : undefined;
}

/** “the last product”, “this recipe”, and neither “he is taking the bus” nor “the kitchen shelves”. */
function isNamed(tokens: readonly Token[], at: number): boolean {
  const [token, next] = [tokens[at], tokens[at + 1]];
  if (token?.kind !== "word" || !/^\p{Ll}+$/u.test(token.text)) return false;
  // “the plant called Dido”: its name tells which.
  if (/^(?:called|named)$/u.test(next?.word ?? "")) return false;
  const [before = "", earlier = ""] = [tokens[at - 1]?.word, tokens[at - 2]?.word];
  if (!(leading.test(before) || leading.test(earlier)) || passing.test(earlier)) return false;
  const isCompound =
    next?.kind === "word" &&
    /^\p{Ll}/u.test(next.text) &&
    !stopWords.has(next.word) &&
    !lightWords.has(next.word);
  return !isCompound || following.test(next.word) || kindsCalled(formOf(next.word)).length > 0;
}

/** “delete the first hold”: what cannot be taken back is done to no entry of another name, whatever the page has. */
function isCountedOut(tokens: readonly Token[], at: number): boolean {
  const [word = "", before = ""] = [tokens[at]?.word, tokens[at - 1]?.word];
  return (
    before !== "next" &&
    ordinals.has(before) &&
    ![itemNouns, stopWords].some((words) => words.has(word)) &&
    !lightWords.has(word) &&
    isEnglishWord(word)
  );
}

const leading =
  /^(?:the|an?|this|that|these|those|my|our|his|her|their|its|every|each|all|any|no|another|other|both|first|last|final|second|third|\p{L}+(?:th|st)|one|two|three|four|five|six|\d+(?:st|nd|rd|th)?)$/u;
/** “he is taking the bus”, “that is out of the question” */
const passing = /^(?:taking|takes|took|of|catch|caught|missed)$/u;
const following = /^(?:listed|shown)$/u;

/** A page of a few words (“LW 1, € 98, Book”) says nothing of what it has. */
const fewest = 6;
const saysEnough = ({ view: { nodes } }: ViewIndex): boolean =>
  new Set(nodes.flatMap(({ name }) => wordsOf(normalize(name)).filter((word) => /\p{L}{3}/u.test(word))))
    .size >= fewest;

function isOnPage(index: ViewIndex, noun: string): boolean {
  const { nodes, title } = index.view;
  const kinds = kindsCalled(noun);
  const named = new Set(wordsOf(normalize(title)).map(formOf));
  const concepts = conceptsIn([noun]).flatMap(({ concept }) => concept.foreign);
  const clues = new Set([
    noun,
    ...synonymsOf(noun),
    ...concepts,
    ...kinds.flatMap(({ things, clues: more }) => [...things, ...more]),
  ]);
  return (
    [...clues].some((clue) => isSaidAnywhere(index, [stem(clue)]) || named.has(formOf(clue))) ||
    kinds.some(({ written }) => written !== undefined && nodes.some(({ name }) => written.test(name)))
  );
}

/** “open my basket”, of “Cart”, and signs of it. */
function isMeantBy({ name, hints = "", signs = "" }: PageView["nodes"][number], noun: string): boolean {
  const own = new Set(
    conceptsIn(wordsOf(normalize(`${name} ${wordsOfIdentifier(`${hints} ${signs}`)}`))).map(
      ({ concept }) => concept,
    ),
  );
  return conceptsIn([noun]).some(({ concept }) => own.has(concept));
}
