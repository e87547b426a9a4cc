import { splitOptions, type Call, type CallOptions } from "./call.ts";
import { LegworkError } from "./errors.ts";
import type { AgentExecuteInput, AgentResult, Model, ModelSettings } from "./protocol.gen.ts";
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
  /** Addresses of MCP servers. */
  integrations?: string[] | undefined;
  /** Tool definitions by name, as the service takes them: data, without functions. */
  tools?: { [name: string]: unknown } | undefined;
};

export type ExecuteOptions<S extends Schema = Schema> = Omit<AgentExecuteInput["executeOptions"], "output"> &
  CallOptions & {
    /** What `output` of the result has to look like. */
    output?: S | undefined;
  };

/** A run whose `output` has a schema; a run that was not completed may have none. */
export type TypedAgentResult<S extends Schema> = Omit<AgentResult, "output"> & {
  output?: InferSchema<S> | undefined;
};

/** Carries out tasks of several steps on its client's session. */
export class Agent {
  readonly #call: Call;
  readonly #config: WireConfig;

  constructor(call: Call, config: AgentConfig, clientModel: Model | undefined) {
    this.#call = call;
    this.#config = toWireConfig(config, clientModel);
  }

  /**
   * Runs a task until it is done, stuck or out of steps; `maxSteps` is 20 by default. `completed` says which, and a
   * run that was not completed still says what it did.
   *
   * @throws LegworkError `agent_failed` when it could not run at all.
   */
  execute(instruction: string): Promise<AgentResult>;
  execute<S extends Schema>(options: ExecuteOptions<S>): Promise<TypedAgentResult<S>>;
  async execute(task: string | ExecuteOptions): Promise<AgentResult> {
    const { caller, sent } = splitOptions(typeof task === "string" ? { instruction: task } : task);
    const { output: schema, ...options } = sent;
    const executeOptions = { ...options, output: schema && toJsonSchema(schema) };
    const input = { agentConfig: this.#config, executeOptions };
    const { result } = await this.#call("agentExecute", input, caller);
    if (result.output === undefined) return result;
    return { ...result, output: await applySchema(schema, result.output) };
  }
}

function toWireConfig(config: AgentConfig, clientModel: Model | undefined): WireConfig {
  const { instructions, options, ...rest } = config;
  refuseFunctions(config);
  return {
    ...rest,
    model: options ? withOptions(config.model ?? clientModel, options) : config.model,
    systemPrompt: instructions,
  };
}

function withOptions(model: Model | undefined, options: Omit<ModelSettings, "modelName">): ModelSettings {
  if (model === undefined) {
    throw refuse(
      "agent({ options }) needs a `model` for these options, in the same object or in the client's.",
    );
  }
  return typeof model === "string" ? { ...options, modelName: model } : { ...model, ...options };
}

/** What lives in this process cannot be sent; JSON would drop it without a word. */
function refuseFunctions({ integrations = [], tools = {} }: AgentConfig): void {
  if (integrations.some((integration) => typeof integration !== "string")) {
    throw refuse(
      "agent({ integrations }) takes addresses of MCP servers; a connected client cannot be sent to a service.",
    );
  }
  for (const [name, tool] of Object.entries(tools)) {
    const parts = typeof tool === "object" && tool !== null ? Object.values(tool) : [tool];
    if (parts.some((part) => typeof part === "function")) {
      throw refuse(
        `agent({ tools }) cannot send the functions of "${name}" to a service: offer it over MCP, in \`integrations\`.`,
      );
    }
  }
}

function refuse(message: string): LegworkError {
  return new LegworkError("invalid_request", message);
}
