import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { startShop, type Shop } from "@legwork/example-shop";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startService, type RunningService } from "./running-service.ts";

const run = promisify(execFile);
const root = fileURLToPath(new URL("..", import.meta.url));
const tools = join(root, "../../.tools");

let service: RunningService;
let shop: Shop;
/** An empty project in which the packed client alone is installed. */
let project: string;

beforeAll(async () => {
  [service, shop] = [await startService(), await startShop()];
  project = await mkdtemp(join(tmpdir(), "legwork-sdk-package-"));
  await run("pnpm", ["run", "build"], { cwd: root });
  await run("pnpm", ["pack", "--pack-destination", project], { cwd: root });
  await writeFile(join(project, "package.json"), `{ "name": "empty", "private": true, "type": "module" }`);
  const [tarball = ""] = (await readdir(project)).filter((name) => name.endsWith(".tgz"));
  await run("npm", ["install", "--offline", "--no-audit", "--no-fund", `./${tarball}`], { cwd: project });
  await writeFile(join(project, "program.js"), program);
}, 120_000);

afterAll(async () => {
  await service?.stop();
  await shop?.close();
  await rm(project, { recursive: true, force: true });
});

const program = `
  import { Legwork, LegworkError } from "@legwork/sdk";
  const [, , baseURL, apiKey, shop] = process.argv;
  const legwork = new Legwork({ env: "REMOTE", baseURL, apiKey });
  await legwork.init();
  const [page] = legwork.context.pages();
  await page.goto(shop);
  const acted = await page.act("click Reject all");
  const steps = [];
  for await (const event of legwork.agent().stream("click Products")) if (event.type === "step") steps.push(event.action.type);
  const { pageText } = await legwork.extract();
  const local = await new Legwork({ env: "LOCAL" }).init().catch((error) => error instanceof LegworkError && error.code);
  await legwork.close();
  console.log(JSON.stringify({ version: process.version, success: acted.success, steps, kettle: pageText.includes("Trail Kettle"), local }));
`;

/** The program of a Node.js version, from the package of that name, kept for the next time; rejects without a registry. */
async function nodeOf(version: string): Promise<string> {
  const name = `node-${process.platform}-${process.arch}`;
  const folder = join(tools, `node-${version}`);
  if (!existsSync(folder)) {
    const unfinished = await mkdtemp(join(tmpdir(), "legwork-node-"));
    const quiet = [
      "--no-save",
      "--no-package-lock",
      "--no-audit",
      "--no-fund",
      "--ignore-scripts",
      "--fetch-retries=1",
    ];
    await run("npm", ["install", "--prefix", unfinished, ...quiet, `${name}@${version}`]);
    await run("mkdir", ["-p", tools]);
    await rename(unfinished, folder).catch(async () => run("cp", ["-r", unfinished, folder]));
  }
  return join(folder, "node_modules", name, "bin/node");
}

test("the packed client needs no other package, and has what it is described by", async () => {
  const installed = await readdir(join(project, "node_modules"));
  expect(installed.filter((name) => !name.startsWith("."))).toEqual(["@legwork"]);
  expect(await readdir(join(project, "node_modules/@legwork"))).toEqual(["sdk"]);
  const manifest = JSON.parse(
    await readFile(join(project, "node_modules/@legwork/sdk/package.json"), "utf8"),
  ) as { dependencies?: unknown; types: string };
  expect(manifest.dependencies ?? {}).toEqual({});
  expect(existsSync(join(project, "node_modules/@legwork/sdk", manifest.types))).toBe(true);
});

test.for([
  { version: "20", findNode: () => nodeOf("20.20.2") },
  { version: "22", findNode: () => nodeOf("22.23.3") },
  { version: "this process's", findNode: async () => process.execPath },
])(
  "the packed client runs under Node.js $version",
  { timeout: 180_000 },
  async ({ version, findNode }, { skip }) => {
    const node = await findNode().catch((error: unknown) => skip(`Node.js could not be had: ${error}`));
    const { stdout } = await run(node, ["program.js", service.url, service.apiKey, shop.url], {
      cwd: project,
    });
    expect(JSON.parse(stdout)).toEqual({
      version: expect.stringMatching(version.startsWith("2") ? `^v${version}\\.` : process.version),
      success: true,
      steps: ["act"],
      kettle: true,
      local: "engine_missing",
    });
  },
);

test("the packed types are those that a program is checked by", async () => {
  const checked = `
    import { Legwork, type Page } from "@legwork/sdk";
    const legwork = new Legwork({ apiKey: "k" });
    export const page: Page | undefined = legwork.context.pages()[0];
    // @ts-expect-error -- an address is a text
    await legwork.navigate(1);
  `;
  await writeFile(join(project, "checked.ts"), checked);
  const compiler = join(root, "../../node_modules/.bin/tsc");
  const options = [
    "--noEmit",
    "--strict",
    "--module",
    "nodenext",
    "--target",
    "es2022",
    "--lib",
    "es2023,dom,dom.iterable,esnext.disposable",
    "--types",
    "",
  ];
  await run(compiler, [...options, "checked.ts"], { cwd: project }).catch((error: { stdout: string }) => {
    throw new Error(error.stdout);
  });
});
