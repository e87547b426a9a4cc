/** Rows of 4-bit whole numbers, of which each 32 have a scale of their own. */
export type GroupedMatrix = {
  rows: number;
  columns: number;
  /** Two numbers in a byte, the first in its lower half, each with 8 added. */
  values: Uint8Array;
  /** Powers of two, in sixteenths: 255 is 1, and 239 a half. */
  scales: Uint8Array;
};

const groupLength = 32;
const steps = Float32Array.from({ length: 256 }, (_, step) => 2 ** ((step - 255) / 16));

/** Adds a row to `to`. */
export function readGroups({ values, scales, columns }: GroupedMatrix, row: number, to: Float32Array): void {
  const begin = row * columns;
  for (let at = 0; at < columns; at += 1) {
    const scale = steps[scales[Math.floor((begin + at) / groupLength)] as number] as number;
    const byte = values[(begin + at) >> 1] as number;
    to[at] = (to[at] as number) + ((at % 2 === 0 ? byte & 15 : byte >> 4) - 8) * scale;
  }
}
