import { z } from "zod";
import type { GivenAnswer } from "../../model/conversation.ts";
import { doneInput, type DoneInput } from "../../model/prompts/agent.ts";
import { settle } from "../../page/settle.ts";
import type { LanguageScene } from "../../verb.ts";
import { askHook, askPerson, askTimeoutOf } from "../asking.ts";
import { look, type Run } from "../run.ts";
import { digestOf } from "../stall.ts";
import type { AgentTool } from "../tool.ts";
import { shown } from "./viewing.ts";

/** How often an end may be sent back before it is taken as it is. */
const mostHolds = 2;
/** A page that shows nothing new for so long is at rest, ms. */
const restMs = 400;
/** How long a page may take to come to rest, ms; one that never does has a clock or an animation. */
const restlessMs = 5_000;

/** Ends the run, once the page is at rest and shows what the model took it to show. */
export function doneTool(run: Run): AgentTool {
  const { output } = run.task;
  return {
    description: "End the run, and say truthfully whether the whole task is done.",
    inputSchema: output === undefined ? doneInput : withOutput(output),
    execute: async (given, scene) => {
      const { completed, message, ...rest } = given as DoneInput & { output?: unknown };
      if (completed && output !== undefined && !("output" in rest)) return withoutItsOutput(run, message);
      const reason = completed && run.held < mostHolds ? await reasonToHold(run, scene) : undefined;
      if (reason !== undefined) {
        run.held += 1;
        return reason;
      }
      run.ended = {
        completed,
        message,
        metadata: { finished: "done" },
        ...("output" in rest ? { output: rest.output } : {}),
      };
      return { text: "The run ends here.", ends: true };
    },
  };
}

/** Sent back, until it has come so often that it will not come otherwise. */
function withoutItsOutput(run: Run, message: string): GivenAnswer {
  run.withoutOutput += 1;
  const text = "A completed task needs its output; give it with done.";
  if (run.withoutOutput <= mostHolds) return { text, failed: true };
  run.ended = {
    completed: false,
    message: `The model gave no output, ${run.withoutOutput} times over. It says: ${message}`,
    metadata: { finished: "stuck" },
  };
  return { text, failed: true, ends: true };
}

/** Definitions stay where the schema's own references look for them. */
function withOutput(output: Record<string, unknown>): Record<string, unknown> {
  const { $defs, definitions, $schema: _, ...schema } = output;
  return {
    type: "object",
    additionalProperties: false,
    required: ["completed", "message"],
    properties: {
      completed: { type: "boolean", description: doneInput.shape.completed.description },
      message: { type: "string", description: doneInput.shape.message.description },
      output: schema,
    },
    ...($defs === undefined ? {} : { $defs }),
    ...(definitions === undefined ? {} : { definitions }),
  };
}

/** Why the end is not taken yet: nothing backs it, the last action failed, or the page was still changing. */
async function reasonToHold(run: Run, scene: LanguageScene): Promise<GivenAnswer | undefined> {
  const { doubt, failure } = run.backing;
  if (doubt !== undefined && failure === undefined && run.held === 0) {
    return {
      text: `${doubt} Do what the task asks, or look at the page and see that it is as the task asks; then call done.`,
      failed: true,
    };
  }
  if (failure !== undefined && run.held === 0) {
    return {
      text: "Your last action failed. If the task needs it, do it in another way; if it is done all the same, show that it is by reading the result with extract, then call done. If it cannot be done, call done with completed false.",
      failed: true,
    };
  }
  const before = digestOf(await look(scene));
  const view = await atRest(scene);
  if (digestOf(view) === before) return undefined;
  run.view = view;
  return {
    text: `The page was still changing when you called done. This is what it shows now that it is at rest; if the task is done, call done again.\n${shown(run, view)}`,
    failed: true,
  };
}

/** The view that two looks in a row agree on. */
async function atRest(scene: LanguageScene) {
  const { live, context } = scene;
  const end = performance.now() + restlessMs;
  using observation = live.observe();
  await settle(live, observation, { timeout: restlessMs, signal: context.signal });
  for (;;) {
    const world = await live.worlds.main(context.signal);
    const [{ changes }, view] = await Promise.all([live.worlds.call(world, "activity"), look(scene)]);
    const left = end - performance.now();
    if (left <= 0) return view;
    await live.worlds.call(world, "changed", changes, Math.min(restMs, left));
    if (digestOf(await look(scene)) === digestOf(view)) return view;
  }
}

const askInput = z.strictObject({
  question: z.string().min(1).describe("What only a person can say or do, in one or two sentences."),
});

/** Asks the person who gave the task, and waits for the answer. */
export function askTool(run: Run): AgentTool {
  return {
    description:
      "Ask the person who gave the task, when you cannot go on without them: a choice that is theirs, a code they were sent, a CAPTCHA. The run waits for the answer. Never ask for passwords or other secrets.",
    inputSchema: askInput,
    timeout: askTimeoutOf(run) + 1_000,
    execute: async (given, scene) => {
      const { question } = given as z.infer<typeof askInput>;
      const { answer: ask } = run.hooks;
      const about = { kind: "question" as const, text: question };
      const { signal } = scene.context;
      let text: string | undefined;
      await run.recorder.take({ type: "ask", instruction: question }, async () => {
        text =
          ask === undefined
            ? await askPerson(run, about, signal)
            : await askHook(run, about, { ask, signal });
        return { success: text !== undefined, action: `Asked: ${question}` };
      });
      return text === undefined
        ? {
            text: "Nobody answered in time. Go on without, or call done and say what is missing.",
            failed: true,
          }
        : { text: `The person answered: ${text}` };
    },
  };
}
