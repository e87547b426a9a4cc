import { addTo, gelu, normalize, softmax, type Norm } from "./arithmetic.ts";
import { readGroups, type GroupedMatrix } from "./groups.ts";
import { finest, Kernel, type Floats, type Rows, type Scales } from "./kernel.ts";

export type Linear = { weights: GroupedMatrix; bias: Float32Array };

export type LayerWeights = {
  queryKeyValue: Linear;
  output: Linear;
  outputNorm: Norm;
  inner: Linear;
  outer: Linear;
  outerNorm: Norm;
};

const heads = 12;

type LoadedLinear = { rows: Rows; bias: Scales };
type LoadedLayer = Record<"queryKeyValue" | "output" | "inner" | "outer", LoadedLinear> &
  Pick<LayerWeights, "outputNorm" | "outerNorm">;

/** Rows of numbers of several texts, one behind the other. */
type Batch = { state: Float32Array; lengths: readonly number[] };
/** The rows of one of them. */
type Text = { row: number; count: number };

/** Layers of a transformer: each row takes in what it needs of the other rows of its text. */
export class Transformer {
  /** Numbers in a row. */
  readonly width: number;
  readonly #kernel: Kernel;
  readonly #layers: LoadedLayer[];
  readonly #state: Floats;
  readonly #queryKeyValue: Floats;
  readonly #attended: Floats;
  readonly #inner: Floats;
  readonly #scores: Floats;
  readonly #input: Rows;
  readonly #wide: Rows;
  readonly #left: Rows;
  readonly #right: Rows;
  readonly #nothing: Scales;

