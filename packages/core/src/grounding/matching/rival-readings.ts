import type { Failure, Resolved } from "../outcome.ts";

/** “open tent.jpg” selects it and presses Open, which is all of what the page's own “Open” says. */
export function endsWith(longer: Resolved, shorter: Resolved): boolean {
  const steps = longer.steps.slice(-shorter.steps.length);
  return longer.steps.length > shorter.steps.length && isSame({ ...longer, steps }, shorter);
}

export function isSame(left: Resolved, right: Resolved): boolean {
  const key = (grounding: Resolved): string =>
    JSON.stringify(grounding.steps.map((step) => [step.node?.ref, step.method, step.arguments]));
  return key(left) === key(right);
}

export function readsTwoWays(left: Resolved, right: Resolved): Failure {
  const words = [left, right].map((grounding) =>
    grounding.steps.map((step) => `${step.method} ${step.description}`).join(", "),
  );
  const message = `The instruction can be read in two ways: ${words.join("; or ")}. Put names and values in quotes.`;
  return {
    outcome: "ambiguous",
    message,
    candidates: [...left.candidates.slice(0, 3), ...right.candidates.slice(0, 3)],
  };
}
