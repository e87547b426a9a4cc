import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, rmSync, rmdirSync, statSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { afterEach, describe, expect, test } from "vitest";
import { BrowserHost, type BrowserHostOptions } from "../../src/browser/host.ts";
import { browserProcess, expectNothingLeft, present, processesOf } from "./processes.ts";

const hosts: BrowserHost[] = [];
const engines: ChildProcess[] = [];

async function start(options: BrowserHostOptions = {}): Promise<BrowserHost> {
  const host = await BrowserHost.start({ graceMs: 500, ...options });
  hosts.push(host);
  return host;
}

/** Starts a process that owns a host, in a process group of its own as a terminal would give it. */
async function startEngine(graceMs: number): Promise<{ engine: ChildProcess; directory: string }> {
  const script = fileURLToPath(new URL("engine-process.ts", import.meta.url));
  const engine = spawn(process.execPath, ["--conditions=@legwork/source", script, String(graceMs)], {
    detached: true,
    stdio: ["ignore", "pipe", "inherit"],
  });
  engines.push(engine);
  const [directory] = (await once(createInterface({ input: engine.stdout }), "line")) as [string];
  return { engine, directory };
}

afterEach(async () => {
  for (const engine of engines.splice(0)) engine.kill("SIGKILL");
  await Promise.all(hosts.splice(0).map((host) => host.close()));
});

test("a host gives a browser whose pages load", async () => {
  const host = await start();
  const page = await (await host.browser.newContext()).newPage();

  await page.goto("data:text/html,<title>Hello</title>");

  expect(await page.title()).toBe("Hello");
});

