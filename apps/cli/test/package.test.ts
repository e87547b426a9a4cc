import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { chmod, cp, mkdir, mkdtemp, readFile, realpath, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { checkPackage, createPackageFromTarballData } from "@arethetypeswrong/core";
import { publint } from "publint";
import { afterAll, beforeAll, expect, test } from "vitest";
import { PageServer } from "../../../packages/core/src/testing/page-server.ts";

const execute = promisify(execFile);
const root = fileURLToPath(new URL("../../../", import.meta.url));
const readJson = async (...path: string[]) =>
  JSON.parse(await readFile(join(...path), "utf8")) as Record<string, unknown>;

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "legwork-package-"));
});

afterAll(async () => {
  await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
});

/** Packs a folder as it would be published, and answers the tarball's path. */
async function pack(directory: string): Promise<string> {
  const { stdout } = await execute("npm", [
    "pack",
    directory,
    "--pack-destination",
    folder,
    "--json",
    "--ignore-scripts",
  ]);
  const [packed] = JSON.parse(stdout) as { filename: string }[];
  return join(folder, packed?.filename ?? "");
}

/** The sources of a program as the one package that is published. */
async function packProgram(app: string): Promise<string> {
  await execute(process.execPath, [join(root, app, "scripts/package.ts")]);
  return await pack(join(root, app, "package"));
}

/** Built apart from the folder that others use at this moment. */
async function packClient(): Promise<string> {
  const [source, copy] = [join(root, "packages/sdk"), join(folder, "sdk")];
  const tsc = join(root, "node_modules/.bin/tsc");
  await execute(tsc, ["-p", join(source, "tsconfig.build.json"), "--outDir", join(copy, "dist")]);
  for (const file of ["package.json", "README.md", "src"])
    await cp(join(source, file), join(copy, file), { recursive: true });
  return await pack(copy);
}

/** What it says it depends on, as an installation would put it there, and nothing else: from this repository, without a registry. */
async function linkDependencies(unpacked: string, owners: string[]): Promise<void> {
  const { dependencies = {} } = (await readJson(unpacked, "package.json")) as {
    dependencies?: Record<string, string>;
  };
  for (const name of Object.keys(dependencies)) {
    const place = owners
      .map((owner) => join(root, owner, "node_modules", name))
      .find((path) => existsSync(path));
    if (place === undefined) throw new Error(`${name} is a dependency of no package of the workspace.`);
    const link = join(unpacked, "node_modules", name);
    await mkdir(dirname(link), { recursive: true });
    await symlink(await realpath(place), link, "junction");
  }
}

test("the packed command needs no other package of the workspace, and does a task", async () => {
  await execute("tar", ["-xzf", await packProgram("apps/cli"), "-C", folder]);
  const unpacked = join(folder, "package");
  await linkDependencies(unpacked, [
    "apps/cli",
    "apps/api",
    "apps/mcp",
    "packages/core",
    "packages/protocol",
  ]);
  const manifest = await readJson(unpacked, "package.json");
  const names = Object.keys(manifest["dependencies"] as object);
  expect(names.filter((name) => name.startsWith("@legwork/"))).toEqual([]);
  // As an installation links the program.
  const program = join(unpacked, "dist/main.js");
  await chmod(program, 0o755);
  const command = join(folder, "legwork");
  await symlink(program, command);
  const legwork = async (...parameters: string[]) =>
    (await execute(command, parameters, { cwd: folder })).stdout;

  expect(await legwork("--version")).toBe(`${String(manifest["version"])}\n`);
  expect(await legwork("mcp", "--help")).toContain("Usage: legwork mcp");
  await using pages = await PageServer.start();
  pages.page("/", "<h1>Packed</h1>");
  const report = JSON.parse(
    await legwork("run", "--url", pages.url("/"), "--extract", "the heading", "--json"),
  ) as unknown;
  expect(report).toMatchObject({ done: true, data: { extraction: "Packed" } });
});

test("the packed command is a service, with the page of the live view", async () => {
  const child = execFile(join(folder, "legwork"), [
    "start",
    "--port",
    "0",
    "--data-dir",
    join(folder, "data"),
  ]);
  const url = await new Promise<string>((resolve) => {
    let output = "";
    child.stdout?.on("data", (text: string) => {
      output += text;
      const [, found] = /ready at (http:[\w.:/]+)/.exec(output) ?? [];
      if (found !== undefined) resolve(found);
    });
  });
  expect((await fetch(`${url}/readyz`)).status).toBe(200);
  expect(await (await fetch(`${url}/sessions/any/live`)).text()).toContain("live.js");
  const ended = new Promise((resolve) => child.once("close", resolve));
  child.kill("SIGTERM");
  expect(await ended).toBe(0);
});

test.each([
  { name: "legwork", make: () => packProgram("apps/cli") },
  { name: "@legwork/mcp", make: () => packProgram("apps/mcp") },
  { name: "@legwork/sdk", make: packClient },
])("what is published as $name has the shape that tools expect", async ({ name, make }) => {
  const file = await readFile(await make());
  const tarball = file.buffer.slice(file.byteOffset, file.byteOffset + file.length);
  expect((await publint({ pack: { tarball }, strict: true })).messages).toEqual([]);
  if (name !== "@legwork/sdk") return; // Programs have nothing to import.
  const found = await checkPackage(createPackageFromTarballData(file));
  if (!found.types) expect.fail("the package has no types");
  // CommonJS has to use import().
  const kinds = new Set(found.problems.map(({ kind }) => kind));
  expect([...kinds]).toEqual(["CJSResolvesToESM"]);
});
