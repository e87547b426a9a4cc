import { Engine, type EngineOptions } from "@legwork/core";
import { LegworkError } from "@legwork/protocol";
import type { Logger } from "pino";
import { loadOrCreateApiKey, type StoredKey } from "./api-key.ts";
import { createApp, type Readiness } from "./app.ts";
import type { Config } from "./config.ts";
import { describeFailure } from "./errors.ts";
import { HttpServer } from "./server.ts";

/** Milliseconds for answers to reach their clients once every operation has ended. */
const flushMs = 500;

/** The server with its engine. */
export class Service {
  /** Where a client on this machine reaches it. */
  readonly url: string;
  /** The key when it is not the configuration's own. */
  readonly storedKey: StoredKey | undefined;
  /** Resolves when sessions can be started; rejects with a `LegworkError` when none ever can. */
  readonly ready: Promise<Engine>;
  readonly #server: HttpServer;

  private constructor(server: HttpServer, engine: Promise<Engine>, storedKey: StoredKey | undefined) {
    const { address, port } = server.address;
    this.url = `http://${reachableHost(address)}:${port}`;
    this.storedKey = storedKey;
    this.ready = engine;
    this.#server = server;
  }

  /**
   * Listens first and opens the engine then: a second server on the same port must not touch the first one's records.
   * Requests that come in between wait for the engine.
   *
   * Rejects with Node's own error when the address or the data directory cannot be had.
   */
  static async start(
    config: Config,
    { logger, version }: { logger: Logger; version: string },
  ): Promise<Service> {
    const storedKey =
      config.apiKey === undefined ? await loadOrCreateApiKey(config.dataDirectory) : undefined;
    const opening = Promise.withResolvers<Engine>();
    let engine: Engine | undefined;
    const app = createApp({
      dispatcher: {
        dispatch: async (name, raw, caller) => await (await opening.promise).dispatch(name, raw, caller),
      },
      apiKey: config.apiKey ?? (storedKey as StoredKey).key,
      readiness: () => readinessOf(engine),
      logger,
      version,
      ...(config.allowedHosts === undefined ? {} : { allowedHosts: config.allowedHosts }),
    });
    const server = await HttpServer.listen(app, config);
    Engine.create(engineOptions(config, logger)).then((created) => {
      engine = created;
      opening.resolve(created);
    }, opening.reject);
    return new Service(server, opening.promise, storedKey);
  }

  /** Takes no more requests, ends every session and closes every browser; what still runs is answered with why it ended. */
  async close(): Promise<void> {
    const closed = this.#server.close();
    await this.ready.then(
      (engine) => engine.close(),
      () => undefined,
    ); // An engine that never was needs no end.
    const timer = setTimeout(() => this.#server.closeNow(), flushMs);
    await closed;
    clearTimeout(timer);
  }
}

async function readinessOf(engine: Engine | undefined): Promise<Readiness> {
  if (engine === undefined) return { ready: false, reason: "The browser is starting." };
  try {
    await engine.ready();
    return { ready: true };
  } catch (error) {
    if (error instanceof LegworkError) return { ready: false, reason: error.message };
    throw error;
  }
}

/** A server that listens on every address is reached on the loopback one. */
function reachableHost(address: string): string {
  if (address === "0.0.0.0" || address === "::") return "127.0.0.1";
  return address.includes(":") ? `[${address}]` : address;
}

function engineOptions(config: Config, logger: Logger): EngineOptions {
  const { browserPath, sessionsPerBrowser, model, modelApiKeys, trustClients, dataDirectory } = config;
  return {
    dataDirectory,
    browsers: {
      host: browserPath === undefined ? {} : { executablePath: browserPath },
      ...(sessionsPerBrowser === undefined ? {} : { sessionsPerBrowser }),
    },
    ...(model === undefined ? {} : { model }),
    modelApiKeys,
    limits: limitsOf(config),
    trustClients,
    onError: (error, { operation, actionId }) => {
      // What fails during a request is logged with the request's id.
      if (actionId === "")
        logger.error({ operation, failure: describeFailure(error) }, "Something failed in the background");
    },
  };
}

function limitsOf({
  maxSessions,
  sessionIdleSeconds,
  sessionMaxSeconds,
}: Config): NonNullable<EngineOptions["limits"]> {
  return {
    ...(maxSessions === undefined ? {} : { maxSessions }),
    ...(sessionIdleSeconds === undefined ? {} : { idleMs: sessionIdleSeconds * 1_000 }),
    ...(sessionMaxSeconds === undefined ? {} : { maxDurationMs: sessionMaxSeconds * 1_000 }),
  };
}
