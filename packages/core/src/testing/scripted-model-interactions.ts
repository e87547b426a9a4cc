import {
  tokensOf,
  toolCallsOf,
  wordsOf,
  type ScriptedConversation,
  type WireFormat,
} from "./scripted-model-wire.ts";

type Block = {
  type: string;
  text?: string;
  /** Of a function's result: text, or text and pictures. */
  result?: string | Block[];
};
type Step = { type: string; content?: Block[]; name?: string };
type InteractionsBody = {
  model: string;
  system_instruction?: string;
  input: Step[];
  tools?: { type: string; name?: string; description?: string; parameters?: unknown }[];
};
type Message = ScriptedConversation["messages"][number];

/** Google's interactions. */
export const interactionsFormat: WireFormat = {
  read(raw) {
    const body = raw as InteractionsBody;
    return {
      model: body.model,
      instructions: body.system_instruction ?? "",
      messages: messagesOf(body.input),
      tools: (body.tools ?? []).map(({ type, name = type, description = "", parameters }) => ({
        name,
        description,
        inputSchema: parameters,
      })),
    };
  },

  write(answer, request) {
    const text = wordsOf(answer);
    const tokens = tokensOf(answer);
    const calls = toolCallsOf(answer);
    return {
      status: calls.length > 0 ? "requires_action" : answer.truncated ? "incomplete" : "completed",
      model: request.model,
      steps: [
        ...(text === undefined ? [] : [{ type: "model_output", content: [{ type: "text", text }] }]),
        ...calls.map((call) => ({
          type: "function_call",
          id: `${call.id}_${request.number}`,
          name: call.name,
          arguments: JSON.parse(call.arguments) as unknown,
        })),
      ],
      usage: {
        total_input_tokens: tokens.input,
        total_output_tokens: tokens.output,
        total_thought_tokens: tokens.reasoning,
        total_cached_tokens: tokens.cached,
      },
    };
  },

  writeError: ({ status, error }) => ({ error: { code: status, message: error, status: "UNKNOWN" } }),
};

/** Words of the model and each of its calls are steps of their own; together they are one turn. */
function messagesOf(steps: Step[]): Message[] {
  const messages: Message[] = [];
  for (const step of steps) {
    const content = step.content ?? [];
    const results = content.filter(({ type }) => type === "function_result");
    const isAnswer = step.type !== "user_input";
    const last = messages.at(-1);
    if (isAnswer && last?.role === "assistant") last.text += textOf(content);
    else if (results.length === 0)
      messages.push({
        role: isAnswer ? "assistant" : "user",
        text: textOf(content),
        images: imagesIn(content),
      });
    for (const { result = "" } of results) {
      const blocks = typeof result === "string" ? [{ type: "text", text: result }] : result;
      messages.push({ role: "tool", text: textOf(blocks), images: imagesIn(blocks) });
    }
  }
  return messages;
}

function textOf(blocks: Block[]): string {
  return blocks.map(({ text = "" }) => text).join("\n");
}

function imagesIn(blocks: Block[]): number {
  return blocks.filter(({ type }) => type === "image").length;
}
