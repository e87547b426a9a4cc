import type { MemoryStep } from "@legwork/protocol";
import { wordsIn } from "../page/fingerprint-text.ts";
import { nameAt, readPage, wordsAround } from "../page/fingerprint-page.ts";
import { takeFingerprint, type Fingerprint } from "../page/fingerprint.ts";
import type { PageView } from "../page/view.ts";

/** Words that tell nothing, wherever they stand. */
const silent = new Set(
  `the and for from with into onto that this which its der die das und les des los las
  a an as at be by do go he i if in is it me my no of on or so to up us we
  ab am da du er es im so um wo zu au ce de en et il la le ma me ne ou sa se si ta te tu un
  al del el lo mi o su y di e ed ho i il mi per ai em na no os um het een van`.split(/\s+/),
);

/** More words than this around an element are a part of the page. */
const aroundLimit = 120;

/** The words of an element and of what stands around it: its name, its row, card or group, its neighbours and heading. */
export function wordsOfElement(view: PageView, reference: string): Set<string> {
  const seen = wordsSeen(view, reference);
  if (seen === undefined) return new Set();
  const { own, fingerprint } = seen;
  return new Set([...own, ...parts.flatMap((part) => wordsIn(fingerprint[part]))]);
}

/** What stands beside an element and its own row or card, the part first that says most of which one it is. */
const parts = ["heading", "before", "after"] as const;

/** The words of an element and of its own row or card, and what it is known by. */
function wordsSeen(
  view: PageView,
  reference: string,
): { own: Set<string>; fingerprint: Fingerprint } | undefined {
  const page = readPage(view);
  const index = view.nodes.findIndex(({ ref }) => ref === reference);
  const taken = takeFingerprint(view, index);
  if (taken === undefined) return undefined;
  const { placeIndex, fingerprint } = taken;
  const around =
    placeIndex === undefined
      ? undefined
      : wordsAround(page, { ancestor: placeIndex, element: index }, aroundLimit);
  const { placeholder = "", description = "" } = fingerprint;
  const texts = [nameAt(page, index), placeholder, description];
  return { own: new Set([...texts.flatMap(wordsIn), ...(around ?? [])]), fingerprint };
}

/**
 * Whether words that said which element was meant stand there again: at it, in its own row or card, or where they stood then.
 * “Ada” in the heading of the request that was approved is not the “Ada” of a notice beneath the next one.
 */
export function standAgain(
  criteria: string[],
  then: Fingerprint,
  { view, reference }: { view: PageView; reference: string },
): boolean {
  const now = wordsSeen(view, reference);
  if (now === undefined) return criteria.length === 0;
  const has = (fingerprint: Fingerprint, part: (typeof parts)[number], word: string) =>
    wordsIn(fingerprint[part]).includes(word);
  return criteria.every((word) => {
    if (now.own.has(word)) return true;
    const part = parts.find((each) => has(then, each, word));
    return part !== undefined && has(now.fingerprint, part, word);
  });
}

/**
 * The words of an instruction that said which element was meant: those that stood at it or around it. They must stand
 * there again when the element is used again, since a row that is “pending” may be another one by then.
 */
export function criteriaOf(instruction: string, words: ReadonlySet<string>): string[] {
  const told = new Set(wordsIn(instruction));
  const names = new Set(shortNamesIn(instruction));
  return [...told].filter((word) => words.has(word) && (!silent.has(word) || names.has(word)));
}

/** Whether an element is one of several alike, and the instruction has no word that tells it from the others. */
export function isLeftOpen({ fingerprint, criteria = [] }: MemoryStep): boolean {
  if (fingerprint === undefined || fingerprint.likes === 1) return false;
  const telling = new Set(fingerprint.place.filter(([, weight]) => weight > 0).map(([word]) => word));
  return !criteria.some((word) => telling.has(word));
}

/** “Al” in “delete Al”, “A” in “open column A”: what is written with a capital behind another word is a name. */
function shortNamesIn(instruction: string): string[] {
  return (instruction.match(/(?<=[\p{L}\p{N}%]\P{L}+)\p{Lu}\p{L}?(?![\p{L}\p{N}])/gu) ?? []).flatMap(wordsIn);
}
