import { splitTools, type AgentHooks, type AgentIntegration, type AgentTool } from "./agent-tools.ts";
import { streamOf, type AgentEvent } from "./agent-stream.ts";
import { splitOptions, type Call, type PageCallOptions } from "./call.ts";
import { LegworkError } from "./errors.ts";
import type {
  AgentExecuteInput,
  AgentExecuteOutput,
  AgentJob,
  AgentResult,
  Model,
  ModelSettings,
} from "./protocol.gen.ts";
import { withSettings } from "./model-options.ts";
import { pagesTold, type PagesTold } from "./page-operations.ts";
import { applySchema, toJsonSchema, type InferSchema, type Schema } from "./schema.ts";

type WireConfig = NonNullable<AgentExecuteInput["agentConfig"]>;

export type AgentConfig = {
  /** Provider of the model, when its name does not begin with it. */
  provider?: string | undefined;
  /** Default: the session's. */
  model?: Model | undefined;
  /** Model of the single steps. Default: `model`. */
  executionModel?: Model | undefined;
  /** System instructions that define the agent's behaviour. */
  instructions?: string | undefined;
  /** How to reach the model: `apiKey`, `baseURL`, `organization` and others. */
  options?: Omit<ModelSettings, "modelName"> | undefined;
  mode?: WireConfig["mode"];
  /**
   * MCP servers: addresses, or programs that the service starts where it trusts its clients; with `env: "LOCAL"` connected
   * clients too.
   */
  integrations?: AgentIntegration[] | undefined;
  /**
   * Tools by name. Without functions their calls wait for `agentAnswer` of the client; with `env: "LOCAL"` they may have
   * an `execute`.
   */
  tools?: Record<string, AgentTool> | undefined;
};

export type ExecuteOptions<S extends Schema = Schema> = Omit<AgentExecuteInput["executeOptions"], "output"> &
  PageCallOptions & {
    /** What `output` of the result has to look like. */
    output?: S | undefined;
    /** Remember the run, and do it from memory, without a model, where it was remembered. Default: false. */
    shouldCache?: boolean | undefined;
  };

type InBackground<Whether extends boolean | undefined> = {
  /** Begin a job that goes on by itself, and answer with it at once. Default: false. */
  async: Whether;
};

/** What a run went through, when it was given `messages` to go on from; hand it to the next run. */
type Conversation = Pick<AgentExecuteOutput, "messages"> & PagesTold;

/** A run whose `output` has a schema; a run that was not completed may have none. */
export type TypedAgentResult<S extends Schema> = Omit<AgentResult, "output"> &
  Conversation & {
    output?: InferSchema<S> | undefined;
  };

/** A run that is told as it goes on: what it is given beside `signal` and `onProgress`. */
export type StreamOptions<S extends Schema = Schema> = Omit<ExecuteOptions<S>, "onProgress">;

/** Carries out tasks of several steps on its client's session. */
export class Agent {
  readonly #call: Call;
  readonly #config: WireConfig;
  readonly #hooks: AgentHooks | undefined;

  /** Made by the client. @throws LegworkError `invalid_request` for what only `env: "LOCAL"` can do. */
  constructor(call: Call, config: AgentConfig, client: { model: Model | undefined; inProcess: boolean }) {
    const { sent, hooks } = splitTools(config, client.inProcess);
    this.#call = call;
    this.#config = { ...toWireConfig(config, client.model), ...sent };
    this.#hooks = hooks;
  }

  /**
   * Runs a task until it is done, stuck or out of steps; `maxSteps` is 20 by default. `completed` says which, and a
   * run that was not completed still says what it did.
   *
   * With `async: true` it answers at once with a job, which `jobs` of the client tells of; `output` of its result is then
   * as the service gives it, and not typed.
   *
   * @throws LegworkError `agent_failed` when it could not run at all.
   */
  execute(instruction: string): Promise<AgentResult & PagesTold>;
  execute(options: ExecuteOptions & InBackground<true>): Promise<AgentJob>;
  execute<S extends Schema>(
    options: ExecuteOptions<S> & Partial<InBackground<false | undefined>>,
  ): Promise<TypedAgentResult<S>>;
  async execute(
    task: string | (ExecuteOptions & Partial<InBackground<boolean | undefined>>),
  ): Promise<(AgentResult & Conversation) | AgentJob> {
    const { caller, onPage, sent } = splitOptions(typeof task === "string" ? { instruction: task } : task);
    const { output: schema, shouldCache, async, ...options } = sent;
    const executeOptions = { ...options, output: schema && toJsonSchema(schema) };
    const input = { ...onPage, agentConfig: this.#config, executeOptions, shouldCache, async };
    const told = await this.#call("agentExecute", input, { ...caller, agent: this.#hooks });
    const { result, messages, job } = told;
    if (async) return job ?? noJob();
    const answer = { ...result, ...pagesTold(told), ...(messages === undefined ? {} : { messages }) };
    if (result.output === undefined) return answer;
    return { ...answer, output: await applySchema(schema, result.output) };
  }

  /**
   * The same, told as it goes on: what happens in words, each action once it is over, and the result last. Whoever stops
   * reading stops the run; the session lives on.
   *
   * ```ts
   * for await (const event of legwork.agent().stream("click Next, then click Finish"))
   *   if (event.type === "step") console.log(event.action.action);
   * ```
   */
  stream(instruction: string): AsyncGenerator<AgentEvent<AgentResult & PagesTold>, void, undefined>;
  stream<S extends Schema>(
    options: StreamOptions<S>,
  ): AsyncGenerator<AgentEvent<TypedAgentResult<S>>, void, undefined>;
  stream(task: string | StreamOptions): AsyncGenerator<AgentEvent<unknown>, void, undefined> {
    const { signal, ...options } = typeof task === "string" ? { instruction: task } : task;
    return streamOf((caller) => this.execute({ ...options, ...caller }), signal);
  }
}

function noJob(): never {
  throw new LegworkError(
    "malformed_answer",
    "The service ran the task, but knows no jobs: it is an older one.",
  );
}

function toWireConfig(config: AgentConfig, clientModel: Model | undefined): WireConfig {
  const { instructions, options, tools: _tools, integrations: _integrations, ...rest } = config;
  return {
    ...rest,
    model: options ? withSettings(config.model ?? clientModel, options, "agent({ options })") : config.model,
    systemPrompt: instructions,
  };
}
