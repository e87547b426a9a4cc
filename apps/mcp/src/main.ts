#!/usr/bin/env node
import { Console } from "node:console";
import { readConfig, type Config } from "./config.ts";
import { parameters } from "./help.ts";
import { HttpEndpoint, type HttpOptions } from "./http.ts";
import { describeFailure, logToStandardError as log, type Log } from "./log.ts";
import { version } from "./server.ts";
import type { Service } from "./service.ts";
import { openStdio } from "./stdio.ts";

/** Milliseconds for a clean end; a supervisor kills after five seconds. Browsers then end by themselves. */
const stopMs = 4_500;

/** The first with all that is used. */
const leastNode = 24;

/** What is served, until it is closed. */
type Front = { close(): Promise<void> };

// A library that prints would break the protocol.
globalThis.console = new Console(process.stderr);
await main();

async function main(): Promise<void> {
  requireNode();
  const config = readConfig(parameters, process.env, version);
  try {
    const { openService } = await import("./service.ts");
    const service = openService(config, log);
    if (config.http === undefined) serveStdio(config, service);
    else await serveHttp(config, { http: config.http, service, ...othersOf(config, openService) });
  } catch (error) {
    log(`Legwork's MCP server did not start: ${explain(error, config)}`);
    process.exit(1);
  }
}

/** Asked before anything is loaded that an older Node has not, and would end with that instead. */
function requireNode(): void {
  const { node } = process.versions;
  if (Number.parseInt(node, 10) >= leastNode) return;
  log(
    `Legwork needs Node ${leastNode} or newer, and this is ${node}. \`npm start\` sets one up in .tools/node-${leastNode}/node_modules/.bin of the repository: give the path of that one as the command.`,
  );
  process.exit(1);
}

function serveStdio({ session }: Config, service: Service): void {
  const connection = openStdio({ session, service, log });
  const stop = stopOnSignals(connection, service);
  void connection.closed.then(stop);
}

/** In front of a service, callers may have any of its keys. */
function othersOf(
  { remote, engine }: Config,
  open: (config: Pick<Config, "remote" | "engine">, log: Log) => Service,
): Pick<HttpOptions, "serviceFor"> {
  if (remote === undefined) return {};
  return { serviceFor: (apiKey) => open({ remote: { ...remote, apiKey }, engine }, log) };
}

async function serveHttp(
  { session, remote }: Config,
  served: Pick<HttpOptions, "http" | "service" | "serviceFor">,
): Promise<void> {
  const endpoint = await HttpEndpoint.listen({ ...served, session, log });
  stopOnSignals(endpoint, served.service);
  const behind =
    remote === undefined ? "with a browser of its own" : `in front of ${new URL(remote.apiUrl).origin}`;
  log(`Legwork's MCP server ${version} listens at ${endpoint.url}, ${behind}`);
}

/** Answers what stops everything; a second signal does so at once. */
function stopOnSignals(front: Front, service: Service): () => void {
  let isStopping = false;
  const stop = (): void => {
    if (isStopping) return;
    isStopping = true;
    void closeAll(front, service);
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    process.on(signal, () => (isStopping ? process.exit(1) : stop()));
  }
  return stop;
}

async function closeAll(front: Front, service: Service): Promise<void> {
  setTimeout(() => {
    log(`Not everything could be closed within ${stopMs} ms; browsers end by themselves.`);
    process.exit(1);
  }, stopMs);
  try {
    await front.close();
    await service.close();
  } catch (error) {
    log(`Closing failed: ${describeFailure(error)}`);
    process.exit(1);
  }
  process.exit(0);
}

function explain(error: unknown, { http }: Config): string {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === "EADDRINUSE")
    return `port ${http?.port} on ${http?.host} is taken by another program. Stop that, or choose another --port.`;
  if (code === "EACCES" || code === "EADDRNOTAVAIL" || code === "ENOTFOUND")
    return `${message}. Check --host and --port.`;
  return message;
}
