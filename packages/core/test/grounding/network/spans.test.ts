import { expect, test } from "vitest";
import { spanOf } from "../../../scripts/network/spans.ts";
import type { Piece } from "../../../src/grounding/network/word-pieces.ts";

/** The text of the span, each word being one piece. */
function said(say: string, value: string): string | undefined {
  const pieces: Piece[] = [...say.matchAll(/\p{L}+|\d+|\S/gu)].map(({ 0: word, index: from }, number) => ({
    number,
    from,
    to: from + word.length,
  }));
  const span = spanOf(say, { pieces, value });
  return Array.isArray(span) ? say.slice(pieces[span[0]]?.from, pieces[span[1]]?.to) : span;
}

test("a text is found as it is typed, whatever its case", () => {
  expect(said("it's for greta lindqvist, table 4", "Greta Lindqvist")).toBe("greta lindqvist");
});

test("dates, times and numbers are found where they are said in words", () => {
  expect(said("on the third of March 2027 please", "2027-03-03")).toBe("third of March 2027");
  expect(said("half past four in the afternoon suits me", "16:30")).toBe("half past four in the afternoon");
  expect(said("we will be four", "4")).toBe("four");
});

test("what is said twice is said nowhere for sure, and what is reckoned stands elsewhere", () => {
  expect(said("two rooms for two", "two")).toBeUndefined();
  expect(said("two more guests", "5")).toBe("elsewhere");
});
