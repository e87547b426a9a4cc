/** Rows of whole numbers of a few bits, of which each 32 have a scale of their own. */
export type GroupedMatrix = {
  rows: number;
  columns: number;
  /** How many bits a number has: 8 at most. */
  bits: number;
  /** One number behind the other, the lowest bits of a byte first, each with half of what its bits can say added. */
  values: Uint8Array;
  /** Powers of two, in sixteenths: 255 is 1, and 239 a half. */
  scales: Uint8Array;
};

const groupLength = 32;
const steps = Float32Array.from({ length: 256 }, (_, step) => 2 ** ((step - 255) / 16));

/** Adds a row to `to`. */
export function readGroups(
  { values, scales, columns, bits }: GroupedMatrix,
  row: number,
  to: Float32Array,
): void {
  const begin = row * columns;
  const [mask, zero] = [(1 << bits) - 1, 1 << (bits - 1)];
  for (let at = 0; at < columns; at += 1) {
    const scale = steps[scales[Math.floor((begin + at) / groupLength)] as number] as number;
    const bit = (begin + at) * bits;
    const two = (values[bit >> 3] as number) | ((values[(bit >> 3) + 1] ?? 0) << 8);
    to[at] = (to[at] as number) + (((two >> (bit & 7)) & mask) - zero) * scale;
  }
}
