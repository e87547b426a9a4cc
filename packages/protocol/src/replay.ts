import { z } from "zod";
import { defineOperation } from "./operation.ts";

export const tokenUsage = z.object({
  inputTokens: z.number(),
  outputTokens: z.number(),
  reasoningTokens: z.number().optional(),
  cachedInputTokens: z.number().optional(),
  timeMs: z.number(),
  cost: z.number().optional(),
});

/** One operation as it is kept with the session's record; times in milliseconds since 1970. */
const recordedAction = z.object({
  method: z.string().describe("The operation: navigate, act, observe, extract, agentExecute."),
  parameters: z.record(z.string(), z.unknown()),
  result: z.record(z.string(), z.unknown()),
  timestamp: z.number(),
  endTime: z.number().optional(),
  tokenUsage: tokenUsage.optional(),
});

export type RecordedAction = z.infer<typeof recordedAction>;

const replayAction = recordedAction
  .extend({
    actionId: z.string(),
    screenshots: z.array(z.string()).optional().describe("Ids of the pictures that were taken for it."),
  })
  .meta({ id: "ReplayAction" });

export const replay = defineOperation({
  name: "replay",
  operationId: "SessionReplay",
  summary: "What a session did",
  description:
    "The operations of a session in order, by page, with their parameters, results, times and tokens.",
  method: "GET",
  path: "/sessions/{id}/replay",
  readOnly: true,
  streams: false,
  envelope: "data",
  input: z.object({}),
  output: z.object({
    pages: z.array(
      z.object({
        url: z.string(),
        timestamp: z.number(),
        duration: z.number().describe("Milliseconds from the page's first operation to its last."),
        actions: z.array(replayAction),
      }),
    ),
    clientLanguage: z.string().optional(),
  }),
  errors: [],
});
