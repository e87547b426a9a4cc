import { LegworkError, type ErrorCode } from "@legwork/protocol";
import { jsonSchema, tool, type JSONValue, type ModelMessage, type ToolSet, type TypedToolCall } from "ai";
import { z } from "zod";
import { readSchema } from "./answer-schema.ts";
import type { PromptImage } from "./call.ts";
import type { JsonSchema } from "./json-schema.ts";

/** What a tool answers: words for the model, a picture with them, and whether the conversation ends here. */
export type ToolAnswer = string | GivenAnswer;
export type GivenAnswer = {
  text: string;
  image?: PromptImage;
  failed?: boolean;
  ends?: boolean;
  /** There is no such tool, or its arguments do not fit; nothing was run. */
  unusable?: true;
  /** A result in a provider's own form, which stands in place of text and picture. */
  result?: JSONValue;
  /** Words beside such a result, told after it. */
  note?: string;
};

/**
 * Something a model can call. What a tool cannot do it says in its answer (`failed: true`); what it throws ends the
 * conversation, but for {@link LegworkError}s that another call can do better.
 */
export type ConversationTool = {
  description: string;
  /** A zod schema, or a JSON Schema as MCP servers give it. */
  inputSchema: z.ZodType | JsonSchema;
  /** A tool that the provider itself defines; description and schema are its own. */
  provided?: ToolSet[string];
  /** Not offered by itself: another tool's provider has the model call it. */
  isCalledUnasked?: true;
  execute(input: unknown, options: { signal: AbortSignal }): Promise<ToolAnswer>;
};

type ToolMessage = Extract<ModelMessage, { role: "tool" }>;
export type ToolResult = Exclude<ToolMessage["content"][number], { type: "tool-approval-response" }>;

/** Errors that say what was wrong with the call itself, so that the model can make a better one. */
const toldToTheModel: ReadonlySet<ErrorCode> = new Set([
  "invalid_request",
  "not_found",
  "selector_not_found",
  "unsupported_instruction",
  "url_forbidden",
  "navigation_failed",
]);

/** The tools as the SDK offers them to a model; without `execute`, since their order and errors are ours to keep. */
export function offeredTools(tools: Readonly<Record<string, ConversationTool>>): ToolSet {
  return Object.fromEntries(
    Object.entries(tools)
      .filter(([, { isCalledUnasked }]) => isCalledUnasked !== true)
      .map(([name, { description, inputSchema, provided }]) => [
        name,
        provided ??
          tool({
            description,
            inputSchema: inputSchema instanceof z.ZodType ? inputSchema : checkedSchema(inputSchema),
          }),
      ]),
  );
}

/** A JSON Schema of someone else's tool that we cannot check is offered all the same: its server checks it. */
function checkedSchema(schema: JsonSchema): ReturnType<typeof jsonSchema> {
  try {
    const { json, check } = readSchema(schema);
    return jsonSchema(json, {
      validate: (value) => {
        const checked = check(value);
        if ("value" in checked) return { success: true, value: checked.value };
        return {
          success: false,
          error: new Error(checked.issues.map((issue) => `${issue.path}: ${issue.message}`).join("; ")),
        };
      },
    });
  } catch (error) {
    if (error instanceof LegworkError && error.code === "invalid_request") return jsonSchema(schema);
    throw error;
  }
}

/** Runs one call; a call of an unknown tool or with malformed arguments is answered, not thrown. */
export async function runToolCall(
  call: TypedToolCall<ToolSet>,
  tools: Readonly<Record<string, ConversationTool>>,
  signal: AbortSignal,
): Promise<GivenAnswer> {
  const called = Object.hasOwn(tools, call.toolName) ? tools[call.toolName] : undefined;
  if (called === undefined) {
    return {
      text: `There is no tool ${call.toolName}. Tools: ${Object.keys(tools).join(", ")}.`,
      failed: true,
      unusable: true,
    };
  }
  // The SDK takes for a mistake what it did not offer.
  if ("invalid" in call && call.invalid && called.isCalledUnasked !== true) {
    return {
      text: `The arguments of ${call.toolName} do not fit its schema: ${reasonOf(call.error)}`,
      failed: true,
      unusable: true,
    };
  }
  try {
    const answer = await called.execute(call.input, { signal });
    return typeof answer === "string" ? { text: answer } : answer;
  } catch (error) {
    if (signal.aborted || !(error instanceof LegworkError) || !toldToTheModel.has(error.code)) throw error;
    return { text: error.message, failed: true };
  }
}

export function toolResult(call: TypedToolCall<ToolSet>, answer: GivenAnswer, picture: boolean): ToolResult {
  const base = { type: "tool-result" as const, toolCallId: call.toolCallId, toolName: call.toolName };
  if (answer.result !== undefined) return { ...base, output: { type: "json", value: answer.result } };
  if (answer.failed) return { ...base, output: { type: "error-text", value: answer.text } };
  if (!picture || answer.image === undefined)
    return { ...base, output: { type: "text", value: answer.text } };
  const { data, mediaType } = answer.image;
  return {
    ...base,
    output: {
      type: "content",
      value: [
        { type: "text", text: answer.text },
        { type: "file", mediaType, data: { type: "data", data } },
      ],
    },
  };
}

function reasonOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return cause instanceof Error ? cause.message : String(cause);
}
