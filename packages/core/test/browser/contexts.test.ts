import { afterEach, expect, test } from "vitest";
import { ContextPool, type ContextPoolOptions } from "../../src/browser/contexts.ts";
import { browserProcess, expectNothingLeft, hostDirectory, present } from "./processes.ts";
import type { Browser } from "../../src/browser/playwright.ts";
import type { PooledContext } from "../../src/browser/pooled-context.ts";

const pools: ContextPool[] = [];

function createPool(options: ContextPoolOptions = {}): ContextPool {
  const pool = new ContextPool({ host: { graceMs: 500 }, readyContexts: 1, ...options });
  pools.push(pool);
  return pool;
}

function browserOf(pooled: PooledContext): Browser {
  return present(pooled.context.browser());
}

/** Directory of the host whose browser a context lives in. */
async function directoryOf(pooled: PooledContext): Promise<string> {
  const session = await browserOf(pooled).newBrowserCDPSession();
  const { processInfo } = await session.send("SystemInfo.getProcessInfo");
  return hostDirectory(present(processInfo.find(({ type }) => type === "browser")).id);
}

afterEach(async () => {
  await Promise.all(pools.splice(0).map((pool) => pool.close()));
});

test("a context with default settings has an open page of 1280 × 720", async () => {
  const pool = createPool();
  const { page } = await pool.acquire({ projectId: "a" });

  expect(page.url()).toBe("about:blank");
  expect(page.viewportSize()).toEqual({ width: 1280, height: 720 });
});

test("a ready context is claimed at once, and another one takes its place", async () => {
  const pool = createPool();
  await pool.start();
  const first = await pool.acquire({ projectId: "a" });
  const browser = browserOf(first);
  await expect.poll(() => browser.contexts().length).toBe(2);
  await expect.poll(() => browser.contexts()[1]?.pages().length).toBe(1);
  const waiting = browser.contexts()[1];

  const second = await pool.acquire({ projectId: "a" });

  expect(second.context).toBe(waiting);
  await expect.poll(() => browser.contexts().length).toBe(3);
});

test("other settings make a context of their own", async () => {
  const pool = createPool();
  const { page } = await pool.acquire({
    projectId: "a",
    settings: { viewport: { width: 400, height: 300 }, locale: "de-DE", hasTouch: true },
  });

  expect(
    await page.evaluate(() => [innerWidth, innerHeight, navigator.language, navigator.maxTouchPoints]),
  ).toEqual([400, 300, "de-DE", 1]);
});

test("contexts share no cookies", async () => {
  const pool = createPool();
  const [first, second] = await Promise.all([
    pool.acquire({ projectId: "a" }),
    pool.acquire({ projectId: "a" }),
  ]);
  await first.context.addCookies([{ name: "who", value: "first", url: "http://localhost/" }]);

  expect(await second.context.cookies()).toEqual([]);
  expect(second.context.browser()).toBe(first.context.browser());
});

test("release closes the context, once", async () => {
  const pool = createPool();
  const pooled = await pool.acquire({ projectId: "a" });

  await Promise.all([pooled.release(), pooled.release()]);

  expect(await pooled.ended).toBe("closed");
  expect(pooled.page.isClosed()).toBe(true);
});

test("projects share no browser", async () => {
  const pool = createPool();
  const [a, b] = await Promise.all([pool.acquire({ projectId: "a" }), pool.acquire({ projectId: "b" })]);

  expect(a.context.browser()).not.toBe(b.context.browser());
});

test("a browser holds no more contexts than its capacity", async () => {
  const pool = createPool({ sessionsPerBrowser: 2 });
  const claimed = await Promise.all([1, 2, 3].map(() => pool.acquire({ projectId: "a" })));

  const browsers = claimed.map(({ context }) => context.browser());
  expect(browsers[1]).toBe(browsers[0]);
  expect(browsers[2]).not.toBe(browsers[0]);
});

test("a browser without sessions is closed, unless it is the only one", async () => {
  const pool = createPool({ idleBrowserMs: 50 });
  const a = await pool.acquire({ projectId: "a" });
  const b = await pool.acquire({ projectId: "b" });
  const directory = await directoryOf(a);

  await a.release();
  await expectNothingLeft(directory, 5_000);
  await b.release();
  const again = await pool.acquire({ projectId: "b" });

  expect(again.context.browser()).toBe(b.context.browser());
});

test("a crash of the browser is told to its holders, and the next session gets a new one", async () => {
  const pool = createPool();
  const pooled = await pool.acquire({ projectId: "a" });
  const directory = await directoryOf(pooled);

  process.kill(browserProcess(directory), "SIGKILL");

  expect(await pooled.ended).toBe("crashed");
  await pooled.release();
  const next = await pool.acquire({ projectId: "a" });
  expect(await next.page.evaluate("1 + 1")).toBe(2);
  await pool.close();
  await expectNothingLeft(directory, 1_000);
});

test("a browser that goes while a context is made in it is nothing that its holder meets", async () => {
  const pool = createPool({ readyContexts: 0 });
  const pooled = await pool.acquire({ projectId: "a" });
  const id = browserProcess(await directoryOf(pooled));

  process.kill(id, "SIGKILL");
  // The pool cannot know of it yet.
  const next = await pool.acquire({ projectId: "a" });

  expect(await next.page.evaluate("1 + 1")).toBe(2);
  expect(await pooled.ended).toBe("crashed");
});

test("an aborted request gives its place back", async () => {
  const pool = createPool({ sessionsPerBrowser: 1, readyContexts: 0 });
  const controller = new AbortController();
  const aborted = pool.acquire({ projectId: "a", signal: controller.signal });

  controller.abort(new Error("the client has gone"));

  await expect(aborted).rejects.toThrow("the client has gone");
  const first = await pool.acquire({ projectId: "a" });
  await first.release();
  await expect.poll(() => browserOf(first).contexts().length).toBe(0);
});

test("without a browser to start, every request says why", async () => {
  const pool = createPool({ host: { executablePath: "/nowhere/chromium" } });

  await expect(pool.start()).rejects.toMatchObject({ code: "no_capacity" });
  await expect(pool.acquire({ projectId: "a" })).rejects.toThrow("/nowhere/chromium");
});

test("a pool that closes while a browser starts says so to those who wait, and leaves nothing", async () => {
  const pool = createPool();
  const waiting = pool.acquire({ projectId: "a" });
  const refused = expect(waiting).rejects.toMatchObject({ code: "shutting_down" });

  await pool.close();

  await refused;
});

test("a closed pool leaves nothing and starts nothing", async () => {
  const pool = createPool();
  const pooled = await pool.acquire({ projectId: "a" });
  const directory = await directoryOf(pooled);

  await pool.close();

  expect(await pooled.ended).toBe("closed");
  await expectNothingLeft(directory, 1_000);
  await expect(pool.acquire({ projectId: "a" })).rejects.toMatchObject({ code: "shutting_down" });
});
