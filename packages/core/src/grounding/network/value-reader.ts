import { apply, gelu, type SmallLinear } from "./arithmetic.ts";
import type { ValueChances } from "./values.ts";
import type { Piece } from "./word-pieces.ts";

/**
 * What is compared, 32 numbers at a time: what a field asks for with what each piece of the instruction answers once both are read
 * together, and what it is called with what each piece says by itself. `told`: what a piece is, whatever the field. `near` and `wide`: what stands
 * around each piece, and `ends`: that a value begins or ends there.
 */
export type ValueWeights = Record<
  "asks" | "answers" | "called" | "says" | "told" | "near" | "wide" | "ends",
  SmallLinear
>;

/** The pieces of an instruction, with rows for each, and for the mark before them and that behind: by itself, and read beside the page. */
export type Said = {
  pieces: readonly Piece[];
  alone: readonly Float32Array[];
  joined: readonly Float32Array[];
};

/** What is known of a field: its vector by itself, its row beside the instruction, and for each row of this whether it says that piece. */
export type AskingField = { vector: Float32Array; row: Float32Array; shared: readonly boolean[] };

/** Numbers that are compared at a time. */
const reach = 32;
/** What stands for the other fields where there are none, and the least that they are worth. */
const noOther = -2;
const leastOther = -10;

/** Tells of fields where in the instruction their values are: which is whose shows in all of them together. */
export class ValueReader {
  readonly #weights: ValueWeights;
  readonly #said: Said;

  constructor(weights: ValueWeights, said: Said) {
    this.#weights = weights;
    this.#said = said;
  }

  /** For each field. */
  read(fields: readonly AskingField[]): ValueChances[] {
    if (fields.length === 0) return [];
    const { asks, answers, called, says, told, near, wide, ends } = this.#weights;
    const { joined, alone } = this.#said;
    const answered = joined.map((row) => allOf(answers, row));
    const spoken = alone.map((row) => allOf(says, row));
    const compared = fields.map(({ vector, row, shared }) => [
      ...likenesses(allOf(asks, row), answered),
      ...likenesses(allOf(called, vector), spoken),
      Float32Array.from(shared, Number),
    ]);
    const own = transposed(joined.map((row) => allOf(told, row)));
    const first = besideOthers(compared, (one, other) => one - other).map((rows, at) =>
      bent(around([...(compared[at] ?? []), ...rows, ...own], near)),
    );
    const second = besideOthers(first, (_, other) => other).map((others, at) => {
      const rows = first[at] ?? [];
      const seen = bent(around([...rows, ...others], wide));
      return rows.map((row, channel) => row.map((one, place) => one + (seen[channel]?.[place] ?? 0)));
    });
    return second.map((rows) => {
      const [first = [], last = []] = around(rows, ends).map(softmax);
      return {
        first: first.slice(1, -1),
        last: last.slice(1, -1),
        elsewhere: (first[0] as number) * (last[0] as number),
        pieces: this.#said.pieces,
      };
    });
  }
}

const allOf = (linear: SmallLinear, input: Float32Array): Float32Array =>
  linear.bias.map((_, row) => apply(linear, input, row));

/** For each `reach` numbers of the one how like it is to those of each other. */
function likenesses(one: Float32Array, others: readonly Float32Array[]): Float32Array[] {
  return Array.from({ length: one.length / reach }, (_, channel) =>
    Float32Array.from(others, (other) => {
      let sum = 0;
      for (let at = channel * reach; at < (channel + 1) * reach; at += 1)
        sum += (one[at] as number) * (other[at] as number);
      return sum / Math.sqrt(reach);
    }),
  );
}

const transposed = (rows: readonly Float32Array[]): Float32Array[] =>
  Array.from(rows[0] ?? [], (_, column) => Float32Array.from(rows, (row) => row[column] as number));

/** For each field, channel and piece what `of` makes of its number and what those of the other fields come to. */
function besideOthers(
  fields: readonly Float32Array[][],
  of: (one: number, other: number) => number,
): Float32Array[][] {
  const sums = (fields[0] ?? []).map((row, channel) =>
    Array.from(row, (_, place) => {
      const all = fields
        .map((channels) => channels[channel]?.[place] as number)
        .toSorted((one, other) => other - one);
      const [most = 0, ...less] = all;
      return { most, all: logSum(all), less: logSum(less) };
    }),
  );
  return fields.map((channels) =>
    channels.map((row, channel) =>
      row.map((one, place) => {
        if (fields.length === 1) return of(one, noOther);
        const { most = 0, all = 0, less = 0 } = sums[channel]?.[place] ?? {};
        const other = one === most ? less : all + Math.log(1 - Math.exp(one - all));
        return of(one, Math.max(leastOther, other));
      }),
    ),
  );
}

/** The logarithm of the sum of their powers of e; the first is the greatest. */
function logSum(numbers: readonly number[]): number {
  const [most = 0] = numbers;
  return most + Math.log(numbers.reduce((sum, one) => sum + Math.exp(one - most), 0));
}

/** Of each piece, with those around it, what a layer makes that looks that far. */
function around(rows: readonly Float32Array[], { weights, bias }: SmallLinear): Float32Array[] {
  const width = weights.columns / rows.length;
  const count = rows[0]?.length ?? 0;
  const half = (width - 1) / 2;
  return Array.from(bias, (own, output) => {
    const result = new Float32Array(count).fill(own);
    rows.forEach((row, input) => {
      const from = output * weights.columns + input * width;
      for (let step = 0; step < width; step += 1) {
        const weight = weights.values[from + step] as number;
        const shift = step - half;
        const end = Math.min(count, count - shift);
        for (let place = Math.max(0, -shift); place < end; place += 1)
          result[place] = (result[place] as number) + weight * (row[place + shift] as number);
      }
    });
    return result;
  });
}

function bent(rows: Float32Array[]): Float32Array[] {
  for (const row of rows) gelu(row);
  return rows;
}

function softmax(scores: Float32Array): number[] {
  const most = Math.max(...scores);
  const powers = Array.from(scores, (score) => Math.exp(score - most));
  const sum = powers.reduce((all, one) => all + one, 0);
  return powers.map((one) => one / sum);
}
