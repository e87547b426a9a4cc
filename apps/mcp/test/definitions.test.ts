import { getEncoding } from "js-tiktoken";
import { describe, expect, test } from "vitest";
import type { Era } from "../src/active-sessions.ts";
import { definitionOf } from "../src/definitions.ts";
import { tools } from "../src/tools.ts";

const eras: Era[] = ["legacy", "modern"];
const hints = ["readOnlyHint", "destructiveHint", "idempotentHint", "openWorldHint"];

describe.each(eras)("the definitions of the %s era", (era) => {
  const definitions = tools.map((tool) => definitionOf(tool, era));

  test("cost a model no more than 1,500 tokens of o200k", () => {
    expect(getEncoding("o200k_base").encode(JSON.stringify(definitions)).length).toBeLessThanOrEqual(1_500);
  });

  test("have a title, every hint, and objects at both ends", () => {
    for (const { title, annotations, inputSchema, outputSchema } of definitions) {
      expect(title).toEqual(expect.any(String));
      expect(Object.keys(annotations ?? {}).sort()).toEqual(hints.toSorted());
      expect(inputSchema).toMatchObject({ type: "object", additionalProperties: false });
      expect(outputSchema).toMatchObject({ type: "object" });
    }
  });

  test("demand a session where nobody else knows which is meant", () => {
    const demanding = definitions.filter(({ inputSchema }) => inputSchema.required?.includes("sessionId"));
    const expected = era === "modern" ? ["navigate", "act", "observe", "extract", "end"] : [];
    expect(demanding.map(({ name }) => name)).toEqual(expected);
  });
});
