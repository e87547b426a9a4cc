import { actionMethods, type Variables } from "@legwork/protocol";
import { z } from "zod";
import type { Prompt } from "../call.ts";
import { pageLine, pageRule } from "./page-block.ts";
import { actionRules, instructionsOf, questionAbout, variableLines, type PageQuestion } from "./parts.ts";

const ref = z.string().regex(/^(f\d+)?e\d+$/, "a reference such as e12 or f1e12");

/** Methods that need no element. */
const pageMethods: ReadonlySet<string> = new Set([
  "scroll",
  "nextChunk",
  "prevChunk",
  "press",
  "goBack",
  "goForward",
  "reload",
  "switchTab",
  "closeTab",
]);

/** Scrolling for a text, or to a part of the way, may concern the page; into view needs what to bring there. */
function isOfPage(method: string, given: string[]): boolean {
  return pageMethods.has(method) || (method === "scrollTo" && given.length > 0);
}

const step = z.strictObject({
  ref: ref.nullable().describe("The element; null when the method needs none."),
  method: z.enum(actionMethods),
  arguments: z.array(z.string()),
});

/** Of one answer. */
const mostSteps = 30;

/** What a model answers to an act. Every field is always there, so that providers can enforce the shape. */
export const actAnswer = z
  .strictObject({
    outcome: z.enum(["found", "not_found", "ambiguous"]),
    steps: z.array(step).describe("What to do, in order; empty unless outcome is found."),
    rest: z
      .string()
      .nullable()
      .describe(
        "What the instruction asks for beyond the steps, in its own words; null when nothing is left.",
      ),
    candidates: z
      .array(ref)
      .describe("The elements it may have meant, likeliest first; empty when it was found."),
    reason: z.string().describe("One short sentence: which element, or why none."),
  })
  .superRefine(({ outcome, steps }, context) => {
    if (outcome !== "found") return;
    if (steps.length === 0)
      context.addIssue({ code: "custom", path: ["steps"], message: "what was found has a step" });
    if (steps.length > mostSteps)
      context.addIssue({
        code: "custom",
        path: ["steps"],
        message: `at most ${mostSteps}; the others are the rest`,
      });
    for (const [at, { ref: element, method, arguments: given }] of steps.entries()) {
      if (element !== null || isOfPage(method, given)) continue;
      const message = `${method} needs the reference of an element`;
      context.addIssue({ code: "custom", path: ["steps", at, "ref"], message });
    }
  });

export type ActAnswer = z.infer<typeof actAnswer>;

const rules = [
  "You find the actions on a web page that carry out an instruction.",
  pageRule,
  ...actionRules,
  "Answer outcome found with the steps: most instructions are one; a form is one for each field, and what sends it only when that is asked for.",
  "All steps are done on the page as it is shown. What can only be found once a step has changed the page (the entries of a menu that is shut, the next page) belongs in rest, in the words of the instruction, and is asked again then.",
  "Never leave out a part of the instruction: what is in no step is in rest.",
  "Answer not_found when nothing on the page fits, and ambiguous when two or more fit equally well, with the candidates. Never guess: a wrong action does harm, an honest not_found or ambiguous does not. When a part of the instruction is not to be found and does not come by another, the whole is not_found, and nothing is done.",
];

/** The prompt of one act. `candidates` are what a quicker search found likely, as a hint that may be wrong. */
export function actPrompt(
  question: PageQuestion & {
    instruction: string;
    variables?: Variables | undefined;
    candidates?: { ref: string; description: string }[] | undefined;
  },
): { instructions: string; prompt: Prompt; schema: typeof actAnswer } {
  const candidates = (question.candidates ?? []).map(
    ({ ref, description }) => `- ${ref}: ${pageLine(description)}`,
  );
  return {
    instructions: instructionsOf(rules, question.systemPrompt),
    prompt: questionAbout(question, [
      candidates.length === 0
        ? ""
        : `⟦page⟧\nElements that a search by words found likely:\n${candidates.join("\n")}\n⟦/page⟧`,
      variableLines(question.variables),
      `Instruction: ${question.instruction}`,
    ]),
    schema: actAnswer,
  };
}
