import { randomUUID } from "node:crypto";
import { LegworkError, operations, type ModelReference, type OperationName } from "@legwork/protocol";
import { ContextPool, type ContextPoolOptions } from "./browser/contexts.ts";
import { checkUrl } from "./browser/policy.ts";
import type { Caller, Dispatcher } from "./context.ts";
import { operationSignal, race } from "./deadline.ts";
import { toLegworkError } from "./errors.ts";
import {
  serviceHandlers,
  sessionHandlers,
  type ServiceOperation,
  type SessionOperation,
} from "./handlers.ts";
import { parseInput } from "./input.ts";
import { createModels } from "./model/registry.ts";
import type { Limits, OperationContext, Services } from "./services.ts";
import { Screenshots } from "./screenshots.ts";
import type { Session } from "./session.ts";
import { Sessions } from "./sessions.ts";
import { openStore } from "./store/open-store.ts";
import { recordOf } from "./trace.ts";
import { Secrets } from "./variables.ts";

export type EngineOptions = {
  /** Where records are kept. Default: nowhere; they die with the process. */
  dataDirectory?: string;
  browsers?: ContextPoolOptions;
  /** The model when nobody names one. Default: `embedded/grounder`. */
  model?: ModelReference;
  /** The operator's model keys by provider (`openai`, `anthropic`, …). */
  modelApiKeys?: Record<string, string>;
  limits?: Partial<Limits>;
  /** Callers may have the server start programs and touch its disk and network. Default: false. */
  trustClients?: boolean;
  /** Told of failures that no caller can be told of in full. Default: they are dropped. */
  onError?: (
    error: unknown,
    about: { operation: string; sessionId: string | undefined; actionId: string },
  ) => void;
};

const defaultLimits: Limits = { maxSessions: 20, idleMs: 300_000, maxDurationMs: 3_600_000 };

/** Deadline of an operation that names none, ms. */
const defaultTimeouts: Partial<Record<OperationName, number>> = { agentExecute: 600_000 };
const defaultTimeout = 120_000;

/** The engine: sessions in real browsers, behind one way in. */
export class Engine implements Dispatcher {
  /** What the operator should know of, such as a browser without its sandbox; each with what to change. */
  readonly warnings: readonly string[];
  readonly #services: Services;
  readonly #onError: NonNullable<EngineOptions["onError"]>;
  #isClosing = false;

  private constructor(
    services: Services,
    warnings: readonly string[],
    onError: NonNullable<EngineOptions["onError"]>,
  ) {
    this.#services = services;
    this.warnings = warnings;
    this.#onError = onError;
  }

