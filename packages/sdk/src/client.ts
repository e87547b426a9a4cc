/// <reference lib="esnext.disposable" preserve="true" />
import { Agent, type AgentConfig } from "./agent.ts";
import { BrowserContext } from "./browser-context.ts";
import type { Call, CallOptions, PageCallOptions, SessionCallOptions } from "./call.ts";
import { collect, type Collected, type CollectRequest } from "./collect.ts";
import { Contexts } from "./contexts.ts";
import type { Caller, Dispatcher, OperationName } from "./dispatcher.ts";
import { LegworkError } from "./errors.ts";
import {
  extract,
  type ExtractBySchema,
  type ExtractOptions,
  type ExtractRequest,
  type Extraction,
  type PageText,
} from "./extract.ts";
import { Downloads, Uploads } from "./files.ts";
import { Jobs } from "./jobs.ts";
import { KnownPages } from "./known-pages.ts";
import { Memories } from "./memories.ts";
import { chooseModel, type ModelOptions } from "./model-options.ts";
import { ActivePage } from "./page.ts";
import {
  act,
  navigate,
  observe,
  screenshot,
  type ActOptions,
  type ActRequest,
  type Means,
  type NavigateOptions,
  type ObserveOptions,
  type ObserveRequest,
  type PagesTold,
} from "./page-operations.ts";
import type {
  Action,
  ActionInput,
  ActResult,
  AgentQuestion,
  DebugOutput,
  NavigateResult,
  ReplayOutput,
  SessionEvent,
  StartInput,
  StartOutput,
} from "./protocol.gen.ts";
import { createLocal, type LocalOptions } from "./local.ts";
import { createRemote } from "./remote.ts";
import type { InferSchema, Schema } from "./schema.ts";
import { Screenshots } from "./screenshots.ts";
import { readSessionEvents, type EventsOptions } from "./session-events.ts";
import { Sessions } from "./sessions.ts";
import type { RemoteOptions } from "./service.ts";

/** What the session is started with, beside the model. */
export type SessionOptions = Omit<
  StartInput,
  "modelName" | "sessionId" | "browserbaseSessionID" | "browserbaseSessionCreateParams" | "streamResponse"
>;

/** Where the engine runs. Default: `REMOTE`, in a service; `LOCAL`: in this process, by `@legwork/core`, without a key. */
export type EnvironmentOptions =
  | ({ env?: "REMOTE" | undefined } & RemoteOptions)
  | ({ env: "LOCAL"; apiKey?: string | undefined; projectId?: string | undefined } & LocalOptions);

export type LegworkOptions = EnvironmentOptions &
  SessionOptions &
  ModelOptions & {
    /** Told what was asked and not honoured. Default: `console.warn`. */
    onWarning?: ((warning: string, operation: OperationName) => void) | undefined;
  };

