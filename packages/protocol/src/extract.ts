import { z } from "zod";
import { defineOperation } from "./operation.ts";
import { actionId, pagesTold, scopeOptions, sessionRequest, warnings } from "./request.ts";
import { modelReference } from "./model.ts";
import { resolvedBy } from "./action.ts";
import { usage } from "./usage.ts";

export const extract = defineOperation({
  name: "extract",
  operationId: "SessionExtract",
  summary: "Read data from the page",
  description:
    "With a schema: an object that conforms to it. With an instruction alone: `{extraction}`. With neither: `{pageText}`, the page's accessibility tree as text, addresses on the page's own site without it. A PDF that the page shows is read as a page is, and so are downloads (`options.file`).",
  method: "POST",
  path: "/sessions/{id}/extract",
  readOnly: true,
  streams: true,
  envelope: "data",
  input: z.object({
    ...sessionRequest,
    instruction: z.string().trim().max(10_000).optional(),
    schema: z.record(z.string(), z.unknown()).optional().describe("JSON Schema of the result."),
    options: z
      .object({
        ...scopeOptions,
        file: z
          .string()
          .min(1)
          .max(500)
          .optional()
          .describe("Id or name of a download to read in place of the page: PDF, CSV or XLSX."),
        model: modelReference.optional(),
        timeout: z
          .number()
          .positive()
          .max(600_000)
          .optional()
          .describe("Milliseconds for the whole operation, once its turn has come."),
        screenshot: z.boolean().optional().describe("Show the model a picture of the page too."),
        iframes: z.boolean().default(false).describe("Read what lies in iframes too."),
        domSettleTimeoutMs: z
          .number()
          .int()
          .min(0)
          .max(600_000)
          .default(30_000)
          .describe("Longest wait for the page to become quiet, milliseconds."),
        maxTokens: z
          .number()
          .int()
          .min(100)
          .optional()
          .describe("Budget for `pageText`, tokens. Default: no limit."),
        cursor: z.string().optional().describe("Where a truncated `pageText` goes on."),
        search: z
          .string()
          .trim()
          .min(1)
          .max(1_000)
          .optional()
          .describe(
            "Only the lines of `pageText` that have all of these words, and the lines they stand under.",
          ),
      })
      .optional(),
  }),
  output: z.object({
    result: z.unknown().describe("By the schema; `{extraction}` without one; `{pageText}` without both."),
    actionId,
    resolvedBy: resolvedBy.optional(),
    usage: usage.optional(),
    truncated: z.boolean().optional().describe("True when `pageText` was cut to its budget."),
    totalTokens: z.number().int().optional().describe("Size of the whole `pageText`, tokens (estimated)."),
    nextCursor: z.string().optional(),
    matches: z.number().int().optional().describe("Lines of `pageText` that a `search` has found."),
    ...pagesTold,
    warnings,
  }),
  errors: [
    "page_not_found",
    "navigation_failed",
    "selector_not_found",
    "unsupported_instruction",
    "model_unavailable",
    "not_found",
    "payload_too_large",
    "unsupported_media_type",
  ],
});
