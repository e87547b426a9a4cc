import { LegworkError, type Usage } from "@legwork/protocol";
import {
  generateText,
  jsonSchema,
  Output,
  wrapLanguageModel,
  type ModelMessage,
  type ToolSet,
  type TypedToolCall,
} from "ai";
import { modelError } from "./model-error.ts";
import type { ResolvedLanguageModel } from "./registry.ts";
import { usageOf } from "./usage.ts";

/** The SDK prints what a model does not support to the process's own output, which on STDIO is a client's wire. */
globalThis.AI_SDK_LOG_WARNINGS = false;

export type PromptImage = { data: Uint8Array; mediaType: "image/png" | "image/jpeg" | "image/webp" };

/** What a model is asked with: text, or text and pictures in order. */
export type Prompt = string | ({ text: string } | { image: PromptImage })[];

export type ModelCall = {
  resolved: ResolvedLanguageModel;
  instructions: string;
  messages: ModelMessage[];
  tools?: ToolSet;
  /** Makes the provider hold the model to a JSON Schema. */
  answer?: { schema: Record<string, unknown>; strict: boolean } | undefined;
  maxOutputTokens?: number | undefined;
  signal?: AbortSignal | undefined;
};

export type ModelAnswer = {
  text: string;
  toolCalls: TypedToolCall<ToolSet>[];
  /** What the model said, as a message to go on from; empty when it said nothing. */
  messages: ModelMessage[];
  /** True when it was cut off at the limit of output tokens. */
  truncated: boolean;
  usage: Usage;
};

type Given = ModelAnswer & { withheld: boolean };

/** At most two more attempts, with backoff or as `retry-after` says; only for 408, 409, 429, 5xx and the network. */
const maxRetries = 2;

/**
 * One call of a model. Throws the SDK's errors as they are; `modelError` makes them fit to cross a boundary.
 *
 * @throws LegworkError `model_unavailable` when the provider's own filter took the answer back: to ask again is in vain.
 */
export async function callModel(call: ModelCall): Promise<ModelAnswer> {
  const { meter, trace } = call.resolved;
  await meter?.check();
  const given = await (trace === undefined ? generate(call) : trace(() => generate(call)));
  meter?.count(given.usage);
  if (given.withheld)
    throw new LegworkError(
      "model_unavailable",
      `The provider of ${call.resolved.name} withheld the answer: its content filter took offence at the page or the instruction. Ask otherwise, or name another model.`,
    );
  return given;
}

async function generate(call: ModelCall): Promise<Given> {
  const { resolved, answer } = call;
  const started = performance.now();
  const result = await generateText({
    model: tellingFailures(call),
    instructions: call.instructions,
    messages: call.messages,
    providerOptions: answer ? withStrictness(resolved, answer.strict) : resolved.providerOptions,
    maxRetries,
    ...(call.tools ? { tools: call.tools } : {}),
    ...(answer ? { output: answeringBy(answer.schema) } : {}),
    ...(call.maxOutputTokens === undefined ? {} : { maxOutputTokens: call.maxOutputTokens }),
    ...(call.signal ? { abortSignal: call.signal } : {}),
  });
  return {
    text: result.text,
    toolCalls: result.toolCalls,
    messages: result.responseMessages.filter((message) => message.role === "assistant"),
    truncated: result.finishReason === "length",
    withheld: result.finishReason === "content-filter",
    usage: usageOf(result.usage, performance.now() - started),
  };
}

/** The model, each of whose attempts tells why it failed: the wait for the next one may be the last that is heard of it. */
function tellingFailures({ resolved, signal }: ModelCall): ResolvedLanguageModel["model"] {
  const { meter, model } = resolved;
  if (meter?.failed === undefined) return model;
  return wrapLanguageModel({
    model,
    middleware: {
      wrapGenerate: async ({ doGenerate }) => {
        try {
          return await doGenerate();
        } catch (error) {
          const told = modelError(error, resolved, undefined);
          if (signal?.aborted !== true && told instanceof Error) meter.failed?.(told.message);
          throw error;
        }
      },
    },
  });
}

export function userMessage(prompt: Prompt): ModelMessage {
  if (typeof prompt === "string") return { role: "user", content: prompt };
  return {
    role: "user",
    content: prompt.map((part) =>
      "text" in part
        ? { type: "text", text: part.text }
        : { type: "file", mediaType: part.image.mediaType, data: part.image.data },
    ),
  };
}

/** Asks for JSON by a schema, and leaves reading it to us: the SDK would throw the text away when it does not fit. */
function answeringBy(schema: Record<string, unknown>): ReturnType<typeof Output.text> {
  const { responseFormat } = Output.object({ schema: jsonSchema(schema), name: "answer" });
  return { ...Output.text(), responseFormat };
}

function withStrictness(
  resolved: ResolvedLanguageModel,
  strict: boolean,
): ResolvedLanguageModel["providerOptions"] {
  const { providerOptions } = resolved;
  return {
    ...providerOptions,
    openai: { strictJsonSchema: strict, ...providerOptions["openai"] },
    openaiCompatible: { strictJsonSchema: strict, ...providerOptions["openaiCompatible"] },
  };
}
