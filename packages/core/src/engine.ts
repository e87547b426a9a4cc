import { randomUUID } from "node:crypto";
import { LegworkError, operations, type ModelReference, type OperationName } from "@legwork/protocol";
import { Admission } from "./admission/admission.ts";
import { adoptable, Adoption } from "./adoption/adoption.ts";
import { meterModels, type TokenCount } from "./admission/metered-models.ts";
import { executeTask } from "./agent/agent-execute.ts";
import { AgentJobs } from "./agent/jobs/agent-jobs.ts";
import { sessionOpener } from "./agent/jobs/open-session.ts";
import { ContextPool, type ContextPoolOptions } from "./browser/contexts.ts";
import { Contexts } from "./contexts/contexts.ts";
import type { Caller, Dispatcher } from "./context.ts";
import { operationSignal, race, signalInTurn } from "./deadline.ts";
import { toLegworkError, withSoFar } from "./errors.ts";
import { outcomeOf, type Figures, type OperationEnd } from "./figures.ts";
import {
  serviceHandlers,
  sessionHandlers,
  type ServiceOperation,
  type SessionOperation,
} from "./handlers.ts";
import { fileLimits, Files } from "./files/files.ts";
import { webhook } from "./human/webhook.ts";
import { parseInput, withWarnings } from "./input.ts";
import { ApiKeys } from "./keys/api-keys.ts";
import { admitConnection, type ConnectionRequest } from "./live/admit-connection.ts";
import type { Channel } from "./live/channel.ts";
import { ActionMemory } from "./memory/action-memory.ts";
import { createModels } from "./model/registry.ts";
import { modelWarnings } from "./model-warnings.ts";
import { callersNetwork, operatorsEgress, type NetworkOptions } from "./network/operator-network.ts";
import { RunningOperations } from "./running-operations.ts";
import { defaultLimits, type Limits, type OperationContext, type Services } from "./services.ts";
import { Screenshots } from "./screenshots.ts";
import type { Session } from "./session.ts";
import { defaultTimeout, pageIdOf, secretsOf, timeoutOf } from "./session-input.ts";
import { Sessions } from "./sessions.ts";
import type { AnswerStore } from "./store/answer-store.ts";
import { DataDirectoryLock } from "./store/data-directory-lock.ts";
import { openStore } from "./store/open-store.ts";
import { Ownership } from "./ownership.ts";
import { OperationPages } from "./pages/operation-pages.ts";
import { keepPictureOf } from "./records/picture-of-action.ts";
import { Retention, type RetentionLimits } from "./records/retention.ts";
import { countingTokens, parametersOf, recordOf } from "./trace.ts";
import { traceModels, traceOperation, type Tracing } from "./tracing.ts";

export type EngineOptions = {
  /** Where records are kept. Default: nowhere; they die with the process. */
  dataDirectory?: string;
  /** `postgres://…`: records are kept in that database, which several processes may share. Default: in the data directory. */
  databaseUrl?: string;
  /** Whether acts in words are remembered, and done from memory. Default: true. */
  cache?: boolean;
  browsers?: ContextPoolOptions;
  /** What saved contexts are encrypted with, 32 characters at least. Default: a key that is made in the data directory. */
  contextKey?: string;
  /** The model when nobody names one. Default: `embedded/grounder`. */
  model?: ModelReference;
  /** The operator's model keys by provider (`openai`, `anthropic`, …). */
  modelApiKeys?: Record<string, string>;
  limits?: Partial<Limits>;
  /** What sessions may reach. Default: everything but metadata services. */
  network?: NetworkOptions;
  /** How much is kept of sessions that have ended. Default: 30 days, 2 GiB. */
  retention?: Partial<RetentionLimits>;
  /** Told by POST when a session needs a person; obeys `network`. Default: nobody is told. */
  webhookUrl?: string;
  /** Callers may have the server start programs and touch its disk and network. Default: false. */
  trustClients?: boolean;
  /** Told of each operation when it has ended, whoever asked. */
  onOperation?: (end: OperationEnd) => void;
  /** Told of operations, jobs and model calls as they are done. Default: nobody is told. */
  tracing?: Tracing;
  /** Told of failures that no caller can be told of in full. Default: they are dropped. */
  onError?: (
    error: unknown,
    about: { operation: string; sessionId: string | undefined; actionId: string },
  ) => void;
};

