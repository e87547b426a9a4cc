import { spawn, type ChildProcess } from "node:child_process";
import { randomBytes } from "node:crypto";
import { mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { startShop, type Shop } from "@legwork/example-shop";
import { PageServer } from "../../packages/core/src/testing/page-server.ts";
import { startScriptedModel, type ScriptedModel } from "../../packages/core/src/testing/scripted-model.ts";
import { writePages } from "./pages.ts";

export const root = fileURLToPath(new URL("../../", import.meta.url));

/** Everything that a reader of the guides has running, on free ports. */
export type World = AsyncDisposable & {
  apiKey: string;
  serviceUrl: string;
  /** The MCP server in front of the service. */
  mcpUrl: string;
  shop: Shop;
  pages: PageServer;
  model: ScriptedModel;
  /** What looks like the repository's folder to a reader's shell. */
  folder: string;
  /** Puts the addresses of here in the place of those that the guides show. */
  localise(code: string): string;
};

export async function openWorld(): Promise<World> {
  const apiKey = randomBytes(24).toString("base64url");
  const folder = await mkdtemp(join(tmpdir(), "legwork-docs-"));
  await makeFolder(folder, apiKey);
  const service = await startProgram("apps/api", {
    LEGWORK_HOST: "127.0.0.1",
    LEGWORK_PORT: "0",
    LEGWORK_API_KEY: apiKey,
    LEGWORK_DATA_DIR: join(folder, ".legwork"),
    LEGWORK_LOG_FORMAT: "json",
  });
  const mcp = await startProgram("apps/mcp", { LEGWORK_API_KEY: apiKey }, [
    "--port",
    "0",
    "--apiUrl",
    service.url,
  ]);
  const [shop, pages, model] = [await startShop(), await PageServer.start(), await startScriptedModel()];
  writePages(pages);
  const world = { apiKey, folder, shop, pages, model, serviceUrl: service.url, mcpUrl: mcp.url };
  return {
    ...world,
    localise: (code) => localise(code, world),
    [Symbol.asyncDispose]: async () => {
      await mcp.stop();
      await service.stop();
      await Promise.all([shop.close(), pages[Symbol.asyncDispose](), model.close()]);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

type Addresses = Pick<World, "apiKey" | "serviceUrl" | "mcpUrl" | "shop" | "pages" | "model" | "folder">;

function localise(code: string, world: Addresses): string {
  const { apiKey, serviceUrl, mcpUrl, shop, pages, model, folder } = world;
  const addresses: [string, string][] = [
    ["http://127.0.0.1:4701/mcp", mcpUrl],
    ["http://127.0.0.1:4700", serviceUrl],
    ["http://127.0.0.1:8080", shop.url],
    ["http://127.0.0.1:11434/v1", model.url],
    ["https://shop.example", shop.url],
    ["https://accounts.example.com", pages.url("").replace(/\/$/, "")],
    ["https://example.com", pages.url("").replace(/\/$/, "")],
    ["<the key>", apiKey],
    // What a snippet writes beside its reader's own files goes away with this folder.
    ["$HOME", folder],
  ];
  const local = addresses.reduce((text, [shown, real]) => text.replaceAll(shown, real), code);
  return local.replaceAll(/\bapps\/(api|cli|mcp)\/dist\/main\.js/g, "apps/$1/src/main.ts");
}

async function makeFolder(folder: string, apiKey: string): Promise<void> {
  await mkdir(join(folder, ".legwork"), { mode: 0o700 });
  await writeFile(join(folder, ".legwork/api-key"), apiKey, { mode: 0o600 });
  for (const part of ["apps", "examples", "packages"]) await symlink(join(root, part), join(folder, part));
  await mkdir(join(folder, "bin"));
  const program = `#!/bin/sh\nexec "${process.execPath}" --conditions=@legwork/source "${root}apps/cli/src/main.ts" "$@"\n`;
  await writeFile(join(folder, "bin/legwork"), program, { mode: 0o755 });
}

type Program = { url: string; stop(): Promise<void> };

/** One of our servers, from its sources, once it says where it is. */
async function startProgram(
  path: string,
  environment: Record<string, string>,
  words: string[] = [],
): Promise<Program> {
  const child = spawn(
    process.execPath,
    ["--conditions=@legwork/source", join(root, path, "src/main.ts"), ...words],
    { env: { ...process.env, ...environment }, stdio: ["ignore", "pipe", "pipe"] },
  );
  const ended = new Promise<void>((resolve) => child.once("close", () => resolve()));
  const stop = async () => {
    child.kill();
    await ended;
  };
  return { url: await addressOf(child, ended), stop };
}

function addressOf(child: ChildProcess, ended: Promise<void>): Promise<string> {
  const lines: string[] = [];
  return new Promise((resolve, reject) => {
    for (const output of [child.stdout, child.stderr]) {
      if (output === null) continue;
      createInterface({ input: output }).on("line", (line) => {
        lines.push(line);
        const address = /(http:\/\/127\.0\.0\.1:[^\s",]+)/.exec(line)?.[1];
        if (address !== undefined) resolve(address);
      });
    }
    void ended.then(() => reject(new Error(`The program ended:\n${lines.join("\n")}`)));
  });
}
