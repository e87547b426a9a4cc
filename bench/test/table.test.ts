import { expect, test } from "vitest";
import { figure, markdownTable } from "../src/table.ts";

test("a table has a row for the head, a rule, and its rows; a bar in a cell does not split it", () => {
  expect(markdownTable(["", "ms"], [["a|b", "1"]])).toBe("|  | ms |\n| --- | --: |\n| a\\|b | 1 |");
});

test("a figure says how many times the reference it is", () => {
  expect(figure([40, 40], 10)).toBe("40 (40–40) ×4.0");
  expect(figure([40])).toBe("40");
});

test("what was not measured is no figure", () => {
  expect(figure([])).toBe("–");
});