export type InitOptions = {
  /** A running session to attach to, instead of starting one. */
  sessionId?: string | undefined;
  signal?: AbortSignal | undefined;
};

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
  /** The session's pages and cookies. */
  readonly context: BrowserContext;
  /** The active page, whichever that is; everything here is done on it unless a call names another. */
  readonly page: ActivePage;
  /** The records of the project's sessions; needs no session of its own. */
  readonly sessions: Sessions;
  /** What sessions may begin signed in with; needs no session. */
  readonly contexts: Contexts;
  /** What the service remembers of acts in words; needs no session. */
  readonly memories: Memories;
  /** Runs of agents that go on by themselves; needs no session. */
  readonly jobs: Jobs;
  /** The pictures that were kept of the session. */
  readonly screenshots: Screenshots;
  /** The files that pages of the session gave. */
  readonly downloads: Downloads;
  /** The files that were sent for pages of the session. */
  readonly uploads: Uploads;
  readonly #dispatcher: Dispatcher;
  readonly #startInput: StartInput;
  readonly #known: KnownPages;
  readonly #onWarning: NonNullable<LegworkOptions["onWarning"]>;
  #starting: Promise<StartOutput> | undefined;
  #ending: Promise<void> | undefined;
  #sessionId: string | undefined;

  /** Opens nothing yet. @throws LegworkError `invalid_request` for an option that cannot work. */
  constructor(options: LegworkOptions) {
    const { model, modelName, modelClientOptions, onWarning = warn, ...rest } = options;
    const { dispatcher, session } = chooseEnvironment(rest);
    this.#dispatcher = dispatcher;
    this.#startInput = { ...session, modelName: chooseModel({ model, modelName, modelClientOptions }) };
    this.#onWarning = onWarning;
    this.#known = new KnownPages(this.#means);
    this.context = new BrowserContext(this.#call, this.#known);
    this.page = new ActivePage(this.#means);
    this.sessions = new Sessions(this.#callService);
    this.contexts = new Contexts(this.#callService);
    this.memories = new Memories(this.#callService);
    this.jobs = new Jobs(this.#callService);
    this.screenshots = new Screenshots(this.#call);
    this.downloads = new Downloads(this.#call);
    this.uploads = new Uploads(this.#call);
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
      // An engine without a session would keep the program from ending.
      await this.#dispatcher.close?.();
      throw error;
    }
  }

  /** Opens an address. Null when no document was loaded, as for an anchor on the same page. */
  navigate(url: string, options: NavigateOptions = {}): Promise<NavigateResult | null> {
    return navigate(this.#means(), url, options);
  }

  /**
   * Does one thing on the page, said in plain words or as an action that `observe` gave. What cannot be done on the
   * page is not an error: the result then has `success: false`, a `code` and, where it helps, `candidates`.
   */
  act(input: string | ActionInput | ActRequest, options: ActOptions = {}): Promise<ActResult & PagesTold> {
    return act(this.#means(), input, options);
  }

  /** The actions that fit an instruction, likeliest first, or all that the page offers. Changes nothing. */
  observe(instruction?: string | ObserveRequest, options: ObserveOptions = {}): Promise<Action[]> {
    return observe(this.#means(), instruction, options);
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
  extract<S extends Schema>(request: ExtractBySchema<S>): Promise<InferSchema<S>>;
  extract(request: ExtractRequest & { instruction: string; schema?: undefined }): Promise<Extraction>;
  extract(request: ExtractRequest & { instruction?: undefined; schema?: undefined }): Promise<PageText>;
  extract(
    instruction?: string | ExtractRequest,
    schema?: Schema,
    options?: ExtractOptions,
  ): Promise<unknown> {
    const request = typeof instruction === "object" ? instruction : { ...options, instruction, schema };
    return extract(this.#means(), request);
  }

  /**
   * Every item of a list that goes on over pages, “load more” controls and scrolling, each once, in order. The schema is of
   * one item. `complete` says whether the end of the list was seen; else `cursor` goes on where this stopped.
   *
   * ```ts
   * const { items, complete } = await legwork.collect({ instruction: "all products", schema: product });
   * ```
   *
   * @throws LegworkError `schema_mismatch` when an item does not pass a library's schema.
   */
  collect<S extends Schema>(request: CollectRequest<S>): Promise<Collected<InferSchema<S>>> {
    return collect(this.#call, request);
  }

  /** An agent for tasks of several steps on this session. */
  agent(config: AgentConfig = {}): Agent {
    const { inProcess = false } = this.#dispatcher;
    return new Agent(this.#call, config, { model: this.#startInput.modelName, inProcess });
  }

  /** What running agents of this session wait for: questions, approvals, calls of your tools. */
  async agentQuestions(options: Pick<CallOptions, "signal"> = {}): Promise<AgentQuestion[]> {
    return (await this.#call("agentQuestions", {}, options)).questions;
  }

  /**
   * Answers one of them; its agent then goes on.
   * @throws LegworkError `not_found` when nothing waits for it any more.
   */
  async agentAnswer(
    questionId: string,
    answer: string,
    options: Pick<CallOptions, "signal"> = {},
  ): Promise<void> {
    await this.#call("agentAnswer", { questionId, answer }, options);
  }

  /** What the session shows now, as PNG. Takes no turn: it can be asked for while something else runs. */
  screenshot({ page, signal }: Pick<PageCallOptions, "signal" | "page"> = {}): Promise<Uint8Array> {
    return screenshot(this.#means(), { pageId: page?.id }, { signal });
  }

  /**
   * What the session does, as it does it, until it ends. With `after`, the id of an event, it goes on behind that one; a
   * broken connection is taken up again in the same way. The service keeps the newest 1,000; `events_dropped` tells of gaps.
   *
   * ```ts
   * for await (const event of legwork.events()) console.log(event.type);
   * ```
   */
  events(options: EventsOptions = {}): AsyncGenerator<SessionEvent, void, undefined> {
    const sessionId = this.#requireSession("events", options.sessionId);
    return readSessionEvents(this.#callService, { ...options, sessionId });
  }

  /** Ends what runs in the session now, and leaves its page as it is; answers how many operations that were. */
  async cancel(options: Pick<CallOptions, "signal"> = {}): Promise<number> {
    return (await this.#call("cancel", {}, options)).cancelled;
  }

  /** What the session did: its operations with their parameters, results, times and tokens. */
  replay(options: SessionCallOptions = {}): Promise<ReplayOutput> {
    return this.#call("replay", {}, options);
  }

  /** Signed links to watch the session, to take control of it, and to attach a CDP client; whoever has one needs no key. */
  debug(options: Pick<CallOptions, "signal"> = {}): Promise<DebugOutput> {
    return this.#call("debug", {}, options);
  }

  /** Makes every link to the session so far worthless, and closes what they opened. */
  async revokeDebug(options: Pick<CallOptions, "signal"> = {}): Promise<void> {
    await this.#call("revokeDebug", {}, options);
  }

  /**
   * Ends the session, also one that was attached to, and an engine in this process with its browser. Without a session, or
   * with one that is gone, there is nothing to end.
   */
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
    this.#known.note(output);
    this.#passOnWarnings("start", output);
    return output;
  }

  async #end(): Promise<void> {
    // A start that failed has told its own caller.
    await this.#starting?.catch(() => undefined);
    try {
      if (this.#sessionId !== undefined) await this.#endSession(this.#sessionId);
    } finally {
      await this.#dispatcher.close?.();
    }
  }

  async #endSession(sessionId: string): Promise<void> {
    try {
      await this.#dispatcher.dispatch("end", {}, { sessionId });
    } catch (error) {
      if (!isGone(error)) throw error;
    }
    this.#sessionId = undefined;
    this.#starting = undefined;
    this.#known.replace([]);
  }

  readonly #means = (): Means => ({ call: this.#call, model: this.#startInput.modelName });

  readonly #call: Call = async (name, input, options = {}) => {
    const sessionId = this.#requireSession(name, options.sessionId);
    if (sessionId !== this.#sessionId) return this.#dispatch(name, input, { ...options, sessionId });
    try {
      const output = await this.#dispatch(name, input, { ...options, sessionId });
      this.#known.note(output);
      return output;
    } catch (error) {
      this.#known.noteFailure(error, input);
      throw error;
    }
  };

  #requireSession(name: string, asked: string | undefined): string {
    const sessionId = asked ?? this.#sessionId;
    if (sessionId !== undefined) return sessionId;
    throw new LegworkError(
      "invalid_request",
      `${name} needs a session: call init() first, and not after close().`,
    );
  }

  readonly #callService: Call = (name, input, options = {}) => this.#dispatch(name, input, options);

  async #dispatch(name: OperationName, input: unknown, caller: Caller): Promise<never> {
    const output = await this.#dispatcher.dispatch(name, input, caller);
    this.#passOnWarnings(name, output as { warnings?: string[] });
    return output as never;
  }

  #passOnWarnings(name: OperationName, { warnings = [] }: { warnings?: string[] | undefined }): void {
    for (const warning of warnings) this.#onWarning(warning, name);
  }
}

type Environment = { dispatcher: Dispatcher; session: SessionOptions };

function chooseEnvironment(options: EnvironmentOptions & SessionOptions): Environment {
  if (options.env === "LOCAL") {
    const { env: _, apiKey: _key, projectId: _project, ...rest } = options;
    const { headless, executablePath, dataDirectory, modelApiKey, ...session } = rest;
    return { dispatcher: createLocal({ headless, executablePath, dataDirectory, modelApiKey }), session };
  }
  const { env = "REMOTE", baseURL, apiKey, projectId, modelApiKey, timeout, ...session } = options;
  if (env === "REMOTE")
    return { dispatcher: createRemote({ baseURL, apiKey, projectId, modelApiKey, timeout }), session };
  throw new LegworkError(
    "invalid_request",
    `env: ${JSON.stringify(env)} is not offered: use "REMOTE" for a running service, or "LOCAL" for the engine in this process.`,
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
