import { expect, test } from "vitest";
import type { EvaluationCase } from "../src/case.ts";
import { reword } from "../src/wording.ts";

const said: EvaluationCase = {
  say: 'type "Grace Hopper" into the Recipient field',
  kind: "fill",
  described: false,
  expect: { values: { recipient: "Grace Hopper" } },
};

test("the same words are varied the same way in every run", () => {
  expect(reword(said, 6)).toEqual(reword(said, 6));
  expect(reword(said, 6).length).toBeGreaterThan(2);
});

test("what is written stays as it is", () => {
  for (const { say } of reword(said, 6)) expect(say).toContain('"Grace Hopper"');
});

test("a typing error is one slip in a long word, and keeps its first letter", () => {
  const typed = reword(
    { ...said, say: "click Continue", kind: "click", expect: { clicked: ["next"] } },
    6,
  ).find(({ name }) => name === "typo");
  expect(typed?.say).toMatch(/^click C/u);
  expect(typed?.say).not.toBe("click Continue");
});

test("questions are not made more polite", () => {
  const asked = { ...said, say: "could you open the invoice?" };
  expect(reword(asked, 6).map(({ name }) => name)).not.toContain("polite");
});
