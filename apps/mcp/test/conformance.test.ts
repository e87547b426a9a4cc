import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, readdir, rm } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createFixtureServer } from "./conformance/fixture-server.ts";
import { startServer, type ServerUnderTest } from "./server-under-test.ts";

const require = createRequire(import.meta.url);
const runner = require.resolve("@modelcontextprotocol/conformance/dist/index.js");
const revisions = ["2025-11-25", "2026-07-28"];

/** The official runner, as a user would start it. */
async function run(...parameters: string[]): Promise<{ status: number | null; output: string }> {
  const child = spawn(process.execPath, [runner, "server", ...parameters]);
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk: Buffer) => (output += chunk.toString()));
  const [status] = (await once(child, "close")) as [number | null];
  return { status, output };
}

describe("our HTTP endpoint, with the fixtures of the runner", () => {
  let server: ServerUnderTest;

  beforeAll(async () => {
    server = await startServer({ serverFactory: createFixtureServer });
  });

  afterAll(async () => await server.close());

  test.each(revisions)("meets all that revision %s requires", async (revision) => {
    const { status, output } = await run("--url", server.url, "--requirements", revision);
    expect(output).toMatch(/\nTotal: [1-9]\d+ passed, \d+ failed\n/);
    expect(status, output).toBe(0);
  });
});

describe("the server as it is", () => {
  let server: ServerUnderTest;

  beforeAll(async () => {
    server = await startServer();
  });

  afterAll(async () => await server.close());

  /** What these ask for by name is a fixture: a tool, a resource or a prompt of the runner's own. */
  const onFixtures =
    /^(?:tools-call-|elicitation-|completion-complete|resources-(?:read|templates-read|subscribe|unsubscribe)|prompts-get-|input-required-result-)/;

  test.each(revisions)("meets all that revision %s requires without a fixture", async (revision) => {
    const folder = await mkdtemp(join(tmpdir(), "legwork-conformance-"));
    const { output } = await run("--url", server.url, "--requirements", revision, "-o", folder);
    const summary = output.slice(output.indexOf("=== SUMMARY"), output.indexOf("\nTotal: "));
    const failing = [...summary.matchAll(/✗ ([\w-]+): /g)].map(([, name = ""]) => name);
    const passing = [...summary.matchAll(/✓ ([\w-]+): /g)].map(([, name = ""]) => name);
    expect(passing).toEqual(expect.arrayContaining(["tools-list", "resources-list", "prompts-list"]));
    const notScored = [...output.matchAll(/\n {2}✗ ([\w-]+) \(/g)].map(([, name = ""]) => name);
    const failed = failing.filter((name) => !onFixtures.test(name) && !notScored.includes(name));
    // It calls diagnostic tools among much else; all that it complains of is that there are none.
    expect(failed).toEqual(revision === "2026-07-28" ? ["server-stateless"] : []);
    for (const name of failed)
      for (const message of await failuresOf(folder, name))
        expect(message).toMatch(/^Not testable: .* diagnostic tool/);
    await rm(folder, { recursive: true, force: true });
  });
});

/** What the runner has written down of a scenario's failures. */
async function failuresOf(folder: string, scenario: string): Promise<string[]> {
  const files = await readdir(folder, { recursive: true });
  const file = files.find((path) => path.includes(scenario) && path.endsWith("checks.json")) ?? "";
  const checks = JSON.parse(await readFile(join(folder, file), "utf8")) as {
    status: string;
    errorMessage?: string;
  }[];
  return checks.filter(({ status }) => status === "FAILURE").map(({ errorMessage = "" }) => errorMessage);
}
