import { actionMethods, type Usage } from "@legwork/protocol";
import { z } from "zod";
import { performPlanned } from "../act.ts";
import { read } from "../extract.ts";
import { describe } from "../grounding/describe.ts";
import { runConversation, type ConversationTool, type ToolAnswer } from "../model/conversation.ts";
import { agentPrompt, doneInput } from "../model/prompts/agent.ts";
import { dropSupersededPages, pageBlock } from "../model/prompts/page-block.ts";
import { openAddress } from "../navigate.ts";
import { takeView } from "../page/snapshot.ts";
import type { PageView } from "../page/view.ts";
import { pageTextFor, systemPromptOf, variableNames, type LanguageScene } from "../verb.ts";
import { stepOf, type Recorder } from "./recorder.ts";
import type { Ended, Task } from "./task.ts";

/** What the tools of one run share. */
type Run = {
  scene: LanguageScene;
  task: Task;
  recorder: Recorder;
  view: PageView | undefined;
  ended: Ended | undefined;
};

/** Turns beside those that act: looking, thinking again, the end. */
const turnsPerStep = 3;

/** A language model as an agent: one conversation, in which it looks at the page and acts on it by tools. */
export async function runByModel(scene: LanguageScene, task: Task, recorder: Recorder): Promise<Ended> {
  const run: Run = { scene, task, recorder, view: undefined, ended: undefined };
  const result = await runConversation({
    resolved: scene.model,
    ...agentPrompt({
      instruction: scene.secrets.mask(task.instruction),
      maxSteps: task.maxSteps,
      context: task.context,
      variables: variableNames(scene.secrets),
      systemPrompt: task.systemPrompt ?? systemPromptOf(scene),
    }),
    tools: toolsFor(run),
    signal: scene.context.signal,
    maxTurns: task.maxSteps * turnsPerStep,
    prepareMessages: (messages) => dropSupersededPages(messages),
    onTurn: ({ text, number }) =>
      scene.context.progress(text === "" ? `Turn ${number}` : scene.secrets.mask(text.slice(0, 300))),
  });
  recorder.add(result.usage);
  if (run.ended !== undefined) return run.ended;
  const why =
    result.finished === "max_turns"
      ? "The model came to no end within its turns."
      : "The model ended without saying that the task is done.";
  return { completed: false, message: result.text === "" ? why : `${why} Its last words: ${result.text}` };
}

function toolsFor(run: Run): Record<string, ConversationTool> {
  return {
    view: viewTool(run),
    act: actTool(run),
    navigate: navigateTool(run),
    extract: extractTool(run),
    done: doneTool(run),
  };
}

function viewTool(run: Run): ConversationTool {
  return {
    description:
      "Look at the page as it is now: its text, with a reference for every element that can be acted on.",
    inputSchema: z.strictObject({}),
    execute: async () => {
      run.view = await look(run);
      return pageBlock(pageTextFor(run.view, run.scene.secrets, { focus: run.task.instruction }));
    },
  };
}

async function look({ scene }: Run): Promise<PageView> {
  const live = await scene.context.session.page();
  return takeView(live.worlds, { signal: scene.context.signal });
}

const actInput = z.strictObject({
  ref: z
    .string()
    .nullable()
    .describe("Reference of the element in the newest view; null for the whole page."),
  method: z.enum(actionMethods),
  arguments: z.array(z.string()),
  reason: z.string().describe("Why, in one short sentence."),
});

function actTool(run: Run): ConversationTool {
  return {
    description:
      "Do one thing to an element of the newest view, or to the page. The answer says what it changed, or why it could not be done.",
    inputSchema: actInput,
    execute: async (given) => {
      const input = given as z.infer<typeof actInput>;
      const view = (run.view ??= await look(run));
      const node = view.nodes.find(({ ref }) => ref !== "" && ref === input.ref);
      if (input.ref !== null && node === undefined)
        return {
          text: `${input.ref} is not in the newest view. Call view, and use its references.`,
          failed: true,
        };
      const description = node === undefined ? "the page" : describe(view, node);
      const step = { method: input.method, reference: node?.ref, description, arguments: input.arguments };
      return counted(
        run,
        { type: "act", instruction: `${input.method} ${description}`, reasoning: input.reason },
        async () => {
          const live = await run.scene.context.session.page();
          const result = await performPlanned({ ...run.scene, live }, view, [step]);
          return {
            step: stepOf(result),
            answer: { text: `${result.message}${effectText(result.effect)}`, failed: !result.success },
          };
        },
      );
    },
  };
}

function effectText(effect: object | undefined): string {
  return effect === undefined ? "" : ` Effect: ${JSON.stringify(effect)}`;
}

type Step = {
  step: Parameters<Recorder["take"]>[1] extends () => Promise<infer Partial> ? Partial : never;
  answer: ToolAnswer;
  usage?: Usage;
};

/** Runs a tool that counts as an action; when the budget is used up it says so instead. */
async function counted(
  run: Run,
  about: Parameters<Recorder["take"]>[0],
  work: () => Promise<Step>,
): Promise<ToolAnswer> {
  if (run.recorder.stepsLeft === 0)
    return {
      text: `The ${run.task.maxSteps} actions allowed are used up. Call done, and say what is left.`,
      failed: true,
    };
  let answer: ToolAnswer = "";
  await run.recorder.take(about, async () => {
    const outcome = await work();
    answer = run.scene.secrets.mask(outcome.answer);
    run.recorder.add(outcome.usage);
    return outcome.step;
  });
  return answer;
}

const navigateInput = z.strictObject({ url: z.string().describe("Address in full, with https://.") });

function navigateTool(run: Run): ConversationTool {
  return {
    description: "Open an address.",
    inputSchema: navigateInput,
    execute: async (given) => {
      const { url } = given as z.infer<typeof navigateInput>;
      return counted(
        run,
        { type: "navigate", instruction: `Open ${URL.parse(url)?.origin ?? "an address"}` },
        async () => {
          const response = await openAddress(run.scene.context, { url: run.scene.secrets.fill(url) });
          const status = response === null ? "" : ` It answered ${response.status()}.`;
          return { step: { success: true }, answer: `Opened.${status} Call view to see the page.` };
        },
      );
    },
  };
}

const extractInput = z.strictObject({ instruction: z.string().describe("What to read.") });

function extractTool(run: Run): ConversationTool {
  return {
    description: "Read something from the page that the view is too short to show in full.",
    inputSchema: extractInput,
    execute: async (given) => {
      const { instruction } = given as z.infer<typeof extractInput>;
      return counted(run, { type: "extract", instruction }, async () => {
        const { result, usage } = await read(run.scene, await look(run), { instruction });
        const page = { url: run.scene.live.url(), title: "", text: JSON.stringify(result) };
        return {
          step: { success: true },
          answer: pageBlock(page),
          ...(usage === undefined ? {} : { usage }),
        };
      });
    },
  };
}

function doneTool(run: Run): ConversationTool {
  const { output } = run.task;
  const withOutput = {
    type: "object",
    additionalProperties: false,
    required: ["completed", "message", "output"],
    properties: { completed: { type: "boolean" }, message: { type: "string" }, output },
  };
  return {
    description: "End the run, and say truthfully whether the whole task is done.",
    inputSchema: output === undefined ? doneInput : withOutput,
    execute: async (given) => {
      const { completed, message, ...rest } = given as z.infer<typeof doneInput> & { output?: unknown };
      run.ended = { completed, message, ...("output" in rest ? { output: rest.output } : {}) };
      return { text: "The run ends here.", ends: true };
    },
  };
}
