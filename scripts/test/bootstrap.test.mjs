import assert from "node:assert/strict";
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { createServer as createHttpServer } from "node:http";
import { createServer } from "node:net";
import { hostname, tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { fingerprintManifests, fingerprintTimes, listSources } from "../bootstrap/fingerprint.mjs";
import { describeFirstSteps } from "../bootstrap/first-steps.mjs";
import { acquireLock } from "../bootstrap/lock.mjs";
import { runCommand } from "../bootstrap/run-command.mjs";
import { refuseImpossiblePorts, refuseTakenPorts } from "../bootstrap/run-service.mjs";
import { SetupFailure } from "../bootstrap/setup-failure.mjs";
import { createTestSummary, formatCounts } from "../bootstrap/test-summary.mjs";

function summarize(lines, succeeded = true) {
  const summary = createTestSummary();
  for (const line of lines) summary.add(line);
  return summary.finish(succeeded);
}

function createFolder(context) {
  const folder = mkdtempSync(join(tmpdir(), "legwork-bootstrap-"));
  context.after(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

test("counts vitest's closing lines through turbo's prefix and colours", () => {
  const result = summarize([
    "@legwork/core:test: \u001b[2m Test Files \u001b[22m \u001b[1m\u001b[32m3 passed\u001b[39m\u001b[22m (3)",
    "@legwork/core:test: \u001b[2m      Tests \u001b[22m \u001b[1m\u001b[32m12 passed\u001b[39m\u001b[22m (12)",
    "      Tests  1 failed | 4 passed | 2 skipped (7)",
  ]);

  assert.equal(formatCounts(result), "16 passed, 1 failed");
  assert.deepEqual(result.lines, [
    "@legwork/core:test: Tests  12 passed (12)",
    "Tests  1 failed | 4 passed | 2 skipped (7)",
  ]);
});

test("counts the closing lines of Node's runner in both of its styles", () => {
  const result = summarize([
    "# tests 6",
    "# pass 5",
    "# fail 1",
    "# skipped 0",
    "//:scripts: ℹ pass 2",
    "ℹ cancelled 1",
  ]);

  assert.equal(formatCounts(result), "7 passed, 2 failed");
  assert.ok(!result.lines.includes("# skipped 0"));
});

test("counts the closing line of pytest, and tells its failures again", () => {
  const result = summarize(
    [
      "@legwork/sdk-python:test: ..F                                    [100%]",
      "@legwork/sdk-python:test: =================== FAILURES ===================",
      "@legwork/sdk-python:test: E       assert 1 == 2",
      "@legwork/sdk-python:test: =============== short test summary info ===============",
      "@legwork/sdk-python:test: FAILED tests/test_wire.py::test_one - assert 1 == 2",
      "@legwork/sdk-python:test: \u001b[31m\u001b[1m1 failed\u001b[0m, \u001b[32m159 passed\u001b[0m, 2 errors in 72.10s (0:01:12)",
      "==== 3 passed, 1 skipped in 0.02s ====",
      "it printed 5 passed in 1.00s",
    ],
    false,
  );
  assert.equal(formatCounts(result), "162 passed, 3 failed");
  assert.deepEqual(result.lines, [
    "@legwork/sdk-python:test: 1 failed, 159 passed, 2 errors in 72.10s (0:01:12)",
    "3 passed, 1 skipped in 0.02s",
  ]);
  assert.deepEqual(result.failures, [
    "@legwork/sdk-python:test: =================== FAILURES ===================",
    "@legwork/sdk-python:test: E       assert 1 == 2",
  ]);
});

test("tells at the end what was not tested, and counts nothing for it", () => {
  const result = summarize(["Tests  1 passed (1)", "@legwork/sdk-python:test: Skipped: no Python."]);
  assert.equal(formatCounts(result), "1 passed, 0 failed");
  assert.ok(result.lines.includes("@legwork/sdk-python:test: Skipped: no Python."));
});

test("does not count what a test merely mentions", () => {
  const result = summarize([
    "it prints '# pass 3' at the end",
    "Tests  4 passed (4)",
    "the Tests  9 passed (9) line",
  ]);

  assert.equal(formatCounts(result), "4 passed, 0 failed");
});

test("names the checks that failed as their lines begin", () => {
  const result = summarize(
    ["Failed:    //#format:check, @legwork/mcp#test", "Failed: no task of that name", "# pass 3"],
    false,
  );

  assert.deepEqual(result.failedChecks, ["//:format:check", "@legwork/mcp:test"]);
  assert.deepEqual(summarize(["# pass 3"]).failedChecks, []);
});

test("repeats what the runners say of the tests that failed, each in its task's lines", () => {
  const { failures } = summarize([
    "@legwork/core:test:  ✓ test/a.test.ts (3 tests)",
    "@legwork/core:test: ⎯⎯⎯⎯⎯⎯⎯ Failed Tests 1 ⎯⎯⎯⎯⎯⎯⎯",
    "@legwork/sdk:test:  ✓ test/b.test.ts (3 tests)",
    "@legwork/core:test:  FAIL  test/a.test.ts > adds",
    "@legwork/core:test:  Test Files  1 failed (1)",
    "@legwork/core:test:       Tests  1 failed (1)",
  ]);

  assert.deepEqual(failures, [
    "@legwork/core:test: ⎯⎯⎯⎯⎯⎯⎯ Failed Tests 1 ⎯⎯⎯⎯⎯⎯⎯",
    "@legwork/core:test:  FAIL  test/a.test.ts > adds",
  ]);
});

test("a command that failed, or that ran nothing, has at least one failure", () => {
  assert.equal(formatCounts(summarize(["# pass 3", "# fail 0"], false)), "3 passed, 1 failed");
  assert.equal(formatCounts(summarize(["# pass 3", "# fail 2"], false)), "3 passed, 2 failed");
  assert.equal(formatCounts(summarize([])), "0 passed, 1 failed");
});

test("the second set-up waits until the first has let go of the lock", async (context) => {
  const tools = createFolder(context);
  const order = [];
  const releaseFirst = await acquireLock(tools, assert.fail);

  const second = acquireLock(tools, (owner) => {
    order.push(`waits for ${owner}`);
    releaseFirst();
  });
  const releaseSecond = await second;
  releaseSecond();

  assert.deepEqual(order, [`waits for ${process.pid}`]);
  assert.deepEqual(readdirSync(tools), []);
});

test("a lock whose owner is dead is taken over", async (context) => {
  const tools = createFolder(context);
  const { output } = await runCommand(process.execPath, ["--print", "process.pid"]);
  mkdirSync(join(tools, "lock"));
  const owner = { pid: Number(output), hostname: hostname(), token: "gone" };
  writeFileSync(join(tools, "lock", "owner.json"), JSON.stringify(owner));

  const release = await acquireLock(tools, assert.fail);
  release();

  assert.ok(!readdirSync(tools).includes("lock"));
});

test("fingerprints change with manifests and sources, not with what is generated", (context) => {
  const root = createFolder(context);
  const measure = () => {
    const files = listSources(root);
    return { manifests: fingerprintManifests(root, files), times: fingerprintTimes(root, files) };
  };
  writeFileSync(join(root, "package.json"), "{}");
  const before = measure();

  mkdirSync(join(root, "dist"));
  writeFileSync(join(root, "dist", "main.js"), "");
  assert.deepEqual(measure(), before);

  writeFileSync(join(root, "main.ts"), "");
  assert.equal(measure().manifests, before.manifests);
  assert.notEqual(measure().times, before.times);

  writeFileSync(join(root, "package.json"), '{"private":true}');
  assert.notEqual(measure().manifests, before.manifests);
});

test("a command says why it failed and is ended at its limit", async () => {
  const failing = await runCommand(process.execPath, [
    "--eval",
    "console.log('last words'); process.exit(7)",
  ]);
  assert.equal(failing.reason, "it exited with 7");
  assert.match(failing.output, /last words/);

  const endless = await runCommand(process.execPath, ["--eval", "setInterval(() => {}, 1000)"], {
    seconds: 0.2,
  });
  assert.equal(endless.reason, "it did not finish within 0.2 s");

  const absent = await runCommand("/no/such/program", []);
  assert.equal(absent.succeeded, false);
});

test("a failure names the command, its last output and what to do", () => {
  const failure = new SetupFailure("The build failed.", {
    command: "turbo run build",
    output: "line\n",
    advice: "mend it.",
  });

  assert.equal(
    failure.describe(),
    "✗ The build failed.\n  command: turbo run build\n  its last output:\n    line\n  what to do: mend it.",
  );
});

test("what is no port is refused, with the variable that names it", () => {
  for (const value of ["abc", "99999", "0", "-1", "4700.5", " 4700"]) {
    assert.throws(
      () => refuseImpossiblePorts({ port: "4700", mcpPort: value }),
      (error) =>
        error instanceof SetupFailure &&
        error.message === `LEGWORK_MCP_PORT is "${value}", which is no port.`,
    );
  }
  assert.throws(() => refuseImpossiblePorts({ port: "4700", mcpPort: "4700" }), /are both 4700/);
  refuseImpossiblePorts({ port: "4700", mcpPort: "65535" });
});

test("all ports that are taken are named at once", async (context) => {
  const servers = await Promise.all([listen(), listen()]);
  context.after(() => servers.forEach((server) => server.close()));
  const [port, mcpPort] = servers.map((server) => String(server.address().port));

  const refusal = await refuseTakenPorts({ host: "127.0.0.1", port, mcpPort }).then(
    assert.fail,
    (error) => error,
  );

  assert.match(refusal.message, new RegExp(`^Ports ${port} and ${mcpPort} on 127.0.0.1 are taken`));
  assert.match(refusal.advice, /LEGWORK_PORT and LEGWORK_MCP_PORT/);
  const closed = await listen();
  const free = String(closed.address().port);
  await new Promise((resolve) => closed.close(resolve));
  await refuseTakenPorts({ host: "127.0.0.1", port: free, mcpPort: free });
});

test(
  "the first steps run in a shell as they are printed",
  { skip: process.platform === "win32" },
  async (context) => {
    const folder = createFolder(context);
    const keyFile = join(folder, "it's the key");
    writeFileSync(keyFile, "lw_key\n");
    const seen = [];
    const server = createHttpServer((request, response) => {
      let body = "";
      request.on("data", (chunk) => (body += chunk));
      request.on("end", () => {
        seen.push([request.url, request.headers["x-svc-api-key"], body]);
        response.end('{"success":true,"data":{"sessionId":"1-2","available":true}}');
      });
    });
    await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
    context.after(() => server.close());
    const apiUrl = `http://127.0.0.1:${server.address().port}`;

    const printed = describeFirstSteps({ apiUrl, mcpUrl: `${apiUrl}/mcp`, keyFile, hasOwnKey: false });
    const script = printed.slice(printed.indexOf("  KEY="), printed.indexOf("  MCP:"));
    const result = await runCommand("sh", ["-c", script], { seconds: 20 });

    assert.equal(result.reason, undefined, result.output);
    assert.deepEqual(seen, [
      ["/v1/sessions/start", "lw_key", "{}"],
      ["/v1/sessions/1-2/navigate", "lw_key", '{"url": "https://example.com"}'],
      ["/v1/sessions/1-2/extract", "lw_key", '{"instruction": "the heading"}'],
      ["/v1/sessions/1-2/end", "lw_key", "{}"],
    ]);
  },
);

function listen() {
  return new Promise((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => resolve(server));
  });
}