const defaultRetention: RetentionLimits = { keptMs: 30 * 86_400_000, largestSize: 2 * 1_024 ** 3 };

/** Operations that let a person in between their steps. */
const severalSteps: ReadonlySet<OperationName> = new Set(["agentExecute", "collect"]);

/** For which an operation that was stopped is waited for, where it answers what it has, ms. */
const lastWordsMs = 5_000;

/** The engine: sessions in real browsers, behind one way in. */
export class Engine implements Dispatcher {
  /** What the operator should know of, such as a browser without its sandbox; each with what to change. */
  readonly warnings: readonly string[];
  /** The API keys that are kept with the records. */
  readonly keys: ApiKeys;
  /** Answers that are kept for requests that come again. */
  readonly answers: AnswerStore;
  readonly #parts: EngineParts;
  readonly #services: Services;
  readonly #onError: NonNullable<EngineOptions["onError"]>;
  readonly #onOperation: NonNullable<EngineOptions["onOperation"]>;
  readonly #running = new RunningOperations();
  #isClosing = false;

  private constructor(parts: EngineParts, options: EngineOptions) {
    this.#parts = parts;
    this.#services = parts.services;
    this.warnings = parts.warnings;
    this.keys = new ApiKeys(parts.services.store.keys);
    this.answers = parts.services.store.answers;
    this.#onError = options.onError ?? (() => {});
    this.#onOperation = options.onOperation ?? (() => {});
  }

  /**
   * Opens the store and a first browser.
   * @throws LegworkError `no_capacity` without a browser, `internal` for a store that cannot be used or a data directory
   *   that another engine has.
   */
  static async create(options: EngineOptions = {}): Promise<Engine> {
    const { dataDirectory } = options;
    const lock = dataDirectory === undefined ? undefined : await DataDirectoryLock.acquire(dataDirectory);
    try {
      return await Engine.#open(options, lock);
    } catch (error) {
      lock?.release();
      throw error;
    }
  }

