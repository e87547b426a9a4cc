import { getEncoding } from "js-tiktoken";
import { describe, expect, test } from "vitest";
import type { Era } from "../src/active-sessions.ts";
import { definitionOf } from "../src/definitions.ts";
import { experimentalTools } from "../src/experimental-tools.ts";
import { tools } from "../src/tools.ts";

const eras: Era[] = ["legacy", "modern"];
const hints = ["readOnlyHint", "destructiveHint", "idempotentHint", "openWorldHint"];

describe.each(eras)("the definitions of the %s era", (era) => {
  const definitions = tools.map((tool) => definitionOf(tool, era));

  const experimental = experimentalTools.map((tool) => definitionOf(tool, era));

  test("cost a model no more than 1,500 tokens of o200k, the experimental ones too", () => {
    const encoding = getEncoding("o200k_base");
    const cost = (listed: unknown[]): number => encoding.encode(JSON.stringify(listed)).length;
    expect(cost(definitions)).toBeLessThanOrEqual(1_030);
    expect(cost([...definitions, ...experimental])).toBeLessThanOrEqual(1_500);
  });

  test("have a title, every hint, and objects at both ends", () => {
    for (const { name, title, annotations, inputSchema, outputSchema } of [...definitions, ...experimental]) {
      expect(title).toEqual(expect.any(String));
      expect(Object.keys(annotations ?? {}).sort()).toEqual(hints.toSorted());
      expect(inputSchema).toMatchObject({ type: "object", additionalProperties: false });
      // A picture has no structured content, which an output schema would promise.
      if (name === "screenshot") expect(outputSchema).toBeUndefined();
      else expect(outputSchema).toMatchObject({ type: "object" });
    }
  });

  test("demand a session where nobody else knows which is meant", () => {
    const demanding = definitions.filter(({ inputSchema }) => inputSchema.required?.includes("sessionId"));
    const expected = era === "modern" ? ["navigate", "act", "observe", "extract", "end"] : [];
    expect(demanding.map(({ name }) => name)).toEqual(expected);
  });
});
