import { z } from "zod";

/** One step of an agent: what was done, on what, and when. */
export const agentAction = z
  .looseObject({
    type: z
      .string()
      .describe(
        "Kind of step: act, deed (one of several actions that a step takes), explore (done to find what a step needs), fillForm, navigate, back, keys, scroll, upload, tabs, extract, wait, ask, tool.",
      ),
    action: z.string().describe("What was done, in words."),
    selector: z.string().optional(),
    text: z.string().optional().describe("Text that was typed or chosen; secrets are masked."),
    instruction: z.string().optional(),
    pageUrl: z.string().optional(),
    timeMs: z.number().optional().describe("How long the step took, milliseconds."),
    reasoning: z.string().optional(),
    success: z.boolean().optional().describe("Whether the page, or the tool, did it."),
    code: z.string().optional().describe("Why it could not be done, as in an act's result."),
    screenshot: z.string().optional().describe("Id of the screenshot taken before the step."),
  })
  .meta({ id: "AgentAction" });

export type AgentAction = z.infer<typeof agentAction>;
