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

/**
 * What a model answers to an act. Every field is always there, so that providers can enforce the shape; `ref` and
 * `method` are null unless `outcome` is `found`.
 */
export const actAnswer = z
  .strictObject({
    outcome: z.enum(["found", "not_found", "ambiguous"]),
    ref: ref.nullable().describe("The element; null when there is none, or when the method needs none."),
    method: z.enum(actionMethods).nullable(),
    arguments: z.array(z.string()),
    candidates: z
      .array(ref)
      .describe("The elements it may have meant, likeliest first; empty when it was found."),
    reason: z.string().describe("One short sentence: which element, or why none."),
  })
  .superRefine((answer, context) => {
    if (answer.outcome !== "found") return;
    if (answer.method === null)
      context.addIssue({ code: "custom", path: ["method"], message: "a found action has a method" });
    else if (answer.ref === null && !isOfPage(answer.method, answer.arguments)) {
      context.addIssue({
        code: "custom",
        path: ["ref"],
        message: `${answer.method} needs the reference of an element`,
      });
    }
  });

export type ActAnswer = z.infer<typeof actAnswer>;

const rules = [
  "You find the one action on a web page that carries out an instruction.",
  pageRule,
  ...actionRules,
  "Answer outcome found with the one element that fits, its method and arguments.",
  "Answer not_found when nothing on the page fits, and ambiguous when two or more fit equally well, with the candidates. Never guess: a wrong action does harm, an honest not_found or ambiguous does not.",
  "Choose one action. If the instruction asks for several, choose the first that is still to be done.",
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
