import { readFileSync } from "node:fs";
import { LegworkError } from "@legwork/protocol";
import type { Logger } from "pino";
import { ConfigError, loadConfig, type Config } from "./config.ts";
import { createLogger } from "./log.ts";
import type { Service } from "./service.ts";
import { describeVariables, unknownVariables } from "./variables.ts";

/** Milliseconds for a clean end; a supervisor kills after five seconds. */
const stopMs = 4_500;

/** The first with all that is used. */
const leastNode = 24;

const { version } = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8")) as {
  version: string;
};

const help = `Legwork ${version}: browser-automation sessions over HTTP.

Usage: node main.js [--help | --version]

It is configured by the environment:

${describeVariables()}
`;

await main(process.argv.slice(2));

async function main(parameters: string[]): Promise<void> {
  const [parameter] = parameters;
  if (parameter === "--help" || parameter === "-h") return void process.stdout.write(help);
  if (parameter === "--version") return void process.stdout.write(`${version}\n`);
  if (parameter !== undefined)
    fail(`There is no parameter ${parameter}. Run with --help for the variables that configure it.`, 2);
  requireNode();
  const config = readConfig();
  const logger = createLogger(config);
  try {
    await serve(config, logger);
  } catch (error) {
    fail(`Legwork did not start: ${explain(error, config)}`, isConfigFault(error) ? 2 : 1);
  }
}

/** Asked before anything is loaded that an older Node has not, and would end with that instead. */
function requireNode(): void {
  const { node } = process.versions;
  if (Number.parseInt(node, 10) >= leastNode) return;
  fail(
    `Legwork needs Node ${leastNode} or newer, and this is ${node}. Start it with \`npm start\`, which sets one up; it is then in .tools/node-${leastNode}/node_modules/.bin of the repository.`,
    1,
  );
}

function readConfig(): Config {
  try {
    return loadConfig(process.env, process.stdout.isTTY);
  } catch (error) {
    if (error instanceof ConfigError) fail(error.message, 2);
    throw error;
  }
}

async function serve(config: Config, logger: Logger): Promise<void> {
  const { Service: Server } = await import("./service.ts");
  const service = await Server.start(config, { logger, version });
  stopOnSignals(service, logger);
  announceKey(service);
  const engine = await service.ready;
  for (const warning of engine.warnings) logger.warn(warning);
  for (const name of unknownVariables(process.env))
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

function stopOnSignals(service: Service, logger: Logger): void {
  let isStopping = false;
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    process.on(signal, () => {
      if (isStopping) process.exit(1);
      isStopping = true;
      void stop(service, logger);
    });
  }
}

async function stop(service: Service, logger: Logger): Promise<void> {
  logger.info("Stopping: sessions are ended and browsers closed");
  const timer = setTimeout(
    () => fail(`Not everything could be closed within ${stopMs} ms; browsers end by themselves.`, 1),
    stopMs,
  );
  await service.close();
  clearTimeout(timer);
  process.exit(0);
}

function explain(error: unknown, { host, port }: Config): string {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === "EADDRINUSE")
    return `port ${port} on ${host} is taken by another program. Stop that, or set LEGWORK_PORT to a free port.`;
  if (code === "EACCES" || code === "EADDRNOTAVAIL" || code === "ENOTFOUND") {
    return `${message}. Check LEGWORK_HOST, LEGWORK_PORT and LEGWORK_DATA_DIR.`;
  }
  return message;
}

/** The one part of the configuration that the engine checks is the name of the model. */
function isConfigFault(error: unknown): boolean {
  return error instanceof LegworkError && error.code === "invalid_request";
}

function fail(message: string, exitCode: number): never {
  process.stderr.write(`${message}\n`);
  process.exit(exitCode);
}
