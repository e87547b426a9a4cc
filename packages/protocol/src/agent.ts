import { z } from "zod";
import { defineOperation } from "./operation.ts";
import { modelReference } from "./model.ts";
import { actionId, sessionRequest, variables, warnings } from "./request.ts";
import { usage } from "./usage.ts";

/** One step of an agent: what was done, on what, and when. */
export const agentAction = z
  .looseObject({
    type: z.string().describe("Kind of step: act, navigate, extract, wait, done."),
    action: z.string().describe("What was done, in words."),
    selector: z.string().optional(),
    text: z.string().optional().describe("Text that was typed or chosen; secrets are masked."),
    instruction: z.string().optional(),
    pageUrl: z.string().optional(),
    timeMs: z.number().optional().describe("How long the step took, milliseconds."),
    reasoning: z.string().optional(),
    success: z.boolean().optional(),
    screenshot: z.string().optional().describe("Id of the screenshot taken before the step."),
  })
  .meta({ id: "AgentAction" });

export type AgentAction = z.infer<typeof agentAction>;

export const agentResult = z
  .object({
    success: z.boolean().describe("Whether the task was completed successfully."),
    message: z.string().describe("Description of the result and status."),
    actions: z.array(agentAction).describe("The individual actions taken during execution."),
    completed: z.boolean().describe("Whether the agent believes the task is fully complete."),
    metadata: z.record(z.string(), z.unknown()).optional(),
    usage: usage.optional(),
    output: z.unknown().optional().describe("By `executeOptions.output`, when that was given."),
  })
  .meta({ id: "AgentResult" });

export type AgentResult = z.infer<typeof agentResult>;

const agentConfig = z.object({
  provider: z.string().optional(),
  model: modelReference.optional(),
  executionModel: modelReference.optional().describe("Model of the single steps; default: `model`."),
  systemPrompt: z.string().optional().describe("System instructions that define the agent's behaviour."),
  mode: z.enum(["dom", "hybrid", "cua"]).optional().describe("Only `dom` is offered by this server."),
  cua: z.boolean().optional(),
  integrations: z.array(z.string()).optional().describe("Addresses of MCP servers."),
  tools: z.record(z.string(), z.unknown()).optional(),
});

const executeOptions = z.object({
  instruction: z.string().trim().min(1).max(50_000).describe("High-level task description."),
  maxSteps: z.number().int().min(1).max(1_000).default(20).describe("Largest number of actions."),
  autoScreenshot: z.boolean().default(true).describe("Take a screenshot before each action."),
  waitBetweenActions: z
    .number()
    .min(0)
    .max(60_000)
    .default(0)
    .describe("Pause between actions, milliseconds."),
  context: z.string().optional().describe("Extra context or constraints."),
  highlightCursor: z.boolean().optional(),
  toolTimeout: z.number().positive().max(600_000).optional().describe("Milliseconds for one step."),
  variables: variables.optional(),
  output: z.record(z.string(), z.unknown()).optional().describe("JSON Schema of `result.output`."),
});

export const agentExecute = defineOperation({
  name: "agentExecute",
  operationId: "SessionAgentExecute",
  summary: "Carry out a task of several steps",
  description:
    "Runs an agent on the session's page. A run that came to no end answers `completed: false` and says what was done; one that could not run at all is an error.",
  method: "POST",
  path: "/sessions/{id}/agentExecute",
  readOnly: false,
  streams: true,
  envelope: "data",
  input: z.object({
    ...sessionRequest,
    agentConfig: agentConfig.default({}),
    executeOptions,
    shouldCache: z.boolean().optional(),
  }),
  output: z.object({ result: agentResult, cacheEntry: z.unknown().optional(), actionId, warnings }),
  errors: ["agent_failed", "unsupported_instruction", "model_unavailable"],
});
