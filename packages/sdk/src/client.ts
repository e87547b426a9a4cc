/// <reference lib="esnext.disposable" preserve="true" />
import { Agent, type AgentConfig } from "./agent.ts";
import { splitOptions, type Call, type CallOptions } from "./call.ts";
import type { Dispatcher, OperationName } from "./dispatcher.ts";
import { LegworkError } from "./errors.ts";
import {
  extract,
  type ExtractOptions,
  type ExtractRequest,
  type Extraction,
  type PageText,
} from "./extract.ts";
import type {
  Action,
  ActionInput,
  ActInput,
  ActResult,
  Model,
  NavigateInput,
  NavigateResult,
  ObserveInput,
  ReplayOutput,
  StartInput,
  StartOutput,
} from "./protocol.gen.ts";
import { createRemote } from "./remote.ts";
import type { InferSchema, Schema } from "./schema.ts";
import type { RemoteOptions } from "./service.ts";

/** What the session is started with, beside the model. */
export type SessionOptions = Omit<
  StartInput,
  "modelName" | "sessionId" | "browserbaseSessionID" | "browserbaseSessionCreateParams" | "streamResponse"
>;

export type LegworkOptions = RemoteOptions &
  SessionOptions & {
    /** Where the engine runs: in a running service. Default: `REMOTE`, so far the only one. */
    env?: "REMOTE" | "LOCAL" | undefined;
    /** `provider/model`, or its settings. Default: the service's own embedded model, which needs no key. */
    model?: Model | undefined;
    /** Told what was asked and not honoured. Default: `console.warn`. */
    onWarning?: ((warning: string, operation: OperationName) => void) | undefined;
  };

export type InitOptions = {
  /** A running session to attach to, instead of starting one. */
  sessionId?: string | undefined;
  signal?: AbortSignal | undefined;
};

export type NavigateOptions = NonNullable<NavigateInput["options"]> & CallOptions;
export type ActOptions = NonNullable<ActInput["options"]> & CallOptions;
export type ObserveOptions = NonNullable<ObserveInput["options"]> & CallOptions;

/**
 * One browser session. Calls on it run one at a time, in the order in which they were made. Every method rejects with a
 * {@link LegworkError}, or with the reason of its signal.
 *
 * ```ts
 * await using legwork = new Legwork({ apiKey });
 * await legwork.init();
 * await legwork.navigate("https://example.com");
 * await legwork.act("click More information");
 * ```
 */
export class Legwork {
  readonly #dispatcher: Dispatcher;
  readonly #startInput: StartInput;
  readonly #onWarning: NonNullable<LegworkOptions["onWarning"]>;
  #starting: Promise<StartOutput> | undefined;
  #ending: Promise<void> | undefined;
  #sessionId: string | undefined;

  /** Opens nothing yet. @throws LegworkError `invalid_request` for an option that cannot work. */
  constructor(options: LegworkOptions) {
    const { env = "REMOTE", baseURL, apiKey, projectId, modelApiKey, timeout, ...rest } = options;
    const { model, onWarning = warn, ...session } = rest;
    this.#dispatcher = createDispatcher(env, { baseURL, apiKey, projectId, modelApiKey, timeout });
    this.#startInput = { ...session, modelName: model };
    this.#onWarning = onWarning;
  }

  /** The session's id, from `init` to `close`. */
  get sessionId(): string | undefined {
    return this.#sessionId;
  }

  /** Starts the session, or attaches to a running one. */
  async init(options: InitOptions = {}): Promise<StartOutput> {
    if (this.#starting) {
      throw new LegworkError(
        "invalid_request",
        `This client already has a session (${this.#sessionId ?? "starting"}): close() it first, or make another client.`,
      );
    }
    this.#starting = this.#start(options);
    try {
      return await this.#starting;
    } catch (error) {
      this.#starting = undefined;
      throw error;
    }
  }

