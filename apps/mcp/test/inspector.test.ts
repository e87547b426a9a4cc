import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { startShop, type Shop } from "@legwork/example-shop";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { describeProcess } from "./clients.ts";
import { startServer, type ServerUnderTest } from "./server-under-test.ts";

const run = promisify(execFile);
const require = createRequire(import.meta.url);
const inspector = dirname(require.resolve("@modelcontextprotocol/inspector/package.json"));
const launcher = join(inspector, "clients/launcher/build/index.js");

let home: string;
let shop: Shop;
let server: ServerUnderTest;

beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), "legwork-inspector-"));
  shop = await startShop();
  server = await startServer();
});

afterAll(async () => {
  await server.close();
  await shop.close();
  await rm(home, { recursive: true, force: true });
});

/** The official inspector, as a user would start it; rejects when its exit code is not 0. */
async function inspect(...parameters: string[]): Promise<Record<string, unknown>> {
  const env = { ...process.env, HOME: home };
  const options = { env, maxBuffer: 10_000_000 };
  const fixed = ["--format", "json", "--connect-timeout", "60000"];
  const { stdout } = await run(process.execPath, [launcher, "--cli", ...fixed, ...parameters], options);
  return (JSON.parse(stdout) as { result: Record<string, unknown> }).result;
}

describe.each(["legacy", "modern"])("the inspector in the %s era", (era) => {
  const overHttp = (...parameters: string[]) =>
    inspect("--server-url", server.url, "--protocol-era", era, ...parameters);

  test("finds nothing to complain of in the tools", async () => {
    // --strict makes an error of any schema that clients are known to stumble over.
    const { tools } = (await overHttp("--method", "tools/list", "--strict")) as { tools: unknown[] };
    expect(tools).toHaveLength(6);
  });

  test("runs a session, one command after the other", { timeout: 180_000 }, async () => {
    const call = async (name: string, parameters: Record<string, unknown> = {}) => {
      const asked = ["--tool-name", name, "--tool-args-json", JSON.stringify(parameters)];
      const result = await overHttp("--method", "tools/call", ...asked);
      expect(result["isError"] ?? false).toBe(false);
      return result["structuredContent"] as Record<string, unknown>;
    };
    const { sessionId } = await call("start");
    expect(await call("navigate", { sessionId, url: shop.url })).toMatchObject({ status: 200 });
    const found = await call("observe", { sessionId, instruction: "the Cart link" });
    const [cart] = found["candidates"] as unknown[];
    expect(await call("act", { sessionId, action: cart })).toMatchObject({ success: true });
    expect(await call("extract", { sessionId })).toMatchObject({
      result: { pageText: expect.stringContaining("cart is empty") },
    });
    expect(await call("end", { sessionId })).toEqual({ sessionId, success: true });
  });
});

test("the inspector finds nothing to complain of over STDIO", async () => {
  const { command, args } = describeProcess();
  const { tools } = await inspect("--method", "tools/list", "--strict", "--", command, ...args);
  expect(tools).toHaveLength(6);
});
