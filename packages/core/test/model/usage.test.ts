import { noUsage } from "@legwork/protocol";
import { expect, test } from "vitest";
import { addUsage } from "../../src/model/usage.ts";

test("usage of several calls is summed, and what none reported stays absent", () => {
  const first = { input_tokens: 10, output_tokens: 2, inference_time_ms: 30 };
  const second = { input_tokens: 5, output_tokens: 1, cached_input_tokens: 4, inference_time_ms: 20 };

  expect(addUsage(addUsage(noUsage, first), second)).toEqual({
    input_tokens: 15,
    output_tokens: 3,
    cached_input_tokens: 4,
    inference_time_ms: 50,
  });
});