  /**
   * Opens the store and a first browser.
   * @throws LegworkError `no_capacity` without a browser, `internal` for a store that cannot be used.
   */
  static async create(options: EngineOptions = {}): Promise<Engine> {
    const store = await openStore(
      options.dataDirectory === undefined ? {} : { dataDirectory: options.dataDirectory },
    );
    const browsers = new ContextPool(options.browsers);
    try {
      const services = createServices(options, { store, browsers });
      const warnings = [...(await browsers.start()), ...(await modelWarnings(services.models))];
      await store.endOrphanedSessions(services.ownerId, {
        status: "ERROR",
        endReason: "crash",
        endedAt: Date.now(),
      });
      return new Engine(services, warnings, options.onError ?? (() => {}));
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
    try {
      if (this.#isClosing)
        throw new LegworkError("shutting_down", "The server is shutting down. Try again in a moment.", {
          retryAfterSeconds: 5,
        });
      const { input, unknownKeys } = parseInput(name, raw);
      const output = isServiceOperation(name)
        ? await this.#runOnService({ name, input, caller, actionId })
        : await this.#runOnSession({ name, input, caller, actionId });
      return operations[name].output.parse(withWarnings(output, unknownKeys));
    } catch (error) {
      const mapped = toLegworkError(error, name);
      if (mapped.code === "internal")
        this.#onError(error, { operation: name, sessionId: caller.sessionId, actionId });
      throw mapped;
    }
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
    using signal = operationSignal(name, timeoutOf(name, input, session), [caller.signal, session.signal]);
    const handler = sessionHandlers[name] as Handler<OperationContext & { session: Session }>;
    const progress = caller.onProgress ?? (() => {});
    const context = { services: this.#services, caller, actionId, signal, progress, session };
    const work = session.run(
      () => this.#recorded({ name, input, session, actionId }, () => handler(input, context)),
      signal,
      caller.onStarted,
    );
    return await race(work, signal);
  }

  async #recorded(run: Recorded, work: () => Promise<unknown>): Promise<unknown> {
    const startedAt = Date.now();
    const keep = async (answer: Parameters<typeof recordOf>[0]["answer"]) => {
      const { session, actionId: id, name, input } = run;
      const record = recordOf({
        id,
        sessionId: session.id,
        name,
        input,
        pageUrl: session.url(),
        startedAt,
        answer,
        secrets: secretsOf(input),
      });
      await this.#services.store.appendAction(record);
    };
    try {
      const output = await work();
      await keep({ output });
      return output;
    } catch (error) {
      const { code, message } = toLegworkError(error, run.name);
      await keep({ error: { code, message } });
      throw error;
    }
  }

  /** Resolves when a session could be started now. @throws LegworkError `shutting_down`, or `no_capacity` without a browser. */
  async ready(): Promise<void> {
    if (this.#isClosing) throw new LegworkError("shutting_down", "The server is shutting down.");
    await this.#services.browsers.start();
  }

  /** Ends every session, closes every browser and the store. */
  async close(): Promise<void> {
    this.#isClosing = true;
    await this.#services.sessions.endAll("shutdown");
    await this.#services.browsers.close();
    await this.#services.store.close();
  }
}

type Call<Name extends OperationName> = { name: Name; input: unknown; caller: Caller; actionId: string };
type Recorded = { name: SessionOperation; input: unknown; session: Session; actionId: string };
/** A handler whose input has been parsed by the schema of the same name. */
type Handler<Context> = (input: unknown, context: Context) => Promise<unknown>;

function isServiceOperation(name: OperationName): name is ServiceOperation {
  return Object.hasOwn(serviceHandlers, name);
}

function createServices(options: EngineOptions, parts: Pick<Services, "store" | "browsers">): Services {
  const onError = options.onError ?? (() => {});
  const about = { operation: "end", sessionId: undefined, actionId: "" };
  return {
    ...parts,
    ownerId: randomUUID(),
    sessions: new Sessions(parts.store, (error) => onError(error, about)),
    models: createModels({
      ...(options.model === undefined ? {} : { defaultModel: options.model }),
      ...(options.modelApiKeys === undefined ? {} : { apiKeys: options.modelApiKeys }),
      checkUrl,
    }),
    screenshots: options.dataDirectory === undefined ? undefined : new Screenshots(options.dataDirectory),
    limits: { ...defaultLimits, ...options.limits },
    trustClients: options.trustClients ?? false,
    checkUrl,
  };
}

/** An operator's model that cannot be asked is better told at the start than at the first request. */
async function modelWarnings(models: Services["models"]): Promise<string[]> {
  try {
    await models.resolve({}, {});
    return [];
  } catch (error) {
    if (!(error instanceof LegworkError)) throw error;
    return [`The default model cannot be used by itself: ${error.message}`];
  }
}

type WithOptions = { options?: { timeout?: number; variables?: ConstructorParameters<typeof Secrets>[0] } };
type WithExecuteOptions = { executeOptions?: { variables?: ConstructorParameters<typeof Secrets>[0] } };

function timeoutOf(name: SessionOperation, input: unknown, session: Session): number {
  const wanted = (input as WithOptions).options?.timeout;
  // Navigation measures its own time-out, which says more; this one only guards it.
  if (name === "navigate") return (wanted ?? 30_000) + 30_000;
  if (name === "act") return wanted ?? session.settings.actTimeoutMs;
  return wanted ?? defaultTimeouts[name] ?? defaultTimeout;
}

function secretsOf(input: unknown): Secrets {
  return new Secrets(
    (input as WithOptions).options?.variables ?? (input as WithExecuteOptions).executeOptions?.variables,
  );
}

function withWarnings(output: unknown, unknownKeys: string[]): unknown {
  if (unknownKeys.length === 0 || typeof output !== "object" || output === null) return output;
  const own = "warnings" in output && Array.isArray(output.warnings) ? (output.warnings as string[]) : [];
  return {
    ...output,
    warnings: [
      ...own,
      ...unknownKeys.map((key) => `${key} is not a field of this request, and was ignored.`),
    ],
  };
}
