import { LegworkError } from "@legwork/protocol";
import { dataBlock } from "../model/prompts/page-block.ts";
import { askPerson, askTimeoutOf } from "./asking.ts";
import type { CustomTool } from "./hooks.ts";
import type { Run } from "./run.ts";
import { counted, type AgentTool } from "./tool.ts";
import { ownTools } from "./tools/index.ts";

/** Names as every provider takes them. */
const fittingName = /^[a-zA-Z][\w-]{0,63}$/;

/** Longest answer of someone else's tool in the conversation, characters. */
export const longestToolAnswer = 20_000;

/**
 * The caller's own tools: functions of an embedding program, and definitions that came with the request, whose calls
 * are questions that the caller answers while the run waits.
 *
 * @throws LegworkError `invalid_request` for a name that is taken or does not fit.
 */
export function customTools(run: Run): Record<string, AgentTool> {
  const own = ownTools(run);
  const tools = [
    ...Object.entries(run.task.tools ?? {}).map(
      ([name, definition]) => [name, definedTool(run, name, definition)] as const,
    ),
    ...Object.entries(run.hooks.tools ?? {}).map(
      ([name, tool]) => [name, functionTool(run, name, tool)] as const,
    ),
  ];
  for (const [name] of tools) {
    if (!fittingName.test(name))
      throw new LegworkError(
        "invalid_request",
        `A tool cannot be called ${JSON.stringify(name)}: begin with a letter, and use letters, digits, _ and - only, 64 at most.`,
      );
    if (Object.hasOwn(own, name))
      throw new LegworkError(
        "invalid_request",
        `The agent has a tool ${name} of its own. Give yours another name, or leave the agent's out with executeOptions.excludeTools.`,
      );
  }
  const excluded = run.task.excludeTools ?? [];
  return Object.fromEntries(tools.filter(([name]) => !excluded.includes(name)));
}

type Definition = NonNullable<Run["task"]["tools"]>[string];

function definedTool(run: Run, name: string, definition: Definition): AgentTool {
  const { description = name, inputSchema, parameters } = definition;
  return {
    acts: true,
    description,
    inputSchema: objectSchema(inputSchema ?? parameters),
    timeout: askTimeoutOf(run) + 1_000,
    execute: async (input, scene) =>
      counted(run, scene, {
        about: { type: "tool", instruction: `Call ${name}`, key: [name, input] },
        work: async () => {
          const question = { kind: "tool" as const, text: `Call ${name}`, tool: { name, input } };
          const answer = await askPerson(run, question, scene.context.signal);
          return toolStep(
            name,
            scene.secrets.disarm(answer),
            answer === undefined ? "Nobody answered the call in time." : undefined,
          );
        },
      }),
  };
}

function functionTool(run: Run, name: string, tool: CustomTool): AgentTool {
  return {
    acts: true,
    description: tool.description,
    inputSchema: objectSchema(tool.inputSchema),
    execute: async (input, scene) =>
      counted(run, scene, {
        about: { type: "tool", instruction: `Call ${name}`, key: [name, input] },
        work: async () => {
          const answer = await tool.execute(input, { signal: scene.context.signal });
          const words = typeof answer === "string" ? answer : JSON.stringify(answer ?? null);
          return toolStep(name, scene.secrets.disarm(words));
        },
      }),
  };
}

/** Providers take no tool whose input is anything but an object. */
export function objectSchema(schema: Record<string, unknown> | undefined): Record<string, unknown> {
  return { type: "object", properties: {}, ...schema };
}

/** What a call of someone else's tool came to; what it says is data, like a page's text, and is given disarmed. */
export function toolStep(name: string, answer: string | undefined, failure?: string) {
  const success = failure === undefined;
  const words = success ? dataBlock((answer ?? "").slice(0, longestToolAnswer)) : `Not done. ${failure}`;
  return {
    step: { success, action: success ? `Called ${name}` : `Called ${name}: ${failure.slice(0, 200)}` },
    answer: { text: words, failed: !success },
  };
}
