import type { IncomingHttpHeaders } from "node:http";

export type ScriptedToolCall = { name: string; input: unknown };

/** Tokens that the server claims to have used. */
export type ScriptedUsage = { input: number; output: number; cached?: number; reasoning?: number };

/** What the model answers. Arguments of a tool call that are a string are sent as they are, also when they are no JSON. */
export type ScriptedAnswer = (
  | { json: unknown }
  | { text: string }
  | { toolCalls: ScriptedToolCall[]; text?: string }
) & {
  usage?: ScriptedUsage;
  /** The answer was cut off at the limit of output tokens. */
  truncated?: boolean;
  /** The provider's own filter took the answer back. */
  withheld?: boolean;
};

/** An error in the provider's own shape of body. */
export type ScriptedError = { status: number; error: string; headers?: Record<string, string> };

/** No answer: the connection stays open until the client leaves. */
export type ScriptedSilence = { silence: true };

/** What stands in a request, whatever its wire format. */
export type ScriptedConversation = {
  model: string;
  /** System or developer message, or `instructions`. */
  instructions: string;
  messages: { role: "user" | "assistant" | "tool"; text: string; images: number }[];
  tools: { name: string; description: string; inputSchema: unknown }[];
  /** The JSON Schema that the answer must conform to, and whether that is to be enforced. */
  answerSchema?: { schema: unknown; strict: boolean };
};

/** A request as it reached the model, for scripts and for assertions on what a model was told. */
export type ScriptedRequest = ScriptedConversation & {
  format: "chat" | "responses" | "messages" | "interactions";
  /** Counted from 1 over all requests of this server. */
  number: number;
  /** Counted from 1: the answers of the model that the request carries, and this one. */
  turn: number;
  /** Text of the last message of the user. */
  lastUserText: string;
  /** Texts of the tool results behind the model's last answer. */
  toolResults: string[];
  headers: IncomingHttpHeaders;
  /** The request's body as it was sent. */
  raw: string;
  /** Aborts when the client leaves before it was answered. */
  signal: AbortSignal;
};

export type WireFormat = {
  read(body: Record<string, unknown>): ScriptedConversation;
  write(answer: ScriptedAnswer, request: ScriptedRequest): unknown;
  writeError(error: ScriptedError): unknown;
};

const defaultUsage: ScriptedUsage = { input: 100, output: 20 };

export function tokensOf(answer: ScriptedAnswer): Required<ScriptedUsage> {
  return { cached: 0, reasoning: 0, ...(answer.usage ?? defaultUsage) };
}

/** The words of an answer; undefined when it consists of tool calls alone. */
export function wordsOf(answer: ScriptedAnswer): string | undefined {
  return "json" in answer ? JSON.stringify(answer.json) : answer.text;
}

export function toolCallsOf(answer: ScriptedAnswer): { id: string; name: string; arguments: string }[] {
  if (!("toolCalls" in answer)) return [];
  return answer.toolCalls.map(({ name, input }, index) => ({
    id: `call_${index + 1}_${name}`,
    name,
    arguments: typeof input === "string" ? input : JSON.stringify(input),
  }));
}
