import { LegworkError, type AgentResult, type Input, type Output } from "@legwork/protocol";
import type { ResolvedModel } from "../model/registry.ts";
import type { SessionContext } from "../services.ts";
import { connectModel, hasLanguageModel, openScene, type Scene } from "../verb.ts";
import { runByModel } from "./by-model.ts";
import { runBySteps } from "./by-steps.ts";
import type { Journal } from "./jobs/journal.ts";
import { cachedFrom, runRemembered, type Handed } from "./replay/remembered.ts";
import { RunMemory } from "./replay/run-memory.ts";
import { Recorder } from "./recorder.ts";
import type { Ended, Task } from "./task.ts";
import { withPerson } from "./with-person.ts";

/** Carries out a task of several steps, or begins a job that does. */
export async function agentExecute(
  input: Input<"agentExecute">,
  context: SessionContext,
): Promise<Output<"agentExecute">> {
  return input.async === true ? begin(input, context) : executeTask(input, context);
}

async function begin(input: Input<"agentExecute">, context: SessionContext): Promise<Output<"agentExecute">> {
  const { jobs } = context.services;
  const job = await jobs.told(await jobs.begin(input, context, executeTask));
  const message = `The task runs as job ${job.id}. agentJob tells how it stands.`;
  const metadata = { finished: "running", jobId: job.id };
  const result = { success: false, completed: false, message, actions: [], metadata };
  return { result, job, actionId: context.actionId };
}

/** By the language model when there is one, else step by step as it is worded; `job`: what it is a job of. */
export async function executeTask(
  input: Input<"agentExecute">,
  context: SessionContext,
  job: { journal?: Journal; handed?: Handed } = {},
): Promise<Output<"agentExecute">> {
  const { agentConfig, executeOptions } = input;
  const hooks = context.caller.agent ?? {};
  const scene = await openScene(context, {
    model: modelOf(agentConfig),
    variables: executeOptions.variables,
  });
  const recorder = new Recorder(scene, executeOptions, { onStep: hooks.onStep, journal: job.journal });
  if (context.soFar !== undefined) context.soFar.actions = recorder.actions;
  const { systemPrompt, integrations, tools } = agentConfig;
  const mode = agentConfig.mode ?? (agentConfig.cua === true ? "cua" : "dom");
  refuseUnsupported(mode, { scene, executeOptions });
  const task = { ...executeOptions, systemPrompt, integrations, tools, mode };
  const memory = RunMemory.of(scene, input);
  const work = async (handed: Handed) => runTask(scene, task, { ...handed, recorder, input });
  const attempt = (again = job.handed) =>
    memory === undefined || again !== undefined
      ? work(again ?? {})
      : runRemembered(scene, { memory, recorder, work, task });
  const { ended, ...need } = await withPerson(scene, task, attempt).finally(() => recorder.end());
  const result = resultOf(ended, recorder, scene);
  const cached = memory === undefined ? { result } : await cachedFrom(ended, result, { memory, recorder });
  const { messages } = ended;
  return {
    result: scene.secrets.mask(cached.result),
    actionId: context.actionId,
    ...need,
    ...("cacheEntry" in cached ? { cacheEntry: cached.cacheEntry } : {}),
    ...(messages === undefined ? {} : { messages: scene.secrets.mask(messages) }),
    ...warningsFor(input, scene),
  };
}

type Work = Handed & { recorder: Recorder; input: Input<"agentExecute"> };

/** By the language model when there is one, else step by step as it is worded. */
async function runTask(scene: Scene, task: Task, { recorder, input, ...handed }: Work): Promise<Ended> {
  if (!hasLanguageModel(scene)) return runBySteps(scene, task, { recorder, ...handed });
  const { context = "" } = task;
  const told = {
    ...task,
    context: [context, handed.words ?? ""].filter((text) => text !== "").join("\n"),
    messages: handed.messages ?? task.messages,
  };
  const hooks = scene.context.caller.agent ?? {};
  return runByModel(scene, told, { recorder, hooks, stepModel: await stepModelOf(scene, input.agentConfig) });
}

type AgentConfig = Input<"agentExecute">["agentConfig"];

function modelOf({ model, provider }: AgentConfig) {
  if (model === undefined || provider === undefined) return model;
  return typeof model === "string" ? { modelName: model, provider } : { provider, ...model };
}

/** The agent's own model, unless the configuration names another for the single steps. */
async function stepModelOf(scene: Scene, { executionModel }: AgentConfig): Promise<ResolvedModel> {
  if (executionModel === undefined) return scene.model;
  const { services, caller } = scene.context;
  return services.models.resolve({ call: executionModel }, caller);
}

function refuseUnsupported(
  mode: Task["mode"],
  { scene, executeOptions }: { scene: Scene; executeOptions: Input<"agentExecute">["executeOptions"] },
): void {
  if (mode !== "dom" && !hasLanguageModel(scene))
    throw new LegworkError(
      "agent_failed",
      `The embedded model works on the page's structure and sees no pictures, so it has no mode ${mode}. ${connectModel}`,
    );
  if (mode === "cua" && executeOptions.messages !== undefined)
    throw new LegworkError(
      "invalid_request",
      "executeOptions.messages cannot be used in mode cua: a provider's computer tool goes on from pictures, which are not handed back. Leave it out.",
    );
}

/** Nothing that a model says makes a success of a run that has nothing to show for it, or whose last action failed. */
function resultOf(ended: Ended, recorder: Recorder, scene: Scene): AgentResult {
  return {
    success: ended.completed && ended.doubt === undefined && recorder.actions.at(-1)?.success !== false,
    message: ended.doubt === undefined ? ended.message : `${ended.doubt} The model says: ${ended.message}`,
    actions: recorder.actions,
    completed: ended.completed,
    usage: recorder.usage,
    metadata: {
      ...ended.metadata,
      model: scene.model.kind === "language" ? scene.model.name : "embedded/grounder",
    },
    ...(ended.output === undefined ? {} : { output: ended.output }),
  };
}

function warningsFor(
  { shouldCache, agentConfig, executeOptions }: Input<"agentExecute">,
  scene: Scene,
): { warnings?: string[] } {
  const { executionModel, integrations, tools } = agentConfig;
  const byModel = hasLanguageModel(scene);
  const { services, session } = scene.context;
  const isAsked = (value: unknown) => value !== undefined && value !== false;
  const names = [
    shouldCache === true && !(services.cache && session.settings.cache) ? "shouldCache" : undefined,
    ...Object.entries({
      "agentConfig.executionModel": executionModel,
      "agentConfig.integrations": integrations,
      "agentConfig.tools": tools,
      "executeOptions.toolTimeout": executeOptions.toolTimeout,
      "executeOptions.excludeTools": executeOptions.excludeTools,
      "executeOptions.messages": executeOptions.messages,
      "executeOptions.context": executeOptions.context || undefined,
      "executeOptions.approval": executeOptions.approval === "irreversible" || undefined,
    }).map(([name, value]) => (!byModel && isAsked(value) ? name : undefined)),
  ].filter((name) => name !== undefined);
  if (names.length === 0) return {};
  const by = byModel ? "by this server" : "without a language model, or by this server";
  return { warnings: names.map((name) => `${name} is not honoured ${by}.`) };
}
