import { expect, test } from "vitest";
import type { SmallLinear } from "../../../src/grounding/network/arithmetic.ts";
import { ValueReader, type ValueWeights } from "../../../src/grounding/network/value-reader.ts";

const width = 32;
const none = new Float32Array(width);
/** The row of one thing, unlike that of any other. */
const row = (thing: number): Float32Array => none.map((_, at) => (at === thing ? 10 : 0));

function linear(columns: number, rows: number[][]): SmallLinear {
  const values = Float32Array.from(
    rows.flatMap((one) => Array.from({ length: columns }, (_, at) => one[at] ?? 0)),
  );
  return { weights: { columns, values }, bias: new Float32Array(rows.length) };
}

const nothing = linear(
  width,
  Array.from({ length: width }, () => []),
);
const same = linear(
  width,
  Array.from({ length: width }, (_, at) =>
    Array.from({ length: width }, (__, column) => Number(column === at)),
  ),
);
/**
 * A value is what stands behind the name of its field. Of each piece are known two likenesses and whether it is shared, each as it is and beside the other
 * fields, and what it is whatever the field: seven rows, of each of which the piece before, the piece itself and the one behind are looked at.
 */
const weights: ValueWeights = {
  asks: nothing,
  answers: nothing,
  called: same,
  says: same,
  told: linear(width, [[]]),
  near: linear(7 * 3, [[0, 0, 0, 1, 0, 0]]),
  wide: linear(2 * 3, [[]]),
  ends: linear(1, [[1], [2]]),
};

test("what each field asks for is found beside its name", () => {
  const words = ["temperature", "37", "and", "pulse", "88"];
  const pieces = words.map((_, number) => ({ number, from: number, to: number + 1 }));
  const alone = [none, row(1), none, none, row(2), none, none];
  const reader = new ValueReader(weights, { pieces, alone, joined: alone.map(() => none) });
  const shared = alone.map(() => false);
  const [temperature, pulse] = reader.read([
    { vector: row(1), row: none, shared },
    { vector: row(2), row: none, shared },
  ]);
  expect(temperature?.first[1]).toBeGreaterThan(0.99);
  expect(pulse?.first[4]).toBeGreaterThan(0.99);
  expect(pulse?.last[4]).toBeGreaterThan(0.99);
  expect(pulse?.elsewhere).toBeLessThan(0.01);
  expect(reader.read([])).toEqual([]);
});

test("a piece that another field claims counts for less", () => {
  const pieces = [{ number: 0, from: 0, to: 1 }];
  const alone = [none, row(1), none];
  // Beside the others, of the piece itself.
  const near = linear(7 * 3, [Array.from({ length: 21 }, (_, at) => Number(at === 4 * 3 + 1))]);
  const reader = new ValueReader({ ...weights, near }, { pieces, alone, joined: alone.map(() => none) });
  const shared = [false, false, false];
  const claims = { vector: row(1), row: none, shared };
  const half = { vector: row(1).map((one) => one / 2), row: none, shared };
  const [byItself] = reader.read([half]);
  const [besideAnother] = reader.read([half, claims]);
  expect(byItself?.first[0]).toBeGreaterThan(0.9);
  expect(besideAnother?.first[0]).toBeLessThan(0.5);
});
