import { runsOf, type Piece } from "./word-pieces.ts";

/** How likely the value of a field begins and ends with each piece of the instruction, and how likely no part of the instruction is its value: 0–1. */
export type ValueChances = {
  first: readonly number[];
  last: readonly number[];
  elsewhere: number;
  pieces: readonly Piece[];
};

/** A part of an instruction, in UTF-16 units. */
export type Part = { from: number; to: number };

/** The likeliest part of an instruction, what is written for it, where else that is said, and how likely it is that and no other, 0–1. */
export type SaidValue = Part & { written: string; again: Part[]; chance: number };

/** A part that is less likely the value is none, though it says the same. */
const leastAgain = 0.01;

/** Longest value, in words. */
export const longestValue = 24;

export type ValueQuestion = {
  instruction: string;
  /** What a field of its kind would hold for a text, given what stands behind it; undefined where it takes no such text. */
  written: (text: string, behind: string) => string | undefined;
  /** It takes a date, a number or the like, and each as far as it is said: not “eight” of “half past eight”. Default: false. */
  isTyped?: boolean;
};

/** The likeliest value; undefined where no part of the instruction is likelier than none. */
export function likeliestValue(chances: ValueChances, question: ValueQuestion): SaidValue | undefined {
  const { values, elsewhere } = likelyValues(chances, question);
  return values[0] !== undefined && values[0].chance >= elsewhere ? values[0] : undefined;
}

/** What may be its value, likeliest first, each in the likeliest of its places, and how likely no part of the instruction is. */
export function likelyValues(
  chances: ValueChances,
  question: ValueQuestion,
): { values: SaidValue[]; elsewhere: number } {
  const spans = spansIn(chances, question);
  // What the field does not take counts as well: where that is likeliest, nothing else is the value.
  const all = spans.reduce((sum, { worth }) => sum + worth, chances.elsewhere);
  const taken = spans.filter((span): span is TakenSpan => span.written !== undefined);
  const whole = question.isTyped === true ? taken.filter((one) => !isWithinAnother(one, taken)) : taken;
  const values = new Map<string, SaidValue>();
  for (const { written, worth, from, to } of whole.toSorted((one, other) => other.worth - one.worth)) {
    const chance = worth / all;
    const before = values.get(written);
    if (before === undefined) values.set(written, { from, to, written, again: [], chance });
    else {
      const isElsewhere = ![before, ...before.again].some((place) => isOverlapping(place, { from, to }));
      const again = isElsewhere && chance > leastAgain ? [...before.again, { from, to }] : before.again;
      values.set(written, { ...before, again, chance: before.chance + chance });
    }
  }
  return {
    values: [...values.values()].toSorted((one, other) => other.chance - one.chance),
    elsewhere: chances.elsewhere / all,
  };
}

type Span = { from: number; to: number; written: string | undefined; worth: number };
type TakenSpan = Span & { written: string };

const spansIn = ({ pieces, first, last }: ValueChances, { instruction, written }: ValueQuestion): Span[] =>
  runsOf(pieces, longestValue).map(([begin, end]) => {
    const [from = 0, to = 0] = [pieces[begin]?.from, pieces[end]?.to];
    const worth = (first[begin] ?? 0) * (last[end] ?? 0);
    return { from, to, worth, written: written(instruction.slice(from, to), instruction.slice(to)) };
  });

/** Within a longer one that says something else by it: “eight” in “half past eight”, and not “6” in “2 kettles, 6”. */
const isWithinAnother = (one: TakenSpan, spans: readonly TakenSpan[]): boolean =>
  spans.some(
    (other) =>
      other.written !== one.written &&
      isWithin(one, other) &&
      !spans.some(
        (part) => part.written === other.written && isWithin(part, other) && !isOverlapping(part, one),
      ),
  );

const isWithin = (one: Part, other: Part): boolean => other.from <= one.from && other.to >= one.to;

/** Two parts of an instruction have something in common. */
export const isOverlapping = (one: Part, other: Part): boolean => one.from < other.to && other.from < one.to;
