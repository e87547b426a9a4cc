import type { ModelMessage } from "ai";
import { dataBlock, dropSupersededPages, readBlocks, shortenData } from "./prompts/page-block.ts";

type ToolMessage = Extract<ModelMessage, { role: "tool" }>;
type ToolPart = ToolMessage["content"][number];
type ToolOutput = Extract<ToolPart, { type: "tool-result" }>["output"];

/**
 * Turns at most that stand as they were said, and how many of them stay when there are more. Several are told in short at
 * once, since each change at the beginning spoils a provider's cache for all that follows.
 */
const turns = { most: 12, kept: 6 };
/** Data of tools' answers before the newest that stays whole, characters. */
const wholeData = 12_000;
/** What stays of an older answer's data, characters. */
const startOfData = 600;
/** Steps that are told in short, at most, and the data in them, characters. */
const toldInShort = { steps: 100, data: 4_000, ofOne: 600, ofOldOnes: 80 };
/** Longest call, or words of the model, that are told in short, characters. */
const longestCall = 120;

/** A step of an earlier turn: words of ours or of the person who gave the task, and data that is no one's to obey. */
type ShortStep = { words: string } | { data: string };

/**
 * Keeps what a model is shown of a long conversation about as long as at its tenth turn: only the newest view of a page,
 * the last turns as they were said, and what was done before them in a line for each call.
 */
export class LongConversation {
  readonly #start: number;
  readonly #steps: ShortStep[] = [];

  /** `start`: messages that stay as they are, from the beginning: an earlier conversation and the task. */
  constructor(start: number) {
    this.#start = start;
  }

  /** The messages for the next turn, in place of those for the last one with what was said since. */
  prepared(messages: ModelMessage[]): ModelMessage[] {
    const kept = messages.slice(0, this.#start);
    const told = this.#steps.length > 0 ? 1 : 0;
    const said = turnsOf(messages.slice(this.#start + told));
    if (said.length > turns.most)
      this.#steps.push(...said.splice(0, said.length - turns.kept).flatMap(inShort));
    const short: ModelMessage[] =
      this.#steps.length === 0 ? [] : [{ role: "user", content: summaryOf(this.#steps) }];
    const shown = dropSupersededPages([...kept, ...short, ...said.flat()]);
    return [...shown.slice(0, this.#start), ...withoutOldData(shown.slice(this.#start))];
  }
}

/** Each with what the model said, and what it was answered. */
function turnsOf(messages: ModelMessage[]): ModelMessage[][] {
  const said: ModelMessage[][] = [];
  for (const message of messages) {
    const turn = said.at(-1);
    if (turn === undefined || message.role === "assistant") said.push([message]);
    else turn.push(message);
  }
  return said;
}

function inShort(turn: ModelMessage[]): ShortStep[] {
  const answers = new Map(turn.flatMap((message) => (message.role === "tool" ? answersOf(message) : [])));
  return turn.flatMap((message): ShortStep[] => {
    if (message.role !== "assistant") return [];
    if (typeof message.content === "string") return saying(message.content);
    return message.content.flatMap((part): ShortStep[] => {
      if (part.type === "text") return saying(part.text);
      if (part.type !== "tool-call") return [];
      return calling(part, answers.get(part.toolCallId) ?? "");
    });
  });
}

/** What a model said may quote a page. */
function saying(text: string): ShortStep[] {
  return text.trim() === "" ? [] : [{ data: `You said: ${text.trim().slice(0, longestCall)}` }];
}

function answersOf({ content }: ToolMessage): [string, string][] {
  return content.flatMap((part): [string, string][] =>
    part.type === "tool-result" ? [[part.toolCallId, textOf(part.output)]] : [],
  );
}

function textOf(output: ToolOutput): string {
  if (output.type === "text" || output.type === "error-text") return output.value;
  if (output.type !== "content") return "";
  return output.value.map((part) => (part.type === "text" ? part.text : "")).join("\n");
}

function calling({ toolName, input }: { toolName: string; input: unknown }, answer: string): ShortStep[] {
  const { own, data } = readBlocks(answer);
  // A look says nothing any more.
  if (own === "" && data === "") return [];
  const call = `${toolName} ${JSON.stringify(input)}`.slice(0, longestCall);
  if (data === "") return [{ words: `${call}: ${own}`.slice(0, toldInShort.ofOne) }];
  // What an action did stands in its first line; what it changed, behind it, is not so any more.
  const said = own === "" ? `${call}: ${data}` : `${toolName}: ${own} ${data.split("\n")[0] ?? ""}`;
  return [{ data: said.slice(0, toldInShort.ofOne) }];
}

function summaryOf(steps: ShortStep[]): string {
  const left = Math.max(0, steps.length - toldInShort.steps);
  const recent = steps.filter((step, index) => index >= left || "words" in step);
  let room = toldInShort.data;
  const lines = recent.toReversed().map((step) => {
    if ("words" in step) return step;
    const short = room > 0 ? step.data : cut(step.data, toldInShort.ofOldOnes);
    room -= short.length;
    return { data: short };
  });
  const head = "What was done before, in short; do not do it again:";
  return [head, ...(left > 0 ? [`(the first ${left} steps are left out)`] : []), ...blocksOf(lines)].join(
    "\n",
  );
}

/** Lines that follow one another as data stand between marks together. */
function blocksOf(newestFirst: ShortStep[]): string[] {
  const parts: string[] = [];
  let data: string[] = [];
  const close = () => {
    if (data.length > 0) parts.push(dataBlock(data.join("\n")));
    data = [];
  };
  for (const step of newestFirst.toReversed()) {
    if ("data" in step) data.push(`- ${step.data}`);
    else {
      close();
      parts.push(`- ${step.words}`);
    }
  }
  close();
  return parts;
}

function cut(text: string, length: number): string {
  return text.length <= length ? text : `${text.slice(0, length)} … (shortened)`;
}

/** Data that was read long ago, shortened to its beginning where there is much of it; what is new stays whole. */
function withoutOldData(messages: ModelMessage[]): ModelMessage[] {
  const lastTurn = messages.findLastIndex(({ role }) => role === "assistant");
  let room = wholeData;
  const shorten = (part: ToolPart): ToolPart => {
    if (part.type !== "tool-result") return part;
    const { output } = part;
    if (output.type !== "text" && output.type !== "error-text") return part;
    room -= readBlocks(output.value).data.length;
    if (room >= 0) return part;
    return { ...part, output: { ...output, value: shortenData(output.value, startOfData) } };
  };
  const older = messages
    .slice(0, Math.max(lastTurn, 0))
    .toReversed()
    .map((message) =>
      message.role === "tool"
        ? { ...message, content: message.content.toReversed().map(shorten).toReversed() }
        : message,
    );
  return [...older.toReversed(), ...messages.slice(Math.max(lastTurn, 0))];
}
