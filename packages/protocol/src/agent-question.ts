import { z } from "zod";

/** What an agent's run waits for. */
export const agentQuestion = z
  .object({
    id: z.string(),
    actionId: z
      .string()
      .describe("The run that asks: `actionId` of its answer, and in the session's replay."),
    kind: z
      .enum(["question", "approval", "tool"])
      .describe("What is expected: an answer in words, yes or no, or what a tool of the caller came to."),
    text: z.string(),
    tool: z
      .object({ name: z.string(), input: z.unknown() })
      .optional()
      .describe("The call, for kind `tool`."),
    expiresAt: z.number().describe("When the run goes on without an answer, milliseconds since 1970."),
  })
  .meta({ id: "AgentQuestion", description: "What an agent's run waits for." });

export type AgentQuestion = z.infer<typeof agentQuestion>;
