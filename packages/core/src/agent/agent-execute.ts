import { LegworkError, type AgentResult, type Input, type Output } from "@legwork/protocol";
import type { SessionContext } from "../services.ts";
import { hasLanguageModel, openScene, type Scene } from "../verb.ts";
import { runByModel } from "./by-model.ts";
import { runBySteps } from "./by-steps.ts";
import { Recorder } from "./recorder.ts";
import type { Ended } from "./task.ts";

/** Carries out a task of several steps: by the language model when there is one, else step by step as it is worded. */
export async function agentExecute(
  input: Input<"agentExecute">,
  context: SessionContext,
): Promise<Output<"agentExecute">> {
  const { agentConfig, executeOptions } = input;
  refuseUnsupported(agentConfig);
  const scene = await openScene(context, {
    model: modelOf(agentConfig),
    variables: executeOptions.variables,
  });
  const recorder = new Recorder(scene, executeOptions);
  const task = { ...executeOptions, systemPrompt: agentConfig.systemPrompt };
  const ended = hasLanguageModel(scene)
    ? await runByModel(scene, task, recorder)
    : await runBySteps(scene, task, recorder);
  return {
    result: scene.secrets.mask(resultOf(ended, recorder, scene)),
    actionId: context.actionId,
    ...warningsFor(input),
  };
}

type AgentConfig = Input<"agentExecute">["agentConfig"];

function modelOf({ model, provider }: AgentConfig) {
  if (model === undefined || provider === undefined) return model;
  return typeof model === "string" ? { modelName: model, provider } : { provider, ...model };
}

function refuseUnsupported({ mode, cua, integrations, tools }: AgentConfig): void {
  const asked = [
    mode !== undefined && mode !== "dom" ? `mode ${mode}` : undefined,
    cua === true ? "cua" : undefined,
    integrations !== undefined && integrations.length > 0 ? "integrations" : undefined,
    tools !== undefined && Object.keys(tools).length > 0 ? "tools" : undefined,
  ].filter((name) => name !== undefined);
  if (asked.length === 0) return;
  throw new LegworkError(
    "agent_failed",
    `This server's agent does not offer ${asked.join(", ")} yet; it works on the page's structure (mode dom) with its own tools. Leave that out.`,
  );
}

function resultOf(ended: Ended, recorder: Recorder, scene: Scene): AgentResult {
  return {
    success: ended.completed,
    message: ended.message,
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

function warningsFor({ shouldCache, agentConfig, executeOptions }: Input<"agentExecute">): {
  warnings?: string[];
} {
  const names = [
    shouldCache === true ? "shouldCache" : undefined,
    agentConfig.executionModel === undefined ? undefined : "agentConfig.executionModel",
    executeOptions.highlightCursor === true ? "executeOptions.highlightCursor" : undefined,
    executeOptions.toolTimeout === undefined ? undefined : "executeOptions.toolTimeout",
  ].filter((name) => name !== undefined);
  return names.length === 0
    ? {}
    : { warnings: names.map((name) => `${name} is not honoured by this server.`) };
}
