import { expect, test } from "vitest";
import { assembleKernel, committedKernel } from "../../../scripts/kernel.ts";
import { Kernel } from "../../../src/grounding/network/kernel.ts";

test("the committed kernel is what its source gives", async () => {
  expect(await committedKernel()).toBe(await assembleKernel());
});

test("products of rows are those of plain arithmetic", () => {
  const kernel = new Kernel(1_000_000);
  const [rows, columns, length] = [5, 8, 40];
  const [left, right] = [kernel.floats(rows, length), kernel.floats(columns, length)];
  left.values.forEach((_, at) => (left.values[at] = Math.sin(at * 1.7)));
  right.values.forEach((_, at) => (right.values[at] = Math.cos(at * 0.9) * 3));
  const [wholeLeft, wholeRight] = [kernel.rows(rows + 1, length), kernel.rows(columns, length)];
  kernel.quantize({ floats: left, row: 0, count: rows, from: 0, length }, wholeLeft);
  kernel.quantize({ floats: right, row: 0, count: columns, from: 0, length }, wholeRight);
  const bias = kernel.scales(columns);
  bias.values.forEach((_, at) => (bias.values[at] = at));
  const to = kernel.floats(rows + 1, columns);
  kernel.multiply({ left: wholeLeft, right: wholeRight, bias }, to);
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1) {
      let sum = column;
      for (let at = 0; at < length; at += 1)
        sum += (left.values[row * length + at] ?? 0) * (right.values[column * length + at] ?? 0);
      expect(to.values[row * columns + column]).toBeCloseTo(sum, 1);
    }
});

test("a part of wider rows is taken for itself", () => {
  const kernel = new Kernel(1_000_000);
  const floats = kernel.floats(2, 24);
  floats.values.forEach((_, at) => (floats.values[at] = at));
  const rows = kernel.rows(2, 8);
  kernel.quantize({ floats, row: 1, count: 1, from: 8, length: 8 }, rows);
  const [scale = 0] = rows.scales.values;
  expect([...rows.values.subarray(0, 8)].map((one) => Math.round(one * scale))).toEqual([
    32, 33, 34, 35, 36, 37, 38, 39,
  ]);
});
