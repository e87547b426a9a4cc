import { Engine, inDataDirectory, type EngineOptions } from "@legwork/core";
import { LegworkError } from "@legwork/protocol";
import type { Logger } from "pino";
import { loadOrCreateApiKey, type StoredKey } from "./api-key.ts";
import { createApp, type AppOptions, type Readiness } from "./app.ts";
import { ConfigError, type Config } from "./config.ts";
import { engineOptions } from "./engine-options.ts";
import { describeFailure } from "./errors.ts";
import { isLoopbackName } from "./host-check.ts";
import { authenticateBy } from "./key-ring.ts";
import { acceptUpgrades } from "./live/upgrades.ts";
import { Metrics } from "./metrics.ts";
import { isTooWeak, keyWeakness, OperatorKey } from "./operator-key.ts";
import { HttpServer } from "./server.ts";
import { openTracing } from "./tracing/open-tracing.ts";
import type { RequestTracing } from "./tracing/request-tracing.ts";

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
  readonly #graceMs: number;
  readonly #tracing: RequestTracing | undefined;

  private constructor(
    server: HttpServer,
    engine: Promise<Engine>,
    { storedKey, graceMs, tracing }: ServiceParts,
  ) {
    this.#graceMs = graceMs;
    this.#tracing = tracing;
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
   * Rejects with Node's own error when the address cannot be had, with a `LegworkError` when the data directory cannot,
   * with a `ConfigError` when the key in that can be guessed.
   */
  static async start(
    config: Config,
    { logger, version }: { logger: Logger; version: string },
  ): Promise<Service> {
    const { dataDirectory } = config;
    const storedKey =
      config.apiKey === undefined
        ? await inDataDirectory(dataDirectory, () => loadOrCreateApiKey(dataDirectory))
        : undefined;
    const operatorKey = openOperatorKey(config, storedKey);
    const tracing = config.tracing && (await openTracing(config.tracing, { logger, version }));
    const opening = Promise.withResolvers<Engine>();
    let engine: Engine | undefined;
    const metrics = new Metrics(() => engine?.figures());
    const app = createApp({
      dispatcher: {
        dispatch: async (name, raw, caller) => await (await opening.promise).dispatch(name, raw, caller),
      },
      authenticate: authenticateBy(operatorKey, async () => (await opening.promise).keys),
      answers: async () => (await opening.promise).answers,
      metrics: { metrics, isOpen: isForThisMachineOnly(config) },
      readiness: () => readinessOf(engine),
      ...(tracing === undefined ? {} : { tracing }),
      logger,
      version,
      ...reachOf(config),
    });
    const onUpgrade = acceptUpgrades({
      admit: async (request) => await (await opening.promise).admit(request),
      logger,
      ...reachOf(config),
    });
    const server = await HttpServer.listen(app, { ...config, onUpgrade });
    const onOperation: EngineOptions["onOperation"] = (end) => metrics.observe(end);
    const onError: EngineOptions["onError"] = (error, { operation, actionId }) => {
      // What fails during a request is logged with the request's id.
      if (actionId === "")
        logger.error({ operation, failure: describeFailure(error) }, "Something failed in the background");
    };
    const told = { onOperation, onError, ...(tracing === undefined ? {} : { tracing }) };
    Engine.create({ ...engineOptions(config), ...told }).then((created) => {
      engine = created;
      opening.resolve(created);
    }, opening.reject);
    const graceMs = config.shutdownGraceSeconds * 1_000;
    return new Service(server, opening.promise, { storedKey, graceMs, tracing });
  }

  /**
   * Answers requests that come from now on with `shutting_down` while what runs may come to its end, within the grace.
   * Then takes none, ends every session and closes every browser; what still runs is answered with why it ended.
   */
  async close(): Promise<void> {
    const engine = await this.ready.catch(() => undefined); // An engine that never was needs no end.
    await engine?.drain(this.#graceMs);
    const closed = this.#server.close();
    await engine?.close();
    const timer = setTimeout(() => this.#server.closeNow(), flushMs);
    await closed;
    clearTimeout(timer);
    await this.#tracing?.close();
  }
}

type ServiceParts = {
  storedKey: StoredKey | undefined;
  graceMs: number;
  tracing: RequestTracing | undefined;
};

function openOperatorKey(config: Config, storedKey: StoredKey | undefined): OperatorKey {
  if (storedKey === undefined) return new OperatorKey(config.apiKey as string);
  const { key, path } = storedKey;
  if (isTooWeak(key, config.host)) throw new ConfigError(`The key in ${path}: ${keyWeakness(key)}`);
  return new OperatorKey(key, path);
}

/** With a name beside its own, a proxy may stand before it, and anybody before that. */
function isForThisMachineOnly({ host, allowedHosts }: Config): boolean {
  return isLoopbackName(host) && allowedHosts?.every((name) => isLoopbackName(name)) === true;
}

/** Under which names the service is reached. */
function reachOf({ allowedHosts, publicUrl }: Config): Pick<AppOptions, "allowedHosts" | "publicUrl"> {
  return {
    ...(allowedHosts === undefined ? {} : { allowedHosts }),
    ...(publicUrl === undefined ? {} : { publicUrl }),
  };
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
