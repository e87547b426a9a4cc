import { z } from "zod";
import { actFailureCodes, action, candidate, effect, resolvedBy } from "./action.ts";
import { needsHuman } from "./needs-human.ts";
import { defineOperation } from "./operation.ts";
import { actionId, groundingOptions, pagesTold, sessionRequest, warnings } from "./request.ts";
import { usage } from "./usage.ts";

export const actResult = z
  .object({
    success: z.boolean().describe("True when the action was performed and took effect."),
    message: z.string().describe("What was done, or why not and what to do next."),
    actionDescription: z.string(),
    actions: z
      .array(action)
      .describe("The actions performed, in order; each can be the input of another act."),
    resolvedBy: resolvedBy.optional(),
    confidence: z.number().min(0).max(1).optional(),
    effect: effect.optional(),
    cacheStatus: z
      .enum(["HIT", "MISS"])
      .optional()
      .describe("Of an act in words: `HIT` when it was done again from memory. Absent when memory is off."),
    usage: usage.optional(),
    code: z.enum(actFailureCodes).optional().describe("Why it failed."),
    candidates: z
      .array(candidate)
      .optional()
      .describe("What the instruction may have meant, likeliest first."),
    dryRun: z.boolean().optional().describe("True when nothing was done because `dryRun` was asked."),
  })
  .meta({ id: "ActResult" });

export type ActResult = z.infer<typeof actResult>;

/** What is said of an input that is neither. */
export const actInputRule = "must be plain words, or an Action: an object with its selector";

export const act = defineOperation({
  name: "act",
  operationId: "SessionAct",
  summary: "Do one thing on the page",
  description:
    "Performs an action given in plain words, or an Action that `observe` answered. A failed act answers 200 with `success: false`, a `code` and, where it helps, the candidates.",
  method: "POST",
  path: "/sessions/{id}/act",
  readOnly: false,
  streams: true,
  envelope: "data",
  input: z.object({
    ...sessionRequest,
    input: z
      .union([z.string().trim().min(1).max(10_000), action], actInputRule)
      .describe("Plain words, or an Action."),
    options: z
      .object({
        ...groundingOptions,
        dryRun: z.boolean().optional().describe("Say what would be done, and do nothing."),
        cache: z
          .boolean()
          .optional()
          .describe(
            "Do from memory what was done before in the same words on the same page, and remember it. Default: the session's.",
          ),
      })
      .optional(),
  }),
  output: z.object({
    result: actResult,
    actionId,
    needsHuman: needsHuman.optional(),
    ...pagesTold,
    warnings,
  }),
  errors: ["page_not_found", "model_unavailable"],
});
