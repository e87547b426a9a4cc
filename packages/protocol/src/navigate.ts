import { z } from "zod";
import { defineOperation } from "./operation.ts";
import { actionId, sessionRequest, warnings } from "./request.ts";

const navigateResult = z
  .object({
    requestId: z.string(),
    frameId: z.string().optional(),
    loaderId: z.string().optional(),
    response: z.object({
      url: z.string().describe("Address after redirects."),
      status: z.number().int(),
      statusText: z.string(),
      headers: z.record(z.string(), z.string()),
      mimeType: z.string(),
    }),
  })
  .meta({ id: "NavigateResult" });

export const navigate = defineOperation({
  name: "navigate",
  operationId: "SessionNavigate",
  summary: "Open an address",
  description: "Navigates the session's page and answers the response of the document.",
  method: "POST",
  path: "/sessions/{id}/navigate",
  readOnly: false,
  streams: true,
  envelope: "data",
  input: z.object({
    ...sessionRequest,
    url: z.string().min(1).describe("An http or https address."),
    options: z
      .object({
        referer: z.string().optional(),
        timeout: z.number().positive().max(600_000).optional().describe("Milliseconds. Default: 30000."),
        waitUntil: z.enum(["load", "domcontentloaded", "networkidle"]).optional().describe("Default: load."),
      })
      .optional(),
  }),
  output: z.object({
    result: navigateResult
      .nullable()
      .describe("Null when no document was loaded, as for an anchor on the same page."),
    actionId,
    warnings,
  }),
  errors: ["url_forbidden", "navigation_failed"],
});
