export type Norm = { gain: Float32Array; bias: Float32Array };
/** Rows of numbers, one behind the other. */
export type Matrix = { columns: number; values: Float32Array };
export type SmallLinear = { weights: Matrix; bias: Float32Array };

/** One of the numbers that a linear layer answers. */
export function apply(
  { weights: { values, columns }, bias }: SmallLinear,
  input: Float32Array,
  row: number,
): number {
  let sum = bias[row] as number;
  for (let at = 0; at < columns; at += 1)
    sum += (values[row * columns + at] as number) * (input[at] as number);
  return sum;
}

const smallest = 1e-12;

export function addTo(to: Float32Array, other: Float32Array): void {
  for (let at = 0; at < to.length; at += 1) to[at] = (to[at] as number) + (other[at] as number);
}

/** Each row of `width` numbers gets a mean of 0 and a deviation of 1, then its gain and bias. */
export function normalize(state: Float32Array, width: number, { gain, bias }: Norm): void {
  for (let from = 0; from < state.length; from += width) {
    let sum = 0;
    let squares = 0;
    for (let at = from; at < from + width; at += 1) {
      const value = state[at] as number;
      sum += value;
      squares += value * value;
    }
    const mean = sum / width;
    const scale = 1 / Math.sqrt(squares / width - mean * mean + smallest);
    for (let at = 0; at < width; at += 1)
      state[from + at] =
        ((state[from + at] as number) - mean) * scale * (gain[at] as number) + (bias[at] as number);
  }
}

/** What e^-x is held as where x is 0. */
const wholeChance = 8191;
/** e^-x in steps of 1/256, up to where it is nothing any more, as whole numbers. */
const powers = Int16Array.from({ length: 16 * 256 + 1 }, (_, at) =>
  Math.round(wholeChance * Math.exp(-at / 256)),
);

/** A row of scores as chances, in whole numbers; `to` gets them, and the inverse of their sum is returned. */
export function softmax(scores: Float32Array, to: Int16Array): number {
  let most = -Infinity;
  for (let at = 0; at < scores.length; at += 1) most = Math.max(most, scores[at] as number);
  let sum = 0;
  for (let at = 0; at < scores.length; at += 1) {
    const less = (most - (scores[at] as number)) * 256;
    const chance = less < 4096 ? (powers[(less + 0.5) | 0] as number) : 0;
    to[at] = chance;
    sum += chance;
  }
  to.fill(0, scores.length);
  return 1 / sum;
}

/** x · Φ(x) in steps of 1/512, of what is not all or nothing. */
const gelus = Float32Array.from({ length: 12 * 512 + 2 }, (_, at) => exactGelu(at / 512 - 6));

function exactGelu(value: number): number {
  // Abramowitz and Stegun, 7.1.26.
  const size = Math.abs(value) / Math.SQRT2;
  const step = 1 / (1 + 0.327_591_1 * size);
  const tail =
    ((((1.061_405_429 * step - 1.453_152_027) * step + 1.421_413_741) * step - 0.284_496_736) * step +
      0.254_829_592) *
    step *
    Math.exp(-size * size);
  return value * (value < 0 ? tail / 2 : 1 - tail / 2);
}

/** The Gaussian error linear unit of each number. */
export function gelu(state: Float32Array): void {
  for (let at = 0; at < state.length; at += 1) {
    const value = state[at] as number;
    if (value <= -6) state[at] = 0;
    else if (value < 6) {
      const place = (value + 6) * 512;
      const below = place | 0;
      const low = gelus[below] as number;
      state[at] = low + (place - below) * ((gelus[below + 1] as number) - low);
    }
  }
}
