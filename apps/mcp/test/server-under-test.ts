import { readdirSync, readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { EngineSettings, HttpSettings } from "../src/config.ts";
import { HttpEndpoint } from "../src/http.ts";
import type { ServerFactory } from "../src/server.ts";
import { openService, type Service } from "../src/service.ts";
import type { SessionSettings } from "../src/session-settings.ts";

export const defaultSession: SessionSettings = {
  modelName: undefined,
  modelApiKey: undefined,
  keepAlive: false,
  proxies: false,
  verified: false,
  contextId: undefined,
  persist: undefined,
  experimental: false,
  browserWidth: 1024,
  browserHeight: 768,
};

const defaultHttp: HttpSettings = {
  host: "127.0.0.1",
  port: 0,
  allowedHosts: [],
  allowedOrigins: [],
  apiKey: undefined,
};

export type ServerUnderTest = {
  url: string;
  service: Service;
  /** What its operator has been told. */
  logged: string[];
  close(): Promise<void>;
};

const defaultEngine: EngineSettings = {
  browserPath: undefined,
  maxSessions: 64,
  sessionIdleSeconds: 300,
  model: undefined,
  modelApiKeys: {},
  network: {},
};

type Options = {
  engine?: Partial<EngineSettings>;
  http?: Partial<HttpSettings>;
  session?: Partial<SessionSettings>;
  idleMs?: number;
  serverFactory?: ServerFactory;
};

/** The HTTP endpoint in this process on a free port, with an engine of its own. */
export async function startServer(options: Options = {}): Promise<ServerUnderTest> {
  const logged: string[] = [];
  const log = (message: string): void => void logged.push(message);
  const engine = { ...defaultEngine, ...options.engine };
  const service = openService({ remote: undefined, engine }, log);
  const http = { ...defaultHttp, ...options.http };
  const session = { ...defaultSession, ...options.session };
  const { idleMs, serverFactory } = options;
  const idle = idleMs === undefined ? {} : { idleMs };
  const served = serverFactory === undefined ? {} : { serverFactory };
  const endpoint = await HttpEndpoint.listen({ http, session, service, log, ...idle, ...served });
  const close = async (): Promise<void> => {
    await endpoint.close();
    await service.close();
  };
  return { url: endpoint.url, service, logged, close };
}

/** A directory for everything temporary of a server, by which its browser's processes can be told from others. */
export async function markedDirectory(): Promise<{
  path: string;
  processes(): number[];
  [Symbol.asyncDispose](): Promise<void>;
}> {
  const path = await mkdtemp(join(tmpdir(), "legwork-mcp-test-"));
  return {
    path,
    processes: () => processesOf(path),
    // A helper process of the browser may outlive it by a moment and still write.
    [Symbol.asyncDispose]: async () =>
      await rm(path, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 }),
  };
}

/** Ids of the processes in whose command line a path occurs. */
function processesOf(path: string): number[] {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .filter((id) => commandLine(id).includes(path))
    .map(Number);
}

function commandLine(id: string): string {
  try {
    return readFileSync(`/proc/${id}/cmdline`, "utf8");
  } catch {
    return ""; // It ended between the two readings.
  }
}
