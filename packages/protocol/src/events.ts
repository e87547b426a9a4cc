import { z } from "zod";
import { agentAction } from "./agent-action.ts";
import { errorCode } from "./error-body.ts";

/** Progress of an operation, told while it runs. */
export const progress = z.object({ message: z.string() });

export type Progress = z.infer<typeof progress>;

/**
 * One frame of a streamed answer. Order: `starting`, `connected`, any number of `running`, then `finished` or `error`,
 * then the stream closes.
 */
export const streamEvent = z
  .object({
    id: z.string(),
    type: z.enum(["system", "log"]).describe("`log` for `running`, `system` for the rest."),
    data: z.discriminatedUnion("status", [
      z.object({ status: z.literal("starting") }),
      z.object({ status: z.literal("connected") }),
      z.object({
        status: z.literal("running"),
        message: z.string(),
        action: agentAction.optional().describe("The action of an agent that the message is about."),
      }),
      z.looseObject({
        status: z.literal("finished"),
        result: z.unknown().optional(),
        actionId: z.string().optional(),
      }),
      z.object({
        status: z.literal("error"),
        error: z.string(),
        code: errorCode,
        actions: z.array(agentAction).optional().describe("What an agent had done by then."),
      }),
    ]),
  })
  .meta({ id: "StreamEvent", description: "One frame of a streamed answer." });

export type StreamEvent = z.infer<typeof streamEvent>;
