import { expect, test } from "vitest";
import { criteriaOf } from "../../src/memory/criteria.ts";

test.each([
  ["click Delete in the row of Al", ["al", "delete", "of", "in"], ["delete", "al"]],
  ["open column A", ["a", "column"], ["column", "a"]],
  ["open a column", ["a", "column"], ["column"]],
  ["remove order 7", ["7", "order"], ["order", "7"]],
  ["删除王伟", ["王伟"], ["王伟"]],
])("of %j what says which element is meant must stand there again", (instruction, around, criteria) => {
  expect(criteriaOf(instruction, new Set(around))).toEqual(criteria);
});
