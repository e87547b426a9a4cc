import type { RawInput } from "@legwork/protocol";
import type { Caller } from "../../src/context.ts";
import {
  startScriptedModel,
  type ScriptedAnswer,
  type ScriptedRequest,
  type ScriptedToolCall,
} from "../../src/testing/scripted-model.ts";
import { test as base, type TestSession } from "../fixture.ts";

export const test = base.extend("model", async ({}, { onCleanup }) => {
  const model = await startScriptedModel();
  onCleanup(() => model.close());
  return model;
});

/** Reference of the element whose line in the newest shown page holds the words. */
export function referenceOf(request: ScriptedRequest, words: string): string {
  const shown = request.messages.map(({ text }) => text).join("\n");
  const line = shown
    .split(/\n|(?<=\]) /)
    .findLast((candidate) => candidate.includes(words) && /\[f?\d*e\d+\]/.test(candidate));
  const reference = /\[((?:f\d+)?e\d+)\]/.exec(line ?? "")?.[1];
  if (reference === undefined) throw new Error(`the model was not shown ${words}`);
  return reference;
}

export type Turn = (request: ScriptedRequest) => ScriptedToolCall[];

/** Plays one turn after the other; the last one for all that follow. */
export function script(...turns: Turn[]): (request: ScriptedRequest) => ScriptedAnswer {
  return (request) => ({ toolCalls: (turns[request.turn - 1] ?? turns.at(-1))?.(request) ?? [] });
}

export const view: Turn = () => [{ name: "view", input: {} }];

export function done(completed = true, rest: Record<string, unknown> = {}): Turn {
  return () => [{ name: "done", input: { completed, message: "That was it.", ...rest } }];
}

export function click(words: string, rest: Record<string, unknown> = {}): Turn {
  return (request) => [
    { name: "act", input: { ref: referenceOf(request, words), method: "click", ...rest } },
  ];
}

type Config = NonNullable<RawInput<"agentExecute">["agentConfig"]>;

/** Runs the agent on a session with a scripted model. */
export async function run(
  session: TestSession,
  {
    model,
    ...task
  }: { model: { url: string }; config?: Config; caller?: Partial<Caller> } & Partial<
    RawInput<"agentExecute">["executeOptions"]
  >,
) {
  const { config, caller, ...options } = task;
  return session.dispatch(
    "agentExecute",
    {
      agentConfig: {
        model: { modelName: "lab/agent", baseURL: model.url, apiKey: "test-key" },
        ...config,
      },
      executeOptions: { instruction: "Do the task", ...options },
    },
    caller,
  );
}
