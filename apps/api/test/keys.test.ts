import { execFile } from "node:child_process";
import { chmod, mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { pino } from "pino";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { ConfigError, loadConfig } from "../src/config.ts";
import { runKeysCommand, UsageError } from "../src/keys-command.ts";
import { OperatorKey } from "../src/operator-key.ts";
import { Service } from "../src/service.ts";
import { filesWith } from "./files-with.ts";
import { apiKey, createClient, dataOf, errorOf, type TestClient } from "./requests.ts";
import { startService, type RunningService } from "./start-service.ts";

let service: RunningService;
let root: string;
const url = () => service.client.url;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), "legwork-keys-"));
  service = await startService({ LEGWORK_MAX_SESSIONS: "4", LEGWORK_START_QUEUE: "0" });
});

afterAll(async () => {
  await service?.close();
  await rm(root, { recursive: true });
});

afterEach(() => {
  vi.useRealTimers();
});

type Ended = { code: number; printed: string; noted: string };

/** The command as an operator gives it beside the service, on the same data. */
async function keys(...parameters: string[]): Promise<Ended> {
  const config = loadConfig({ LEGWORK_DATA_DIR: service.dataDirectory }, false);
  const ended: Ended = { code: 0, printed: "", noted: "" };
  const terminal = {
    print: (line: string) => void (ended.printed += `${line}\n`),
    note: (line: string) => void (ended.noted += `${line}\n`),
  };
  await runKeysCommand(parameters, config, terminal).catch((error: Error) => {
    terminal.note(error.message);
    ended.code = error instanceof UsageError ? 2 : 1;
  });
  return ended;
}

/** The same as a program. */
function runProgram(...parameters: string[]): Promise<Ended> {
  const main = fileURLToPath(new URL("../src/main.ts", import.meta.url));
  const environment = { PATH: process.env["PATH"], LEGWORK_DATA_DIR: service.dataDirectory };
  return new Promise((resolve) => {
    const program = ["--conditions=@legwork/source", main, "keys", ...parameters];
    const child = execFile(process.execPath, program, { env: environment }, (_error, printed, noted) =>
      resolve({ code: child.exitCode ?? -1, printed, noted }),
    );
  });
}

async function createKey(...parameters: string[]): Promise<{ client: TestClient; key: string; id: string }> {
  const made = await keys("create", "--project", "shop", "--name", "for the shop", ...parameters);
  expect(made).toEqual({
    code: 0,
    printed: expect.stringMatching(/^lw_[\da-f]{12}_[\w-]{43}\n$/),
    noted: expect.stringContaining("shown this once"),
  });
  const key = made.printed.trim();
  return { client: createClient(url(), key), key, id: key.slice(3, 15) };
}

async function start(client: TestClient): Promise<string> {
  return (await dataOf(await client.post("/v1/sessions/start", {})))["sessionId"] as string;
}

test("a key that is made while the service runs opens a project of its own, until it is revoked", async () => {
  const { client, key, id } = await createKey();
  const operators = await service.startSession();
  const shops = await start(client);
  await dataOf(await client.post(`/v1/sessions/${shops}/extract`, {}));
  await errorOf(await client.post(`/v1/sessions/${operators}/extract`, {}), 404, "session_not_found");
  await errorOf(await service.client.post(`/v1/sessions/${shops}/extract`, {}), 404, "session_not_found");
  await errorOf(await client.get(`/v1/sessions/${operators}/replay`), 404, "session_not_found");

  const listed = await keys("list");
  expect(listed).toMatchObject({ code: 0, printed: expect.stringContaining(`${id}  shop  "for the shop"`) });
  const other = await createKey("--tokens-per-day", "5000000000");
  expect(JSON.parse((await keys("list", "--json")).printed)).toMatchObject([
    { id, limits: {} },
    { id: other.id, limits: { tokensPerDay: 5_000_000_000 } },
  ]);

  expect(await keys("revoke", id)).toMatchObject({ code: 0, noted: expect.stringContaining(id) });
  await expect
    .poll(async () => (await client.get(`/v1/sessions/${shops}/replay`)).status, {
      timeout: 5_000,
      interval: 100,
    })
    .toBe(401);
  // Another key of the same project takes over, and the session was not touched.
  await dataOf(await other.client.post(`/v1/sessions/${shops}/extract`, {}));
  expect((await keys("list")).printed).toMatch(new RegExp(`${id}.*revoked \\d{4}-`));
  expect(await keys("revoke", id)).toMatchObject({
    code: 2,
    noted: expect.stringContaining("revoked before"),
  });

  await other.client.post(`/v1/sessions/${shops}/end`);
  await service.client.post(`/v1/sessions/${operators}/end`);
  expect(filesWith(key.slice(16), service.dataDirectory)).toEqual([]);
  expect(filesWith(id, service.dataDirectory)).not.toEqual([]);
});

