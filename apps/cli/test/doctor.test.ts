import { chmod, mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { createServer, type AddressInfo } from "node:net";
import { once } from "node:events";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { run } from "./program.ts";

type Check = { name: string; state: string; message: string; mend?: string };

let directory: string;

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), "legwork-doctor-"));
});

afterEach(async () => {
  await rm(directory, { recursive: true, force: true });
});

async function doctor(parameters: string[] = [], environment: Record<string, string> = {}) {
  const { code, stdout } = await run(["doctor", "--json", ...parameters], { directory, environment });
  const { ok, checks } = JSON.parse(stdout) as { ok: boolean; checks: Check[] };
  return { code, ok, of: (name: string) => checks.find((check) => check.name === name) };
}

/** Where the browser is not what a test is about, it is not started. */
const withoutBrowser = ["--browser-path", "/none"];

test("on a machine that has everything it says so, line by line, and leaves nothing behind", async () => {
  const ended = await run(["doctor", "--port", "0"], { directory });
  expect(ended.code).toBe(0);
  const states = new Map(
    [...ended.stdout.matchAll(/^(ok|warn|fail) +(\w+)/gm)].map(([, state, name]) => [name, state]),
  );
  expect([...states.keys()]).toEqual([
    "node",
    "settings",
    "browser",
    "sandbox",
    "fonts",
    "data",
    "key",
    "store",
    "port",
    "memory",
  ]);
  expect([...states.values()]).not.toContain("fail");
  expect(ended.stdout).toMatch(/^ok +browser +\d+\.\d+\.\d+\.\d+ \(\/.*\) starts$/m);
  if (process.getuid?.() === 0) expect(ended.stdout).toMatch(/^warn +sandbox .*root.*\n +→ runuser/m);
  expect(await readdir(directory)).not.toContain(".legwork");
});

test("a browser that is not there, or does not run, fails with what mends it", async () => {
  const missing = await doctor(withoutBrowser);
  expect(missing).toMatchObject({ code: 1, ok: false });
  expect(missing.of("browser")).toMatchObject({ state: "fail", mend: "unset LEGWORK_BROWSER_PATH" });
  const none = await doctor([], { PATH: directory });
  expect(none.of("browser")).toMatchObject({
    state: "fail",
    mend: expect.stringMatching(/apt-get install --yes chromium|Chrome/),
  });
  const broken = join(directory, "chromium");
  await writeFile(broken, "#!/bin/sh\nexit 1\n");
  await chmod(broken, 0o755);
  expect((await doctor(["--browser-path", broken])).of("browser")).toMatchObject({ state: "fail" });
});

test("settings that cannot be used, or that nobody reads, are named", async () => {
  const wrong = await doctor(withoutBrowser, { LEGWORK_MAX_SESSIONS: "many" });
  expect(wrong.of("settings")).toMatchObject({
    state: "fail",
    message: expect.stringContaining("many"),
    mend: "unset LEGWORK_MAX_SESSIONS",
  });
  const unknown = await doctor(withoutBrowser, { LEGWORK_MODLE: "openai/gpt-5.1" });
  expect(unknown.of("settings")).toMatchObject({ state: "warn", mend: "unset LEGWORK_MODLE" });
});

test("keys that others can read or guess, and a store that is none, are found", async () => {
  const data = join(directory, "data");
  await mkdir(data, { mode: 0o700 });
  await writeFile(join(data, "api-key"), "lw_key\n", { mode: 0o644 });
  await writeFile(
    join(data, "legwork.sqlite"),
    "this is no database, whatever its name may say of it".repeat(99),
  );
  const found = await doctor([...withoutBrowser, "--data-dir", data]);
  expect(found.of("data")).toMatchObject({ state: "ok" });
  expect(found.of("key")).toMatchObject({ state: "warn", mend: `chmod 600 ${join(data, "api-key")}` });
  expect(found.of("store")).toMatchObject({ state: "fail", message: expect.stringContaining("SQLite") });
  await chmod(join(data, "api-key"), 0o600);
  const weak = await doctor([...withoutBrowser, "--data-dir", data], { LEGWORK_API_KEY: "short" });
  expect(weak.of("key")).toMatchObject({ state: "warn", mend: expect.stringContaining("openssl rand") });
  expect((await readdir(data)).toSorted()).toEqual(["api-key", "legwork.sqlite"]);
});

test("a folder that cannot be written, a database that is not there and a port that is taken fail", async () => {
  await writeFile(join(directory, "file"), "");
  const other = createServer().listen(0, "127.0.0.1");
  await once(other, "listening");
  const port = String((other.address() as AddressInfo).port);
  const closed = createServer().listen(0, "127.0.0.1");
  await once(closed, "listening");
  const { port: closedPort } = closed.address() as AddressInfo;
  closed.close();
  const found = await doctor(
    [...withoutBrowser, "--data-dir", join(directory, "file", "data"), "--port", port],
    { LEGWORK_DATABASE_URL: `postgres://legwork:s3cret@127.0.0.1:${closedPort}/legwork` },
  );
  other.close();
  expect(found.of("data")).toMatchObject({
    state: "fail",
    mend: expect.stringContaining("install --directory"),
  });
  expect(found.of("store")).toMatchObject({
    state: "fail",
    message: expect.stringContaining("nothing listens"),
  });
  expect(found.of("port")).toMatchObject({
    state: "fail",
    mend: expect.stringMatching(/^legwork start --port \d+$/),
  });
  expect(JSON.stringify(found.of("store"))).not.toContain("s3cret");
});
