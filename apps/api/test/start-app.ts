import type { Caller, Dispatcher } from "@legwork/core";
import { LegworkError, type OperationName } from "@legwork/protocol";
import { pino } from "pino";
import { createApp, type AppOptions } from "../src/app.ts";
import { HttpServer } from "../src/server.ts";
import { apiKey, createClient, type TestClient } from "./requests.ts";

export type Dispatched = { name: OperationName; raw: unknown; caller: Caller };

export type RunningApp = AsyncDisposable & {
  client: TestClient;
  /** What has reached the dispatcher. */
  dispatched: Dispatched[];
  /** The lines of the log. */
  log: Record<string, unknown>[];
};

type Work = (call: Dispatched) => Promise<unknown>;

/** The app on a port of its own, with work in the place of the engine: for what concerns the transport alone. */
export async function startApp(work: Work = refuse, options: Partial<AppOptions> = {}): Promise<RunningApp> {
  const dispatched: Dispatched[] = [];
  const log: Record<string, unknown>[] = [];
  const dispatcher: Dispatcher = {
    dispatch: (name, raw, caller) => {
      const call = { name, raw, caller };
      dispatched.push(call);
      return work(call);
    },
  };
  const app = createApp({
    dispatcher,
    apiKey,
    readiness: async () => ({ ready: true }),
    logger: pino(
      { base: null },
      { write: (line) => void log.push(JSON.parse(line) as Record<string, unknown>) },
    ),
    version: "1.2.3",
    ...options,
  });
  const server = await HttpServer.listen(app, { host: "127.0.0.1", port: 0 });
  return {
    client: createClient(`http://127.0.0.1:${server.address.port}`),
    dispatched,
    log,
    async [Symbol.asyncDispose]() {
      const closed = server.close();
      server.closeNow();
      await closed;
    },
  };
}

async function refuse({ name }: Dispatched): Promise<never> {
  throw new LegworkError("session_not_found", `There is no session for ${name}.`);
}
