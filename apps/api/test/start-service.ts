import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import { loadConfig } from "../src/config.ts";
import { Service } from "../src/service.ts";
import { apiKey, createClient, dataOf, type TestClient } from "./requests.ts";

export type RunningService = {
  client: TestClient;
  dataDirectory: string;
  /** What was logged. */
  log: string[];
  /** Id of a new session. */
  startSession(): Promise<string>;
  close(): Promise<void>;
};

/** The whole service with its engine and a real browser, on a port of its own. */
export async function startService(environment: Record<string, string> = {}): Promise<RunningService> {
  const dataDirectory = await mkdtemp(join(tmpdir(), "legwork-api-"));
  const config = loadConfig(
    {
      LEGWORK_BROWSER_PATH: process.env["LEGWORK_BROWSER_PATH"],
      LEGWORK_PORT: "0",
      LEGWORK_API_KEY: apiKey,
      LEGWORK_DATA_DIR: dataDirectory,
      ...environment,
    },
    false,
  );
  const log: string[] = [];
  const logger = pino({ level: "debug" }, { write: (line) => void log.push(line) });
  const service = await Service.start(config, { logger, version: "1.2.3" });
  await service.ready;
  const client = createClient(service.url);
  return {
    client,
    dataDirectory,
    log,
    startSession: async () =>
      (await dataOf(await client.post("/v1/sessions/start", {})))["sessionId"] as string,
    async close() {
      await service.close();
      await rm(dataDirectory, { recursive: true });
    },
  };
}
