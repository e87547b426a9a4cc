import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { chmod, mkdir, mkdtemp, readFile, realpath, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { startShop, type Shop } from "@legwork/example-shop";
import { afterAll, beforeAll, expect, test } from "vitest";
import { connectStdio } from "./clients.ts";

const run = promisify(execFile);
const app = fileURLToPath(new URL("..", import.meta.url));
const read = async (...path: string[]) =>
  JSON.parse(await readFile(join(...path), "utf8")) as Record<string, unknown>;

let folder: string;
let shop: Shop;
/** Of the unpacked package. */
let command: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "legwork-mcp-package-"));
  shop = await startShop();
  // `pnpm pack` makes the folder `package` like this before it packs it.
  await run(process.execPath, [join(app, "scripts/package.ts")]);
  await run("npm", ["pack", join(app, "package"), "--pack-destination", folder]);
  await run("tar", ["-xzf", join(folder, "legwork-mcp-0.1.0.tgz"), "-C", folder]);
  await linkDependencies(join(folder, "package"));
  // As an installation links the program.
  const program = join(folder, "package/dist/main.js");
  await chmod(program, 0o755);
  command = join(folder, "legwork-mcp");
  await symlink(program, command);
}, 120_000);

/** What it says it depends on, as an installation would put it there, and nothing else: from this repository, without a registry. */
async function linkDependencies(unpacked: string): Promise<void> {
  const { dependencies = {} } = (await read(unpacked, "package.json")) as {
    dependencies?: Record<string, string>;
  };
  for (const name of Object.keys(dependencies)) {
    const place = ["apps/mcp", "packages/core", "packages/protocol"]
      .map((owner) => join(app, "../..", owner, "node_modules", name))
      .find((path) => existsSync(path));
    if (place === undefined) throw new Error(`${name} is a dependency of no package of the workspace.`);
    const link = join(unpacked, "node_modules", name);
    await mkdir(dirname(link), { recursive: true });
    await symlink(await realpath(place), link, "junction");
  }
}

afterAll(async () => {
  await shop.close();
  await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
});

test("the packed server needs no other package of the workspace, and says who it is", async () => {
  const manifest = await read(folder, "package/package.json");
  expect(
    Object.keys(manifest["dependencies"] as object).filter((name) => name.startsWith("@legwork/")),
  ).toEqual([]);
  const { stdout } = await run(command, ["--version"]);
  expect(stdout).toBe(`${String(manifest["version"])}\n`);
  expect((await run(command, ["--help"])).stdout).toContain("Usage: legwork-mcp");
});

test("with its dependencies alone it runs a session over STDIO", async () => {
  const { PATH = "", HOME = "" } = process.env;
  const client = await connectStdio("v2 in the 2026 era", { command, args: [], env: { PATH, HOME } });
  const sessionId = (await client.call("start")).output?.["sessionId"];
  expect((await client.call("navigate", { url: shop.url, sessionId })).output).toMatchObject({ status: 200 });
  const found = await client.call("act", { action: 'click "Reject all"', sessionId });
  expect(found.output).toMatchObject({ success: true });
  expect((await client.call("end", { sessionId })).output).toEqual({ sessionId, success: true });
  await client.close();
});

test("the registry is told of this version", async () => {
  const [manifest, entry] = [await read(app, "package.json"), await read(app, "server.json")];
  expect(entry).toMatchObject({
    name: manifest["mcpName"],
    version: manifest["version"],
    packages: [{ identifier: manifest["name"], version: manifest["version"] }],
  });
  // The registry refuses longer ones.
  expect(String(entry["description"]).length).toBeLessThanOrEqual(100);
});
