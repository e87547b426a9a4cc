import { spawn, type ChildProcessWithoutNullStreams } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { afterEach, beforeEach, expect, test } from "vitest";
import { describeProcess } from "./clients.ts";
import { markedDirectory } from "./server-under-test.ts";

let directory: Awaited<ReturnType<typeof markedDirectory>>;
let server: ChildProcessWithoutNullStreams;
/** Everything the server has written to standard output. */
let lines: string[];

/** A server that has a browser running for a session of its client. */
beforeEach(async () => {
  directory = await markedDirectory();
  const { command, args, env } = describeProcess([], { TMPDIR: directory.path });
  server = spawn(command, args, { env });
  lines = [];
  const reader = createInterface({ input: server.stdout });
  reader.on("line", (line) => lines.push(line));
  const answer = async (message: unknown): Promise<void> => {
    server.stdin.write(`${JSON.stringify(message)}\n`);
    await once(reader, "line");
  };
  const params = {
    protocolVersion: "2025-11-25",
    capabilities: {},
    clientInfo: { name: "test", version: "0" },
  };
  await answer({ jsonrpc: "2.0", id: 1, method: "initialize", params });
  server.stdin.write(`${JSON.stringify({ jsonrpc: "2.0", method: "notifications/initialized" })}\n`);
  await answer({ jsonrpc: "2.0", id: 2, method: "tools/call", params: { name: "start", arguments: {} } });
  expect(directory.processes().length).toBeGreaterThan(0);
});

afterEach(async () => {
  server.kill("SIGKILL");
  await directory[Symbol.asyncDispose]();
});

test("the end of standard input closes the browser and ends the process; its output was the protocol alone", async () => {
  server.stdin.end();
  expect(await once(server, "exit")).toEqual([0, null]);
  expect(directory.processes()).toEqual([]);
  expect(lines.map((line) => (JSON.parse(line) as { jsonrpc: string; id: number }).id)).toEqual([1, 2]);
});

test.each(["SIGTERM", "SIGINT"] as const)("%s closes the browser and ends the process", async (signal) => {
  server.kill(signal);
  expect(await once(server, "exit")).toEqual([0, null]);
  expect(directory.processes()).toEqual([]);
});

test("a killed server leaves no browser after its grace", async () => {
  server.kill("SIGKILL");
  await once(server, "exit");
  await expect.poll(() => directory.processes(), { timeout: 15_000, interval: 200 }).toEqual([]);
});
