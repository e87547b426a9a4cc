import { z } from "zod";
import { modelReference } from "./model.ts";

/** Fields that every operation on a session takes. */
export const sessionRequest = {
  frameId: z.string().nullish().describe("Accepted for older clients; frames are found without it."),
  streamResponse: z
    .boolean()
    .optional()
    .describe("Answer as Server-Sent Events; wins over `x-stream-response`."),
};

/** Values for `%name%` placeholders. Only the names reach a model. */
export const variables = z
  .record(
    z.string().regex(/^[\w.-]+$/, "a variable's name has letters, digits, dots, dashes and underscores only"),
    z.union([
      z.union([z.string(), z.number(), z.boolean()]),
      z.object({ value: z.union([z.string(), z.number(), z.boolean()]), description: z.string().optional() }),
    ]),
  )
  .describe(
    "Values for `%name%` placeholders. Only names and descriptions reach a model; values are masked in answers.",
  );

export type Variables = z.infer<typeof variables>;

/** Options of every operation that looks for something on the page. */
export const groundingOptions = {
  model: modelReference.optional(),
  variables: variables.optional(),
  timeout: z.number().positive().max(600_000).optional().describe("Milliseconds for the whole operation."),
};

export const scopeOptions = {
  selector: z.string().optional().describe("XPath or CSS; only what lies within it is looked at."),
  ignoreSelectors: z
    .array(z.string())
    .optional()
    .describe("XPath or CSS; what lies within these is left out."),
};

export const actionId = z.string().describe("Id of this operation in the session's replay.");
export const warnings = z.array(z.string()).optional().describe("What was asked and not honoured, in words.");
