import { afterAll, beforeAll, expect, test } from "vitest";
import { DebuggingConnection } from "../../src/browser/debugging-connection.ts";
import type { DebuggingMessage } from "../../src/browser/debugging-protocol.ts";
import { BrowserHost } from "../../src/browser/host.ts";

let host: BrowserHost;

beforeAll(async () => {
  host = await BrowserHost.start({ graceMs: 500 });
});

afterAll(() => host?.close());

/** A connection that is attached to the page of a context of its own. */
async function attached() {
  const context = await host.browser.newContext();
  const page = await context.newPage();
  const about = await (await context.newCDPSession(page)).send("Target.getTargetInfo");
  const connection = await DebuggingConnection.open(host.directory);
  const events: DebuggingMessage[] = [];
  connection.onEvent = (event) => events.push(event);
  const { targetId } = about.targetInfo;
  const answer = await connection.send("Target.attachToTarget", { targetId, flatten: true });
  return { context, page, connection, events, sessionId: answer.result?.["sessionId"] as string };
}

test("several connections drive one browser beside Playwright, each with its own answers and events", async () => {
  const [one, other] = [await attached(), await attached()];
  for (const { connection, sessionId } of [one, other])
    await connection.send("Runtime.enable", {}, sessionId);

  const evaluate = ({ connection, sessionId }: typeof one, expression: string) =>
    connection.send("Runtime.evaluate", { expression, returnByValue: true }, sessionId);
  await evaluate(one, "console.log('from one'); document.title = 'One'");
  await evaluate(other, "console.log('from other'); document.title = 'Other'");

  expect([await one.page.title(), await other.page.title()]).toEqual(["One", "Other"]);
  const said = ({ events }: typeof one) =>
    JSON.stringify(events.filter(({ method }) => method === "Runtime.consoleAPICalled"));
  expect([said(one).includes("from one"), said(one).includes("from other")]).toEqual([true, false]);
  expect([said(other).includes("from one"), said(other).includes("from other")]).toEqual([false, true]);
  one.connection.close();
  other.connection.close();
});

test("what a connection has switched on in a page goes with it", async () => {
  const { page, connection, sessionId } = await attached();
  await connection.send("Emulation.setEmulatedMedia", { media: "print" }, sessionId);
  const isPrinted = () => page.evaluate(() => matchMedia("print").matches);
  expect(await isPrinted()).toBe(true);

  connection.close();

  await expect.poll(isPrinted).toBe(false);
  expect((await connection.send("Browser.getVersion")).error).toBeDefined();
});

test("a connection ends with its host, and what waits for an answer is told", async () => {
  const short = await BrowserHost.start({ graceMs: 500 });
  const connection = await DebuggingConnection.open(short.directory);
  await connection.send("Browser.getVersion");
  const closing = short.close();
  await connection.closed;
  await closing;
  expect(await connection.send("Browser.getVersion")).toMatchObject({ error: { code: -32000 } });
  await expect(DebuggingConnection.open(short.directory)).rejects.toThrow(/ENOENT|ECONNREFUSED/);
});