  /** Opens an address. Null when no document was loaded, as for an anchor on the same page. */
  async navigate(url: string, options: NavigateOptions = {}): Promise<NavigateResult | null> {
    const { caller, sent } = splitOptions(options);
    return (await this.#call("navigate", { url, options: sent }, caller)).result;
  }

  /**
   * Does one thing on the page, said in plain words or as an action that `observe` gave. What cannot be done on the
   * page is not an error: the result then has `success: false`, a `code` and, where it helps, `candidates`.
   */
  async act(input: string | ActionInput, options: ActOptions = {}): Promise<ActResult> {
    const { caller, sent } = splitOptions(options);
    return (await this.#call("act", { input, options: sent }, caller)).result;
  }

  /** The actions that fit an instruction, likeliest first, or all that the page offers. Changes nothing. */
  async observe(instruction?: string, options: ObserveOptions = {}): Promise<Action[]> {
    const { caller, sent } = splitOptions(options);
    return (await this.#call("observe", { instruction, options: sent }, caller)).result;
  }

  /**
   * Reads data from the page: by a schema, in words, or the page's text when nothing is asked for. A schema is a JSON
   * Schema or one of a library such as zod, which also types and checks the result.
   *
   * @throws LegworkError `schema_mismatch` when the data does not pass a library's schema.
   */
  extract(): Promise<PageText>;
  extract(instruction: string): Promise<Extraction>;
  extract<S extends Schema>(
    instruction: string,
    schema: S,
    options?: ExtractOptions,
  ): Promise<InferSchema<S>>;
  extract<S extends Schema>(request: ExtractRequest & { schema: S }): Promise<InferSchema<S>>;
  extract(request: ExtractRequest & { instruction: string; schema?: undefined }): Promise<Extraction>;
  extract(request: ExtractRequest & { instruction?: undefined; schema?: undefined }): Promise<PageText>;
  extract(
    instruction?: string | ExtractRequest,
    schema?: Schema,
    options?: ExtractOptions,
  ): Promise<unknown> {
    const request = typeof instruction === "object" ? instruction : { ...options, instruction, schema };
    return extract(this.#call, request);
  }

  /** An agent for tasks of several steps on this session. */
  agent(config: AgentConfig = {}): Agent {
    return new Agent(this.#call, config, this.#startInput.modelName);
  }

  /** What the session did: its operations with their parameters, results, times and tokens. */
  replay(options: Pick<CallOptions, "signal"> = {}): Promise<ReplayOutput> {
    return this.#call("replay", {}, options);
  }

  /** Ends the session, also one that was attached to. Without a session, or with one that is gone, it does nothing. */
  close(): Promise<void> {
    this.#ending ??= this.#end().finally(() => {
      this.#ending = undefined;
    });
    return this.#ending;
  }

  [Symbol.asyncDispose](): Promise<void> {
    return this.close();
  }

  async #start({ sessionId, signal }: InitOptions): Promise<StartOutput> {
    const input = { ...this.#startInput, sessionId };
    const output = (await this.#dispatcher.dispatch("start", input, { signal })) as StartOutput;
    this.#sessionId = output.sessionId;
    this.#passOnWarnings("start", output);
    return output;
  }

  async #end(): Promise<void> {
    // A start that failed has told its own caller.
    await this.#starting?.catch(() => undefined);
    if (this.#sessionId === undefined) return;
    try {
      await this.#dispatcher.dispatch("end", {}, { sessionId: this.#sessionId });
    } catch (error) {
      if (!isGone(error)) throw error;
    }
    this.#sessionId = undefined;
    this.#starting = undefined;
  }

  readonly #call: Call = async (name, input, options = {}) => {
    const sessionId = this.#sessionId;
    if (sessionId === undefined) {
      throw new LegworkError(
        "invalid_request",
        `${name} needs a session: call init() first, and not after close().`,
      );
    }
    const output = await this.#dispatcher.dispatch(name, input, { ...options, sessionId });
    this.#passOnWarnings(name, output as { warnings?: string[] });
    return output as never;
  };

  #passOnWarnings(name: OperationName, { warnings = [] }: { warnings?: string[] | undefined }): void {
    for (const warning of warnings) this.#onWarning(warning, name);
  }
}

function createDispatcher(env: LegworkOptions["env"], options: RemoteOptions): Dispatcher {
  if (env === "REMOTE") return createRemote(options);
  throw new LegworkError(
    "invalid_request",
    `env: ${JSON.stringify(env)} is not offered: use env: "REMOTE" with the baseURL and apiKey of a running service.`,
  );
}

function warn(warning: string, operation: OperationName): void {
  // oxlint-disable-next-line no-console -- a caller who does not listen must still learn that something was left out
  console.warn(`Legwork, ${operation}: ${warning}`);
}

function isGone(error: unknown): boolean {
  return (
    error instanceof LegworkError && (error.code === "session_not_found" || error.code === "session_ended")
  );
}
