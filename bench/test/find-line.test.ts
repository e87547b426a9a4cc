import { expect, test } from "vitest";
import { findReference } from "../src/find-line.ts";

const target = { role: "button", words: "Approve order 1", id: "approve-1" } as const;
const pattern = /\[ref=(\w+)\]/;

test("the line with the role is chosen before another with the same words", () => {
  const text = `- text "Approve order 1" [ref=e1]\n- button "Approve order 1" [ref=e2]`;
  expect(findReference(text, target, pattern)).toBe("e2");
});

test("words that only begin alike are others", () => {
  expect(
    findReference(
      `- button "Approve order 17" [ref=e1]\n- button "Approve order 1" [ref=e2]`,
      target,
      pattern,
    ),
  ).toBe("e2");
});

test("the same words without a reference, as in an instruction, are passed over", () => {
  expect(findReference(`click Approve order 1\n[ref=e4] Approve order 1`, target, pattern)).toBe("e4");
});

test("what is not shown, and what has no reference, is an error that says which", () => {
  expect(() => findReference("- heading", target, pattern)).toThrow("does not show");
  expect(() => findReference(`- text "Approve order 1"`, target, pattern)).toThrow("no reference");
});
