import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { command, run } from "./program.ts";

const execute = promisify(execFile);
let directory: string;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), "legwork-program-"));
});

afterAll(async () => {
  await rm(directory, { recursive: true, force: true });
});

const legwork = (...parameters: string[]) => run(parameters, { directory });

test.each([
  [[], ["run", "collect", "start", "sessions", "downloads", "upload", "contexts", "keys", "doctor", "mcp"]],
  [["run"], ["--url", "--extract", "--schema", "--screenshot", "--model", "Exit codes"]],
  [["collect"], ["--schema", "--session", "--key", "--max-items", "--cursor-file", "Exit codes"]],
  [["downloads"], ["list", "fetch", "rows", "--api-url"]],
  [["upload"], ["--name", "--api-url"]],
  [["contexts"], ["list", "show", "import", "export", "delete", "storageState"]],
  [["start"], ["--port", "--max-sessions", "LEGWORK_DATABASE_URL"]],
  [["sessions"], ["list", "show", "events", "end", "--api-url"]],
  [
    ["sessions", "list"],
    ["--status", "--limit"],
  ],
  [["keys"], ["create", "list", "revoke"]],
  [
    ["keys", "create"],
    ["--project", "--tokens-per-day"],
  ],
  [["doctor"], ["--json", "fonts"]],
  [["mcp"], ["--port", "--apiUrl", "legwork mcp"]],
  [["completion"], ["bash", "zsh", "fish"]],
])("%j --help says what there is, on standard output", async (path, words) => {
  const { code, stdout, stderr } = await legwork(...path, "--help");
  expect([code, stderr]).toEqual([0, ""]);
  for (const word of words) expect(stdout).toContain(word);
  if (path.length < 2 && path[0] !== "mcp") expect(stdout).toMatch(/Examples:\n {2}\$ (?:\w+=\S+ )*legwork /);
});

test("no secret has a flag", async () => {
  const { stdout } = await legwork("start", "--help");
  for (const flag of ["--api-key", "--model-api-key", "--database-url", "--context-key", "--proxy "])
    expect(stdout).not.toContain(flag);
});

test("--version prints the version", async () => {
  expect(await legwork("--version")).toMatchObject({ code: 0, stdout: "0.1.0\n" });
});

test.each([
  [["strat"], /Did you mean start\?/],
  [["sessions", "lits"], /Did you mean list\?/],
  [["run", "--ulr", "http://127.0.0.1/"], /Did you mean --url\?/],
  [["completion", "powershell"], /Allowed choices are bash, zsh, fish/],
  [[], /Usage: legwork/],
])("%j ends with 2 and what may have been meant", async (parameters, says) => {
  expect(await legwork(...parameters)).toMatchObject({
    code: 2,
    stdout: "",
    stderr: expect.stringMatching(says),
  });
});

test("an older Node is told to be too old, with where to get one", async () => {
  const older = `data:text/javascript,${encodeURIComponent(
    'Object.defineProperty(process, "versions", { value: { ...process.versions, node: "20.20.2" } })',
  )}`;
  const [node = "", ...rest] = command;
  const withOlder = (...parameters: string[]) =>
    execute(node, ["--import", older, ...rest, ...parameters]).catch((error: unknown) => error);
  const says = expect.stringMatching(/Node 24 or newer.*20\.20\.2/);
  expect(await withOlder("start")).toMatchObject({ code: 3, stderr: says });
  expect(await withOlder("doctor")).toMatchObject({
    code: 1,
    stdout: expect.stringMatching(/^fail {2}node /),
  });
  const { stdout } = (await withOlder("doctor", "--json")) as { stdout: string };
  expect(JSON.parse(stdout)).toMatchObject({
    ok: false,
    checks: [{ name: "node", state: "fail", message: says }],
  });
});

test.runIf(existsSync("/usr/bin/script"))(
  "colours are for a terminal alone, and never with NO_COLOR",
  async () => {
    const line = [...command, "run"].map((word) => `'${word}'`).join(" ");
    const onTerminal = async (environment: Record<string, string>) => {
      const env = { PATH: process.env["PATH"], TERM: "xterm-256color", ...environment };
      const child = spawn("/usr/bin/script", ["-qec", line, "/dev/null"], {
        cwd: directory,
        env,
        stdio: ["ignore", "pipe", "inherit"],
      });
      let output = "";
      child.stdout.setEncoding("utf8").on("data", (text: string) => (output += text));
      await once(child, "close");
      expect(output).toContain("Say what to do");
      return output;
    };
    expect(await onTerminal({})).toContain("\u001b[31mSay what to do");
    expect(await onTerminal({ NO_COLOR: "1" })).not.toContain("\u001b");
    expect((await legwork("run")).stderr).not.toContain("\u001b");
  },
);

test("who has read enough may leave", async () => {
  const [node = "", ...rest] = command;
  const line = [node, ...rest, "start", "--help"].map((word) => `'${word}'`).join(" ");
  const { stdout, stderr } = await execute("bash", ["-o", "pipefail", "-c", `${line} | head -1`]);
  expect([stdout, stderr]).toEqual(["Usage: legwork start [options]\n", ""]);
});

/** What a shell offers, by its own completion of the words so far. */
async function completeInBash(words: string[]): Promise<string[]> {
  const line = `
    source "${join(directory, "legwork.bash")}"
    compopt() { :; }
    COMP_WORDS=(${words.map((word) => `'${word}'`).join(" ")}); COMP_CWORD=$((\${#COMP_WORDS[@]} - 1))
    _legwork; printf '%s\\n' "\${COMPREPLY[@]}"`;
  const { stdout } = await execute("bash", ["-c", line], { cwd: directory });
  return stdout.split("\n").filter(Boolean);
}

test("bash completes commands, flags, choices and paths where they belong", async () => {
  await writeFile(join(directory, "legwork.bash"), (await legwork("completion", "bash")).stdout);
  expect(await completeInBash(["legwork", "s"])).toEqual(["start", "sessions"]);
  expect(await completeInBash(["legwork", "sessions", ""])).toEqual(
    expect.arrayContaining(["list", "show", "events", "end", "--api-url"]),
  );
  expect(await completeInBash(["legwork", "run", "click Save", "--sc"])).toEqual([
    "--schema",
    "--screenshot",
  ]);
  expect(await completeInBash(["legwork", "sessions", "list", "--status", "R"])).toEqual(["RUNNING"]);
  expect(await completeInBash(["legwork", "start", "--log-level", "w"])).toEqual(["warn"]);
  expect(await completeInBash(["legwork", "completion", ""])).toEqual(
    expect.arrayContaining(["bash", "zsh", "fish"]),
  );
  expect(await completeInBash(["legwork", "mcp", "--brow"])).toEqual(["--browserWidth", "--browserHeight"]);
  await writeFile(join(directory, "products.json"), "{}");
  expect(await completeInBash(["legwork", "run", "--schema", "prod"])).toEqual(["products.json"]);
});

const shells = ["zsh", "fish"].filter((shell) =>
  (process.env["PATH"] ?? "").split(delimiter).some((folder) => existsSync(join(folder, shell))),
);

test.each(["zsh", "fish"])("the script for %s names every command and flag", async (shell) => {
  const { code, stdout } = await legwork("completion", shell);
  expect(code).toBe(0);
  for (const word of ["doctor", "sessions", "revoke", "screenshot", "tokens-per-day", "browserWidth"])
    expect(stdout).toContain(word);
  if (!shells.includes(shell)) return;
  const file = join(directory, `_legwork.${shell}`);
  await writeFile(file, stdout);
  await execute(shell, ["-n", file]);
});
