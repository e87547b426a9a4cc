import { z } from "zod";
import { defineOperation } from "./operation.ts";
import { actionId, pagesTold, sessionRequest, warnings } from "./request.ts";

export const navigateResult = z
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

export const navigateOptions = z.object({
  referer: z.string().optional(),
  timeout: z.number().positive().max(600_000).optional().describe("Milliseconds. Default: 30000."),
  waitUntil: z.enum(["load", "domcontentloaded", "networkidle"]).optional().describe("Default: load."),
});

export const navigate = defineOperation({
  name: "navigate",
  operationId: "SessionNavigate",
  summary: "Open an address",
  description: "Navigates a page of the session and answers the response of the document.",
  method: "POST",
  path: "/sessions/{id}/navigate",
  readOnly: false,
  streams: true,
  envelope: "data",
  input: z.object({
    ...sessionRequest,
    url: z.string().min(1).describe("An http or https address."),
    options: navigateOptions.optional(),
  }),
  output: z.object({
    result: navigateResult
      .nullable()
      .describe("Null when no document was loaded, as for an anchor on the same page."),
    actionId,
    ...pagesTold,
    warnings,
  }),
  errors: ["page_not_found", "url_forbidden", "navigation_failed"],
});
