import { setImmediate } from "node:timers/promises";
import type { PageView } from "../../page/view.ts";
import { takesValue } from "../matching/compatibility.ts";
import type { RankedNode } from "../outcome.ts";
import { apply, normalize, type Matrix, type Norm, type SmallLinear } from "./arithmetic.ts";
import { controlTextsOf, type ControlText } from "./control-texts.ts";
import { readGroups, type GroupedMatrix } from "./groups.ts";
import { Transformer, type LayerWeights } from "./transformer.ts";
import { ValueReader, type ValueWeights } from "./value-reader.ts";
import type { ValueChances } from "./values.ts";
import { WordPieces } from "./word-pieces.ts";

/** How likely a control, or an option of one, is meant by an instruction: 0–1. */
export type Chance = {
  /** Index in the view. */
  at: number;
  /** Index of the option, of the control's. */
  option?: number;
  chance: number;
  /** How likely it is to be off, or empty, if it is meant: 0–1. Not told of what is hardly likely, nor of an option. */
  off?: number;
  /** Where its value is said, if it is meant and gets one. Not told of what is hardly likely, nor of an option. */
  value?: ValueChances;
};

export type Question = {
  instruction: string;
  /** What shares most of its words with the instruction (`likelyNodes`). */
  likely: readonly RankedNode[];
  /** Indices in the view of what is told of in any case, however many controls there are. Default: none. */
  needed?: readonly number[];
  /** Ends the reading between two batches. */
  signal?: AbortSignal | undefined;
};

export type NetworkWeights = {
  vocabulary: string[];
  /** Pieces that say nothing of what is meant: “the”, “please”. */
  silent: number[];
  words: GroupedMatrix;
  positions: Matrix;
  textNorm: Norm;
  encoder: LayerWeights[];
  /** The place of a control among those of the page. */
  order: Matrix;
  /** What is added to the instruction's rows, and to the controls'. */
  sides: Matrix;
  controlNorm: Norm;
  evidence: SmallLinear;
  joint: LayerWeights[];
  meant: SmallLinear;
  off: SmallLinear;
  values: ValueWeights;
  /** Gain and bias of the likeness of a control to the instruction. */
  likeness: readonly [number, number];
};

/** An instruction is read up to this piece. */
const mostSaid = 96;
/** Of a page with more controls and options those are read that share words with the instruction, and those around them. */
const mostControls = 160;
/** Elements that account for a part of the instruction, of which is told how much of it; what accounts for all of it is worth 0.4. */
const mostLikely = 16;
const surestLikely = 0.4;
/** Pieces that are encoded at once, between which others have their turn: some 15 ms. More would be faster by a tenth. */
const batch = 32;
/** Longest text of a control, in pieces. */
const longestControl = 53;
/** Of what is less likely is not told what is done with it. */
const leastTold = 0.05;
/** Texts of controls whose vectors are kept. */
const mostKept = 4_096;

/** Reads an instruction beside the controls of a page, and tells of each how likely it is meant. */
export class Network {
  readonly #weights: NetworkWeights;
  readonly #words: WordPieces;
  readonly #silent: ReadonlySet<number>;
  readonly #encoder: Transformer;
  readonly #joint: Transformer;
  readonly #begin: number;
  readonly #end: number;
  readonly #kept = new Map<string, Float32Array>();

  constructor(weights: NetworkWeights) {
    this.#weights = weights;
    this.#words = new WordPieces(weights.vocabulary);
    this.#silent = new Set(weights.silent);
    this.#begin = this.#words.numberOf("[CLS]");
    this.#end = this.#words.numberOf("[SEP]");
    this.#encoder = new Transformer(weights.encoder, Math.max(batch + longestControl, mostSaid + 2));
    this.#joint = new Transformer(weights.joint, mostSaid + 2 + mostControls);
  }

  /** Whether no end of the instruction is left unread. */
  readsWhole(instruction: string): boolean {
    return this.#words.numbers(instruction, mostSaid + 1).length <= mostSaid;
  }