  static async #open(options: EngineOptions, lock: DataDirectoryLock | undefined): Promise<Engine> {
    const egress = operatorsEgress(options.network);
    const store = await openStore(options);
    const { browsers: pool = {}, dataDirectory, databaseUrl } = options;
    const isKept = dataDirectory !== undefined || databaseUrl !== undefined;
    const browsers = new ContextPool({ ...(isKept ? adoptable(pool) : pool), egress });
    const tokens: TokenCount = { input: 0, output: 0 };
    try {
      const contexts = await Contexts.open(store.contexts, options);
      const services = createServices(options, { store, browsers, contexts, egress, tokens });
      const { tell, sessions, ownerId } = services;
      const adoption = new Adoption(services);
      sessions.findElsewhere = (record) => adoption.adopt(record);
      const takeOver = async () => {
        await adoption.adoptAll();
        services.jobs.resumeAll(services, executeTask, sessionOpener(services)).catch(tell);
      };
      const ownership = await Ownership.claim({ store, ownerId, takeOver }, tell);
      const warnings = [...(await browsers.start()), ...(await modelWarnings(services.models))];
      const limits = { ...defaultRetention, ...options.retention };
      const retention = new Retention({
        store,
        besides: [services.files, services.screenshots],
        limits,
        onError: tell,
      });
      return new Engine({ services, ownership, retention, warnings, tokens, lock }, options);
    } catch (error) {
      await Promise.allSettled([browsers.close(), store.close()]);
      throw error;
    }
  }

  /**
   * Carries out an operation: parses its input, waits for the session's turn, races it against its deadline and the
   * caller's signal, keeps a record, checks the output.
   * @throws LegworkError and nothing else.
   */
  async dispatch(name: OperationName, raw: unknown, caller: Caller): Promise<unknown> {
    const actionId = randomUUID();
    const startedAt = performance.now();
    const tell = (outcome: string) =>
      this.#onOperation({ operation: name, outcome, ms: performance.now() - startedAt });
    try {
      if (this.#isClosing)
        throw new LegworkError("shutting_down", "The server is shutting down. Try again in a moment.", {
          retryAfterSeconds: 5,
        });
      const asked = { name, raw, caller, actionId };
      const work = () => traceOperation(this.#services.tracing, asked, () => this.#carryOut(asked));
      // Whoever waits for what a session does is nothing that a stop has to wait for.
      const output = await (name === "sessionEvents" ? work() : this.#running.run(work));
      tell(outcomeOf(output));
      return output;
    } catch (error) {
      const mapped = toLegworkError(error, name);
      if (mapped.code === "internal")
        this.#onError(error, { operation: name, sessionId: caller.sessionId, actionId });
      tell(mapped.code);
      throw mapped;
    }
  }

  async #carryOut({ name, raw, caller, actionId }: Asked): Promise<unknown> {
    const { input, unknownKeys } = parseInput(name, raw);
    const output = isServiceOperation(name)
      ? await this.#runOnService({ name, input, caller, actionId })
      : await this.#runOnSession({ name, input, caller, actionId });
    return operations[name].output.parse(withWarnings(output, { name, unknownKeys }));
  }

  async #runOnService({ name, input, caller, actionId }: Call<ServiceOperation>): Promise<unknown> {
    using signal = operationSignal(name, defaultTimeout, [caller.signal]);
    const handler = serviceHandlers[name] as Handler<OperationContext>;
    const work = handler(input, {
      services: this.#services,
      caller,
      actionId,
      signal,
      progress: caller.onProgress ?? (() => {}),
    });
    return await race(work, signal);
  }

  async #runOnSession({ name, input, caller, actionId }: Call<SessionOperation>): Promise<unknown> {
    const session = await this.#services.sessions.require(caller.sessionId, caller.principal);
    using signal = signalInTurn(name, { timeout: timeoutOf(name, input, session) }, [
      caller.signal,
      session.signal,
      session.workSignal,
    ]);
    const handler = sessionHandlers[name] as Handler<OperationContext & { session: Session }>;
    const progress: OperationContext["progress"] = (message, action) => {
      session.events.actionProgress(actionId, message);
      caller.onProgress?.(message, action);
    };
    const soFar: NonNullable<OperationContext["soFar"]> = {};
    const pages = new OperationPages(session.pages, pageIdOf(input));
    const told = { caller: countingTokens(caller, soFar), actionId, signal, progress };
    const context = { services: this.#services, ...told, session, pages, soFar };
    using _told = session.blocked.listen(
      ({ url, reason, count }) => count === 1 && caller.onProgress?.(`Blocked ${url}: ${reason}`),
    );
    const recorded = () =>
      this.#recorded({ name, input, session, actionId, pages, soFar }, () => handler(input, context));
    // An agent lets a person in between its actions, a collection between its pages; any other operation is a single step.
    const inTurn = () => {
      signal.begin();
      return severalSteps.has(name) ? recorded() : session.control.step(recorded, signal);
    };
    const work = session.run(inTurn, signal, caller.onStarted);
    try {
      return await race(work, signal, () => (soFar.answersWhenStopped === true ? lastWordsMs : 0));
    } catch (error) {
      throw withSoFar(toLegworkError(error, name), soFar);
    }
  }

  async #recorded(run: Recorded, work: () => Promise<unknown>): Promise<unknown> {
    const startedAt = Date.now();
    const { secrets } = run.session;
    // Before it is typed anywhere: whoever goes on with the session has to know it.
    if (secrets.remember(secretsOf(run.input))) await run.session.leaveState();
    run.session.events.actionStarted({
      id: run.actionId,
      method: run.name,
      parameters: parametersOf(run.input, secrets),
    });
    const keep = async (answer: Parameters<typeof recordOf>[0]["answer"]) => {
      const { session, actionId: id, name, input, pages } = run;
      const record = recordOf({
        id,
        sessionId: session.id,
        name,
        input,
        pageUrl: pages.url(),
        startedAt,
        answer,
        secrets,
      });
      if (!operations[name].readOnly)
        await keepPictureOf(id, { session, pages, screenshots: this.#services.screenshots });
      session.events.actionFinished(record);
      await this.#services.store.appendAction(record);
    };
    try {
      run.pages.begin();
      const output = await run.pages.tell(await work(), secrets);
      await keep({ output });
      return output;
    } catch (error) {
      const { code, message } = toLegworkError(error, run.name);
      await keep({ error: { code, message, ...run.soFar } });
      throw error;
    }
  }

  /**
   * Lets a client in who comes with a link in place of a key: checks the link, and answers what to give the channel to
   * once it is open.
   * @throws LegworkError `unauthorized` for a link that does not hold (any more), `shutting_down`, `rate_limited`.
   */
  async admit(request: ConnectionRequest): Promise<(channel: Channel) => void> {
    if (this.#isClosing) throw new LegworkError("shutting_down", "The server is shutting down.");
    return admitConnection(request, this.#services, (error) =>
      this.#onError(error, { ...inBackground, sessionId: request.sessionId }),
    );
  }

  /** Resolves when a session could be started now. @throws LegworkError `shutting_down`, or `no_capacity` without a browser. */
  async ready(): Promise<void> {
    if (this.#isClosing) throw new LegworkError("shutting_down", "The server is shutting down.");
    await this.#services.browsers.start();
  }

  /** What it is doing at this moment. */
  figures(): Figures {
    const { admission, sessions, browsers } = this.#services;
    const { taken, waiting } = admission.figures;
    return {
      sessions: { open: taken, waiting, ended: Object.fromEntries(sessions.endings) },
      running: this.#running.count,
      tokens: { ...this.#parts.tokens },
      browsers: browsers.figures,
    };
  }

  /** Refuses what comes from now on, and lets what runs come to its end for `graceMs` milliseconds at most. */
  async drain(graceMs: number): Promise<void> {
    this.#isClosing = true;
    this.#services.admission.close();
    await this.#running.ended(graceMs);
  }

  /** Ends every session, closes every browser and the store. */
  async close(): Promise<void> {
    await this.drain(0);
    this.#services.jobs.close();
    await this.#services.sessions.endAll("shutdown");
    await this.#services.browsers.close();
    await this.#services.memory.flush();
    await this.#parts.retention.close();
    await this.#parts.services.files.close();
    await this.#parts.ownership.release();
    await this.#services.store.close();
    this.#parts.lock?.release();
  }
}

/** What no request is waiting for. */
const inBackground = { operation: "background", sessionId: undefined, actionId: "" };

type EngineParts = {
  services: Services;
  ownership: Ownership;
  retention: Retention;
  warnings: readonly string[];
  tokens: TokenCount;
  lock: DataDirectoryLock | undefined;
};
type Asked = { name: OperationName; raw: unknown; caller: Caller; actionId: string };
type Call<Name extends OperationName> = { name: Name; input: unknown; caller: Caller; actionId: string };
type Recorded = {
  name: SessionOperation;
  input: unknown;
  session: Session;
  actionId: string;
  pages: OperationPages;
  soFar: NonNullable<OperationContext["soFar"]>;
};
/** A handler whose input has been parsed by the schema of the same name. */
type Handler<Context> = (input: unknown, context: Context) => Promise<unknown>;

function isServiceOperation(name: OperationName): name is ServiceOperation {
  return Object.hasOwn(serviceHandlers, name);
}

type ServiceParts = Pick<Services, "store" | "browsers" | "contexts" | "egress"> & { tokens: TokenCount };

function createServices(options: EngineOptions, { tokens, ...parts }: ServiceParts): Services {
  const onError = options.onError ?? (() => {});
  const ownerId = randomUUID();
  const limits = { ...defaultLimits, ...options.limits };
  const tell = (error: unknown) => onError(error, inBackground);
  const { maxSessions: places, maxWaitingStarts: waiting, startWaitMs: waitMs, perKey: keyLimits } = limits;
  const queue = { places, waiting, waitMs };
  const admission = new Admission({ queue, keyLimits, keys: parts.store.keys, onError: tell });
  const models = createModels({
    ...(options.model === undefined ? {} : { defaultModel: options.model }),
    ...(options.modelApiKeys === undefined ? {} : { apiKeys: options.modelApiKeys }),
    callersNetwork: callersNetwork(parts.egress.policy),
  });
  return {
    ...parts,
    ownerId,
    admission,
    sessions: new Sessions(parts.store, ownerId, tell),
    memory: new ActionMemory(parts.store, tell),
    jobs: new AgentJobs(parts.store, ownerId, tell),
    cache: options.cache ?? true,
    models: traceModels(meterModels(models, admission, tokens), options.tracing),
    tracing: options.tracing,
    screenshots: options.dataDirectory === undefined ? undefined : new Screenshots(options.dataDirectory),
    files: new Files(fileLimits(limits.maxFileBytes), options.dataDirectory),
    limits,
    trustClients: options.trustClients ?? false,
    notify: webhook(options.webhookUrl, parts.egress.policy, tell),
    tell,
  };
}
