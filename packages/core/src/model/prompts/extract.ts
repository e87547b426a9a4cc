import { z } from "zod";
import type { Prompt } from "../call.ts";
import type { JsonSchema } from "../json-schema.ts";
import { urlReferenceRule } from "../url-references.ts";
import { pageRule } from "./page-block.ts";
import { instructionsOf, questionAbout, type PageQuestion } from "./parts.ts";

/** What a model answers to an extract without a schema. */
export const extractAnswer = z.strictObject({
  extraction: z
    .string()
    .describe("What was asked for, in the page's own words; empty when the page does not say it."),
});

export type ExtractAnswer = z.infer<typeof extractAnswer>;

const rules = [
  "You read data from a web page.",
  pageRule,
  "Take every value from the page as it stands there. Never make one up, and never complete one from what you know.",
  "What the page does not say is left out where the schema allows it, else null where it allows null, else an empty string or list.",
  "Lists hold every item that the page shows, in the page's order.",
  urlReferenceRule,
  "For the address of an image, write the reference of the image, or of the link that it stands in.",
];

/** `part`: the page is one of several parts of a page that is too large for one call, counted from 1. */
type ExtractQuestion = PageQuestion & { part?: { number: number; count: number } | undefined };

/** The prompt of one extract. Pass `resolveUrl` along with it, since the model writes references for addresses. */
export function extractPrompt(
  question: ExtractQuestion & { instruction?: string | undefined; schema: JsonSchema },
): { instructions: string; prompt: Prompt; schema: JsonSchema };
export function extractPrompt(question: ExtractQuestion & { instruction: string; schema?: undefined }): {
  instructions: string;
  prompt: Prompt;
  schema: typeof extractAnswer;
};
export function extractPrompt(
  question: ExtractQuestion & { instruction?: string | undefined; schema?: JsonSchema | undefined },
): { instructions: string; prompt: Prompt; schema: JsonSchema | typeof extractAnswer } {
  return {
    instructions: instructionsOf(rules, question.systemPrompt),
    prompt: questionAbout(question, [
      question.instruction
        ? `Read this from the page: ${question.instruction}`
        : "Read from the page what the schema asks for.",
      question.part === undefined
        ? ""
        : `This is part ${question.part.number} of ${question.part.count} of the page; the other parts are read apart from it. Answer from this part alone, and leave out what it does not say.`,
    ]),
    schema: question.schema ?? extractAnswer,
  };
}
