import { kernel } from "./kernel.gen.ts";

/** Rows of 32-bit floats in the memory that the kernel sees. */
export type Floats = { offset: number; width: number; values: Float32Array };
/** Rows of 16-bit whole numbers there, each with what one is worth; a row is filled up to a multiple of 8. */
export type Rows = { offset: number; count: number; width: number; values: Int16Array; scales: Scales };
export type Scales = { offset: number; values: Float32Array };

/** Some of the rows of floats, and some of the numbers of each. */
export type Part = { floats: Floats; row: number; count: number; from: number; length: number };

type Exports = {
  multiply: (...places: number[]) => void;
  quantize: (...places: number[]) => void;
};

/** Activations become whole numbers up to this. */
export const finest = 2047;
const wordBytes = 4;
const pageBytes = 65_536;

/** Products of matrices of 16-bit whole numbers, with the 128-bit instructions of WebAssembly. */
export class Kernel {
  readonly #memory: WebAssembly.Memory;
  readonly #exports: Exports;
  #end = 64;

  /** `bytes`: what all that is ever taken needs. */
  constructor(bytes: number) {
    this.#memory = new WebAssembly.Memory({ initial: Math.ceil(bytes / pageBytes) + 1 });
    const module = new WebAssembly.Module(Buffer.from(kernel, "base64"));
    this.#exports = new WebAssembly.Instance(module, { env: { memory: this.#memory } }).exports as Exports;
  }

  rows(count: number, width: number): Rows {
    const padded = Math.ceil(width / 8) * 8;
    const offset = this.#take(count * padded * 2);
    const values = new Int16Array(this.#memory.buffer, offset, count * padded);
    return { offset, count, width: padded, values, scales: this.scales(count) };
  }

  scales(count: number): Scales {
    const { offset, values } = this.floats(1, count);
    return { offset, values };
  }

  floats(count: number, width: number): Floats {
    const offset = this.#take(count * width * wordBytes);
    return { offset, width, values: new Float32Array(this.#memory.buffer, offset, count * width) };
  }

  /** A part of rows of floats, whose length is a multiple of 8, to the first rows of `to`. */
  quantize({ floats, row, count, from, length }: Part, to: Rows): void {
    const begin = floats.offset + (row * floats.width + from) * wordBytes;
    this.#exports.quantize(
      begin,
      to.offset,
      to.scales.offset,
      count,
      length,
      floats.width * wordBytes,
      finest,
    );
  }

  /** `to[i, j]` is the product of row i of `left` and row j of `right`, and `bias[j]`: an even number of rows, and a multiple of 4 of columns. */
  multiply({ left, right, bias }: Factors, to: Floats): void {
    const places = [left.offset, left.scales.offset, right.offset, right.scales.offset, bias.offset];
    this.#exports.multiply(...places, to.offset, left.count, right.count, right.width * 2);
  }

  #take(bytes: number): number {
    const offset = this.#end;
    this.#end = offset + Math.ceil(bytes / 16) * 16;
    return offset;
  }
}

/** Rows from the first on, `count` of them. */
type Factor = Pick<Rows, "offset" | "count" | "width" | "scales">;
type Factors = { left: Factor; right: Factor; bias: Scales };
