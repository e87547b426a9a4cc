import { expect, test } from "vitest";
import {
  brokenRules,
  deepestInput,
  inOneClause,
  isTooDeep,
  operations,
  type OperationName,
} from "../src/index.ts";

/** What is said of an input of an operation. */
function said(name: OperationName, input: unknown): string {
  const parsed = operations[name].input.safeParse(input);
  return inOneClause(brokenRules(parsed.error?.issues ?? [], input));
}

const form = "must be plain words, or an Action: an object with its selector";

test.each([
  [{ input: 5 }, `input: ${form}`],
  [{ input: null }, `input: ${form}`],
  [{}, "input is missing"],
  [{ input: { description: "x" } }, `input: ${form}; input.selector is missing`],
  [{ input: { selector: "#a", arguments: [5] } }, "input.arguments.0: expected string, received number"],
])("an act's input that is neither words nor an Action: %j", (input, words) => {
  expect(said("act", input)).toBe(words);
});

test("of a value that may have several forms, what the closest of them lacks is told", () => {
  const variables = (value: unknown) => said("act", { input: "x", options: { variables: { code: value } } });
  const code = "options.variables.code";

  expect(variables({ value: "x", origin: [] })).toBe(`${code}: Unrecognized key: "origin"`);
  expect(variables({ totp: "JBSWY3DP", digits: 3 })).toMatch(/^options\.variables\.code\.digits: Too small/);
  expect(variables({})).toBe(`${code}: value is missing, or totp is missing, or upload is missing`);
  expect(variables(["x"])).toBe(`${code}: expected string or number or boolean or object, received array`);
});

test("a name that is none says what a name has", () => {
  const words = said("act", { input: "x", options: { variables: { "a b": "x" } } });
  expect(words).toContain("a variable's name has letters, digits, dots, dashes and underscores only");
});

test("a union without words of its own says what it takes", () => {
  expect(said("start", { modelName: 5 })).toBe("modelName: expected string or object, received number");
  expect(said("start", { modelName: { apiKey: "x" } })).toBe("modelName.modelName is missing");
});

function nested(levels: number): unknown {
  return Array.from({ length: levels }).reduce<unknown>((inner) => [inner], "x");
}

test("what is nested deeper than anybody reads is told, however deep it is", () => {
  expect(isTooDeep(nested(deepestInput))).toBe(false);
  expect(isTooDeep(nested(deepestInput + 1))).toBe(true);
  expect(isTooDeep(nested(100_000))).toBe(true);
  const endless: Record<string, unknown> = {};
  endless["self"] = endless;
  expect(isTooDeep(endless)).toBe(true);
  expect(isTooDeep(new Uint8Array(10))).toBe(false);
});
