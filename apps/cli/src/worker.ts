import { engineOptions, loadConfig } from "@legwork/api/command";
import type { Engine } from "@legwork/core";
import type { OperationName, Output, RawInput } from "@legwork/protocol";
import { createRemote } from "@legwork/sdk";
import type { Environment } from "./configuration.ts";
import type { ServiceAccess } from "./service.ts";

/** What comes with one operation beside its input. */
export type Call = {
  /** The session of every operation but `start`. */
  sessionId?: string;
  signal?: AbortSignal;
  onProgress?: (message: string) => void;
  /** For a running service: the file that is sent, as it is. */
  contentBytes?: Blob;
  /** For a running service: given the file that is fetched, as it is. */
  onContentBytes?: (content: Uint8Array) => void;
};

/** Where the work is done: an engine in this process, or a running service. */
export type Worker = {
  /** What the person should know before anything is done. */
  readonly warnings: readonly string[];
  /** Rejects with a `LegworkError`, or with the reason of an aborted signal. */
  dispatch<Name extends OperationName>(name: Name, raw: RawInput<Name>, call?: Call): Promise<Output<Name>>;
  /** Ends what this process owns; a running service goes on. */
  close(): Promise<void>;
};

/** @throws LegworkError `invalid_request` for an address or key that cannot work. */
export function openRemote({ apiUrl, apiKey }: ServiceAccess, modelApiKey: string | undefined): Worker {
  const remote = createRemote({ baseURL: apiUrl, apiKey, modelApiKey });
  return {
    warnings: [],
    // The service has checked the output against the operation's schema.
    dispatch: async <Name extends OperationName>(name: Name, raw: RawInput<Name>, call: Call = {}) =>
      (await remote.dispatch(name, raw, call)) as Output<Name>,
    close: async () => {},
  };
}

/** There is nobody else whose sessions could be mistaken for this person's. */
const principal = { projectId: "cli" };

/**
 * An engine in this process, configured like a server of this environment, that keeps nothing: a server may be at work in
 * the data directory.
 *
 * @throws LegworkError `no_capacity` without a browser, ConfigError for a variable that cannot be used.
 */
export async function openEngine(environment: Environment): Promise<Worker> {
  const {
    dataDirectory: _directory,
    databaseUrl: _database,
    contextKey: _key,
    ...options
  } = engineOptions(loadConfig(environment, false));
  const core = await import("@legwork/core");
  const engine: Engine = await core.Engine.create(options);
  return {
    warnings: engine.warnings,
    // The engine has checked the output against the operation's schema.
    dispatch: async <Name extends OperationName>(name: Name, raw: RawInput<Name>, call: Call = {}) =>
      (await engine.dispatch(name, raw, { ...call, principal })) as Output<Name>,
    close: () => engine.close(),
  };
}
