import { expect, test } from "vitest";
import { ground, type Grounding } from "../../src/grounding/ground.ts";
import type { PageView } from "../../src/page/view.ts";

/** A resolved grounding in one line per step: `fill Email [ada@b.c]`; else the outcome. */
export function told(grounding: Grounding): string {
  if (grounding.outcome !== "resolved") return grounding.outcome;
  return grounding.steps
    .map((step) => {
      const values = step.arguments.length > 0 ? ` [${step.arguments.join("|")}]` : "";
      const name = step.node
        ? ` ${step.node.name || step.node.placeholder || step.node.hints || step.node.ref}`
        : "";
      return `${step.method}${name}${values}`;
    })
    .join(", ");
}

/** One test for each instruction, in its words. */
export function cases(page: PageView, table: [instruction: string, expected: string][]): void {
  test.each(table)("%s → %s", (instruction, expected) => {
    expect(told(ground(page, instruction))).toBe(expected);
  });
}

/** What is done, with the place that it is done in: `click button “View” in the row “20416”`; else the outcome. */
export function placed(page: PageView, instruction: string): string {
  const grounding = ground(page, instruction);
  if (grounding.outcome !== "resolved") return grounding.outcome;
  return grounding.steps.map(({ method, description }) => `${method} ${description}`).join(", ");
}
