import { LegworkError } from "@legwork/protocol";
import {
  runConversation,
  type ConversationMessage,
  type ConversationResult,
  type Turn,
} from "../model/conversation.ts";
import { historyOf, toHandBack } from "../model/history.ts";
import { agentPrompt } from "../model/prompts/agent.ts";
import { LongConversation } from "../model/long-conversation.ts";
import { dropSupersededPages } from "../model/prompts/page-block.ts";
import { systemPromptOf, variableNames, type LanguageScene } from "../verb.ts";
import { Backing } from "./backing.ts";
import { customTools } from "./custom-tools.ts";
import { Integrations } from "./integrations.ts";
import type { Run } from "./run.ts";
import { StallWatch } from "./stall.ts";
import type { Ended, Task } from "./task.ts";
import { forConversation, type AgentTool } from "./tool.ts";
import { computerTools } from "./tools/pointing.ts";
import { ownTools, without } from "./tools/index.ts";

/** Turns beside those that act: looking, thinking again, the end. */
const turnsPerStep = 3;
const turnsBeside = 5;

/** A language model as an agent: one conversation, in which it looks at the page and acts on it by tools. */
export async function runByModel(
  scene: LanguageScene,
  task: Task,
  means: Pick<Run, "recorder" | "hooks" | "stepModel">,
): Promise<Ended> {
  const run: Run = {
    ...means,
    scene,
    task,
    stall: new StallWatch(),
    backing: new Backing(
      (task.messages ?? []).length > 0 || means.recorder.actions.some(({ success }) => success === true),
    ),
    view: undefined,
    shown: undefined,
    ended: undefined,
    held: 0,
    withoutOutput: 0,
    overBudget: 0,
    denied: [],
    failedInTurn: false,
    faults: 0,
  };
  const computer = task.mode === "cua" ? await computerTools(run) : {};
  const own = { ...computer, ...ownTools(run), ...customTools(run) };
  await using integrations = await Integrations.connect(run, Object.keys(own));
  const tools = { ...own, ...without(integrations.tools, task.excludeTools ?? []) };
  const ended = await converse(run, tools).catch((error: unknown) => brokenOff(run, error));
  return { ...ended, metadata: { ...ended.metadata, ...reportOf(run, tools) } };
}

async function converse(run: Run, tools: Record<string, AgentTool>): Promise<Ended> {
  const { scene, task } = run;
  const { secrets } = scene;
  const history = historyOf(secrets.mask(task.messages ?? []));
  // Behind what went before stands the task.
  const long = new LongConversation(history.length + 1);
  const result = await runConversation({
    resolved: scene.model,
    ...agentPrompt({
      instruction: secrets.mask(task.instruction),
      maxSteps: task.maxSteps,
      context: secrets.mask(task.context),
      variables: variableNames(secrets),
      systemPrompt: secrets.mask(task.systemPrompt ?? systemPromptOf(scene)),
      canAsk: "ask" in tools,
      mode: task.mode,
    }),
    tools: forConversation(run, tools),
    signal: scene.context.signal,
    maxTurns: task.maxSteps * turnsPerStep + turnsBeside,
    history,
    nudge: "Go on by calling a tool. When the task is done, or cannot be done, call done.",
    prepareMessages: (messages) => long.prepared(messages),
    onTurn: (turn) => takeTurn(run, turn),
    onUnusable: (name, told) => {
      if (tools[name]?.acts === true) run.backing.add({ acts: true, failed: true, actions: [], told });
    },
  });
  run.scene.context.progress(`The model took ${result.turns} turns.`);
  const ended = run.ended ?? unfinished(result.finished, result.text);
  const { doubt } = run.backing;
  return {
    ...ended,
    ...(ended.completed && doubt !== undefined ? { doubt } : {}),
    metadata: { ...ended.metadata, turns: result.turns },
    ...(task.messages === undefined ? {} : { messages: handedBack(result.messages) }),
  };
}

/** A provider that fails on the way does not undo what was done; whoever asked has to know what it was. */
function brokenOff({ recorder }: Run, error: unknown): Ended {
  const isModel = error instanceof LegworkError && error.code === "model_unavailable";
  if (!isModel || recorder.actions.length === 0) throw error;
  const message = `The run broke off after ${recorder.actions.length} actions: ${error.message}`;
  return { completed: false, message, metadata: { finished: "model_unavailable" } };
}

function handedBack(messages: ConversationMessage[]): Record<string, unknown>[] {
  return toHandBack(dropSupersededPages(messages));
}

function takeTurn(run: Run, { text, number, toolCalls, usage }: Turn): void {
  const { scene, recorder } = run;
  recorder.add(usage);
  run.failedInTurn = false;
  const calls = toolCalls.map(({ name }) => name).join(", ");
  const words = text === "" ? `Turn ${number}` : scene.secrets.mask(text.slice(0, 300));
  scene.context.progress(calls === "" ? words : `${words} → ${calls}`);
}

/** Longest end of what a model said that a result quotes, characters. */
const longestLastWords = 2_000;

const unfinishedWhy = {
  max_turns: "The model came to no end within its turns.",
  no_tool_call: "The model ended without saying that the task is done.",
  stuck:
    "The run was stuck: time and again the model called tools that there are not, or in a form that cannot be used.",
};

function unfinished(finished: ConversationResult["finished"], text: string): Ended {
  const how = finished === "done" ? "no_tool_call" : finished === "unusable" ? "stuck" : finished;
  const last = text.length <= longestLastWords ? text : `${text.slice(0, longestLastWords)}…`;
  return {
    completed: false,
    message: last === "" ? unfinishedWhy[how] : `${unfinishedWhy[how]} Its last words: ${last}`,
    metadata: { finished: how },
  };
}

/** What a reader of the result needs to judge it, whatever the model says. */
function reportOf({ recorder, denied }: Run, tools: Record<string, AgentTool>): Record<string, unknown> {
  const failed = recorder.actions.flatMap(({ success, action, code }, index) =>
    success === false ? [{ number: index + 1, action, ...(code === undefined ? {} : { code }) }] : [],
  );
  return {
    tools: Object.keys(tools),
    ...(failed.length === 0 ? {} : { failedActions: failed }),
    ...(denied.length === 0 ? {} : { notApproved: denied }),
  };
}
