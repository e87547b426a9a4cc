import { execFile, spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { createServer as createHttpServer } from "node:http";
import { createServer } from "node:net";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
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
const apiMain = fileURLToPath(new URL("../../api/src/main.ts", import.meta.url));
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

describe("a caller with another key of the service", () => {
  let otherKey: string;

  beforeAll(async () => {
    const { command, args, env } = describeProcess([], { LEGWORK_DATA_DIR: directory.path });
    const keys = ["keys", "create", "--project", "other", "--name", "test"];
    const made = await promisify(execFile)(command, [...args.slice(0, -1), apiMain, ...keys], { env });
    otherKey = made.stdout.trim();
  });

  test("has sessions of its own, which the others do not see", async () => {
    const mine = await connectHttp("v2 in the 2026 era", url, { authorization: `Bearer ${apiKey}` });
    const other = await connectHttp("v2 in the 2026 era", url, { authorization: `Bearer ${otherKey}` });
    const sessionId = String((await other.call("start")).output?.["sessionId"]);
    expect((await other.call("extract", { sessionId })).isError).toBe(false);
    expect((await other.resources()).map(({ uri }) => uri)).toContain(`browser://sessions/${sessionId}/log`);

    const notFound = { isError: true, text: expect.stringMatching(/^session_not_found: /) };
    expect(await mine.call("start", { sessionId })).toMatchObject(notFound);
    expect(await mine.call("extract", { sessionId })).toMatchObject(notFound);
    expect(await mine.call("end", { sessionId })).toMatchObject(notFound);
    expect((await mine.resources()).map(({ uri }) => uri).join()).not.toContain(sessionId);
    await expect(mine.read(`browser://sessions/${sessionId}/log`)).rejects.toMatchObject({ code: -32_602 });
    expect((await other.call("end", { sessionId })).isError).toBe(false);
    await Promise.all([mine.close(), other.close()]);
  });

  test("does not get into another's connection", async () => {
    const ask = async (key: string, message: Record<string, unknown>, connection?: string) => {
      const headers = {
        "content-type": "application/json",
        accept: "application/json, text/event-stream",
        authorization: `Bearer ${key}`,
        ...(connection === undefined ? {} : { "mcp-session-id": connection }),
      };
      const body = JSON.stringify({ jsonrpc: "2.0", id: 1, ...message });
      const response = await fetch(url, { method: "POST", headers, body });
      await response.text();
      return response;
    };
    const clientInfo = { name: "test", version: "0" };
    const params = { protocolVersion: "2025-11-25", capabilities: {}, clientInfo };
    const opened = await ask(otherKey, { method: "initialize", params });
    const connection = opened.headers.get("mcp-session-id") ?? "";
    expect((await ask(otherKey, { method: "ping" }, connection)).status).toBe(200);
    expect((await ask(apiKey, { method: "ping" }, connection)).status).toBe(404);
    expect((await ask("lw_unknown", { method: "ping" }, connection)).status).toBe(401);
  });
});

/** A call of the service's own HTTP API. */
async function callApi(path: string, body: unknown): Promise<Record<string, unknown>> {
  const headers = { "content-type": "application/json", "x-svc-api-key": apiKey };
  const response = await fetch(`${apiUrl}/v1/sessions/${path}`, {
    method: "POST",
    headers,
    body: JSON.stringify(body),
  });
  return (await response.json()) as Record<string, unknown>;
}

test("a session started over HTTP is attached to by its id, and goes on without the client", async () => {
  const { data } = (await callApi("start", {})) as { data: { sessionId: string } };
  const { sessionId } = data;
  await callApi(`${sessionId}/navigate`, { url: shop.url });
  const client = await connectHttp("v1", url, { "x-svc-api-key": apiKey });
  expect((await client.call("start", { sessionId })).output).toEqual({ sessionId, session: "attached" });
  const page = (await client.call("extract")).output?.["result"] as { pageText: string };
  expect(page.pageText).toContain("Trail Kettle");
  await client.terminate();
  await client.close();
  expect(await callApi(`${sessionId}/extract`, {})).toMatchObject({ success: true });
  expect(await callApi(`${sessionId}/end`, {})).toEqual({ success: true });
});

test("a session started by a tool is used over HTTP, and its end there is told", async () => {
  const client = await connectHttp("v2 in the 2026 era", `${url}?serviceApiKey=${apiKey}`);
  const sessionId = String((await client.call("start")).output?.["sessionId"]);
  expect(await callApi(`${sessionId}/navigate`, { url: shop.url })).toMatchObject({ success: true });
  const [log] = await client.read(`browser://sessions/${sessionId}/log`);
  expect(log?.text).toContain('"navigate"');
  const [picture] = await client.read(`browser://sessions/${sessionId}/screenshot.png`);
  expect(
    Buffer.from(picture?.blob ?? "", "base64")
      .subarray(1, 4)
      .toString(),
  ).toBe("PNG");
  expect((await client.resources()).map(({ uri }) => uri)).toContain(`browser://sessions/${sessionId}/log`);
  await callApi(`${sessionId}/end`, {});
  expect(await client.call("extract", { sessionId })).toMatchObject({
    isError: true,
    text: expect.stringMatching(/^session_ended: /),
  });
  await client.close();
});

test("a session goes on with what an earlier one of its context kept", async () => {
  const { data } = (await callApi("../contexts", {})) as { data: { id: string } };
  const pages = createHttpServer((request, response) => {
    response.setHeader("set-cookie", "visitor=known; max-age=3600");
    response.setHeader("content-type", "text/html");
    response.end(`<!doctype html><title>Page</title><h1>Cookie: ${request.headers.cookie ?? "none"}</h1>`);
  }).listen(0, "127.0.0.1");
  await once(pages, "listening");
  const { port } = pages.address() as { port: number };
  const visit = async (...flags: string[]): Promise<string> => {
    const settings = ["--apiUrl", apiUrl, "--apiKey", apiKey, "--contextId", data.id, ...flags];
    const client = await connectStdio("v2 in the 2026 era", describeProcess(settings));
    const started = await client.call("start");
    expect(started.output).not.toHaveProperty("warnings");
    const sessionId = started.output?.["sessionId"];
    await client.call("navigate", { url: `http://127.0.0.1:${port}/`, sessionId });
    const { text } = await client.call("extract", { sessionId });
    await client.call("end", { sessionId });
    await client.close();
    return text;
  };
  expect(await visit("--persist", "false")).toContain("Cookie: none");
  expect(await visit()).toContain("Cookie: none");
  expect(await visit("--persist", "false")).toContain("Cookie: visitor=known");
  pages.closeAllConnections();
  await new Promise((resolve) => pages.close(resolve));
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