  /** `most`: rows that are given at once. */
  constructor(layers: readonly LayerWeights[], most: number) {
    this.width = layers[0]?.output.weights.rows ?? 0;
    const inner = layers[0]?.inner.weights.rows ?? 0;
    const count = Math.ceil(most / 8) * 8;
    const numbers = layers.length * (4 * this.width + 2 * inner) * (this.width + 4);
    this.#kernel = new Kernel(
      2 * numbers + count * (count * 4 + inner * 6 + this.width * 24 + 64) + inner * 64,
    );
    this.#layers = layers.map((layer) => this.#load(layer));
    this.#state = this.#kernel.floats(count, this.width);
    this.#queryKeyValue = this.#kernel.floats(count, 3 * this.width);
    this.#attended = this.#kernel.floats(count, this.width);
    this.#inner = this.#kernel.floats(count, inner);
    this.#scores = this.#kernel.floats(count, Math.max(count, this.width / heads));
    this.#input = this.#kernel.rows(count, this.width);
    this.#wide = this.#kernel.rows(count, inner);
    this.#left = this.#kernel.rows(count, Math.max(count, this.width / heads));
    this.#right = this.#kernel.rows(count, Math.max(count, this.width / heads));
    this.#nothing = this.#kernel.scales(Math.max(count, this.width / heads));
  }

  /** `state`: a row of `width` numbers for each piece; `lengths`: the pieces of each text. */
  run({ state: given, lengths }: Batch): Float32Array {
    const count = given.length / this.width;
    const state = this.#state.values.subarray(0, given.length);
    state.set(given);
    const before = new Float32Array(given.length);
    for (const layer of this.#layers) {
      before.set(state);
      this.#attend(layer, lengths, count);
      this.#apply(layer.output, { from: this.#attended, to: this.#state, scratch: this.#input, count });
      addTo(state, before);
      normalize(state, this.width, layer.outputNorm);
      before.set(state);
      this.#apply(layer.inner, { from: this.#state, to: this.#inner, scratch: this.#input, count });
      gelu(this.#inner.values.subarray(0, count * this.#inner.width));
      this.#apply(layer.outer, { from: this.#inner, to: this.#state, scratch: this.#wide, count });
      addTo(state, before);
      normalize(state, this.width, layer.outerNorm);
    }
    return state.slice();
  }

  #load({ outputNorm, outerNorm, ...linears }: LayerWeights): LoadedLayer {
    const load = ({ weights, bias: given }: Linear): LoadedLinear => {
      const rows = this.#kernel.rows(weights.rows, weights.columns);
      fillRows(weights, rows);
      const bias = this.#kernel.scales(weights.rows);
      bias.values.set(given);
      return { rows, bias };
    };
    return {
      queryKeyValue: load(linears.queryKeyValue),
      output: load(linears.output),
      inner: load(linears.inner),
      outer: load(linears.outer),
      outputNorm,
      outerNorm,
    };
  }

  #apply({ rows, bias }: LoadedLinear, { from, to, scratch, count }: Application): void {
    this.#kernel.quantize({ floats: from, row: 0, count, from: 0, length: from.width }, scratch);
    this.#kernel.multiply({ left: { ...scratch, count: even(count) }, right: rows, bias }, to);
  }

  #attend(layer: LoadedLayer, lengths: readonly number[], count: number): void {
    this.#apply(layer.queryKeyValue, {
      from: this.#state,
      to: this.#queryKeyValue,
      scratch: this.#input,
      count,
    });
    let row = 0;
    for (const length of lengths) {
      for (let head = 0; head < heads; head += 1) this.#attendBy(head, { row, count: length });
      row += length;
    }
  }

  #attendBy(head: number, { row, count }: Text): void {
    const length = this.width / heads;
    const padded = Math.ceil(count / 8) * 8;
    const part = { floats: this.#queryKeyValue, row, count, length };
    const [left, right] = [
      { ...this.#left, width: length },
      { ...this.#right, width: length },
    ];
    this.#kernel.quantize({ ...part, from: head * length }, left);
    this.#kernel.quantize({ ...part, from: this.width + head * length }, right);
    const factors = {
      left: { ...left, count: even(count) },
      right: { ...right, count: padded },
      bias: this.#nothing,
    };
    this.#kernel.multiply(factors, this.#scores);
    this.#chances({ count, padded, scale: length ** -0.5 });
    this.#turn({ row, count, padded, from: 2 * this.width + head * length, length });
    const chances = { ...this.#left, width: padded, count: even(count) };
    this.#kernel.multiply(
      { left: chances, right: { ...this.#right, width: padded, count: length }, bias: this.#nothing },
      this.#scores,
    );
    const { values, width } = this.#attended;
    for (let at = 0; at < count; at += 1)
      values.set(
        this.#scores.values.subarray(at * length, (at + 1) * length),
        (row + at) * width + head * length,
      );
  }

  #chances({ count, padded, scale }: { count: number; padded: number; scale: number }): void {
    const { values, scales } = this.#left;
    for (let at = 0; at < count; at += 1) {
      const scores = this.#scores.values.subarray(at * padded, at * padded + count);
      for (let column = 0; column < count; column += 1) scores[column] = (scores[column] as number) * scale;
      scales.values[at] = softmax(scores, values.subarray(at * padded, (at + 1) * padded));
    }
  }

  /** The values of a text turned round: a row for each of its columns. */
  #turn({ row, count, padded, from, length }: Text & { padded: number; from: number; length: number }): void {
    const { values: floats, width } = this.#queryKeyValue;
    const { values, scales } = this.#right;
    for (let column = 0; column < length; column += 1) {
      const begin = row * width + from + column;
      let most = 1e-12;
      for (let at = 0; at < count; at += 1)
        most = Math.max(most, Math.abs(floats[begin + at * width] as number));
      for (let at = 0; at < count; at += 1)
        values[column * padded + at] = Math.round(((floats[begin + at * width] as number) * finest) / most);
      values.fill(0, column * padded + count, (column + 1) * padded);
      scales.values[column] = most / finest;
    }
  }
}

type Application = { from: Floats; to: Floats; scratch: Rows; count: number };

const even = (count: number): number => count + (count % 2);

/** Weights are held as whole numbers up to this: a sum of 1,536 products with activations up to 2,047 stays below 2³¹. */
const finestWeight = 511;

function fillRows(weights: GroupedMatrix, { values, width, scales }: Rows): void {
  const row = new Float32Array(weights.columns);
  for (let at = 0; at < weights.rows; at += 1) {
    readGroups(weights, at, row.fill(0));
    let most = 1e-12;
    for (let column = 0; column < row.length; column += 1)
      most = Math.max(most, Math.abs(row[column] as number));
    const factor = finestWeight / most;
    for (let column = 0; column < row.length; column += 1)
      values[at * width + column] = Math.round((row[column] as number) * factor);
    scales.values[at] = most / finestWeight;
  }
}
