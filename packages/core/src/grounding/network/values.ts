import { apply, type SmallLinear } from "./arithmetic.ts";
import { runsOf, type Piece } from "./word-pieces.ts";

/** What a field asks for and what a piece of the instruction answers, each as two halves: for the first piece of a value and for the last. */
export type ValueWeights = { asks: SmallLinear; answers: SmallLinear };

/** How likely the value of a field begins and ends with each piece of the instruction, and how likely no part of the instruction is its value: 0–1. */
export type ValueChances = {
  first: readonly number[];
  last: readonly number[];
  elsewhere: number;
  pieces: readonly Piece[];
};

/** A part of the instruction, in UTF-16 units, what is written for it, and how likely it is that and no other, 0–1. */
export type SaidValue = { from: number; to: number; written: string; chance: number };

/** The pieces of an instruction, with a row for each, and one for the mark before them and one for that behind. */
export type Said = { pieces: readonly Piece[]; rows: readonly Float32Array[] };

/** Tells of fields where in the instruction their values are. */
export class ValueReader {
  readonly #weights: ValueWeights;
  readonly #said: Said;
  #answers: Float32Array[] | undefined;

  constructor(weights: ValueWeights, said: Said) {
    this.#weights = weights;
    this.#said = said;
  }

  chancesFor(field: Float32Array): ValueChances {
    const { asks, answers } = this.#weights;
    this.#answers ??= this.#said.rows.map((row) => allOf(answers, row));
    const asked = allOf(asks, field);
    const half = asked.length / 2;
    const chances = (from: number): number[] =>
      softmax(
        (this.#answers ?? []).map(
          (answer) => product(asked, answer, { from, to: from + half }) / Math.sqrt(half),
        ),
      );
    const [begins, ends] = [chances(0), chances(half)];
    return {
      first: begins.slice(1, -1),
      last: ends.slice(1, -1),
      elsewhere: (begins[0] as number) * (ends[0] as number),
      pieces: this.#said.pieces,
    };
  }
}

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
  const spans = spansIn(chances, question);
  // What the field does not take counts as well: where that is likeliest, nothing else is the value.
  const all = spans.reduce((sum, { worth }) => sum + worth, chances.elsewhere);
  const taken = spans.filter((span): span is TakenSpan => span.written !== undefined);
  const whole = question.isTyped === true ? taken.filter((one) => !isWithinAnother(one, taken)) : taken;
  const worths = new Map<string, number>();
  for (const { written, worth } of whole) worths.set(written, (worths.get(written) ?? 0) + worth);
  const [best] = [...worths].toSorted(([, one], [, other]) => other - one);
  if (best === undefined || best[1] < chances.elsewhere) return undefined;
  const [written, worth] = best;
  const [likeliest] = whole
    .filter((one) => one.written === written)
    .toSorted((one, other) => other.worth - one.worth);
  const { from = 0, to = 0 } = likeliest ?? {};
  return { from, to, written, chance: worth / all };
}

type Span = { from: number; to: number; written: string | undefined; worth: number };
type TakenSpan = Span & { written: string };

const spansIn = ({ pieces, first, last }: ValueChances, { instruction, written }: ValueQuestion): Span[] =>
  runsOf(pieces, longestValue).map(([begin, end]) => {
    const [from = 0, to = 0] = [pieces[begin]?.from, pieces[end]?.to];
    const worth = (first[begin] ?? 0) * (last[end] ?? 0);
    return { from, to, worth, written: written(instruction.slice(from, to), instruction.slice(to)) };
  });

/** Within a longer one that says something else. */
const isWithinAnother = ({ from, to, written }: TakenSpan, spans: readonly TakenSpan[]): boolean =>
  spans.some(
    (other) =>
      other.from <= from && other.to >= to && other.to - other.from > to - from && other.written !== written,
  );

const allOf = (linear: SmallLinear, input: Float32Array): Float32Array =>
  linear.bias.map((_, row) => apply(linear, input, row));

function product(one: Float32Array, other: Float32Array, { from, to }: { from: number; to: number }): number {
  let sum = 0;
  for (let at = from; at < to; at += 1) sum += (one[at] as number) * (other[at] as number);
  return sum;
}

function softmax(scores: readonly number[]): number[] {
  const most = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - most));
  const sum = powers.reduce((all, one) => all + one, 0);
  return powers.map((one) => one / sum);
}
