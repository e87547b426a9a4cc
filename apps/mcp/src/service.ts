import type { Engine, EngineOptions } from "@legwork/core";
import type { OperationName, Output, RawInput } from "@legwork/protocol";
import { createRemote } from "@legwork/sdk";
import type { Config, EngineSettings } from "./config.ts";
import { describeFailure, type Log } from "./log.ts";

/** What comes with one operation beside its input. */
export type ServiceCall = {
  /** The session of every operation but `start`. */
  sessionId?: string;
  /** Key for the provider of the model that the session names. */
  modelApiKey?: string;
  signal?: AbortSignal;
  onProgress?: (message: string) => void;
};

/** Where the work is done: an engine in this process, or a running service. */
export type Service = {
  /** Rejects with a `LegworkError`, or with the reason of an aborted signal. */
  dispatch<Name extends OperationName>(
    name: Name,
    raw: RawInput<Name>,
    call: ServiceCall,
  ): Promise<Output<Name>>;
  /** True while no session can exist: to ask would start a browser for nothing. */
  isUnused(): boolean;
  /** Ends what this process owns; a running service goes on. */
  close(): Promise<void>;
};

export function openService({ remote, engine }: Pick<Config, "remote" | "engine">, log: Log): Service {
  return remote === undefined ? openEngine(engine, log) : openRemote(remote);
}

/**
 * A running service, called with one key: it decides what the key may do and whose sessions it sees.
 *
 * @throws LegworkError `invalid_request` for an address or key that cannot work.
 */
function openRemote({ apiUrl, apiKey }: { apiUrl: string; apiKey: string }): Service {
  const remote = createRemote({ baseURL: apiUrl, apiKey });
  return {
    // The service has checked the output against the operation's schema.
    dispatch: async <Name extends OperationName>(name: Name, raw: RawInput<Name>, call: ServiceCall) =>
      (await remote.dispatch(name, raw, call)) as Output<Name>,
    isUnused: () => false,
    close: async () => {},
  };
}

/** Everyone who is let in has the same key, or sits at the same machine: one principal. */
const principal = { projectId: "mcp" };

/** An engine of our own, without a data directory. Its browser starts with the first operation: many clients only list tools. */
function openEngine(settings: EngineSettings, log: Log): Service {
  let opening: Promise<Engine> | undefined;
  const open = (): Promise<Engine> => {
    opening ??= createEngine(settings, log).catch((error: unknown) => {
      opening = undefined; // What stood in the way may be gone by the next call.
      throw error;
    });
    return opening;
  };
  return {
    dispatch: async <Name extends OperationName>(name: Name, raw: RawInput<Name>, call: ServiceCall) => {
      const engine = await open();
      // The engine has checked the output against the operation's schema.
      return (await engine.dispatch(name, raw, { ...call, principal })) as Output<Name>;
    },
    isUnused: () => opening === undefined,
    close: async () => {
      const engine = await opening?.catch(() => undefined); // Who asked for it was told why there is none.
      await engine?.close();
    },
  };
}

async function createEngine(settings: EngineSettings, log: Log): Promise<Engine> {
  const { browserPath, maxSessions, sessionIdleSeconds, model, modelApiKeys, network } = settings;
  const options: EngineOptions = {
    browsers: { host: browserPath === undefined ? {} : { executablePath: browserPath } },
    limits: { maxSessions, idleMs: sessionIdleSeconds * 1_000 },
    modelApiKeys,
    network,
    ...(model === undefined ? {} : { model }),
    onError: (error, { operation }) => log(`${operation} failed inside: ${describeFailure(error)}`),
  };
  // Much to load, and of no use to a client that only lists tools, nor in front of a service.
  const core = await import("@legwork/core");
  const engine = await core.Engine.create(options);
  for (const warning of engine.warnings) log(warning);
  return engine;
}
