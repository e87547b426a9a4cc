import { spawn } from "node:child_process";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Snippet } from "../../scripts/snippets.ts";
import type { Outcome, Told } from "./outcome.ts";
import { root, type World } from "./world.ts";

const here = fileURLToPath(new URL(".", import.meta.url));
/** Modules find packages by where they stand. */
const modulesFolder = fileURLToPath(new URL("../dist/snippets/", import.meta.url));

/** Where Node keeps what it has compiled of the sources, which every process would else do again. */
const compileCache = fileURLToPath(new URL("../node_modules/.cache/compiled", import.meta.url));

const beginsSession = (code: string): boolean => /\bnew Legwork\(|\b(Async)?Legwork\(/.test(code);

/** What the compiler says against TypeScript snippets, and undefined when it says nothing. */
export async function checkTypes(snippets: Snippet[], world: World): Promise<string | undefined> {
  await writeModules(snippets, world);
  const compiler = join(root, "node_modules/.bin/tsc");
  const { code, output } = await run(compiler, ["-p", join(here, "../tsconfig.snippets.json")], {});
  return code === 0 ? undefined : output;
}

export async function runTypeScript(snippets: Snippet[], world: World): Promise<Outcome[]> {
  const paths = await writeModules(snippets, world);
  const told: Told = {
    modules: snippets.map(({ page, code }, position) => ({
      page,
      path: paths[position] as string,
      ownSession: beginsSession(code),
    })),
    serviceUrl: world.serviceUrl,
    apiKey: world.apiKey,
    shopUrl: world.shop.url,
  };
  const words = ["--conditions=@legwork/source", join(here, "run-typescript.ts"), JSON.stringify(told)];
  return readOutcomes(await run(process.execPath, words, {}));
}

export async function runPython(snippets: Snippet[], world: World, program: string): Promise<Outcome[]> {
  const told = {
    shopUrl: world.shop.url,
    snippets: snippets.map(({ page, line, code }) => ({
      page,
      line,
      code: world.localise(code),
      ownSession: beginsSession(code),
    })),
  };
  const environment = {
    LEGWORK_API_URL: world.serviceUrl,
    LEGWORK_API_KEY: world.apiKey,
    PYTHONPATH: join(root, "packages/sdk-python/src"),
  };
  const input = JSON.stringify(told);
  return readOutcomes(await run(program, [join(here, "run_python.py")], { environment, input }));
}

/** All of one page in one shell, as its reader would. */
export async function runShell(snippets: Snippet[], world: World): Promise<Outcome[]> {
  const script = [
    prelude(world),
    ...snippets.flatMap(({ code }, position) => [`echo "${border} ${position}"`, world.localise(code)]),
  ].join("\n");
  const environment = {
    PATH: [join(world.folder, "bin"), join(process.execPath, ".."), process.env["PATH"]].join(delimiter),
    NODE_OPTIONS: "--conditions=@legwork/source",
    LEGWORK_LOG_LEVEL: "silent",
    // The service that was started in this folder, which listens elsewhere than it says.
    LEGWORK_API_URL: world.serviceUrl,
  };
  const { code, output } = await run("bash", ["-c", script], { environment, folder: world.folder });
  const [before = "", ...parts] = output.split(new RegExp(`^${border} \\d+\n`, "m"));
  return snippets.map((_, position) => {
    const printed = parts[position];
    if (printed === undefined) return { printed: "", failure: `It was not come to.\n${before}` };
    const failed = /\{"success":false/.exec(printed);
    const stopped = code !== 0 && position === parts.length - 1;
    return {
      printed,
      failure: stopped ? `It ended with ${code}.` : failed ? "It was answered that it failed." : undefined,
    };
  });
}

/** A snippet that does not come back is one that does not do what it says. */
const longestMs = 280_000;
const border = "----- snippet";

/** What the quick start gives its reader: the key, a way to call, and a session; here on the shop. */
function prelude({ serviceUrl, shop }: World): string {
  return `
    set -eo pipefail
    KEY=$(cat .legwork/api-key)
    call() { curl -sS -X POST "${serviceUrl}/v1/sessions/$1" -H "x-svc-api-key: $KEY" -H 'content-type: application/json' -d "$2"; echo; }
    ID=$(call start '{}' | sed 's/.*"sessionId":"\\([^"]*\\)".*/\\1/')
    call $ID/navigate '{"url": "${shop.url}/products"}'
    call $ID/act '{"input": "click Reject all"}'
  `;
}

async function writeModules(snippets: Snippet[], world: World): Promise<string[]> {
  await rm(modulesFolder, { recursive: true, force: true });
  await mkdir(modulesFolder, { recursive: true });
  return await Promise.all(
    snippets.map(async ({ page, line, code }) => {
      const path = join(modulesFolder, `${page.replaceAll("/", "-")}-${line}.ts`);
      await writeFile(path, `${world.localise(code)}\nexport {};\n`);
      return path;
    }),
  );
}

type Ended = { code: number | null; output: string };

function readOutcomes({ code, output }: Ended): Outcome[] {
  const last = output.trimEnd().split("\n").at(-1) ?? "";
  if (code !== 0 || !last.startsWith("[")) throw new Error(`The program ended with ${code}:\n${output}`);
  return JSON.parse(last) as Outcome[];
}

type How = { environment?: Record<string, string>; input?: string; folder?: string };

async function run(program: string, words: string[], { environment, input, folder }: How): Promise<Ended> {
  const child = spawn(program, words, {
    cwd: folder ?? here,
    env: { ...process.env, NODE_COMPILE_CACHE: compileCache, ...environment },
    stdio: "pipe",
    detached: true,
  });
  child.stdin.end(input);
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (text: string) => void (output += text));
  return await new Promise((resolve, reject) => {
    // What a shell has started holds its output open: all of it ends with its group.
    const timer = setTimeout(() => process.kill(-(child.pid as number), "SIGKILL"), longestMs);
    child.once("error", reject);
    child.once("close", (code) => {
      clearTimeout(timer);
      resolve({ code, output });
    });
  });
}
