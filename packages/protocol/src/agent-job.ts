import { z } from "zod";
import { agentAction } from "./agent-action.ts";
import { agentQuestion } from "./agent-question.ts";
import { agentResult } from "./agent-result.ts";
import { errorCode } from "./error-body.ts";
import { defineOperation } from "./operation.ts";

/** A run of an agent that goes on without whoever asked for it. */
export const agentJob = z
  .object({
    id: z.string(),
    sessionId: z.string().describe("The session it runs on; another one once it was resumed."),
    status: z
      .enum(["running", "completed", "failed", "cancelled", "outcome_unknown"])
      .describe(
        "`completed`: `result` says how it ended. `outcome_unknown`: the process ended in the middle of a step that may have been done; it is not done twice.",
      ),
    createdAt: z.number().describe("Milliseconds since 1970."),
    endedAt: z.number().optional().describe("Milliseconds since 1970."),
    attempts: z.number().int().describe("Processes that have run it; more than 1 after a crash."),
    actions: z.array(agentAction).describe("What it has done so far."),
    questions: z
      .array(agentQuestion)
      .optional()
      .describe(
        "What it waits for somebody to answer with `agentAnswer` of its session; absent when nothing.",
      ),
    result: agentResult.optional(),
    error: z.object({ code: errorCode, message: z.string() }).optional(),
  })
  .meta({ id: "AgentJob", description: "A run of an agent that outlives the request that began it." });

export type AgentJob = z.infer<typeof agentJob>;

const jobId = z.string().min(1).max(200).describe("Id of the job.");

export const agentJobOperation = defineOperation({
  name: "agentJob",
  operationId: "AgentJobGet",
  summary: "How a job stands",
  description: "Status, actions and, at its end, the result of a run that was begun with `async: true`.",
  method: "GET",
  path: "/agentJobs/{jobId}",
  readOnly: true,
  streams: false,
  envelope: "data",
  input: z.object({ jobId }),
  output: z.object({ job: agentJob }),
  errors: ["not_found"],
});

export const agentJobEvents = defineOperation({
  name: "agentJobEvents",
  operationId: "AgentJobEvents",
  summary: "What happened in a job",
  description: "Everything that a job told, in order; ask again with the last position for what came since.",
  method: "GET",
  path: "/agentJobs/{jobId}/events",
  readOnly: true,
  streams: false,
  envelope: "data",
  input: z.object({
    jobId,
    after: z.coerce
      .number<number>()
      .int()
      .min(0)
      .default(0)
      .describe("Only what comes behind this position. Default: 0, all."),
  }),
  output: z.object({
    events: z.array(
      z.object({
        position: z.number().int().describe("Counts from 1."),
        time: z.number().describe("Milliseconds since 1970."),
        kind: z
          .enum(["begun", "done", "reached", "told", "resumed", "ended"])
          .describe(
            "`begun` and `done`: an action; `reached`: steps of the task that are done; `told`: progress in words; `resumed`: another process went on with it.",
          ),
        data: z.record(z.string(), z.unknown()),
      }),
    ),
    status: agentJob.shape.status,
  }),
  errors: ["not_found"],
});

export const cancelAgentJob = defineOperation({
  name: "cancelAgentJob",
  operationId: "AgentJobCancel",
  summary: "Stop a job",
  description:
    "Stops a running job; the page is left as it is, the session lives on. One that has ended stays as it is.",
  method: "DELETE",
  path: "/agentJobs/{jobId}",
  readOnly: false,
  streams: false,
  envelope: "data",
  input: z.object({ jobId }),
  output: z.object({ job: agentJob }),
  errors: ["not_found"],
});
