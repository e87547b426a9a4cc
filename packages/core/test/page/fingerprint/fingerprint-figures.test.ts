import { expect, test } from "vitest";
import { casesOf, finders, measure, type Figures } from "./measure.ts";

/** Weights and threshold were chosen on pages of even numbers; those of odd ones are only reported. */
const halves = { tuning: 0, reported: 1 };
const pages = 300;

function table(half: keyof typeof halves): Map<string, Figures> {
  const cases = Array.from({ length: pages }, (_, index) => casesOf(index * 2 + halves[half])).flat();
  return new Map(Object.entries(finders).map(([name, find]) => [name, measure(cases, find).figures]));
}

test.each(["tuning", "reported"] as const)(
  "elements are found again in revised pages: %s half",
  { timeout: 180_000 },
  (half) => {
    const figures = table(half);
    const percent = (part: number) => `${(part * 100).toFixed(2).padStart(6)} %`;
    const lines = [...figures].map(
      ([name, { hit, wrong, refused }]) =>
        `${name.padEnd(20)} found ${percent(hit)}  wrong ${percent(wrong)}  gone and refused ${percent(refused)}`,
    );
    const { cases, gone } = figures.get("fingerprint") ?? { cases: 0, gone: 0 };
    process.stdout.write(`${half}: ${cases} cases, ${gone} gone\n${lines.join("\n")}\n`);
    expect(cases).toBeGreaterThan(3_000);
    const { hit, wrong, refused } = figures.get("fingerprint") as Figures;
    expect(hit).toBeGreaterThan(0.97);
    expect(wrong).toBeLessThan(0.003);
    expect(refused).toBeGreaterThan(0.99);
  },
);
