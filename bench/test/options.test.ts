import { expect, test } from "vitest";
import { readOptions } from "../src/options.ts";

test("lists are read, and what is unknown is named with what is known", () => {
  const options = readOptions([
    "--only",
    "speed,memory",
    "--sizes",
    "300,1000",
    "--peers",
    "legwork,playwright",
  ]);
  expect(options).toMatchObject({
    only: ["speed", "memory"],
    sizes: [300, 1_000],
    peers: ["legwork", "playwright"],
  });
  expect(() => readOptions(["--only", "speeed"])).toThrow("It knows: start, speed");
  expect(() => readOptions(["--sizes", "many"])).toThrow("many is none");
});

test("help asks for nothing to be measured", () => {
  expect(readOptions(["--help"])).toBeUndefined();
});
