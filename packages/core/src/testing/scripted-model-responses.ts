import { writeOpenAIError } from "./scripted-model-chat.ts";
import {
  tokensOf,
  toolCallsOf,
  wordsOf,
  type ScriptedConversation,
  type WireFormat,
} from "./scripted-model-wire.ts";

type ContentPart = { type: string; text?: string };
type Item = {
  type?: string;
  role?: string;
  content?: string | ContentPart[];
  output?: string | ContentPart[] | Screenshot;
  name?: string;
  arguments?: string;
};
/** What OpenAI's computer tool is answered with. */
type Screenshot = { type: "computer_screenshot"; image_url?: string };
type ResponsesBody = {
  model: string;
  instructions?: string;
  input: Item[];
  tools?: { type: string; name?: string; description?: string; parameters?: unknown }[];
  text?: { format?: { type: string; schema?: unknown; strict?: boolean } };
};
type Message = ScriptedConversation["messages"][number];

/** OpenAI's responses. */
export const responsesFormat: WireFormat = {
  read(raw) {
    const body = raw as ResponsesBody;
    const isSystem = (item: Item) => item.role === "system" || item.role === "developer";
    const format = body.text?.format;
    return {
      model: body.model,
      instructions: [
        body.instructions ?? "",
        ...body.input.filter(isSystem).map((item) => textOf(item.content)),
      ]
        .filter((text) => text !== "")
        .join("\n"),
      messages: messagesOf(body.input.filter((item) => !isSystem(item))),
      tools: (body.tools ?? []).map(({ type, name = type, description, parameters }) => ({
        name,
        description: description ?? "",
        inputSchema: parameters,
      })),
      ...(format?.type === "json_schema"
        ? { answerSchema: { schema: format.schema, strict: format.strict === true } }
        : {}),
    };
  },

  write(answer, request) {
    const text = wordsOf(answer);
    const tokens = tokensOf(answer);
    const message = {
      type: "message",
      id: `msg_${request.number}`,
      role: "assistant",
      status: "completed",
      content: [{ type: "output_text", text, annotations: [] }],
    };
    const calls = toolCallsOf(answer).map((call) =>
      call.name === "computer"
        ? {
            type: "computer_call",
            id: `cu_${request.number}_${call.id}`,
            call_id: `${call.id}_${request.number}`,
            status: "completed",
            pending_safety_checks: [],
            ...(JSON.parse(call.arguments) as object),
          }
        : {
            type: "function_call",
            id: `fc_${request.number}_${call.id}`,
            call_id: call.id,
            name: call.name,
            arguments: call.arguments,
            status: "completed",
          },
    );
    const cut = answer.truncated === true ? "max_output_tokens" : undefined;
    const reason = answer.withheld === true ? "content_filter" : cut;
    return {
      id: `resp_${request.number}`,
      object: "response",
      created_at: 1_700_000_000,
      model: request.model,
      status: reason === undefined ? "completed" : "incomplete",
      error: null,
      incomplete_details: reason === undefined ? null : { reason },
      output: [...(text === undefined ? [] : [message]), ...calls],
      usage: {
        input_tokens: tokens.input,
        input_tokens_details: { cached_tokens: tokens.cached },
        output_tokens: tokens.output,
        output_tokens_details: { reasoning_tokens: tokens.reasoning },
        total_tokens: tokens.input + tokens.output,
      },
    };
  },

  writeError: writeOpenAIError,
};

const answerTypes = new Set(["function_call", "computer_call", "reasoning"]);

/** An answer's words and each of its calls are items of their own; together they are one turn. */
function messagesOf(items: Item[]): Message[] {
  const messages: Message[] = [];
  for (const item of items) {
    const isResult = item.type === "function_call_output" || item.type === "computer_call_output";
    const isAnswer = answerTypes.has(item.type ?? "") || item.role === "assistant";
    const last = messages.at(-1);
    const text = isResult ? textOf(item.output) : textOf(item.content);
    if (isAnswer && last?.role === "assistant") last.text += text;
    else {
      const images = imagesOf(isResult ? item.output : item.content);
      messages.push({ role: isResult ? "tool" : isAnswer ? "assistant" : "user", text, images });
    }
  }
  return messages;
}

function textOf(content: Item["output"]): string {
  if (content === undefined || typeof content === "string") return content ?? "";
  return Array.isArray(content) ? content.map((part) => part.text ?? "").join("\n") : "";
}

function imagesOf(content: Item["output"]): number {
  if (Array.isArray(content)) return content.filter((part) => part.type === "input_image").length;
  return typeof content === "object" && content.image_url !== undefined ? 1 : 0;
}
