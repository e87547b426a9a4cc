import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { fileURLToPath } from "node:url";
import { startShop, type Shop } from "@legwork/example-shop";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  clientKinds,
  connectHttp,
  connectStdio,
  describeProcess,
  isModern,
  type Process,
} from "./clients.ts";
import { markedDirectory } from "./server-under-test.ts";

const apiKey = "lw_test-key";
let shop: Shop;
let directory: Awaited<ReturnType<typeof markedDirectory>>;
let apiUrl: string;
let url: string;

/** The API and, in front of it, the MCP server, each in a process of its own as `npm start` runs them. */
beforeAll(async () => {
  shop = await startShop();
  directory = await markedDirectory();
  const [port, mcpPort] = [await freePort(), await freePort()];
  apiUrl = `http://127.0.0.1:${port}`;
  url = `http://127.0.0.1:${mcpPort}/mcp`;
  const environment = {
    LEGWORK_API_KEY: apiKey,
    LEGWORK_PORT: String(port),
    LEGWORK_DATA_DIR: directory.path,
  };
  const apiMain = fileURLToPath(new URL("../../api/src/main.ts", import.meta.url));
  const describedApi = describeProcess([], environment);
  await start({ ...describedApi, args: [...describedApi.args.slice(0, -1), apiMain] }, "is ready at");
  await start(describeProcess(["--port", String(mcpPort), "--apiUrl", apiUrl], environment), "listens at");
}, 90_000);

afterAll(async () => {
  const exits = started.toReversed().map(async (part) => {
    part.kill("SIGTERM");
    return await once(part, "exit");
  });
  expect(await Promise.all(exits)).toEqual(started.map(() => [0, null]));
  await shop.close();
  await directory[Symbol.asyncDispose]();
});

const started: ChildProcess[] = [];

/** Resolves once the process has said, on either of its outputs, what it says when it is ready. */
async function start({ command, args, env }: Process, ready: string): Promise<ChildProcess> {
  const child = spawn(command, args, { env });
  started.push(child);
  return await new Promise((resolve, reject) => {
    let told = "";
    for (const output of [child.stdout, child.stderr]) {
      output.on("data", (chunk: Buffer) => {
        told += chunk.toString();
        if (told.includes(ready)) resolve(child);
      });
    }
    child.once("exit", () => reject(new Error(`It ended before it was ready: ${told}`)));
  });
}

async function freePort(): Promise<number> {
  const listener = createServer().listen(0, "127.0.0.1");
  await once(listener, "listening");
  const { port } = listener.address() as { port: number };
  listener.close();
  await once(listener, "close");
  return port;
}

describe.each(clientKinds)("a client that is %s", (kind) => {
  test("drives the service's browser through the MCP server", async () => {
    const client = await connectHttp(kind, url, { authorization: `Bearer ${apiKey}` });
    const sessionId = (await client.call("start")).output?.["sessionId"];
    const session = isModern(kind) ? { sessionId } : {};
    expect((await client.call("navigate", { url: shop.url, ...session })).output).toMatchObject({
      status: 200,
    });
    expect((await client.call("act", { action: 'click "Reject all"', ...session })).output).toMatchObject({
      success: true,
    });
    expect((await client.call("extract", { maxTokens: 200, ...session })).output).toMatchObject({
      truncated: true,
    });
    expect((await client.call("end", session)).output).toEqual({ sessionId, success: true });
    await client.close();
  });

  test("without the key does not get in", async () => {
    await expect(connectHttp(kind, url)).rejects.toThrow();
  });
});

test("over STDIO the end of the client ends its sessions at the service", async () => {
  const client = await connectStdio(
    "v2 in the 2026 era",
    describeProcess(["--apiUrl", apiUrl, "--apiKey", apiKey]),
  );
  const sessionId = (await client.call("start")).output?.["sessionId"];
  await client.close();
  const other = await connectHttp("v1", url, { "x-svc-api-key": apiKey });
  await expect.poll(async () => (await other.call("start", { sessionId })).text).toMatch(/^session_ended: /);
  await other.close();
});

test("a service that is not there is an error that says so", async () => {
  const client = await connectStdio(
    "v1",
    describeProcess(["--apiUrl", `http://127.0.0.1:${await freePort()}`, "--apiKey", apiKey]),
  );
  const started = await client.call("start");
  expect(started).toMatchObject({
    isError: true,
    text: expect.stringMatching(/^connection_failed: Cannot reach Legwork/),
  });
  await client.close();
});
