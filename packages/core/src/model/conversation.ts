import { noUsage, type Usage } from "@legwork/protocol";
import type { ModelMessage, ToolSet } from "ai";
import { callModel, userMessage, type ModelAnswer, type Prompt, type PromptImage } from "./call.ts";
import { modelError } from "./model-error.ts";
import type { ResolvedLanguageModel } from "./registry.ts";
import {
  offeredTools,
  runToolCall,
  toolResult,
  type ConversationTool,
  type GivenAnswer,
  type ToolResult,
} from "./tool-calling.ts";
import { addUsage } from "./usage.ts";

export type { ConversationTool, GivenAnswer, ToolAnswer } from "./tool-calling.ts";

/** One message of a conversation, kept as it is to go on from. */
export type ConversationMessage = ModelMessage;

export type Turn = {
  /** Counted from 1. */
  number: number;
  text: string;
  toolCalls: { name: string; input: unknown }[];
  usage: Usage;
};

export type Conversation = {
  resolved: ResolvedLanguageModel;
  instructions: string;
  prompt: Prompt;
  tools: Readonly<Record<string, ConversationTool>>;
  signal: AbortSignal;
  /** Model calls at most. */
  maxTurns: number;
  /** What a model is told, once in a row, that answered in words alone; without it that ends the conversation. */
  nudge?: string;
  /** An earlier conversation that this one goes on from. */
  history?: ConversationMessage[];
  /** Told what the model said, before its tools run. */
  onTurn?: (turn: Turn) => void;
  /** Told of a call that could not be run: an unknown tool, or arguments that do not fit. */
  onUnusable?: (name: string, told: string) => void;
  /** Changes what the model is shown from here on, before each turn. */
  prepareMessages?: (messages: ConversationMessage[]) => ConversationMessage[];
};

export type ConversationResult = {
  /**
   * `done`: a tool ended it. `no_tool_call`: the model answered in words alone. `unusable`: turn after turn held no call
   * that could be run. `max_turns`: it ran out of turns.
   */
  finished: "done" | "no_tool_call" | "unusable" | "max_turns";
  /** The model's last words. */
  text: string;
  /** Model calls it took. */
  turns: number;
  usage: Usage;
  messages: ConversationMessage[];
};

/** Turns in a row without a call that could be run, before the conversation ends. */
const mostUnusableTurns = 6;

/**
 * Lets a model call tools until one of them ends the conversation. Calls of one turn run one after the other in the
 * model's order; what follows a call that ended the conversation is not run.
 *
 * A loop of our own over single calls, not the SDK's: there a tool that throws is always told to the model, a tool
 * cannot end the loop, and calls behind it would still run.
 *
 * @throws LegworkError `model_unavailable`, whatever a tool throws, or the signal's reason when it aborts.
 */
export async function runConversation(conversation: Conversation): Promise<ConversationResult> {
  const offered = offeredTools(conversation.tools);
  let messages: ModelMessage[] = [...(conversation.history ?? []), userMessage(conversation.prompt)];
  let usage = noUsage;
  let text = "";
  let nudged = false;
  let unusableTurns = 0;
  for (let number = 1; number <= conversation.maxTurns; number++) {
    messages = conversation.prepareMessages?.(messages) ?? messages;
    const answer = await ask(conversation, messages, offered);
    usage = addUsage(usage, answer.usage);
    text = answer.text || text;
    messages = [...messages, ...answer.messages];
    const toolCalls = answer.toolCalls.map((call) => ({ name: call.toolName, input: call.input }));
    conversation.onTurn?.({ number, text: answer.text, toolCalls, usage: answer.usage });
    if (toolCalls.length === 0 && !answer.truncated) {
      if (conversation.nudge === undefined || nudged)
        return { finished: "no_tool_call", text, usage, messages, turns: number };
      nudged = true;
      messages = [...messages, userMessage(conversation.nudge)];
      continue;
    }
    nudged = false;
    const { answers, ended, isUnusable } = await runTools(conversation, answer);
    messages = [...messages, ...answers];
    if (ended) return { finished: "done", text, usage, messages, turns: number };
    unusableTurns = isUnusable ? unusableTurns + 1 : 0;
    if (unusableTurns === mostUnusableTurns)
      return { finished: "unusable", text, usage, messages, turns: number };
  }
  return { finished: "max_turns", text, usage, messages, turns: conversation.maxTurns };
}

async function ask(
  conversation: Conversation,
  messages: ModelMessage[],
  tools: ToolSet,
): Promise<ModelAnswer> {
  const { resolved, instructions, signal } = conversation;
  try {
    return await callModel({ resolved, instructions, messages, tools, signal });
  } catch (error) {
    throw modelError(error, resolved, signal);
  }
}

type Ran = { answers: ModelMessage[]; ended: boolean; isUnusable: boolean };

async function runTools(
  { resolved, tools, signal, onUnusable }: Conversation,
  { toolCalls }: ModelAnswer,
): Promise<Ran> {
  if (toolCalls.length === 0) return { answers: [userMessage(cutOff)], ended: false, isUnusable: true };
  const inline = takesPicturesFromTools(resolved);
  const results: ToolResult[] = [];
  const pictures: { tool: string; image: PromptImage }[] = [];
  const notes: { text: string }[] = [];
  let ended = false;
  let isUnusable = true;
  for (const call of toolCalls) {
    signal.throwIfAborted();
    const answer: GivenAnswer = ended ? notRun : await runToolCall(call, tools, signal);
    ended ||= answer.ends === true;
    isUnusable &&= answer.unusable === true;
    if (answer.unusable === true) onUnusable?.(call.toolName, answer.text);
    results.push(toolResult(call, answer, inline));
    if (answer.note !== undefined) notes.push({ text: answer.note });
    if (!inline && answer.image) pictures.push({ tool: call.toolName, image: answer.image });
  }
  const shown = [
    ...notes,
    ...pictures.flatMap(({ tool, image }) => [{ text: `Picture from ${tool}:` }, { image }]),
  ];
  return {
    answers: [{ role: "tool", content: results }, ...(shown.length > 0 ? [userMessage(shown)] : [])],
    ended,
    isUnusable,
  };
}

const cutOff =
  "Your answer was cut off at the limit of output tokens. Go on in fewer words, with a tool call.";
const notRun: GivenAnswer = { text: "Not run: the conversation ended with an earlier call.", failed: true };

/** Chat completions take only text from a tool, and would be sent a picture as a wall of digits. */
function takesPicturesFromTools(resolved: ResolvedLanguageModel): boolean {
  return !resolved.model.provider.endsWith(".chat");
}
