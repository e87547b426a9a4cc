import {
  type ScriptedAnswer,
  tokensOf,
  toolCallsOf,
  wordsOf,
  type ScriptedConversation,
  type WireFormat,
} from "./scripted-model-wire.ts";

type ContentPart = { type: string; text?: string };
type ChatMessage = { role: string; content?: string | ContentPart[] | null };
type ChatBody = {
  model: string;
  messages: ChatMessage[];
  tools?: { function: { name: string; description?: string; parameters: unknown } }[];
  response_format?: { type: string; json_schema?: { schema: unknown; strict?: boolean } };
};

/** OpenAI's chat completions, which Ollama, vLLM, LM Studio and most proxies speak too. */
export const chatFormat: WireFormat = {
  read(raw) {
    const body = raw as ChatBody;
    const isSystem = (message: ChatMessage) => message.role === "system" || message.role === "developer";
    const format = body.response_format?.json_schema;
    return {
      model: body.model,
      instructions: body.messages.filter(isSystem).map(textOf).join("\n"),
      messages: body.messages
        .filter((message) => !isSystem(message))
        .map((message) => ({
          role: message.role as ScriptedConversation["messages"][number]["role"],
          text: textOf(message),
          images: partsOf(message).filter((part) => part.type === "image_url").length,
        })),
      tools: (body.tools ?? []).map(({ function: { name, description, parameters } }) => ({
        name,
        description: description ?? "",
        inputSchema: parameters,
      })),
      ...(format ? { answerSchema: { schema: format.schema, strict: format.strict === true } } : {}),
    };
  },

  write(answer, request) {
    const calls = toolCallsOf(answer);
    const tokens = tokensOf(answer);
    return {
      id: `chatcmpl-${request.number}`,
      object: "chat.completion",
      created: 1_700_000_000,
      model: request.model,
      choices: [
        {
          index: 0,
          message: {
            role: "assistant",
            content: wordsOf(answer) ?? null,
            ...(calls.length === 0
              ? {}
              : {
                  tool_calls: calls.map((call) => ({
                    id: call.id,
                    type: "function",
                    function: { name: call.name, arguments: call.arguments },
                  })),
                }),
          },
          finish_reason: endOf(answer, calls.length > 0),
        },
      ],
      usage: {
        prompt_tokens: tokens.input,
        completion_tokens: tokens.output,
        total_tokens: tokens.input + tokens.output,
        prompt_tokens_details: { cached_tokens: tokens.cached },
        completion_tokens_details: { reasoning_tokens: tokens.reasoning },
      },
    };
  },

  writeError: writeOpenAIError,
};

/** The body of an OpenAI error; the same in both of its formats. */
export function writeOpenAIError({ status, error }: { status: number; error: string }): unknown {
  const type =
    status === 401
      ? "authentication_error"
      : status === 429
        ? "rate_limit_error"
        : status < 500
          ? "invalid_request_error"
          : "server_error";
  return { error: { message: error, type, param: null, code: status === 401 ? "invalid_api_key" : null } };
}

function partsOf(message: ChatMessage): ContentPart[] {
  if (typeof message.content === "string") return [{ type: "text", text: message.content }];
  return message.content ?? [];
}

function textOf(message: ChatMessage): string {
  return partsOf(message)
    .map((part) => part.text ?? "")
    .join("\n");
}

function endOf({ truncated, withheld }: ScriptedAnswer, isCalling: boolean): string {
  if (withheld === true) return "content_filter";
  if (truncated === true) return "length";
  return isCalling ? "tool_calls" : "stop";
}
