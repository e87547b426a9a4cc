import type { Variables } from "@legwork/protocol";
import { z } from "zod";
import { pageRule } from "./page-block.ts";
import { instructionsOf, variableLines } from "./parts.ts";

/** Input of the `done` tool; a task with an output schema adds its `output`. */
export const doneInput = z.strictObject({
  completed: z.boolean().describe("True only when the page has shown that the whole task is done."),
  message: z
    .string()
    .describe("What was done and found, or why it could not be, for the person who gave the task."),
});

export type DoneInput = z.infer<typeof doneInput>;

const rules = [
  "You carry out a task in a web browser by calling tools.",
  pageRule,
  "Look at the page before you act on it, and after an action check that it did what it should. A later view of the page replaces every earlier one: references of earlier views may be gone.",
  "You can call several tools in one turn when later calls do not depend on what earlier ones show; they run in order.",
  "When a tool fails, read why and try another way. Do not repeat what failed, or what changed nothing.",
  "Where a value is given as a placeholder such as %password%, write the placeholder, as it is; its value is put in later. Never ask for the value.",
  "Do only what the task asks. Do not buy, send, delete or publish anything that it does not name.",
  "When the task is done, or cannot be done, call done and say so truthfully; a task that is done in part is not completed.",
];

/** The instructions and first message of an agent's conversation. The budget stands last, so that it spoils no cache. */
export function agentPrompt(task: {
  instruction: string;
  /** Largest number of actions. */
  maxSteps: number;
  /** Extra context or constraints. */
  context?: string | undefined;
  variables?: Variables | undefined;
  systemPrompt?: string | undefined;
}): { instructions: string; prompt: string } {
  const parts = [
    `Task: ${task.instruction}`,
    task.context ? `Context: ${task.context}` : "",
    variableLines(task.variables),
    `You can take at most ${task.maxSteps} actions.`,
  ];
  return {
    instructions: instructionsOf(rules, task.systemPrompt),
    prompt: parts.filter((part) => part !== "").join("\n\n"),
  };
}
