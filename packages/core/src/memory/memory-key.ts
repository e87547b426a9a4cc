import { createHash } from "node:crypto";
import type { Memory } from "@legwork/protocol";
import { urlPattern } from "../page/fingerprint-text.ts";

/** What an entry is asked for by. */
export type MemoryKey = Pick<Memory, "operation" | "instruction" | "urlPattern" | "variables" | "config"> & {
  /** One for all of it. */
  key: string;
};

/** Longest parts of a key that are remembered, characters. */
const longestInstruction = 2_000;
const longestPattern = 1_000;

/**
 * White space is the only thing in an instruction that never matters: case may be part of a value. Undefined for what is
 * too long to be kept. `instruction` and `url` hold placeholders in place of values.
 */
export function memoryKey(asked: {
  instruction: string;
  url: string;
  variables: string[];
  /** Default: `act`. */
  operation?: Memory["operation"];
  /** What else has to be the same. */
  config?: string;
}): MemoryKey | undefined {
  const instruction = asked.instruction.replace(/\s+/g, " ").trim();
  const pattern = urlPattern(asked.url);
  if (instruction.length > longestInstruction || pattern.length > longestPattern) return undefined;
  return keyOf({
    operation: asked.operation ?? "act",
    instruction,
    urlPattern: pattern,
    variables: asked.variables.toSorted(),
    ...(asked.config === undefined ? {} : { config: asked.config }),
  });
}

/** Completes what has the parts of a key. */
export function keyOf(given: Omit<MemoryKey, "key">): MemoryKey {
  const { operation, instruction, urlPattern, variables, config } = given;
  const own = config === undefined ? {} : { config };
  const parts = { operation, instruction, urlPattern, variables, ...own };
  const text = JSON.stringify([operation, instruction, urlPattern, variables, ...Object.values(own)]);
  return { ...parts, key: createHash("sha256").update(text).digest("base64url") };
}