  /** @throws the signal's reason when it aborts. */
  async read(view: PageView, { instruction, likely, needed = [], signal }: Question): Promise<Chance[]> {
    const pieces = this.#words.divide(instruction, mostSaid);
    const words = pieces.map(({ number }) => number);
    const chosen = choose(this.#weighed(view, words, likely), new Set(needed));
    const [spoken = new Float32Array()] = this.#encode([[this.#begin, ...words, this.#end]]);
    const controls = await this.#vectors(
      chosen.map(({ text }) => text.pieces),
      signal,
    );
    const { width } = this.#joint;
    const count = spoken.length / width;
    const mean = meanOf(spoken, width);
    const likenesses = controls.map((vector) => cosine(vector, mean));
    const state = new Float32Array((count + chosen.length) * width);
    this.#putSaid(state, spoken);
    chosen.forEach((one, place) => {
      const row = state.subarray((count + place) * width, (count + place + 1) * width);
      this.#putControl(row, controls[place] ?? row, {
        place,
        evidence: [...one.evidence, likenesses[place] ?? 0],
      });
    });
    const rows = this.#joint.run({ state, lengths: [count + chosen.length] });
    const { likeness, meant, off, values } = this.#weights;
    const [gain, bias] = likeness;
    const row = (at: number): Float32Array => rows.subarray(at * width, (at + 1) * width);
    const found = chosen.map(({ text: { at, option } }, place): Chance => {
      const own = row(count + place);
      const chance = chanceOf(apply(meant, own, 0) + gain * (likenesses[place] ?? 0) + bias);
      if (option !== undefined) return { at, option, chance };
      return chance < leastTold ? { at, chance } : { at, chance, off: chanceOf(apply(off, own, 0)) };
    });
    const rowsIn = (of: Float32Array): Float32Array[] =>
      Array.from({ length: count }, (_, at) => of.subarray(at * width, (at + 1) * width));
    const marked = [this.#begin, ...words, this.#end];
    const reader = new ValueReader(values, { pieces, alone: rowsIn(spoken), joined: rowsIn(rows) });
    const fields = found.flatMap((one, place) => {
      const node = view.nodes[one.at];
      if (one.off === undefined || node === undefined || !takesValue(node)) return [];
      const { own } = (chosen[place] as Weighed).text;
      const shared = marked.map((word) => own.has(word) && !this.#silent.has(word));
      return [{ one, vector: controls[place] as Float32Array, row: row(count + place), shared }];
    });
    for (const [at, value] of reader.read(fields).entries())
      (fields[at] as { one: Chance }).one.value = value;
    return found;
  }

  /** What is known of each control before it is read: words in common, and how much of the instruction it accounts for. */
  #weighed(view: PageView, words: readonly number[], ranked: readonly RankedNode[]): Weighed[] {
    const said = new Set(words.filter((piece) => !this.#silent.has(piece)));
    const places = new Map(view.nodes.map(({ ref }, at) => [ref, at]));
    const likely = new Map<number, number>();
    for (const { node, confidence } of ranked.slice(0, mostLikely))
      likely.set(places.get(node.ref) ?? -1, Math.round((confidence / surestLikely) * 100) / 100);
    const best = Math.max(...likely.values());
    return controlTextsOf(view, this.#words).map((text) => {
      const own = this.#shared(text.own, said);
      const around = this.#shared(text.around, said);
      const likelihood = text.option === undefined ? (likely.get(text.at) ?? 0) : 0;
      const length = Math.max(1, said.size);
      return {
        text,
        evidence: [
          own.shared / Math.max(1, own.all),
          own.shared / length,
          around.shared / length,
          likelihood,
          likelihood > 0 && likelihood === best ? 1 : 0,
        ],
      };
    });
  }

  #shared(pieces: ReadonlySet<number>, said: ReadonlySet<number>): { shared: number; all: number } {
    const spoken = [...pieces].filter((piece) => !this.#silent.has(piece));
    return { shared: spoken.filter((piece) => said.has(piece)).length, all: spoken.length };
  }

  /** A vector for each text: of those that are not kept, batch by batch, between which others have their turn. */
  async #vectors(texts: readonly number[][], signal: AbortSignal | undefined): Promise<Float32Array[]> {
    const names = texts.map((pieces) => String.fromCharCode(...pieces));
    // Held here as well: another reading may empty what is kept while this one waits for its turn.
    const found = new Map(names.map((name) => [name, this.#kept.get(name)]));
    const missing = [...new Map(names.map((name, at) => [name, texts[at] ?? []]))].filter(
      ([name]) => found.get(name) === undefined,
    );
    for (let from = 0; from < missing.length;) {
      const taken = missing.slice(
        from,
        from + fitting(missing.slice(from).map(([, pieces]) => pieces.length)),
      );
      const states = this.#encode(taken.map(([, pieces]) => pieces));
      if (this.#kept.size + taken.length > mostKept) this.#kept.clear();
      for (const [at, [name]] of taken.entries()) {
        const vector = meanOf(states[at] ?? new Float32Array(), this.#encoder.width);
        found.set(name, vector);
        this.#kept.set(name, vector);
      }
      from += taken.length;
      await setImmediate();
      signal?.throwIfAborted();
    }
    return names.map((name) => found.get(name) ?? new Float32Array(this.#encoder.width));
  }

  /** Rows for the pieces of each text. */
  #encode(texts: readonly number[][]): Float32Array[] {
    const { words, positions, textNorm } = this.#weights;
    const { width } = this.#encoder;
    const state = new Float32Array(texts.reduce((sum, { length }) => sum + length, 0) * width);
    let at = 0;
    for (const pieces of texts)
      for (const [place, piece] of pieces.entries()) {
        const row = state.subarray(at * width, (at + 1) * width);
        readGroups(words, piece, row);
        addRow(row, positions, place);
        at += 1;
      }
    normalize(state, width, textNorm);
    const lengths = texts.map(({ length }) => length);
    const rows = this.#encoder.run({ state, lengths });
    let from = 0;
    return lengths.map((length) => rows.subarray(from * width, (from += length) * width));
  }

  #putSaid(state: Float32Array, said: Float32Array): void {
    state.set(said);
    const { width } = this.#joint;
    for (let from = 0; from < said.length; from += width)
      addRow(state.subarray(from, from + width), this.#weights.sides, 0);
  }

  #putControl(
    row: Float32Array,
    vector: Float32Array,
    { place, evidence }: { place: number; evidence: number[] },
  ): void {
    const { order, sides, controlNorm, evidence: linear } = this.#weights;
    row.set(vector);
    addRow(row, order, Math.min(place, order.values.length / order.columns - 1));
    addRow(row, sides, 1);
    normalize(row, row.length, controlNorm);
    const input = Float32Array.from(evidence);
    for (let at = 0; at < row.length; at += 1) row[at] = (row[at] as number) + apply(linear, input, at);
  }
}

type Weighed = { text: ControlText; evidence: number[] };

/** Those that are needed and those with most evidence, in the order of the page. */
function choose(controls: readonly Weighed[], needed: ReadonlySet<number>): Weighed[] {
  if (controls.length <= mostControls) return [...controls];
  const worth = ({ text, evidence }: Weighed): number =>
    (needed.has(text.at) ? 10 : 0) + evidence.reduce((sum, one) => sum + one, 0);
  const chosen = new Set(controls.toSorted((one, other) => worth(other) - worth(one)).slice(0, mostControls));
  return controls.filter((one) => chosen.has(one));
}

/** How many of the texts, from the first on, are encoded at once. */
function fitting(lengths: readonly number[]): number {
  let pieces = 0;
  const end = lengths.findIndex((length) => (pieces += length) > batch);
  return end < 0 ? lengths.length : Math.max(1, end);
}

const chanceOf = (logit: number): number => 1 / (1 + Math.exp(-logit));

function addRow(to: Float32Array, { values, columns }: Matrix, row: number): void {
  for (let at = 0; at < columns; at += 1)
    to[at] = (to[at] as number) + (values[row * columns + at] as number);
}

function meanOf(rows: Float32Array, width: number): Float32Array {
  const mean = new Float32Array(width);
  for (let at = 0; at < rows.length; at += 1)
    mean[at % width] = (mean[at % width] as number) + (rows[at] as number);
  const count = Math.max(1, rows.length / width);
  return mean.map((one) => one / count);
}

function cosine(one: Float32Array, other: Float32Array): number {
  let [product, ones, others] = [0, 0, 0];
  for (let at = 0; at < one.length; at += 1) {
    const [left, right] = [one[at] as number, other[at] as number];
    product += left * right;
    ones += left * left;
    others += right * right;
  }
  return product / Math.max(1e-12, Math.sqrt(ones * others));
}
