import { z } from "zod";

/** Tokens and time of all model calls behind one answer. */
export const usage = z
  .object({
    input_tokens: z.number(),
    output_tokens: z.number(),
    reasoning_tokens: z.number().optional(),
    cached_input_tokens: z.number().optional(),
    inference_time_ms: z.number().describe("Milliseconds spent waiting for models."),
  })
  .meta({ id: "Usage", description: "Tokens and time of all model calls behind one answer." });

export type Usage = z.infer<typeof usage>;

export const noUsage: Usage = { input_tokens: 0, output_tokens: 0, inference_time_ms: 0 };
