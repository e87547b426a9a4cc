import { LegworkError } from "@legwork/protocol";
import type { Logger } from "pino";
import { ConfigError, loadConfig, type Config, type Environment } from "./config.ts";
import { createLogger } from "./log.ts";
import { keyWeakness } from "./operator-key.ts";
import type { Service } from "./service.ts";
import { unknownVariables } from "./variables.ts";

/** Milliseconds for a clean end once nothing runs any more: with the grace that is the default, less than five seconds. */
const closeMs = 2_250;

/** Why the server did not start, in words; `isUsage` when what was configured is at fault. */
export class StartFailure extends Error {
  override readonly name = "StartFailure";
  readonly isUsage: boolean;

  constructor(message: string, isUsage: boolean) {
    super(message);
    this.isUsage = isUsage;
  }
}

/**
 * Serves the API in this process, until a signal ends both. Resolves when sessions can be started.
 *
 * @throws StartFailure
 */
export async function serve(environment: Environment, version: string): Promise<void> {
  const config = readConfig(environment);
  const logger = createLogger(config);
  try {
    await open(config, { logger, version, environment });
  } catch (error) {
    throw new StartFailure(`Legwork did not start: ${explain(error, config)}`, isConfigFault(error));
  }
}

function readConfig(environment: Environment): Config {
  try {
    return loadConfig(environment, process.stdout.isTTY);
  } catch (error) {
    if (error instanceof ConfigError) throw new StartFailure(error.message, true);
    throw error;
  }
}

type Start = { logger: Logger; version: string; environment: Environment };

async function open(config: Config, { logger, version, environment }: Start): Promise<void> {
  const { Service: Server } = await import("./service.ts");
  const service = await Server.start(config, { logger, version });
  stopOnSignals(service, config, logger);
  announceKey(service);
  const engine = await service.ready;
  const weakness = config.apiKey === undefined ? undefined : keyWeakness(config.apiKey);
  for (const warning of [...engine.warnings, ...(weakness === undefined ? [] : [weakness])])
    logger.warn(warning);
  for (const name of unknownVariables(environment))
    logger.warn(`${name} is no variable of Legwork, and was ignored. --help lists those that are.`);
  logger.info(`Legwork ${version} is ready at ${service.url}`);
}

/** Apart from the log, which may be kept and read by many: the key itself once, when it is made; else where it is. */
function announceKey({ storedKey }: Service): void {
  if (storedKey === undefined) return;
  const { key, path, isNew } = storedKey;
  process.stderr.write(
    isNew ? `The API key, made just now and kept in ${path}: ${key}\n` : `The API key is in ${path}\n`,
  );
}

function stopOnSignals(service: Service, config: Config, logger: Logger): void {
  let isStopping = false;
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    process.on(signal, () => {
      if (isStopping) process.exit(1);
      isStopping = true;
      void stop(service, config, logger);
    });
  }
}

async function stop(service: Service, { shutdownGraceSeconds }: Config, logger: Logger): Promise<void> {
  const stopMs = shutdownGraceSeconds * 1_000 + closeMs;
  logger.info("Stopping: what runs may come to its end, then sessions are ended and browsers closed");
  const timer = setTimeout(
    () => fail(`Not everything could be closed within ${stopMs} ms; browsers end by themselves.`, 1),
    stopMs,
  );
  await service.close();
  clearTimeout(timer);
  logger.info("Stopped: all sessions are ended");
  process.exit(0);
}

function explain(error: unknown, { host, port }: Config): string {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === "EADDRINUSE")
    return `port ${port} on ${host} is taken by another program. Stop that, or set LEGWORK_PORT to a free port.`;
  if (code === "EACCES" || code === "EADDRNOTAVAIL" || code === "ENOTFOUND") {
    return `${message}. Check LEGWORK_HOST and LEGWORK_PORT.`;
  }
  return message;
}

/** The engine checks the name of the model and the data directory. */
function isConfigFault(error: unknown): boolean {
  return error instanceof ConfigError || (error instanceof LegworkError && error.code === "invalid_request");
}

function fail(message: string, exitCode: number): never {
  process.stderr.write(`${message}\n`);
  process.exit(exitCode);
}
