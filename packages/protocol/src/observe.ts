import { z } from "zod";
import { action, candidate, resolvedBy } from "./action.ts";
import { defineOperation } from "./operation.ts";
import { actionId, groundingOptions, pagesTold, scopeOptions, sessionRequest, warnings } from "./request.ts";
import { usage } from "./usage.ts";

export const observe = defineOperation({
  name: "observe",
  operationId: "SessionObserve",
  summary: "Find what can be done",
  description:
    "Finds the actions that fit an instruction, likeliest first, or every action the page offers. Nothing is changed.",
  method: "POST",
  path: "/sessions/{id}/observe",
  readOnly: true,
  streams: true,
  envelope: "data",
  input: z.object({
    ...sessionRequest,
    instruction: z.string().trim().max(10_000).optional(),
    options: z.object({ ...groundingOptions, ...scopeOptions }).optional(),
  }),
  output: z.object({
    result: z.array(action).describe("What fits; empty when nothing does."),
    candidates: z
      .array(candidate)
      .optional()
      .describe(
        "Where nothing fits the instruction: what it may have meant, likeliest first. None of it is sure.",
      ),
    actionId,
    resolvedBy: resolvedBy.optional(),
    confidence: z.number().min(0).max(1).optional(),
    usage: usage.optional(),
    ...pagesTold,
    warnings,
  }),
  errors: ["page_not_found", "selector_not_found", "model_unavailable"],
});
