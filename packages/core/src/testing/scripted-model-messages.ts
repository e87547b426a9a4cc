import {
  type ScriptedAnswer,
  tokensOf,
  toolCallsOf,
  wordsOf,
  type ScriptedConversation,
  type WireFormat,
} from "./scripted-model-wire.ts";

type Block = { type: string; text?: string; content?: string | Block[] };
type AnthropicMessage = { role: "user" | "assistant"; content: string | Block[] };
type MessagesBody = {
  model: string;
  system?: string | Block[];
  messages: AnthropicMessage[];
  tools?: { name: string; description?: string; input_schema: unknown }[];
  output_config?: { format?: { type: string; schema: unknown } };
};
type Message = ScriptedConversation["messages"][number];

/** Anthropic's messages. */
export const messagesFormat: WireFormat = {
  read(raw) {
    const body = raw as MessagesBody;
    const format = body.output_config?.format;
    return {
      model: body.model,
      instructions: textOf(body.system),
      messages: body.messages.flatMap(messagesOf),
      tools: (body.tools ?? []).map(({ name, description, input_schema }) => ({
        name,
        description: description ?? "",
        inputSchema: input_schema,
      })),
      ...(format ? { answerSchema: { schema: format.schema, strict: true } } : {}),
    };
  },

  write(answer, request) {
    const text = wordsOf(answer);
    const tokens = tokensOf(answer);
    const calls = toolCallsOf(answer).map((call) => ({
      type: "tool_use",
      id: `toolu_${call.id}`,
      name: call.name,
      input: JSON.parse(call.arguments) as unknown,
    }));
    return {
      id: `msg_${request.number}`,
      type: "message",
      role: "assistant",
      model: request.model,
      content: [...(text === undefined ? [] : [{ type: "text", text }]), ...calls],
      stop_reason: endOf(answer, calls.length > 0),
      stop_sequence: null,
      usage: {
        input_tokens: tokens.input - tokens.cached,
        cache_creation_input_tokens: 0,
        cache_read_input_tokens: tokens.cached,
        output_tokens: tokens.output,
      },
    };
  },

  writeError({ status, error }) {
    const type =
      status === 401
        ? "authentication_error"
        : status === 429
          ? "rate_limit_error"
          : status < 500
            ? "invalid_request_error"
            : "api_error";
    return { type: "error", error: { type, message: error } };
  },
};

/** Tool results come within a message of the user; each is told apart as the message that it is. */
function messagesOf(message: AnthropicMessage): Message[] {
  const blocks =
    typeof message.content === "string" ? [{ type: "text", text: message.content }] : message.content;
  const results = blocks
    .filter((block) => block.type === "tool_result")
    .map((block): Message => ({
      role: "tool",
      text: textOf(block.content),
      images: imagesOf(block.content),
    }));
  const rest = blocks.filter((block) => block.type !== "tool_result");
  return rest.length === 0
    ? results
    : [...results, { role: message.role, text: textOf(rest), images: imagesOf(rest) }];
}

function textOf(content: string | Block[] | undefined): string {
  if (content === undefined || typeof content === "string") return content ?? "";
  return content.map((block) => block.text ?? "").join("\n");
}

function imagesOf(content: string | Block[] | undefined): number {
  return Array.isArray(content) ? content.filter((block) => block.type === "image").length : 0;
}

function endOf({ truncated, withheld }: ScriptedAnswer, isCalling: boolean): string {
  if (withheld === true) return "refusal";
  if (truncated === true) return "max_tokens";
  return isCalling ? "tool_use" : "end_turn";
}
