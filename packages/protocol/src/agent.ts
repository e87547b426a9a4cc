import { z } from "zod";
import { agentJob } from "./agent-job.ts";
import { agentQuestion } from "./agent-question.ts";
import { agentResult } from "./agent-result.ts";
import { defineOperation } from "./operation.ts";
import { modelReference } from "./model.ts";
import { needsHuman } from "./needs-human.ts";
import { actionId, pagesTold, sessionRequest, variables, warnings } from "./request.ts";

const toolDefinition = z
  .object({
    description: z.string().max(2_000).optional(),
    inputSchema: z.record(z.string(), z.unknown()).optional().describe("JSON Schema of the tool's input."),
    parameters: z.record(z.string(), z.unknown()).optional().describe("The same, by its other name."),
  })
  .describe(
    "A tool of the caller. Each call of it is a question of kind `tool`, which `agentAnswer` answers.",
  );

const mcpCommand = z
  .object({
    command: z.string().min(1),
    args: z.array(z.string()).optional(),
    env: z.record(z.string(), z.string()).optional(),
  })
  .describe("An MCP server over STDIO. Only where the operator trusts callers (LEGWORK_TRUST_CLIENTS=1).");

const agentConfig = z.object({
  provider: z.string().optional(),
  model: modelReference.optional(),
  executionModel: modelReference.optional().describe("Model of the single steps; default: `model`."),
  systemPrompt: z.string().optional().describe("System instructions that define the agent's behaviour."),
  mode: z
    .enum(["dom", "hybrid", "cua"])
    .optional()
    .describe(
      "`dom` (default): the page's structure. `hybrid`: pictures and coordinates beside it, for models that see. `cua`: the computer tool of OpenAI (responses), Anthropic or Google (computer-use models).",
    ),
  cua: z.boolean().optional().describe("The same as mode `cua`."),
  integrations: z
    .array(z.union([z.url({ protocol: /^https?$/ }), mcpCommand]))
    .max(10)
    .optional()
    .describe(
      "MCP servers, whose tools are the agent's as well: addresses (Streamable HTTP), or programs to start.",
    ),
  tools: z.record(z.string(), toolDefinition).optional().describe("Tools of the caller, by name."),
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
  timeout: z
    .number()
    .int()
    .positive()
    .max(3_600_000)
    .optional()
    .describe(
      "Milliseconds for the whole run. Default: 600000. What was done by then stands in the error's `actions`.",
    ),
  highlightCursor: z
    .boolean()
    .optional()
    .describe("Show in pictures and to whoever looks on where the pointer is used. Default: false."),
  toolTimeout: z
    .number()
    .positive()
    .max(600_000)
    .optional()
    .describe("Milliseconds for one call of a tool. Default: 60000."),
  excludeTools: z.array(z.string()).optional().describe("Tools that the agent is not to have, by name."),
  canAsk: z
    .boolean()
    .optional()
    .describe(
      "Somebody answers what the agent asks, with `agentAnswer`, and takes control in the live view where a person is needed (`needs_human`); the run goes on once it is given back. Default: false; it cannot ask.",
    ),
  approval: z
    .enum(["none", "irreversible"])
    .optional()
    .describe(
      "`irreversible`: before a step that is likely to buy, send, publish or delete, the run waits for `agentAnswer` with yes or no. Default: none.",
    ),
  askTimeout: z
    .number()
    .positive()
    .max(3_600_000)
    .optional()
    .describe("Milliseconds to wait for an answer. Default: 300000."),
  messages: z
    .array(z.record(z.string(), z.unknown()))
    .max(2_000)
    .optional()
    .describe("`messages` of an earlier run's answer, to go on from; an empty list to get them this time."),
  variables: variables.optional(),
  output: z.record(z.string(), z.unknown()).optional().describe("JSON Schema of `result.output`."),
});

export const agentQuestions = defineOperation({
  name: "agentQuestions",
  operationId: "SessionAgentQuestions",
  summary: "What agents wait for",
  description: "The questions of running agents of the session that nobody has answered yet, oldest first.",
  method: "GET",
  path: "/sessions/{id}/agentQuestions",
  readOnly: true,
  streams: false,
  envelope: "data",
  input: z.object({}),
  output: z.object({ questions: z.array(agentQuestion) }),
  errors: [],
});

export const agentAnswer = defineOperation({
  name: "agentAnswer",
  operationId: "SessionAgentAnswer",
  summary: "Answer what an agent asks",
  description:
    "Answers an open question of a running agent, which then goes on. Does not wait for the session's turn.",
  method: "POST",
  path: "/sessions/{id}/agentAnswer",
  readOnly: false,
  streams: false,
  envelope: "data",
  input: z.object({
    questionId: z.string().min(1),
    actionId: z.string().optional().describe("The run, to make sure that it is that one's question."),
    answer: z
      .string()
      .max(100_000)
      .describe("Words; for an approval yes or no; for a tool what it came to, best as JSON."),
  }),
  output: z.object({ answered: z.literal(true) }),
  errors: ["not_found"],
});

export const agentExecute = defineOperation({
  name: "agentExecute",
  operationId: "SessionAgentExecute",
  summary: "Carry out a task of several steps",
  description:
    "Runs an agent on a page of the session; it follows what opens and comes to the front. A run that came to no end answers `completed: false` and says what was done; one that could not run at all is an error.",
  method: "POST",
  path: "/sessions/{id}/agentExecute",
  readOnly: false,
  streams: true,
  envelope: "data",
  input: z.object({
    ...sessionRequest,
    agentConfig: agentConfig.default({}),
    executeOptions,
    shouldCache: z
      .boolean()
      .optional()
      .describe(
        "Remember the run, and do it from memory, without a model, where it was remembered. Default: false.",
      ),
    async: z
      .boolean()
      .optional()
      .describe("Begin a job and answer at once; `agentJob` tells how it stands. Default: false."),
  }),
  output: z.object({
    result: agentResult,
    job: agentJob.optional().describe("With `async: true`; `result` then says only that the run has begun."),
    cacheEntry: z
      .unknown()
      .optional()
      .describe("With `shouldCache`: `cacheKey` and the `entry` as it is remembered, when it is."),
    actionId,
    needsHuman: needsHuman
      .optional()
      .describe("When `metadata.finished` is `needs_human`: what only a person can get past."),
    messages: z
      .array(z.record(z.string(), z.unknown()))
      .optional()
      .describe("The conversation, when `executeOptions.messages` was given; hand it back to go on."),
    ...pagesTold,
    warnings,
  }),
  errors: ["page_not_found", "agent_failed", "unsupported_instruction", "model_unavailable", "url_forbidden"],
});
