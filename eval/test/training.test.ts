import { describe, expect, test } from "vitest";
import { halfOf, loadPages, loadTraining } from "../src/case.ts";
import { readOptions } from "../src/options.ts";

describe("instructions to learn from", () => {
  const training = loadTraining();
  const old = new Set(loadPages().map(({ name }) => name));

  test("are none for pages of which only figures are told", () => {
    const shared = training.filter(({ name }) => old.has(name));
    expect(shared.length).toBeGreaterThan(100);
    expect(shared.filter(({ name }) => halfOf(name) === "reporting")).toEqual([]);
  });

  test("are kept apart from those that are measured with, page by page", () => {
    const measured = training.filter(({ half }) => half === "reporting");
    const share = measured.length / training.filter(({ name }) => !old.has(name)).length;
    expect(share).toBeGreaterThan(0.08);
    expect(share).toBeLessThan(0.2);
  });

  test("are only planned or checked, and those that are measured with are not listed", () => {
    expect(() => readOptions(["--training"])).toThrow(/--plan or --check/u);
    expect(() => readOptions(["--training", "--plan", "--half", "reporting", "--pages", "a"])).toThrow(
      /in figures/u,
    );
    expect(readOptions(["--training", "--plan", "--half", "reporting"])?.halves).toEqual(["reporting"]);
    expect(() => readOptions(["--plan", "--half", "reporting"])).toThrow(/tuning half alone/u);
  });
});
