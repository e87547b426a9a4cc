import { describe, expect, test } from "vitest";
import type { EvaluationCase, EvaluationPage } from "../src/case.ts";
import { changesSince, judgePlan, nameOf, type PlannedStep } from "../src/plan.ts";

const page: EvaluationPage = {
  name: "desk",
  half: "tuning",
  html: "",
  author: "first",
  about: "",
  cases: [],
};
const wanted = (expect: EvaluationCase["expect"]): EvaluationCase => ({
  say: "do it",
  kind: "click",
  described: false,
  expect,
});
const step = (on: string, method = "click", ...values: string[]): PlannedStep => ({ on, method, values });

describe("a plan is held against what is meant", () => {
  test.each<{ name: string; expected: EvaluationCase["expect"]; steps: PlannedStep[]; verdict: string }>([
    {
      name: "the press that is meant",
      expected: { clicked: ["save"] },
      steps: [step("save")],
      verdict: "right",
    },
    { name: "another press", expected: { clicked: ["save"] }, steps: [step("cancel")], verdict: "wrong" },
    {
      name: "one press too many",
      expected: { clicked: ["save"] },
      steps: [step("save"), step("cancel")],
      verdict: "wrong",
    },
    { name: "nothing", expected: { clicked: ["save"] }, steps: [], verdict: "left alone" },
    { name: "nothing, where nothing may be done", expected: "refusal", steps: [], verdict: "right" },
    {
      name: "something, where nothing may be done",
      expected: "refusal",
      steps: [step("save")],
      verdict: "wrong",
    },
    {
      name: "a text as it is meant",
      expected: { values: { name: "Ada" } },
      steps: [step("name", "fill", "Ada")],
      verdict: "right",
    },
    {
      name: "another text",
      expected: { values: { name: "Ada" } },
      steps: [step("name", "fill", "Ida")],
      verdict: "wrong",
    },
    {
      name: "one of two fields",
      expected: { values: { name: "Ada", town: "Riga" } },
      steps: [step("name", "fill", "Ada")],
      verdict: "wrong",
    },
    {
      name: "the radio button, and not the one that gives way",
      expected: { values: { card: true, cash: false } },
      steps: [step("card", "check")],
      verdict: "right",
    },
    {
      name: "one box ticked and another unticked",
      expected: { values: { dog: true, power: false } },
      steps: [step("dog", "check"), step("power", "uncheck")],
      verdict: "right",
    },
    {
      name: "one of several that are right",
      expected: [{ clicked: ["a"] }, { clicked: ["b"] }],
      steps: [step("b")],
      verdict: "right",
    },
  ])("$name", ({ expected, steps, verdict }) => {
    expect(judgePlan({ wanted: wanted(expected), steps })).toBe(verdict);
  });
});

test("told is what changed since the run before, and without one all that is not right", () => {
  const plan = { page, wanted: wanted({ clicked: ["save"] }), steps: [], message: "Nothing is “it”." };
  const [line = ""] = changesSince(undefined, [plan]);
  expect(line).toContain("left alone · desk · click · do it");
  expect(changesSince({ [nameOf(plan)]: "left alone" }, [plan])).toEqual([]);
  expect(changesSince({ [nameOf(plan)]: "right" }, [plan])[0]).toContain("right → left alone");
  // What is new was no other before.
  expect(changesSince({}, [plan])).toEqual([]);
  expect(changesSince(undefined, [{ ...plan, page: { ...page, half: "reporting" } }])).toEqual([]);
});
