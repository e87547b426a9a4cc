import type { Caller, Dispatcher, Principal } from "@legwork/core";
import { LegworkError, type OperationName } from "@legwork/protocol";
import { pino } from "pino";
import { MemoryStore } from "../../../packages/core/src/store/memory.ts";
import { createApp, type AppOptions } from "../src/app.ts";
import { HttpServer, type Timeouts } from "../src/server.ts";
import { apiKey, createClient, otherKey, type TestClient } from "./requests.ts";

export type Dispatched = { name: OperationName; raw: unknown; caller: Caller };

export type RunningApp = AsyncDisposable & {
  client: TestClient;
  /** What has reached the dispatcher. */
  dispatched: Dispatched[];
  /** The lines of the log. */
  log: Record<string, unknown>[];
};

/** Of two projects, so that what one may not see of the other can be tried. */
const principals: Record<string, Principal> = {
  [apiKey]: { projectId: "default", key: { id: "operator", limits: {} } },
  [otherKey]: { projectId: "other", key: { id: "other", limits: {} } },
};

type Work = (call: Dispatched) => Promise<unknown>;

/** The app on a port of its own, with work in the place of the engine: for what concerns the transport alone. */
export async function startApp(
  work: Work = refuse,
  options: Partial<AppOptions> = {},
  timeouts: Partial<Timeouts> = {},
): Promise<RunningApp> {
  const dispatched: Dispatched[] = [];
  const store = new MemoryStore();
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
    authenticate: async (key) => principals[key],
    answers: async () => store.answers,
    readiness: async () => ({ ready: true }),
    logger: pino(
      { base: null },
      { write: (line) => void log.push(JSON.parse(line) as Record<string, unknown>) },
    ),
    version: "1.2.3",
    ...options,
  });
  const server = await HttpServer.listen(app, { host: "127.0.0.1", port: 0, timeouts });
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