test("the program itself makes keys, and says what it cannot do", async () => {
  const made = await runProgram("create", "--project", "shop", "--name", "ci");
  expect(made).toMatchObject({ code: 0, noted: expect.stringContaining("shown this once") });
  await dataOf(await createClient(url(), made.printed.trim()).get("/v1/memories"));
  const refused = await runProgram("make");
  expect(refused).toEqual({ code: 2, printed: "", noted: expect.stringContaining("keys create") });
});

test("limits of a key hold it back with 429 and when to come again, and nobody else", async () => {
  const few = await createKey("--max-sessions", "1");
  const id = await start(few.client);
  const refused = await few.client.post("/v1/sessions/start", {});
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(refused.headers.get("x-should-retry")).toBeNull();
  await errorOf(refused, 429, "too_many_sessions");
  await few.client.post(`/v1/sessions/${id}/end`);
  await few.client.post(`/v1/sessions/${await start(few.client)}/end`);

  const slow = await createKey("--starts-per-minute", "1");
  await slow.client.post(`/v1/sessions/${await start(slow.client)}/end`);
  const tooSoon = await slow.client.post("/v1/sessions/start", {});
  const seconds = Number(tooSoon.headers.get("retry-after"));
  expect([seconds > 30, seconds <= 60]).toEqual([true, true]);
  await errorOf(tooSoon, 429, "rate_limited");

  await service.client.post(`/v1/sessions/${await service.startSession()}/end`);
});

test("over the server's own limit a start is refused, and what runs goes on", async () => {
  const { client } = await createKey();
  const ids = [await start(client), await start(client), await service.startSession(), await start(client)];
  await errorOf(await client.post("/v1/sessions/start", {}), 429, "too_many_sessions");
  await errorOf(await service.client.post("/v1/sessions/start", {}), 429, "too_many_sessions");
  for (const [index, id] of ids.entries()) {
    const owner = index === 2 ? service.client : client;
    await dataOf(await owner.post(`/v1/sessions/${id}/extract`, {}));
    await owner.post(`/v1/sessions/${id}/end`);
  }
});

test.each([
  [[], /^keys needs a command\. What there is:\n\n.*keys create/s],
  [["make"], /no command keys make.*\n\n.*keys create/],
  [["create", "--project", "p"], /--name <name>.* not specified/],
  [
    ["create", "--project", "p", "--name", "n", "--max-sessions", "none"],
    /max-sessions .* 'none' is invalid. Expected: a whole/,
  ],
  [["create", "--project", "a b", "--name", "n"], /project cannot be used/],
  [["create", "--project", "p", "--name", "n", "--admin"], /--admin/],
  [["revoke"], /missing required argument 'id'/],
  [["revoke", "0123456789ab"], /no key 0123456789ab/],
])("keys %j is refused with what is expected", async (parameters, says) => {
  expect(await keys(...parameters)).toEqual({ code: 2, printed: "", noted: expect.stringMatching(says) });
});

test("a second service on the same data is refused, and the first one's sessions go on", async () => {
  const id = await service.startSession();
  const config = loadConfig(
    { LEGWORK_PORT: "0", LEGWORK_API_KEY: apiKey, LEGWORK_DATA_DIR: service.dataDirectory },
    false,
  );
  const second = await Service.start(config, { logger: pino({ level: "silent" }), version: "1.2.3" });
  await expect(second.ready).rejects.toThrow(
    new RegExp(`in use by another Legwork service \\(process ${process.pid}, since .*LEGWORK_DATA_DIR`),
  );
  await second.close();
  await dataOf(await service.client.post(`/v1/sessions/${id}/extract`, {}));
  await service.client.post(`/v1/sessions/${id}/end`);
});

test("a weak key in the data directory does not open a server to a network", async () => {
  const directory = join(root, "weak");
  await mkdir(directory);
  await writeFile(join(directory, "api-key"), "secret\n");
  await chmod(join(directory, "api-key"), 0o600);
  const config = loadConfig(
    { LEGWORK_PORT: "0", LEGWORK_HOST: "0.0.0.0", LEGWORK_DATA_DIR: directory },
    false,
  );
  const starting = Service.start(config, { logger: pino({ level: "silent" }), version: "1.2.3" });
  await expect(starting).rejects.toThrow(ConfigError);
  expect(await readdir(directory)).toEqual(["api-key"]);
});

test("the operator's key can be replaced while the service runs", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  const path = join(root, "api-key");
  await writeFile(path, "the-first-key\n");
  const key = new OperatorKey("the-first-key", path);
  await writeFile(path, "the-second-key\n");
  expect(await key.current()).toBe("the-first-key");
  vi.advanceTimersByTime(1_000);
  expect(await Promise.all([key.current(), key.current()])).toEqual(["the-second-key", "the-second-key"]);
  await rm(path);
  vi.advanceTimersByTime(1_000);
  expect(await key.current()).toBeUndefined();
  expect(await new OperatorKey("of the environment").current()).toBe("of the environment");
});
