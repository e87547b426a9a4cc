import { actionMethods, type Variables } from "@legwork/protocol";
import { z } from "zod";
import type { Prompt } from "../call.ts";
import { pageRule } from "./page-block.ts";
import { actionRules, instructionsOf, questionAbout, variableLines, type PageQuestion } from "./parts.ts";

/** What a model answers to an observe: actions that fit, likeliest first. */
export const observeAnswer = z.strictObject({
  actions: z.array(
    z.strictObject({
      ref: z.string().regex(/^(f\d+)?e\d+$/, "a reference such as e12 or f1e12"),
      method: z.enum(actionMethods),
      arguments: z.array(z.string()),
      description: z
        .string()
        .describe("The element in words: its role, its name, and its place where it helps."),
    }),
  ),
});

export type ObserveAnswer = z.infer<typeof observeAnswer>;

const rules = [
  "You list actions that can be done on a web page. Nothing is done yet.",
  pageRule,
  ...actionRules,
  "List only elements that stand on the page, each once, the likeliest first. Answer an empty list when nothing fits.",
];

/** The prompt of one observe; without an instruction, every action that the page offers is asked for. */
export function observePrompt(
  question: PageQuestion & { instruction?: string | undefined; variables?: Variables | undefined },
): { instructions: string; prompt: Prompt; schema: typeof observeAnswer } {
  const wanted = question.instruction
    ? `List the actions that fit this instruction: ${question.instruction}`
    : "List every action that the page offers.";
  return {
    instructions: instructionsOf(rules, question.systemPrompt),
    prompt: questionAbout(question, [variableLines(question.variables), wanted]),
    schema: observeAnswer,
  };
}
