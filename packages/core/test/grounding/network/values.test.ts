import { expect, test } from "vitest";
import { quantityOf } from "../../../src/grounding/amounts/numbers.ts";
import { timeOf } from "../../../src/grounding/days/dates.ts";
import { likeliestValue, likelyValues, type ValueChances } from "../../../src/grounding/network/values.ts";
import type { Piece } from "../../../src/grounding/network/word-pieces.ts";

function piecesOf(instruction: string): Piece[] {
  return [...instruction.matchAll(/\p{L}+|\d+|\S/gu)].map(({ 0: word, index: from }, number) => ({
    number,
    from,
    to: from + word.length,
  }));
}

/** Chances of a value that begins with one word and ends with another, each told with how likely that is. */
function chances(
  instruction: string,
  told: { first: Record<string, number>; last: Record<string, number>; elsewhere?: number },
): ValueChances {
  const pieces = piecesOf(instruction);
  const of = (words: Record<string, number>): number[] =>
    pieces.map(({ from, to }) => words[instruction.slice(from, to)] ?? 0);
  return { pieces, first: of(told.first), last: of(told.last), elsewhere: told.elsewhere ?? 0 };
}

const asText = (text: string): string => text;

test("a text is what lies between its likeliest first and last word", () => {
  const instruction = "put Ada Lovelace down, she pays by card";
  const said = likeliestValue(
    chances(instruction, { first: { Ada: 0.9, card: 0.1 }, last: { Lovelace: 0.8, Ada: 0.1, card: 0.1 } }),
    { instruction, written: asText },
  );
  expect(said).toMatchObject({ written: "Ada Lovelace", from: 4, to: 16 });
  // 0.72 of 0.9 × (0.8 + 0.1 + 0.1) + 0.1 × 0.1.
  expect(said?.chance).toBeCloseTo(0.72 / 0.91);
});

test("what the field does not take stands against what it takes", () => {
  const instruction = "a dozen plates for table 4";
  const told = { first: { dozen: 0.9, 4: 0.1 }, last: { dozen: 0.9, 4: 0.1 } };
  const said = likeliestValue(chances(instruction, told), {
    instruction,
    written: (text) => (/^\d+$/u.test(text) ? text : undefined),
    isTyped: true,
  });
  expect(said?.written).toBe("4");
  expect(said?.chance).toBeLessThan(0.02);
});

test("a time is read as far as it is said, and what is no time is not", () => {
  const instruction = "four of us at half past eight in the evening";
  const said = likeliestValue(
    chances(instruction, {
      first: { four: 0.8, half: 0.1, eight: 0.1 },
      last: { four: 0.8, eight: 0.1, evening: 0.1 },
    }),
    { instruction, written: timeOf, isTyped: true },
  );
  expect(said?.written).toBe("20:30");
});

test("what leads to one value counts together", () => {
  const instruction = "2 kettles, 6 bulbs";
  const said = likeliestValue(
    chances(instruction, { first: { 2: 0.5, 6: 0.5 }, last: { 2: 0.3, kettles: 0.3, 6: 0.4 } }),
    { instruction, written: (text) => quantityOf(text, true), isTyped: true },
  );
  expect(said).toMatchObject({ written: "2" });
});

test("where no part of the instruction is likelier than none, there is no value", () => {
  const instruction = "two more than now";
  const told = { first: { two: 0.4 }, last: { two: 0.4 }, elsewhere: 0.6 };
  const reading = { instruction, written: (text: string) => quantityOf(text, true), isTyped: true };
  expect(likeliestValue(chances(instruction, told), reading)).toBeUndefined();
  expect(likeliestValue(chances(instruction, { ...told, elsewhere: 0.1 }), reading)?.written).toBe("2");
});

test("what else may be its value is told with how likely it is", () => {
  const instruction = "2 kettles, 6 bulbs";
  const { values, elsewhere } = likelyValues(
    chances(instruction, { first: { 2: 0.6, 6: 0.4 }, last: { 2: 0.5, 6: 0.5 }, elsewhere: 0.1 }),
    { instruction, written: (text) => quantityOf(text, true), isTyped: true },
  );
  // What begins with the one and ends with the other (“2 kettles, 6”) is read as the first.
  const all = 0.6 * 0.5 + 0.6 * 0.5 + 0.4 * 0.5 + 0.1;
  expect(values).toMatchObject([
    { written: "2", from: 0, to: 1 },
    { written: "6", from: 11, to: 12 },
  ]);
  expect(values.map(({ chance }) => chance)).toEqual([expect.closeTo(0.6 / all), expect.closeTo(0.2 / all)]);
  expect(elsewhere).toBeCloseTo(0.1 / all);
});
