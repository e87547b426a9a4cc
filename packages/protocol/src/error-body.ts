import { z } from "zod";
import { agentAction } from "./agent-action.ts";
import { errorCodes } from "./error.ts";

export const errorCode = z.enum(errorCodes).meta({
  id: "ErrorCode",
  description: "Why a request failed. The set is closed: a client may switch over it.",
});

/** The body of every answer that is not a success, whatever went wrong. */
export const errorBody = z
  .object({
    success: z.literal(false),
    error: z.string().describe("What was tried, on what, and what to do next."),
    message: z.string().describe("The same as `error`, for clients that read this name."),
    code: errorCode,
    issues: z
      .array(
        z.object({
          path: z.string().describe("Where in the request, in dotted form: `options.timeout`."),
          message: z.string().describe("What was expected there."),
        }),
      )
      .optional()
      .describe("The rules that the request broke."),
    actions: z
      .array(agentAction)
      .optional()
      .describe("What an agent had done when it failed or its time was over."),
    requestId: z.string().describe("Id of the request in the server's log."),
  })
  .meta({ id: "ErrorBody", description: "Why a request failed." });

export type ErrorBody = z.infer<typeof errorBody>;
