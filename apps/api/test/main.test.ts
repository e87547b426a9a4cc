import { spawn, type ChildProcessByStdio } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { createServer, type AddressInfo } from "node:net";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, expect, test } from "vitest";
import { apiKey, createClient, dataOf, errorOf, framesOf } from "./requests.ts";

type Child = ChildProcessByStdio<null, Readable, Readable>;
type Program = { child: Child; output: () => string; exit: Promise<number | null> };

let directory: string;
let programs: Program[];

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), "legwork-main-"));
  programs = [];
});

afterEach(async () => {
  for (const { child, exit } of programs) {
    child.kill("SIGKILL");
    await exit;
  }
  await rm(directory, { recursive: true });
});

/** Has Node say that it is another version. */
const asNode20 = `data:text/javascript,${encodeURIComponent(
  'Object.defineProperty(process, "versions", { value: { ...process.versions, node: "20.20.2" } })',
)}`;

function run(
  parameters: string[] = [],
  environment: Record<string, string> = {},
  preload: string[] = [],
): Program {
  const main = fileURLToPath(new URL("../src/main.ts", import.meta.url));
  const child = spawn(process.execPath, ["--conditions=@legwork/source", ...preload, main, ...parameters], {
    env: {
      PATH: process.env["PATH"],
      HOME: directory,
      LEGWORK_PORT: "0",
      LEGWORK_DATA_DIR: join(directory, "data"),
      ...environment,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (text) => (output += text));
  const program = {
    child,
    output: () => output,
    exit: once(child, "close").then(([code]) => code as number | null),
  };
  programs.push(program);
  return program;
}

async function untilPrinted(program: Program, pattern: RegExp): Promise<string> {
  const gone = program.exit.then((code) => expect.fail(`ended with ${code}: ${program.output()}`));
  const printed = new Promise<string>((resolve) => {
    const look = () => pattern.test(program.output()) && resolve(pattern.exec(program.output())?.[1] ?? "");
    program.child.stdout.on("data", look);
    program.child.stderr.on("data", look);
    look();
  });
  return await Promise.race([printed, gone]);
}

const ready = /is ready at (http:\/\/[\d.:]+)/;

/** Processes that descend from a process. */
function descendants(processId: number): number[] {
  const parents = readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .flatMap(parentOf);
  const children = parents.filter(({ parent }) => parent === processId).map(({ id }) => id);
  return children.flatMap((id) => [id, ...descendants(id)]);
}

function parentOf(name: string): { id: number; parent: number }[] {
  try {
    const status = readFileSync(`/proc/${name}/status`, "utf8");
    if (/^State:\s+Z/m.test(status)) return [];
    return [{ id: Number(name), parent: Number(/^PPid:\s+(\d+)/m.exec(status)?.[1]) }];
  } catch {
    return []; // It ended meanwhile.
  }
}

function alive(ids: number[]): number[] {
  return ids.filter((id) => parentOf(String(id)).length > 0);
}

test("a data directory that cannot be used is named with its setting", async () => {
  const file = join(directory, "file");
  writeFileSync(file, "");
  for (const environment of [{}, { LEGWORK_API_KEY: "a-key-of-32-characters-or-more-than-that" }]) {
    const program = run([], { LEGWORK_DATA_DIR: file, ...environment });

    expect([await program.exit, program.output()]).toEqual([
      2,
      expect.stringMatching(
        /data directory .*file cannot be used: there is a file .*Set LEGWORK_DATA_DIR to/,
      ),
    ]);
  }
});

test("--help lists the variables, --version the version, anything else is refused", async () => {
  const help = run(["--help"]);
  expect([await help.exit, help.output()]).toEqual([
    0,
    expect.stringMatching(/LEGWORK_PORT .*\n.*default: 4700/),
  ]);
  const version = run(["--version"]);
  expect([await version.exit, version.output()]).toEqual([0, expect.stringMatching(/^\d+\.\d+\.\d+\n$/)]);
  const other = run(["--port=1"]);
  expect([await other.exit, other.output()]).toEqual([2, expect.stringContaining("no parameter --port=1")]);
});

test("a value that cannot be used ends the program with 2 and what is expected", async () => {
  const program = run([], { LEGWORK_PORT: "eighty" });
  expect([await program.exit, program.output()]).toEqual([
    2,
    'LEGWORK_PORT is "eighty"; expected: a whole number from 0 to 65535.\n',
  ]);
  const model = run([], { LEGWORK_MODEL: "nothing" });
  expect([await model.exit, model.output()]).toEqual([
    2,
    expect.stringMatching(/^The API key.*\nLegwork did not start: The model "nothing"/),
  ]);
});

test("an older Node is told to be too old, and where a newer one is", async () => {
  const program = run([], {}, ["--import", asNode20]);
  expect([await program.exit, program.output()]).toEqual([
    1,
    expect.stringMatching(
      /^Legwork needs Node 24 or newer, and this is 20\.20\.2\. .*npm start.*\.tools\/node-24\//,
    ),
  ]);
  expect(readdirSync(directory)).toEqual([]);
});

test("a port that is taken is said to be, before anything is touched", async () => {
  const other = createServer().listen(0, "127.0.0.1");
  await once(other, "listening");
  const port = String((other.address() as AddressInfo).port);
  const program = run([], { LEGWORK_PORT: port, LEGWORK_API_KEY: "k" });
  expect([await program.exit, program.output()]).toEqual([
    1,
    `Legwork did not start: port ${port} on 127.0.0.1 is taken by another program. Stop that, or set LEGWORK_PORT to a free port.\n`,
  ]);
  expect(readdirSync(directory)).toEqual([]);
  other.close();
});

test("a browser that cannot be run ends the program with how to mend it", async () => {
  const program = run([], { LEGWORK_BROWSER_PATH: join(directory, "none"), LEGWORK_API_KEY: "k" });
  expect([await program.exit, program.output()]).toEqual([
    1,
    expect.stringMatching(/^Legwork did not start: .*LEGWORK_BROWSER_PATH/),
  ]);
});

test("the first start makes a key and tells it once; it opens the door", async () => {
  const first = run();
  const url = await untilPrinted(first, ready);
  const key = await untilPrinted(first, /The API key, made just now and kept in .*: (lw_\S+)\n/);
  expect((await readFile(join(directory, "data", "api-key"), "utf8")).trim()).toBe(key);
  expect((await fetch(`${url}/readyz`)).status).toBe(200);
  const start = (value: string) =>
    fetch(`${url}/v1/sessions/start`, { method: "POST", headers: { authorization: `Bearer ${value}` } });
  expect([(await start(key)).status, (await start("lw_other")).status]).toEqual([200, 401]);
  first.child.kill("SIGTERM");
  expect(await first.exit).toBe(0);
  const second = run([], { LEGWORK_MODLE: "openai/gpt-5.1" });
  await untilPrinted(second, ready);
  expect(second.output()).toContain("LEGWORK_MODLE is no variable of Legwork");
  expect(second.output()).not.toContain(key);
  expect(second.output()).toContain(`The API key is in ${join(directory, "data", "api-key")}\n`);
});

test.each(["SIGINT", "SIGTERM"] as const)(
  "%s ends sessions and browsers and exits with 0 within 5 s",
  async (signal) => {
    const program = run([], { LEGWORK_API_KEY: apiKey });
    const client = createClient(await untilPrinted(program, ready));
    const silent = createServer().listen(0, "127.0.0.1");
    await once(silent, "listening");
    const { sessionId } = await dataOf(await client.post("/v1/sessions/start", {}));
    const session = `/v1/sessions/${sessionId as string}`;
    const url = `http://127.0.0.1:${(silent.address() as AddressInfo).port}/`;
    const asked = once(silent, "connection");
    const running = client.post(`${session}/navigate`, { url });
    await asked;
    const waiting = await client.post(
      `${session}/act`,
      { input: "click Save" },
      { "x-stream-response": "true" },
    );
    const processes = process.platform === "linux" ? descendants(program.child.pid as number) : [];

    const stoppedAt = Date.now();
    program.child.kill(signal);
    // Both are told why, the one whose turn had come and the one that waited for it.
    await errorOf(await running, 410, "session_ended");
    expect((await framesOf(waiting)).at(-1)?.data).toMatchObject({ status: "error", code: "session_ended" });
    expect(await program.exit).toBe(0);
    expect(Date.now() - stoppedAt).toBeLessThan(5_000);
    expect(program.output()).toContain("Stopped");
    expect(alive(processes)).toEqual([]);
    silent.close();
  },
);

test.runIf(process.platform === "linux").each([
  { signals: 1, least: 3_500, most: 5_000 },
  { signals: 2, least: 0, most: 3_500 },
])(
  "with a browser that does not end, $signals signals end the program all the same",
  async ({ signals, least, most }) => {
    const program = run([], { LEGWORK_API_KEY: apiKey });
    await untilPrinted(program, ready);
    const processes = descendants(program.child.pid as number);
    for (const id of processes) process.kill(id, "SIGSTOP");
    const stoppedAt = Date.now();
    program.child.kill("SIGINT");
    await untilPrinted(program, /(Stopping)/);
    if (signals === 2) program.child.kill("SIGINT");
    expect(await program.exit).toBe(1);
    const took = Date.now() - stoppedAt;
    for (const id of alive(processes)) process.kill(id, "SIGKILL");
    expect([took > least, took < most], `${took} ms`).toEqual([true, true]);
  },
);

test.runIf(process.platform === "linux")("after kill -9 no browser is left", async () => {
  const program = run([], { LEGWORK_API_KEY: apiKey });
  const client = createClient(await untilPrinted(program, ready));
  await dataOf(await client.post("/v1/sessions/start", {}));
  const processes = descendants(program.child.pid as number);
  expect(alive(processes).length).toBeGreaterThan(2);
  program.child.kill("SIGKILL");
  await program.exit;
  await expect.poll(() => alive(processes), { timeout: 20_000, interval: 200 }).toEqual([]);
});
