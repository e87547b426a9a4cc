import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, expect, test } from "vitest";
import { connectHttp, describeProcess } from "./clients.ts";
import { markedDirectory, startServer } from "./server-under-test.ts";

/** Several processes start one after the other, browsers among them. */
const patience = { timeout: 180_000 };

let directory: Awaited<ReturnType<typeof markedDirectory>>;
const started: ChildProcess[] = [];

beforeEach(async () => {
  directory = await markedDirectory();
});

afterEach(async () => {
  for (const child of started.splice(0)) child.kill("SIGKILL");
  await directory[Symbol.asyncDispose]();
});

/** A client in another process, once it has a session. */
async function startClient(asked: unknown): Promise<{ child: ChildProcess; sessionId: string }> {
  const main = fileURLToPath(new URL("client-process.ts", import.meta.url));
  const parameters = ["--conditions=@legwork/source", main, JSON.stringify(asked)];
  const child = spawn(process.execPath, parameters, { stdio: ["ignore", "pipe", "inherit"] });
  started.push(child);
  const [sessionId] = (await once(createInterface({ input: child.stdout }), "line")) as [string];
  return { child, sessionId };
}

async function kill(child: ChildProcess): Promise<void> {
  child.kill("SIGKILL");
  await once(child, "exit");
}

test("over STDIO a killed client leaves no server and no browser", patience, async () => {
  const server = describeProcess([], { TMPDIR: directory.path });
  const { child } = await startClient({ kind: "v2 in the 2026 era", server });
  expect(directory.processes().length).toBeGreaterThan(0);
  await kill(child);
  await expect.poll(() => directory.processes(), { timeout: 20_000, interval: 200 }).toEqual([]);
});

test.each([
  ["v1", { idleMs: 300 }],
  ["v2 in the 2026 era", { engine: { sessionIdleSeconds: 1 } }],
] as const)(
  "over HTTP the session of a killed %s client ends after its grace",
  patience,
  async (kind, graces) => {
    const server = await startServer(graces);
    const { child, sessionId } = await startClient({ kind, url: server.url });
    await kill(child);
    await expect
      .poll(async () => await server.service.dispatch("getSession", {}, { sessionId }), { timeout: 20_000 })
      .toMatchObject({ id: sessionId, endedAt: expect.any(String) });
    await server.close();
  },
);

test("SIGTERM ends the sessions of an HTTP server, its browser and its process", patience, async () => {
  const { command, args, env } = describeProcess(["--port", "0"], { TMPDIR: directory.path });
  const server = spawn(command, args, { env, stdio: ["ignore", "ignore", "pipe"] });
  started.push(server);
  const said = (await once(createInterface({ input: server.stderr }), "line")) as [string];
  const url = /http:\S+\/mcp/.exec(said[0])?.[0] ?? "";
  const client = await connectHttp("v1", url);
  expect((await client.call("start")).isError).toBe(false);
  expect(directory.processes().length).toBeGreaterThan(0);
  server.kill("SIGTERM");
  expect(await once(server, "exit")).toEqual([0, null]);
  expect(directory.processes()).toEqual([]);
  await client.close();
});
