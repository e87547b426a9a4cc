import type { Matrix, Norm, SmallLinear } from "./arithmetic.ts";
import type { GroupedMatrix } from "./groups.ts";
import type { NetworkWeights } from "./network.ts";
import type { LayerWeights, Linear } from "./transformer.ts";

/** `bits`: how many each of its whole numbers has. */
type Tensor = { name: string; shape: number[]; offset: number; bits?: number };
type Heading = { tensors: Tensor[]; vocabulary: string[]; silent: number[] };

/** Reads a file of weights: the length of its heading (32 bits), the heading as JSON, then the numbers. */
export function readWeights(file: Buffer): NetworkWeights {
  const headingLength = file.readUInt32LE(0);
  const heading = JSON.parse(file.toString("utf8", 4, 4 + headingLength)) as Heading;
  const tensors = new Tensors(file.subarray(4 + headingLength), heading.tensors);
  const [gain = 1, bias = 0] = tensors.numbers("likeness");
  return {
    vocabulary: heading.vocabulary,
    silent: heading.silent,
    words: tensors.grouped("words"),
    positions: tensors.matrix("positions"),
    textNorm: tensors.norm("textNorm"),
    encoder: tensors.layers("encoder"),
    order: tensors.matrix("order"),
    sides: tensors.matrix("sides"),
    controlNorm: tensors.norm("controlNorm"),
    evidence: tensors.smallLinear("evidence"),
    joint: tensors.layers("joint"),
    meant: tensors.smallLinear("meant"),
    off: tensors.smallLinear("off"),
    values: {
      asks: tensors.smallLinear("values.asks"),
      answers: tensors.smallLinear("values.answers"),
      called: tensors.smallLinear("values.called"),
      says: tensors.smallLinear("values.says"),
      told: tensors.smallLinear("values.told"),
      near: tensors.smallLinear("values.near"),
      wide: tensors.smallLinear("values.wide"),
      ends: tensors.smallLinear("values.ends"),
    },
    likeness: [gain, bias],
  };
}

class Tensors {
  readonly #file: Buffer;
  readonly #byName: ReadonlyMap<string, Tensor>;

  constructor(file: Buffer, tensors: readonly Tensor[]) {
    this.#file = file;
    this.#byName = new Map(tensors.map((tensor) => [tensor.name, tensor]));
  }

  numbers(name: string): Float32Array {
    const { offset, length } = this.#find(name);
    return new Float32Array(Uint8Array.from(this.#file.subarray(offset, offset + 4 * length)).buffer);
  }

  matrix(name: string): Matrix {
    return { columns: this.#find(name).shape[1] ?? 1, values: this.numbers(name) };
  }

  grouped(name: string): GroupedMatrix {
    const { offset, shape, length, bits = 8 } = this.#find(name);
    const [rows = 0, columns = 0] = shape;
    const scales = this.#find(`${name}.scales`);
    return {
      rows,
      columns,
      bits,
      values: this.#file.subarray(offset, offset + (length * bits) / 8),
      scales: this.#file.subarray(scales.offset, scales.offset + scales.length),
    };
  }

  linear(name: string): Linear {
    return { weights: this.grouped(name), bias: this.numbers(`${name}.bias`) };
  }

  smallLinear(name: string): SmallLinear {
    return { weights: this.matrix(name), bias: this.numbers(`${name}.bias`) };
  }

  norm(name: string): Norm {
    return { gain: this.numbers(`${name}.gain`), bias: this.numbers(`${name}.bias`) };
  }

  layers(name: string): LayerWeights[] {
    const layers: LayerWeights[] = [];
    for (let at = 0; this.#byName.has(`${name}.${at}.inner`); at += 1) {
      const of = (part: string): string => `${name}.${at}.${part}`;
      layers.push({
        queryKeyValue: this.linear(of("queryKeyValue")),
        output: this.linear(of("output")),
        outputNorm: this.norm(of("outputNorm")),
        inner: this.linear(of("inner")),
        outer: this.linear(of("outer")),
        outerNorm: this.norm(of("outerNorm")),
      });
    }
    return layers;
  }

  #find(name: string): Tensor & { length: number } {
    const tensor = this.#byName.get(name);
    if (tensor === undefined) throw new Error(`The weights have no “${name}”.`);
    return { ...tensor, length: tensor.shape.reduce((product, one) => product * one, 1) };
  }
}