test("CDP sessions of a page and of its cross-origin frame work over the connection", async () => {
  const server = createServer((request, response) => {
    response.setHeader("content-type", "text/html");
    response.end(
      request.url === "/frame" ? "<p>inside" : `<iframe src="http://localhost:${port()}/frame"></iframe>`,
    );
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const port = (): number => (server.address() as AddressInfo).port;
  try {
    const host = await start({
      arguments: ["--site-per-process", "--host-resolver-rules=MAP localhost 127.0.0.1"],
    });
    const context = await host.browser.newContext();
    const page = await context.newPage();
    await page.goto(`http://127.0.0.1:${port()}/`);
    const frame = present(page.frames()[1]);

    const texts = await Promise.all(
      [page, frame].map(async (target) => {
        const session = await context.newCDPSession(target);
        const { result } = await session.send("Runtime.evaluate", { expression: "location.host" });
        return result.value as string;
      }),
    );

    expect(texts).toEqual([`127.0.0.1:${port()}`, `localhost:${port()}`]);
  } finally {
    server.close();
  }
});

test("closing leaves no process and no file", async () => {
  const host = await start();
  expect(processesOf(host.directory).length).toBeGreaterThan(2);

  await host.close();

  expect(await host.ended).toBe("closed");
  await expectNothingLeft(host.directory, 1_000);
});

test.skipIf(process.platform === "win32")("what the host keeps is readable by its user alone", async () => {
  const host = await start();

  expect(statSync(host.directory).mode & 0o777).toBe(0o700);
});

test("secrets of this process's environment do not reach the browser", async () => {
  process.env["LEGWORK_TEST_SECRET"] = "s3cr3t-of-the-engine";
  try {
    const host = await start();

    // Found by their environment, which `ps` shows in full, so an empty list would prove nothing.
    expect(processesOf(host.directory)).not.toEqual([]);
    expect(processesOf("s3cr3t-of-the-engine")).not.toContain(host.processId);
    expect(processesOf("s3cr3t-of-the-engine")).not.toContain(browserProcess(host.directory));
  } finally {
    delete process.env["LEGWORK_TEST_SECRET"];
  }
});

describe("what dies takes the browser along:", () => {
  test("the browser itself", async () => {
    const host = await start();

    process.kill(browserProcess(host.directory), "SIGKILL");

    expect(await host.ended).toBe("crashed");
    await expectNothingLeft(host.directory, 15_000);
  });

  test("the host's process, killed", async () => {
    const host = await start();

    process.kill(host.processId, "SIGKILL");

    expect(await host.ended).toBe("crashed");
    await expectNothingLeft(host.directory, 40_000);
  });

  test("the engine's process, killed", async () => {
    const { engine, directory } = await startEngine(500);
    expect(processesOf(directory).length).toBeGreaterThan(2);

    engine.kill("SIGKILL");

    await expectNothingLeft(directory, 15_000);
  });

  test("the engine's whole process group, interrupted", async () => {
    const { engine, directory } = await startEngine(500);

    process.kill(-present(engine.pid), "SIGINT");

    await expectNothingLeft(directory, 15_000);
  });

  test("the engine's process and the host's, killed together: the next start sweeps", async () => {
    await withTemporaryDirectory(async () => {
      const { engine, directory } = await startEngine(500);
      const pids = processesOf(directory).filter((pid) => pid !== engine.pid);

      engine.kill("SIGKILL");
      for (const pid of pids) killIfRunning(pid);
      await expect.poll(() => processesOf(directory), { timeout: 3_000 }).toEqual([]);
      expect(existsSync(directory)).toBe(true);
      const host = await start();

      expect(existsSync(directory)).toBe(false);
      await host.close();
    });
  });
});

test("a host that does not answer is killed on closing", async () => {
  const host = await start();
  process.kill(host.processId, "SIGSTOP");

  await host.close();

  await expectNothingLeft(host.directory, 2_000);
});

test("within the grace period another process adopts the browser with its pages", async () => {
  const { engine, directory } = await startEngine(10_000);
  engine.kill("SIGKILL");
  await once(engine, "exit");

  const adopted = await BrowserHost.adopt(directory);
  hosts.push(adopted);

  expect(adopted.browser.contexts()).toHaveLength(1);
  const [page] = present(adopted.browser.contexts()[0]).pages();
  expect(await present(page).evaluate("1 + 1")).toBe(2);
  await adopted.close();
  await expectNothingLeft(directory, 2_000);
});

test("a browser that is not ready in time is an error, and leaves nothing", async () => {
  const program = join(mkdtempSync(join(tmpdir(), "legwork-test-")), "hangs");
  writeFileSync(program, "#!/bin/sh\nsleep 60\nexit 0\n", { mode: 0o755 });
  const started = BrowserHost.start({ executablePath: program, startTimeoutMs: 1_500 });

  await expect(started).rejects.toThrow("it was not ready within 1500 ms");
  expect(processesOf(program)).toEqual([]);
  rmSync(dirname(program), { recursive: true });
});

test("a program that is no browser is an error that says so, and leaves nothing", async () => {
  await withTemporaryDirectory(async (temporary) => {
    const started = BrowserHost.start({ executablePath: process.execPath });

    await expect(started).rejects.toMatchObject({ name: "LegworkError", code: "no_capacity" });
    await expect(started).rejects.toThrow(
      /^The browser did not start: .*bad option.*LEGWORK_BROWSER_PATH.*$/,
    );
    await expectNothingLeft(join(temporary, "legwork-host-"), 3_000);
  });
});

/**
 * Hosts have their directories in one of the test's own meanwhile, which has to be empty in the end. Elsewhere every start
 * of a browser, also in the tests that run beside, sweeps what the dead have left, and may be halfway through it.
 */
async function withTemporaryDirectory(run: (temporary: string) => Promise<void>): Promise<void> {
  const temporary = mkdtempSync(join(tmpdir(), "legwork-test-"));
  process.env["TMPDIR"] = temporary;
  try {
    await run(temporary);
  } finally {
    delete process.env["TMPDIR"];
    rmdirSync(temporary);
  }
}

function killIfRunning(pid: number): void {
  try {
    process.kill(pid, "SIGKILL");
  } catch (error) {
    expect((error as NodeJS.ErrnoException).code).toBe("ESRCH");
  }
}
