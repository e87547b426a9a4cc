import { z } from "zod";
import { agentAction } from "./agent-action.ts";
import { usage } from "./usage.ts";

export const agentResult = z
  .object({
    success: z
      .boolean()
      .describe("Whether the task was completed successfully; never true when its last action failed."),
    message: z.string().describe("Description of the result and status."),
    actions: z.array(agentAction).describe("The individual actions taken during execution."),
    completed: z.boolean().describe("Whether the agent believes the task is fully complete."),
    metadata: z
      .record(z.string(), z.unknown())
      .optional()
      .describe(
        "How it ended (`finished`: done, stopped, running, outcome_unknown, needs_human, max_steps, safety_check, model_unavailable, max_turns, stuck, no_tool_call), `turns`, `tools`, `failedActions`, `notApproved`, `leftOut`, `remains`, `cacheStatus`, `replayed`, `healed`, `notRemembered`, `model`.",
      ),
    usage: usage.optional(),
    output: z.unknown().optional().describe("By `executeOptions.output`, when that was given."),
  })
  .meta({ id: "AgentResult" });

export type AgentResult = z.infer<typeof agentResult>;
