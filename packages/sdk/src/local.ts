import type { Caller, Dispatcher, OperationName } from "./dispatcher.ts";
import { loadEngine, type Engine, type EngineCaller, type EngineOptions } from "./engine-module.ts";
import { LegworkError, type LegworkErrorCode, type LegworkErrorOptions } from "./errors.ts";
import { toJson } from "./json-input.ts";

export type LocalOptions = {
  /** `false` shows the browser's window, which needs a desktop. Default: true. */
  headless?: boolean | undefined;
  /** Program of the browser. Default: the Chromium or Chrome that is found on this machine. */
  executablePath?: string | undefined;
  /** Where records, pictures, files, memories and contexts are kept, by one engine at a time. Default: nowhere; no pictures are kept, and the rest goes with `close()`. */
  dataDirectory?: string | undefined;
  /** Key for the provider of the model that a call or its session names. */
  modelApiKey?: string | undefined;
};

/** There is nobody else whose sessions could be mistaken for the caller's. */
const principal = { projectId: "local" };

/**
 * The engine in this process, which opens with the first operation and closes with `close`; `start` opens it anew. It asks
 * no key: whoever runs the program has the browser anyway.
 */
export function createLocal(options: LocalOptions = {}): Dispatcher {
  return new LocalEngine(options);
}

class LocalEngine implements Dispatcher {
  readonly inProcess = true;
  readonly #options: LocalOptions;
  #opening: Promise<Engine> | undefined;
  #isClosed = false;
  /** What the operator of an engine should know: told with the first session that it starts. */
  #warnings: readonly string[] = [];

  constructor(options: LocalOptions) {
    this.#options = options;
  }

  async dispatch(name: OperationName, raw: unknown, caller: Caller = {}): Promise<unknown> {
    caller.signal?.throwIfAborted();
    try {
      const engine = await this.#open(name);
      const output = await carryOut(engine, { name, raw }, this.#withModelKey(caller));
      return name === "start" ? this.#withWarnings(output) : output;
    } catch (error) {
      if (caller.signal?.aborted) throw caller.signal.reason;
      throw ownError(error);
    }
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    const opening = this.#opening;
    this.#opening = undefined;
    // Who asked for an engine that could not be opened was told why.
    await (await opening?.catch(() => undefined))?.close();
  }

  #open(name: OperationName): Promise<Engine> {
    // A reader that is still under way must not start a browser that nobody closes any more.
    if (this.#isClosed && name !== "start")
      throw new LegworkError("session_ended", `${name} came after close(): call init() first.`);
    this.#isClosed = false;
    this.#opening ??= this.#create().catch((error: unknown) => {
      this.#opening = undefined; // What stood in the way may be gone by the next call.
      throw error;
    });
    return this.#opening;
  }

  async #create(): Promise<Engine> {
    const { headless, executablePath, dataDirectory } = this.#options;
    const { Engine } = await loadEngine();
    const options: EngineOptions = {
      browsers: { host: { ...defined({ headless, executablePath }) } },
      ...defined({ dataDirectory }),
      // Whoever calls runs the program: it may start MCP servers and connect to other browsers anyway.
      trustClients: true,
    };
    const engine = await Engine.create(options);
    this.#warnings = engine.warnings;
    return engine;
  }

  #withModelKey(caller: Caller): Caller {
    return { ...caller, modelApiKey: caller.modelApiKey ?? this.#options.modelApiKey };
  }

  #withWarnings(output: unknown): unknown {
    const told = this.#warnings;
    this.#warnings = [];
    const { warnings = [] } = output as { warnings?: string[] };
    const all = [...told, ...warnings];
    return all.length === 0 ? output : { ...(output as object), warnings: all };
  }
}

async function carryOut(
  engine: Engine,
  call: { name: OperationName; raw: unknown },
  { sessionId, modelApiKey, signal, onProgress, agent, contentBytes, onContentBytes }: Caller,
): Promise<unknown> {
  let content: AsyncIterable<Uint8Array> | undefined;
  const caller: EngineCaller = {
    principal,
    clientLanguage: "typescript",
    ...defined({ sessionId, modelApiKey, signal, onProgress, agent }),
    ...(contentBytes && { content: contentBytes.stream() as unknown as AsyncIterable<Uint8Array> }),
    ...(onContentBytes && { onContent: (given) => void (content = given) }),
  };
  // As it would be after the way to a service: without what is undefined, and not the caller's own objects.
  const output = await engine.dispatch(call.name, JSON.parse(toJson(call)), caller);
  if (content !== undefined) onContentBytes?.(await readAll(content));
  return output;
}

async function readAll(content: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  for await (const chunk of content) chunks.push(new Uint8Array(chunk));
  return new Uint8Array(await new Blob(chunks).arrayBuffer());
}

/** The engine's errors are of a class of its own; callers know only this client's. */
function ownError(error: unknown): unknown {
  if (error instanceof LegworkError || !(error instanceof Error) || error.name !== "LegworkError")
    return error;
  const { code, message, cause, ...fields } = error as Error & {
    code: LegworkErrorCode;
  } & LegworkErrorOptions;
  const { status, issues, retryAfterSeconds, actions } = {
    ...fields,
    status: (error as LegworkErrorOptions).status,
  };
  return new LegworkError(code, message, { status, issues, retryAfterSeconds, actions, cause });
}

type Defined<Fields> = { [Name in keyof Fields]?: Exclude<Fields[Name], undefined> };

function defined<Fields extends object>(fields: Fields): Defined<Fields> {
  const entries = Object.entries(fields).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as Defined<Fields>;
}
