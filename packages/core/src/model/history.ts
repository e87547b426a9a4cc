import { LegworkError } from "@legwork/protocol";
import type { ModelMessage } from "ai";
import { z } from "zod";

const text = z.object({ type: z.literal("text"), text: z.string() });
const toolCall = z.object({
  type: z.literal("tool-call"),
  toolCallId: z.string(),
  toolName: z.string(),
  input: z.unknown(),
});
const toolResult = z.object({
  type: z.literal("tool-result"),
  toolCallId: z.string(),
  toolName: z.string(),
  output: z.object({ type: z.enum(["text", "error-text"]), value: z.string() }),
});

/** What a caller may hand back: words, calls and their answers. Files and addresses would have the server fetch them. */
const message = z.discriminatedUnion("role", [
  z.object({ role: z.literal("user"), content: z.union([z.string(), z.array(text)]) }),
  z.object({
    role: z.literal("assistant"),
    content: z.union([z.string(), z.array(z.discriminatedUnion("type", [text, toolCall]))]),
  }),
  z.object({ role: z.literal("tool"), content: z.array(toolResult) }),
]);

/**
 * An earlier conversation as a caller gives it back.
 * @throws LegworkError `invalid_request` for messages that no conversation of ours ended with.
 */
export function historyOf(given: unknown[]): ModelMessage[] {
  const parsed = z.array(message).safeParse(given);
  if (!parsed.success) {
    const issues = parsed.error.issues.slice(0, 10).map(({ path, message: words }) => ({
      path: ["executeOptions", "messages", ...path].join("."),
      message: words,
    }));
    throw new LegworkError(
      "invalid_request",
      "executeOptions.messages is no conversation of an earlier run. Give the `messages` of its answer as they are, or an empty list to begin one.",
      { issues },
    );
  }
  return parsed.data as ModelMessage[];
}

/** A conversation as JSON that {@link historyOf} reads; pictures and a model's own reasoning are left out. */
export function toHandBack(messages: ModelMessage[]): Record<string, unknown>[] {
  return messages.flatMap((each): Record<string, unknown>[] => {
    if (each.role === "system") return [];
    if (typeof each.content === "string") return [{ role: each.role, content: each.content }];
    const content = each.content.flatMap((part): unknown[] => {
      const own = part.type === "tool-result" ? { ...part, output: asText(part.output) } : part;
      const known = z.union([text, toolCall, toolResult]).safeParse(own);
      return known.success ? [known.data] : [];
    });
    return content.length === 0 ? [] : [{ role: each.role, content }];
  });
}

type ToolOutput = Extract<
  Extract<ModelMessage, { role: "tool" }>["content"][number],
  { type: "tool-result" }
>["output"];

function asText(output: ToolOutput): ToolOutput {
  if (output.type !== "content") return output;
  const words = output.value.map((part) => (part.type === "text" ? part.text : "(a picture)"));
  return { type: "text", value: words.join("\n") };
}
